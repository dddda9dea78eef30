"""A product that passes everything on is, from outside, the product behind it."""

from adapters.intermediary import Intermediary
from adapters.product import ChapterOffer, Finding, NoTable, Product, ProductIdentity, WireLine, WireSlice


class Behind(Product):
    """A product whose every word is known."""

    identity = ProductIdentity(
        name="Behind", vendor="Nobody", version="1", build_algorithm="sha256", build_digest="00"
    )
    closed = False

    @property
    def chapters(self):
        return {"691": ChapterOffer(ops=("settle",))}

    def evaluate(self, chapter, op, cases):
        return [{"ok": {"asked": f"{chapter} {op} {case['cards']}"}} for case in cases]

    def open_table(self, chapter, table):
        opened = NoTable()
        opened.opened = {"rejected": {"code": "closed", "message": f"{chapter} {table}"}}
        return opened

    def declare(self, chapter):
        return {"declared": {"of": chapter}}

    def take_findings(self):
        return [Finding(kind="changed-answer", detail="once")]

    def take_wire(self):
        return WireSlice(lines=(WireLine(way="sent", text="{}"),), left_out=3)

    def close(self):
        self.closed = True


def test_everything_is_passed_on():
    product = Behind()
    before = Intermediary(product)
    assert before.identity.name == "Behind"
    assert before.chapters == {"691": ChapterOffer(ops=("settle",))}
    assert before.evaluate("691", "settle", [{"cards": "As"}, {"cards": "2c"}]) == [
        {"ok": {"asked": "691 settle As"}},
        {"ok": {"asked": "691 settle 2c"}},
    ]
    assert before.open_table("691", {"decks": 1}).opened["rejected"]["message"] == "691 {'decks': 1}"
    assert before.declare("691") == {"declared": {"of": "691"}}
    assert before.take_findings() == [Finding(kind="changed-answer", detail="once")]
    assert before.take_wire() == WireSlice(lines=(WireLine(way="sent", text="{}"),), left_out=3)
    before.close()
    assert product.closed


def test_it_passes_on_all_that_is_asked_of_a_product():
    asked = {name for name in vars(Product) if not name.startswith("_")}
    assert asked <= vars(Intermediary).keys()
