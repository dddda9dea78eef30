"""Whatever is done at a table in whatever order, no card is lost, no wager appears, and no step is left out."""

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from adapters.reference_table import ReferenceTable
from adapters.table_messages import read_events
from pa58.recorded_table import RecordedTable
from reference_impl import four_card_frenzy_table
from reference_impl.cards import RANKS, SUITS

ALL_52 = sorted(rank + suit for rank in RANKS for suit in SUITS)
DECKS = st.sampled_from(["A", "B"])
PLAYERS = st.sampled_from(["P1", "P2", "P3"])
PEOPLE = st.sampled_from(["dealer", "floorperson", "above-floorperson", "player"])
POSITIONS = st.integers(1, 7)
WAGERS = st.sampled_from(["ante-wager", "odds-wager", "raise-wager", "prime-wager", "all-six-bonus-wager"])
INSTRUMENTS = st.sampled_from(["value-chips", "plaques", "verbal-with-cash"])
WAY = ("inspect-cards", "verify-inspection", "spread-cards")
THEN = ("turn-face-down", "wash-cards", "stack-cards", "shuffle-cards", "cut-cards", "place-in-shoe")
SKIPPED = st.sampled_from(["", "", "", "shuffle-cards", "shuffle-cards", "cut-cards", *WAY, *THEN])
OPENING = [
    "cards-inspected",
    "inspection-verified",
    "cards-spread",
    "inspection-afforded",
    "cards-turned-face-down",
    "cards-washed",
    "cards-stacked",
]


class AnyTable(RuleBasedStateMachine):
    """Drives a table by the protocol, and looks at it from inside between acts."""

    @initialize(
        dealing=st.sampled_from(["manual-shoe", "hand"]),
        device=st.sampled_from([None, {}, {"counts": True}, {"loads": True}]),
        options=st.sets(st.sampled_from(["prime-wager", "all-six-bonus-wager"])),
        preshuffled=st.booleans(),
    )
    def open(self, dealing, device, options, preshuffled):
        made = []
        original = four_card_frenzy_table.Table

        def remember(setup):
            made.append(original(setup))
            return made[-1]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("adapters.reference_table.Table", remember)
            self.session = ReferenceTable(
                "684a", {"dealing": dealing, "device": device, "options": sorted(options), "boxes": 2}
            )
        [self.table] = made
        self.events = list(read_events(self.session.opened["accepted"]["events"]))
        self.accepted = {}
        self.receive("A", preshuffled, 52)
        if device is not None and not preshuffled:
            self.receive("B", preshuffled, 52)

    def do(self, name, **members):
        before = (len(self.table.history), {deck.name: deck.stage for deck in self.table.decks.values()})
        answer = self.session.do({"command": name, **members})
        if "rejected" in answer:
            after = (len(self.table.history), {deck.name: deck.stage for deck in self.table.decks.values()})
            assert after == before, "a refused act left a trace"
            return False
        self.events += read_events(answer["accepted"]["events"])
        return True

    @rule(deck=DECKS, preshuffled=st.booleans(), cards=st.sampled_from([52, 52, 52, 51]))
    def receive(self, deck, preshuffled, cards):
        arriving = {"deck": deck, "backs": [deck], "preshuffled": preshuffled, "cards": cards}
        self.do("receive-decks", decks=[arriving])

    @rule(deck=DECKS, name=st.sampled_from([*WAY, *THEN]), means=st.sampled_from(["manually", "device"]))
    def one_step(self, deck, name, means):
        members = {"shuffle-cards": {"means": means}, "cut-cards": {"above": 10}}.get(name, {})
        self.do(name, deck=deck, **members)

    @rule(
        deck=DECKS,
        means=st.sampled_from(["manually", "device"]),
        rounds=st.lists(SKIPPED, min_size=1, max_size=4),
    )
    def rounds_in_a_hurry(self, deck, means, rounds):
        for skipped in rounds:
            self.a_round_in_a_hurry(deck, means, skipped)

    def a_round_in_a_hurry(self, deck, means, skipped):
        """Go the whole way from where the deck is, perhaps without one step, and deal."""
        self.go_on("complete-round")
        for name in WAY:
            if name != skipped:
                self.do(name, deck=deck)
        self.do("arrive", player="P1")
        self.do("afford-inspection", player="P1")
        for name in THEN:
            if name != skipped:
                self.one_step(deck, name, means)
        self.ante_and_odds("P1", 3, 500)
        self.do("deal")

    @rule(
        deck=DECKS,
        by=PEOPLE,
        name=st.sampled_from(["require-recut", "direct-shuffle", "wrong count", "away"]),
    )
    def interfere(self, deck, by, name):
        if name == "wrong count":
            self.do("shuffle-cards", deck=deck, means="device", count=51)
        elif name == "away":
            self.do("remove-deck" if by == "dealer" else "place-in-discard-rack", deck=deck)
        else:
            self.do(name, deck=deck, by=by)

    @rule(player=PLAYERS, position=POSITIONS, name=st.sampled_from(["sit-down", "stand-up", "leave"]))
    def come_or_go(self, player, position, name):
        where = {"position": position} if name == "sit-down" else {}
        if self.do(name, player=player, **where) and name == "leave":
            self.accepted = {box: who for box, who in self.accepted.items() if who != player}

    @rule(
        player=PLAYERS, position=POSITIONS, wager=WAGERS, amount=st.sampled_from([500, 700]), how=INSTRUMENTS
    )
    def wager(self, player, position, wager, amount, how):
        if self.do(
            "place-wager", player=player, position=position, wager=wager, amount=amount, instrument=how
        ):
            self.accepted[position, wager] = player

    @rule(player=PLAYERS, position=POSITIONS, amount=st.sampled_from([500, 700]))
    def ante_and_odds(self, player, position, amount):
        self.do("sit-down", player=player, position=position)
        for wager in ("ante-wager", "odds-wager"):
            self.wager(player, position, wager, amount, "value-chips")

    @rule(which=st.integers(0, 3), more=st.booleans())
    def change(self, which, more):
        for (position, wager), player in sorted(self.accepted.items())[which : which + 1]:
            if more:
                self.do("increase-wager", player=player, position=position, wager=wager, amount=100)
            elif self.do("withdraw-wager", player=player, position=position, wager=wager):
                del self.accepted[position, wager]

    @rule(
        name=st.sampled_from(
            ["announce-no-more-bets", "deal", "complete-round", "complete-round", "idle", "wait"]
        )
    )
    def go_on(self, name):
        if name == "idle":
            self.do("spread-for-no-activity")
        elif name == "wait":
            self.do("let-time-pass", minutes=100)
        elif self.do(name) and name == "complete-round":
            self.accepted = {}

    @invariant()
    def no_card_is_lost_or_doubled(self):
        for deck in self.table.decks.values():
            assert sorted(deck.cards + deck.laid) == ALL_52

    @invariant()
    def every_card_dealt_came_from_its_deck_once_a_round(self):
        dealt = []
        for event in self.events:
            kind = event.__struct_config__.tag
            if kind == "card-dealt":
                dealt.append((event.deck, event.card))
            elif kind == "round-completed":
                dealt = []
        assert len(set(dealt)) == len(dealt)
        assert len({deck for deck, _ in dealt}) <= 1

    @invariant()
    def every_wager_was_accepted(self):
        assert {box: wager.player for box, wager in self.table.wagers.items()} == self.accepted

    @invariant()
    def no_round_is_dealt_without_the_steps_before_it(self):
        """Read the events alone: what each deck went through, as §§ 684a.4 and 684a.5 have it."""
        done = {}
        for event in self.events:
            kind = event.__struct_config__.tag
            if kind == "decks-received":
                done |= {deck.deck: ["preshuffled"] * deck.preshuffled for deck in event.decks}
            elif kind == "inspection-afforded":
                for steps in done.values():
                    steps.extend([kind] * (steps[-1:] == ["cards-spread"]))
            elif kind == "card-dealt":
                self.was_made_ready(done[event.deck])
            elif hasattr(event, "deck"):
                done[event.deck].append("by device" if getattr(event, "means", "") == "device" else kind)

    def teardown(self):
        """Whatever was accepted is a lawful record."""
        record = RecordedTable()
        assert [found for event in self.events for found in record.follow(event)] == []

    @invariant()
    def no_card_is_dealt_before_no_more_bets(self):
        kinds = [event.__struct_config__.tag for event in self.events]
        rounds = " ".join(kinds).split("round-completed")
        assert all("card-dealt" not in each.split("no-more-bets-announced")[0] for each in rounds)

    def was_made_ready(self, steps):
        if not {"dealt", "preshuffled"} & set(steps):
            assert steps[:7] == OPENING
        if steps[-1] != "dealt":
            self.shuffled_and_cut_or_by_device(steps)
            steps.append("dealt")

    def shuffled_and_cut_or_by_device(self, steps):
        last = steps[len(steps) - steps[::-1].index("dealt") :] if "dealt" in steps else steps
        shuffles = [
            place for place, step in enumerate(last) if step in ("by device", "cards-shuffled", "preshuffled")
        ]
        assert shuffles
        after = last[shuffles[-1] :]
        assert after[0] == "by device" or "cards-moved-to-bottom" in after
        if "recut-required" in after:
            assert "cards-moved-to-bottom" in after[after.index("recut-required") :]


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(
    max_examples=200, stateful_step_count=15, deadline=None, suppress_health_check=list(HealthCheck)
)
