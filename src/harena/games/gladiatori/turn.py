"""Chapter 5, Turn sequence: Choose Cards, two combat rounds in player order, Rest, End Turn."""

from typing import Final

from harena.games.gladiatori import steps
from harena.games.gladiatori.abilities.powers import announce
from harena.games.gladiatori.aim.ending import LAST_TURN, check_end, finish
from harena.games.gladiatori.components.bout import (
    ALIVE,
    ALL_KINDS,
    DOOMED,
    MOVES_FROM,
    NO_BEASTS,
    Bout,
)
from harena.games.gladiatori.components.card_row import cards_in, seen_in
from harena.games.gladiatori.components.cards import (
    MASK,
    NO_CARDS,
    ONE,
    SHIFT,
    UP_TO,
    greens,
    held,
    size,
)
from harena.games.gladiatori.components.knowledge import (
    could_use,
    kinds_of,
    regain_unseen,
    show,
    take_unseen,
)
from harena.games.gladiatori.components.traits import (
    ADAPTATION,
    BLOOD,
    DELAY,
    ENDURANCE,
    GUARD,
    OFFENSE,
    RESISTANCE,
    SKILLS,
    SPEED,
    TRAITS,
)
from harena.games.gladiatori.fight.injuries import remove
from harena.toolkit.fields import replaced

AS_IT_STANDS: Final = 0
# The questions of a Rest: what is used; points that only Resistance brings; points; then cards.
USES: Final = 0
ONLY_RESISTANCE: Final[list[int]] = [BLOOD, SPEED]
RESTED_TRAITS: Final[list[int]] = [BLOOD, SPEED, OFFENSE, GUARD]
FIRST_PRIMARY: Final = 3
FIRST_CARD: Final = 5
USE_ENDURANCE: Final = 1
USE_RESISTANCE: Final = 2
RESISTED: Final = 3
# How many points Resistance gives to Endurance stands above the uses.
TO_ENDURANCE: Final = 4
USES_OF_REST: Final = TO_ENDURANCE * (RESISTED + 1)


def take_turn(bout: Bout) -> None:
    """5.0, 5.5.1 Seven phases; after the last turn the game ends."""
    if bout.ended:
        return
    if bout.turn == bout.turns:
        finish(bout, LAST_TURN)
        return
    bout.turn += 1
    bout.announced = []
    bout.tell("turn_began", bout.turn)
    bout.then(steps.TAKE_TURN)
    bout.then(steps.END_TURN)
    bout.then(steps.REST_ALL)
    bout.then(steps.BEGIN_ROUND, 2)
    bout.then(steps.BEGIN_ROUND, 1)
    bout.then(steps.CHOOSE_CARDS)


def choose_cards(bout: Bout) -> None:
    """5.1.1, 15.1 Everybody splits his deck in secret; the doomed take all in hand (R75)."""
    seats: list[int] = []
    for seat in range(bout.seats):
        if bout.turn == MOVES_FROM and bout.laid_aside[seat]:
            bout.deck[seat] += bout.laid_aside[seat]
            bout.laid_aside = replaced(bout.laid_aside, seat, NO_CARDS)
        if bout.fate[seat] == DOOMED:
            bout.hand[seat] += bout.deck[seat]
            bout.deck[seat] = NO_CARDS
        elif bout.fate[seat] == ALIVE:
            seats.append(seat)
    bout.then(steps.SHOW_HANDS)
    bout.round = 0
    bout.secret = True
    bout.apart(steps.CHOOSE_SPLIT, seats)


def choose_split(bout: Bout, seat: int, index: int) -> None:
    """5.1.1 How many cards of a kind go to the hand; the rest are hit points."""
    kind = kinds_of(bout, seat)[index]
    bout.ask(seat, "split", steps.SPLIT, UP_TO[held(bout.deck[seat], kind)], seat, index)


def split(bout: Bout, count: int, seat: int, index: int) -> None:
    """5.1.1, 5.1.3 Any numbers, nothing included; no deck is ever drawn from (R116)."""
    kinds = kinds_of(bout, seat)
    kind = kinds[index]
    cards = bout.deck[seat] & MASK[kind] << SHIFT[kind]
    taken = count * ONE[kind]
    # Written out: `-=` on a row takes twice as long, and this is the question asked most.
    bout.deck[seat] = bout.deck[seat] - cards
    bout.hand[seat] = bout.hand[seat] + taken
    bout.life[seat] = bout.life[seat] + cards - taken
    if index + 1 < len(kinds):
        bout.then(steps.CHOOSE_SPLIT, seat, index + 1)


def show_hands(bout: Bout) -> None:
    """5.1.2 Only the numbers are seen; from here the split stands (R17)."""
    bout.secret = False
    for seat in range(bout.seats):
        if bout.stands(seat):
            hand = bout.hand[seat]
            green = greens(hand)
            bout.tell("split", seat, green, size(hand) - green, size(bout.life[seat]))


def begin_round(bout: Bout, number: int) -> None:
    """5.2, 5.3.1, 20.13 Order, release, order of the beasts, Delay, beasts, players (R134)."""
    if bout.ended:
        return
    bout.round = number
    bout.order = player_order(bout)
    bout.tell_row("ordered", [number, *bout.order])
    bout.then(steps.END_COMBAT_ROUND)
    bout.then(steps.PLAYERS_ACT)
    if bout.mode != NO_BEASTS:
        bout.then(steps.BEASTS_ACT)
        bout.then(steps.RELEASE_BEASTS)
        return
    for seat in reversed(bout.order):
        bout.then(steps.CHOOSE_READY, seat)


def player_order(bout: Bout) -> list[int]:
    """5.2.1, 5.2.6, 5.2.7 Fewest points first, the upper marker first (R19, R20)."""
    found: list[int] = []
    for seat in bout.stack:
        if not bout.stands(seat):
            continue
        index = 0
        while index < len(found) and bout.points[found[index]] <= bout.points[seat]:
            index += 1
        found.insert(index, seat)
    return found


def choose_ready(bout: Bout, seat: int) -> None:
    """12.8, 12.8.2, 12.0.4, 5.2.5 Before anybody acts: another place, or as it stands (R190)."""
    if bout.ended or not bout.stands(seat):
        return
    asked = could_use(bout, seat, DELAY)
    if bout.mode != NO_BEASTS:
        asked = asked or could_use(bout, seat, ADAPTATION) or could_use(bout, seat, RESISTANCE)
    if asked:
        places = [AS_IT_STANDS]
        if bout.can_use(seat, DELAY):
            places += [place + 1 for place, one in enumerate(bout.order) if one != seat]
        bout.ask(seat, "ready", steps.BE_READY, places, seat)


def be_ready(bout: Bout, place: int, seat: int) -> None:
    """12.8, 12.8.1 Any place in the order as the earlier ones left it (R78, R161)."""
    if place == AS_IT_STANDS:
        return
    announce(bout, seat, DELAY)
    others = [one for one in bout.order if one != seat]
    bout.order = [*others[: place - 1], seat, *others[place - 1 :]]
    bout.tell_row("ordered", [bout.round, *bout.order])


def players_act(bout: Bout) -> None:
    """6.1 In the order of the round."""
    for seat in reversed(bout.order):
        bout.then(steps.TAKE_ROUND, seat)


def end_combat_round(bout: Bout) -> None:
    """5.2.3, 12.3 Moved markers go back on top; the doomed fall when their time is up (R18)."""
    for seat in bout.order:
        if bout.scored >> seat & 1:
            bout.stack = [seat, *[one for one in bout.stack if one != seat]]
    bout.scored = 0
    bout.guarded = 0
    for seat in range(bout.seats):
        if bout.fate[seat] == DOOMED:
            bout.doom = replaced(bout.doom, seat, bout.doom[seat] - 1)
            if bout.doom[seat] == 0:
                remove(bout, seat)
    check_end(bout)


def rest_all(bout: Bout) -> None:
    """5.4.1, 5.4.2 Rows are discarded; then each may use Endurance, all at once, in secret."""
    if bout.ended:
        return
    seats: list[int] = []
    for seat in range(bout.seats):
        bout.discard[seat] += cards_in(bout.row[seat])
        show(bout, seat, seen_in(bout.row[seat]))
        bout.row[seat] = 0
        if bout.stands(seat):
            seats.append(seat)
    bout.then(steps.SHOW_REST)
    bout.secret = True
    bout.apart(steps.CHOOSE_REST, seats)


def choose_rest(bout: Bout, seat: int, index: int) -> None:
    """5.4.2, 5.4.3, 12.9 What is used, then how much of each Element comes back (R21, R160)."""
    if index == USES:
        bout.ask(seat, "rest", steps.REST, uses_in_rest(bout, seat), seat, index)
        return
    left = bout.resting[seat]
    most = min(left, to_recover(bout, seat, index)) if left else 0
    bout.ask(seat, "back", steps.REST, UP_TO[most], seat, index)


def uses_in_rest(bout: Bout, seat: int) -> list[int]:
    """5.4.3, 5.4.4, 12.0.4, 12.0.5 Nothing, Endurance, Resistance or both (R160, R185).

    So many points of Resistance may go to Endurance, before it is used.
    """
    uses = [USES]
    if bout.remaining[TRAITS * seat + ENDURANCE]:
        uses.append(USE_ENDURANCE)
    if not bout.can_use(seat, RESISTANCE):
        return uses
    if can_rest(bout, seat, USES + 1):
        uses.append(USE_RESISTANCE)
        if bout.remaining[TRAITS * seat + ENDURANCE]:
            uses.append(USE_ENDURANCE | USE_RESISTANCE)
    for points in range(1, min(RESISTED, missing(bout, seat, ENDURANCE)) + 1):
        uses.append(points * TO_ENDURANCE | USE_RESISTANCE)
        uses.append(points * TO_ENDURANCE | USE_RESISTANCE | USE_ENDURANCE)
    return uses


def can_rest(bout: Bout, seat: int, first: int) -> bool:
    """12.0.5, 5.4.3 Whether anything is missing that comes back in Rest from here on (R160, R185).

    From the first Primary Element on it comes back by Endurance, too (5.4.2).
    """
    places = range(first, FIRST_CARD + len(kinds_of(bout, seat)))
    return any(to_recover(bout, seat, index) for index in places)


def to_recover(bout: Bout, seat: int, index: int) -> int:
    """3.7, 5.4.3, 2.9 How much of an Element is missing; what is overskilled is frozen (R133)."""
    if index < FIRST_CARD:
        return missing(bout, seat, RESTED_TRAITS[index - 1])
    return held(bout.discard[seat], kinds_of(bout, seat)[index - FIRST_CARD])


def missing(bout: Bout, seat: int, trait: int) -> int:
    """3.7, 2.11 How many points of a trait may be written up; what is overskilled is frozen."""
    spot = TRAITS * seat + trait
    return 0 if bout.overskilled[seat] >> trait & 1 else bout.start[spot] - bout.remaining[spot]


def rest(bout: Bout, count: int, seat: int, index: int) -> None:
    """5.4.2, 3.7 Cards go to the deck, points are written up; Endurance then falls by one."""
    if index == USES:
        bout.wishes[seat] = count
        points = count // TO_ENDURANCE
        bout.resting[seat] = RESISTED - points if count & USE_RESISTANCE else 0
        bout.remaining[TRAITS * seat + ENDURANCE] += points
    elif index < FIRST_CARD:
        bout.remaining[TRAITS * seat + RESTED_TRAITS[index - 1]] += count
        bout.resting[seat] -= count
        if index == len(ONLY_RESISTANCE) and bout.wishes[seat] & USE_ENDURANCE:
            use_endurance(bout, seat)
    else:
        kind = kinds_of(bout, seat)[index - FIRST_CARD]
        bout.discard[seat] -= count * ONE[kind]
        bout.deck[seat] += count * ONE[kind]
        bout.resting[seat] -= count
    if index + 1 < FIRST_CARD + len(kinds_of(bout, seat)):
        bout.then(steps.CHOOSE_REST, seat, index + 1)


def use_endurance(bout: Bout, seat: int) -> None:
    """5.4.2, 11.4 So many Primary Elements as its value; it falls by one, or to nothing."""
    spot = TRAITS * seat + ENDURANCE
    bout.resting[seat] += bout.remaining[spot]
    if bout.overskilled[seat] >> ENDURANCE & 1:
        bout.overskilled[seat] &= ~(1 << ENDURANCE)
        bout.remaining[spot] = 0
    else:
        bout.remaining[spot] -= 1


def show_rest(bout: Bout) -> None:
    """5.4.4 The number of cards taken back is seen; a Power is announced (R21)."""
    bout.secret = False
    for seat in range(bout.seats):
        if not bout.stands(seat):
            continue
        if bout.wishes[seat] > 0 and bout.wishes[seat] & USE_RESISTANCE:
            announce(bout, seat, RESISTANCE)
            regain_unseen(bout, seat, RESISTED)
        bout.wishes[seat] = 0
        bout.resting[seat] = 0
        take_unseen(bout, seat, size(bout.deck[seat]), ALL_KINDS)
        bout.tell("rested", seat, size(bout.deck[seat]))


def end_turn(bout: Bout) -> None:
    """5.5.1, 5.5.2, 11.4 Overskill ends; hand and HP deck are joined for the next turn (R69)."""
    if bout.ended:
        return
    for seat in range(bout.seats):
        for skill in range(SKILLS):
            if bout.overskilled[seat] >> skill & 1:
                bout.remaining[TRAITS * seat + skill] = 0
        bout.overskilled[seat] = 0
        if bout.turn < bout.turns:
            bout.deck[seat] += bout.hand[seat] + bout.life[seat]
            bout.hand[seat] = NO_CARDS
            bout.seen_in_hand = replaced(bout.seen_in_hand, seat, NO_CARDS)
            bout.life[seat] = NO_CARDS


STEPS: Final = (
    take_turn,
    choose_cards,
    choose_split,
    split,
    show_hands,
    begin_round,
    choose_ready,
    be_ready,
    players_act,
    end_combat_round,
    rest_all,
    choose_rest,
    rest,
    show_rest,
    end_turn,
)
