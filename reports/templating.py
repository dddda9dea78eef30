"""How a template becomes a page: all that it prints is escaped and made visible, and nothing may be missing."""

import builtins
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from reports.text import visible


class _Environment(Environment):
    """Looks for an attribute only where Python does: to try keys as well would hide a slip, and takes longer."""

    getattr = staticmethod(builtins.getattr)  # type: ignore[assignment]  # it takes the same arguments


def environment() -> Environment:
    """Return an environment for our own templates, to which a page adds its filters."""
    return _Environment(
        loader=PackageLoader("reports"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_finalize,
    )


def _finalize(value: Any) -> Any:
    """Make what a template prints visible; markup of our own has been made so already."""
    return visible(value) if type(value) is str else value
