"""The odds at the table, exact: of an attack, of re-rolls, of a Guard and of a Recovery Test.

Every fall of the dice is counted. Of an attack the rows and the sets count, not what may still be
re-rolled, thrown or ignored; of re-rolls the other's row counts as it lies.
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.combat.attack import automatic, landed, needed_against, sets_of
from harena.games.spartacus.combat.combat import STRIKE, THROW
from harena.games.spartacus.components.answers import STOP
from harena.games.spartacus.components.capua import ATTACK, DEFENCE, POOLS, SPEED, Capua
from harena.games.spartacus.components.content import TWIN_BLADES
from harena.games.spartacus.intrigue.schemes import needed_by_guard
from harena.games.spartacus.intrigue.windows import HAND_GUARD, TABLE_GUARD
from harena.games.spartacus.setup.preparation import SIDES
from harena.games.spartacus.upkeep.upkeep import DIES, HEALS
from harena.kernel.state import State
from harena.toolkit.pools import falls, high_to_low

FACES: Final = [1] * SIDES
MOST_SHOWN: Final = 5
# By dice of both, what unopposed dice need, ability and Twin Blades: ways to each damage.
COUNTED: Final[dict[tuple[int, int, int, int, int], list[int]]] = {}


def odds(state: State, seat: int, ask: str, choice: int) -> dict[str, float]:
    """10.5, 5.8, 4.3 What may come of a choice of a question that is put to a seat."""
    assert isinstance(state, Capua)
    asked = state.decision(seat)
    if asked is None or asked.ask != ask or choice not in asked.choices:
        return {}
    if ask == "combat" and choice in (STRIKE, THROW):
        return shares(of_attack(state, asked.a, choice == THROW))
    if ask == "reroll":
        return shares(of_reroll(state, asked.a, choice))
    if ask == "react" and asked.step == steps.ANSWER_SCHEME and choice in GUARDS:
        return {"cancel": (SIDES + 1 - needed_by_guard(state, seat)) / SIDES}
    if ask == "recover" and choice != STOP:
        heals = (SIDES + 1 - HEALS) / SIDES
        return {"heals": heals, "dies": DIES / SIDES}
    return {}


GUARDS: Final = (HAND_GUARD, TABLE_GUARD)


def shares(ways: list[int]) -> dict[str, float]:
    """The chance of each damage; five stands for more too."""
    whole = sum(ways)
    found = {f"damage-{points}": ways[points] / whole for points in range(len(ways[:MOST_SHOWN]))}
    if len(ways) > MOST_SHOWN:
        found[f"damage-{MOST_SHOWN}"] = sum(ways[MOST_SHOWN:]) / whole
    return found


def of_attack(capua: Capua, side: int, is_quick: bool) -> list[int]:
    """10.5.1, 10.5.2, 10.7 The ways to each damage, before the dice are rolled."""
    attack = capua.combat.pools[POOLS * side + (SPEED if is_quick else ATTACK)]
    defence = capua.combat.pools[POOLS * (1 - side) + DEFENCE]
    needed = needed_against(capua, side, is_quick)
    ability, twin = 0, 0
    if not is_quick:
        ability = sets_of(capua, side)
        twin = int(capua.carried(side, TWIN_BLADES) >= 0)
    key = (attack, defence, needed, ability, twin)
    if key not in COUNTED:
        COUNTED[key] = count(attack, defence, needed, ability, twin)
    return COUNTED[key]


def count(attack: int, defence: int, needed: int, ability: int, twin: int) -> list[int]:
    """10.5, 10.7 Every fall of both."""
    ways = [0] * (2 * attack + 2)
    parried = [(row(shown), some) for shown, some in falls(FACES, defence)]
    for shown, some in falls(FACES, attack):
        rolled = row(shown)
        more = automatic(rolled, ability, twin > 0)
        for other, times in parried:
            ways[landed(rolled, other, needed) + more] += some * times
    while len(ways) > 1 and not ways[-1]:
        ways.pop()
    return ways


def of_reroll(capua: Capua, side: int, mask: int) -> list[int]:
    """10.5.4, 10.7 The ways to each damage after these dice are rolled again, the others as now."""
    is_quick = capua.attack.assault > 0
    mine = capua.attack.rolled if side == capua.attack.attacker else capua.attack.parried
    kept = [die for index, die in enumerate(mine) if not mask >> index & 1]
    needed = needed_against(capua, capua.attack.attacker, is_quick)
    ability = 0 if is_quick else sets_of(capua, capua.attack.attacker)
    twin = not is_quick and capua.carried(capua.attack.attacker, TWIN_BLADES) >= 0
    ways = [0] * (2 * len(capua.attack.rolled) + 2)
    for shown, some in falls(FACES, len(mine) - len(kept)):
        new = sorted([*kept, *row(shown)], reverse=True)
        rolled, parried = (
            (new, capua.attack.parried)
            if side == capua.attack.attacker
            else (capua.attack.rolled, new)
        )
        damage = landed(rolled, parried, needed) + automatic(rolled, ability, twin)
        ways[damage] += some
    while len(ways) > 1 and not ways[-1]:
        ways.pop()
    return ways


def row(shown: list[int]) -> list[int]:
    """10.5 The dice in a row, the highest first, by their faces."""
    return [1 + kind for kind in high_to_low(shown)]
