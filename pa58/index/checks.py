"""What must hold between the entries of an index: places in the tree, order, and what refers to what."""

from collections.abc import Sequence

from pa58.citations import LEVELS, Citation, CitationError, nearest
from pa58.index.document import ChapterEntry, ClauseEntry, IndexDocument, SectionEntry
from pa58.index.problems import Findings
from pa58.index.reader import Lines

_Entry = ChapterEntry | SectionEntry | ClauseEntry


def check(document: IndexDocument, lines: Lines, findings: Findings) -> None:
    """Note in ``findings`` everything about the entries of ``document`` that cannot be."""
    _Checks(document, lines, findings).run()


class _Checks:
    """One pass over a document. Fields that could not be read are None here, and already noted."""

    def __init__(self, document: IndexDocument, lines: Lines, findings: Findings) -> None:
        self._document = document
        self._lines = lines
        self._findings = findings
        self._first: dict[str, _Entry] = {}
        self._clauses: dict[str, ClauseEntry] = {}

    def run(self) -> None:
        for chapter in self._document.chapters:
            self._place(chapter, None)
        for clause in self._clauses.values():
            self._duty(clause)
            self._references(clause)
            self._in_force(clause)
        self._sources()
        self._readings()

    def _note(self, entry: object, message: str, field: str = "", item: int = -1) -> None:
        self._findings.add(self._lines.of(entry, field, item), message)

    # The tree.

    def _place(self, entry: _Entry | None, above: _Entry | None) -> None:
        if entry is None:
            return
        below = _below(entry)
        if entry.key is not None and self._stands_right(entry, above):
            self._first[entry.key] = entry
            if isinstance(entry, ClauseEntry):
                self._clauses[entry.key] = entry
        for child in below:
            self._place(child, entry)
        self._order(entry, below)

    def _stands_right(self, entry: _Entry, above: _Entry | None) -> bool:
        try:
            citation = Citation.parse(entry.key)
        except CitationError as error:
            self._note(entry, str(error), "key")
            return False
        if entry.key in self._first:
            line = self._lines.of(self._first[entry.key])
            self._note(entry, f"{entry.key} stands here a second time; the first is on line {line}.", "key")
            return False
        return self._under(entry, citation, above)

    def _under(self, entry: _Entry, citation: Citation, above: _Entry | None) -> bool:
        parent = citation.parent.key if citation.parent else None
        if above is None:
            if parent is not None:
                self._note(entry, f"{entry.key} is not a chapter, but stands where one belongs.", "key")
            return parent is None
        if parent != above.key and above.key is not None:
            belongs = f"belongs under {parent}" if parent else "is a chapter"
            self._note(entry, f"{entry.key} stands under {above.key}, but {belongs}.", "key")
            return False
        return True

    def _order(self, entry: _Entry, below: Sequence[_Entry | None]) -> None:
        """Demand that enumerators follow one another from the first, and section numbers go up."""
        placed = [child for child in below if child is not None and self._first.get(child.key) is child]
        expected = last_section = 0
        for child in placed:
            citation = Citation.parse(child.key)
            if citation.path:
                enumerators = LEVELS[len(citation.path) - 1].enumerators
                place = enumerators.index(citation.path[-1])
                if place != expected:
                    wanted = f"{entry.key}.{enumerators[expected]}"
                    self._note(child, f"{child.key} stands where {wanted} is expected next.", "key")
                expected = place + 1
            elif isinstance(child, SectionEntry) and (citation.section or "").isdecimal():
                number = int(citation.section or "0")
                if number <= last_section:
                    self._note(child, f"{child.key} stands after a section with a higher number.", "key")
                last_section = number

    # What is said of a clause.

    def _duty(self, clause: ClauseEntry) -> None:
        """Demand the fields that the way of verifying needs, and no others."""
        key, verify = clause.key, clause.verify
        for field, value, where in (
            ("reason", clause.reason, ("none",)),
            ("question", clause.question, ("inspection",)),
            ("capability", clause.capability, ("test", "analysis")),
        ):
            if verify in where and value is None:
                self._note(clause, f"{key}: verify is {verify}, which needs a {field}.")
            if verify is not None and verify not in where and value is not None:
                needed = " or ".join(where)
                self._note(clause, f"{key}: a {field} is for verify {needed}, and verify is {verify}.", field)
        if verify == "analysis" and clause.capability not in (None, "declare"):
            self._note(clause, f"{key}: what is analysed is what the product can declare.", "capability")
        if verify == "none" and clause.kind == "obligation":
            self._note(clause, f"{key}: an obligation is always verified; say how.", "verify")
        if verify not in ("none", None) and clause.kind in ("heading", "definition"):
            self._note(clause, f"{key}: a {clause.kind} obliges nobody, so verify is none.", "verify")
        if clause.kind == "heading" and not clause.clauses:
            self._note(clause, f"{key}: a heading needs clauses below it.", "kind")

    def _references(self, clause: ClauseEntry) -> None:
        readings = {reading.id: reading for reading in self._document.readings if reading is not None}
        for position, name in enumerate(clause.readings):
            if name is None:
                continue
            if name not in readings:
                near = ", ".join(nearest(name, filter(None, readings)))
                self._note(
                    clause, f"{clause.key}: unknown reading {name}; nearest are {near}.", "readings", position
                )
            elif clause.key not in readings[name].clauses:
                message = (
                    f"{clause.key}: the reading {name} does not name this clause; add it there or drop it."
                )
                self._note(clause, message, "readings", position)
        for dependency in clause.depends_on:
            if dependency is None or dependency.section is None:
                continue
            try:
                section = Citation.parse(dependency.section).key
            except CitationError as error:
                self._note(dependency, f"{clause.key}: {error}", "section")
                continue
            if section in self._first and section != clause.key:
                message = f"{clause.key}: {section} is in the index, so it is not outside the sources."
                self._note(dependency, message, "section")

    def _in_force(self, clause: ClauseEntry) -> None:
        """Demand that the versions of a clause follow one another, each on days of its own."""
        key = clause.key
        if clause.since is not None and clause.until is not None and clause.until < clause.since:
            self._note(clause, f"{key}: until lies before since.", "until")
        if clause.earlier and clause.since is None:
            self._note(clause, f"{key}: earlier versions need a since, when they ended.", "earlier")
        before = None
        for version in clause.earlier:
            if version is None or version.until is None:
                continue
            if clause.since is not None and version.until >= clause.since:
                self._note(version, f"{key}: an earlier version ends before {clause.since}.", "until")
            if before is not None and version.until <= before:
                self._note(version, f"{key}: earlier versions stand in order, the oldest first.", "until")
            before = version.until

    # The header.

    def _sources(self) -> None:
        chapters = {chapter.key for chapter in self._document.chapters if chapter is not None}
        seen: set[str] = set()
        for source in self._document.sources:
            if source is None or source.chapter is None:
                continue
            if source.chapter in seen:
                self._note(source, f"{source.chapter} has a source already.", "chapter")
            elif source.chapter not in chapters:
                self._note(source, f"there is no chapter {source.chapter} below.", "chapter")
            seen.add(source.chapter)
        for chapter in self._document.chapters:
            if chapter is not None and chapter.key is not None and chapter.key not in seen:
                self._note(chapter, f"chapter {chapter.key} has no entry in sources.", "key")
        for note in self._document.source_notes:
            if note is None:
                continue
            if note.chapter is not None and note.chapter not in chapters:
                self._note(note, f"there is no chapter {note.chapter} below.", "chapter")
            self._known_clauses(note, note.clauses, "the source note")

    def _readings(self) -> None:
        seen: set[str] = set()
        for reading in self._document.readings:
            if reading is None or reading.id is None:
                continue
            if reading.id in seen:
                self._note(reading, f"the reading {reading.id} stands here a second time.", "id")
            seen.add(reading.id)
            for position, key in self._known_clauses(reading, reading.clauses, reading.id):
                if reading.id not in self._clauses[key].readings:
                    message = f"{reading.id}: {key} does not list this reading; add it there or drop it."
                    self._note(reading, message, "clauses", position)
            options = [option.id for option in reading.options if option is not None]
            if len(set(options)) < len(options):
                self._note(reading, f"{reading.id}: an option stands there twice.", "options")

    def _known_clauses(self, entry: object, keys: Sequence[str | None], label: str) -> list[tuple[int, str]]:
        """Note the keys that are no clause, and return the others with their positions."""
        known = []
        for position, key in enumerate(keys):
            if key is None:
                continue
            if key in self._clauses:
                known.append((position, key))
            else:
                near = ", ".join(nearest(key, self._clauses))
                self._note(entry, f"{label}: {key} is not a clause; nearest are {near}.", "clauses", position)
        return known


def _below(entry: _Entry) -> Sequence[_Entry | None]:
    return entry.sections if isinstance(entry, ChapterEntry) else entry.clauses
