"""``python -m pa58`` is the command ``pa58``."""

from pa58.cli import main

main()
