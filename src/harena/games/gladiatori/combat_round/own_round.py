"""Chapter 6, Combat Round: what a player does in his own round, up to the declaration of a fight.

Extra movement and shaking off markers (6.6 to 6.8), then one Action: a new card, a reused one,
Standby or Pass (6.9 to 6.13); cards are added to it face-down (6.14), and a fight may be declared
(6.16).
"""

from typing import Final

from harena.games.gladiatori import steps
from harena.games.gladiatori.abilities.elements import can_spend
from harena.games.gladiatori.abilities.powers import announce
from harena.games.gladiatori.aim.ending import check_end
from harena.games.gladiatori.aim.points import SURRENDER as GAVE_UP
from harena.games.gladiatori.aim.points import note_stand, punish_flight, score
from harena.games.gladiatori.combat_round.movement import MOVES, POINTS, points_for, use_point
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOBODY, NOTHING, SURRENDERED, Bout
from harena.games.gladiatori.components.card_row import (
    FACE_DOWN,
    ROTATED,
    UNKNOWN,
    blood_for,
    lay,
    mark,
    straight,
)
from harena.games.gladiatori.components.cards import (
    ACTION_CARDS,
    ACTIONS,
    ACTIONS_IN,
    ENOUGH,
    KINDS,
    MOVEMENT,
    NO_CARD,
    NO_CARDS,
    ONE,
    kinds_in,
)
from harena.games.gladiatori.components.figures import leave, lose_item
from harena.games.gladiatori.components.knowledge import give_unseen, show, spend_openly
from harena.games.gladiatori.components.status import (
    IMBALANCE,
    MARKERS_OF_A_NET,
    TRAP,
    free,
    take_off,
    trap,
    unbalance,
)
from harena.games.gladiatori.components.traits import BLOOD, SPEED, STAND_UP, TRAITS
from harena.toolkit.fields import replaced

# The choices of the opening: movement points, then these.
SHAKE_TRAP: Final = MOVES
SHAKE_IMBALANCE: Final = MOVES + 1
STANDING_UP: Final = MOVES + 2
READY: Final = MOVES + 3
OPENINGS: Final = MOVES + 4

# The choices of an Action or Reaction: a new card, a reused one, Standby with either, Pass.
NEW: Final = 0
AGAIN: Final = ACTIONS
STANDBY_NEW: Final = 2 * ACTIONS
STANDBY_ROW: Final = 3 * ACTIONS
PASSING: Final = 4 * ACTIONS
ACTION_CHOICES: Final = PASSING + 1

PRICE_OF_A_MARKER: Final = 2
STANDBY_ELEMENTS: Final = 3


def take_round(bout: Bout, seat: int) -> None:
    """6.1, 6.2 Each player completes all his steps before the next begins."""
    if bout.ended or not bout.stands(seat):
        return
    bout.current = seat
    bout.opening = True
    bout.entered = 0
    bout.turned = False
    note_stand(bout, seat)
    bout.tell("round_taken", seat)
    bout.then(steps.END_PLAYER_ROUND, seat)
    bout.then(steps.CHOOSE_CLOSING, seat)
    bout.then(steps.CHOOSE_ACTION, seat)
    bout.then(steps.CHOOSE_OPENING, seat)


def choose_opening(bout: Bout, seat: int) -> None:
    """6.5.1, 6.6, 6.7 Move for Speed, shake off markers, stand up, or go on (R23, R24)."""
    if not bout.stands(seat):
        return
    points = points_for(bout, seat) if bout.remaining[TRAITS * seat + SPEED] else []
    shaken = markers_to_shake(bout, seat)
    fans = [(steps.GO_ON, [READY], seat, 0, 0), (steps.MOVE_EXTRA, points, seat, 0, 0)]
    fans.append((steps.SHAKE_OFF, shaken, seat, steps.CHOOSE_OPENING, 0))
    if bout.can_rise(seat):
        fans.append((steps.GET_UP, [STANDING_UP], seat, steps.CHOOSE_OPENING, 0))
    bout.ask_any(seat, "opening", fans)


def go_on(bout: Bout, _: int, seat: int) -> None:
    """6.6 Enough; the Action comes next."""
    bout.opening = False


def move_extra(bout: Bout, point: int, seat: int) -> None:
    """6.6 One point of Speed, one point of movement; hexes entered count for a Leap (R76)."""
    bout.opening = False
    spend_openly(bout, seat, SPEED, 1)
    if use_point(bout, seat, point):
        bout.entered += 1
    bout.then(steps.CHOOSE_OPENING, seat)


def markers_to_shake(bout: Bout, seat: int) -> list[int]:
    """6.7, 14.4 A marker of either kind, for two Elements."""
    found: list[int] = []
    if bout.trapped[seat]:
        found.append(SHAKE_TRAP)
    if bout.unbalanced[seat]:
        found.append(SHAKE_IMBALANCE)
    return found if found and can_spend(bout, seat, PRICE_OF_A_MARKER) else []


def shake_off(bout: Bout, choice: int, seat: int, window: int) -> None:
    """6.7 Two Elements for a marker, as often as one can pay."""
    bout.opening = False
    take_off(bout, seat, TRAP if choice == SHAKE_TRAP else IMBALANCE)
    bout.then(window, seat)
    bout.then(steps.CHOOSE_SPENDING, seat, PRICE_OF_A_MARKER)


def get_up(bout: Bout, _: int, seat: int, window: int) -> None:
    """12.2 Stand up!: all own markers off."""
    bout.opening = False
    announce(bout, seat, STAND_UP)
    free(bout, seat)
    bout.then(window, seat)


def rise(bout: Bout, _: int, seat: int) -> None:
    """12.2 Stand up!, interjected in any decision of one's own round (R123)."""
    announce(bout, seat, STAND_UP)
    free(bout, seat)


def give_up(bout: Bout, _: int, seat: int) -> None:
    """6.8, 16.7 The figure leaves, for -15 and without the bonus of a survivor."""
    bout.tell("surrendered", seat)
    score(bout, seat, bout.content.surrender, GAVE_UP)
    bout.fate = replaced(bout.fate, seat, SURRENDERED)
    leave(bout, seat)
    check_end(bout)


def choose_action(bout: Bout, seat: int) -> None:
    """6.9, 6.10, 6.11, 6.12 A new card, one reused for Blood, Standby with either, or Pass."""
    if not bout.stands(seat) or bout.ended:
        return
    hand, row = bout.hand[seat], bout.row[seat]
    new = ACTIONS_IN[hand & ACTION_CARDS]
    upright = straight(row)
    blood = bout.remaining[TRAITS * seat + BLOOD]
    again = [AGAIN + kind for kind in upright if blood_for(row, kind) <= blood]
    fans = [
        (steps.PASS_BY, [PASSING], seat, 0, 0),
        (steps.PLAY_NEW, new, seat, 0, 0),
        (steps.REUSE, again, seat, 0, 0),
    ]
    fans.append((steps.STAND_BY, [STANDBY_NEW + kind for kind in new], seat, 0, 0))
    fans.append((steps.STAND_BY, [STANDBY_ROW + kind for kind in upright], seat, 0, 0))
    bout.ask_any(seat, "action", fans)


def pass_by(bout: Bout, _: int, seat: int) -> None:
    """6.12, 13.1, 13.3, 13.4 No Action: Passive to the end of his own round (R79, R135)."""
    bout.passive |= 1 << seat
    bout.tell("passed", seat)


def play_new(bout: Bout, kind: int, seat: int) -> None:
    """6.9 A new Action card, face-down, to the right of the others."""
    lay_new(bout, seat, kind)
    bout.then(steps.CHOOSE_FIGHT, seat)
    bout.then(steps.CHOOSE_ADDED, seat)


def lay_new(bout: Bout, seat: int, kind: int) -> None:
    """6.9, 6.24 From the hand to the right end of the row; only its owner knows what it is."""
    bout.hand[seat] -= ONE[kind]
    give_unseen(bout, seat, kind)
    bout.row[seat] = lay(bout.row[seat], kind, FACE_DOWN | UNKNOWN)
    bout.fight.card[seat] = kind
    bout.fight.newly_laid |= 1 << seat
    bout.confide(seat, "laid", (seat, kind), (seat, KINDS))


def reuse(bout: Bout, choice: int, seat: int) -> None:
    """6.10 A straight card of the row again, for Blood by its place."""
    pay_for_reuse(bout, seat, choice - AGAIN)
    bout.then(steps.CHOOSE_FIGHT, seat)
    bout.then(steps.CHOOSE_ADDED, seat)


def pay_for_reuse(bout: Bout, seat: int, kind: int) -> None:
    """6.4 Every use of a card after the first costs Blood by its place in the row."""
    blood = blood_for(bout.row[seat], kind)
    spend_openly(bout, seat, BLOOD, blood)
    bout.fight.card[seat] = kind
    bout.tell("reused", seat, kind, blood)


def stand_by(bout: Bout, choice: int, seat: int) -> None:
    """8.1.1, 8.1.2, 8.1.3 A card laid or turned down and rotated, three Elements back (R50)."""
    kind = choice % ACTIONS
    if choice >= STANDBY_ROW:
        bout.row[seat] = mark(bout.row[seat], kind, ROTATED | FACE_DOWN)
        bout.tell("stood_by", seat, kind)
    else:
        bout.hand[seat] -= ONE[kind]
        give_unseen(bout, seat, kind)
        bout.row[seat] = lay(bout.row[seat], kind, ROTATED | FACE_DOWN | UNKNOWN)
        bout.confide(seat, "stood_by", (seat, kind), (seat, KINDS))
    bout.then(steps.CHOOSE_RECOVERY, seat, STANDBY_ELEMENTS)


def choose_added(bout: Bout, seat: int) -> None:
    """6.14, 6.15, 6.28 Combat cards face-down, a Feint as a mere card (R26)."""
    hand = bout.hand[seat]
    combat_cards = hand - (hand & ACTION_CARDS)
    bout.ask(seat, "add", steps.ADD, [ENOUGH, *kinds_in(combat_cards)], seat)


def add(bout: Bout, kind: int, seat: int) -> None:
    """6.14 One more card on the Action card, face-down, or no more."""
    if kind == ENOUGH:
        return
    bout.hand[seat] -= ONE[kind]
    give_unseen(bout, seat, kind)
    bout.fight.played[seat] += ONE[kind]
    bout.confide(seat, "added", (seat, kind), (seat, KINDS))
    bout.then(steps.CHOOSE_ADDED, seat)


def move_by_card(bout: Bout, seat: int) -> None:
    """8.4.1 A Movement card, once revealed, is worth three points."""
    if bout.fight.card[seat] == MOVEMENT:
        bout.then(steps.CHOOSE_MOVEMENT, seat, POINTS)


def choose_closing(bout: Bout, seat: int) -> None:
    """6.7, 12.2 Once more after the resolution, before new markers arrive (R24, R119, R123)."""
    if bout.ended or not bout.stands(seat) or not (bout.trapped[seat] or bout.unbalanced[seat]):
        return
    fans = [(steps.GO_ON, [READY], seat, 0, 0)]
    fans.append((steps.SHAKE_OFF, markers_to_shake(bout, seat), seat, steps.CHOOSE_CLOSING, 0))
    if bout.can_rise(seat):
        fans.append((steps.GET_UP, [STANDING_UP], seat, steps.CHOOSE_CLOSING, 0))
    bout.ask_any(seat, "closing", fans)


def end_player_round(bout: Bout, seat: int) -> None:
    """6.30, 6.31 What was thrown is gone, markers arrive; flight; help lapses (R31, R34, R148)."""
    if not bout.ended:
        if bout.thrown != NOTHING:
            lose_item(bout, seat, bout.thrown)
        take_markers(bout)
        if bout.stands(seat):
            punish_flight(bout, seat)
    if bout.lasting_help:
        lapse(bout, seat)
    bout.thrown = NOTHING
    bout.passive &= ~(1 << seat)
    bout.current = NOBODY


def take_markers(bout: Bout) -> None:
    """6.30, 14.5, 10.14 Nets close, and whoever staggered loses his balance (R81, R137, R145)."""
    for seat in range(bout.seats):
        if bout.caught >> seat & 1 and bout.stands(seat):
            trap(bout, seat)
        for _ in range(bout.falling[seat]):
            unbalance(bout, seat)
        bout.falling[seat] = 0
    for slot in range(len(bout.netted)):
        if bout.caught >> FIRST_BEAST + slot & 1:
            bout.netted[slot] = MARKERS_OF_A_NET
    bout.caught = 0


def lapse(bout: Bout, seat: int) -> None:
    """6.23 With the option: help that an ally did not use by the end of his next round is gone."""
    kept: list[int] = []
    for index in range(0, len(bout.help), 3):
        if bout.help[index] != seat:
            kept += bout.help[index : index + 3]
    bout.help = kept


def clear_action(bout: Bout, seat: int) -> None:
    """6.30 What lay on the Action card goes to the discard pile; the Action card stays."""
    bout.discard[seat] += bout.fight.played[seat]
    if bout.fight.shown >> seat & 1:
        show(bout, seat, bout.fight.played[seat])
    bout.fight.played[seat] = NO_CARDS
    bout.fight.card[seat] = NO_CARD
    bout.fight.newly_laid &= ~(1 << seat)
    bout.fight.shown &= ~(1 << seat)


STEPS: Final = (
    take_round,
    choose_opening,
    go_on,
    move_extra,
    shake_off,
    get_up,
    rise,
    give_up,
    choose_action,
    pass_by,
    play_new,
    reuse,
    stand_by,
    choose_added,
    add,
    move_by_card,
    choose_closing,
    end_player_round,
)
