"""What speaks for and against an attack, as lines to strike out, and the words the DM adds (ATK-07)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tracker.encounter import commands as cmd
from tracker.encounter.events import Attacked, MobLot
from tracker.encounter.model import Encounter
from tracker.encounter.options import value
from tracker.i18n import screens_acting as words
from tracker.i18n import screens_blows
from tracker.i18n.derivation import ALSO, ASKED, question, stance_lines
from tracker.i18n.reasons import told
from tracker.rules.reasons import Reason
from tracker.session import Preview
from tracker.tui import actions
from tracker.tui.dialogs.asking import whole
from tracker.tui.dialogs.deed import line, pick
from tracker.tui.dialogs.fields import Field, Option
from tracker.tui.dialogs.shares import Target
from tracker.tui.dialogs.ticks import Checks, Strikes
from tracker.tui.widgets.painted import Span, Spans

BY_OPTION = {"flanking": "flanking", "behind": "facing", "turned-away": "facing"}
"""Words that only an optional rule knows."""
COSTS = ("reaction", "bonus")


class StanceFields:
    """Range, light, words and the list of reasons, for the attack dialog."""

    def __init__(self, table: Encounter, foes: Sequence[Option] = ()) -> None:
        known = (
            Option(word, label)
            for word, label in words.attack_words().items()
            if word not in BY_OPTION or value(table.options, BY_OPTION[word])
        )
        self.range = line("range", "range")
        self.also = Checks(words.label("also"), tuple(known))
        self.near = Checks(words.label("near"), foes)
        self.light = pick("light", words.lights())
        self.own_light = pick("own-light", words.lights())
        self.usual = str(value(table.options, "light"))
        self.reasons = Strikes()
        self._of: tuple[str, ...] = ()

    @property
    def seldom(self) -> tuple[Field, ...]:
        """All but the range, in order."""
        return (self.also, self.near, self.light, self.own_light)

    def settle(self, foes: Sequence[Option], *about: str) -> None:
        """Of another attack nothing is struck out, and another attacker has other foes near."""
        if tuple(foes) != self.near.options:
            self.near.choose_from(foes)
        if self._of and about != self._of:
            self.reasons.clear()
        self._of = about

    def begin(self, answered: Sequence[str], *about: str) -> None:
        """Of this attack, with the answers of the one before."""
        self.reasons.presume(said_before(answered))
        self._of = about

    @property
    def lights(self) -> tuple[str, ...]:
        """Where the target is, then where the attacker is; as it is everywhere says nothing."""
        there, here = self.light.value, self.own_light.value
        if not here:
            return (there,) if there else ()
        return (there or self.usual, here)

    def put_into(self, asked: cmd.AttackTarget) -> cmd.AttackTarget:
        """The command with what the fields say."""
        said = self.also.values
        cost = next((one for one in COSTS if one in said), asked.cost)
        return replace(
            asked,
            range=whole(self.range),
            light=self.lights,
            near=self.near.values,
            struck=self.reasons.struck,
            traits=answers(self.reasons),
            near_foe="near" in said,
            unseen="unseen" in said,
            wrong_place="wrong-place" in said,
            fear_out_of_sight="fear-out-of-sight" in said,
            flanking="flanking" in said,
            behind="behind" in said,
            turned_away="turned-away" in said,
            resist="resist" in said,
            ko="ko" in said,
            cost=cost,
        )

    def show(self, preview: Preview) -> Iterable[Spans]:
        """Fill the list from an outcome; what decides beside it comes back as lines."""
        struck = [one for one in preview.events if isinstance(one, Attacked)][:1]
        table = preview.before
        lines = [line for one in struck for line in listed(one, table)]
        self.reasons.hold(lines, [line for one in struck for line in questions(one)])
        for event in struck:
            for reason in event.reasons:
                if reason.key in ALSO and reason.key != ASKED:
                    yield (Span(told(reason, table), "dim"),)


def answers(reasons: Strikes) -> tuple[str, ...]:
    """The typed words of the questions that are ticked."""
    return tuple(one.rpartition("-")[2] for one in reasons.ticked)


def said_before(answered: Sequence[str]) -> Sequence[Target]:
    """A line for each source that counted the last time."""
    return [Target(key, "", told(Reason("ATK-07", key))) for key in answered]


def questions(event: Attacked | MobLot) -> Sequence[Target]:
    """A line for each trait that brings something if the DM says so."""
    asked = dict.fromkeys(one for one in event.reasons if one.key == ASKED)
    key = actions.key_said("dialog", "answer")
    return [
        Target(str(dict(one.params)["source"]), "", screens_blows.answered_by(key, question(one)))
        for one in asked
    ]


def listed(event: Attacked | MobLot, table: Encounter) -> Sequence[Target]:
    """A line for each source, those for it first."""
    said = stance_lines(event.pro, event.contra, table, told)
    sources = (*event.pro, *event.contra)
    return [Target(one.key, "", text) for one, text in zip(sources, said, strict=True)]
