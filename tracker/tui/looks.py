"""How the settings look on the screen: theme, density and signs, at the start and whenever they change."""

import os

from textual.app import App
from textual.scrollbar import ScrollBar, ScrollBarRender
from textual.theme import Theme

from tracker.session.settings import Settings
from tracker.tui import signs, themes
from tracker.tui.widgets.painted import Painted


class WholeCells(ScrollBarRender):
    """A scrollbar without pieces of cells: no font lacks a space."""

    VERTICAL_BARS = [" "] * 8
    HORIZONTAL_BARS = [" "] * 8


ScrollBar.renderer = WholeCells


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
