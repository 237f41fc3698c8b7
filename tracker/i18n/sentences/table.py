"""Sentences of the order, turns, prompts and who is on the table."""

from collections.abc import Sequence

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter, Id
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.names import kinds, line_name, name, names
from tracker.i18n.sentences.remarks import by_dm, told, with_extras

TOLD_OTHERWISE = frozenset({"tie", "ready"})
"""Kinds of questions whose end another event has told."""

GOES_WITHOUT_SAYING = frozenset({"later", "own-turn", "used"})
"""Why an offer is over that comes again with every turn."""


def fight_set_up(event: ev.FightSetUp) -> str:
    """The table is laid."""
    return pgettext("FightSetUp", "{name}: {n} on the table").format(
        name=event.name, n=len(event.combatants)
    )


def combatants_added(event: ev.CombatantsAdded, table: Encounter) -> str:
    """Newcomers, and whether they wait."""
    said = npgettext(
        "CombatantsAdded", "{who} joins the fight", "{who} join the fight", len(event.combatants)
    ).format(who=names(table, (one.id for one in event.combatants)))
    wait = [pgettext("CombatantsAdded", "acts from next round on")] if event.waits else []
    return with_extras(said, wait)


def entered_stage(event: ev.EnteredStage, table: Encounter) -> str:
    """Those who waited off-stage."""
    return npgettext("EnteredStage", "{who} enters", "{who} enter", len(event.who)).format(
        who=names(table, event.who)
    )


def combatants_removed(event: ev.CombatantsRemoved, table: Encounter) -> str:
    """Those who left."""
    return npgettext(
        "CombatantsRemoved", "{who} leaves the fight", "{who} leave the fight", len(event.who)
    ).format(who=names(table, event.who))


def labelled(event: ev.Labelled, table: Encounter) -> str:
    """The first twin's new label."""
    return pgettext("Labelled", "{name} is now {name} {label}").format(
        name=table.combatants[event.who].name, label=event.label
    )


def renamed(event: ev.Renamed) -> str:
    """A new name."""
    return pgettext("Renamed", "{before} is now called {name}").format(
        before=event.before, name=event.name
    )


def noted(event: ev.Noted, table: Encounter) -> str:
    """A note; its text stays with the DM."""
    return pgettext("Noted", "Note on {who}: {text}").format(
        who=name(table, event.who), text=event.text
    )


def hidden_set(event: ev.HiddenSet, table: Encounter) -> str:
    """On or off the players' list."""
    text = (
        pgettext("HiddenSet", "{who} is concealed from the players")
        if event.hidden
        else pgettext("HiddenSet", "{who} is revealed to the players")
    )
    return text.format(who=name(table, event.who))


def cards_shown(event: ev.CardsShown) -> str:
    """A card of the rules on the players' screens, or off them."""
    from tracker.i18n.rules_at_hand.for_players import title

    text = (
        pgettext("CardsShown", "Players see the card: {card}")
        if event.name in event.cards
        else pgettext("CardsShown", "Players no longer see the card: {card}")
    )
    return text.format(card=title(event.name))


def hidden_all(events: Sequence[ev.HiddenSet], table: Encounter) -> str:
    """Several at once, twins counted."""
    text = (
        pgettext("HiddenSet", "{who} are concealed from the players")
        if events[0].hidden
        else pgettext("HiddenSet", "{who} are revealed to the players")
    )
    return text.format(who=kinds(table, (event.who for event in events)))


def option_set(event: ev.OptionSet) -> str:
    """An option's new value."""
    return pgettext("OptionSet", "Option {name}: {before} → {value}").format(
        name=event.name, before=option_value(event.before), value=option_value(event.value)
    )


def option_value(value: bool | int | str) -> str:
    """On, off, or the value."""
    if isinstance(value, bool):
        return pgettext("option", "on") if value else pgettext("option", "off")
    return str(value)


def initiative_rolled(event: ev.InitiativeRolled, table: Encounter) -> str:
    """A line's initiative."""
    return pgettext("InitiativeRolled", "{who}: initiative {total}").format(
        who=line_name(table, event.line), total=event.total
    )


def order_set(event: ev.OrderSet, before: Encounter) -> str:
    """Only a tie that was settled has a line of its own."""
    settled = [tie for tie in before.ties if tie not in event.ties]
    tied = [line for tie in settled for line in tie]
    if not tied or not all(still_there(before, line) for line in tied):
        return ""
    first = [line for line in event.order if line in tied]
    return pgettext("OrderSet", "Tie settled: {order}").format(
        order=pgettext("OrderSet", ", ").join(line_name(before, line) for line in first)
    )


def still_there(table: Encounter, line: Id) -> bool:
    """Whether anybody of a line has not left the fight."""
    found = table.lines.get(line)
    return found is not None and not all(table.combatants[one].gone for one in found.members)


def round_began(event: ev.RoundBegan) -> str:
    """A new round, with the seconds that have passed (INIT-10)."""
    return pgettext("RoundBegan", "Round {round} begins ({time})").format(
        round=event.round, time=terms.elapsed(event.round)
    )


def turn_taken_back(event: ev.TurnTakenBack, table: Encounter) -> str:
    """One turn back; nothing where that line is no more, and it goes on to the one before."""
    who = line_name(table, event.passage.active)
    said = pgettext("TurnTakenBack", "Back to {who}, round {round}")
    return said.format(who=who, round=event.passage.round) if who else ""


def pointer_set(event: ev.PointerSet, table: Encounter) -> str:
    """The pointer by hand, or because the active line left."""
    who = line_name(table, event.line)
    if not who:
        return pgettext("PointerSet", "Nobody is left to act")
    return pgettext("PointerSet", "The turn goes to {who}").format(who=who)


def surprise_set(event: ev.SurpriseSet, table: Encounter) -> str:
    """Surprised, or no longer."""
    text = (
        pgettext("SurpriseSet", "{who} is surprised")
        if event.surprised
        else pgettext("SurpriseSet", "{who} is no longer surprised")
    )
    return text.format(who=name(table, event.who))


def budget_spent(event: ev.BudgetSpent, table: Encounter) -> str:
    """What was used, and whether the rules had any left."""
    said = pgettext("BudgetSpent", "{who} uses the {what}").format(
        who=name(table, event.who), what=terms.budget(event.what)
    )
    if event.text:
        said = f"{said}: {event.text}"
    extras = told(event.reasons, table)
    if event.over:
        extras = [*(extras or [pgettext("BudgetSpent", "none available")]), by_dm()]
    return with_extras(said, extras)


def prompt_withdrawn(event: ev.PromptWithdrawn, table: Encounter) -> str:
    """A question that nobody needs to answer any more."""
    if event.prompt.kind in TOLD_OTHERWISE:
        return ""
    if event.prompt.kind == "legendary" and event.why in GOES_WITHOUT_SAYING:
        return ""
    return pgettext("PromptWithdrawn", "{who}: no longer asked ({why})").format(
        who=name(table, event.prompt.who), why=terms.ending(event.why)
    )


def prompt_answered(event: ev.PromptAnswered, table: Encounter) -> str:
    """Only a skipped question has a line of its own, and what nothing else would tell of."""
    if event.answer != "skip" and event.prompt.kind == "lair":
        return pgettext("PromptAnswered", "{who} acts").format(who=name(table, event.prompt.who))
    if event.answer != "skip":
        return ""
    return pgettext("PromptAnswered", "{who}: question skipped").format(
        who=name(table, event.prompt.who)
    )


def fight_ended(event: ev.FightEnded) -> str:
    """The end, with its length."""
    return pgettext("FightEnded", "The fight is over after {rounds}").format(
        rounds=terms.rounds(event.rounds)
    )


def dice_rolled(event: ev.DiceRolled) -> str:
    """A roll for the log."""
    said = pgettext("DiceRolled", "Roll {expression}: {total}").format(
        expression=event.expression, total=event.total
    )
    return with_extras(said, [", ".join(map(str, event.dice))] if len(event.dice) > 1 else [])
