"""Does the steps that are due.

Made by `python -m tools.steps`. Do not edit.
"""

from typing import Final

from harena.games.spartacus.arena import aftermath, invitations, wagers
from harena.games.spartacus.bargains import calls, deeds, gifts, instructions, offers
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
    calls.choose_purses,
    calls.end_call,
    deeds.promise_deed,
    deeds.choose_purse,
    deeds.hold_aside,
    gifts.offer_gift,
    gifts.choose_gift,
    gifts.give,
    gifts.lay_out_of_turn,
    instructions.instruct,
    instructions.choose_limit,
    instructions.set_limit,
    instructions.choose_orders,
    instructions.set_orders,
    offers.choose_terms,
    offers.set_term,
    offers.choose_coins,
    offers.set_coins,
    offers.choose_deal,
    offers.expire_offer,
    offers.reply,
    offers.settle_offer,
    offers.hear_counter,
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
        if capua.pending or capua.kept:
            step, a, b, c, d = capua.proceed()
            if step == NO_STEP:
                return
        elif capua.has_next:
            capua.has_next = False
            step, a, b, c, d = capua.doing = capua.next
        elif len(capua.agenda) > capua.floor:
            step, a, b, c, d = capua.doing = capua.agenda.pop()
        else:
            return
        if step < 99:
            if step < 49:
                if step < 24:
                    if step < 12:
                        if step < 6:
                            if step < 3:
                                if step < 1:
                                    aftermath.end_combat(capua)
                                elif step < 2:
                                    aftermath.celebrate(capua)
                                else:
                                    aftermath.raise_thumb(capua)
                            elif step < 4:
                                aftermath.choose_thumb(capua)
                            elif step < 5:
                                aftermath.turn_thumb(capua, a)
                            else:
                                aftermath.choose_rally(capua, a)
                        elif step < 9:
                            if step < 7:
                                aftermath.rally_or_not(capua, a, b, c)
                            elif step < 8:
                                aftermath.rally_crowd(capua, a)
                            else:
                                aftermath.execute(capua)
                        elif step < 10:
                            invitations.begin_arena(capua)
                        elif step < 11:
                            invitations.fill_place(capua)
                        else:
                            invitations.choose_invitation(capua)
                    elif step < 18:
                        if step < 15:
                            if step < 13:
                                invitations.invite(capua, a)
                            elif step < 14:
                                invitations.choose_accept(capua, a)
                            else:
                                invitations.accept_or_decline(capua, a, b)
                        elif step < 16:
                            invitations.choose_honour(capua, a)
                        elif step < 17:
                            invitations.honour(capua, a, b)
                        else:
                            invitations.keep_face(capua, a)
                    elif step < 21:
                        if step < 19:
                            invitations.lose_face(capua, a)
                        elif step < 20:
                            invitations.choose_fighter(capua, a, b)
                        else:
                            invitations.send(capua, a, b)
                    elif step < 22:
                        invitations.choose_gear(capua, a, b, c)
                    elif step < 23:
                        invitations.arm(capua, a, b, c)
                    else:
                        invitations.close_invitations(capua)
                elif step < 36:
                    if step < 30:
                        if step < 27:
                            if step < 25:
                                invitations.end_arena(capua)
                            elif step < 26:
                                wagers.prepare_combat(capua)
                            else:
                                wagers.choose_taint(capua, a)
                        elif step < 28:
                            wagers.taint(capua, a, b)
                        elif step < 29:
                            wagers.pay_tribute(capua)
                        else:
                            wagers.begin_wagers(capua)
                    elif step < 33:
                        if step < 31:
                            wagers.choose_wagers(capua)
                        elif step < 32:
                            wagers.choose_wager(capua, a)
                        else:
                            wagers.wager(capua, a, b)
                    elif step < 34:
                        calls.choose_call(capua)
                    elif step < 35:
                        calls.call(capua, a)
                    else:
                        calls.choose_bribes(capua)
                elif step < 42:
                    if step < 39:
                        if step < 37:
                            calls.bribe(capua, a, b)
                        elif step < 38:
                            calls.hear_bribes(capua)
                        else:
                            calls.choose_purses(capua)
                    elif step < 40:
                        calls.end_call(capua)
                    elif step < 41:
                        deeds.promise_deed(capua, a, b)
                    else:
                        deeds.choose_purse(capua, a, b)
                elif step < 45:
                    if step < 43:
                        deeds.hold_aside(capua, a, b, c, d)
                    elif step < 44:
                        gifts.offer_gift(capua, a, b)
                    else:
                        gifts.choose_gift(capua, a, b)
                elif step < 47:
                    if step < 46:
                        gifts.give(capua, a, b, c)
                    else:
                        gifts.lay_out_of_turn(capua, a, b)
                elif step < 48:
                    instructions.instruct(capua, a, b)
                else:
                    instructions.choose_limit(capua, a)
            elif step < 74:
                if step < 61:
                    if step < 55:
                        if step < 52:
                            if step < 50:
                                instructions.set_limit(capua, a, b)
                            elif step < 51:
                                instructions.choose_orders(capua, a)
                            else:
                                instructions.set_orders(capua, a, b)
                        elif step < 53:
                            offers.choose_terms(capua, a, b)
                        elif step < 54:
                            offers.set_term(capua, a, b, c)
                        else:
                            offers.choose_coins(capua, a, b)
                    elif step < 58:
                        if step < 56:
                            offers.set_coins(capua, a, b)
                        elif step < 57:
                            offers.choose_deal(capua, a)
                        else:
                            offers.expire_offer(capua)
                    elif step < 59:
                        offers.reply(capua, a, b)
                    elif step < 60:
                        offers.settle_offer(capua, a)
                    else:
                        offers.hear_counter(capua, a)
                elif step < 67:
                    if step < 64:
                        if step < 62:
                            offers.answer_offer(capua, a, b, c)
                        elif step < 63:
                            offers.withdraw_offer(capua, a, b)
                        else:
                            attack.choose_sand(capua)
                    elif step < 65:
                        attack.throw_sand(capua, a, b)
                    elif step < 66:
                        attack.roll_attack(capua)
                    else:
                        attack.choose_rerolls(capua)
                elif step < 70:
                    if step < 68:
                        attack.reroll(capua, a, b)
                    elif step < 69:
                        attack.compare_rows(capua)
                    else:
                        attack.choose_division(capua, a)
                elif step < 72:
                    if step < 71:
                        attack.divide(capua, a, b)
                    else:
                        attack.choose_sica(capua)
                elif step < 73:
                    attack.use_sica(capua, a, b)
                else:
                    combat.begin_combat(capua)
            elif step < 86:
                if step < 80:
                    if step < 77:
                        if step < 75:
                            combat.begin_bout(capua)
                        elif step < 76:
                            combat.choose_nets(capua)
                        else:
                            combat.cast_net(capua, a, b)
                    elif step < 78:
                        combat.roll_initiative(capua)
                    elif step < 79:
                        combat.choose_loaded(capua)
                    else:
                        combat.load_or_not(capua, a, b, c)
                elif step < 83:
                    if step < 81:
                        combat.load_dice(capua, a, b)
                    elif step < 82:
                        combat.choose_first(capua)
                    else:
                        combat.set_order(capua, a, b)
                elif step < 84:
                    combat.take_combat_turn(capua, a)
                elif step < 85:
                    combat.choose_move(capua, a)
                else:
                    combat.do_move(capua, a, b)
            elif step < 92:
                if step < 89:
                    if step < 87:
                        damage.deal_damage(capua)
                    elif step < 88:
                        damage.return_damage(capua)
                    else:
                        damage.choose_ignore(capua, a, b)
                elif step < 90:
                    damage.ignore(capua, a, b)
                elif step < 91:
                    damage.take_damage(capua, a, b)
                else:
                    damage.choose_loss(capua, a, b)
            elif step < 95:
                if step < 93:
                    damage.lose_die(capua, a, b, c)
                elif step < 94:
                    damage.judge(capua, a)
                else:
                    effects.choose_pick(capua, a, b, c, d)
            elif step < 97:
                if step < 96:
                    effects.pick(capua, a, b, c, d)
                else:
                    effects.choose_extortion(capua, a, b, c)
            elif step < 98:
                effects.extort_coins(capua, a, b, c, d)
            else:
                effects.choose_pluck(capua, a, b)
        elif step < 149:
            if step < 124:
                if step < 111:
                    if step < 105:
                        if step < 102:
                            if step < 100:
                                effects.pluck(capua, a, b)
                            elif step < 101:
                                effects.choose_order(capua, a, b, c)
                            else:
                                effects.put_in_order(capua, a, b, c, d)
                        elif step < 103:
                            intrigue.begin_intrigue(capua)
                        elif step < 104:
                            intrigue.begin_turn(capua, a)
                        else:
                            intrigue.choose_act(capua, a)
                    elif step < 108:
                        if step < 106:
                            intrigue.act(capua, a, b)
                        elif step < 107:
                            intrigue.end_turn(capua, a)
                        else:
                            intrigue.choose_discard(capua, a)
                    elif step < 109:
                        intrigue.discard_one(capua, a, b)
                    elif step < 110:
                        intrigue.close_turn(capua)
                    else:
                        powers.choose_exhaust(capua, a, b, c)
                elif step < 117:
                    if step < 114:
                        if step < 112:
                            powers.exhaust_one(capua, a, b, c, d)
                        elif step < 113:
                            powers.grant_power(capua, a, b)
                        else:
                            powers.choose_gossip(capua, a, b, c)
                    elif step < 115:
                        powers.change_card(capua, a, b, c, d)
                    elif step < 116:
                        powers.choose_peek(capua, a)
                    else:
                        powers.put_back(capua, a, b)
                elif step < 120:
                    if step < 118:
                        powers.choose_change(capua, a)
                    elif step < 119:
                        powers.change_one(capua, a, b)
                    else:
                        powers.choose_aim(capua, a, b)
                elif step < 122:
                    if step < 121:
                        powers.aim(capua, a, b, c)
                    else:
                        schemes.prepare_scheme(capua, a)
                elif step < 123:
                    schemes.choose_boost(capua, a)
                else:
                    schemes.add_boost(capua, a, b)
            elif step < 136:
                if step < 130:
                    if step < 127:
                        if step < 125:
                            schemes.show_scheme(capua, a)
                        elif step < 126:
                            schemes.choose_target(capua, a)
                        else:
                            schemes.launch_scheme(capua, a, b)
                    elif step < 128:
                        schemes.choose_answer(capua, a)
                    elif step < 129:
                        schemes.answer_scheme(capua, a, b, c)
                    else:
                        schemes.choose_bodyguard(capua, a)
                elif step < 133:
                    if step < 131:
                        schemes.bodyguard(capua, a, b)
                    elif step < 132:
                        schemes.roll_again(capua, a)
                    else:
                        schemes.cancel_scheme(capua, a, b)
                elif step < 134:
                    schemes.turn_scheme(capua, a)
                elif step < 135:
                    schemes.choose_redirect(capua, a)
                else:
                    schemes.redirect(capua, a, b)
            elif step < 142:
                if step < 139:
                    if step < 137:
                        schemes.resolve_scheme(capua, a)
                    elif step < 138:
                        schemes.finish_scheme(capua)
                    else:
                        support.choose_plea(capua, a)
                elif step < 140:
                    support.plead(capua, a, b)
                elif step < 141:
                    support.choose_claim(capua, a, b)
                else:
                    support.claim(capua, a, b, c)
            elif step < 145:
                if step < 143:
                    support.choose_fee(capua, a, b, c)
                elif step < 144:
                    support.set_fee(capua, a, b, c, d)
                else:
                    support.choose_promise(capua, a, b, c, d)
            elif step < 147:
                if step < 146:
                    support.ask_support(capua, a, b, c, d)
                else:
                    support.choose_support(capua, a, b, c, d)
            elif step < 148:
                support.support(capua, a, b, c, d)
            else:
                windows.choose_silence(capua, a, b, c, d)
        elif step < 174:
            if step < 161:
                if step < 155:
                    if step < 152:
                        if step < 150:
                            windows.silence_or_not(capua, a, b, c, d)
                        elif step < 151:
                            windows.silence_reaction(capua, a)
                        else:
                            windows.look_at_treasuries(capua)
                    elif step < 153:
                        windows.choose_destitute(capua, a, b, c)
                    elif step < 154:
                        windows.shame_or_not(capua, a, b, c, d)
                    else:
                        windows.shame(capua, a, b, c, d)
                elif step < 158:
                    if step < 156:
                        auction.begin_auction(capua)
                    elif step < 157:
                        auction.next_lot(capua)
                    else:
                        auction.choose_bids(capua, a)
                elif step < 159:
                    auction.bid(capua, a, b)
                elif step < 160:
                    auction.settle_bids(capua, a)
                else:
                    auction.choose_nod(capua, a)
            elif step < 167:
                if step < 164:
                    if step < 162:
                        auction.nod_or_not(capua, a, b, c)
                    elif step < 163:
                        auction.win_by_nod(capua, a)
                    else:
                        auction.show_treasuries(capua)
                elif step < 165:
                    market.begin_market(capua)
                elif step < 166:
                    market.take_market_turn(capua, a)
                else:
                    market.choose_trade(capua, a)
            elif step < 170:
                if step < 168:
                    market.trade(capua, a, b)
                elif step < 169:
                    market.choose_sale(capua, a)
                else:
                    market.sell_more(capua, a, b)
            elif step < 172:
                if step < 171:
                    market.end_market_turn(capua, a)
                else:
                    market.trade_together(capua)
            elif step < 173:
                market.choose_trades(capua)
            else:
                market.note_trade(capua, a, b)
        elif step < 186:
            if step < 180:
                if step < 177:
                    if step < 175:
                        market.do_trades(capua)
                    elif step < 176:
                        market.do_trade(capua, a)
                    else:
                        preparation.prepare(capua)
                elif step < 178:
                    preparation.choose_house(capua, a)
                elif step < 179:
                    preparation.take_house(capua, a, b, c)
                else:
                    preparation.deal(capua)
            elif step < 183:
                if step < 181:
                    preparation.begin_round(capua)
                elif step < 182:
                    upkeep.begin_upkeep(capua)
                else:
                    upkeep.recover(capua, a)
            elif step < 184:
                upkeep.choose_patient(capua, a, b)
            elif step < 185:
                upkeep.try_recovery(capua, a, b, c)
            else:
                upkeep.choose_aid(capua, a, b)
        elif step < 192:
            if step < 189:
                if step < 187:
                    upkeep.aid(capua, a, b, c)
                elif step < 188:
                    upkeep.heal_by_secret(capua, a)
                else:
                    upkeep.end_recovery(capua, a, b)
            elif step < 190:
                upkeep.balance(capua, a)
            elif step < 191:
                upkeep.choose_release(capua, a, b, c)
            else:
                upkeep.release(capua, a, b, c, d)
        elif step < 195:
            if step < 193:
                victory.test_victory(capua)
            elif step < 194:
                victory.next_duel(capua)
            else:
                victory.choose_duellists(capua)
        elif step < 197:
            if step < 196:
                victory.pick_duellist(capua, a, b, c)
            else:
                victory.choose_duel_gear(capua, a)
        elif step < 198:
            victory.reveal_duellists(capua)
        else:
            victory.end_duel(capua)
