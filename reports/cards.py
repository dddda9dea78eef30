"""Cards drawn as cards: the tokens ``As Td Jk`` of the suite as HTML.

In running text a card is one light element, ``<i>A♠</i>`` where it is black and ``<u>A♥</u>`` where it is red,
so that twenty thousand cases stay a small file; a screen reader says "A black spade suit". Where a hand is the
matter itself it is drawn large and named in words.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from reports.text import visible

_CARD: Final = r"(?:[2-9TJQKA][shdc]|Jk[12]?)"
_TOKENS: Final = re.compile(rf"(?<![\w.§]){_CARD}(?: {_CARD})*(?![\w])")
_RUNS: Final = re.compile(f"({_TOKENS.pattern})")
_HAND: Final = re.compile(rf"{_CARD}(?: {_CARD})*")
_STEP_START: Final = re.compile(r"\s*(?:(?:Given|When|Then|And|But|\*)\s+)?\Z")
_WORDS: Final = frozenset(("As", "Ah"))

_SUITS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_SUIT_NAMES: Final = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
_RED: Final = "hd"
_RANK_NAMES: Final = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}
_JOKER_NAMES: Final = {"Jk": "joker", "Jk1": "red joker", "Jk2": "black joker"}


@lru_cache(maxsize=4096)
def in_text(text: str) -> Markup:
    """Return ``text`` escaped, with the cards in it drawn in line.

    "As" and "Ah" at the start of a sentence are the words.
    """
    drawn = (
        " ".join(map(_small, piece.split(" "))) if cards else escape(piece)
        for piece, cards in _pieces(visible(text))
    )
    return Markup("".join(drawn))  # noqa: S704  each piece has been escaped


def in_plain_text(text: str) -> str:
    """Return ``text`` with the cards in it by their signs, ``A♠ 10♥``, for pages of many thousands of them."""
    return "".join(
        " ".join(map(_signs, piece.split(" "))) if cards else piece for piece, cards in _pieces(text)
    )


def _pieces(text: str) -> Iterator[tuple[str, bool]]:
    """Yield ``text`` in pieces, and for each whether it is a run of cards."""
    end = 0
    for found in _TOKENS.finditer(text):
        if found[0] in _WORDS and _STEP_START.match(text[: found.start()]):
            continue
        yield text[end : found.start()], False
        yield found[0], True
        end = found.end()
    yield text[end:], False


def split_at_cards(text: str) -> list[str]:
    """Return ``text`` in pieces, in turn other words and a run of cards, as `re.split` does."""
    return _RUNS.split(text)


def is_hand(value: object) -> bool:
    """Tell whether ``value`` is a text of card tokens and nothing else."""
    return isinstance(value, str) and _HAND.fullmatch(value) is not None


def hand(tokens: str) -> Markup:
    """Return the cards of ``tokens`` drawn large, named in words for those who do not see them."""
    cards = tokens.split(" ")
    drawn = Markup("").join(
        Markup('<span class="{}"><b>{}</b>{}</span>').format(*_face(card)) for card in cards
    )
    return Markup('<span class="hand" role="img" aria-label="{}">{}</span>').format(
        ", ".join(map(spoken, cards)), drawn
    )


def spoken(card: str) -> str:
    """Return the name of a card: "ace of spades", "red joker"."""
    if card in _JOKER_NAMES:
        return _JOKER_NAMES[card]
    return f"{_RANK_NAMES.get(card[0], card[0])} of {_SUIT_NAMES[card[1]]}"


@lru_cache(maxsize=64)
def _signs(card: str) -> str:
    return "Joker" if card in _JOKER_NAMES else _rank(card) + _SUITS[card[1]]


@lru_cache(maxsize=64)
def _small(card: str) -> Markup:
    """Return one card of running text; only the 55 tokens that `_CARD` knows come here."""
    if card in _JOKER_NAMES:
        rank, suit, red = "Joker", "", card == "Jk1"
    else:
        rank, suit, red = _rank(card), _SUITS[card[1]], card[1] in _RED
    return (Markup("<u>{}{}</u>") if red else Markup("<i>{}{}</i>")).format(rank, suit)


def _face(card: str) -> tuple[str, str, str]:
    """Return class, rank and suit of a card as it is drawn large."""
    if card in _JOKER_NAMES:
        return ("card joker r" if card == "Jk1" else "card joker"), "Joker", "★"
    return ("card r" if card[1] in _RED else "card"), _rank(card), _SUITS[card[1]]


def _rank(card: str) -> str:
    return card[0].replace("T", "10")
