"""What a use of a card looks like to a hasty player."""

from typing import Final, final

from harena.games.jugula.advice.aims import BOUND
from harena.games.jugula.advice.positions import position_of
from harena.games.jugula.advice.tactics import worth_of_card
from harena.games.jugula.components.arena import FAMILIA, WOUNDED, Arena
from harena.games.jugula.components.content import (
    AGMEN,
    ALL_PRIMA,
    ARDOR_ORIS,
    ATTACK,
    AUGURIUM,
    CARNIFEX,
    CLAMOR,
    CONCURSUS,
    CONVERSIO,
    CURSUS,
    DOLUS,
    DRAW,
    FATALITAS,
    FAVOR,
    FUGA,
    FUROR,
    IMPETUS,
    INSIDIAE,
    INVIDIA,
    MEDICUS,
    MEMORIA,
    MOVE,
    MURUS,
    NO_TEXT,
    PRIMA,
    PULVIS,
    SOLUTIO,
    TESTUDO,
    TOP_VOX,
    UMBO,
    VAE_VICTIS,
    VOX,
)
from harena.games.jugula.turn.needs import KINDS_OF_USE, has_needs
from harena.games.jugula.turn.texts import braving

# Texts that neither attack nor move, as they come out on the average.
PLAIN: Final = {
    MEMORIA: 0.3,
    INVIDIA: 0.3,
    FUGA: 0.15,
    CONVERSIO: 0.15,
    UMBO: 0.25,
    SOLUTIO: 0.2,
    AGMEN: 0.2,
    CURSUS: 0.45,
    FAVOR: 0.5,
    AUGURIUM: 0.4,
    VAE_VICTIS: 0.2,
    TESTUDO: 0.1,
    MURUS: 0.1,
}
OF_ATTACK: Final = (ARDOR_ORIS, FATALITAS, FUROR, DOLUS, CARNIFEX, INSIDIAE)
MOVED: Final = 0.5
SHED_WORTH: Final = 0.4
GONE: Final = 0.25
FEW_PRIMA: Final = 0.6
MANY_PRIMA: Final = 0.2
SOON_USED: Final = 0.5
DUSTED: Final = 0.3
ENOUGH_PRIMA: Final = 3


@final
class Prospect:
    """What a seat can do now: the best attack of each man, what each gains by a move, a leap."""

    def __init__(self) -> None:
        self.attacks: list[float] = []
        self.moves: list[float] = []
        self.leap = 0.0


def prospect_of(arena: Arena, seat: int) -> Prospect:
    """Looked at once for all uses of all cards; the best first."""
    found = Prospect()
    position = position_of(arena)
    for man in arena.men(seat):
        now = position.best_attack(arena, man)
        if now > 0:
            found.attacks.append(now)
        if arena.hindered >> man & 1:
            found.moves.append(SHED_WORTH)
            continue
        _, _, worth = position.aim(arena, man)
        if arena.dangers_on(arena.square[man], seat):
            worth *= BOUND
        found.leap = max(found.leap, worth)
        found.moves.append(max(0.0, worth - now))
    found.attacks.sort(reverse=True)
    found.moves.sort(reverse=True)
    return found


def gain_of_move(arena: Arena, man: int) -> float:
    """What a man gains by going where his next attack promises most."""
    position = position_of(arena)
    _, _, worth = position.aim(arena, man)
    if arena.dangers_on(arena.square[man], man // FAMILIA):
        worth *= BOUND
    return worth - position.best_attack(arena, man)


def worth_of_play(arena: Arena, seat: int, choice: int, prospect: Prospect) -> float:
    """The use, less the card that is gone for now."""
    card, use = choice // KINDS_OF_USE, choice % KINDS_OF_USE
    content = arena.content
    gone = GONE * worth_of_card(arena, card)
    if use == ATTACK:
        return sum(prospect.attacks[: content.attacks[card]]) - gone
    if use == MOVE:
        return MOVED * sum(prospect.moves[: content.move[card]]) - gone
    if use == VOX:
        return worth_of_vox(arena, seat, content.vox[card]) - gone
    if use == DRAW:
        held = arena.held(seat)
        room = content.limit[arena.vox[seat]] + 1 - held
        worth = 0.12 * max(0, min(content.draw[card], room))
        return worth + (0.2 if held <= 2 else 0.0) - gone
    if use == PRIMA:
        taken = (ALL_PRIMA & ~arena.prima[seat]).bit_count()
        return (FEW_PRIMA if taken < ENOUGH_PRIMA else MANY_PRIMA) - gone
    return worth_of_text(arena, seat, content.text[card], prospect) - gone


def worth_of_taking(arena: Arena, seat: int, card: int, prospect: Prospect) -> float:
    """A Prima card: what it is worth to have it, and more if its text can be used as things are."""
    worth, text = worth_of_card(arena, card), arena.content.text[card]
    if not has_needs(arena, seat, text, bool(prospect.attacks)):
        return worth
    return worth + SOON_USED * worth_of_text(arena, seat, text, prospect)


def worth_of_vox(arena: Arena, seat: int, number: int) -> float:
    """More for a bonus and a larger hand than for the way there."""
    level = arena.vox[seat]
    after = min(TOP_VOX, level + number)
    content = arena.content
    bonus = content.bonus[after] - content.bonus[level]
    room = content.limit[after] - content.limit[level]
    return 0.04 * (after - level) + 0.3 * bonus + 0.1 * room


def worth_of_text(arena: Arena, seat: int, text: int, prospect: Prospect) -> float:
    """Attacks with what the text adds to them; the others as they come."""
    if text == IMPETUS:
        return prospect.leap
    if text == CONCURSUS:
        return prospect.leap + 0.5 * MOVED * sum(prospect.moves[1:2])
    if text in OF_ATTACK:
        arena.text = text
        found = position_of(arena).best_attacks(arena, seat)
        arena.text = NO_TEXT
        number = 2 if text in (FUROR, CARNIFEX) else 1
        extra = {ARDOR_ORIS: -0.9, FATALITAS: 0.5, DOLUS: 0.35, INSIDIAE: 0.1}.get(text, 0.0)
        return sum(found[:number]) + extra
    if text == PULVIS:
        return DUSTED + DUSTED * sum(prospect.attacks)
    if text == CLAMOR:
        return worth_of_vox(arena, seat, 1 + braving(arena, seat))
    if text == MEDICUS:
        return 0.9 if hurt(arena, seat) > 1 else 0.6
    return PLAIN[text]


def hurt(arena: Arena, seat: int) -> int:
    """How many of his are wounded."""
    found = 0
    for man in range(FAMILIA * seat, FAMILIA * seat + FAMILIA):
        found += arena.condition[man] == WOUNDED
    return found
