"""Consequences that are no condition, in the words of the prose, cut short."""

import re

from tracker.bestiary.foreign.prose.wording import DICE, TYPE

EACH_TURN = re.compile(
    rf"(?:takes?|loses?|lose) (?:an extra )?\d+ \({DICE}\) (?:{TYPE} damage|hit points) "
    r"(?:at the (?:start|end) of (?:each of )?(?:its|the \w+'s|their|every) turns?|due to blood loss)"
)
CHARGE = re.compile(
    rf"moved? (\d+)\+? feet straight toward [^.]{{2,80}}?takes? an extra (\d+ \({DICE}\) {TYPE} damage)"
    r"(?P<prone>(?: and|,) (?:is prone|is knocked prone|falls prone))?"
)
INSTEAD = re.compile(r"instead of dealing damage, [^.]{5,80}")
TERMS = re.compile(
    rf"plus \d+ \({DICE}\) {TYPE} damage if [^.,]{{4,60}}|"
    r"hit points? maximum (?:is )?reduced by [^.,]{4,60}|lycanthropy|mummy rot|"
    r"(?:is|be|are) (?:also )?swallowed|diseased|contract a disease|pulled (?:up to )?\d+ feet|"
    r"pushed (?:up to )?\d+ feet[\w ]{0,40}|flung (?:up to |up )?\d+ feet|"
    r"throw (?:against this magic )?or die\b|drops? to 0 hit points|infernal wound|ignites|"
    r"\bmiss: (?:the target takes )?half (?:the )?damage|possessed by|speed is (?:halved|reduced by \d+ feet)|disadvantage on strength-based|"
    r"\w+ score is reduced by \w+|\bcursed|penalty to the ac|attaches to|speed (?:is )?reduced to 0|"
    r"is engulfed|can't take reactions|can't regain hit points|teleports? up to \d+ feet"
)
MOST = 80


def effect_of(text: str) -> str:
    """The first consequence that is known, and what hurts every turn."""
    terms = []
    found = INSTEAD.search(text) or TERMS.search(text)
    if found:
        terms.append(re.sub(r"^(?:is|be|are|throw or) (?:also )?", "", found[0]).strip())
    charge = CHARGE.search(text)
    if charge:
        prone = " and prone" if charge["prone"] else ""
        terms.append(f"after {charge[1]} feet straight: {charge[2]} more{prone}")
    hurt = EACH_TURN.search(text)
    if hurt:
        terms.append(hurt[0])
    return ", ".join(terms)[: 2 * MOST]
