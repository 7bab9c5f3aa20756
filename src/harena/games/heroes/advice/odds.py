"""The odds at the table: what Bonus Dice would bring (3.7.2)."""

from harena.games.heroes.advice.chances import (
    attack_chances,
    leads,
    manoeuvre_chances,
    net_chances,
)
from harena.games.heroes.components.bout import ATTACK, MANOEUVRE, Bout
from harena.kernel.state import State


def odds(state: State, seat: int, ask: str, choice: int) -> dict[str, float]:
    """3.7.2.1 The chances of the test at hand with so many Bonus Dice; of nothing else."""
    assert isinstance(state, Bout)
    bout = state
    asked = bout.decision(seat)
    if asked is None or ask != "bonus" or asked.ask != ask or choice not in asked.choices:
        return {}
    gladiator, foe = (bout.other, bout.first) if asked.a else (bout.first, bout.other)
    found = leads(bout, bout.test, gladiator, foe, choice)
    if bout.test == MANOEUVRE:
        return manoeuvre_chances(found)
    if bout.test == ATTACK:
        return attack_chances(found, bout.attacker == gladiator)
    if bout.acting == gladiator:
        return net_chances(found)
    miss, ensnare = found.at_least(1), found.at_least(0)
    return {"ensnare": max(0.0, 1.0 - ensnare), "keep": found.exactly(0), "miss": miss}
