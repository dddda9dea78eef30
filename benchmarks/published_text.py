"""How long a long published text takes to read, and whether the time grows with its length alone.

Run ``python benchmarks/published_text.py``; it makes its own text, of invented sections.
"""

import contextlib
import time

from pa58.texts import Page, UnreadableText, read_text

_SENTENCE = "The keeper shall set the lantern down in accordance with § 990a.3(c)(2) (relating to lanterns). "


def chapter(size: int) -> str:
    """Return a chapter of about ``size`` bytes."""
    sections: list[str] = []
    length = 0
    number = 0
    while length < size:
        number += 1
        lines = [f"§ {990 + number // 999}a.{number % 999 or 999}. Lanterns of kind {number}."]
        for letter in "abcdef":
            lines.append(f"({letter}) {_SENTENCE * 2}As follows:")
            lines += [f"({paragraph}) {_SENTENCE * 3}" for paragraph in range(1, 6)]
        sections.append("\n".join(lines))
        length += len(sections[-1])
    return "\n".join(sections)


def main() -> None:
    """Print seconds of processor time, megabytes a second and clauses for texts of growing length."""
    for megabytes in (0.5, 1, 2, 4, 8):
        page = Page("chapter", chapter(int(megabytes * 1_000_000)))
        start = time.process_time()
        text = read_text(page, foreign={})
        seconds = time.process_time() - start
        clauses = sum(len(section.clauses) for section in text.sections)
        print(
            f"{megabytes:4} MB  {seconds:6.2f} s  {megabytes / seconds:5.1f} MB/s  {clauses} clauses, "
            f"{len(text.troubles)} troubles"
        )
    for name, text_ in (
        ("a million parentheses", "(" * 1_000_000),
        ("enumerators alone", "(a)\n" * 1_000_000),
    ):
        start = time.process_time()
        with contextlib.suppress(UnreadableText):
            read_text(Page(name, text_), foreign={})
        print(f"{name}: {time.process_time() - start:.2f} s")


if __name__ == "__main__":
    main()
