"""The odds at the table: what Bonus Dice would bring (3.7.2)."""

from harena.games.heroes.advice.chances import (
    attack_ways,
    leads,
    manoeuvre_ways,
    net_ways,
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
    gladiator, foe = (
        (bout.fight.other, bout.fight.first) if asked.a else (bout.fight.first, bout.fight.other)
    )
    found = leads(bout, bout.fight.test, gladiator, foe, choice)
    if bout.fight.test == MANOEUVRE:
        return found.chances(manoeuvre_ways(found))
    if bout.fight.test == ATTACK:
        attacks = bout.fight.attacker == gladiator
        snared = bool(bout.ensnared[foe if attacks else gladiator])
        return found.chances(attack_ways(found, attacks, snared))
    if bout.acting == gladiator:
        return found.chances(net_ways(found))
    miss, keep = found.at_least(1), found.exactly(0)
    return found.chances({"ensnare": found.whole - miss - keep, "keep": keep, "miss": miss})
