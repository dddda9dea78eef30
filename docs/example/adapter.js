// The poker engine "pokersolver" as a product: the Node kit, filled in for what the engine knows.
//
// Run it from the suite:  pa58 run --adapter "node docs/example/adapter.js"
// The engine knows four-card poker, and five cards with a joker that is an ace or completes a straight or a
// flush. Everything else is unsupported, and nothing here mends what the engine answers.
"use strict";

// Standard output is kept for the protocol; console.log and every other print go to standard error.
const send = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);

const { createHash } = require("crypto");
const { readFileSync } = require("fs");
const { Hand } = require("pokersolver");
const { version } = require("pokersolver/package.json");

const UNSUPPORTED = { unsupported: true };

const PRODUCT = {
  name: "pokersolver",
  vendor: "the pokersolver project",
  version,
  build: {
    algorithm: "sha256",
    digest: createHash("sha256").update(readFileSync(require.resolve("pokersolver"))).digest("hex"),
  },
};

const CHAPTERS = {
  "680a": { ops: ["rank:bonus-wager"], options: [], readings: {} },
  "684a": {
    ops: ["rank:hand", "rank:four-card-bonus-wager", "compare"],
    options: ["four-card-bonus-wager"],
    readings: {},
  },
};
const MAX_BATCH = 1000;

const badCards = (message) => ({ rejected: { code: "bad-cards", message } });

const DECK = new Set([..."A23456789TJQK"].flatMap((rank) => [..."shdc"].map((suit) => rank + suit)));
const DECK_WITH_JOKER = new Set([...DECK, "Jk"]);

// Can this deck deal these cards? The engine itself takes any card, any number of times.
function deal(text, deck, number) {
  const cards = text.split(" ");
  const dealt = cards.length === number && new Set(cards).size === number && cards.every((card) => deck.has(card));
  return dealt ? cards : null;
}

// The engine's word for what a hand is, by the class of the hand that it found.
const CATEGORY = {
  "Four of a Kind": "four-of-a-kind",
  "Full House": "full-house",
  "Straight Flush": "straight-flush",
  "Three of a Kind": "three-of-a-kind",
  Flush: "flush",
  Straight: "straight",
};
const OF_680A = { ...CATEGORY, "Five of a Kind": "five-aces", "Two Pair": "two-pair" };
const OF_684A = { ...CATEGORY, "Two Pair": "two-pairs", Pair: "pair" };

const ANSWERS = {
  "680a rank"(kase) {
    if (kase.for !== "bonus-wager") return UNSUPPORTED;
    const cards = deal(kase.cards, DECK_WITH_JOKER, 5);
    if (!cards) return badCards("not five cards of the 53");
    const hand = Hand.solve(cards.map((card) => (card === "Jk" ? "Or" : card)), "paigowpokerhi");
    if (hand.descr === "Royal Flush") {
      return { ok: { category: hand.wilds.length ? "royal-flush-with-joker" : "royal-flush-no-joker" } };
    }
    return { ok: { category: OF_680A[hand.name] || "none" } };
  },
  "684a rank"(kase) {
    const number = { hand: 4, "four-card-bonus-wager": 5 }[kase.for];
    if (!number) return UNSUPPORTED;
    const cards = deal(kase.cards, DECK, number);
    if (!cards) return badCards(`not ${number} cards of the 52`);
    const hand = Hand.solve(cards, "fourcard");
    if (kase.for !== "hand" && hand.descr === "Royal Flush") return { ok: { category: "royal-flush" } };
    return { ok: { category: OF_684A[hand.name] || "none" } };
  },
  "684a compare"(kase) {
    const first = deal(kase.first, DECK, 4);
    const second = deal(kase.second, DECK, 4);
    if (!first || !second || !deal(`${kase.first} ${kase.second}`, DECK, 8)) {
      return badCards("not two hands of four cards from one deck");
    }
    const hands = [Hand.solve(first, "fourcard"), Hand.solve(second, "fourcard")];
    const winners = Hand.winners(hands);
    return { ok: { winner: winners.length === 2 ? "tie" : winners[0] === hands[0] ? "first" : "second" } };
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
