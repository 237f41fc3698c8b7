"""The line of a step as it is decided once more."""

from tracker.encounter.history import Step


def unrolled(step: Step) -> str:
    """The step's line without a damage that the program rolled, so that it is rolled again."""
    from tracker.encounter.events import DamagePooled, DamageTaken

    kinds = DamageTaken | DamagePooled
    first = next((event for event in step.events if isinstance(event, kinds)), None)
    if first is None or not first.dice:
        return step.line
    return " ".join(word for word in step.line.split(" ") if not word.startswith("dmg="))
