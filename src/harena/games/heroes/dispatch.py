"""Does the steps that are due.

Made by `python -m tools.steps`. Do not edit.
"""

from typing import Final

from harena.games.heroes.before import preparation
from harena.games.heroes.campaign import calendar, entering, fame, freedom, recovery
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
    calendar.open_month,
    calendar.choose_successor,
    calendar.take_successor,
    calendar.gather,
    calendar.hold_day,
    calendar.next_entry,
    entering.choose_entry,
    entering.take_entry,
    entering.choose_more,
    entering.take_more,
    entering.choose_rival,
    entering.take_rival,
    entering.choose_answer,
    entering.take_answer,
    entering.muster,
    entering.settle_up,
    entering.end_of_match,
    fame.count_fame,
    fame.choose_attribute,
    fame.take_attribute,
    freedom.close_books,
    freedom.choose_retirement,
    freedom.take_retirement,
    freedom.write_journal,
    recovery.recover_parts,
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
        if bout.pending or bout.kept:
            step, a, b, c, d = bout.proceed()
            if step == NO_STEP:
                return
        elif bout.has_next:
            bout.has_next = False
            step, a, b, c, d = bout.doing = bout.next
        elif len(bout.agenda) > bout.floor:
            step, a, b, c, d = bout.doing = bout.agenda.pop()
        else:
            return
        if step < 40:
            if step < 20:
                if step < 10:
                    if step < 5:
                        if step < 2:
                            if step < 1:
                                preparation.prepare(bout)
                            else:
                                preparation.match_up(bout)
                        elif step < 3:
                            preparation.enter(bout)
                        elif step < 4:
                            calendar.open_month(bout)
                        else:
                            calendar.choose_successor(bout, a)
                    elif step < 7:
                        if step < 6:
                            calendar.take_successor(bout, a, b)
                        else:
                            calendar.gather(bout)
                    elif step < 8:
                        calendar.hold_day(bout)
                    elif step < 9:
                        calendar.next_entry(bout)
                    else:
                        entering.choose_entry(bout, a)
                elif step < 15:
                    if step < 12:
                        if step < 11:
                            entering.take_entry(bout, a, b)
                        else:
                            entering.choose_more(bout, a)
                    elif step < 13:
                        entering.take_more(bout, a, b)
                    elif step < 14:
                        entering.choose_rival(bout, a)
                    else:
                        entering.take_rival(bout, a, b)
                elif step < 17:
                    if step < 16:
                        entering.choose_answer(bout, a)
                    else:
                        entering.take_answer(bout, a, b)
                elif step < 18:
                    entering.muster(bout)
                elif step < 19:
                    entering.settle_up(bout)
                else:
                    entering.end_of_match(bout)
            elif step < 30:
                if step < 25:
                    if step < 22:
                        if step < 21:
                            fame.count_fame(bout, a)
                        else:
                            fame.choose_attribute(bout, a, b)
                    elif step < 23:
                        fame.take_attribute(bout, a, b, c)
                    elif step < 24:
                        freedom.close_books(bout, a)
                    else:
                        freedom.choose_retirement(bout, a)
                elif step < 27:
                    if step < 26:
                        freedom.take_retirement(bout, a, b)
                    else:
                        freedom.write_journal(bout, a)
                elif step < 28:
                    recovery.recover_parts(bout, a)
                elif step < 29:
                    creation.create_star(bout)
                else:
                    creation.choose_gender(bout, a)
            elif step < 35:
                if step < 32:
                    if step < 31:
                        creation.take_gender(bout, a, b)
                    else:
                        creation.choose_hand(bout, a)
                elif step < 33:
                    creation.take_hand(bout, a, b)
                elif step < 34:
                    creation.choose_signature(bout, a)
                else:
                    creation.take_signature(bout, a, b)
            elif step < 37:
                if step < 36:
                    creation.choose_second(bout, a)
                else:
                    creation.take_second(bout, a, b)
            elif step < 38:
                creation.choose_build(bout, a)
            elif step < 39:
                creation.take_build(bout, a, b)
            else:
                creation.choose_primary(bout, a)
        elif step < 60:
            if step < 50:
                if step < 45:
                    if step < 42:
                        if step < 41:
                            creation.take_primary(bout, a, b)
                        else:
                            creation.choose_secondary(bout, a)
                    elif step < 43:
                        creation.take_secondary(bout, a, b)
                    elif step < 44:
                        creation.choose_style(bout, a)
                    else:
                        creation.take_style(bout, a, b)
                elif step < 47:
                    if step < 46:
                        creation.choose_opponent(bout, a)
                    else:
                        creation.take_opponent(bout, a, b)
                elif step < 48:
                    attack.test_attack(bout)
                elif step < 49:
                    attack.compare_attack(bout)
                else:
                    hits.choose_location(bout, a)
            elif step < 55:
                if step < 52:
                    if step < 51:
                        hits.locate(bout, a)
                    else:
                        hits.choose_star_power(bout, a)
                elif step < 53:
                    hits.use_star_power(bout, a, b)
                elif step < 54:
                    manoeuvre.compare_manoeuvre(bout)
                else:
                    manoeuvre.choose_opening(bout, a)
            elif step < 57:
                if step < 56:
                    manoeuvre.find_opening(bout, a)
                else:
                    movement.choose_action(bout, a)
            elif step < 58:
                movement.take_action(bout, a, b)
            elif step < 59:
                movement.choose_zone(bout, a)
            else:
                movement.go(bout, a, b)
        elif step < 70:
            if step < 65:
                if step < 62:
                    if step < 61:
                        movement.choose_pick(bout, a)
                    else:
                        movement.pick(bout, a, b)
                elif step < 63:
                    movement.choose_roll(bout, a)
                elif step < 64:
                    movement.roll_away(bout, a, b)
                else:
                    movement.choose_foe(bout, a)
            elif step < 67:
                if step < 66:
                    movement.fight_foe(bout, a, b)
                else:
                    movement.choose_net_target(bout, a)
            elif step < 68:
                movement.toss_at(bout, a, b)
            elif step < 69:
                movement.choose_thrown(bout, a)
            else:
                movement.choose_throw_target(bout, a, b)
        elif step < 75:
            if step < 72:
                if step < 71:
                    movement.throw_at(bout, a, b, c)
                else:
                    movement.choose_sand_target(bout, a)
            elif step < 73:
                movement.kick_at(bout, a, b)
            elif step < 74:
                nets.compare_toss(bout)
            else:
                npg.act_by_table(bout, a)
        elif step < 77:
            if step < 76:
                testing.choose_bonus(bout)
            else:
                testing.pledge(bout, a, b)
        elif step < 78:
            turn.begin_turn(bout)
        elif step < 79:
            turn.next_gladiator(bout)
        else:
            turn.end_gladiator_turn(bout)
