"""Chapter 3, The fight: a turn.

A player with gladiators chooses a team, the ground it fights from and a target: one plan (3.6),
then one battle. A player without any leads an animal instead (chapter 7).
"""

from typing import Final

from harena.games.clash.battle import end_battle
from harena.games.clash.ending import is_over
from harena.games.clash.movement import grounds, team_grounds
from harena.games.clash.state import FIGHT, Arena
from harena.games.clash.steps import CHOOSE_BEAST, CHOOSE_GROUND, CHOOSE_TEAM, END_TURN, STAND
from harena.toolkit.bits import members


def take_turn(arena: Arena, seat: int) -> None:
    """3.1, 3.2, 7.1, 7.10 Clockwise; who has no gladiators by now leads an animal (R37)."""
    if seat == arena.first:
        arena.round += 1
        arena.tell("round_began", arena.round, FIGHT)
    arena.turn = seat
    arena.then(END_TURN, seat)
    arena.then(CHOOSE_TEAM if arena.homes[seat] else CHOOSE_BEAST, seat)


def end_turn(arena: Arena, seat: int) -> None:
    """8.1, 8.2, 8.3 Unless the game has ended, the disc goes to the next player clockwise."""
    end_battle(arena)
    if not is_over(arena):
        take_turn(arena, arena.left_of(seat))


def choose_team(arena: Arena, seat: int) -> None:
    """3.2, 3.8 Any own team that has a ground to attack from; R13: there is always one."""
    targets, near = arena.targets(seat), arena.content.board.near
    able = [
        space
        for space in members(arena.homes[seat])
        if near[space] & targets or grounds(arena, space, targets)
    ]
    arena.choose(seat, "team", CHOOSE_GROUND, able, seat)


def choose_ground(arena: Arena, space: int, seat: int) -> None:
    """3.6, 4.2 The space it fights from: its own, or a new one."""
    spaces = members(team_grounds(arena, seat, space))
    arena.choose(seat, "ground", STAND, spaces, seat, space)


def why_not_team(arena: Arena, seat: int, space: int) -> str:
    """Why a piece cannot be sent."""
    if not arena.homes[seat] >> space & 1:
        return "not-your-team"
    return "team-walled-in"


STEPS: Final = (take_turn, end_turn, choose_team, choose_ground)
