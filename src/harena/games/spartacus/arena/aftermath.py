"""Chapters 9.7 to 9.12, after the combat: Influence, Favor, wagers, and the thumb of the Host."""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.arena.wagers import BEHEADED, INJURED_SO, settle_wagers
from harena.games.spartacus.bargains.deeds import keep_deed, void_deed
from harena.games.spartacus.components.capua import (
    CHAMPION,
    FAVORS,
    INJURED,
    NO_DEEDS,
    THUMB_DOWN,
    THUMB_UP,
    TOURNAMENT,
    Capua,
)
from harena.games.spartacus.components.content import BELOVED, CROWD_PLEASER, RALLY
from harena.games.spartacus.components.decks import discard
from harena.games.spartacus.intrigue.windows import (
    BEFORE_REACTIONS,
    PASS,
    is_silenced,
    open_silence,
    play_reaction,
)
from harena.toolkit.fields import replaced

UP: Final = 0
DOWN: Final = 1
PLEASER_EARNS: Final = 2
MOST_BESIDE: Final = 2


def end_combat(capua: Capua) -> None:
    """9.7, 10.9, R35 First the defeat's own effect, then what the winner has of it."""
    loser, grade = capua.combat.loser, capua.combat.grade
    card, seat = capua.fighter(loser), capua.owner(loser)
    capua.tell("defeated", loser, grade)
    if capua.phase == TOURNAMENT:
        capua.then(steps.END_DUEL)
    else:
        capua.then(steps.CELEBRATE)
    if grade == INJURED_SO:
        capua.condition[card] = INJURED
        capua.tell("injured", seat, card)
    elif grade == BEHEADED:
        capua.tell("lost", seat, card)
        discard(capua, card)


def celebrate(capua: Capua) -> None:
    """3.2.4, 9.7, 9.9 Influence, a Favor, perhaps a Champion; then stakes; then the thumb."""
    winner = 1 - capua.combat.loser
    card, seat = capua.fighter(winner), capua.owner(winner)
    capua.then(steps.RAISE_THUMB)
    capua.rise(seat, 1)
    favor(capua, card, seat)
    if capua.content.ability[card] == CROWD_PLEASER:
        capua.earn(seat, PLEASER_EARNS)
    settle_wagers(capua, winner, capua.combat.grade)


def favor(capua: Capua, card: int, seat: int) -> None:
    """9.7, 9.8, 3.6, R36 The third Favor makes a Champion, who has no more of them by default."""
    favors = capua.favors[card]
    if favors & CHAMPION:
        if capua.hoarding and favors & FAVORS < MOST_BESIDE:
            capua.favors = replaced(capua.favors, card, favors + 1)
            capua.tell("favored", seat, card)
    elif favors == FAVORS - 1:
        capua.favors = replaced(capua.favors, card, CHAMPION)
        capua.tell("crowned", seat, card)
        capua.rise(seat, 1)
    else:
        capua.favors = replaced(capua.favors, card, favors + 1)
        capua.tell("favored", seat, card)


def raise_thumb(capua: Capua) -> None:
    """9.10, 9.10.2, 13.4 No choice over the beheaded or a Champion; before it, a call."""
    card = capua.fighter(capua.combat.loser)
    if capua.combat.grade == BEHEADED:
        return
    if capua.is_champion(card):
        capua.tell("spared", capua.owner(capua.combat.loser), card)
        return
    capua.then(steps.CHOOSE_THUMB)
    capua.then(steps.CHOOSE_CALL)


def choose_thumb(capua: Capua) -> None:
    """9.10, 9.10.3 The Host alone decides, whoever owns the loser."""
    capua.ask(capua.host, "thumb", steps.TURN_THUMB, [UP, DOWN])


def turn_thumb(capua: Capua, choice: int) -> None:
    """9.10, 13.1 His own choice is what was paid for."""
    card, seat = capua.fighter(capua.combat.loser), capua.owner(capua.combat.loser)
    capua.thumb = NO_DEEDS
    capua.tell("thumb", choice, seat, card)
    done, undone = (THUMB_UP, THUMB_DOWN) if choice == UP else (THUMB_DOWN, THUMB_UP)
    if choice == DOWN:
        capua.then(steps.EXECUTE)
        capua.then(steps.CHOOSE_RALLY, 0)
    keep_deed(capua, done)
    void_deed(capua, undone)


def choose_rally(capua: Capua, index: int) -> None:
    """6.2, 6.3 Everybody but the Host, the loser's owner first."""
    if capua.cancelled:
        return
    owner, kind = capua.owner(capua.combat.loser), capua.content.reaction[RALLY]
    order = capua.others(capua.host)
    if owner in order:
        order.remove(owner)
        order.insert(0, owner)
    while index < len(order):
        seat = order[index]
        if capua.may_play(seat, kind) and capua.heeds(seat, seat == owner):
            options = [PASS]
            if capua.has(seat, kind):
                options.append(BEFORE_REACTIONS + kind)
            capua.ask(seat, "react", steps.RALLY_OR_NOT, options, seat, index)
            return
        index += 1


def rally_or_not(capua: Capua, choice: int, seat: int, index: int) -> None:
    """6.3, 6.4 The next is asked, or all afresh after a card."""
    if choice == PASS:
        capua.then(steps.CHOOSE_RALLY, index + 1)
        return
    play_reaction(capua, seat, choice)
    capua.then(steps.CHOOSE_RALLY, 0)
    capua.then(steps.RALLY_CROWD, seat)
    open_silence(capua, seat, choice, capua.host)


def rally_crowd(capua: Capua, seat: int) -> None:
    """15.8 The thumb is turned up."""
    if not is_silenced(capua, seat):
        capua.cancelled = True


def execute(capua: Capua) -> None:
    """3.2.2, 9.10, 9.10.1, 15.4, R58 To the discard; it costs the Host for every Favor."""
    card, seat = capua.fighter(capua.combat.loser), capua.owner(capua.combat.loser)
    if capua.cancelled:
        capua.cancelled = False
        capua.tell("spared", seat, card)
        return
    anger = capua.favors[card] & FAVORS
    if capua.content.ability[card] == BELOVED:
        anger += 1
    capua.tell("lost", seat, card)
    discard(capua, card)
    capua.sink(capua.host, anger)


STEPS: Final = (
    end_combat,
    celebrate,
    raise_thumb,
    choose_thumb,
    turn_thumb,
    choose_rally,
    rally_or_not,
    rally_crowd,
    execute,
)
