"""Wrong products for 680a, 687a and 691 that are right where one looks first.

The hand is ranked as it must be, and compared or paid as it must not; the wager that is named last is settled, and
the same wager named first is not; the first player is served, and the second is not.
"""

from collections.abc import Callable
from typing import Any, Final

from adapters.product import Answer, Case
from defects.defect import Change, Defect, Kind, named
from reference_impl import dj_wild_stud_poker as dj
from reference_impl import five_card_roulette as roulette
from reference_impl import five_card_roulette_table as at_table
from reference_impl.cards import parse_cards
from reference_impl.five_card_roulette_table import RouletteTable
from reference_impl.four_card_frenzy_table import Refused
from reference_impl.readings import DEFAULT_READINGS

ROULETTE: Final = "691.wagers"
A, B, C = (f"{ROULETTE}.{letter}" for letter in "abc")
ANTE_CLAUSES: Final = {"black-ante": f"{B}.1", "red-ante": f"{B}.2"}
SINGLE: Final = {
    wager: f"{C}.{n}" for n, wager in enumerate(("two-six", "seven-jack", "queen-king", "ace", "joker"), 1)
}
COMMUNITY: Final = roulette.COMMUNITY_CARD_BET
C6: Final = f"{C}.6"
PLACE_WAGER: Final = at_table.place_wager

Rule = Callable[[Case, Answer], Answer]
Placing = Callable[[RouletteTable, dict[str, Any]], bool]


def _asked(op: str) -> Callable[..., Defect]:
    """Return what makes a wrong product of a rule for the answers of one op."""

    def defect(id_: str, violates: tuple[str, ...], kind: Kind, why: str, rule: Rule, **more: Any) -> Defect:
        of_chapter = id_.partition("-")[0]

        def answering(chapter: str, asked: str, case: Case, answer: Answer) -> Answer:
            return rule(case, answer) if (chapter, asked) == (of_chapter, op) else answer

        return Defect(
            id=id_,
            chapter=of_chapter,
            violates=violates,
            kind=kind,
            why=why,
            answering=lambda: answering,
            **more,
        )

    return defect


_counted = _asked("point-count")
_compared = _asked("compare")
_paid = _asked("eligible")
_settled = _asked("settle")


def _code(answer: Answer) -> object:
    return answer.get("rejected", {}).get("code")


def _instead_of_bad_cards(ok: dict[str, Any], test: Callable[[Case], bool] = lambda _: True) -> Rule:
    """Answer where the cards must be refused."""
    return lambda case, answer: {"ok": ok} if _code(answer) == "bad-cards" and test(case) else answer


def _showdown_hands() -> list[Defect]:
    def cards(test: Callable[[list[str]], bool]) -> Rule:
        return _instead_of_bad_cards({"count": 5}, lambda case: test(str(case["cards"]).split()))

    return [
        _counted(f"680a-showdown-{id_}", ("680a.6.a",), "accepts-unlawful", why, cards(test))
        for id_, why, test in (
            (
                "card-twice",
                "Doubles are sought in hands of five cards only.",
                lambda cards: len(cards) == 2 and cards[0] == cards[1],
            ),
            (
                "of-any-number",
                "The values are added up, however many there are.",
                lambda cards: len(cards) != 2,
            ),
            (
                "with-an-unknown-card",
                "A card without a value counts something.",
                lambda cards: len(cards) == 2 and cards[0] != cards[1],
            ),
        )
    ]


def _in_this_order(first: str, second: str, count: int) -> Rule:
    """Give a count to two cards of these ranks, where they stand in this order."""

    def rule(case: Case, answer: Answer) -> Answer:
        cards = str(case["cards"]).split()
        if (
            "ok" in answer
            and [card[0] for card in cards] == [first[0], second[0]]
            and ("Jk" in cards) == ("Jk" in {first, second})
        ):
            return {"ok": {"count": count}}
        return answer

    return rule


def _point_counts() -> list[Defect]:
    return [
        _counted(
            "680a-two-and-nine-count-eleven",
            ("680a.6.b",),
            "boundary",
            "A table of the totals has one line that was not taken down by ten.",
            _in_this_order("2", "9", 11),
        ),
        _counted(
            "680a-eight-and-joker-count-four",
            ("680a.6.a.4",),
            "one-suit-or-rank",
            "A table of the totals has one wrong line where the joker comes second.",
            _in_this_order("8", "Jk", 4),
        ),
    ]


def _about(wager: str) -> Callable[[Case], bool]:
    return lambda case: bool(case["wager"] == wager)


def _in_both(case: Case) -> set[str]:
    return set(str(case["first"]).split()) & set(str(case["second"]).split())


def _wins_instead(test: Callable[[Case], bool]) -> Rule:
    return _instead_of_bad_cards({"winner": "first"}, test)


def _turned_round(*kinds: str) -> Rule:
    """Turn the result round between two kinds of hands."""

    def rule(case: Case, answer: Answer) -> Answer:
        if "ok" not in answer:
            return answer
        found = {dj.poker_hand(parse_cards(case[each]), DEFAULT_READINGS) for each in ("first", "second")}
        if found != set(kinds):
            return answer
        return {"ok": {"winner": "second" if answer["ok"]["winner"] == "first" else "first"}}

    return rule


def _wild_stud_poker() -> list[Defect]:
    found = [
        _compared(
            "687a-joker-in-two-hands",
            ("687a.6.b",),
            "accepts-unlawful",
            "Two hands are compared as if each had a deck with a joker of its own.",
            _wins_instead(lambda case: _in_both(case) == {"Jk"}),
        ),
        _compared(
            "687a-card-in-two-hands",
            ("687a.6.a",),
            "accepts-unlawful",
            "Each of two hands is checked, but not both together.",
            _wins_instead(lambda case: bool(_in_both(case) - {"Jk"})),
        ),
        _compared(
            "687a-compared-unchecked",
            ("687a.6.a",),
            "accepts-unlawful",
            "Two hands are compared without a look at whether they can be dealt.",
            _wins_instead(lambda case: not _in_both(case)),
        ),
    ]
    found += [
        _paid(
            f"687a-{wager}-unchecked",
            ("687a.6.a",),
            "accepts-unlawful",
            "The cards are checked where the hand is ranked, not where the wager is paid.",
            _instead_of_bad_cards({"eligible": False}, _about(wager)),
        )
        for wager in ("progressive-bonus-wager", "trips-bonus-wager", "two-way-bad-beat-bonus-wager")
    ]
    found += [
        _compared(
            f"687a-{lower}-above-{higher}",
            ("687a.6.c",),
            "swapped-precedence",
            "A table of who beats whom was typed by hand, with one slip.",
            _turned_round(higher, lower),
        )
        for higher, lower in (
            ("four-of-a-kind", "flush"),
            ("full-house", "straight"),
            ("full-house", "three-of-a-kind"),
            ("straight-flush", "flush"),
            ("royal-flush", "flush"),
            ("three-of-a-kind", "pair"),
            ("five-wilds", "straight-flush"),
            ("flush", "pair"),
            ("straight", "pair"),
        )
    ]
    return found


def _settling(wagers: tuple[str, ...], outcome: str, test: Callable[[Case, str], bool]) -> Rule:
    """Give another outcome to some wagers in some situations."""

    def rule(case: Case, answer: Answer) -> Answer:
        outcomes = answer.get("ok", {}).get("outcomes")
        if not outcomes:
            return answer
        changed = {each: outcome for each in outcomes if each in wagers and test(case, each)}
        return {"ok": {"outcomes": outcomes | changed}}

    return rule


def _before_the_ante(case: Case, wager: str) -> bool:
    placed = list(case["wagers"])
    return placed.index(wager) < min(placed.index(each) for each in placed if each in ANTE_CLAUSES)


def _community(case: Case) -> list[str]:
    return str(case.get("community", "")).split()


def _jokers(cards: list[str]) -> int:
    return sum(card.startswith("Jk") for card in cards)


def _same_color_by_two_jokers(case: Case) -> bool:
    cards = _community(case)
    return _jokers(cards) == 2 and (
        roulette.community_card_bet_hand(parse_cards(case["community"]), DEFAULT_READINGS) == "all-same-color"
    )


def _settlements() -> list[Defect]:
    ranks = {"two-six": "23456", "seven-jack": "789TJ", "queen-king": "QK", "ace": "A"}
    red = {"h", "d"}

    def lies_among(case: Case, wager: str) -> bool:
        if wager == "joker":
            return _jokers(_community(case)) > 0
        return any(card[0] in ranks[wager] for card in _community(case) if not card.startswith("Jk"))

    def by_the_last_card(case: Case, answer: Answer) -> Answer:
        outcomes = answer.get("ok", {}).get("outcomes")
        if not outcomes or not _community(case) or case["revealed"].startswith("Jk"):
            return answer
        last = _community(case)[-1]
        return {
            "ok": {
                "outcomes": outcomes
                | {
                    ante: "win"
                    if not last.startswith("Jk") and (last[1] in red) == (ante == "red-ante")
                    else "lose"
                    for ante in ANTE_CLAUSES
                    if ante in outcomes
                }
            }
        }

    return [
        *(
            _settled(
                f"691-{wager}-lost-before-the-ante",
                (clause,),
                "wrong-order-of-steps",
                "Wagers are settled in the order in which they are named, and the Ante is not known yet.",
                _settling((wager,), "lose", _before_the_ante),
                consequences=(C6,) if wager == COMMUNITY else (),
            )
            for wager, clause in (*SINGLE.items(), (COMMUNITY, C6))
        ),
        _settled(
            "691-queen-king-lost-beside-one-ace",
            (SINGLE["queen-king"],),
            "one-hand",
            "One line of a table of combinations of wagers is wrong.",
            _settling(
                ("queen-king",),
                "lose",
                lambda case, _: len(case["wagers"]) == 3 and "ace" in case["wagers"],
            ),
        ),
        _settled(
            "691-antes-by-the-last-card",
            tuple(ANTE_CLAUSES.values()),
            "wrong-order-of-steps",
            "Where five cards are given the fifth is taken for the one revealed.",
            by_the_last_card,
        ),
        *(
            _settled(
                f"691-{wager}-won-by-any-of-the-five",
                (clause,),
                "wrong-order-of-steps",
                "The wager is settled when the round is over, by all that lies on the layout.",
                _settling((wager,), "win", lies_among),
            )
            for wager, clause in SINGLE.items()
        ),
        _settled(
            "691-bet-wins-on-a-joker-revealed",
            (C6,),
            "wild-too-free",
            "A joker that is revealed is taken for a hand by itself.",
            _settling((COMMUNITY,), "win", lambda case, _: case["revealed"].startswith("Jk")),
        ),
        _settled(
            "691-bet-loses-when-the-fifth-card-is-revealed",
            (C6,),
            "boundary",
            "The bet is closed before the last card.",
            _settling((COMMUNITY,), "lose", lambda case, _: case["revealed"] == _community(case)[-1]),
            consequences=tuple(
                f"{C6}.{part}" for part in ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix")
            ),
        ),
        _settled(
            "691-bet-loses-on-one-color-by-two-jokers",
            (f"{C6}.ix",),
            "wild-not-free-enough",
            "One joker takes a color, the second does not.",
            _settling((COMMUNITY,), "lose", lambda case, _: _same_color_by_two_jokers(case)),
        ),
    ]


def _all_lose(code: str, test: Callable[[Case], bool]) -> Rule:
    """Settle what must be refused: everything loses."""

    def rule(case: Case, answer: Answer) -> Answer:
        if _code(answer) != code or not test(case):
            return answer
        return {"ok": {"outcomes": dict.fromkeys(case["wagers"], "lose")}}

    return rule


def _known(case: Case) -> bool:
    return set(case["wagers"]) <= {*ANTE_CLAUSES, *SINGLE, COMMUNITY}


def _once(case: Case) -> bool:
    return len(case["wagers"]) == len(set(case["wagers"]))


def _has_ante(case: Case) -> bool:
    return bool(set(case["wagers"]) & set(ANTE_CLAUSES))


def _would_lose(case: Case) -> bool:
    ranks = {"two-six": "23456", "seven-jack": "789TJ", "queen-king": "QK", "ace": "A"}
    card = str(case["revealed"])
    joker = card.startswith("Jk")
    return not any(
        joker if wager == "joker" else not joker and card[0] in ranks[wager] for wager in case["wagers"]
    )


def _lawfulness() -> list[Defect]:
    illegal = "illegal-wager"
    return [
        _settled(
            f"691-{id_}",
            (clause,),
            kind,
            why,
            rule,
        )
        for id_, clause, kind, why, rule in _laxities(illegal)
    ]


def _laxities(illegal: str) -> list[tuple[str, str, Kind, str, Rule]]:
    lax: Kind = "accepts-unlawful"
    return [
        (
            "losing-wager-needs-no-ante",
            C,
            lax,
            "The Ante is looked for only where something is to be paid.",
            _all_lose(
                illegal,
                lambda case: (
                    not _has_ante(case)
                    and _known(case)
                    and _once(case)
                    and COMMUNITY not in case["wagers"]
                    and _would_lose(case)
                ),
            ),
        ),
        (
            "two-wagers-need-no-ante",
            C,
            lax,
            "One wager by itself is refused, two are not.",
            _all_lose(
                illegal,
                lambda case: (
                    not _has_ante(case)
                    and _known(case)
                    and _once(case)
                    and len(case["wagers"]) == 2
                    and COMMUNITY not in case["wagers"]
                ),
            ),
        ),
        (
            "bet-with-joker-wager-needs-no-ante",
            C,
            lax,
            "The Community Card bet and the Joker wager together are a game of their own.",
            _all_lose(
                illegal, lambda case: not _has_ante(case) and {COMMUNITY, "joker"} <= set(case["wagers"])
            ),
        ),
        (
            "ante-placed-twice",
            B,
            lax,
            "Doubles are sought among the optional wagers only.",
            _all_lose(
                illegal,
                lambda case: (
                    _known(case)
                    and any(case["wagers"].count(ante) > 1 for ante in ANTE_CLAUSES)
                    and not any(case["wagers"].count(each) > 1 for each in (*SINGLE, COMMUNITY))
                ),
            ),
        ),
        (
            "unknown-third-wager",
            C,
            lax,
            "What a later wager is called is not looked at.",
            _all_lose(
                illegal, lambda case: _has_ante(case) and not _known(case) and len(case["wagers"]) >= 3
            ),
        ),
        (
            "no-bet-beside-both-antes",
            C,
            "refuses-lawful",
            "Three spots of the layout are never filled at once.",
            lambda case, answer: (
                {"rejected": {"code": illegal, "message": "too many"}}
                if "ok" in answer and {*ANTE_CLAUSES, COMMUNITY} <= set(case["wagers"])
                else answer
            ),
        ),
        (
            "card-revealed-from-elsewhere",
            C6,
            lax,
            "The card revealed is not sought among the five.",
            _all_lose(
                "bad-cards",
                lambda case: len(set(_community(case))) == 5 and case["revealed"] not in _community(case),
            ),
        ),
        (
            "bet-without-the-five-cards",
            C6,
            lax,
            "A bet on cards that are not there loses.",
            _all_lose("bad-cards", lambda case: COMMUNITY in case["wagers"] and not _community(case)),
        ),
        (
            "settled-on-an-unknown-card",
            B,
            lax,
            "What cannot be read has no color, and loses.",
            _all_lose("bad-cards", lambda case: COMMUNITY not in case["wagers"]),
        ),
        (
            "bet-settled-on-what-no-deck-deals",
            C6,
            lax,
            "The five cards are checked where they are ranked, not where the bet is settled.",
            _all_lose(
                "bad-cards",
                lambda case: (
                    bool(_community(case))
                    and (len(set(_community(case))) != 5 or case["revealed"] in _community(case))
                ),
            ),
        ),
    ]


def _refused(test: Placing) -> Change:
    """Refuse some wagers that are lawful."""

    def place(table: RouletteTable, **members: Any) -> None:
        if test(table, members):
            raise Refused("refused", "", "not taken here")
        PLACE_WAGER(table, **members)

    return named(at_table, "place_wager", place)


def _let_through(test: Placing) -> Change:
    """Accept some wagers without a look at how they are made, and whether there is an Ante."""

    def place(table: RouletteTable, **members: Any) -> None:
        if not test(table, members):
            PLACE_WAGER(table, **members)
            return
        player, wager = members["player"], members["wager"]
        table.wagers.setdefault(player, set()).add(wager)
        table.tell(
            "wager-placed",
            player=player,
            wager=wager,
            amount=members["amount"],
            instrument=members["instrument"],
        )

    return named(at_table, "place_wager", place)


def _is_optional(members: dict[str, Any]) -> bool:
    return members["wager"] in at_table.OPTIONAL


def _own(table: RouletteTable, members: dict[str, Any]) -> set[str]:
    return table.wagers.get(members["player"], set())


def _of_others(table: RouletteTable, members: dict[str, Any]) -> set[str]:
    return {each for player, placed in table.wagers.items() if player != members["player"] for each in placed}


def _elsewhere(members: dict[str, Any]) -> bool:
    return bool(members["area"] != members["wager"])


def _spoken(members: dict[str, Any]) -> bool:
    return members["instrument"] == "verbal-with-cash" and not members["confirmed"]


def _on_anybodys_ante(wager: str) -> Placing:
    return lambda table, members: (
        members["wager"] == wager
        and bool(_of_others(table, members) & set(ANTE_CLAUSES))
        and not _own(table, members)
    )


def _at_the_table() -> list[Defect]:
    lax, strict = "accepts-unlawful", "refuses-lawful"
    entries: list[tuple[str, str, Any, str, Change]] = [
        *(
            (
                f"{wager}-on-anybodys-ante",
                B,
                "state-leak",
                "For this one wager an Ante is sought at the table, not with the player.",
                _let_through(_on_anybodys_ante(wager)),
            )
            for wager in ("joker", COMMUNITY)
        ),
        (
            "one-ante-at-the-table",
            B,
            strict,
            "The table, not the player, has an Ante.",
            _refused(
                lambda table, members: (
                    members["wager"] in ANTE_CLAUSES and bool(_of_others(table, members) & set(ANTE_CLAUSES))
                )
            ),
        ),
        (
            "black-ante-not-with-plaques",
            A,
            strict,
            "Plaques are known on one of two spots.",
            _refused(
                lambda _, members: members["wager"] == "black-ante" and members["instrument"] == "plaques"
            ),
        ),
        (
            "optional-wagers-with-chips-only",
            A,
            strict,
            "Only the Ante takes other instruments than chips.",
            _refused(
                lambda _, members: (
                    _is_optional(members)
                    and members["instrument"] in {"plaques", "other-approved-instrument"}
                )
            ),
        ),
        (
            "optional-wagers-on-any-area",
            A,
            lax,
            "The area is looked at for the Ante only.",
            _let_through(
                lambda table, members: (
                    _is_optional(members)
                    and _elsewhere(members)
                    and bool(_own(table, members) & set(ANTE_CLAUSES))
                )
            ),
        ),
        (
            "antes-on-either-antes-area",
            A,
            lax,
            "Two areas are one.",
            _let_through(
                lambda _, members: (
                    members["wager"] in ANTE_CLAUSES
                    and _elsewhere(members)
                    and members["area"] in ANTE_CLAUSES
                )
            ),
        ),
        (
            "black-ante-on-any-area",
            A,
            lax,
            "The area is looked at for one of two Antes.",
            _let_through(lambda _, members: members["wager"] == "black-ante" and _elsewhere(members)),
        ),
        (
            "spoken-optional-wagers-unconfirmed",
            A,
            lax,
            "The dealer confirms the Ante, and what follows is taken as said.",
            _let_through(
                lambda table, members: (
                    _is_optional(members)
                    and _spoken(members)
                    and bool(_own(table, members) & set(ANTE_CLAUSES))
                )
            ),
        ),
        (
            "spoken-black-ante-unconfirmed",
            A,
            lax,
            "The dealer confirms one of two Antes.",
            _let_through(lambda _, members: members["wager"] == "black-ante" and _spoken(members)),
        ),
        (
            "three-optional-wagers-at-most",
            C,
            strict,
            "A player has room for three.",
            _refused(
                lambda table, members: (
                    _is_optional(members) and len(_own(table, members) & set(at_table.OPTIONAL)) >= 3
                )
            ),
        ),
        (
            "bet-not-after-the-joker-wager",
            C,
            strict,
            "Two wagers on jokers are too many.",
            _refused(
                lambda table, members: members["wager"] == COMMUNITY and "joker" in _own(table, members)
            ),
        ),
        (
            "optional-wager-for-the-first-who-comes",
            C,
            strict,
            "An area that is taken is taken for everybody.",
            _refused(
                lambda table, members: (
                    _is_optional(members) and members["wager"] in _of_others(table, members)
                )
            ),
        ),
    ]
    return [
        Defect(
            id=f"691-table-{id_}", chapter="691", violates=(clause,), kind=kind, why=why, changes=(change,)
        )
        for id_, clause, kind, why, change in entries
    ]


DEFECTS: Final = (
    *_showdown_hands(),
    *_point_counts(),
    *_wild_stud_poker(),
    *_settlements(),
    *_lawfulness(),
    *_at_the_table(),
)
