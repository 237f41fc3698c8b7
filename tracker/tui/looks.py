"""How the settings look on the screen: theme, density and signs, at the start and whenever they change."""

import os
from typing import Any

from rich.segment import Segment, Segments
from rich.style import Style
from textual.app import App
from textual.scrollbar import ScrollBar, ScrollBarRender
from textual.theme import Theme

from tracker.session.settings import Settings
from tracker.tui import signs, themes
from tracker.tui.widgets.painted import Painted


class SignBar(ScrollBarRender):
    """A scrollbar of whole signs: seen without colours too, and in fonts that have but ASCII."""

    VERTICAL_BARS = [" "] * 8
    HORIZONTAL_BARS = [" "] * 8

    @classmethod
    def render_bar(cls, *args: Any, **kwargs: Any) -> Segments:
        """The thumb is solid, what is around it a line."""
        bar = super().render_bar(*args, **kwargs)
        colour, ground = kwargs.get("bar_color"), kwargs.get("back_color")
        style = Style(color=colour, bgcolor=ground)
        return Segments([cls._sign(one, style) for one in bar.segments], bar.new_lines)

    @staticmethod
    def _sign(one: Segment, style: Style) -> Segment:
        if one.text.strip(" ") or one.style is None:
            return one
        sign = "█" if one.style.reverse else "╎"
        return Segment(signs.drawn(sign * len(one.text)), style + Style(meta=one.style.meta))


ScrollBar.renderer = SignBar


def colours(app: App[int]) -> str:
    """What the terminal can show, as Textual found it: TERM, COLORTERM, TEXTUAL_COLOR_SYSTEM."""
    system = app.console.color_system
    if system in ("standard", "windows"):
        return themes.FEW
    return themes.MANY if system == "256" else ""


def unwanted() -> bool:
    """Whether colours are not wanted at all: signs and weight alone are left (NO_COLOR)."""
    return "NO_COLOR" in os.environ


def begin(app: App[int], settings: Settings) -> None:
    """Before anything is styled: the watcher of the theme would style everything a second time."""
    theme = built(app, settings.theme)
    app.set_reactive(App.theme, theme.name)
    app.stylesheet.set_variables(app.get_css_variables())
    app.set_class(True, f"-theme-{theme.name}", "-dark-mode" if theme.dark else "-light-mode")
    _shape(app, settings)


def change(app: App[int], settings: Settings) -> None:
    """The same later: every screen is drawn anew."""
    app.theme = built(app, settings.theme).name
    _shape(app, settings)
    for screen in app.screen_stack:
        for widget in screen.query(Painted):
            widget.made_anew()


def built(app: App[int], name: str) -> Theme:
    """The theme as the application knows it from now on."""
    theme = themes.named("mono" if app.no_color else name, colours(app))
    app.register_theme(theme)
    return theme


def _shape(app: App[int], settings: Settings) -> None:
    signs.use(settings.signs)
    app.set_class(settings.density == "big", "-big")
    app.set_class(settings.signs == signs.ASCII, "-ascii")
