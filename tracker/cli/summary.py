"""The sum of a fight as text, or as JSON that is never translated."""

from dataclasses import asdict, fields
from typing import Any

from tracker.cli import speech
from tracker.cli.columns import Column, laid_out
from tracker.encounter.model import Encounter
from tracker.encounter.reckoning import Reckoning, Tally, reckon
from tracker.i18n import summary as words
from tracker.session import Session


def tell(session: Session) -> None:
    """Print it."""
    for line in lines(reckoned(session), session.table):
        speech.say(line)


def reckoned(session: Session) -> Reckoning:
    """The sum of the steps that hold."""
    return reckon((step.events for step in session.steps()), session.table)


def lines(reckoning: Reckoning, table: Encounter) -> list[str]:
    """Time, deeds, rewards, hit points, damage by rounds."""
    first, *others = words.heads()
    heads = [Column(first), *(Column(one, right=True) for one in others)]
    found = [words.title(table), words.lasted(reckoning), ""]
    found += laid_out(heads, words.rows(reckoning, table))
    found += ["", words.legend()]
    found += ["", *words.rewards(reckoning, table), "", words.trails_title()]
    found += [f"  {who}: {trail}" for who, trail in words.trails(reckoning, table)]
    if reckoning.by_round:
        found += ["", words.plot_title()]
        wide = max(len(label) for label, _, _ in words.plot(reckoning))
        found += [f"  {label:<{wide}} {bar} {n}" for label, bar, n in words.plot(reckoning)]
    return found


def data(reckoning: Reckoning, table: Encounter) -> dict[str, Any]:
    """The same for programs, by handles."""
    counted = [field.name for field in fields(Tally) if field.name != "who"]
    return {
        "rounds": reckoning.rounds,
        "xp": reckoning.xp,
        "characters": reckoning.characters,
        "xp_each": reckoning.share,
        "defeated": [
            {"handle": table.combatants[one.who].handle, "xp": one.xp} for one in reckoning.defeated
        ],
        "creatures": [
            {
                "handle": table.combatants[one.who].handle,
                **{name: value for name, value in asdict(one).items() if name in counted},
                "hp_trail": list(table.combatants[one.who].hp_trail),
            }
            for one in reckoning.tallies
        ],
        "damage_by_round": [
            {"round": number, "party": ours, "others": theirs}
            for number, ours, theirs in reckoning.by_round
        ],
    }
