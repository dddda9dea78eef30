/* Filters, search and export over a page that is whole without them. The state of the view lives in the
   address, behind "#?", so that a copied link shows what its sender saw. */
(() => {
  "use strict";

  const TITLE = "58 Pa. Code ";
  const form = document.querySelector(".filters");
  const matrix = form.closest("section");
  const field = form.elements;
  const chips = [...form.querySelectorAll("[name=verdict]")];
  const output = form.querySelector("output");
  const byChange = form.querySelector(".by-change");
  const nothing = matrix.querySelector(".nothing");
  const parts = [...matrix.querySelectorAll(".part")];
  const rowsOf = new Map(parts.map((part) => [part, []]));

  for (const part of parts) {
    const above = [];
    for (const element of part.querySelectorAll(":scope > details")) {
      const cells = element.firstElementChild.children;
      const depth = Number(/\bd(\d)\b/.exec(element.className)[1]);
      above.length = Math.min(above.length, depth - 1);
      const row = {
        element,
        cells,
        part,
        parent: above.at(-1),
        chapter: part.dataset.chapter,
        verdict: cells[2].firstChild.textContent.trim(),
        method: cells[3].textContent,
        options: element.dataset.options ? element.dataset.options.split(" ") : [],
        needed: true,
        fits: true,
        drawn: true,
        kind: "",
        change: "",
      };
      rowsOf.get(part).push(row);
      above.push(row);
    }
  }
  const rows = [...rowsOf.values()].flat();

  /* Regular expressions cost more than everything else here, and few texts need one. */
  const fold = (text) => {
    const plain = text.toLowerCase().replaceAll("\n", " ");
    return /\s\s|[^\S ]/.test(plain) ? plain.split(/\s+/).join(" ") : plain;
  };
  const line = (row) => (row.line ??= fold(`${row.element.firstElementChild.textContent} ${TITLE}${row.element.querySelector(".id").textContent}`));
  const inside = (row) => (row.inside ??= fold(row.element.textContent));

  /* The first keystroke finds the texts ready, and waits for none of this for long. */
  const unfolded = [...rows];
  function foldSome(idle) {
    for (let row; idle.timeRemaining() > 0 && (row = unfolded.pop()); inside(row)) line(row);
    if (unfolded.length) requestIdleCallback(foldSome);
  }

  const keyOf = (row) => (row.key ??= row.element.querySelector(".id code").textContent);
  const summary = (row) => row.cells[1].firstChild?.textContent ?? "";
  const citation = (row) => TITLE + row.element.querySelector(".id").firstChild.textContent.trim();

  /* Cards are found as they are drawn and as they are typed: "as kd" finds A♠ K♦. */
  const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" };
  const wanted = (text) => {
    const plain = fold(text).trim();
    const cards = plain.split(" ").every((word) => /^(10|[2-9tjqka])[shdc]$/.test(word))
      ? plain.split(" ").map((word) => word.slice(0, -1).replace("t", "10") + SUITS[word.at(-1)]).join(" ")
      : null;
    return cards ? [plain, cards] : [plain];
  };

  function fill(select, values) {
    for (const value of [...new Set(values)]) select.add(new Option(value, value));
    select.closest("label").hidden = select.options.length < 3;
  }

  function state() {
    const now = new URLSearchParams();
    const set = (name, value) => value && now.set(name, value);
    set("q", field.q.value.trim());
    for (const name of ["chapter", "method", "option"]) set(name, field[name].value);
    set("verdict", chips.filter((chip) => chip.checked).map((chip) => chip.value).join(" "));
    return now;
  }

  function show(given) {
    field.q.value = given.get("q") ?? "";
    for (const name of ["chapter", "method", "option"]) field[name].value = given.get(name) ?? "";
    const verdicts = (given.get("verdict") ?? "").split(" ");
    for (const chip of chips) chip.checked = verdicts.includes(chip.value);
    for (const chip of byChange.querySelectorAll("input")) chip.checked = false;
    apply();
  }

  function apply() {
    const now = state();
    const texts = wanted(now.get("q") ?? "");
    const changes = new Set([...byChange.querySelectorAll(":checked")].map((chip) => chip.value));
    const verdicts = new Set(chips.filter((chip) => chip.checked).map((chip) => chip.value));
    const [first, second] = texts;
    const found = (text) => text.includes(first) || (second !== undefined && text.includes(second));
    const [sought, chapter, method, option] = ["q", "chapter", "method", "option"].map((name) => now.get(name));
    let count = 0;
    for (const row of rows) {
      const fits =
        (!verdicts.size || verdicts.has(row.verdict)) &&
        (!changes.size || changes.has(row.change)) &&
        (chapter === null || row.chapter === chapter) &&
        (method === null || row.method === method) &&
        (option === null || row.options.includes(option));
      const onLine = fits && (sought === null || found(line(row)));
      row.fits = onLine || (fits && found(inside(row)));
      row.within = row.fits && !onLine;
      row.needed = row.fits;
      count += row.fits;
      /* A clause is hard to place without those that it stands under. */
      if (row.fits) for (let above = row.parent; above && !above.needed; above = above.parent) above.needed = true;
    }
    const everything = [...now].length === 0 && !changes.size;
    const alive = new Set(rows.filter((row) => row.needed).map((row) => row.part));
    for (const part of parts) part.hidden = !everything && !alive.has(part);
    waiting = new Set([...alive].sort((one, other) => near.has(other) - near.has(one)));
    drawSome();
    nothing.hidden = count > 0;
    output.textContent = everything ? `All ${rows.length} clauses` : `${count} of ${rows.length} clauses`;
    return now;
  }

  /* To find a row costs little beside changing it. Rows in sight are changed at once, and with them all others of a
     page of ordinary size; of ten thousand, the rest follows in turns that no keystroke has to wait for. Rows of a
     hidden part wait until it is shown. */
  const AT_ONCE = 500;
  const BETWEEN = 20; // ms
  const near = new Set();
  let waiting = new Set();
  let turn = 0;

  function draw(part) {
    let changes = 0;
    for (const row of rowsOf.get(part)) {
      if (row.drawn !== row.needed) {
        row.element.hidden = !(row.drawn = row.needed);
        changes++;
      }
      const kind = row.fits ? (row.within ? "inside" : "") : "context";
      if (!row.needed || row.kind === kind) continue;
      if (row.kind) row.element.classList.remove(row.kind);
      if (kind) row.element.classList.add(kind);
      row.kind = kind;
      changes++;
    }
    waiting.delete(part);
    return changes;
  }

  function drawSome() {
    clearTimeout(turn);
    let left = AT_ONCE;
    for (const part of waiting) {
      if (left <= 0) {
        turn = setTimeout(drawSome, BETWEEN);
        break;
      }
      left -= draw(part);
    }
  }

  const drawAll = () => waiting.forEach(draw);

  function seen(entries) {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) near.add(target);
      else near.delete(target);
      if (isIntersecting && waiting.has(target)) draw(target);
    }
  }

  let timer = 0;
  function changed() {
    const now = apply();
    clearTimeout(timer);
    timer = setTimeout(() => history.replaceState(null, "", now.size ? `#?${now}` : "#report-matrix"), 120);
  }

  /* Opens what an address points to, and whatever it stands in. */
  function reveal(id) {
    const target = document.getElementById(id);
    if (!target) return;
    drawAll();
    if (matrix.contains(target) && target.closest("[hidden]")) show(new URLSearchParams());
    for (let box = target; box; box = box.parentElement) if (box.tagName === "DETAILS") box.open = true;
    target.scrollIntoView();
    target.querySelector(":scope > summary")?.focus({ preventScroll: true });
  }

  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text; // not an address that this page made; it then leads nowhere
    }
  }

  function follow() {
    const hash = location.hash.slice(1);
    if (!hash.startsWith("?")) {
      if (!hash) return;
      reveal(decoded(hash));
      const now = state();
      now.set("at", decoded(hash));
      if (now.size > 1) history.replaceState(null, "", `#?${now}`);
      return;
    }
    const given = new URLSearchParams(hash.slice(1));
    show(given);
    if (given.has("at")) reveal(given.get("at"));
    else matrix.querySelector("h2").scrollIntoView();
  }

  /* What an address points to must not hide behind the filters, which stay in sight where there is room. */
  function makeRoom() {
    const above = getComputedStyle(form).position === "sticky" ? form.offsetHeight + 8 : 16;
    document.documentElement.style.scrollPaddingTop = `${above}px`;
  }

  function cell(text) {
    const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  }

  function exportShown() {
    const lines = [["key", "citation", "chapter", "summary", "method", "verdict", "inherited", "cases"]];
    for (const row of rows.filter((each) => each.fits)) {
      const below = row.cells[2].querySelector("b")?.textContent.replace(/ below$/, "") ?? "";
      lines.push([keyOf(row), citation(row), row.chapter, summary(row), row.method, row.verdict, below, row.cells[4].textContent]);
    }
    if (!byChange.hidden) {
      lines[0].push("change", "verdict in the old run");
      rows.filter((each) => each.fits).forEach((row, at) => lines[at + 1].push(row.changeTitle, row.before));
    }
    const csv = "\ufeff" + lines.map((each) => each.map(cell).join(",") + "\r\n").join("");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
    link.download = "clauses-shown.csv";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  /* Arrow keys walk the clauses while one of them has the focus. */
  function walk(event) {
    const here = event.target.closest?.("summary");
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
    if (!here || !(event.key in steps) || event.altKey || event.ctrlKey || event.metaKey) return;
    const shown = rows.filter((row) => row.needed);
    const at = shown.findIndex((row) => row.element === here.parentElement) + steps[event.key];
    const next = shown[Math.min(Math.max(at, 0), shown.length - 1)];
    drawAll();
    next.element.firstElementChild.focus();
    event.preventDefault();
  }

  fill(field.chapter, rows.map((row) => row.chapter));
  fill(field.method, rows.map((row) => row.method));
  fill(field.option, rows.flatMap((row) => row.options).sort());
  form.hidden = false;
  makeRoom();
  new ResizeObserver(makeRoom).observe(form);
  matrix.querySelector(".unscripted").hidden = true;

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", changed);
  form.addEventListener("click", (event) => {
    const shown = () => rows.filter((row) => row.needed);
    switch (event.target.name) {
      case "gaps": {
        const gaps = event.target.value.split(" ");
        for (const chip of chips) chip.checked = gaps.includes(chip.value);
        return changed();
      }
      case "open":
        return shown().forEach((row) => (row.element.open = true));
      case "close":
        return rows.forEach((row) => (row.element.open = false));
      case "export":
        return exportShown();
      case "reset":
        show(new URLSearchParams());
        return changed();
    }
  });
  matrix.addEventListener("keydown", walk);
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
    field.q.focus();
    field.q.select();
    event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-show]");
    if (!link) return;
    event.preventDefault();
    location.hash = `?${new URLSearchParams(link.dataset.show)}`;
  });
  addEventListener("hashchange", follow);
  addEventListener("beforeprint", drawAll);
  globalThis.requestIdleCallback?.(foldSome);

  const sight = new IntersectionObserver(seen, { rootMargin: "100%" });
  parts.forEach((part) => sight.observe(part));
  comparing({ section: matrix.querySelector(".comparing"), byChange, rows, keyOf, apply });
  apply();
  follow();
})();
