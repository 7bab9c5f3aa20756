"""One's own sum in a fight, part by part, as far as it has come (7.1, 7.2)."""

from __future__ import annotations

from typing import Final

from harena.cli.scenes.gladiatori.nouns import Nouns
from harena.games.gladiatori.combat_round.reaction import side_of_attack
from harena.games.gladiatori.components.arena import FRONT
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOTHING, Bout
from harena.games.gladiatori.components.cards import (
    BERSERK,
    CARDS,
    DEXTERITY,
    MOVEMENT,
    NO_CARD,
    STRENGTH,
    energy,
    size,
)
from harena.games.gladiatori.components.status import penalty
from harena.games.gladiatori.components.traits import GUARD, OFFENSE
from harena.games.gladiatori.fight.final_values import (
    FROM_BEHIND,
    LEAPT,
    LUNGED,
    MATCH,
    OPPOSE,
    PER_POINT,
    attack_effort,
    defence_effort,
    item_attack,
    item_defence,
    modifier,
    moves_bonus,
    plain_bonus,
    skill_value,
    take_help,
)
from harena.kernel.match import Match

# The questions that are put while a sum is made.
SUMMED: Final = frozenset(
    {
        "plain",
        "power",
        "lunge",
        "leap",
        "depth",
        "sacrifice",
        "acrobatics",
        "skill",
        "blood",
        "dodge",
    }
)


def sum_so_far(nouns: Nouns, match: Match, seat: int) -> str:
    """What the sum is now, and what it is made of; reckoned from what the seat itself knows."""
    bout = match.imagine(seat, "sum").state
    assert isinstance(bout, Bout)
    attacks = bout.fight.attacker == seat
    parts = attack_parts(nouns, bout, seat) if attacks else defence_parts(nouns, bout, seat)
    total = attack_total(bout, seat) if attacks else defence_total(bout, seat)
    parts.append((nouns.say("sum-other"), total - sum(value for _, value in parts)))
    said = ", ".join(f"{name} {value:+}" for name, value in parts if value)
    return nouns.say(
        "sum-so-far",
        sum="attack" if attacks else "defence",
        total=total,
        parts=said or nouns.say("nothing"),
    )


def attack_total(bout: Bout, seat: int) -> int:
    """7.1 Against the first target, as if it were announced now."""
    target = bout.fight.targets[0]
    bonus = modifier(bout, seat, 0, target) + take_help(bout, seat, target)
    return attack_effort(bout, seat) + bonus


def defence_total(bout: Bout, seat: int) -> int:
    """7.2 As if it were announced now."""
    return defence_effort(bout, seat) + take_help(bout, seat, bout.fight.attacker)


def attack_parts(nouns: Nouns, bout: Bout, seat: int) -> list[tuple[str, int]]:
    """7.1 Items, the Action card, Offense, Moves and Powers, markers."""
    kind = bout.fight.card[seat]
    card = PER_POINT * bout.fight.bled[seat]
    if kind == STRENGTH:
        card = energy(bout.fight.played[seat])
    elif kind == DEXTERITY:
        card = size(bout.hand[seat]) // 2
    powers = (
        LUNGED * size(bout.fight.lunged[seat])
        + LEAPT * (bout.fight.leapt[seat] // 4)
        - bout.fight.deep_wounds[seat]
    )
    moves = moves_bonus(bout, seat) + plain_against(bout, seat, bout.fight.targets[0])
    return [
        (nouns.say("sum-items"), item_attack(bout, seat)),
        (nouns.say("card", card=CARDS[kind]), card),
        (nouns.trait(OFFENSE), skill_value(bout, seat)),
        (nouns.say("sum-moves"), moves + powers),
        (nouns.say("sum-markers"), -penalty(bout, seat)),
    ]


def defence_parts(nouns: Nouns, bout: Bout, seat: int) -> list[tuple[str, int]]:
    """7.2 Guard, Items unless he dodges or a net comes, the Reaction, markers, the side."""
    kind = bout.fight.card[seat]
    parts = [(nouns.trait(GUARD), skill_value(bout, seat))]
    if kind != MOVEMENT and bout.fight.net == NOTHING:
        parts.append((nouns.say("sum-items"), item_defence(bout, seat)))
    if kind != NO_CARD:
        parts += reaction_parts(nouns, bout, seat, kind)
    parts.append((nouns.say("sum-markers"), -penalty(bout, seat)))
    behind = FROM_BEHIND if side_of_attack(bout, seat) != FRONT else 0
    parts.append((nouns.say("sum-behind"), -behind))
    return parts


def reaction_parts(nouns: Nouns, bout: Bout, seat: int, kind: int) -> list[tuple[str, int]]:
    """7.2.1, 7.2.2 The Reaction, Moves, and five for the same type as the attack."""
    value = PER_POINT * bout.fight.sped[seat]
    if kind == STRENGTH:
        value = energy(bout.fight.played[seat])
    elif kind == DEXTERITY:
        value = size(bout.hand[seat]) // 2
    elif kind == BERSERK:
        value = OPPOSE
    same = bout.fight.attacker < FIRST_BEAST and bout.fight.card[bout.fight.attacker] == kind
    moves = moves_bonus(bout, seat) + plain_against(bout, seat, bout.fight.attacker)
    return [
        (nouns.say("reaction", card=CARDS[kind]), value),
        (nouns.say("sum-match"), MATCH if same else 0),
        (nouns.say("sum-moves"), moves),
    ]


def plain_against(bout: Bout, seat: int, foe: int) -> int:
    """20.12 Two for each card or Power used so, against a beast only."""
    return plain_bonus(bout, seat) if foe >= FIRST_BEAST else 0
