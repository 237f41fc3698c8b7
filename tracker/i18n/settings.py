"""Settings and their values by their names; what each does, in one sentence."""

from tracker.i18n.catalogue import pgettext


def heading(part: str) -> str:
    """Of a part of the list."""
    return {
        "look": pgettext("settings", "How it looks"),
        "prompts": pgettext("settings", "Questions in new encounters"),
        "options": pgettext("settings", "Rules of new encounters"),
        "folders": pgettext("settings", "Folders"),
        "keys": pgettext("settings", "Keys"),
    }[part]


def keys_heading(place: str) -> str:
    """Of the keys of one place."""
    return pgettext("settings", "Keys · {place}").format(place=place)


def label(name: str) -> str:
    """A setting that stands alone, or a folder."""
    return {
        "theme": pgettext("setting", "Theme"),
        "density": pgettext("setting", "Rows"),
        "signs": pgettext("setting", "Signs"),
        "language": pgettext("setting", "Language"),
        "streamer": pgettext("setting", "Streamer"),
        "fights": pgettext("setting", "Fights"),
        "encounters": pgettext("setting", "Prepared encounters"),
        "creatures": pgettext("setting", "Own creatures"),
    }[name]


def about(name: str) -> str:
    """What it does."""
    return {
        "theme": pgettext("setting", "Colours; every one says the same by sign and weight too."),
        "density": pgettext("setting", "normal: a line for each; big: two lines, to be read from afar."),
        "signs": pgettext("setting", "unicode: bars and arrows; ascii: for fonts that have none."),
        "language": pgettext("setting", "What the program speaks; --lang says it for one run."),
        "streamer": pgettext("setting", "On: numbers and hidden creatures stay off the list."),
        "fights": pgettext("setting", "Where fights in progress are kept."),
        "encounters": pgettext("setting", "Where encounters you prepare are kept."),
        "creatures": pgettext("setting", "Where creatures of your own are kept."),
        "prompts": pgettext("setting", "ask: you answer; automatic: rolled at once; off: not asked."),
    }[name]  # fmt: skip


def value(name: str, word: str) -> str:
    """A value in words; one without words of its own stands for itself."""
    return _values().get((name, word)) or word


def _values() -> dict[tuple[str, str], str]:
    return {
        ("theme", "dark"): pgettext("theme", "dark"),
        ("theme", "light"): pgettext("theme", "light"),
        ("theme", "contrast"): pgettext("theme", "high contrast"),
        ("theme", "okabe"): pgettext("theme", "colour-blind safe"),
        ("theme", "solar"): pgettext("theme", "solar"),
        ("theme", "dim"): pgettext("theme", "low light, for a dark table"),
        ("theme", "mono"): pgettext("theme", "no colours"),
        ("density", "normal"): pgettext("density", "normal"),
        ("density", "big"): pgettext("density", "big"),
        ("signs", "unicode"): pgettext("signs", "unicode"),
        ("signs", "ascii"): pgettext("signs", "ascii"),
        ("prompts", "ask"): pgettext("prompt", "ask"),
        ("prompts", "automatic"): pgettext("prompt", "automatic"),
        ("prompts", "off"): pgettext("prompt", "off"),
    }


def language(code: str) -> str:
    """A language in its own words, whatever is spoken now."""
    return {
        "en": "English",
        "vi": "Tiếng Việt",
        "th": "ไทย",
        "ru": "Русский",
        "zh_Hans": "简体中文",
        "zh_Hant": "繁體中文",
    }.get(code, code)


def keys_stay(meaning: str) -> str:
    """What an action with a whole row of keys is for, and why they are no others."""
    why = pgettext(
        "settings",
        "These keys stay: they are a whole row, its letters written on what they pick, its digits "
        "the number itself.",
    )
    if not meaning:
        return why
    return pgettext("settings", "{meaning}. {why}").format(meaning=meaning.rstrip("."), why=why)
