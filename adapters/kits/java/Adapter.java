// An adapter between your game and the conformance suite. Java 11 or newer, nothing to install or compile.
//
// Run it from the suite:  pa58 adapter check "java Adapter.java"
// `answer` gets one case (a Map) and returns one of
//     ok("category", "flush")           your game's answer
//     rejected("bad-cards", "why")      your game refuses the case
//     UNSUPPORTED                       your game does not have this
// c.get("cards") is "As Td 2c", a joker "Jk" (in 691 "Jk1", "Jk2"). All words: docs/adapter-protocol.md.

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

@SuppressWarnings("unchecked")
public class Adapter {
    static final Map<String, Object> UNSUPPORTED = map("unsupported", true);

    // To do: name your product. The digest says which build was tested.
    static final Map<String, Object> PRODUCT = map("name", "My game", "vendor", "My company", "version", "0.1",
            "build", map("algorithm", "sha256", "digest", "to do"));

    // To do: name in `ops` what you have filled in below; in `options` the optional wagers that you offer.
    static final Map<String, Object> CHAPTERS = map(
            "687a", map("ops", List.of(), "options", List.of(), "readings", Map.of()),
            "680a", map("ops", List.of(), "options", List.of(), "readings", Map.of()),
            "684a", map("ops", List.of(), "options", List.of(), "readings", Map.of()),
            "691", map("ops", List.of(), "options", List.of(), "readings", Map.of()));

    static Map<String, Object> answer(String op, Map<String, Object> c) {
        switch (op) {
            // To do, as in  case "680a point-count": return ok("count", MyGame.count((String) c.get("cards")));
            case "687a rank": return UNSUPPORTED;        // c.get("for") is "hand" -> ok("category", "full-house")
            case "687a eligible": return UNSUPPORTED;    // c.get("wager") -> ok("eligible", false), or with "category"
            case "687a compare": return UNSUPPORTED;     // c.get("first"), c.get("second") -> ok("winner", "first")
            case "680a point-count": return UNSUPPORTED; // two cards -> ok("count", 5)
            case "680a rank": return UNSUPPORTED;        // c.get("for") is "bonus-wager" -> ok("category", "two-pair")
            case "684a rank": return UNSUPPORTED;        // c.get("for"): "hand", "best-four" (answer "hand" too), ...
            case "684a compare": return UNSUPPORTED;     // c.get("first"), c.get("second") -> ok("winner", "tie")
            case "684a eligible": return UNSUPPORTED;    // c.get("wager") -> ok("eligible", true)
            case "691 rank": return UNSUPPORTED;         // five cards -> ok("category", "flush")
            case "691 settle": return UNSUPPORTED;       // c.get("revealed"), ("wagers") -> ok("outcomes", map("ace", "win"))
            case "table.open": case "table.do": // -> map("accepted", map("session", "...", "events", List.of()))
            case "declare":                     // -> map("declared", map(...))
            default: return op.equals("table.close") ? Map.of() : UNSUPPORTED;
        }
    }

    static Map<String, Object> ok(Object... members) { return map("ok", map(members)); }
    static Map<String, Object> rejected(String code, String message) {
        return map("rejected", map("code", code, "message", message));
    }

    static Map<String, Object> respond(String method, Map<String, Object> params) {
        if (method.equals("evaluate")) {
            List<Object> results = new ArrayList<>();
            for (Object c : (List<Object>) params.get("cases")) {
                try {
                    results.add(answer(params.get("chapter") + " " + params.get("op"), (Map<String, Object>) c));
                } catch (RuntimeException error) { // what goes wrong with one case must not touch the others
                    results.add(map("error", map("message", error.toString())));
                }
            }
            return map("result", map("results", results));
        }
        if (method.equals("initialize")) {
            Map<String, Object> spoken = (Map<String, Object>) params.get("protocol");
            if ((long) spoken.get("min") > 1 || (long) spoken.get("max") < 1)
                return map("error", map("code", -32000, "message", "this adapter speaks protocol version 1"));
            return map("result", map("protocol", 1, "product", PRODUCT, "chapters", CHAPTERS,
                    "limits", map("maxBatch", 1000)));
        }
        if (method.startsWith("table.") || method.equals("declare")) return map("result", answer(method, params));
        if (method.equals("shutdown")) return map("result", Map.of());
        return map("error", map("code", -32601, "message", "there is no method " + method));
    }

    public static void main(String[] args) throws IOException {
        // Standard output is kept for the protocol; System.out and every print go to standard error.
        OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
        System.setOut(System.err);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 16);
        for (String line; (line = in.readLine()) != null; ) {
            at = 0;
            Map<String, Object> request = (Map<String, Object>) read(line);
            String method = (String) request.get("method");
            Map<String, Object> params = (Map<String, Object>) request.getOrDefault("params", Map.of());
            Map<String, Object> message = map("jsonrpc", "2.0", "id", request.get("id"));
            message.putAll(respond(method, params));
            out.write((write(message) + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
            if (method.equals("shutdown")) return;
        }
    }

    static Map<String, Object> map(Object... members) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < members.length; i += 2) map.put((String) members[i], members[i + 1]);
        return map;
    }

    // The little JSON that the protocol needs. Commas and colons are skipped like blanks: the suite sends valid JSON.
    static int at;
    static char next(String s) {
        while (" \t\r\n,:".indexOf(s.charAt(at)) >= 0) at++;
        return s.charAt(at);
    }

    static Object read(String s) {
        char c = next(s);
        int from = at++;
        if (c == '{' || c == '[') {
            List<Object> items = new ArrayList<>(); // of an object: its names and values by turns
            while (next(s) != '}' && s.charAt(at) != ']') items.add(read(s));
            at++;
            return c == '[' ? items : map(items.toArray());
        }
        if (c == '"') {
            StringBuilder text = new StringBuilder();
            for (; (c = s.charAt(at++)) != '"'; text.append(c)) {
                if (c != '\\') continue;
                c = s.charAt(at++);
                if (c == 'u') c = (char) Integer.parseInt(s.substring(at, at += 4), 16);
                else if ("bfnrt".indexOf(c) >= 0) c = "\b\f\n\r\t".charAt("bfnrt".indexOf(c));
            }
            return text.toString();
        }
        while (at < s.length() && " ,]}".indexOf(s.charAt(at)) < 0) at++;
        String word = s.substring(from, at);
        if (word.equals("null")) return null;
        return word.equals("true") || word.equals("false") ? (Object) word.equals("true") : Long.valueOf(word);
    }

    static String write(Object value) {
        StringJoiner members = new StringJoiner(",");
        if (value instanceof Map) {
            ((Map<?, ?>) value).forEach((name, member) -> members.add(write(name) + ":" + write(member)));
            return "{" + members + "}";
        }
        if (value instanceof List) {
            for (Object member : (List<?>) value) members.add(write(member));
            return "[" + members + "]";
        }
        if (!(value instanceof String)) return String.valueOf(value);
        StringBuilder out = new StringBuilder("\"");
        for (char c : ((String) value).toCharArray())
            out.append(c == '"' || c == '\\' ? "\\" + c : c < ' ' ? String.format("\\u%04x", (int) c) : "" + c);
        return out.append('"').toString();
    }
}
