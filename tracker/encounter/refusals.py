"""The one exception of the core: a command that cannot be carried out, by name and parameters.

What blows, healing and conditions refuse (`who` and `target` are full names):

- `unknown-creature` who: no such id on this table
- `gone` who: taken out of the fight
- `dead-already` who: the dead are neither attacked, hurt, asked to save nor killed again
- `dead-do-not-act` who · `dead-are-not-healed` who (HEAL-03)
- `no-hit-points` who: a lair or a timer
- `unknown-attack` who, attack, known: `known` lists what it has
- `target-charmer` who, target (COND-05) · `target-covered` who, target, attack (COVER-06)
- `target-behind` who, target: in its rear arc (FACE-03)
- `out-of-reach` attack, distance, reach (MELEE-01) · `out-of-range` attack, distance, range
- `ko-needs-melee` attack (KO-01) · `nobody-can-attack` who: a mob without an able member
- `mob-too-many-dice` count, most · `too-many-dice` given, most: of a mob that rolls all
- `nobody-standing` who, `not-in-pool` who: damage that several share (TRACK-08)
- `too-many-damage-parts` given, parts · `negative-damage`, `negative-healing`,
  `negative-temporary` amount
- `effect-not-there` who, effect: nothing of that name to take off · `effect-over` who
- `exhaustion-unchanged` who, level: already at the end of the scale
- `cannot-concentrate` who (CONC-04) · `not-concentrating` who
- `concentration-needs-a-source` effect: `conc` without `from` and without an active creature
- `no-death-save` who (STAB-02) · `not-dying`, `not-dead` who, state
- `revived-needs-hit-points` who · `no-maximum-left` who: nothing to live on
- `against-itself` who · `not-grappled` who · `not-grappled-by` who, target · `holds-nobody` who
- `not-prone` who · `fall-height-missing` who · `rides-already` who, mount · `not-mounted` who

What the set-up, the turns, the order, the prompts and the roster refuse (`what` is a word of the
opening: `hp`, `ac`, `initiative`, `count`, `exhaustion`, `round`, `turns`, or a kind of prompt):

- `out-of-bounds` what, value, low, high · `too-many-combatants` count, limit
- `name-empty` · `name-too-long`, `note-too-long` length, limit
- `already-set-up` · `unknown-hp` value, known · `no-hit-dice` name: hit points cannot be rolled
- `hp-above-maximum` who, hp, maximum · `more-than-members` what (`names`, `features`), given, count
- `unknown-condition` name, of, known · `unknown-option` name, known
- `bad-option-value` name, value, allowed
- `no-combatants`: `start` with nobody to act · `already-started` round · `not-started`
- `fight-is-over`: `next`, `back`, `goto`, `end` after `end`
- `nobody-left`: no living creature on stage · `no-turn-before`: `back` at the first turn
  · `joined-since`: lines joined later never stood alike before it
- `takes-no-turns` who: dead, gone or off-stage · `acts-already` who: `goto` to the active line
- `surprise-too-late` who: had its first turn · `nothing-changes`: it is so already
- `option-is-off` option: a word of an optional rule · `helps-itself` who · `unknown-action` action,
  known
- `unknown-budget` what, known · `bad-dice` text, why (a key of `rules.dice`)
- `delays-already`, `does-not-delay`, `had-its-turn`, `nobody-else`, `stands-alone`,
  `same-line-already`, `turns-differ`, `no-count` who · `hangs-elsewhere` who, on
- `no-place-between` roll, by (keys): a row dragged to where no count fits
- `same-line` who, on · `hangs-in-a-circle` who, on · `unknown-hanging` how, known (INIT-08)
- `fight-goes-on` round: `pass`, `rest` in the middle of it · `unknown-rest` word, known ·
  `nobody-rests` · `questions-open` count, who, number: `next` where it waits for answers
- `no-prompts` · `unknown-prompt` number, open · `answer-does-not-fit` kind, answer, allowed
- `not-off-stage` who: nothing to `enter`
- `unknown-shape`, `unknown-severity` word, known: of an area, of damage of the moment

What the map refuses: `no-grid` · `no-place` who · `no-way` who, x, y · `space-taken` who, by ·
`unknown-facing`, `unknown-ground` word, known · `too-many-cells` count, limit ·
`area-needs-squares` · `area-needs-origin` · `area-needs-direction` shape · `area-aims-at-itself` ·
`area-catches-nobody` · `no-area` word, at: the stat block gives it none

- `no-form-at-zero`, `no-form` who · `phase-there`, `no-phase` who, name · `zone-there` name · `no-zone`

What the typed line refuses. `word` is the word at fault as typed, `at` its place (signs from the
start), `near` what may have been meant (may be empty), `verb` the verb of the line; `what` one of:
`ability`, `ability-change`, `ac`, `amount`, `answer`, `damage-type`, `mending`, `note`, `rest`, `attack`, `attackers`, `change`, `check`, `condition`,
`count`, `cover`, `d20`, `dc`, `dice`, `exhaustion`, `exhaustion-change`, `face`, `feature`, `friend`,
`hit-points`, `hit-points-change`, `initiative`, `kind`, `light`, `line`, `slot`, `trigger`, `mark`, `moment`, `comings`, `lives`, `modifier`, `name`,
`needed`, `of`, `option`, `range`, `round`, `rounds`, `side`, `speed`, `speed-change`, `spell`,
`start-or-end`, `steps`, `sum`, `target`, `targets`, `total`, `turns`, `unit`, `who`:

- `nothing-typed` · `line-too-long` length, most · `quote-open` word, at
- `unknown-verb` word, at, near · `verb-not-yet` word, at, verb
- `word-missing` verb, what, at: the line ends too early
- `word-not-understood` word, at, verb, what, near · `word-unexpected` word, at, verb, near
- `not-a-number`, `sign-missing` word, at, what · `too-many` word, at, what, most
- `out-of-bounds` also with word, at · `name-empty`, `name-too-long` also with word, at
- `no-such-creature` word, at, verb, near · `nobody` word: a group without members
- `ambiguous` word, at, candidates, more: handles or names of the bestiary, and how many are not said
- `not-started`, `nobody-active` word: there is no `me` · `nothing-selected` word: no `sel`
- `negative-damage`, `negative-healing`, `negative-temporary` also with word, at, verb: the right one
- `amount-not-understood` word, at · the keys of `rules.dice` (`dice-unexpected` ...) with word, at,
  place (signs from the start of the dice) and their own parameters
- `ambiguous-attack` word, at, candidates · `unknown-attack` also with near
- `not-a-target` word, at: a save's total for somebody else
- `duration-without-condition` word, at, verb: `for`, `until` ... of a save without `then`
- `change-without-name` word, at, verb: `ac`, `adv`, `speed` ... of a save without `then "NAME"`
- `no-such-condition` word, at, near · `exhaustion-is-a-level` word, at, verb
- `no-such-effect` word, at, near, known: what lies on the targets
- `unknown-monster` word, at, near: not in the bestiary and without `hp=`
- `hp-for-each` given, count: `hp=7,5` for another number of creatures
- `amend-nothing-there` number, line · `amend-later` number, line, count: what was done since
- `amend-text` verb: its line ends in free text
- `unknown-option`, `bad-option-value`, `unknown-prompt` also with word, at
"""

from tracker.rules.reasons import Param


class Refused(Exception):
    """A refusal; the i18n room says it in the DM's language, with what would be right.

    `key` names the sentence (`dead-are-not-healed`), `params` fill it. Values are names and
    numbers, never sentences; lists of names are joined by commas.
    """

    def __init__(self, key: str, /, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params
