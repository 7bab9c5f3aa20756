"""Does the steps that are due.

Made by `python -m tools.steps`. Do not edit.
"""

from typing import Final

from harena.games.gladiatori import turn
from harena.games.gladiatori.abilities import elements, powers, special_moves
from harena.games.gladiatori.aim import points
from harena.games.gladiatori.beasts import beast_acts, beast_fights
from harena.games.gladiatori.combat_round import declaration, movement, own_round, reaction
from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.fight import feint, fight, final_values, injuries
from harena.games.gladiatori.setup import creation, items, overlimit, placement, preparation
from harena.kernel.agenda import NO_STEP
from harena.kernel.rulebook import Step
from harena.kernel.state import State

STEPS: Final[tuple[Step, ...]] = (
    elements.choose_spending,
    elements.spend,
    elements.choose_recovery,
    elements.recover,
    powers.choose_exertion,
    powers.exert,
    powers.choose_lunge,
    powers.lunge_with,
    powers.choose_leap,
    powers.leap_in,
    powers.choose_depth,
    powers.cut_deep,
    powers.choose_push,
    powers.push,
    powers.adapt_cards,
    powers.choose_adaptation,
    powers.adapt,
    powers.brace,
    powers.resist,
    special_moves.choose_plain,
    special_moves.use_plainly,
    special_moves.choose_rage,
    special_moves.trade,
    special_moves.choose_overskill,
    special_moves.raise_skill,
    special_moves.choose_sacrifice,
    special_moves.sacrifice_card,
    special_moves.choose_acrobatics,
    special_moves.strike_acrobatically,
    special_moves.choose_unbalanced,
    special_moves.answer_strike,
    special_moves.reflexes,
    points.award,
    beast_acts.release_beasts,
    beast_acts.beasts_act,
    beast_acts.beast_act,
    beast_fights.choose_escape,
    beast_fights.escape,
    beast_fights.bite,
    beast_fights.settle_bite,
    beast_fights.mark_by_beast,
    beast_fights.choose_toll,
    beast_fights.pay_toll,
    beast_fights.roll_defence,
    beast_fights.settle_beast,
    declaration.choose_fight,
    declaration.declare,
    declaration.choose_target,
    declaration.aim,
    declaration.choose_break,
    declaration.break_an_item,
    declaration.choose_ally,
    declaration.help_ally,
    movement.choose_movement,
    movement.move,
    movement.choose_reflex,
    movement.move_by_reflex,
    own_round.take_round,
    own_round.choose_opening,
    own_round.go_on,
    own_round.move_extra,
    own_round.shake_off,
    own_round.get_up,
    own_round.rise,
    own_round.give_up,
    own_round.choose_action,
    own_round.pass_by,
    own_round.play_new,
    own_round.reuse,
    own_round.stand_by,
    own_round.choose_added,
    own_round.add,
    own_round.move_by_card,
    own_round.choose_closing,
    own_round.end_player_round,
    reaction.choose_reaction,
    reaction.suffer,
    reaction.react,
    reaction.react_again,
    feint.choose_feint,
    feint.take_back,
    feint.choose_counter_feint,
    feint.counter_feint,
    fight.act,
    fight.start_fight,
    fight.start_help,
    fight.reveal,
    fight.choose_skill,
    fight.use_skill,
    fight.choose_blood,
    fight.spend_blood,
    fight.choose_dodge,
    fight.spend_speed,
    fight.defend,
    fight.end_fight,
    final_values.announce_attack,
    final_values.give_help,
    final_values.announce_defence,
    injuries.settle,
    injuries.wound,
    injuries.choose_payment,
    injuries.pay_with,
    injuries.give_all,
    injuries.choose_unbeatable,
    injuries.defy,
    injuries.die,
    creation.choose_character,
    creation.take_character,
    creation.build_characters,
    creation.choose_build,
    creation.buy,
    creation.take_sheets,
    items.open_lot,
    items.choose_bids,
    items.bid,
    items.award_lot,
    items.lay_out_draft,
    items.choose_draft,
    items.draft,
    items.select_items,
    items.choose_picks,
    items.pick,
    items.award_picks,
    items.choose_drop,
    items.drop,
    overlimit.open_box,
    overlimit.choose_extra,
    overlimit.buy_extra,
    placement.choose_place,
    placement.choose_face,
    placement.enter_arena,
    preparation.prepare,
    turn.take_turn,
    turn.choose_cards,
    turn.choose_split,
    turn.split,
    turn.show_hands,
    turn.begin_round,
    turn.choose_ready,
    turn.be_ready,
    turn.players_act,
    turn.end_combat_round,
    turn.rest_all,
    turn.choose_rest,
    turn.rest,
    turn.show_rest,
    turn.end_turn,
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
        if step < 73:
            if step < 36:
                if step < 18:
                    if step < 9:
                        if step < 4:
                            if step < 2:
                                if step < 1:
                                    elements.choose_spending(bout, a, b)
                                else:
                                    elements.spend(bout, a, b, c)
                            elif step < 3:
                                elements.choose_recovery(bout, a, b)
                            else:
                                elements.recover(bout, a, b, c)
                        elif step < 6:
                            if step < 5:
                                powers.choose_exertion(bout, a)
                            else:
                                powers.exert(bout, a, b)
                        elif step < 7:
                            powers.choose_lunge(bout, a, b)
                        elif step < 8:
                            powers.lunge_with(bout, a, b, c)
                        else:
                            powers.choose_leap(bout, a)
                    elif step < 13:
                        if step < 11:
                            if step < 10:
                                powers.leap_in(bout, a, b)
                            else:
                                powers.choose_depth(bout, a)
                        elif step < 12:
                            powers.cut_deep(bout, a, b)
                        else:
                            powers.choose_push(bout, a)
                    elif step < 15:
                        if step < 14:
                            powers.push(bout, a, b)
                        else:
                            powers.adapt_cards(bout, a, b)
                    elif step < 16:
                        powers.choose_adaptation(bout, a, b)
                    elif step < 17:
                        powers.adapt(bout, a, b, c)
                    else:
                        powers.brace(bout, a, b)
                elif step < 27:
                    if step < 22:
                        if step < 20:
                            if step < 19:
                                powers.resist(bout, a, b)
                            else:
                                special_moves.choose_plain(bout, a)
                        elif step < 21:
                            special_moves.use_plainly(bout, a, b)
                        else:
                            special_moves.choose_rage(bout, a)
                    elif step < 24:
                        if step < 23:
                            special_moves.trade(bout, a, b)
                        else:
                            special_moves.choose_overskill(bout, a)
                    elif step < 25:
                        special_moves.raise_skill(bout, a, b)
                    elif step < 26:
                        special_moves.choose_sacrifice(bout, a)
                    else:
                        special_moves.sacrifice_card(bout, a, b)
                elif step < 31:
                    if step < 29:
                        if step < 28:
                            special_moves.choose_acrobatics(bout, a)
                        else:
                            special_moves.strike_acrobatically(bout, a, b)
                    elif step < 30:
                        special_moves.choose_unbalanced(bout, a, b)
                    else:
                        special_moves.answer_strike(bout, a, b, c)
                elif step < 33:
                    if step < 32:
                        special_moves.reflexes(bout, a)
                    else:
                        points.award(bout, a)
                elif step < 34:
                    beast_acts.release_beasts(bout)
                elif step < 35:
                    beast_acts.beasts_act(bout)
                else:
                    beast_acts.beast_act(bout, a)
            elif step < 54:
                if step < 45:
                    if step < 40:
                        if step < 38:
                            if step < 37:
                                beast_fights.choose_escape(bout, a)
                            else:
                                beast_fights.escape(bout, a, b)
                        elif step < 39:
                            beast_fights.bite(bout, a, b)
                        else:
                            beast_fights.settle_bite(bout, a)
                    elif step < 42:
                        if step < 41:
                            beast_fights.mark_by_beast(bout, a)
                        else:
                            beast_fights.choose_toll(bout, a)
                    elif step < 43:
                        beast_fights.pay_toll(bout, a, b)
                    elif step < 44:
                        beast_fights.roll_defence(bout, a)
                    else:
                        beast_fights.settle_beast(bout, a)
                elif step < 49:
                    if step < 47:
                        if step < 46:
                            declaration.choose_fight(bout, a)
                        else:
                            declaration.declare(bout, a, b)
                    elif step < 48:
                        declaration.choose_target(bout, a, b)
                    else:
                        declaration.aim(bout, a, b, c)
                elif step < 51:
                    if step < 50:
                        declaration.choose_break(bout, a)
                    else:
                        declaration.break_an_item(bout, a, b)
                elif step < 52:
                    declaration.choose_ally(bout, a)
                elif step < 53:
                    declaration.help_ally(bout, a, b)
                else:
                    movement.choose_movement(bout, a, b)
            elif step < 63:
                if step < 58:
                    if step < 56:
                        if step < 55:
                            movement.move(bout, a, b, c)
                        else:
                            movement.choose_reflex(bout, a, b)
                    elif step < 57:
                        movement.move_by_reflex(bout, a, b, c)
                    else:
                        own_round.take_round(bout, a)
                elif step < 60:
                    if step < 59:
                        own_round.choose_opening(bout, a)
                    else:
                        own_round.go_on(bout, a, b)
                elif step < 61:
                    own_round.move_extra(bout, a, b)
                elif step < 62:
                    own_round.shake_off(bout, a, b, c)
                else:
                    own_round.get_up(bout, a, b, c)
            elif step < 68:
                if step < 65:
                    if step < 64:
                        own_round.rise(bout, a, b)
                    else:
                        own_round.give_up(bout, a, b)
                elif step < 66:
                    own_round.choose_action(bout, a)
                elif step < 67:
                    own_round.pass_by(bout, a, b)
                else:
                    own_round.play_new(bout, a, b)
            elif step < 70:
                if step < 69:
                    own_round.reuse(bout, a, b)
                else:
                    own_round.stand_by(bout, a, b)
            elif step < 71:
                own_round.choose_added(bout, a)
            elif step < 72:
                own_round.add(bout, a, b)
            else:
                own_round.move_by_card(bout, a)
        elif step < 110:
            if step < 91:
                if step < 82:
                    if step < 77:
                        if step < 75:
                            if step < 74:
                                own_round.choose_closing(bout, a)
                            else:
                                own_round.end_player_round(bout, a)
                        elif step < 76:
                            reaction.choose_reaction(bout, a)
                        else:
                            reaction.suffer(bout, a, b)
                    elif step < 79:
                        if step < 78:
                            reaction.react(bout, a, b)
                        else:
                            reaction.react_again(bout, a, b)
                    elif step < 80:
                        feint.choose_feint(bout, a)
                    elif step < 81:
                        feint.take_back(bout, a, b)
                    else:
                        feint.choose_counter_feint(bout, a)
                elif step < 86:
                    if step < 84:
                        if step < 83:
                            feint.counter_feint(bout, a, b)
                        else:
                            fight.act(bout, a)
                    elif step < 85:
                        fight.start_fight(bout, a)
                    else:
                        fight.start_help(bout, a)
                elif step < 88:
                    if step < 87:
                        fight.reveal(bout, a)
                    else:
                        fight.choose_skill(bout, a, b)
                elif step < 89:
                    fight.use_skill(bout, a, b, c)
                elif step < 90:
                    fight.choose_blood(bout, a)
                else:
                    fight.spend_blood(bout, a, b)
            elif step < 100:
                if step < 95:
                    if step < 93:
                        if step < 92:
                            fight.choose_dodge(bout, a)
                        else:
                            fight.spend_speed(bout, a, b)
                    elif step < 94:
                        fight.defend(bout, a)
                    else:
                        fight.end_fight(bout, a)
                elif step < 97:
                    if step < 96:
                        final_values.announce_attack(bout, a)
                    else:
                        final_values.give_help(bout, a)
                elif step < 98:
                    final_values.announce_defence(bout, a)
                elif step < 99:
                    injuries.settle(bout, a)
                else:
                    injuries.wound(bout, a, b, c)
            elif step < 105:
                if step < 102:
                    if step < 101:
                        injuries.choose_payment(bout, a, b, c)
                    else:
                        injuries.pay_with(bout, a, b, c)
                elif step < 103:
                    injuries.give_all(bout, a, b, c)
                elif step < 104:
                    injuries.choose_unbeatable(bout, a)
                else:
                    injuries.defy(bout, a, b)
            elif step < 107:
                if step < 106:
                    injuries.die(bout, a, b)
                else:
                    creation.choose_character(bout, a)
            elif step < 108:
                creation.take_character(bout, a, b)
            elif step < 109:
                creation.build_characters(bout)
            else:
                creation.choose_build(bout, a, b)
        elif step < 128:
            if step < 119:
                if step < 114:
                    if step < 112:
                        if step < 111:
                            creation.buy(bout, a, b, c)
                        else:
                            creation.take_sheets(bout)
                    elif step < 113:
                        items.open_lot(bout, a)
                    else:
                        items.choose_bids(bout)
                elif step < 116:
                    if step < 115:
                        items.bid(bout, a, b)
                    else:
                        items.award_lot(bout, a)
                elif step < 117:
                    items.lay_out_draft(bout)
                elif step < 118:
                    items.choose_draft(bout, a, b)
                else:
                    items.draft(bout, a, b, c)
            elif step < 123:
                if step < 121:
                    if step < 120:
                        items.select_items(bout, a)
                    else:
                        items.choose_picks(bout, a)
                elif step < 122:
                    items.pick(bout, a, b)
                else:
                    items.award_picks(bout, a)
            elif step < 125:
                if step < 124:
                    items.choose_drop(bout, a)
                else:
                    items.drop(bout, a, b)
            elif step < 126:
                overlimit.open_box(bout)
            elif step < 127:
                overlimit.choose_extra(bout, a, b, c)
            else:
                overlimit.buy_extra(bout, a, b, c, d)
        elif step < 137:
            if step < 132:
                if step < 130:
                    if step < 129:
                        placement.choose_place(bout, a)
                    else:
                        placement.choose_face(bout, a, b)
                elif step < 131:
                    placement.enter_arena(bout, a, b, c)
                else:
                    preparation.prepare(bout, a, b, c)
            elif step < 134:
                if step < 133:
                    turn.take_turn(bout)
                else:
                    turn.choose_cards(bout)
            elif step < 135:
                turn.choose_split(bout, a, b)
            elif step < 136:
                turn.split(bout, a, b, c)
            else:
                turn.show_hands(bout)
        elif step < 142:
            if step < 139:
                if step < 138:
                    turn.begin_round(bout, a)
                else:
                    turn.choose_ready(bout, a)
            elif step < 140:
                turn.be_ready(bout, a, b)
            elif step < 141:
                turn.players_act(bout)
            else:
                turn.end_combat_round(bout)
        elif step < 144:
            if step < 143:
                turn.rest_all(bout)
            else:
                turn.choose_rest(bout, a, b)
        elif step < 145:
            turn.rest(bout, a, b, c)
        elif step < 146:
            turn.show_rest(bout)
        else:
            turn.end_turn(bout)
