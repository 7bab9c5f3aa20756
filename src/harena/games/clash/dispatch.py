"""Does the steps that are due.

Made by `python -m tools.steps`. Do not edit.
"""

from typing import Final

from harena.games.clash import battle, beasts, movement, preparation, turn
from harena.games.clash.state import Arena
from harena.kernel.agenda import NO_STEP
from harena.kernel.rulebook import Step
from harena.kernel.state import State

STEPS: Final[tuple[Step, ...]] = (
    battle.choose_target,
    battle.attack,
    battle.throw_nets,
    battle.choose_net,
    battle.switch_off,
    battle.roll,
    battle.choose_reroll,
    battle.reroll,
    battle.choose_casualty,
    battle.give,
    beasts.choose_beast,
    beasts.lead,
    beasts.choose_beast_ground,
    beasts.choose_entry,
    beasts.enter,
    movement.stand,
    preparation.prepare,
    preparation.enter_gladiators,
    preparation.end_entry,
    preparation.choose_place,
    preparation.choose_recruit,
    preparation.recruit,
    preparation.draw_animal,
    preparation.choose_lair,
    preparation.settle,
    preparation.turn_up_spares,
    turn.take_turn,
    turn.end_turn,
    turn.choose_team,
    turn.choose_ground,
)


def run(state: State) -> None:
    """Do what is due until a seat must decide or nothing is left."""
    assert isinstance(state, Arena)
    arena = state
    while True:
        if arena.pending or arena.kept:
            step, a, b, c, d = arena.proceed()
            if step == NO_STEP:
                return
        elif arena.has_next:
            arena.has_next = False
            step, a, b, c, d = arena.doing = arena.next
        elif len(arena.agenda) > arena.floor:
            step, a, b, c, d = arena.doing = arena.agenda.pop()
        else:
            return
        if step < 15:
            if step < 7:
                if step < 3:
                    if step < 1:
                        battle.choose_target(arena, a, b)
                    elif step < 2:
                        battle.attack(arena, a, b, c)
                    else:
                        battle.throw_nets(arena, a)
                elif step < 5:
                    if step < 4:
                        battle.choose_net(arena, a, b)
                    else:
                        battle.switch_off(arena, a, b, c)
                elif step < 6:
                    battle.roll(arena, a)
                else:
                    battle.choose_reroll(arena, a, b, c)
            elif step < 11:
                if step < 9:
                    if step < 8:
                        battle.reroll(arena, a, b, c, d)
                    else:
                        battle.choose_casualty(arena, a, b)
                elif step < 10:
                    battle.give(arena, a, b, c)
                else:
                    beasts.choose_beast(arena, a)
            elif step < 13:
                if step < 12:
                    beasts.lead(arena, a, b)
                else:
                    beasts.choose_beast_ground(arena, a, b)
            elif step < 14:
                beasts.choose_entry(arena, a, b)
            else:
                beasts.enter(arena, a, b, c)
        elif step < 22:
            if step < 18:
                if step < 16:
                    movement.stand(arena, a, b, c)
                elif step < 17:
                    preparation.prepare(arena)
                else:
                    preparation.enter_gladiators(arena, a)
            elif step < 20:
                if step < 19:
                    preparation.end_entry(arena)
                else:
                    preparation.choose_place(arena, a)
            elif step < 21:
                preparation.choose_recruit(arena, a, b)
            else:
                preparation.recruit(arena, a, b, c)
        elif step < 26:
            if step < 24:
                if step < 23:
                    preparation.draw_animal(arena, a)
                else:
                    preparation.choose_lair(arena, a)
            elif step < 25:
                preparation.settle(arena, a, b)
            else:
                preparation.turn_up_spares(arena)
        elif step < 28:
            if step < 27:
                turn.take_turn(arena, a)
            else:
                turn.end_turn(arena, a)
        elif step < 29:
            turn.choose_team(arena, a)
        else:
            turn.choose_ground(arena, a, b)
