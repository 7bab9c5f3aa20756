"""Chapter 6, Reaction windows: who may answer an event, in which order, and what silences whom.

Everybody whom the event concerns is asked, whatever he holds; only those of whom everybody can see
that they cannot answer are passed over. Every Reaction may itself be silenced before its effect.
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.components.capua import MOST_SEATS, NOBODY, Capua
from harena.games.spartacus.components.content import DESTITUTE, SILENCE
from harena.games.spartacus.components.decks import throw

# What may be answered: nothing, a Guard of the hand or of the table, a Reaction, Medicus.
PASS: Final = 0
HAND_GUARD: Final = 1
TABLE_GUARD: Final = 2
BEFORE_REACTIONS: Final = 2
MEDICUS: Final = 14
ANSWERS: Final = 15
HITS: Final = MOST_SEATS + 1


def play_reaction(capua: Capua, seat: int, choice: int) -> int:
    """5.9, 6.11, 6.12 The card is discarded when it is played; its kind."""
    kind = choice - BEFORE_REACTIONS
    capua.tell("reacted", seat, kind)
    throw(capua, seat, kind)
    return kind


def open_silence(capua: Capua, seat: int, choice: int, hit: int) -> None:
    """6.2 Before a Reaction takes effect, everybody but its player may silence it.

    `hit` is whom it is played against.
    """
    capua.then(steps.CHOOSE_SILENCE, seat, 0, choice - BEFORE_REACTIONS, hit)


def choose_silence(capua: Capua, player: int, index: int, played: int, hit: int) -> None:
    """6.2, 6.3, 6.7, 6.7.1 Clockwise from the left of the one who played it."""
    if capua.silenced:
        return
    kind = capua.content.reaction[SILENCE]
    while index < capua.seats - 1:
        seat = (player + 1 + index) % capua.seats
        if capua.may_play(seat, kind) and capua.heeds(seat, seat == hit):
            options = [PASS]
            if capua.has(seat, kind):
                options.append(BEFORE_REACTIONS + kind)
            window = index + MOST_SEATS * (hit + 1 + HITS * played)
            capua.ask(seat, "react", steps.SILENCE_OR_NOT, options, seat, player, window)
            return
        index += 1


def silence_or_not(capua: Capua, choice: int, seat: int, player: int, window: int) -> None:
    """6.4, 6.9 The next is asked; or this Reaction can itself be silenced, and all ask afresh."""
    index, hit, played = window % MOST_SEATS, hit_in(window), played_in(window)
    if choice == PASS:
        capua.then(steps.CHOOSE_SILENCE, player, index + 1, played, hit)
        return
    play_reaction(capua, seat, choice)
    capua.then(steps.CHOOSE_SILENCE, player, 0, played, hit)
    capua.then(steps.SILENCE_REACTION, seat)
    open_silence(capua, seat, choice, player)


def played_in(window: int) -> int:
    """6.2 The kind of the Reaction that may be silenced."""
    return window // (MOST_SEATS * HITS)


def hit_in(window: int) -> int:
    """6.2 Against whom that Reaction was played."""
    return window // MOST_SEATS % HITS - 1


def silence_reaction(capua: Capua, seat: int) -> None:
    """6.9 The stack resolves from the last card played back."""
    if not is_silenced(capua, seat):
        capua.silenced = True


def is_silenced(capua: Capua, seat: int) -> bool:
    """6.9, 6.10 Whether the Reaction whose turn it is has no effect."""
    if capua.silenced:
        capua.silenced = False
        capua.tell("silenced", seat)
        return True
    return False


def look_at_treasuries(capua: Capua) -> None:
    """2.4, 6.6, R6, R28 Who fell to none by an act: from its doer's left, by all from the Host."""
    fallen, actor = capua.fallen, capua.active
    capua.fallen = 0
    order = capua.all_from(capua.host) if actor == NOBODY else [*capua.others(actor), actor]
    for seat in reversed(order):
        if fallen >> seat & 1:
            open_destitute(capua, seat, seat if actor == NOBODY else actor)


def open_empty_treasuries(capua: Capua) -> None:
    """4.4.3, 6.6 A window for everybody who has no denarii now."""
    for seat in reversed(capua.all_from(capua.host)):
        if capua.coins[seat] == 0:
            open_destitute(capua, seat, seat)


def open_destitute(capua: Capua, victim: int, actor: int) -> None:
    """6.3, 6.6, R75 A window for one empty Treasury, from the left of the one who acted."""
    capua.then(steps.CHOOSE_DESTITUTE, victim, 0, actor)


def choose_destitute(capua: Capua, victim: int, index: int, actor: int) -> None:
    """5.9.2, 6.2, 6.3, 6.6, R57, R63 Everybody but him, while he still has nothing."""
    if capua.coins[victim] or capua.influence[victim] == capua.least:
        return
    kind = capua.content.reaction[DESTITUTE]
    while index < capua.seats:
        seat = (actor + 1 + index) % capua.seats
        if seat != victim and capua.may_play(seat, kind) and capua.heeds(seat, False):
            options = [PASS]
            if capua.has(seat, kind):
                options.append(BEFORE_REACTIONS + kind)
            window = index + MOST_SEATS * actor
            capua.ask(seat, "react", steps.SHAME_OR_NOT, options, seat, victim, window)
            return
        index += 1


def shame_or_not(capua: Capua, choice: int, seat: int, victim: int, window: int) -> None:
    """6.3 The next is asked, or the card can be silenced."""
    index, actor = window % MOST_SEATS, window // MOST_SEATS
    if choice == PASS:
        capua.then(steps.CHOOSE_DESTITUTE, victim, index + 1, actor)
        return
    play_reaction(capua, seat, choice)
    capua.then(steps.SHAME, seat, victim, index, actor)
    open_silence(capua, seat, choice, victim)


def shame(capua: Capua, seat: int, victim: int, index: int, actor: int) -> None:
    """6.3, 6.4, 6.6 He must still have no denarii; who played is asked again, silenced all are."""
    if is_silenced(capua, seat):
        open_destitute(capua, victim, actor)
        return
    capua.then(steps.CHOOSE_DESTITUTE, victim, index, actor)
    if not capua.coins[victim]:
        capua.sink(victim, capua.content.amount[capua.content.reaction[DESTITUTE]])


STEPS: Final = (
    choose_silence,
    silence_or_not,
    silence_reaction,
    look_at_treasuries,
    choose_destitute,
    shame_or_not,
    shame,
)
