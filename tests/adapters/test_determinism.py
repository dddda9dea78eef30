"""A product that answers the same question differently is reported."""

import contextlib
import json

from scripted import CASES, RIGHT, ask, start

from adapters.sampling import Sample


class TestAskingAgain:
    def test_a_steady_product_leaves_no_finding(self, tmp_path):
        with contextlib.closing(start("none", "never", tmp_path)) as product:
            ask(product)
            assert product.check_determinism() == []

    def test_an_answer_that_changed_is_a_finding_that_names_op_and_case(self, tmp_path):
        with contextlib.closing(start("drifts", "never", tmp_path)) as product:
            ask(product, CASES[:1])
            (finding,) = product.check_determinism()
        assert finding.kind == "changed-answer"
        assert finding.detail.startswith('680a point-count {"cards":"As 4d","number":0} was answered')

    def test_the_cases_go_to_a_fresh_process_in_another_order(self, tmp_path):
        record = tmp_path / "record"
        with contextlib.closing(start("none", "never", tmp_path, record=record)) as product:
            ask(product)
            product.check_determinism()
        events = [json.loads(line) for line in record.read_text().splitlines()]
        starts = [place for place, event in enumerate(events) if event["event"] == "start"]
        assert len(starts) == 2
        lines = [json.loads(event["line"]) for event in events[starts[1] :] if event["event"] == "sent"]
        numbers = [case["number"] for line in lines for case in line.get("params", {}).get("cases", [])]
        assert 20 <= len(numbers) <= 150
        assert numbers != sorted(numbers)

    def test_what_the_suite_does_not_read_may_change(self, tmp_path):
        # The folder and the environment, which this product adds to `ok`, differ from process to process.
        with contextlib.closing(start("reveals_itself", "never", tmp_path)) as product:
            ask(product, CASES[:3])
            assert product.check_determinism() == []

    def test_a_case_that_breaks_the_contract_when_asked_again_is_a_finding(self, tmp_path):
        with contextlib.closing(start("nan", "again:4", tmp_path)) as product:
            assert ask(product, CASES[:8]) == RIGHT[:8]
            (finding,) = product.check_determinism()
        assert '"number":4' in finding.detail
        assert '{"fault":' in finding.detail

    def test_a_case_that_broke_the_contract_at_first_is_not_asked_again(self, tmp_path):
        with contextlib.closing(start("nan", 4, tmp_path)) as product:
            assert "fault" in ask(product, CASES[:8])[4]
            assert product.check_determinism() == []


class TestTheSample:
    @staticmethod
    def drawn(seed, count):
        sample = Sample(seed)
        for first in range(0, count, 100):
            cases = [{"number": number} for number in range(first, first + 100)]
            sample.note("680a", "point-count", cases, [RIGHT[0]] * 100)
        return sorted(asked.case["number"] for _, _, group in sample.shuffled() for asked in group)

    def test_it_is_about_one_in_a_hundred_and_spread_over_all(self):
        drawn = self.drawn(1, 200_000)
        assert 1_700 < len(drawn) < 2_350  # 2,000 expected, standard deviation 45
        assert max(drawn) > 195_000

    def test_it_is_the_same_for_one_seed_and_another_for_another(self):
        assert self.drawn(1, 10_000) == self.drawn(1, 10_000)
        assert self.drawn(1, 10_000) != self.drawn(2, 10_000)

    def test_it_is_bounded(self):
        drawn = self.drawn(1, 1_000_000)
        assert len(drawn) == 5_000
        assert sum(number > 500_000 for number in drawn) > 2_000
