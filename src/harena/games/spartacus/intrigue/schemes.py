"""Chapters 5.6 to 5.11, Schemes: launched, answered with Guards and Reactions, carried out.

Boosts are paid, the card is shown, its target declared (6.8). Then the target is asked, then the
others, until all have passed or the Scheme is cancelled. What stands is paid for and takes effect.
"""

from typing import Final

from harena.games.spartacus import steps
from harena.games.spartacus.components.capua import MINE, NO_CARD, NO_KIND, NOBODY, Capua
from harena.games.spartacus.components.content import (
    CANCEL,
    CANCEL_AND_GAIN,
    CAPTAIN,
    ELOQUENCE,
    FRIENDS,
    GUARD,
    OLD_NAME,
    REROLL_GUARD,
    TURN_BLADE,
)
from harena.games.spartacus.components.decks import exhaust, leave_hand, throw
from harena.games.spartacus.intrigue.aims import (
    BY_NAME,
    NAMES,
    NO_BOOST,
    ORATOR,
    ORATOR_ADDS,
    boosts,
    cost_of,
    has_effect,
    named_points,
    point_price,
    power_index,
    strength,
    suffices,
    targets,
)
from harena.games.spartacus.intrigue.effects import take_effect
from harena.games.spartacus.intrigue.powers import power_of
from harena.games.spartacus.intrigue.support import take_back
from harena.games.spartacus.intrigue.windows import (
    BEFORE_REACTIONS,
    HAND_GUARD,
    PASS,
    TABLE_GUARD,
    is_silenced,
    open_silence,
    play_reaction,
)
from harena.games.spartacus.setup.preparation import SIDES
from harena.toolkit.fields import replaced

GUARD_SUCCEEDS: Final = 4
WITH_CAPTAIN: Final = 3


def prepare_scheme(capua: Capua, seat: int) -> None:
    """6.6, 6.8 Boosts first, if Influence and support are not enough; windows only at the end."""
    capua.hold_windows_back()
    capua.then(steps.SHOW_SCHEME, seat)
    if strength(capua, seat) < capua.content.required[capua.locked[seat]]:
        capua.then(steps.CHOOSE_BOOST, seat)


def choose_boost(capua: Capua, seat: int) -> None:
    """5.6, 5.7.6, 6.8 Points bought, an old name, the Orator, or both; or he takes it back."""
    options = boosts(capua, seat, capua.locked[seat])
    if options:
        capua.ask(seat, "boost", steps.ADD_BOOST, [*options, NO_BOOST], seat)


def add_boost(capua: Capua, choice: int, seat: int) -> None:
    """15.3, 15.5 Paid at once, and lost even if the Scheme is cancelled.

    5.7.6, R72: without it the Scheme goes back unseen, and counts among those of the turn.
    """
    if choice == NO_BOOST:
        capua.schemes += 1
        return
    by_name = choice % ORATOR == BY_NAME
    points = named_points(capua, seat) if by_name else choice % ORATOR
    capua.boost = points
    capua.tell("boosted", seat, points, choice // ORATOR)
    if choice >= ORATOR:
        capua.boost += ORATOR_ADDS
        exhaust(capua, capua.bearer(seat, ELOQUENCE))
    if points:
        price = 0 if by_name else point_price(capua, seat)
        index = power_index(capua, seat, OLD_NAME if by_name else FRIENDS)
        capua.powers_used |= 1 << index
        capua.tell("used_power", seat, power_of(capua, seat, index))
        capua.spend(seat, points * price)


def show_scheme(capua: Capua, seat: int) -> None:
    """5.6, 5.6.1, 5.6.2, 5.7.6 The card is shown, if it can still be launched; or it goes back."""
    kind = capua.locked[seat]
    missing = strength(capua, seat) < capua.content.required[kind]
    if missing or not suffices(capua, seat, kind):
        take_back(capua, seat)
        return
    capua.locked = replaced(capua.locked, seat, NO_KIND)
    capua.pleading = False
    capua.scheme = kind
    capua.cancelled = False
    capua.schemes += 1
    leave_hand(capua, seat, kind)
    capua.tell("showed", seat, kind)
    capua.then(steps.CHOOSE_TARGET, seat)


def choose_target(capua: Capua, seat: int) -> None:
    """5.6.1, 5.6.2 At whom, and what is named now (R18); nobody on whom it has no effect."""
    options = targets(capua, seat, capua.scheme)
    if options:
        capua.choose(seat, "target", steps.LAUNCH_SCHEME, options, seat)
    else:
        capua.then(steps.FINISH_SCHEME)


def launch_scheme(capua: Capua, choice: int, seat: int) -> None:
    """5.10, 6.8 It is declared; everybody entitled may answer it before it takes effect."""
    capua.target = choice // NAMES
    capua.named = choice % NAMES
    capua.beneficiary = seat
    capua.tell("launched", seat, capua.scheme, capua.target, capua.named)
    capua.then(steps.RESOLVE_SCHEME, seat)
    capua.then(steps.CHOOSE_ANSWER, 0)


def answering(capua: Capua) -> list[int]:
    """6.2, 6.3 The target first, then the others from the schemer's left; who is asked in order."""
    schemer, target = capua.active, capua.target
    order = [seat for seat in capua.others(schemer) if seat != target]
    if target != schemer or capua.beneficiary != schemer:
        order.insert(0, target)
    return order


def choose_answer(capua: Capua, index: int) -> None:
    """5.8, 5.10, 6.1, 6.2, 6.7, 6.7.1 Guards and Reactions of the target, then of the others."""
    if capua.cancelled:
        return
    order = answering(capua)
    while index < len(order):
        seat = order[index]
        if may_answer(capua, seat) and capua.heeds(seat, concerns(capua, seat)):
            options = answers(capua, seat)
            capua.ask(seat, "react", steps.ANSWER_SCHEME, options, seat, index)
            return
        index += 1


def may_answer(capua: Capua, seat: int) -> bool:
    """6.7 Whether he might, for all that everybody can see."""
    if seat == capua.target and (capua.guards[seat] or capua.held[seat]):
        return True
    if seat == capua.active:
        return False
    reaction = capua.content.reaction
    return capua.may_play(seat, reaction[CANCEL]) or capua.may_play(seat, reaction[CANCEL_AND_GAIN])


def concerns(capua: Capua, seat: int) -> bool:
    """6.7.1 Whether a Scheme is at him, and not below what he wants to be asked for."""
    required = capua.content.required[capua.scheme]
    return seat == capua.target and (capua.orders[seat] <= MINE or required >= capua.orders[seat])


def answers(capua: Capua, seat: int) -> list[int]:
    """5.7.4, 5.8, 5.9, 5.9.1, 6.2 To pass, and what he really has."""
    content = capua.content
    options = [PASS]
    if seat == capua.target:
        if capua.has(seat, GUARD):
            options.append(HAND_GUARD)
        if capua.guards[seat]:
            options.append(TABLE_GUARD)
    if seat != capua.active:
        effects = [CANCEL, CANCEL_AND_GAIN]
        if seat == capua.target and turnable(capua, seat):
            effects.append(TURN_BLADE)
        for effect in effects:
            kind = content.reaction[effect]
            if capua.can_play(seat, kind):
                options.append(BEFORE_REACTIONS + kind)
    return options


def turnable(capua: Capua, seat: int) -> list[int]:
    """15.8 Turn the Blade: any other on whom it can have effect, the schemer too."""
    return [
        other
        for other in range(capua.seats)
        if other != seat and has_effect(capua, other, capua.scheme, capua.named)
    ]


def answer_scheme(capua: Capua, choice: int, seat: int, index: int) -> None:
    """6.3, 6.4 Who passes is done; after a Reaction everybody is asked afresh."""
    if choice == PASS:
        capua.then(steps.CHOOSE_ANSWER, index + 1)
    elif choice in (HAND_GUARD, TABLE_GUARD):
        capua.then(steps.CHOOSE_ANSWER, index)
        post_guard(capua, choice, seat)
    else:
        kind = play_reaction(capua, seat, choice)
        capua.then(steps.CHOOSE_ANSWER, 0)
        if capua.content.effect[kind] == TURN_BLADE:
            capua.then(steps.TURN_SCHEME, seat)
        else:
            capua.then(steps.CANCEL_SCHEME, seat, kind)
        open_silence(capua, seat, choice, capua.active)


def post_guard(capua: Capua, choice: int, seat: int) -> None:
    """5.8, 5.8.1, 5.8.2, 15.7 A Guard is discarded and a die rolled."""
    if choice == HAND_GUARD:
        throw(capua, seat, GUARD)
    else:
        capua.guards[seat] -= 1
        capua.thrown[GUARD] += 1
    roll_guard(capua, seat)


def needed_by_guard(capua: Capua, seat: int) -> int:
    """5.8, 15.5 What a Guard must roll."""
    return GUARD_SUCCEEDS if capua.bearer(seat, CAPTAIN) == NO_CARD else WITH_CAPTAIN


def roll_guard(capua: Capua, seat: int) -> None:
    """5.8, 15.5 Four or more cancels the Scheme, three or more with the Guard Captain."""
    needed = needed_by_guard(capua, seat)
    die = 1 + capua.dice.below(SIDES)
    capua.tell("guarded", seat, die, int(die >= needed))
    if die >= needed:
        capua.cancelled = True
    elif capua.may_play(seat, capua.content.reaction[REROLL_GUARD]) and capua.heeds(seat, True):
        capua.then(steps.CHOOSE_BODYGUARD, seat)


def choose_bodyguard(capua: Capua, seat: int) -> None:
    """6.2 After a Guard has failed, its owner may let him roll again."""
    if capua.cancelled or not capua.heeds(seat, True):
        return
    kind = capua.content.reaction[REROLL_GUARD]
    options = [PASS]
    if capua.can_play(seat, kind):
        options.append(BEFORE_REACTIONS + kind)
    capua.ask(seat, "react", steps.BODYGUARD, options, seat)


def bodyguard(capua: Capua, choice: int, seat: int) -> None:
    """15.8 One card, one roll more."""
    if choice == PASS:
        return
    play_reaction(capua, seat, choice)
    capua.then(steps.ROLL_AGAIN, seat)
    open_silence(capua, seat, choice, capua.active)


def roll_again(capua: Capua, seat: int) -> None:
    """6.4, 15.8 The new result stands; a silenced card leaves the question open."""
    if is_silenced(capua, seat):
        capua.then(steps.CHOOSE_BODYGUARD, seat)
    else:
        roll_guard(capua, seat)


def cancel_scheme(capua: Capua, seat: int, kind: int) -> None:
    """5.9.1, 5.11.1 No effect and no cost."""
    if not is_silenced(capua, seat):
        capua.cancelled = True
        capua.earn(seat, capua.content.amount[kind])


def turn_scheme(capua: Capua, seat: int) -> None:
    """15.8 Turn the Blade takes effect: a new target must be chosen."""
    if not is_silenced(capua, seat) and turnable(capua, seat):
        capua.then(steps.CHOOSE_REDIRECT, seat)


def choose_redirect(capua: Capua, seat: int) -> None:
    """15.8 Never himself; if in the meantime it could hit nobody any more, it stays with him."""
    others = turnable(capua, seat)
    if others:
        capua.choose(seat, "redirect", steps.REDIRECT, others, seat)


def redirect(capua: Capua, target: int, seat: int) -> None:
    """15.8 If it hits the schemer, "you" in its text is now the one who turned it."""
    capua.target = target
    capua.beneficiary = seat if target == capua.active else capua.active
    capua.tell("redirected", seat, target)


def resolve_scheme(capua: Capua, seat: int) -> None:
    """5.11, 5.11.1, 5.11.2, 6.5, 6.8 It stands or not; the cost is checked again and paid."""
    kind = capua.scheme
    if capua.cancelled or capua.coins[seat] < cost_of(capua, kind):
        capua.tell("cancelled", seat, kind)
        capua.then(steps.FINISH_SCHEME)
        return
    capua.then(steps.FINISH_SCHEME)
    capua.tell("succeeded", seat, kind)
    each = capua.content.pay_each[kind]
    for other in capua.others(seat):
        capua.hand_over(seat, other, each)
    capua.spend(seat, capua.content.pay_bank[kind])
    take_effect(capua, kind, capua.beneficiary, capua.target)


def finish_scheme(capua: Capua) -> None:
    """5.11, 5.11.5 The card is discarded."""
    capua.thrown[capua.scheme] += 1
    capua.scheme = NO_KIND
    capua.target = capua.beneficiary = NOBODY
    capua.named = capua.supporters = capua.boost = 0
    capua.cancelled = False


STEPS: Final = (
    prepare_scheme,
    choose_boost,
    add_boost,
    show_scheme,
    choose_target,
    launch_scheme,
    choose_answer,
    answer_scheme,
    choose_bodyguard,
    bodyguard,
    roll_again,
    cancel_scheme,
    turn_scheme,
    choose_redirect,
    redirect,
    resolve_scheme,
    finish_scheme,
)
