"""What becomes of a body that reaches 0 hit points: knocked out, dead or dying (DEATH-01, KO-01)."""

from tracker.rules.body import Body, limit
from tracker.rules.reasons import Reason, because, by_option


def fate(
    body: Body, leftover: int, *, knock_out: bool, attack: str
) -> tuple[Body, tuple[Reason, ...]]:
    """The body, at 0 already, as it goes on; `leftover` is the damage that found no hit points."""
    most = limit(body)
    reasons: tuple[Reason, ...] = ()
    spared = knock_out and attack == "melee"
    if knock_out and not spared:
        reasons = (because("KO-01", "melee-only"),)
    elif spared and leftover >= most and not body.rulings.ko_prevents_massive:
        spared, reasons = False, (by_option("KO-01", "ko_prevents_massive"),)
    if spared and body.edition.knockout_2024:
        reason = because("KO-02", "knocked-out-at-1")
        return body._replace(hp=1), (reason, by_option("KO-02", "knockout_2024"))
    if spared:
        return body._replace(stable=True), (because("KO-02", "knocked-out"),)
    if body.regrows:
        return body, (*reasons, because("DEATH-09", "lives-to-regenerate"))
    if leftover >= most:
        massive = because("DEATH-02", "massive-damage", leftover=leftover, maximum=most)
        return body._replace(dead=True), (*reasons, massive)
    if body.dies_at_zero:
        return body._replace(dead=True), (*reasons, because("DEATH-08", "dies-at-0"))
    return body, (*reasons, because("DEATH-01", "falls-unconscious"))
