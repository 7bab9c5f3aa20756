"""Chapter 6, Reaction (6.24 to 6.28): Block, Parry, Oppose, Dodge, or Passive (13)."""

from typing import Final

from harena.games.gladiatori.combat_round.own_round import AGAIN, lay_new, pay_for_reuse
from harena.games.gladiatori.components.arena import BEHIND, FRONT
from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.components.card_row import blood_for, face_up
from harena.games.gladiatori.components.cards import (
    ACTION_CARDS,
    ACTIONS_IN,
    BERSERK,
    MOVEMENT,
    NO_CARDS,
    STRENGTH,
)
from harena.games.gladiatori.components.figures import side, where
from harena.games.gladiatori.components.traits import BLOOD, TRAITS
from harena.games.gladiatori.steps import CHOOSE_ADDED, REACT, REACT_AGAIN, SUFFER

NO_REACTION: Final = 2 * AGAIN
REACTIONS: Final = NO_REACTION + 1


def reusable(bout: Bout, seat: int) -> list[int]:
    """6.24 Face-up cards, rotated or not, that he can pay."""
    row, blood = bout.row[seat], bout.remaining[TRAITS * seat + BLOOD]
    return [kind for kind in face_up(row) if blood_for(row, kind) <= blood] if row else []


def reactions(bout: Bout, seat: int, side: int) -> int:
    """6.25, 14.1, 14.2 Dodge not from directly behind, others from the front; bound, only one.

    The Action cards that will do, as a set.
    """
    if side == BEHIND:
        return NO_CARDS
    kinds = ACTION_CARDS if side == FRONT else 1 << MOVEMENT
    if bout.trapped[seat]:
        kinds &= 1 << BERSERK
    if bout.down[seat]:
        kinds &= 1 << STRENGTH
    return kinds


def side_of_attack(bout: Bout, seat: int) -> int:
    """3.1, 3.8 From which side the attack on a gladiator comes."""
    return side(bout, seat, where(bout, bout.fight.attacker))


def choose_reaction(bout: Bout, seat: int) -> None:
    """6.24, 6.26, 6.27, 13.4 A new card, one of the row, or Pass; or Passive (R32, R33, R135)."""
    kinds = reactions(bout, seat, side_of_attack(bout, seat))
    if not kinds:
        be_passive(bout, seat)
        return
    new = ACTIONS_IN[bout.hand[seat] & kinds]
    again = [AGAIN + kind for kind in reusable(bout, seat) if kinds >> kind & 1]
    fans = [(SUFFER, [NO_REACTION], seat, 0, 0), (REACT, new, seat, 0, 0)]
    fans.append((REACT_AGAIN, again, seat, 0, 0))
    bout.ask_any(seat, "reaction", fans)


def be_passive(bout: Bout, seat: int) -> None:
    """13.1, 13.2, 13.3 No Reaction, cards, Abilities, Powers to the end of the fight (R79)."""
    bout.passive |= 1 << seat
    bout.tell("passed", seat)


def suffer(bout: Bout, _: int, seat: int) -> None:
    """6.24, 13.1 He lets it come."""
    be_passive(bout, seat)


def react(bout: Bout, kind: int, seat: int) -> None:
    """6.24 A new Action card, face-down and straight."""
    lay_new(bout, seat, kind)
    bout.then(CHOOSE_ADDED, seat)


def react_again(bout: Bout, choice: int, seat: int) -> None:
    """6.24 A face-up card of the row, rotated or not, for Blood by its place."""
    pay_for_reuse(bout, seat, choice - AGAIN)
    bout.then(CHOOSE_ADDED, seat)


STEPS: Final = (choose_reaction, suffer, react, react_again)
