"""Does the steps that are due.

Made by `python -m tools.steps`. Do not edit.
"""

from typing import Final

from harena.games.heroes.before import preparation
from harena.games.heroes.components.bout import Bout
from harena.games.heroes.gladiators import creation
from harena.games.heroes.match import attack, hits, manoeuvre, movement, nets, npg, testing, turn
from harena.kernel.agenda import NO_STEP
from harena.kernel.rulebook import Step
from harena.kernel.state import State

STEPS: Final[tuple[Step, ...]] = (
    preparation.prepare,
    preparation.match_up,
    preparation.enter,
    creation.create_star,
    creation.choose_gender,
    creation.take_gender,
    creation.choose_hand,
    creation.take_hand,
    creation.choose_signature,
    creation.take_signature,
    creation.choose_second,
    creation.take_second,
    creation.choose_build,
    creation.take_build,
    creation.choose_primary,
    creation.take_primary,
    creation.choose_secondary,
    creation.take_secondary,
    creation.choose_style,
    creation.take_style,
    creation.choose_opponent,
    creation.take_opponent,
    attack.test_attack,
    attack.compare_attack,
    hits.choose_location,
    hits.locate,
    hits.choose_star_power,
    hits.use_star_power,
    manoeuvre.compare_manoeuvre,
    manoeuvre.choose_opening,
    manoeuvre.find_opening,
    movement.choose_action,
    movement.take_action,
    movement.choose_zone,
    movement.go,
    movement.choose_pick,
    movement.pick,
    movement.choose_roll,
    movement.roll_away,
    movement.choose_foe,
    movement.fight_foe,
    movement.choose_net_target,
    movement.toss_at,
    movement.choose_thrown,
    movement.choose_throw_target,
    movement.throw_at,
    movement.choose_sand_target,
    movement.kick_at,
    nets.compare_toss,
    npg.act_by_table,
    testing.choose_bonus,
    testing.pledge,
    turn.begin_turn,
    turn.next_gladiator,
    turn.end_gladiator_turn,
)


def run(state: State) -> None:
    """Do what is due until a seat must decide or nothing is left."""
    assert isinstance(state, Bout)
    bout = state
    while True:
        step, a, b, c, d = bout.proceed()
        if step == NO_STEP:
            return
        if step < 27:
            if step < 13:
                if step < 6:
                    if step < 3:
                        if step < 1:
                            preparation.prepare(bout)
                        elif step < 2:
                            preparation.match_up(bout)
                        else:
                            preparation.enter(bout)
                    elif step < 4:
                        creation.create_star(bout)
                    elif step < 5:
                        creation.choose_gender(bout, a)
                    else:
                        creation.take_gender(bout, a, b)
                elif step < 9:
                    if step < 7:
                        creation.choose_hand(bout, a)
                    elif step < 8:
                        creation.take_hand(bout, a, b)
                    else:
                        creation.choose_signature(bout, a)
                elif step < 11:
                    if step < 10:
                        creation.take_signature(bout, a, b)
                    else:
                        creation.choose_second(bout, a)
                elif step < 12:
                    creation.take_second(bout, a, b)
                else:
                    creation.choose_build(bout, a)
            elif step < 20:
                if step < 16:
                    if step < 14:
                        creation.take_build(bout, a, b)
                    elif step < 15:
                        creation.choose_primary(bout, a)
                    else:
                        creation.take_primary(bout, a, b)
                elif step < 18:
                    if step < 17:
                        creation.choose_secondary(bout, a)
                    else:
                        creation.take_secondary(bout, a, b)
                elif step < 19:
                    creation.choose_style(bout, a)
                else:
                    creation.take_style(bout, a, b)
            elif step < 23:
                if step < 21:
                    creation.choose_opponent(bout, a)
                elif step < 22:
                    creation.take_opponent(bout, a, b)
                else:
                    attack.test_attack(bout)
            elif step < 25:
                if step < 24:
                    attack.compare_attack(bout)
                else:
                    hits.choose_location(bout, a)
            elif step < 26:
                hits.locate(bout, a)
            else:
                hits.choose_star_power(bout, a)
        elif step < 41:
            if step < 34:
                if step < 30:
                    if step < 28:
                        hits.use_star_power(bout, a, b)
                    elif step < 29:
                        manoeuvre.compare_manoeuvre(bout)
                    else:
                        manoeuvre.choose_opening(bout, a)
                elif step < 32:
                    if step < 31:
                        manoeuvre.find_opening(bout, a)
                    else:
                        movement.choose_action(bout, a)
                elif step < 33:
                    movement.take_action(bout, a, b)
                else:
                    movement.choose_zone(bout, a)
            elif step < 37:
                if step < 35:
                    movement.go(bout, a, b)
                elif step < 36:
                    movement.choose_pick(bout, a)
                else:
                    movement.pick(bout, a, b)
            elif step < 39:
                if step < 38:
                    movement.choose_roll(bout, a)
                else:
                    movement.roll_away(bout, a, b)
            elif step < 40:
                movement.choose_foe(bout, a)
            else:
                movement.fight_foe(bout, a, b)
        elif step < 48:
            if step < 44:
                if step < 42:
                    movement.choose_net_target(bout, a)
                elif step < 43:
                    movement.toss_at(bout, a, b)
                else:
                    movement.choose_thrown(bout, a)
            elif step < 46:
                if step < 45:
                    movement.choose_throw_target(bout, a, b)
                else:
                    movement.throw_at(bout, a, b, c)
            elif step < 47:
                movement.choose_sand_target(bout, a)
            else:
                movement.kick_at(bout, a, b)
        elif step < 51:
            if step < 49:
                nets.compare_toss(bout)
            elif step < 50:
                npg.act_by_table(bout, a)
            else:
                testing.choose_bonus(bout)
        elif step < 53:
            if step < 52:
                testing.pledge(bout, a, b)
            else:
                turn.begin_turn(bout)
        elif step < 54:
            turn.next_gladiator(bout)
        else:
            turn.end_gladiator_turn(bout)
