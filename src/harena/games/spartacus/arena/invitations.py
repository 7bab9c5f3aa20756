"""Chapters 9.1 to 9.3, the Games begin: honour of the Host, invitations one at a time, refusals.

Who accepts enters at once with a combatant and his Equipment, for all to see (9.2.2).
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.bargains.deeds import keep_deed, void_deed
from harena.games.spartacus.components.answers import ACCEPT, DECLINE
from harena.games.spartacus.components.capua import (
    ARENA,
    BEFORE_THUMB,
    CORNER,
    DEED,
    FIGHTER,
    GEAR,
    INVITING,
    NO_CARD,
    NO_DEEDS,
    NOBODY,
    OWNER,
    SHUN,
    SLOTS,
    STAKES,
    THUMB_DOWN,
    THUMB_UP,
    Capua,
)
from harena.games.spartacus.components.content import (
    ARMOUR,
    ARMOURY,
    CARDS,
    HONOURABLE,
    SPECIAL,
    WEAPON,
)
from harena.games.spartacus.intrigue.windows import (
    BEFORE_REACTIONS,
    PASS,
    is_silenced,
    open_silence,
    play_reaction,
)
from harena.games.spartacus.setup.preparation import begin_phase
from harena.toolkit.fields import replaced

PLACES: Final = 2
NONE: Final = CARDS
SLOT_ASKS: Final = ("weapon", "armour", "special", "second")
SLOT_TYPES: Final = (WEAPON, ARMOUR, SPECIAL, SPECIAL)


def begin_arena(capua: Capua) -> None:
    """9.1 The Host gains 1 Influence; two places are to be filled."""
    begin_phase(capua, ARENA)
    capua.active = NOBODY
    capua.invited = 0
    capua.entrants = []
    capua.thumb = INVITING
    clear_corners(capua)
    capua.rise(capua.host, 1)
    capua.then(steps.END_ARENA)
    capua.then(steps.FILL_PLACE)


def clear_corners(capua: Capua) -> None:
    """9.2 Nobody is in the arena, nothing is staked."""
    capua.corner = [NO_CARD] * (2 * CORNER)
    capua.stakes = [0] * (STAKES * capua.seats)


def invitable(capua: Capua) -> list[int]:
    """9.2, 9.2.1, 9.3.1, 9.3.2, R32 Each once; the Host himself if he can, or if he must."""
    host = capua.host
    found = [seat for seat in capua.others(host) if not capua.invited >> seat & 1]
    if not capua.invited >> host & 1 and (not found or capua.fighters(host)):
        found.append(host)
    return found


def fill_place(capua: Capua) -> None:
    """9.2, 9.3, 9.3.3, 13.4 One invitation at a time; the Host may first open a call."""
    if len(capua.entrants) == PLACES or not invitable(capua):
        capua.then(steps.CLOSE_INVITATIONS)
        return
    capua.turns += 1
    capua.then(steps.FILL_PLACE)
    capua.then(steps.CHOOSE_INVITATION)
    capua.then(steps.CHOOSE_CALL)


def choose_invitation(capua: Capua) -> None:
    """9.2, 9.2.4 Whom the Host invites; he may be bribed."""
    capua.choose(capua.host, "invite", steps.INVITE, invitable(capua))


def invite(capua: Capua, seat: int) -> None:
    """9.2.1, 9.3.2, 13.1 Deeds are paid; who invites himself of his own will accepts."""
    must = not [one for one in invitable(capua) if one != seat]
    capua.invited |= 1 << seat
    capua.tell("invited", seat)
    if seat == capua.host and not must:
        enter(capua, seat)
    else:
        capua.then(steps.CHOOSE_ACCEPT, seat)
    keep_deed(capua, seat)
    settle_shuns(capua, seat)


def settle_shuns(capua: Capua, invited: int) -> None:
    """13.1 Whoever paid not to be invited and is has his denarii back."""
    left: list[int] = []
    row = capua.deeds
    for first in range(0, len(row) - DEED + 1, DEED):
        payer, doer, deed, coins = row[first : first + DEED]
        if deed == SHUN and payer == invited:
            capua.tell("deed_void", payer, doer, deed, coins)
            capua.gain(payer, coins)
        else:
            left += [payer, doer, deed, coins]
    capua.deeds = left


def choose_accept(capua: Capua, seat: int) -> None:
    """9.2.2, 9.3, 9.3.1 He accepts if he has somebody to send; he may decline."""
    options: list[int] = []
    if capua.fighters(seat):
        options.append(ACCEPT)
    if not options or seat != capua.host or capua.may_decline:
        options.append(DECLINE)
    capua.choose(seat, "accept", steps.ACCEPT_OR_DECLINE, options, seat)


def accept_or_decline(capua: Capua, choice: int, seat: int) -> None:
    """9.2.2, 9.3 He enters; or he refuses, and pays for it in Influence."""
    if choice == ACCEPT:
        enter(capua, seat)
        return
    capua.tell("refused_games", seat)
    capua.then(steps.LOSE_FACE, seat)
    capua.then(steps.CHOOSE_HONOUR, seat)


def choose_honour(capua: Capua, seat: int) -> None:
    """6.2 Who declines may do it honourably."""
    kind = capua.content.reaction[HONOURABLE]
    if capua.may_play(seat, kind) and capua.heeds(seat, True):
        options = [PASS]
        if capua.has(seat, kind):
            options.append(BEFORE_REACTIONS + kind)
        capua.ask(seat, "react", steps.HONOUR, options, seat)


def honour(capua: Capua, choice: int, seat: int) -> None:
    """15.8 Played, if nobody silences it."""
    if choice != PASS:
        play_reaction(capua, seat, choice)
        capua.then(steps.KEEP_FACE, seat)
        open_silence(capua, seat, choice, capua.host)


def keep_face(capua: Capua, seat: int) -> None:
    """15.8 No loss, also under a word with the editor."""
    if is_silenced(capua, seat):
        capua.then(steps.CHOOSE_HONOUR, seat)
    else:
        capua.cancelled = True


def lose_face(capua: Capua, seat: int) -> None:
    """9.3 Who declined pays for it, if nothing honourable came between."""
    if not capua.cancelled:
        capua.sink(seat, capua.price_of_refusal(seat))
    capua.cancelled = False


def enter(capua: Capua, seat: int) -> None:
    """9.2.2 On the next free hex."""
    side = len(capua.entrants)
    capua.entrants = [*capua.entrants, seat]
    capua.corner = replaced(capua.corner, CORNER * side + OWNER, seat)
    capua.tell("accepted_games", seat, side)
    for slot in range(SLOTS - 1, -1, -1):
        capua.then(steps.CHOOSE_GEAR, seat, side, slot)
    capua.then(steps.CHOOSE_FIGHTER, seat, side)


def choose_fighter(capua: Capua, seat: int, side: int) -> None:
    """9.2.2, 9.2.3 A ready Gladiator or Slave."""
    capua.choose(seat, "fighter", steps.SEND, capua.fighters(seat), side)


def send(capua: Capua, card: int, side: int) -> None:
    """9.2.2 He is the combatant, final and public."""
    capua.corner = replaced(capua.corner, CORNER * side + FIGHTER, card)
    capua.tell("sent", capua.owner(side), card)


def gear_for(capua: Capua, seat: int, fighter: int, slot: int, taken: int) -> list[int]:
    """9.2.2, 11.1, 15.5 Ready pieces of a type; a second Special only from the Armourer."""
    if slot == SLOTS - 1 and NO_CARD in (capua.bearer(seat, ARMOURY, fighter), taken):
        return []
    types = capua.content.type
    return [card for card in capua.gear(seat) if types[card] == SLOT_TYPES[slot] and card != taken]


def choose_gear(capua: Capua, seat: int, side: int, slot: int) -> None:
    """9.2.2, 11.1 At most one Weapon, one Armour and one Special, or none."""
    first = CORNER * side
    taken = capua.corner[first + GEAR + slot - 1] if slot == SLOTS - 1 else NO_CARD
    cards = gear_for(capua, seat, capua.corner[first + FIGHTER], slot, taken)
    if cards:
        capua.ask(seat, SLOT_ASKS[slot], steps.ARM, [*cards, NONE], side, slot)


def arm(capua: Capua, card: int, side: int, slot: int) -> None:
    """9.2.2 He carries it into the arena."""
    if card != NONE:
        capua.corner = replaced(capua.corner, CORNER * side + GEAR + slot, card)
        capua.tell("armed", capua.owner(side), card)


def close_invitations(capua: Capua) -> None:
    """9.3.3, 13.1 Both places are filled, or there is no combat and everybody goes home."""
    for seat in range(capua.seats):
        void_deed(capua, seat)
    keep_deed(capua, SHUN)
    if len(capua.entrants) == PLACES:
        capua.thumb = BEFORE_THUMB
        capua.then(steps.PREPARE_COMBAT)
    else:
        capua.tell("no_games")


def end_arena(capua: Capua) -> None:
    """9.10.4, 9.12, 13.1, 15.9 Equipment goes home, deeds not done lapse, victory is tested."""
    capua.thumb = NO_DEEDS
    void_deed(capua, THUMB_UP)
    void_deed(capua, THUMB_DOWN)
    capua.marked = [0] * capua.seats
    clear_corners(capua)
    capua.entrants = []
    capua.then(steps.TEST_VICTORY)


STEPS: Final = (
    begin_arena,
    fill_place,
    choose_invitation,
    invite,
    choose_accept,
    accept_or_decline,
    choose_honour,
    honour,
    keep_face,
    lose_face,
    choose_fighter,
    send,
    choose_gear,
    arm,
    close_invitations,
    end_arena,
)
