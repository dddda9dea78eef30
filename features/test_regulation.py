"""Binds every feature file of this folder; what one of them would lose is refused by `pa58.pytest_plugin`."""

from pathlib import Path

from pytest_bdd import scenarios

scenarios(".", encoding="utf-8-sig", features_base_dir=str(Path(__file__).parent))
