"""Chapter 4, Upkeep: exhausted cards are readied, injuries tested, income and cost settled."""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.components.answers import STOP
from harena.games.spartacus.components.capua import (
    EXHAUSTED,
    INJURED,
    NO_CARD,
    NOBODY,
    READY,
    UPKEEP,
    Capua,
)
from harena.games.spartacus.components.content import CARDS, FIGHTERS, HEAL, HEALER, LEDGER
from harena.games.spartacus.components.decks import discard, exhaust
from harena.games.spartacus.intrigue.windows import (
    BEFORE_REACTIONS,
    MEDICUS,
    PASS,
    is_silenced,
    open_empty_treasuries,
    open_silence,
    play_reaction,
)
from harena.games.spartacus.setup.preparation import SIDES, begin_phase

PAY: Final = CARDS
HEALS: Final = 4
DIES: Final = 1


def begin_upkeep(capua: Capua) -> None:
    """3.2.3, 4.1, 4.2 Every exhausted card is turned face up, unless injured; then injuries."""
    begin_phase(capua, UPKEEP)
    for card in range(CARDS):
        if capua.condition[card] == EXHAUSTED:
            capua.condition[card] = READY
    for seat in range(capua.seats):
        capua.guards[seat] += capua.weary[seat]
    capua.weary = [0] * capua.seats
    capua.tested = 0
    capua.then(steps.RECOVER, 0)


def recover(capua: Capua, index: int) -> None:
    """4.3, R70 Each Dominus from the Host, for each of his injured cards."""
    while index < capua.seats:
        seat = (capua.host + index) % capua.seats
        if untested(capua, seat):
            capua.then(steps.CHOOSE_PATIENT, seat, index)
            return
        index += 1
    capua.then(steps.BALANCE, 0)


def untested(capua: Capua, seat: int) -> list[int]:
    """4.3 His injured cards that were not tested in this Upkeep."""
    return [
        card
        for card in range(FIGHTERS)
        if capua.condition[card] == INJURED
        and capua.place[card] == seat
        and not capua.tested >> card & 1
    ]


def choose_patient(capua: Capua, seat: int, index: int) -> None:
    """4.3, 4.3.1, R15 He names the next; as an option he may leave the rest untested."""
    cards = untested(capua, seat)
    if capua.may_wait:
        cards.append(STOP)
    capua.choose(seat, "recover", steps.TRY_RECOVERY, cards, seat, index)


def try_recovery(capua: Capua, card: int, seat: int, index: int) -> None:
    """4.3 A die: 4 to 6 heals, 2 and 3 change nothing, 1 is death."""
    if card == STOP:
        capua.then(steps.RECOVER, index + 1)
        return
    capua.tested |= 1 << card
    capua.then(steps.RECOVER, index)
    roll_recovery(capua, card, seat)


def roll_recovery(capua: Capua, card: int, seat: int) -> None:
    """4.3 The die of a Recovery Test."""
    capua.die = 1 + capua.dice.below(SIDES)
    capua.tell("tested", seat, card, capua.die)
    capua.then(steps.END_RECOVERY, card, seat)
    if capua.die < HEALS:
        capua.then(steps.CHOOSE_AID, card, seat)


def choose_aid(capua: Capua, card: int, seat: int) -> None:
    """4.3.2, 6.2 After a failed test its owner may use Medicus or Healer's Secret."""
    if capua.die >= HEALS:
        return
    medicus = capua.bearer(seat, HEALER)
    kind = capua.content.reaction[HEAL]
    if medicus == NO_CARD and not capua.may_play(seat, kind):
        return
    if not capua.heeds(seat, True):
        return
    options = [PASS]
    if capua.can_play(seat, kind):
        options.append(BEFORE_REACTIONS + kind)
    if medicus != NO_CARD:
        options.append(MEDICUS)
    capua.ask(seat, "react", steps.AID, options, seat, card)


def aid(capua: Capua, choice: int, seat: int, card: int) -> None:
    """4.3.2 Medicus rolls again, and that result stands; the Secret makes it a success."""
    if choice == MEDICUS:
        exhaust(capua, capua.bearer(seat, HEALER))
        capua.die = 1 + capua.dice.below(SIDES)
        capua.tell("tested", seat, card, capua.die)
        capua.then(steps.CHOOSE_AID, card, seat)
    elif choice != PASS:
        play_reaction(capua, seat, choice)
        capua.then(steps.CHOOSE_AID, card, seat)
        capua.then(steps.HEAL_BY_SECRET, seat)
        open_silence(capua, seat, choice, NOBODY)


def heal_by_secret(capua: Capua, seat: int) -> None:
    """4.3.2 The test counts as a success."""
    if not is_silenced(capua, seat):
        capua.die = HEALS


def end_recovery(capua: Capua, card: int, seat: int) -> None:
    """4.3, 4.3.3, 3.6 Healed he is ready at once; or he stays injured; or he is dead."""
    if capua.die >= HEALS:
        capua.condition[card] = READY
        capua.tell("healed", seat, card)
    elif capua.die == DIES:
        capua.tell("died", seat, card)
        discard(capua, card)


def balance(capua: Capua, index: int) -> None:
    """4.4, 4.4.3, 4.5 Each from the Host takes income and pays; then empty Treasuries."""
    if index < capua.seats:
        capua.then(steps.CHOOSE_RELEASE, (capua.host + index) % capua.seats, index, 0)
        return
    capua.then(steps.BEGIN_INTRIGUE)
    open_empty_treasuries(capua)


def choose_release(capua: Capua, seat: int, index: int, released: int) -> None:
    """4.4.1, 4.4.2 Which Gladiators are not paid for, at least those that cannot be."""
    men = capua.gladiators(seat)
    due = due_now(capua, seat, released)
    options: list[int] = men if due > 0 else []
    if due <= capua.coins[seat] + len(capua.slaves(seat)):
        options = [*options, PAY]
    capua.choose(seat, "release", steps.RELEASE, options, seat, index, released)


def due_now(capua: Capua, seat: int, released: int) -> int:
    """4.4.2 What is still to be paid after so many were let go; each of them saved a denarius."""
    steward = capua.bearer(seat, LEDGER) != NO_CARD
    before = len(capua.gladiators(seat)) + released
    return max(0, max(0, before - steward) - released)


def release(capua: Capua, card: int, seat: int, index: int, released: int) -> None:
    """4.4, 4.4.1 Only the difference moves; or another Gladiator goes to the discard."""
    if card != PAY:
        capua.then(steps.CHOOSE_RELEASE, seat, index, released + 1)
        capua.tell("released", seat, card)
        discard(capua, card)
        return
    capua.then(steps.BALANCE, index + 1)
    income, cost = len(capua.slaves(seat)), due_now(capua, seat, released)
    if income or cost:
        capua.tell("balanced", seat, income, cost)
    if income >= cost:
        capua.gain(seat, income - cost)
    else:
        capua.coins[seat] -= cost - income
        capua.reckoned[seat] -= cost - income


STEPS: Final = (
    begin_upkeep,
    recover,
    choose_patient,
    try_recovery,
    choose_aid,
    aid,
    heal_by_secret,
    end_recovery,
    balance,
    choose_release,
    release,
)
