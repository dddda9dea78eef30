"""Wiring: what pytest loads to run the feature files."""

pytest_plugins = [
    "pa58.pytest_plugin",
    "steps.tables",
    "steps.hands",
    "steps.wagers",
    "steps.sweeps",
    "steps.at_the_table",
    "steps.declared",
]
