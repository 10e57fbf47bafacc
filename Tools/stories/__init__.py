"""What people do, told system by system: importing a system's module adds its stories."""

from .story import stories
from . import (  # noqa: F401
    window, bounce, form, gallery, photos, scroller, centre, canvas, wheels, tiles, grid, refresh,
    table, nested, screens, turns, controls, right_to_left, images, indicators, sections, bars, keyboards,
    invariants,
)

__all__ = ["stories"]
