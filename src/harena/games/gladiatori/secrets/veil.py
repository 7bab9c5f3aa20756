"""Who knows what: view() and imagine().

Figures, Items, markers, points, rows, totals and Powers used lie open. Hidden from the others are a
seat's sheet, its hand, HP deck and discard pile but for their numbers, a card laid face-down, and
what was put into a sum (7.4). Deck lists of pre-made characters are known to all.
"""

from typing import Final

from harena.games.gladiatori.components.arena import SIDES
from harena.games.gladiatori.components.bout import ALIVE, DOOMED, NOBODY, Bout
from harena.games.gladiatori.components.card_row import (
    FACE_DOWN,
    KIND,
    LAID,
    ROTATED,
    UNKNOWN,
    card_at,
    length,
    prices,
)
from harena.games.gladiatori.components.cards import (
    NO_CARD,
    NO_CARDS,
    ONE,
    counts,
    gather,
    greens,
    size,
)
from harena.games.gladiatori.components.fields import BOUT, FIGHT
from harena.games.gladiatori.components.figures import worths
from harena.games.gladiatori.components.traits import TRAITS
from harena.games.gladiatori.fight.injuries import deck_life
from harena.games.gladiatori.secrets.guesses import guess_cards, guess_rest, guess_sheet
from harena.games.gladiatori.setup.preparation import lay_out
from harena.kernel.dice import Dice
from harena.kernel.rulebook import View
from harena.kernel.setup import Setup
from harena.kernel.state import State
from harena.toolkit.bits import members
from harena.toolkit.fields import (
    CARDS,
    EACH,
    FLAG,
    NUMBER,
    OPEN,
    OWN,
    ROW,
    SIZED,
    replaced,
    seen_by,
)
from harena.toolkit.views import inner, inners, ints, lists, number, put_back, show

UNSEEN = -1
PAYMENT: Final = "payment"
# Of the bout and of its fight: what lies open, and a seat's own cards and numbers.
OPEN_OF_BOUT: Final = seen_by(BOUT, OPEN, NUMBER, FLAG, EACH, ROW, SIZED)
OPEN_OF_FIGHT: Final = seen_by(FIGHT, OPEN)
OPEN_CARDS: Final = seen_by(BOUT, OPEN, CARDS)
OWN_CARDS: Final = (*seen_by(BOUT, OWN, CARDS), *seen_by(FIGHT, OWN, CARDS))
OWN_NUMBERS: Final = (*seen_by(BOUT, OWN, EACH), *seen_by(FIGHT, OWN, EACH))
OWN_TRAITS: Final = seen_by(BOUT, OWN, SIZED)


def view(state: State, seat: int | None) -> View:
    """21.2 What a seat may know; None is a spectator; team mates are others too (R113, R114)."""
    assert isinstance(state, Bout)
    bout = state
    seen: View = {"seat": seat, "seats": bout.seats}
    show(seen, bout, OPEN_OF_BOUT)
    show(seen, bout.fight, OPEN_OF_FIGHT)
    for field in OPEN_CARDS:
        seen[field] = [counts(cards) for cards in part(bout, field)]
    seen["wishes"] = bout.wishes[:] if bout.turn == 0 else []
    seen["sheets"] = [show_sheet(bout, one) for one in range(bout.seats)]
    seen["own"] = None if seat is None else show_own(bout, seat)
    seen["halved"] = {str(item): worths(bout, item) for item in members(bout.damaged)}
    seen["sides"] = SIDES[:]
    seen["parties"] = bout.parties()
    seen["handicap"] = bout.handicap()
    seen["scores"] = bout.scores()
    seen["winners"] = bout.winners() if bout.ended else []
    seen["won_by"] = bout.won_by()
    return seen


def show_sheet(bout: Bout, seat: int) -> View:
    """The numbers of cards, the row, and what of a pre-made sheet everybody knows."""
    shown = bout.fight.shown >> seat & 1
    numbers = numbers_of(bout, seat)
    return {
        "numbers": seen_numbers(bout, seat, numbers),
        "cards": sum(numbers),
        "laid_aside": size(bout.laid_aside[seat]),
        "row": show_row(bout.row[seat]),
        "reuse": prices(bout.row[seat]),
        "acting": is_acting(bout, seat),
        "card": card_seen(bout, seat),
        "played": size(bout.fight.played[seat]),
        "shown": counts(bout.fight.played[seat]) if shown else [],
        "lunged": size(bout.fight.lunged[seat]),
        "built": bout.start[TRAITS * seat] > 0,
    }


def card_seen(bout: Bout, seat: int) -> int:
    """6.9, 6.24, 7.1.0 The card in use, unless it lies face-down and was never seen."""
    shown = bout.fight.shown >> seat & 1 or not bout.fight.newly_laid >> seat & 1
    return bout.fight.card[seat] if shown else UNSEEN


def numbers_of(bout: Bout, seat: int) -> list[int]:
    """How many green and red cards are in hand, how many in HP deck, discard pile and deck."""
    hand = bout.hand[seat]
    numbers = [greens(hand), size(hand) - greens(hand), size(bout.life[seat])]
    return [*numbers, size(bout.discard[seat]), size(bout.deck[seat])]


def seen_numbers(bout: Bout, seat: int, numbers: list[int]) -> list[int]:
    """5.1.1, 5.4.4 Whoever splits his deck or rests hides only what he is about to change."""
    if not bout.secret or not bout.stands(seat):
        return numbers
    if bout.round:
        return [*numbers[:3], UNSEEN, UNSEEN]
    if bout.fate[seat] == DOOMED:
        return numbers
    return [UNSEEN, UNSEEN, UNSEEN, numbers[3], UNSEEN]


def is_acting(bout: Bout, seat: int) -> bool:
    """Whether a card of his row is in use."""
    return bout.fight.card[seat] != NO_CARD


def show_row(cards: int) -> list[list[int]]:
    """Each card of a row: its kind if it is known, whether rotated, whether face-down."""
    found: list[list[int]] = []
    for index in range(length(cards)):
        card = card_at(cards, index)
        kind = UNSEEN if card & UNKNOWN else card & KIND
        found.append([kind, int(card & ROTATED != 0), int(card & FACE_DOWN != 0)])
    return found


def show_own(bout: Bout, seat: int) -> View:
    """A seat's own sheet and cards."""
    first = TRAITS * seat
    own: View = {"stopped": bout.stopped and bout.decision(seat) is not None}
    own["hit_points"] = deck_life(bout, bout.life[seat])
    for field in OWN_TRAITS:
        own[field] = part(bout, field)[first : first + TRAITS]
    for field in OWN_CARDS:
        own[field] = counts(part(bout, field)[seat])
    for field in OWN_NUMBERS:
        own[field] = part(bout, field)[seat]
    return own


def part(bout: Bout, field: str) -> list[int]:
    """A field of the bout or its fight that has values for each seat."""
    value = getattr(bout if hasattr(bout, field) else bout.fight, field)
    assert isinstance(value, list)
    return value


def counted(state: State) -> View:
    """5.1.1, 5.4.4 How many cards are where; only what is being split or rested is not known."""
    assert isinstance(state, Bout)
    bout = state
    known: View = {"rows": [show_row(cards) for cards in bout.row]}
    for field in ("laid_aside", "played", "lunged"):
        known[field] = [size(cards) for cards in part(bout, field)]
    for seat in range(bout.seats):
        splits = bout.secret and bout.round == 0 and bout.fate[seat] == ALIVE
        rests = bout.secret and bout.round > 0 and bout.stands(seat)
        hand, life, discard = bout.hand[seat], bout.life[seat], bout.discard[seat]
        known[f"hand {seat}"] = [] if splits else [greens(hand), size(hand)]
        known[f"life {seat}"] = [] if splits else [size(life)]
        known[f"discard {seat}"] = [] if rests else [size(discard)]
        known[f"cards {seat}"] = size(hand) + size(life) + size(discard) + size(bout.deck[seat])
    return known


def imagine(setup: Setup, view: View, dice: Dice) -> State:
    """A bout consistent with a view: what is hidden is guessed."""
    bout = lay_out(setup)
    put_back(bout, view, OPEN_OF_BOUT)
    put_back(bout.fight, view, OPEN_OF_FIGHT)
    for field in OPEN_CARDS:
        setattr(bout, field, [gather(counted) for counted in lists(view, field)])
    bout.wishes = ints(view, "wishes") or [0] * bout.seats
    bout.stopped = False
    own = NOBODY if view["seat"] is None else number(view, "seat")
    if own != NOBODY:
        take_own(bout, own, inner(view, "own"))
    for seat, sheet in enumerate(inners(view, "sheets")):
        if seat != own:
            index, pays = progress(view, seat), is_paying(view, seat)
            take_sheet(bout, seat, own, sheet, index, pays, dice)
    return bout


def is_paying(view: View, seat: int) -> bool:
    """7.7.3 Whether a seat is asked what it pays its wounds with: then it can."""
    asked = [
        question["seat"] for question in inners(view, "questions") if question["ask"] == PAYMENT
    ]
    return seat in asked


def progress(view: View, seat: int) -> int:
    """How far a seat is in the row that it answers apart; -1 if it is through."""
    apart = view.get("apart", [])
    assert isinstance(apart, list)
    for _, asked, index, _, _ in apart:
        if asked == seat:
            return int(index)
    return UNSEEN


def take_own(bout: Bout, seat: int, own: View) -> None:
    """What the seat itself knows."""
    first = TRAITS * seat
    bout.stopped = own["stopped"] is True
    for field in OWN_TRAITS:
        part(bout, field)[first : first + TRAITS] = ints(own, field)
    for field in OWN_CARDS:
        know(bout, field, seat, gather(ints(own, field)))
    for field in OWN_NUMBERS:
        know(bout, field, seat, number(own, field))


def know(bout: Bout, field: str, seat: int, value: int) -> None:
    """Set what a seat knows; a row of a fight may be shared."""
    row = replaced(part(bout, field), seat, value)
    setattr(bout if hasattr(bout, field) else bout.fight, field, row)


def take_sheet(
    bout: Bout, seat: int, own: int, sheet: View, index: int, pays: bool, dice: Dice
) -> None:
    """What is seen of another seat, and a guess at the rest."""
    shown = ints(sheet, "shown")
    bout.fight.played[seat] = gather(shown) if shown else NO_CARDS
    cards = NO_CARDS
    for kind, rotated, down in lists(sheet, "row"):
        marks = ROTATED * rotated | FACE_DOWN * down
        if kind == UNSEEN:
            marks |= UNKNOWN
        else:
            cards += ONE[kind]
        bout.row[seat] |= (LAID | max(kind, 0) | marks) << 6 * length(bout.row[seat])
    guess_sheet(bout, seat, sheet["built"] is True, index, dice)
    guess_rest(bout, seat, index, dice)
    hidden = number(sheet, "played") if not shown else 0
    numbers = [*ints(sheet, "numbers"), number(sheet, "cards"), hidden]
    numbers += [number(sheet, "laid_aside"), number(sheet, "lunged")]
    guess_cards(bout, seat, own, cards, numbers, index, pays, dice)
    card = number(sheet, "card")
    if sheet["acting"] is True:
        bout.fight.card[seat] = card if card != UNSEEN else last_card(bout.row[seat])


def last_card(row: int) -> int:
    """The card laid last: the one that is in use face-down."""
    return card_at(row, length(row) - 1) & KIND
