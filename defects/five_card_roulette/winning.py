"""Wrong products for the Community Card bet, (c)(6): which hands win it."""

from typing import Final

from adapters.product import Answer, Case
from defects.defect import named, with_added
from defects.five_card_roulette.changes import ALL_SIX, C6, HANDS, six, wager_defect
from reference_impl import five_card_roulette as roulette
from reference_impl.poker_patterns import ListedHand, of_a_kind


def _falls_with_the_ante(chapter: str, op: str, case: Case, answer: Answer) -> Answer:
    outcomes = answer.get("ok", {}).get("outcomes")
    if not outcomes or roulette.COMMUNITY_CARD_BET not in outcomes:
        return answer
    if any(outcomes.get(ante) == "win" for ante in roulette.ANTE_COLOURS):
        return answer
    return {"ok": {"outcomes": outcomes | {roulette.COMMUNITY_CARD_BET: "lose"}}}


DEFECTS: Final = (
    wager_defect(
        "three-of-a-kind-paid",
        (C6,),
        "accepts-unlawful",
        "The table goes one hand further down.",
        with_added(roulette, HANDS, ListedHand("three-of-a-kind", C6, lambda hand: of_a_kind(hand, 3))),
        consequences=six("v.A", "v.B"),
    ),
    wager_defect(
        "bet-always-wins",
        (C6,),
        "accepts-unlawful",
        "A test is always true.",
        named(roulette, "community_card_bet", lambda cards, readings: True),
    ),
    wager_defect(
        "bet-never-wins",
        six("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"),
        "refuses-lawful",
        "The bet is settled before the five cards lie.",
        named(roulette, "community_card_bet", lambda cards, readings: False),
        consequences=(C6,),
    ),
    wager_defect(
        "bet-needs-a-winning-ante",
        (C6,),
        "wrong-order-of-steps",
        "The bet is settled with the Ante, and falls with it.",
        answering=lambda: _falls_with_the_ante,
        consequences=ALL_SIX,
    ),
    wager_defect(
        "bet-from-flush-up",
        six("viii", "ix"),
        "boundary",
        "The bet wins from two hands higher.",
        named(
            roulette,
            "community_card_bet",
            lambda cards, readings: (
                roulette.community_card_bet_hand(cards, readings)
                not in {"none", "straight", "all-same-color"}
            ),
        ),
        consequences=(),
    ),
    wager_defect(
        "bet-natural-royal-not-paid",
        six("i"),
        "refuses-lawful",
        "The highest hand is paid by a jackpot only.",
        named(
            roulette,
            "community_card_bet",
            lambda cards, readings: (
                roulette.community_card_bet_hand(cards, readings) not in {"none", "royal-flush-without-joker"}
            ),
        ),
        few_hands=4,
    ),
)
