"""From a page to clauses, and to every place of which that cannot be said with certainty."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from pa58.citations import LEVELS, Citation, CitationError
from pa58.texts import _furniture as furniture
from pa58.texts._definitions import PREAMBLE, definitions
from pa58.texts._enumerators import Again, Doubt, Item, items
from pa58.texts._fingerprint import fingerprint, raw_digest
from pa58.texts._headings import Heading, headings
from pa58.texts._page import Page, UnreadableText
from pa58.texts._published import PublishedClause, PublishedSection, PublishedText, SetAside, Trouble

_MOST_TROUBLES = 2000
_SHOWN = 80  # characters of the text that a trouble repeats


def read_text(
    page: Page, *, foreign: Mapping[str, Sequence[str]], section: str | None = None
) -> PublishedText:
    """Read the clauses of a page.

    ``foreign`` holds, by chapter, the words that a person has recorded as not of the regulation. ``section``
    is the key of the section, for a text that does not name it. Raises `UnreadableText` where next to nothing
    of it can be read.
    """
    return _Reader(page, foreign, section).read()


class _Body:
    """One occurrence of a section in the text: the clauses found under one heading."""

    def __init__(self, key: str, title: str, place: int) -> None:
        self.key = key
        self.title = title
        self.place = place
        self.clauses: list[PublishedClause] = []
        self.stray = ""


class _Reader:
    def __init__(self, page: Page, foreign: Mapping[str, Sequence[str]], section: str | None) -> None:
        self._page = page
        self._section = section
        self._foreign = foreign
        self._text = page.text
        self._troubles: list[Trouble] = []
        self._set_aside: list[SetAside] = []
        self._bodies: list[_Body] = []

    def read(self) -> PublishedText:
        start = furniture.start_of_law(self._text)
        self._text, heads = furniture.without_page_heads(self._text)
        for place, words in heads:
            self._put_aside(place, "furniture", words)
        found = list(headings(self._text, start))
        if self._leave_out_noise({heading.key.split(".")[0] for heading in found}):
            found = list(headings(self._text, start))
        if found:
            self._put_aside(start, "other", self._text[start : found[0].start])
            ends = [heading.start for heading in found[1:]] + [len(self._text)]
            for heading, end in zip(found, ends, strict=True):
                self._read_body(heading, end)
        else:
            self._read_body(Heading(self._section or "", "", start, start), len(self._text))
        sections, listed, doubled = self._sections()
        if not any(section.clauses for section in sections) and not self._troubles:
            self._trouble(
                0, "no clause was found; this is not a text of the regulation, or not a form known here"
            )
        return PublishedText(
            name=self._page.name,
            sections=tuple(sections),
            troubles=tuple(sorted(self._troubles, key=lambda trouble: trouble.line)),
            set_aside=tuple(sorted(self._set_aside, key=lambda each: each.line)),
            listed=tuple(listed),
            doubled=tuple(doubled),
            current_through=furniture.current_through(self._page.text),
            enactments=tuple(dict.fromkeys(furniture.enactments(self._page.text))),
        )

    def _trouble(self, place: int, what: str) -> None:
        self._trouble_on(self._page.line(place), what)

    def _trouble_on(self, line: int, what: str) -> None:
        self._troubles.append(Trouble(line=line, what=what))
        if len(self._troubles) > _MOST_TROUBLES:
            raise UnreadableText(
                f"{self._page.name}:{line}: more than {_MOST_TROUBLES} places cannot be read; this is no text of "
                "the regulation, or not a form known here."
            )

    def _put_aside(self, place: int, kind: str, words: str) -> None:
        told = " ".join(words.split())
        if told:
            place += len(words) - len(words.lstrip())
            self._set_aside.append(SetAside(line=self._page.line(place), kind=kind, text=told))  # type: ignore[arg-type]

    def _leave_out_noise(self, chapters: set[str]) -> bool:
        before = self._text
        for chapter in sorted(chapters):
            for words in self._foreign.get(chapter, ()):
                for place in [found.start() for found in re.finditer(re.escape(words), self._text)]:
                    self._put_aside(place, "noise", words)
                self._text = self._text.replace(words, " " * len(words))
        return self._text != before

    def _read_body(self, heading: Heading, end: int) -> None:
        law_end = furniture.end_of_law(self._text, heading.body, end)
        self._put_aside(law_end, "furniture", self._text[law_end:end])
        body = _Body(heading.key, heading.title, heading.start)
        self._bodies.append(body)
        start = furniture.start_of_body(self._text, heading.body, law_end)
        preamble = PREAMBLE.match(self._text, start, law_end)
        if preamble or heading.title.casefold() == "definitions":
            self._define(body, preamble.end() if preamble else start, law_end)
        else:
            self._enumerate(body, start, law_end, end)

    def _define(self, body: _Body, start: int, end: int) -> None:
        found = list(definitions(self._text, start, end))
        first = found[0].start if found else end
        body.stray = self._text[start:first]
        for each, stop in zip(found, [*(later.start for later in found[1:]), end], strict=False):
            self._clause(body, each.slug, each.start, each.start, stop)

    def _enumerate(self, body: _Body, start: int, law_end: int, end: int) -> None:
        found: list[Item] = []
        stops: dict[int, int] = {}
        bodies = [(body, found)]
        for each in items(self._text, start, law_end):
            match each:
                case Doubt():
                    self._trouble(each.place, f"{_named(body.key)}{each.what}: {self._words_at(each.place)}")
                case Again():
                    body, found = _Body(body.key, body.title, each.place), []
                    bodies.append((body, found))
                    self._bodies.append(body)
                case Item():
                    if found or len(bodies) > 1:
                        previous = found or bodies[-2][1]
                        stops[previous[-1].start] = each.start
                    found.append(each)
        first = bodies[0][1][0].start if bodies[0][1] else law_end
        bodies[0][0].stray = self._text[start:first]
        for owner, owned in bodies:
            for item in owned:
                self._clause(
                    owner, ".".join(item.path), item.start, item.body, stops.get(item.start, law_end)
                )
            self._demand_children(owner)
        self._law_behind_furniture(body.key, found, law_end, end)

    def _clause(self, body: _Body, path: str, place: int, start: int, end: int) -> None:
        key = f"{body.key}.{path}" if body.key else path
        words = self._text[start:end].strip()
        if body.key:
            try:
                key = Citation.parse(key).key
            except CitationError as error:
                self._trouble(place, str(error))
                return
        if not words:
            self._trouble(place, f"{_named(body.key)}({path.replace('.', ')(')}) has no words of its own")
        body.clauses.append(
            PublishedClause(
                key=key,
                line=self._page.line(place),
                text=" ".join(words.split()),
                fingerprint=fingerprint(words),
                digest=raw_digest(words),
            )
        )

    def _demand_children(self, body: _Body) -> None:
        """Find the paragraphs that announce a list and have none: some forms lose whole levels in silence."""
        for clause, following in zip(body.clauses, [*body.clauses[1:], None], strict=False):
            below = following is not None and following.key.startswith(clause.key + ".")
            if clause.text.endswith((":", ":—", ": —")) and not below:
                self._trouble_on(
                    clause.line,
                    f"{_printed(clause.key)} ends in a colon, but the list that it announces is gone",
                )

    def _law_behind_furniture(self, key: str, found: list[Item], law_end: int, end: int) -> None:
        """Find clauses behind what was taken for the end of a section: it may have stood inside."""
        expected = (
            {_next(found[-1].path[:depth]) for depth in range(1, len(found[-1].path) + 1)} if found else set()
        )
        for each in items(self._text, law_end, end):
            name = each.path[-1] if isinstance(each, Item) else self._text[each.place + 1 :].split(")", 1)[0]
            if name in expected:
                place = each.start if isinstance(each, Item) else each.place
                self._trouble(
                    place,
                    f"{_named(key)}({name}) stands behind words that end a section: {self._words_at(place)}",
                )
                return

    def _words_at(self, place: int) -> str:
        words = " ".join(self._text[place : place + 2 * _SHOWN].split())
        return f"“{words[:_SHOWN]}{'…' if len(words) > _SHOWN else ''}”"

    def _sections(self) -> tuple[list[PublishedSection], list[str], list[str]]:
        """Make one section of all its occurrences: a contents list, a heading said twice, a body said twice."""
        together: dict[str, list[_Body]] = defaultdict(list)
        for body in self._bodies:
            together[body.key].append(body)
        sections, listed, doubled = [], [], []
        for key, bodies in together.items():
            full = [body for body in bodies if body.clauses]
            for body in bodies:
                self._stray(body, held=bool(full))
            if not full:
                if key:  # words that stand under no heading name no section
                    listed.append(key)
                continue
            if len(full) > 1:
                doubled.append(key)
                self._demand_same(full)
            self._repeated(full[0])
            sections.append(
                PublishedSection(
                    key=key,
                    title=full[0].title,
                    line=self._page.line(full[0].place),
                    clauses=tuple(full[0].clauses),
                )
            )
        return sections, listed, doubled

    def _stray(self, body: _Body, *, held: bool) -> None:
        words = " ".join(body.stray.split())
        if not words:
            return
        if body.clauses and body.key and body.key != self._section:
            self._trouble(
                body.place,
                f"{_named(body.key)}words before the first clause belong to none: “{words[:_SHOWN]}”",
            )
        elif held or not body.key or body.key == self._section:
            self._put_aside(body.place, "other", words)
        else:
            self._trouble(
                body.place,
                f"{_named(body.key)}the section has no enumerated clause that could be cited: “{words[:_SHOWN]}”",
            )

    def _repeated(self, body: _Body) -> None:
        seen: dict[str, int] = {}
        for clause in body.clauses:
            if clause.key in seen:
                self._trouble_on(
                    clause.line,
                    f"{_printed(clause.key)} stands here again; the first is on line {seen[clause.key]}",
                )
            seen.setdefault(clause.key, clause.line)

    def _demand_same(self, bodies: list[_Body]) -> None:
        first = {clause.key: clause for clause in bodies[0].clauses}
        for body in bodies[1:]:
            for clause in _differing(first, body.clauses):
                self._trouble_on(
                    clause.line,
                    (
                        f"{_named(body.key)}the text holds the section twice, from lines "
                        f"{self._page.line(bodies[0].place)} and {self._page.line(body.place)}, and "
                        f"{_printed(clause.key)} is not the same in both"
                    ),
                )


def _differing(first: dict[str, PublishedClause], again: list[PublishedClause]) -> Iterator[PublishedClause]:
    second = {clause.key: clause for clause in again}
    for key in dict.fromkeys((*first, *second)):
        ours, theirs = first.get(key), second.get(key)
        if ours is None or theirs is None or ours.fingerprint != theirs.fingerprint:
            present = theirs or ours
            assert present is not None, "the key is of one of them"
            yield present


def _next(path: tuple[str, ...]) -> str | None:
    names = LEVELS[len(path) - 1].enumerators
    place = names.index(path[-1]) + 1
    return names[place] if place < len(names) else None


def _named(key: str) -> str:
    return f"{_printed(key)}: " if key else ""


def _printed(key: str) -> str:
    try:
        return Citation.parse(key).printed
    except CitationError:
        return "(" + key.replace(".", ")(") + ")"
