"""Chapter 12, Winning: alone at Influence 12 at the end of a phase, or by a tournament."""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.arena.invitations import (
    NONE,
    SLOT_ASKS,
    SLOT_TYPES,
    clear_corners,
)
from harena.games.spartacus.arena.wagers import fill_pools
from harena.games.spartacus.components.capua import (
    ARENA,
    CORNER,
    FIGHTER,
    GEAR,
    GOAL,
    INTRIGUE,
    NO_CARD,
    OWNER,
    SLOTS,
    TOURNAMENT,
    Capua,
)
from harena.games.spartacus.components.content import ARMOURY, CARDS
from harena.games.spartacus.setup.preparation import SIDES, begin_phase, roll_off
from harena.toolkit.fields import replaced

FINALISTS: Final = 2
# Of five, two have fought and three wait.
OF_FIVE: Final = 3


def test_victory(capua: Capua) -> None:
    """2.2, 12.1, 12.2, 12.10, 12.12, R51 At the end of a phase; after the last round, the most."""
    if capua.phase == ARENA and capua.round >= capua.last_round:
        most = max(capua.influence)
    else:
        most = GOAL
    top = [seat for seat in capua.all_from(capua.host) if capua.influence[seat] == most]
    if len(top) == 1:
        crown(capua, top[0])
    elif top:
        begin_tournament(capua, top)
    elif capua.phase == INTRIGUE:
        capua.then(steps.BEGIN_MARKET)
    elif capua.phase == ARENA:
        capua.then(steps.BEGIN_ROUND)
    else:
        capua.then(steps.BEGIN_ARENA)


def crown(capua: Capua, seat: int) -> None:
    """12.1 He has won."""
    capua.winner = seat
    capua.tell("won", seat)


def begin_tournament(capua: Capua, seats: list[int]) -> None:
    """12.2 to 12.6, R46 Those alone, at once; the lowest totals first."""
    begin_phase(capua, TOURNAMENT)
    capua.seeds = seats if len(seats) == FINALISTS else by_total(capua, seats)
    capua.bracket = capua.seeds[:]
    capua.tell_row("tournament", capua.seeds)
    capua.then(steps.NEXT_DUEL)


def by_total(capua: Capua, seats: list[int]) -> list[int]:
    """12.4, 12.6, 12.7 By the bank values of ready Gladiators and Equipment, ties by dice."""
    totals = [0] * capua.seats
    for seat in seats:
        cards = capua.gladiators(seat) + capua.gear(seat)
        totals[seat] = sum([capua.content.bank[card] for card in cards])
    order: list[int] = []
    for total in sorted({totals[seat] for seat in seats}):
        order += by_dice(capua, [seat for seat in seats if totals[seat] == total])
    return order


def by_dice(capua: Capua, seats: list[int]) -> list[int]:
    """12.6 The lowest roll first; the tied roll again."""
    if len(seats) < 2:
        return seats
    dice = [0] * capua.seats
    for seat in seats:
        dice[seat] = 1 + capua.dice.below(SIDES)
        capua.tell("cast", seat, dice[seat])
    order: list[int] = []
    for die in sorted({dice[seat] for seat in seats}):
        order += by_dice(capua, [seat for seat in seats if dice[seat] == die])
    return order


def next_duel(capua: Capua) -> None:
    """12.3 to 12.5, 12.8, 12.9, R48 The next two; who has nobody to send forfeits."""
    if len(capua.bracket) == 1:
        crown(capua, capua.bracket[0])
        return
    pair = capua.bracket[:2]
    capua.bracket = capua.bracket[2:]
    if capua.seeds.index(pair[0]) > capua.seeds.index(pair[1]):
        pair = pair[::-1]
    able = [seat for seat in pair if capua.fighters(seat)]
    clear_corners(capua)
    for side in range(2):
        capua.corner = replaced(capua.corner, CORNER * side + OWNER, pair[side])
    capua.tell("duel", pair[0], pair[1])
    if len(able) == FINALISTS:
        capua.then(steps.REVEAL_DUELLISTS)
        for slot in range(SLOTS - 1, -1, -1):
            capua.then(steps.CHOOSE_DUEL_GEAR, slot)
        capua.then(steps.CHOOSE_DUELLISTS)
        return
    winner = able[0] if able else roll_off(capua, pair)
    capua.tell("forfeited", winner)
    advance(capua, winner)


def advance(capua: Capua, winner: int) -> None:
    """12.4, 12.5, 12.5.1 He goes on: of five in the place of the lowest, else after the others."""
    if len(capua.bracket) == OF_FIVE:
        capua.bracket = [winner, *capua.bracket]
    else:
        capua.bracket = [*capua.bracket, winner]
    capua.then(steps.NEXT_DUEL)


def choose_duellists(capua: Capua) -> None:
    """12.8, R47 Both at the same time, in secret."""
    for side in range(2):
        seat = capua.owner(side)
        capua.ask(seat, "fighter", steps.PICK_DUELLIST, capua.fighters(seat), seat, FIGHTER)


def pick_duellist(capua: Capua, card: int, seat: int, slot: int) -> None:
    """12.8 Only he knows it yet."""
    picked = NO_CARD if card == CARDS else card
    capua.picks = replaced(capua.picks, CORNER * seat + slot, picked)


def choose_duel_gear(capua: Capua, slot: int) -> None:
    """12.8, 11.1 Equipment too; whoever has some of this type is asked."""
    types = capua.content.type
    for side in range(2):
        seat = capua.owner(side)
        cards = [card for card in capua.gear(seat) if types[card] == SLOT_TYPES[slot]]
        if slot == SLOTS - 1:
            if capua.bearer(seat, ARMOURY) == NO_CARD:
                continue
            picks = capua.picks[CORNER * seat : CORNER * seat + CORNER]
            armourer = capua.bearer(seat, ARMOURY, picks[FIGHTER])
            if armourer == NO_CARD or picks[GEAR + slot - 1] == NO_CARD:
                cards = []
            else:
                cards = [card for card in cards if card != picks[GEAR + slot - 1]]
            capua.ask(seat, SLOT_ASKS[slot], steps.PICK_DUELLIST, [*cards, NONE], seat, GEAR + slot)
        elif cards:
            capua.ask(seat, SLOT_ASKS[slot], steps.PICK_DUELLIST, [*cards, NONE], seat, GEAR + slot)


def reveal_duellists(capua: Capua) -> None:
    """12.8 Both are shown; Poisoners, and the combat."""
    for side in range(2):
        seat = capua.owner(side)
        for slot in range(FIGHTER, CORNER):
            card = capua.picks[CORNER * seat + slot]
            capua.corner = replaced(capua.corner, CORNER * side + slot, card)
            capua.picks = replaced(capua.picks, CORNER * seat + slot, NO_CARD)
            if card != NO_CARD:
                capua.tell("sent" if slot == FIGHTER else "armed", seat, card)
    fill_pools(capua)
    capua.then(steps.BEGIN_COMBAT)
    capua.then(steps.CHOOSE_TAINT, 1)
    capua.then(steps.CHOOSE_TAINT, 0)


def end_duel(capua: Capua) -> None:
    """12.8 The winner goes on; what was exhausted stays so."""
    winner = capua.owner(1 - capua.combat.loser)
    clear_corners(capua)
    advance(capua, winner)


STEPS: Final = (
    test_victory,
    next_duel,
    choose_duellists,
    pick_duellist,
    choose_duel_gear,
    reveal_duellists,
    end_duel,
)
