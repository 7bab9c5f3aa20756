"""How likely a seat is to win, for bots that look ahead longer than greedy does.

Fitted by logistic regression to who won 646 matches of three greedy bots with Houses by lot, in
which one choice of fifty was made by lot: 27,700 positions at the beginning of a turn. Fitted to
three quarters of the matches it foretells whether a seat wins the others with a mean log loss of
0.517, `value` brought to a share with 0.563; knowing nothing is 0.637. With more at the table it
was not measured.
"""

from math import exp
from typing import Final

from harena.games.spartacus.advice.advice import in_the_arena
from harena.games.spartacus.advice.worth import of_debts, strength_of
from harena.games.spartacus.components.capua import CHAMPION, FAVORS, NOBODY, Capua
from harena.games.spartacus.components.content import CARDS, FIGHTERS, GLADIATOR
from harena.kernel.state import State

# All in logits. Every Influence, and what it is worth more than that at 7 to 12.
INFLUENCE: Final = 0.2
LEVELS: Final[list[float]] = [0.19, 0.52, 0.36, 0.53, 0.76, 3.19]
FIRST_LEVEL: Final = 7
A_DENARIUS: Final = 0.055
A_GUARD: Final = 0.083
A_CARD: Final = 0.15
THE_HOST: Final = 0.08
# Gladiators ready, exhausted and injured, and the best of them by his strength.
GLADIATORS: Final[list[float]] = [0.12, 0.0, -0.21]
THE_BEST: Final = 0.057
# Fitted apart, to 132 matches at the beginning of each round: 0.27 and 2.14. Champions were so few
# there that one is taken for half of that.
A_FAVOR: Final = 0.25
A_CHAMPION: Final = 1.0
# A Slave; Equipment by its bank value.
A_SLAVE: Final = 0.18
GEAR: Final = 0.067
# What a combat that goes on promises, by the denarius.
ARENA: Final = 0.1


def outlook(state: State, seat: int) -> float:
    """12.1 The chance to win against all others."""
    assert isinstance(state, Capua)
    capua = state
    if capua.winner != NOBODY:
        return 1.0 if capua.winner == seat else 0.0
    promised = prospects(capua)
    promised[seat] -= A_DENARIUS * of_debts(capua, seat)
    total = 0.0
    for one in range(capua.seats):
        total += exp(promised[one] - promised[seat])
    return 1.0 / total


def prospects(capua: Capua) -> list[float]:
    """What all that each House has promises it."""
    found: list[float] = []
    for seat in range(capua.seats):
        influence = capua.influence[seat]
        one = INFLUENCE * influence
        for level in range(FIRST_LEVEL, influence + 1):
            one += LEVELS[level - FIRST_LEVEL]
        one += A_DENARIUS * capua.coins[seat] + A_GUARD * capua.guards[seat]
        one += A_CARD * capua.held[seat]
        if seat == capua.host:
            one += THE_HOST
        found.append(one + ARENA * in_the_arena(capua, seat))
    content, place = capua.content, capua.place
    best = [0.0] * capua.seats
    for card in range(CARDS):
        seat = place[card]
        if seat < 0:
            continue
        if card >= FIGHTERS:
            found[seat] += GEAR * content.bank[card]
        elif content.type[card] == GLADIATOR:
            favors = capua.favors[card]
            found[seat] += GLADIATORS[capua.condition[card]] + A_FAVOR * (favors & FAVORS)
            if favors & CHAMPION:
                found[seat] += A_CHAMPION
            best[seat] = max(best[seat], strength_of(capua, card))
        else:
            found[seat] += A_SLAVE
    for seat in range(capua.seats):
        found[seat] += THE_BEST * best[seat]
    return found
