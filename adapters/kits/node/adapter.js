// An adapter between your game and the conformance suite. Node 14 or newer, nothing to install.
//
// Run it from the suite:  pa58 adapter check "node adapter.js"
// Each function below gets one case and returns one of
//     { ok: {...} }                          your game's answer
//     { rejected: { code, message } }        your game refuses the case
//     UNSUPPORTED                            your game does not have this
// kase.cards is "As Td 2c", a joker "Jk" (in 691 "Jk1", "Jk2"). All words: docs/adapter-protocol.md.
"use strict";

// Standard output is kept for the protocol; console.log and every other print go to standard error.
const send = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);

const UNSUPPORTED = { unsupported: true };

// To do: name your product. The digest says which build was tested.
const PRODUCT = {
  name: "My game",
  vendor: "My company",
  version: "0.1",
  build: { algorithm: "sha256", digest: "to do" },
};

// To do: name in `ops` what you have filled in below; in `options` the optional wagers that you offer.
const CHAPTERS = {
  "687a": { ops: [], options: [], readings: {} },
  "680a": { ops: [], options: [], readings: {} },
  "684a": { ops: [], options: [], readings: {} },
  "691": { ops: [], options: [], readings: {} },
};
const MAX_BATCH = 1000;

// For a case that no deck can deal: a card twice, an unknown card, the wrong number of cards.
const badCards = (message) => ({ rejected: { code: "bad-cards", message } });

const ANSWERS = {
  "687a rank"(kase) {
    // To do: kase.for is "hand"; five cards -> { ok: { category: "full-house" } }
    return UNSUPPORTED;
  },
  "687a eligible"(kase) {
    // To do: kase.wager -> { ok: { eligible: false } }, or true with the paid category
    return UNSUPPORTED;
  },
  "687a compare"(kase) {
    // To do: kase.first, kase.second, five cards each -> { ok: { winner: "first" } }, or "second"
    return UNSUPPORTED;
  },
  "680a point-count"(kase) {
    // To do: two cards -> { ok: { count: 5 } }
    return UNSUPPORTED;
  },
  "680a rank"(kase) {
    // To do: kase.for is "bonus-wager"; five cards -> { ok: { category: "two-pair" } }
    return UNSUPPORTED;
  },
  "684a rank"(kase) {
    // To do: kase.for is "hand", "best-four" (answer `hand` too), or a wager -> { ok: { category: "pair" } }
    return UNSUPPORTED;
  },
  "684a compare"(kase) {
    // To do: kase.first, kase.second, four cards each -> { ok: { winner: "first" } }, "second" or "tie"
    return UNSUPPORTED;
  },
  "684a eligible"(kase) {
    // To do: kase.wager -> { ok: { eligible: true } }
    return UNSUPPORTED;
  },
  "691 rank"(kase) {
    // To do: kase.for is "community-card-bet"; five cards -> { ok: { category: "flush" } }
    return UNSUPPORTED;
  },
  "691 settle"(kase) {
    // To do: kase.revealed, kase.wagers -> { ok: { outcomes: { "red-ante": "win", "two-six": "lose" } } }
    return UNSUPPORTED;
  },
};

const TABLES = {
  "table.open"(params) {
    // To do: params.table -> { accepted: { session: "a name", events: [] } }; name "table" in `ops`
    return UNSUPPORTED;
  },
  "table.do"(params) {
    // To do: params.session, params.command -> { accepted: { events: [...] } }, or rejected
    return UNSUPPORTED;
  },
  "table.close": () => ({}),
  declare(params) {
    // To do: params.chapter is "684a" -> { declared: {...} }; name "declare" in `ops`
    return UNSUPPORTED;
  },
};

// What goes wrong with one case must not touch the others.
function answer(work, kase) {
  try {
    return work(kase);
  } catch (error) {
    return { error: { message: String(error) } };
  }
}

function respond(method, params) {
  if (method === "evaluate") {
    const name = `${params.chapter} ${params.op}`;
    const work = Object.hasOwnProperty.call(ANSWERS, name) ? ANSWERS[name] : () => UNSUPPORTED;
    return { result: { results: params.cases.map((kase) => answer(work, kase)) } };
  }
  if (method === "initialize") {
    if (params.protocol.min > 1 || params.protocol.max < 1) {
      return { error: { code: -32000, message: "this adapter speaks protocol version 1" } };
    }
    const limits = { maxBatch: MAX_BATCH };
    return { result: { protocol: 1, product: PRODUCT, chapters: CHAPTERS, limits } };
  }
  if (Object.hasOwnProperty.call(TABLES, method)) return { result: TABLES[method](params) };
  if (method === "shutdown") return { result: {} };
  return { error: { code: -32601, message: `there is no method ${method}` } };
}

let pending = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (chunk) => {
  const lines = (pending + chunk).split("\n");
  pending = lines.pop();
  for (const line of lines) {
    const { id, method, params = {} } = JSON.parse(line);
    const message = JSON.stringify({ jsonrpc: "2.0", id, ...respond(method, params) });
    send(message + "\n", () => method === "shutdown" && process.exit(0));
  }
});
