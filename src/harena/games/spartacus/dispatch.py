"""Does the steps that are due.

Made by `python -m tools.steps`. Do not edit.
"""

from typing import Final

from harena.games.spartacus.arena import aftermath, invitations, wagers
from harena.games.spartacus.bargains import calls, deeds, gifts, offers
from harena.games.spartacus.combat import attack, combat, damage
from harena.games.spartacus.components.capua import Capua
from harena.games.spartacus.intrigue import effects, intrigue, powers, schemes, support, windows
from harena.games.spartacus.market import auction, market
from harena.games.spartacus.setup import preparation
from harena.games.spartacus.upkeep import upkeep
from harena.games.spartacus.winning import victory
from harena.kernel.agenda import NO_STEP
from harena.kernel.rulebook import Step
from harena.kernel.state import State

STEPS: Final[tuple[Step, ...]] = (
    aftermath.end_combat,
    aftermath.celebrate,
    aftermath.raise_thumb,
    aftermath.choose_thumb,
    aftermath.turn_thumb,
    aftermath.choose_rally,
    aftermath.rally_or_not,
    aftermath.rally_crowd,
    aftermath.execute,
    invitations.begin_arena,
    invitations.fill_place,
    invitations.choose_invitation,
    invitations.invite,
    invitations.choose_accept,
    invitations.accept_or_decline,
    invitations.choose_honour,
    invitations.honour,
    invitations.keep_face,
    invitations.lose_face,
    invitations.choose_fighter,
    invitations.send,
    invitations.choose_gear,
    invitations.arm,
    invitations.close_invitations,
    invitations.end_arena,
    wagers.prepare_combat,
    wagers.choose_taint,
    wagers.taint,
    wagers.pay_tribute,
    wagers.begin_wagers,
    wagers.choose_wagers,
    wagers.choose_wager,
    wagers.wager,
    calls.choose_call,
    calls.call,
    calls.choose_bribes,
    calls.bribe,
    calls.hear_bribes,
    deeds.promise_deed,
    deeds.choose_purse,
    deeds.hold_aside,
    gifts.offer_gift,
    gifts.choose_gift,
    gifts.give,
    gifts.lay_out_of_turn,
    offers.choose_terms,
    offers.set_term,
    offers.choose_coins,
    offers.set_coins,
    offers.choose_deal,
    offers.answer_offer,
    offers.withdraw_offer,
    attack.choose_sand,
    attack.throw_sand,
    attack.roll_attack,
    attack.choose_rerolls,
    attack.reroll,
    attack.compare_rows,
    attack.choose_division,
    attack.divide,
    attack.choose_sica,
    attack.use_sica,
    combat.begin_combat,
    combat.begin_bout,
    combat.choose_nets,
    combat.cast_net,
    combat.roll_initiative,
    combat.choose_loaded,
    combat.load_or_not,
    combat.load_dice,
    combat.choose_first,
    combat.set_order,
    combat.take_combat_turn,
    combat.choose_move,
    combat.do_move,
    damage.deal_damage,
    damage.return_damage,
    damage.choose_ignore,
    damage.ignore,
    damage.take_damage,
    damage.choose_loss,
    damage.lose_die,
    damage.judge,
    effects.choose_pick,
    effects.pick,
    effects.choose_extortion,
    effects.extort_coins,
    effects.choose_pluck,
    effects.pluck,
    effects.choose_order,
    effects.put_in_order,
    intrigue.begin_intrigue,
    intrigue.begin_turn,
    intrigue.choose_act,
    intrigue.act,
    intrigue.end_turn,
    intrigue.choose_discard,
    intrigue.discard_one,
    intrigue.close_turn,
    powers.choose_exhaust,
    powers.exhaust_one,
    powers.grant_power,
    powers.choose_gossip,
    powers.change_card,
    powers.choose_peek,
    powers.put_back,
    powers.choose_change,
    powers.change_one,
    powers.choose_aim,
    powers.aim,
    schemes.prepare_scheme,
    schemes.choose_boost,
    schemes.add_boost,
    schemes.show_scheme,
    schemes.choose_target,
    schemes.launch_scheme,
    schemes.choose_answer,
    schemes.answer_scheme,
    schemes.choose_bodyguard,
    schemes.bodyguard,
    schemes.roll_again,
    schemes.cancel_scheme,
    schemes.turn_scheme,
    schemes.choose_redirect,
    schemes.redirect,
    schemes.resolve_scheme,
    schemes.finish_scheme,
    support.choose_plea,
    support.plead,
    support.choose_claim,
    support.claim,
    support.choose_fee,
    support.set_fee,
    support.choose_promise,
    support.ask_support,
    support.choose_support,
    support.support,
    windows.choose_silence,
    windows.silence_or_not,
    windows.silence_reaction,
    windows.look_at_treasuries,
    windows.choose_destitute,
    windows.shame_or_not,
    windows.shame,
    auction.begin_auction,
    auction.next_lot,
    auction.choose_bids,
    auction.bid,
    auction.settle_bids,
    auction.choose_nod,
    auction.nod_or_not,
    auction.win_by_nod,
    auction.show_treasuries,
    market.begin_market,
    market.take_market_turn,
    market.choose_trade,
    market.trade,
    market.choose_sale,
    market.sell_more,
    market.end_market_turn,
    market.trade_together,
    market.choose_trades,
    market.note_trade,
    market.do_trades,
    market.do_trade,
    preparation.prepare,
    preparation.choose_house,
    preparation.take_house,
    preparation.deal,
    preparation.begin_round,
    upkeep.begin_upkeep,
    upkeep.recover,
    upkeep.choose_patient,
    upkeep.try_recovery,
    upkeep.choose_aid,
    upkeep.aid,
    upkeep.heal_by_secret,
    upkeep.end_recovery,
    upkeep.balance,
    upkeep.choose_release,
    upkeep.release,
    victory.test_victory,
    victory.next_duel,
    victory.choose_duellists,
    victory.pick_duellist,
    victory.choose_duel_gear,
    victory.reveal_duellists,
    victory.end_duel,
)


def run(state: State) -> None:
    """Do what is due until a seat must decide or nothing is left."""
    assert isinstance(state, Capua)
    capua = state
    while True:
        step, a, b, c, d = capua.proceed()
        if step == NO_STEP:
            return
        if step < 94:
            if step < 47:
                if step < 23:
                    if step < 11:
                        if step < 5:
                            if step < 2:
                                if step < 1:
                                    aftermath.end_combat(capua)
                                else:
                                    aftermath.celebrate(capua)
                            elif step < 3:
                                aftermath.raise_thumb(capua)
                            elif step < 4:
                                aftermath.choose_thumb(capua)
                            else:
                                aftermath.turn_thumb(capua, a)
                        elif step < 8:
                            if step < 6:
                                aftermath.choose_rally(capua, a)
                            elif step < 7:
                                aftermath.rally_or_not(capua, a, b, c)
                            else:
                                aftermath.rally_crowd(capua, a)
                        elif step < 9:
                            aftermath.execute(capua)
                        elif step < 10:
                            invitations.begin_arena(capua)
                        else:
                            invitations.fill_place(capua)
                    elif step < 17:
                        if step < 14:
                            if step < 12:
                                invitations.choose_invitation(capua)
                            elif step < 13:
                                invitations.invite(capua, a)
                            else:
                                invitations.choose_accept(capua, a)
                        elif step < 15:
                            invitations.accept_or_decline(capua, a, b)
                        elif step < 16:
                            invitations.choose_honour(capua, a)
                        else:
                            invitations.honour(capua, a, b)
                    elif step < 20:
                        if step < 18:
                            invitations.keep_face(capua, a)
                        elif step < 19:
                            invitations.lose_face(capua, a)
                        else:
                            invitations.choose_fighter(capua, a, b)
                    elif step < 21:
                        invitations.send(capua, a, b)
                    elif step < 22:
                        invitations.choose_gear(capua, a, b, c)
                    else:
                        invitations.arm(capua, a, b, c)
                elif step < 35:
                    if step < 29:
                        if step < 26:
                            if step < 24:
                                invitations.close_invitations(capua)
                            elif step < 25:
                                invitations.end_arena(capua)
                            else:
                                wagers.prepare_combat(capua)
                        elif step < 27:
                            wagers.choose_taint(capua, a)
                        elif step < 28:
                            wagers.taint(capua, a, b)
                        else:
                            wagers.pay_tribute(capua)
                    elif step < 32:
                        if step < 30:
                            wagers.begin_wagers(capua)
                        elif step < 31:
                            wagers.choose_wagers(capua)
                        else:
                            wagers.choose_wager(capua, a)
                    elif step < 33:
                        wagers.wager(capua, a, b)
                    elif step < 34:
                        calls.choose_call(capua)
                    else:
                        calls.call(capua, a)
                elif step < 41:
                    if step < 38:
                        if step < 36:
                            calls.choose_bribes(capua)
                        elif step < 37:
                            calls.bribe(capua, a, b)
                        else:
                            calls.hear_bribes(capua)
                    elif step < 39:
                        deeds.promise_deed(capua, a, b)
                    elif step < 40:
                        deeds.choose_purse(capua, a, b)
                    else:
                        deeds.hold_aside(capua, a, b, c)
                elif step < 44:
                    if step < 42:
                        gifts.offer_gift(capua, a, b)
                    elif step < 43:
                        gifts.choose_gift(capua, a, b)
                    else:
                        gifts.give(capua, a, b, c)
                elif step < 45:
                    gifts.lay_out_of_turn(capua, a, b)
                elif step < 46:
                    offers.choose_terms(capua, a, b)
                else:
                    offers.set_term(capua, a, b, c)
            elif step < 70:
                if step < 58:
                    if step < 52:
                        if step < 49:
                            if step < 48:
                                offers.choose_coins(capua, a, b)
                            else:
                                offers.set_coins(capua, a, b)
                        elif step < 50:
                            offers.choose_deal(capua, a, b)
                        elif step < 51:
                            offers.answer_offer(capua, a, b, c)
                        else:
                            offers.withdraw_offer(capua, a, b)
                    elif step < 55:
                        if step < 53:
                            attack.choose_sand(capua)
                        elif step < 54:
                            attack.throw_sand(capua, a, b)
                        else:
                            attack.roll_attack(capua)
                    elif step < 56:
                        attack.choose_rerolls(capua)
                    elif step < 57:
                        attack.reroll(capua, a, b)
                    else:
                        attack.compare_rows(capua)
                elif step < 64:
                    if step < 61:
                        if step < 59:
                            attack.choose_division(capua, a)
                        elif step < 60:
                            attack.divide(capua, a, b)
                        else:
                            attack.choose_sica(capua)
                    elif step < 62:
                        attack.use_sica(capua, a, b)
                    elif step < 63:
                        combat.begin_combat(capua)
                    else:
                        combat.begin_bout(capua)
                elif step < 67:
                    if step < 65:
                        combat.choose_nets(capua)
                    elif step < 66:
                        combat.cast_net(capua, a, b)
                    else:
                        combat.roll_initiative(capua)
                elif step < 68:
                    combat.choose_loaded(capua, a)
                elif step < 69:
                    combat.load_or_not(capua, a, b, c, d)
                else:
                    combat.load_dice(capua, a, b)
            elif step < 82:
                if step < 76:
                    if step < 73:
                        if step < 71:
                            combat.choose_first(capua)
                        elif step < 72:
                            combat.set_order(capua, a, b)
                        else:
                            combat.take_combat_turn(capua, a)
                    elif step < 74:
                        combat.choose_move(capua, a)
                    elif step < 75:
                        combat.do_move(capua, a, b)
                    else:
                        damage.deal_damage(capua)
                elif step < 79:
                    if step < 77:
                        damage.return_damage(capua)
                    elif step < 78:
                        damage.choose_ignore(capua, a, b)
                    else:
                        damage.ignore(capua, a, b)
                elif step < 80:
                    damage.take_damage(capua, a, b)
                elif step < 81:
                    damage.choose_loss(capua, a, b)
                else:
                    damage.lose_die(capua, a, b, c)
            elif step < 88:
                if step < 85:
                    if step < 83:
                        damage.judge(capua, a)
                    elif step < 84:
                        effects.choose_pick(capua, a, b, c, d)
                    else:
                        effects.pick(capua, a, b, c, d)
                elif step < 86:
                    effects.choose_extortion(capua, a, b, c)
                elif step < 87:
                    effects.extort_coins(capua, a, b, c, d)
                else:
                    effects.choose_pluck(capua, a, b)
            elif step < 91:
                if step < 89:
                    effects.pluck(capua, a, b)
                elif step < 90:
                    effects.choose_order(capua, a, b, c)
                else:
                    effects.put_in_order(capua, a, b, c, d)
            elif step < 92:
                intrigue.begin_intrigue(capua)
            elif step < 93:
                intrigue.begin_turn(capua, a)
            else:
                intrigue.choose_act(capua, a)
        elif step < 141:
            if step < 117:
                if step < 105:
                    if step < 99:
                        if step < 96:
                            if step < 95:
                                intrigue.act(capua, a, b)
                            else:
                                intrigue.end_turn(capua, a)
                        elif step < 97:
                            intrigue.choose_discard(capua, a)
                        elif step < 98:
                            intrigue.discard_one(capua, a, b)
                        else:
                            intrigue.close_turn(capua)
                    elif step < 102:
                        if step < 100:
                            powers.choose_exhaust(capua, a, b, c)
                        elif step < 101:
                            powers.exhaust_one(capua, a, b, c, d)
                        else:
                            powers.grant_power(capua, a, b)
                    elif step < 103:
                        powers.choose_gossip(capua, a, b, c)
                    elif step < 104:
                        powers.change_card(capua, a, b, c, d)
                    else:
                        powers.choose_peek(capua, a)
                elif step < 111:
                    if step < 108:
                        if step < 106:
                            powers.put_back(capua, a, b)
                        elif step < 107:
                            powers.choose_change(capua, a)
                        else:
                            powers.change_one(capua, a, b)
                    elif step < 109:
                        powers.choose_aim(capua, a, b)
                    elif step < 110:
                        powers.aim(capua, a, b, c)
                    else:
                        schemes.prepare_scheme(capua, a)
                elif step < 114:
                    if step < 112:
                        schemes.choose_boost(capua, a)
                    elif step < 113:
                        schemes.add_boost(capua, a, b)
                    else:
                        schemes.show_scheme(capua, a)
                elif step < 115:
                    schemes.choose_target(capua, a)
                elif step < 116:
                    schemes.launch_scheme(capua, a, b)
                else:
                    schemes.choose_answer(capua, a)
            elif step < 129:
                if step < 123:
                    if step < 120:
                        if step < 118:
                            schemes.answer_scheme(capua, a, b, c)
                        elif step < 119:
                            schemes.choose_bodyguard(capua, a)
                        else:
                            schemes.bodyguard(capua, a, b)
                    elif step < 121:
                        schemes.roll_again(capua, a)
                    elif step < 122:
                        schemes.cancel_scheme(capua, a, b)
                    else:
                        schemes.turn_scheme(capua, a)
                elif step < 126:
                    if step < 124:
                        schemes.choose_redirect(capua, a)
                    elif step < 125:
                        schemes.redirect(capua, a, b)
                    else:
                        schemes.resolve_scheme(capua, a)
                elif step < 127:
                    schemes.finish_scheme(capua)
                elif step < 128:
                    support.choose_plea(capua, a)
                else:
                    support.plead(capua, a, b)
            elif step < 135:
                if step < 132:
                    if step < 130:
                        support.choose_claim(capua, a, b)
                    elif step < 131:
                        support.claim(capua, a, b, c)
                    else:
                        support.choose_fee(capua, a, b, c)
                elif step < 133:
                    support.set_fee(capua, a, b, c, d)
                elif step < 134:
                    support.choose_promise(capua, a, b, c, d)
                else:
                    support.ask_support(capua, a, b, c, d)
            elif step < 138:
                if step < 136:
                    support.choose_support(capua, a, b, c, d)
                elif step < 137:
                    support.support(capua, a, b, c, d)
                else:
                    windows.choose_silence(capua, a, b, c)
            elif step < 139:
                windows.silence_or_not(capua, a, b, c, d)
            elif step < 140:
                windows.silence_reaction(capua, a)
            else:
                windows.look_at_treasuries(capua)
        elif step < 164:
            if step < 152:
                if step < 146:
                    if step < 143:
                        if step < 142:
                            windows.choose_destitute(capua, a, b)
                        else:
                            windows.shame_or_not(capua, a, b, c, d)
                    elif step < 144:
                        windows.shame(capua, a, b)
                    elif step < 145:
                        auction.begin_auction(capua)
                    else:
                        auction.next_lot(capua)
                elif step < 149:
                    if step < 147:
                        auction.choose_bids(capua, a)
                    elif step < 148:
                        auction.bid(capua, a, b)
                    else:
                        auction.settle_bids(capua, a)
                elif step < 150:
                    auction.choose_nod(capua, a)
                elif step < 151:
                    auction.nod_or_not(capua, a, b, c)
                else:
                    auction.win_by_nod(capua, a)
            elif step < 158:
                if step < 155:
                    if step < 153:
                        auction.show_treasuries(capua)
                    elif step < 154:
                        market.begin_market(capua)
                    else:
                        market.take_market_turn(capua, a)
                elif step < 156:
                    market.choose_trade(capua, a)
                elif step < 157:
                    market.trade(capua, a, b)
                else:
                    market.choose_sale(capua, a)
            elif step < 161:
                if step < 159:
                    market.sell_more(capua, a, b)
                elif step < 160:
                    market.end_market_turn(capua, a)
                else:
                    market.trade_together(capua)
            elif step < 162:
                market.choose_trades(capua)
            elif step < 163:
                market.note_trade(capua, a, b)
            else:
                market.do_trades(capua)
        elif step < 176:
            if step < 170:
                if step < 167:
                    if step < 165:
                        market.do_trade(capua, a)
                    elif step < 166:
                        preparation.prepare(capua)
                    else:
                        preparation.choose_house(capua, a)
                elif step < 168:
                    preparation.take_house(capua, a, b, c)
                elif step < 169:
                    preparation.deal(capua)
                else:
                    preparation.begin_round(capua)
            elif step < 173:
                if step < 171:
                    upkeep.begin_upkeep(capua)
                elif step < 172:
                    upkeep.recover(capua, a)
                else:
                    upkeep.choose_patient(capua, a, b)
            elif step < 174:
                upkeep.try_recovery(capua, a, b, c)
            elif step < 175:
                upkeep.choose_aid(capua, a, b)
            else:
                upkeep.aid(capua, a, b, c)
        elif step < 182:
            if step < 179:
                if step < 177:
                    upkeep.heal_by_secret(capua, a)
                elif step < 178:
                    upkeep.end_recovery(capua, a, b)
                else:
                    upkeep.balance(capua, a)
            elif step < 180:
                upkeep.choose_release(capua, a, b, c)
            elif step < 181:
                upkeep.release(capua, a, b, c, d)
            else:
                victory.test_victory(capua)
        elif step < 185:
            if step < 183:
                victory.next_duel(capua)
            elif step < 184:
                victory.choose_duellists(capua)
            else:
                victory.pick_duellist(capua, a, b, c)
        elif step < 186:
            victory.choose_duel_gear(capua, a)
        elif step < 187:
            victory.reveal_duellists(capua)
        else:
            victory.end_duel(capua)
