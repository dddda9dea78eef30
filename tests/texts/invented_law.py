"""A chapter that no board ever adopted, clause by clause, in the official typography.

Its wording is made to hold what confuses readers of such texts: letters that are also roman numerals, cited
clauses at the start of sentences, a term that begins with a digit, figures, dashes, quotes and a table.
"""

import yaml

from pa58.texts import fingerprint

NOISE = ("Buy oil here.", "Dice bonus code.", "lantern coupons free")
TITLES = {
    "990a.1": "Definitions",
    "990a.2": "Lanterns; number of lanterns",
    "990a.3": "Lantern wagers",
}

CLAUSES = {
    "990a.1.21-lantern-wager": "21 Lantern Wager—A wager on the sum of all lanterns being 21.",
    "990a.1.keeper": "Keeper—The person who lights and hides the lanterns.",
    "990a.1.keepers-share": "Keeper’s Share—The part of a pot, one-tenth at most, which the keeper withholds.",
    "990a.1.night-wager": "Night-Wager—An optional wager that all lanterns stay dark.",
    "990a.2.a": "The hall shall hold 12 lanterns of one size, unless § 991a.16(u) or (v) (relating to spare "
    "lanterns; broken lanterns) says otherwise.",
    "990a.2.b": "The keeper shall test each lantern under subsections (a)—(c). A lantern that fails shall be "
    "replaced in accordance with § 990a.3(c)(2) (relating to lantern wagers).",
    "990a.2.c": "Lanterns shall be changed at least every:",
    "990a.2.c.1": "Three nights if they burn oil.",
    "990a.2.c.2": "Nine nights if they burn wax.",
    "990a.2.d": "The keeper shall call out ‘‘lights down’’ before any lantern is hidden.",
    "990a.2.e": "A guest may not touch a lantern.",
    "990a.2.f": "A lantern which has been touched shall be set apart.",
    "990a.2.g": "Lanterns set apart shall be cleaned.",
    "990a.2.h": "The hall may offer a side table, provided that:",
    "990a.2.h.1": "The side table bears no more than two lanterns.",
    "990a.2.h.2": "The side table is within sight of the keeper.",
    "990a.2.i": "Paragraph (h)(2) does not apply where the hall has one table.",
    "990a.2.j": "The keeper shall count the lanterns.",
    "990a.2.k": "The count shall be written down.",
    "990a.2.l": "A count that differs from 12 ends the round.",
    "990a.3.a": "Three lanterns of one colour beat all others (for example, a red, red and red lantern). Colours "
    "shall be equal in rank.",
    "990a.3.b": "If the hall offers the Night-Wager, it shall pay the wager where one of the following applies:",
    "990a.3.b.1": "All lanterns are dark.",
    "990a.3.b.2": "All but one lantern are dark, which is comprised of one of the following:",
    "990a.3.b.2.i": "The lit lantern is red.",
    "990a.3.b.2.ii": "The lit lantern is blue and:",
    "990a.3.b.2.ii.A": "It stands at the end of a row.",
    "990a.3.b.2.ii.B": "It stands alone, regardless of its row.",
    "990a.3.b.2.iii": "The lit lantern is the keeper’s.",
    "990a.3.b.2.iv": "The lit lantern is green.",
    "990a.3.b.2.v": "The lit lantern is white.",
    "990a.3.c": "Winning wagers shall be paid in accordance with the following:",
    "990a.3.c.1": "The 21 Lantern Wager at odds of 9 to 1.",
    "990a.3.c.2": "The Night-Wager at odds of 96 to 1, or 2 × the stake where subsection (b) applies.",
}


def invented_index(folder, **changes):
    """Write an index of the invented chapter into ``folder``.

    ``changes`` are fields of clauses, by key; None takes one away.
    """
    tree = {}
    for key, text in CLAUSES.items():
        definition = key.startswith("990a.1.")
        entry = {
            "key": key,
            "summary": f"Summary of {key}.",
            "kind": "definition" if definition else "obligation",
            "verify": "none" if definition else "inspection",
            ("reason" if definition else "question"): "It explains a term."
            if definition
            else f"Is {key} so?",
            "fingerprint": fingerprint(text),
            **changes.get(key, {}),
        }
        entry = tree[key] = {name: value for name, value in entry.items() if value is not None}
        parent = tree.get(key.rpartition(".")[0])
        if parent is not None:
            parent.setdefault("clauses", []).append(entry)
    document = {
        "sources": [
            {
                "chapter": "990a",
                "title": "Lanterns",
                "extent": "All that was ever invented.",
                "currency": "Current through an invented day.",
                "current_through": "2030-01-03",
                "effective": "2029-03-02",
            }
        ],
        "source_notes": [
            {
                "chapter": "990a",
                "kind": "noise",
                "what": "An advertisement.",
                "decision": "Not of the law.",
                "foreign_words": words,
            }
            for words in NOISE
        ],
        "readings": [],
        "chapters": [
            {
                "key": "990a",
                "sections": [
                    {
                        "key": section,
                        "title": title,
                        "clauses": [
                            tree[key]
                            for key in CLAUSES
                            if key.startswith(section + ".") and key.count(".") == 2
                        ],
                    }
                    for section, title in TITLES.items()
                ],
            }
        ],
    }
    path = folder / "rules_index.yaml"
    path.write_text(yaml.safe_dump(document, allow_unicode=True, sort_keys=False), encoding="utf-8")
    return path
