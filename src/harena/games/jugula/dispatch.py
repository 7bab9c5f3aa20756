"""Does the steps that are due.

Made by `python -m tools.steps`. Do not edit.
"""

from typing import Final

from harena.games.jugula.basics import hands, movement
from harena.games.jugula.combat import attack, ending
from harena.games.jugula.components.arena import Arena
from harena.games.jugula.setup import munus, preparation
from harena.games.jugula.turn import texts, turn
from harena.kernel.agenda import NO_STEP
from harena.kernel.rulebook import Step
from harena.kernel.state import State

STEPS: Final[tuple[Step, ...]] = (
    hands.seek_prima,
    hands.choose_prima,
    hands.take_prima,
    movement.choose_mover,
    movement.move,
    movement.choose_pace,
    movement.pace,
    attack.choose_attack,
    attack.declare,
    attack.choose_quarter,
    attack.wrench,
    attack.face_off,
    attack.choose_combat_cards,
    attack.commit,
    attack.open_cards,
    attack.pay_for_ardor,
    ending.resign,
    munus.begin_match,
    munus.choose_familiae,
    munus.choose_fighter,
    munus.pick_fighter,
    munus.reveal_fighters,
    munus.close_match,
    munus.choose_keepsakes,
    munus.keep,
    preparation.prepare,
    preparation.choose_armatura,
    preparation.pick,
    preparation.choose_apart,
    preparation.choose_secretly,
    preparation.pick_secretly,
    preparation.reveal_familiae,
    preparation.begin_deployment,
    preparation.deploy,
    preparation.choose_place,
    preparation.stand,
    preparation.deal_cards,
    texts.attack_after,
    texts.draw_after,
    texts.choose_recall,
    texts.recall,
    texts.choose_victim,
    texts.spite,
    texts.choose_turn,
    texts.turn_round,
    texts.choose_advance,
    texts.advance,
    texts.choose_shove,
    texts.shove,
    texts.choose_patient,
    texts.treat,
    texts.choose_dust,
    texts.blind,
    texts.choose_augury,
    texts.sort_augury,
    turn.begin_round,
    turn.begin_turn,
    turn.choose_play,
    turn.play,
    turn.end_turn,
    turn.choose_discard,
    turn.discard_one,
    turn.pass_on,
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
        if step < 31:
            if step < 15:
                if step < 7:
                    if step < 3:
                        if step < 1:
                            hands.seek_prima(arena, a, b)
                        elif step < 2:
                            hands.choose_prima(arena, a)
                        else:
                            hands.take_prima(arena, a, b)
                    elif step < 5:
                        if step < 4:
                            movement.choose_mover(arena, a, b)
                        else:
                            movement.move(arena, a, b, c)
                    elif step < 6:
                        movement.choose_pace(arena, a, b, c)
                    else:
                        movement.pace(arena, a, b, c, d)
                elif step < 11:
                    if step < 9:
                        if step < 8:
                            attack.choose_attack(arena, a, b, c, d)
                        else:
                            attack.declare(arena, a, b, c)
                    elif step < 10:
                        attack.choose_quarter(arena, a, b)
                    else:
                        attack.wrench(arena, a, b)
                elif step < 13:
                    if step < 12:
                        attack.face_off(arena, a, b, c)
                    else:
                        attack.choose_combat_cards(arena, a, b, c)
                elif step < 14:
                    attack.commit(arena, a, b)
                else:
                    attack.open_cards(arena, a, b, c)
            elif step < 23:
                if step < 19:
                    if step < 17:
                        if step < 16:
                            attack.pay_for_ardor(arena, a, b)
                        else:
                            ending.resign(arena, a, b)
                    elif step < 18:
                        munus.begin_match(arena)
                    else:
                        munus.choose_familiae(arena)
                elif step < 21:
                    if step < 20:
                        munus.choose_fighter(arena, a, b)
                    else:
                        munus.pick_fighter(arena, a, b, c)
                elif step < 22:
                    munus.reveal_fighters(arena)
                else:
                    munus.close_match(arena)
            elif step < 27:
                if step < 25:
                    if step < 24:
                        munus.choose_keepsakes(arena)
                    else:
                        munus.keep(arena, a, b)
                elif step < 26:
                    preparation.prepare(arena)
                else:
                    preparation.choose_armatura(arena, a)
            elif step < 29:
                if step < 28:
                    preparation.pick(arena, a, b, c)
                else:
                    preparation.choose_apart(arena)
            elif step < 30:
                preparation.choose_secretly(arena, a, b)
            else:
                preparation.pick_secretly(arena, a, b, c)
        elif step < 47:
            if step < 39:
                if step < 35:
                    if step < 33:
                        if step < 32:
                            preparation.reveal_familiae(arena)
                        else:
                            preparation.begin_deployment(arena)
                    elif step < 34:
                        preparation.deploy(arena, a, b)
                    else:
                        preparation.choose_place(arena, a, b)
                elif step < 37:
                    if step < 36:
                        preparation.stand(arena, a, b, c)
                    else:
                        preparation.deal_cards(arena)
                elif step < 38:
                    texts.attack_after(arena)
                else:
                    texts.draw_after(arena, a, b)
            elif step < 43:
                if step < 41:
                    if step < 40:
                        texts.choose_recall(arena, a, b)
                    else:
                        texts.recall(arena, a, b, c)
                elif step < 42:
                    texts.choose_victim(arena, a)
                else:
                    texts.spite(arena, a, b)
            elif step < 45:
                if step < 44:
                    texts.choose_turn(arena, a)
                else:
                    texts.turn_round(arena, a, b)
            elif step < 46:
                texts.choose_advance(arena, a)
            else:
                texts.advance(arena, a, b)
        elif step < 55:
            if step < 51:
                if step < 49:
                    if step < 48:
                        texts.choose_shove(arena, a)
                    else:
                        texts.shove(arena, a, b)
                elif step < 50:
                    texts.choose_patient(arena, a)
                else:
                    texts.treat(arena, a, b)
            elif step < 53:
                if step < 52:
                    texts.choose_dust(arena, a)
                else:
                    texts.blind(arena, a, b)
            elif step < 54:
                texts.choose_augury(arena, a, b, c)
            else:
                texts.sort_augury(arena, a, b, c, d)
        elif step < 59:
            if step < 57:
                if step < 56:
                    turn.begin_round(arena)
                else:
                    turn.begin_turn(arena, a)
            elif step < 58:
                turn.choose_play(arena, a)
            else:
                turn.play(arena, a, b)
        elif step < 61:
            if step < 60:
                turn.end_turn(arena, a)
            else:
                turn.choose_discard(arena, a)
        elif step < 62:
            turn.discard_one(arena, a, b)
        else:
            turn.pass_on(arena, a)
