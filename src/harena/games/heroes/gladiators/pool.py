"""4.5 The Gladiator Pool: Non-Player Gladiators by dice."""

from typing import Final

from harena.games.heroes.components.bout import Bout
from harena.games.heroes.components.content import FACES, POOLS
from harena.games.heroes.components.locales import NO_LOCALE
from harena.games.heroes.gladiators.build import (
    arm,
    draw_name,
    roll_two,
    signature_of,
    write_down,
)

WORSE: Final = 1


def roll_up(bout: Bout, gladiator: int, style: int) -> None:
    """4.5.1.1, 4.5.1.2, 3.1.2.1, 3.5.3 A row, a die for each Attribute, a Signature; no size.

    The spread does not bind it, the highest AP Total does. 7.4.1.1, 7.4.2.1, 7.4.3.1 In a campaign
    the locale says which rows, and how high (R3).
    """
    draw_name(bout, gladiator)
    bout.style[gladiator] = style
    bout.primary[gladiator] = style
    row, most = bout.dice.below(len(POOLS)), bout.content.most_total
    if bout.locale != NO_LOCALE:
        row = bout.content.locales.pool[bout.locale][row]
        most = bout.content.locales.most_total[bout.locale]
    faces: list[int] = []
    values: list[int] = []
    for listed in bout.content.pool[row]:
        face = bout.dice.below(FACES) + 1
        faces.append(face)
        values.append(listed + changed_by(face))
    bout.signature[gladiator] = signature_of(bout.content, roll_two(bout))
    write_down(bout, gladiator, values, most)
    arm(bout, gladiator)
    first = 3 * gladiator
    own = bout.own[first : first + 3]
    rest = bout.signature[gladiator], bout.bonus[gladiator], bout.total(gladiator)
    bout.tell("recruited", bout.name[gladiator], style, row + 1, *own, *rest, *faces)


def changed_by(face: int) -> int:
    """4.5.1.1 A 1 is one less, a 6 one more, all else as listed."""
    if face == WORSE:
        return -1
    return 1 if face == FACES else 0
