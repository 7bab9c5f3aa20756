"""What the choices of a question come to, as far as it is known or the dice can be reckoned.

A result is a word the catalogues have a sentence for, whether it is good or bad for the chooser,
and its numbers.
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.about.payments import PAYING, of_payment
from harena.games.spartacus.combat.combat import STRIKE, THROW
from harena.games.spartacus.combat.damage import STANDING
from harena.games.spartacus.combat.odds import GUARDS, of_attack, of_reroll
from harena.games.spartacus.components.answers import STOP
from harena.games.spartacus.components.capua import Capua
from harena.games.spartacus.intrigue.schemes import needed_by_guard
from harena.games.spartacus.setup.preparation import SIDES
from harena.games.spartacus.upkeep.upkeep import DIES, HEALS, PAY, due_now
from harena.kernel.decisions import Decision
from harena.kernel.rulebook import View

# An Amulet may roll any of many dice again: so many sums nobody compares.
MOST_REROLLS: Final = 32


def each_of(capua: Capua, seat: int, asked: Decision) -> View:
    """By choice, where something can be said."""
    found: View = {}
    for choice in asked.choices:
        result = result_of(capua, seat, asked, choice)
        if result:
            found[str(choice)] = {"result": result}
    return found


def result_of(capua: Capua, seat: int, asked: Decision, choice: int) -> View:
    """By what is asked."""
    match asked.ask:
        case "combat" if choice in (STRIKE, THROW):
            return blow(capua, asked.a, of_attack(capua, asked.a, choice == THROW))
        case "reroll" if len(asked.choices) <= MOST_REROLLS:
            ways = of_reroll(capua, asked.a, choice)
            return blow(capua, capua.attack.attacker, ways)
        case "react" if asked.step == steps.ANSWER_SCHEME and choice in GUARDS:
            cancels = (SIDES + 1 - needed_by_guard(capua, seat)) / SIDES
            return {"word": "guards", "tone": "", "chance": cancels}
        case "recover" if choice != STOP:
            heals, dies = (SIDES + 1 - HEALS) / SIDES, DIES / SIDES
            return {"word": "heals", "tone": "", "chance": heals, "dies": round(100 * dies)}
        case "release":
            return balance(capua, seat, asked.c, choice)
        case ask if ask in PAYING:
            return of_payment(capua, seat, asked, choice)
        case _:
            return {}


def blow(capua: Capua, side: int, ways: list[int]) -> View:
    """10.5, 10.8.1 The damage on average, the chance of any, and of the other's defeat by it."""
    whole = sum(ways)
    dealt = sum(points * some for points, some in enumerate(ways)) / whole
    enough = max(1, capua.dice_left(1 - side) - STANDING + 1)
    return {
        "word": "hits",
        "tone": "",
        "damage": round(dealt, 1),
        "chance": 1 - ways[0] / whole,
        "defeat": round(100 * sum(ways[enough:]) / whole),
    }


def balance(capua: Capua, seat: int, released: int, choice: int) -> View:
    """4.4, 4.4.1 What is left in the Treasury; or a Gladiator lost, who could have been kept."""
    due, income = due_now(capua, seat, released), len(capua.slaves(seat))
    if choice == PAY:
        left = capua.coins[seat] + income - due
        return {"word": "pays", "tone": "", "due": due, "income": income, "left": left}
    return {"word": "frees", "tone": "bad", "due": due}
