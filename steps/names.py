"""The regulation's names, as feature files write them, and the contract's words for them."""

import re

CHAPTERS = {
    "Saigon 5 Card": "680a",
    "Four Card Frenzy": "684a",
    "DJ Wild Stud Poker": "687a",
    "Five Card Roulette": "691",
}

# What “the hand” of a game is ranked for, as the contract says it.
HAND_IS_RANKED_FOR = {
    "680a": "bonus-wager",
    "684a": "hand",
    "687a": "hand",
    "691": "community-card-bet",
}

_WAGERS = {
    "Prime Wager",
    "Four Card Bonus Wager",
    "All-Six Bonus Wager",
    "Progressive Bonus Wager",
    "Trips Bonus Wager",
    "Two-Way Bad Beat Bonus Wager",
    "Black Ante",
    "Red Ante",
    "Two–Six",
    "Seven–Jack",
    "Queen-King",
    "Ace",
    "Joker",
    "Community Card bet",
}

_HANDS = {
    "680a": {
        "five aces": "five-aces",
        "royal flush with no joker": "royal-flush-no-joker",
        "royal flush with a joker": "royal-flush-with-joker",
        "straight flush": "straight-flush",
        "four-of-a-kind": "four-of-a-kind",
        "full house": "full-house",
        "flush": "flush",
        "straight": "straight",
        "three-of-a-kind": "three-of-a-kind",
        "two pair": "two-pair",
        "none of the listed hands": "none",
    },
    "684a": {
        "six-card royal flush": "six-card-royal-flush",
        "royal flush": "royal-flush",
        "four-of-a-kind": "four-of-a-kind",
        "straight flush": "straight-flush",
        "full house": "full-house",
        "three-of-a-kind": "three-of-a-kind",
        "flush": "flush",
        "straight": "straight",
        "two pairs": "two-pairs",
        "pair": "pair",
        "none of the listed hands": "none",
    },
    "687a": {
        "five wilds": "five-wilds",
        "royal flush": "royal-flush",
        "five-of-a-kind": "five-of-a-kind",
        "straight flush": "straight-flush",
        "four-of-a-kind": "four-of-a-kind",
        "full house": "full-house",
        "flush": "flush",
        "straight": "straight",
        "three-of-a-kind": "three-of-a-kind",
        "two pairs": "two-pairs",
        "pair": "pair",
        "high card": "high-card",
    },
    "691": {
        "royal flush without a joker": "royal-flush-without-joker",
        "five-of-a-kind": "five-of-a-kind",
        "royal flush with a joker": "royal-flush-with-joker",
        "straight flush": "straight-flush",
        "four-of-a-kind": "four-of-a-kind",
        "full house": "full-house",
        "flush": "flush",
        "straight": "straight",
        "all same color": "all-same-color",
        "none of the listed hands": "none",
    },
}


class UnknownName(ValueError):  # noqa: N818  the feature file's error
    """A feature file names a hand or a wager that the regulation does not know; says which it knows."""


def hand(chapter: str, phrase: str) -> str:
    """Return the identifier of a hand: "a straight flush" -> "straight-flush"."""
    known = _HANDS[chapter]
    name = re.sub(r"^(an?|the) ", "", phrase.strip())
    if name not in known:
        raise UnknownName(f"chapter {chapter} knows no hand “{phrase}”; it knows {', '.join(known)}.")
    return known[name]


def wager(phrase: str) -> str:
    """Return the identifier of a wager: "Two–Six" -> "two-six"."""
    name = re.sub(r" wager$", "", phrase.strip())
    if name not in _WAGERS:
        raise UnknownName(f"no wager is called “{phrase}”; known are {', '.join(sorted(_WAGERS))}.")
    return name.lower().replace("–", "-").replace(" ", "-")


def wagers(phrase: str) -> list[str]:
    """Return the identifiers of a list of wagers, "Red Ante, Two–Six"; "no wager" is an empty list."""
    return [] if phrase.strip() == "no wager" else [wager(each) for each in phrase.split(",")]
