"""A small product in process, which can also be run as a program that serves itself."""

from adapters import ChapterOffer, ProductIdentity
from adapters.serve import serve


class FakeProduct:
    """Counts the letters of ``cards``; knows no other op; prints where it should not."""

    def __init__(self):
        self.identity = ProductIdentity(
            name="Fake", vendor="Tests", version="2", build_algorithm="sha256", build_digest="ab"
        )
        self.chapters = {
            "680a": ChapterOffer(ops=("point-count",), options=("a-wager",), readings={"r": "o"})
        }
        self.closed = False

    def evaluate(self, _chapter, op, cases):
        print("evaluating", len(cases), "cases")  # noqa: T201 -- as a careless library might
        if op == "breaks":
            raise LookupError("no such table")
        return [self._answer(op, case) for case in cases]

    def _answer(self, op, case):
        if op == "own-words":
            return case["answer"]
        if op != "point-count":
            return {"unsupported": True}
        if not case.get("cards"):
            return {"rejected": {"code": "bad-cards", "message": "no cards “at all”"}}
        return {"ok": {"count": len(case["cards"])}}

    def take_findings(self):
        return []

    def close(self):
        self.closed = True


if __name__ == "__main__":
    serve(FakeProduct())
