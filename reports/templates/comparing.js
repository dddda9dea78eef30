/* Another run beside the one of this page, from a matrix.json that the reader drops here. Which change a clause
   has gone through is looked up in a table that pa58 compare fills; this finds the question, not the answer. */
"use strict";

const comparing = ({ section, byChange, rows, keyOf, apply }) => {
  /* Read when it is needed first: most readers compare nothing. */
  let own, rules, TITLES;
  function begin() {
    if (own) return;
    own = JSON.parse(section.querySelector("template").content.textContent);
    rules = own.rules;
    TITLES = new Map(rules.changes.map(([change, title]) => [change, title]));
  }

  const input = section.querySelector("input");
  const refusal = section.querySelector(".refusal");
  const result = section.querySelector(".compared");
  const CASES_SHOWN = 50;

  /* Text that acts unseen is shown by its numbers, as everywhere in the report. */
  const UNSEEN = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}\p{Surrogate}]/gu;
  const visible = (text) => text.replace(UNSEEN, (sign) => `[U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}]`);

  const make = (tag, options = {}, ...children) => {
    const { className, ...others } = options;
    const element = Object.assign(document.createElement(tag), others);
    if (className) element.className = className;
    element.append(...children.map((each) => (typeof each === "string" ? visible(each) : each)));
    return element;
  };
  const state = (word) => (word ? make("span", { className: `state ${word}` }, word) : make("span", { className: "aside" }, "not there"));
  const counted = (number, noun) => `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;

  class Refusal extends Error {}

  /* Every member that is looked at is of the kind that the schema says, or the file is refused. */
  function checked(matrix) {
    const wrong = (where, what) => {
      throw new Refusal(`it is no whole matrix.json: ${where} is not ${what}`);
    };
    const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
    const text = (value, where) => (typeof value === "string" ? value : wrong(where, "a text"));
    const object = (value, where) => (isObject(value) ? value : wrong(where, "an object"));
    const list = (value, where) => (Array.isArray(value) ? value : wrong(where, "a list"));
    const one = (value, words, where) => (words.includes(value) ? value : wrong(where, `one of ${words.join(", ")}`));

    if (!isObject(matrix) || typeof matrix.format !== "string") throw new Refusal("it is not the matrix.json of a run");
    if (matrix.format !== own.format)
      throw new Refusal(`it has the form “${matrix.format}”, and this page compares “${own.format}”. Make its report again: pa58 report RUN`);
    for (const name of ["product", "suite", "run"]) object(matrix[name], name);
    for (const name of ["name", "version", "digest"]) text(matrix.product[name], `product.${name}`);
    for (const name of ["version", "features_digest", "index_digest", "code_digest"]) text(matrix.suite[name], `suite.${name}`);
    text(matrix.sentence, "sentence");
    text(matrix.run.started, "run.started");
    text(matrix.run.profile, "run.profile");
    if (typeof matrix.run.complete !== "boolean") wrong("run.complete", "true or false");
    const selection = object(matrix.run.selection, "run.selection");
    text(selection.sweep, "run.selection.sweep");
    for (const name of ["chapters", "clauses", "cases"])
      list(selection[name], `run.selection.${name}`).forEach((each) => text(each, `run.selection.${name}`));
    list(matrix.readings, "readings").forEach((reading, at) => {
      text(object(reading, `readings[${at}]`).id, `readings[${at}].id`);
      text(reading.in_force, `readings[${at}].in_force`);
    });
    const ids = new Set();
    list(matrix.scenarios, "scenarios").forEach((row, at) => {
      const where = `scenarios[${at}]`;
      for (const name of ["id", "name", "reproduce"]) text(object(row, where)[name], `${where}.${name}`);
      one(row.outcome, rules.outcomes, `${where}.outcome`);
      if (ids.has(row.id)) wrong(`${where}.id`, "of this case alone");
      ids.add(row.id);
    });
    const keys = new Set();
    list(matrix.clauses, "clauses").forEach((row, at) => {
      const where = `clauses[${at}]`;
      for (const name of ["key", "citation", "summary", "fingerprint"]) text(object(row, where)[name], `${where}.${name}`);
      one(row.verdict, rules.verdicts, `${where}.verdict`);
      if (typeof row.in_scope !== "boolean") wrong(`${where}.in_scope`, "true or false");
      if (keys.has(row.key)) wrong(`${where}.key`, "of this clause alone");
      keys.add(row.key);
      list(row.scenarios, `${where}.scenarios`).forEach((reference) => {
        one(object(reference, `${where}.scenarios`).outcome, rules.outcomes, `${where}.scenarios`);
        if (!ids.has(reference.id)) wrong(`${where}.scenarios`, "made of cases that the file holds");
      });
    });
    return matrix;
  }

  async function read(file) {
    if (file.size > rules.largest) throw new Refusal(`it has ${counted(file.size, "byte")}, and this page reads at most ${counted(rules.largest, "byte")}`);
    if (!globalThis.crypto?.subtle) throw new Refusal("this browser compares only on pages opened from disk or over https. Use: pa58 compare OLD NEW");
    let matrix;
    try {
      matrix = JSON.parse(await file.text());
    } catch {
      throw new Refusal("it is not JSON, and so not the matrix.json of a run");
    }
    return checked(matrix);
  }

  /* A run as it is compared: clauses by key, in order; a clause's cases by their names. */
  function ownRun() {
    const elements = document.querySelectorAll(".part :is(article, tr, li)[id^=case-]");
    const name = (at) => own.cases.slice(at * rules.letters, (at + 1) * rules.letters);
    const told = (at) => {
      const element = elements[at];
      const title = element.tagName === "LI" ? element.firstChild : element.closest("article").querySelector("h4");
      return { name: title.textContent.trim(), link: element.id, file: "", reproduce: "" };
    };
    const clauses = new Map();
    rows.forEach((row, at) => {
      const [print, cases] = own.clauses[at].split("|");
      const known = new Map();
      for (const [, first, last, mark] of cases.matchAll(/(\d+)(?:-(\d+))?(p?)/g))
        for (let number = Number(first); number <= Number(last ?? first); number++) {
          const outcome = mark ? "passed" : elements[number].className || "passed";
          known.set(name(number), { outcome, get told() { return told(number); } });
        }
      clauses.set(keyOf(row), { row, verdict: row.verdict, print, inScope: !row.element.matches(".away"), cases: known });
    });
    return { side: own.side, conditions: own.conditions, clauses };
  }

  async function otherRun(matrix) {
    const encoder = new TextEncoder();
    const like = new Map();
    const known = new Map();
    await Promise.all(matrix.scenarios.map(async (row) => {
      const file = row.id.split(":")[0];
      const name = `${file}\0${row.name}`;
      const place = like.get(name) ?? 0;
      like.set(name, place + 1);
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(`${name}\0${place}`)));
      const letters = btoa(String.fromCharCode(...digest.slice(0, (rules.letters * 6) / 8)));
      known.set(row.id, { key: letters.replaceAll("+", "-").replaceAll("/", "_"), told: { name: row.name, file: row.id, link: "", reproduce: row.reproduce } });
    }));
    const clauses = new Map(matrix.clauses.map((row) => [row.key, {
      row,
      verdict: row.verdict,
      print: row.fingerprint.slice(0, 12),
      inScope: row.in_scope,
      cases: new Map(row.scenarios.map(({ id, outcome }) => [known.get(id).key, { outcome, told: known.get(id).told }])),
    }]));
    const { product, suite, run } = matrix;
    const { chapters, clauses: asked, cases, sweep } = run.selection;
    const name = `${product.name} ${product.version}`;
    return {
      clauses,
      side: { product: name, digest: product.digest, suite: `pa58 ${suite.version}`, started: run.started, complete: run.complete, sentence: matrix.sentence },
      conditions: Object.fromEntries([
        ["product", name],
        ["build", product.digest],
        ["version of the suite", suite.version],
        ["feature files", suite.features_digest],
        ["clause index", suite.index_digest],
        ["code of the suite", suite.code_digest],
        ...matrix.readings.map((reading) => [`reading ${reading.id}`, reading.in_force]),
        ["asked for", [...chapters, ...asked, ...cases].join(", ") || "the whole suite"],
        ["sweeps", sweep],
        ["profile", run.profile],
        ["run", run.complete ? "complete" : "cut short"],
      ]),
    };
  }

  const SUITE = ["version of the suite", "feature files", "clause index", "code of the suite"];

  function compare(old, now) {
    const sameSuite = SUITE.every((what) => old.conditions[what] === now.conditions[what]);
    const changes = [];
    const changed = (key, change, before, after) => {
      const cases = [];
      for (const name of new Set([...(before?.cases.keys() ?? []), ...(after?.cases.keys() ?? [])])) {
        const was = before?.cases.get(name);
        const is = after?.cases.get(name);
        if (was?.outcome !== is?.outcome) cases.push({ old: was?.outcome, new: is?.outcome, was, is });
      }
      cases.sort((one, two) => Number(two.new === "failed") - Number(one.new === "failed"));
      const regressions = (after ?? before).inScope ? rules.regressionsInScope : rules.regressions;
      const textChanged = Boolean(before?.print && after?.print && before.print !== after.print);
      changes.push({ key, change, old: before?.verdict, new: after?.verdict, textChanged, regression: regressions[change], cases });
    };
    for (const [key, after] of now.clauses) {
      const before = old.clauses.get(key);
      if (!before) {
        changed(key, "new", undefined, after);
        continue;
      }
      const common = [...before.cases].filter(([name]) => after.cases.has(name)).map(([name, was]) => [was.outcome, after.cases.get(name).outcome]);
      const question = [
        common.length > 0 && common.every(([was, is]) => was === is),
        common.some(([was, is]) => was !== "failed" && is === "failed"),
        Boolean(before.print && after.print && before.print !== after.print),
        sameSuite,
      ].reduce((bits, fact) => bits * 2 + Number(fact), 0);
      const pair = rules.verdicts.indexOf(before.verdict) * rules.verdicts.length + rules.verdicts.indexOf(after.verdict);
      const answer = rules.decisions[pair * 16 + question];
      if (answer !== ".") changed(key, rules.changes[Number(answer)][0], before, after);
    }
    for (const [key, before] of old.clauses) if (!now.clauses.has(key)) changed(key, "gone", before, undefined);
    const counts = new Map(rules.changes.map(([change]) => [change, changes.filter((each) => each.change === change).length]));
    const names = [...new Set([...Object.keys(old.conditions), ...Object.keys(now.conditions)])];
    const of = (run, what) => (Object.hasOwn(run.conditions, what) ? run.conditions[what] : "none");
    return {
      old,
      now,
      changes,
      counts,
      unchanged: old.clauses.size + counts.get("new") - changes.length,
      differences: names.map((what) => ({ what, old: of(old, what), new: of(now, what) })).filter((each) => each.old !== each.new),
    };
  }

  /* What is shown of it. */

  let other = null;
  let swapped = false;

  function table(caption, head, lines) {
    const kind = (content) => (typeof content === "number" ? "figure" : /^(sha256:)?[0-9a-f]{64}$/.test(content) ? "digest" : "");
    const said = (content) => (typeof content === "number" ? content.toLocaleString("en-US") : content);
    const cell = (content, at) => make(at ? "td" : "th", at ? { className: kind(content) } : { scope: "row" }, said(content));
    const whole = make("table", {}, make("caption", {}, caption), make("thead", {}, make("tr", {}, ...head.map((each, at) => make("th", { scope: "col", className: typeof lines[0]?.[at] === "number" ? "figure" : "" }, each)))),
      make("tbody", {}, ...lines.map((line) => make("tr", {}, ...line.map(cell)))));
    const box = make("div", { className: "scroll", tabIndex: 0, role: "region" }, whole);
    box.setAttribute("aria-label", caption);
    return box;
  }

  function caseList(cases) {
    const items = cases.slice(0, CASES_SHOWN).map((each) => {
      const newest = (each.is ?? each.was).told;
      const known = [each.is, each.was].find((side) => side?.told.link)?.told.link;
      const named = [each.is, each.was].find((side) => side?.told.file)?.told ?? newest;
      const item = make("li", { className: "case-change" }, state(each.old), " → ", state(each.new), " ", known ? make("a", { href: `#${known}` }, named.name) : named.name, " ", make("span", { className: "aside" }, named.file));
      if (each.new === "failed" && newest.reproduce) item.append(make("br"), make("code", { className: "command" }, newest.reproduce));
      return item;
    });
    if (cases.length > CASES_SHOWN) items.push(make("li", { className: "more" }, `and ${counted(cases.length - CASES_SHOWN, "more case")}`));
    return make("ul", {}, ...items);
  }

  function clear() {
    for (const row of rows) row.change = row.changeTitle = row.before = "";
    document.querySelectorAll(".part .change, .part .changed").forEach((each) => each.remove());
    byChange.hidden = true;
    byChange.querySelector(".chips").replaceChildren();
    result.hidden = true;
    result.replaceChildren();
  }

  function mark(found, row) {
    const verdicts = `${found.old} → ${found.new}`;
    const also = found.textChanged && found.change !== "text-changed" ? "; its official text changed too" : "";
    row.change = found.change;
    row.changeTitle = TITLES.get(found.change);
    row.before = found.old;
    row.cells[1].append(make("small", { className: "change" }, `${TITLES.get(found.change)}: ${verdicts}${also}`));
    const told = make("div", { className: "changed" }, make("p", {}, make("span", { className: "label" }, "Between the runs"), ` ${TITLES.get(found.change)}: `, state(found.old), " → ", state(found.new), also));
    if (found.cases.length) told.append(caseList(found.cases));
    row.element.firstElementChild.after(told);
  }

  function show() {
    clear();
    const mine = ownRun();
    const earlier = (other.side.started <= mine.side.started) !== swapped;
    const found = earlier ? compare(other, mine) : compare(mine, other);
    const worse = found.changes.filter((each) => each.regression).length;
    const headline = worse ? `Regression: ${counted(worse, "clause")} worse than before.` : "No regression.";
    const side = (run) => [run.side.product, run.side.digest, run.side.suite, `${run.side.started}${run.side.complete ? "" : " – cut short"}`, run.side.sentence];
    const names = ["Product", "Build", "Suite", "Run", "Verdict"];
    const both = [side(found.old), side(found.now)];
    const tag = (run) => (run === mine ? " (this page)" : " (the other run)");
    result.append(
      make("p", { className: `headline state ${worse ? "failed" : "passed"}`, tabIndex: -1 }, headline),
      make("p", { className: "actions" },
        make("button", { type: "button", name: "swap" }, "Swap old and new"),
        make("button", { type: "button", name: "remove" }, "Remove the comparison")),
      table("The two runs", ["", `Old${tag(found.old)}`, `New${tag(found.now)}`], names.map((name, at) => [name, both[0][at], both[1][at]])),
    );
    if (found.differences.length) result.append(table("What differs between the runs", ["What", "Old", "New"], found.differences.map((each) => [each.what, each.old, each.new])));
    else result.append(make("p", {}, "Nothing differs between the runs but their answers: the same build, suite, readings and scope."));
    const present = rules.changes.filter(([change]) => found.counts.get(change));
    result.append(table("Clauses by kind of change", ["Change", "Clauses", "Meaning"], [
      ...present.map(([change, title, meaning]) => [title, found.counts.get(change), meaning]),
      ["Unchanged", found.unchanged, "the same verdict over the same text"],
    ]));
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    const away = [];
    for (const each of found.changes) {
      const row = byKey.get(each.key);
      if (!row) away.push(each);
      else mark(each, row);
    }
    if (away.length) {
      const items = away.map((each) => {
        const { row } = other.clauses.get(each.key);
        return make("li", { className: "away-change" }, `${TITLES.get(each.change)}: `, make("span", { className: "cite" }, row.citation), ` ${row.summary} `, state(each.old ?? each.new));
      });
      result.append(make("h4", {}, "Clauses that only the other run has"), make("ul", {}, ...items));
    }
    /* A new or gone clause that this page has no row for is not to be filtered. */
    const filterable = present.filter(([change]) => rows.some((row) => row.change === change));
    byChange.querySelector(".chips").append(...filterable.map(([change, title]) => {
      const number = rows.filter((row) => row.change === change).length;
      return make("label", { className: "chip" }, make("input", { type: "checkbox", name: "change", value: change }), title, " ", make("span", { className: "figure" }, number.toLocaleString("en-US")));
    }));
    byChange.hidden = !filterable.length;
    result.hidden = false;
    result.found = found;
    apply();
  }

  async function take(files) {
    begin();
    refusal.textContent = "";
    try {
      if (files.length !== 1) throw new Refusal(files.length ? "give one file, not several" : "that is no file");
      const matrix = await read(files[0]);
      other = await otherRun(matrix);
      swapped = false;
      show();
      result.querySelector(".headline").focus();
      section.scrollIntoView();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal.textContent = visible(`${files.length === 1 ? `${files[0].name}: ` : ""}${error.message}.`);
      section.scrollIntoView();
    }
  }

  input.addEventListener("click", () => (input.value = "")); // else the same file could not be chosen again
  input.addEventListener("change", () => take(input.files));
  result.addEventListener("click", (event) => {
    if (event.target.name === "swap") {
      swapped = !swapped;
      show();
      result.querySelector("[name=swap]").focus();
    }
    if (event.target.name === "remove") {
      other = null;
      input.value = "";
      clear();
      apply();
      input.focus();
    }
  });
  const carriesFile = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
  document.addEventListener("dragover", (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  for (const name of ["dragleave", "drop"]) document.addEventListener(name, () => document.body.classList.remove("dropping"));
  document.addEventListener("drop", (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (files.length === 1) input.files = files;
    take(files);
  });
  section.hidden = false;
};

