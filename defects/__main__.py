"""``python defects list`` and ``python defects serve ID``, from the folder that holds ``defects``."""

import sys
from pathlib import Path

import click

# Run as a folder, Python would look for modules inside it, and an adapter starts in a folder of its own.
sys.path[0] = str(Path(__file__).resolve().parent.parent)

from adapters.serve import serve  # noqa: E402  as said above
from defects import CATALOGUE, DefectiveProduct  # noqa: E402  as said above


def main(arguments: list[str]) -> int:
    """Serve a wrong product, or list them all."""
    match arguments:
        case ["list"]:
            for defect in CATALOGUE.values():
                click.echo(f"{defect.id}\t{', '.join(defect.violates)}\t{defect.why}")
            return 0
        case ["serve", name] if name in CATALOGUE:
            serve(DefectiveProduct(CATALOGUE[name]))
            return 0
        case ["serve", name]:
            click.echo(f"defects: no defect is called {name}; python defects list shows them all.", err=True)
            return 3
        case _:
            click.echo("usage: python defects list | serve ID", err=True)
            return 3


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
