"""Binding a widget to its screen so that the first paint is whole."""

from typing import Any, TypeVar

from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget

W = TypeVar("W", bound=Widget)


def bound(screen: Screen[None], widget: W, *values: Reactive[Any]) -> W:
    """Bind a widget to values of the screen, beginning with what they are now."""
    for value in values:
        own = getattr(type(widget), value.name)
        widget.set_reactive(own, getattr(screen, value.name))
    widget.data_bind(*values)
    return widget
