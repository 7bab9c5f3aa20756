"""Positions drawn in a few words, choices made by their meaning, and events told in words.

A team is `a:NSST+1`: seat 0's net, two swords and trident, with one wound token on their space. An
animal is its id, `lion-1+2` with two wounds. Dice are `.` blank, `*` single hit, `#` lethal hit.
Positions are built as views and read from views, so no test knows how an arena keeps its pieces.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from harena.face import begin, rulebook
from harena.games.clash.content import LETTERS, TYPES, Content, read
from harena.games.clash.state import NO_ANIMAL, NOBODY, NOWHERE, Arena
from harena.kernel.codec import find_due
from harena.kernel.dice import Dice
from harena.kernel.match import Match
from harena.kernel.rulebook import View
from harena.kernel.setup import Pack, PlayValue
from harena.toolkit.views import inner, inners, ints, number

CLASH: Final = rulebook("clash")
SEATS: Final = "abcde"
SIGNS: Final = ".*#"
FACE_OF: Final = {".": 0, "*": 3, "#": 5}
# No die shows this: a roll that nobody scripted is refused instead of being left to chance.
NO_FACE: Final = -1


# Positions.


def arrange(
    pieces: Mapping[str, str],
    *,
    seats: int = 2,
    turn: int = 0,
    first: int = 0,
    spares: Sequence[str] | None = None,
    pens: Mapping[int, str] | None = None,
    idle: int = 0,
    options: Mapping[str, PlayValue] | None = None,
    pack: Pack | None = None,
) -> Match:
    """The fight, at the beginning of a seat's turn.

    Gladiators that are not drawn are out of the game. Animals that are not drawn lie beside the
    board; if spares are named, only those do, and the others are dead.
    """
    bare = lay_out(seats, first, options, pack)
    drawing = draw(bare, pieces, pens or {})
    left = unseen(bare, drawing)
    beside = left if spares is None else [animal_number(bare, animal) for animal in spares]
    assert set(beside) <= set(left), "a spare animal is drawn elsewhere too"
    drawing["bases"] = [0] * seats
    drawing["gone"] = {
        "men": drawing["piles"],
        "animals": [animal for animal in left if animal not in beside],
    }
    drawing["piles"] = [0] * len(TYPES)
    drawing["spares"] = beside
    drawing["stack"] = 0
    drawing["idle"] = idle
    return stand_at(bare, drawing, "take_turn", turn)


def duel(attacker: str, defender: str) -> Match:
    """Seat 0's team at C2 beside seat 1's at C3; each has another far off, so the game goes on."""
    return arrange(
        {"C2": f"a:{attacker}", "C3": f"b:{defender}", "A1": "a:SSSS", "E1": "b:SSSS"},
    )


def hunt(team: str, animal: str) -> Match:
    """Seat 2's team at C2 beside an animal at C3, for whom seat 0 rolls; each has another team."""
    return arrange(
        {"C2": f"c:{team}", "C3": animal, "A1": "c:SSSS", "E1": "a:SSSS", "E3": "b:SSSS"},
        seats=3,
        turn=2,
    )


def entry(
    pieces: Mapping[str, str],
    *,
    seats: int = 2,
    turn: int = 0,
    first: int = 0,
    piles: str | None = None,
    options: Mapping[str, PlayValue] | None = None,
    pack: Pack | None = None,
) -> Match:
    """The entry of the gladiators, when it is a seat's turn to place one.

    The piles hold what is not drawn; if they are named, only that, and the rest is out of the game.
    """
    bare = lay_out(seats, first, options, pack)
    drawing = draw(bare, pieces, {})
    owners = [number(space, "owner") for space in inners(drawing, "spaces")]
    bases = [have - owners.count(seat) for seat, have in enumerate(ints(drawing, "bases"))]
    assert min(bases) >= 0, "more bases are drawn than there are"
    drawing["bases"] = bases
    if piles is not None:
        left = [piles.count(letter) for letter in LETTERS]
        out = [have - keep for have, keep in zip(ints(drawing, "piles"), left, strict=True)]
        drawing["gone"] = {"men": out, "animals": []}
        drawing["piles"] = left
    return stand_at(bare, drawing, "enter_gladiators", turn)


def lairs(
    pieces: Mapping[str, str],
    *,
    stack: Sequence[str],
    seats: int = 2,
    turn: int = 0,
    first: int = 0,
    options: Mapping[str, PlayValue] | None = None,
    pack: Pack | None = None,
) -> Match:
    """The entry of the animals, when a seat is to draw; of the stack the top is named first."""
    bare = lay_out(seats, first, options, pack)
    drawing = draw(bare, pieces, {})
    named = [animal_number(bare, animal) for animal in stack]
    left = unseen(bare, drawing)
    drawing["bases"] = [0] * seats
    drawing["gone"] = {"men": drawing["piles"], "animals": []}
    drawing["piles"] = [0] * len(TYPES)
    drawing["stack"] = len(left)
    match = stand_at(bare, drawing, "draw_animal", turn)
    arena_of(match).stack = [animal for animal in left if animal not in named] + named[::-1]
    return match


def lay_out(
    seats: int, first: int, options: Mapping[str, PlayValue] | None, pack: Pack | None
) -> Match:
    """A match at its very beginning."""
    return begin("clash", seats, "arranged", {"first": first, **(options or {})}, pack)


def draw(bare: Match, pieces: Mapping[str, str], pens: Mapping[int, str]) -> View:
    """A view with these pieces on the board and in the pens, taken from the piles."""
    drawing = bare.view(None)
    piles = ints(drawing, "piles")
    spaces = inners(drawing, "spaces")
    for space, drawn in pieces.items():
        spaces[content_of(bare).board.ids.index(space)] = draw_space(bare, drawn, piles)
    held = inners(drawing, "pens")
    for seat, drawn in pens.items():
        held[seat] = draw_pen(bare, drawn, piles)
    assert min(piles) >= 0, "more gladiators are drawn than there are"
    drawing["piles"] = piles
    drawing["round"] = 1
    return drawing


def draw_space(bare: Match, drawn: str, piles: list[int]) -> View:
    """A space as it is seen, with a team or an animal on it."""
    piece, _, tokens = drawn.partition("+")
    owner, colon, men = piece.partition(":")
    return {
        "owner": SEATS.index(owner) if colon else NOBODY,
        "men": take(piles, men),
        "animal": NO_ANIMAL if colon else animal_number(bare, piece),
        "tokens": int(tokens or 0),
    }


def draw_pen(bare: Match, drawn: str, piles: list[int]) -> View:
    """A pen as it is seen: `SSL bear-1`."""
    words = drawn.split()
    animals = [animal_number(bare, word) for word in words if "-" in word]
    return {
        "men": take(piles, "".join(word for word in words if "-" not in word)),
        "animals": animals,
    }


def take(piles: list[int], men: str) -> list[int]:
    """Take gladiators from the piles: how many of each type."""
    taken = [men.count(letter) for letter in LETTERS]
    assert sum(taken) == len(men), f"{men} has letters besides {LETTERS}"
    for kind, count in enumerate(taken):
        piles[kind] -= count
    return taken


def unseen(bare: Match, drawing: View) -> list[int]:
    """The animals that are neither on the board nor in a pen."""
    seen = [number(space, "animal") for space in inners(drawing, "spaces")]
    for held in inners(drawing, "pens"):
        seen += ints(held, "animals")
    return [animal for animal in range(len(content_of(bare).animal_ids)) if animal not in seen]


def stand_at(bare: Match, drawing: View, step: str, seat: int) -> Match:
    """The match that a view shows, when a step is due; it has not been taken yet."""
    dice = Dice()
    dice.seed("arranged")
    state = CLASH.imagine(bare.setup, drawing, dice)
    state.runner = CLASH.run
    state.dice = dice
    dice.script = [NO_FACE]
    state.put_agenda([find_due(CLASH, [step, seat, 0, 0, 0])])
    return Match(CLASH, bare.setup, "arranged", b"", state)


def content_of(match: Match) -> Content:
    return read(match.setup.pack)


def animal_number(match: Match, animal: str) -> int:
    return content_of(match).animal_ids.index(animal)


# Acts.


def script(match: Match, *rolls: str) -> None:
    """Force the next faces of the dice, one word a roll."""
    dice = match.state.dice
    dice.script = [*dice.script[:-1], *(FACE_OF[sign] for roll in rolls for sign in roll), NO_FACE]


def unscript(match: Match) -> None:
    """Leave the dice to chance again."""
    match.state.dice.script = []


def wake(match: Match) -> None:
    """Play up to the next question; nothing happens where one is waiting."""
    match.rulebook.run(match.state)


def asked(match: Match) -> str:
    """Who is asked what: `b casualty`; nothing when the match is over."""
    wake(match)
    return " ".join(f"{SEATS[one.seat]} {one.ask}" for one in match.state.pending)


def offered(match: Match, ask: str) -> list[str]:
    """The options of the question that is asked now, by name."""
    assert asked(match).endswith(f" {ask}"), f"{ask} expected, but asked is: {asked(match)}"
    (seat,) = match.to_act
    names = domain(match, match.rulebook.asks[ask][0])
    return [names[option.choice] for option in match.options(seat)]


def choose(match: Match, ask: str, name: str) -> None:
    """Answer the question that is asked now."""
    names = offered(match, ask)
    assert name in names, f"{ask}: {name} is not offered, only {names}"
    match.answer(match.to_act[0], names.index(name))


def refusal(match: Match, ask: str, name: str, seat: int | None = None) -> str:
    """Why a choice of that name would be refused to the seat that is asked, or to another."""
    wake(match)
    choice = domain(match, match.rulebook.asks[ask][0]).index(name)
    return match.refusal(match.to_act[0] if seat is None else seat, ask, choice)


def attack(match: Match, start: str, target: str, ground: str = "") -> None:
    """Send a team: answer for team, ground and target where they are asked."""
    plan = {"team": start, "ground": ground or start, "target": target}
    assert send(match, plan) == f"{ground or start} {target}"


def lead(match: Match, animal: str, target: str, ground: str = "") -> None:
    """Lead an animal: answer for beast, ground and target where they are asked."""
    ground = ground or where(match, animal)
    plan = {"beast": animal, "ground": ground, "target": target}
    assert send(match, plan) == f"{ground} {target}"


def send(match: Match, plan: Mapping[str, str]) -> str:
    """Answer by a plan until the attack is told; its ground and its target."""
    before = len(told(match, "attacked"))
    wake(match)
    while len(told(match, "attacked")) == before:
        ask = match.state.pending[0].ask
        choose(match, ask, plan[ask])
    return told(match, "attacked")[before].split(maxsplit=2)[2]


def wander(match: Match, seed: str) -> Iterator[str]:
    """Play at random to the end; what is asked is yielded before each answer."""
    chooser = Dice()
    chooser.seed(seed)
    wake(match)
    while match.to_act:
        (seat,) = match.to_act
        yield match.state.pending[0].ask
        match.answer(seat, chooser.below(match.choices(seat)))


def play_out(match: Match, seed: str) -> Match:
    """The same match, played at random to its end."""
    for _ in wander(match, seed):
        pass
    return match


def play_until(match: Match, seed: str, *asks: str) -> Match:
    """The same match, played at random until one of these is asked."""
    for ask in wander(match, seed):
        if ask in asks:
            break
    return match


# Looks.


def arena_of(match: Match) -> Arena:
    assert isinstance(match.state, Arena)
    return match.state


def at(match: Match, space: str) -> str:
    """What stands on a space, as it is drawn; nothing for an empty one."""
    place = content_of(match).board.ids.index(space)
    return piece_text(match, inners(match.view(None), "spaces")[place])


def board(match: Match) -> dict[str, str]:
    """Everything that stands on the board, as it is drawn."""
    seen = zip(content_of(match).board.ids, inners(match.view(None), "spaces"), strict=True)
    drawn = {space: piece_text(match, shown) for space, shown in seen}
    return {space: piece for space, piece in drawn.items() if piece}


def piece_text(match: Match, shown: View) -> str:
    """A piece as it is drawn; tokens on an empty space would show as well."""
    owner, animal, tokens = (number(shown, key) for key in ("owner", "animal", "tokens"))
    men = letters(ints(shown, "men"))
    assert bool(men) == (owner != NOBODY), "a base without men, or men without a base"
    assert owner == NOBODY or animal == NO_ANIMAL, "two pieces on one space"
    piece = f"{SEATS[owner]}:{men}" if men else ""
    if animal != NO_ANIMAL:
        piece = content_of(match).animal_ids[animal]
    return piece + (f"+{tokens}" if tokens else "")


def where(match: Match, animal: str) -> str:
    """The space of an animal; nowhere if it is not on the board."""
    for space, piece in board(match).items():
        if piece.partition("+")[0] == animal:
            return space
    return ""


def pen(match: Match, seat: int) -> str:
    """What a pen holds: `LSS bear-1`."""
    held = inners(match.view(None), "pens")[seat]
    men = letters(ints(held, "men"))
    return " ".join([men] * bool(men) + animals(match, ints(held, "animals")))


def gone(match: Match) -> int:
    """How many gladiators are out of the game."""
    return sum(ints(inner(match.view(None), "gone"), "men"))


def beside(match: Match) -> list[str]:
    """The animals that lie face up beside the board."""
    return animals(match, ints(match.view(None), "spares"))


def lost_animals(match: Match) -> list[str]:
    """The animals that are dead and in nobody's pen."""
    return animals(match, ints(inner(match.view(None), "gone"), "animals"))


def animals(match: Match, numbers: Sequence[int]) -> list[str]:
    return [content_of(match).animal_ids[animal] for animal in numbers]


def letters(men: Sequence[int]) -> str:
    """Gladiators as a word: `NSST`."""
    return "".join(letter * count for letter, count in zip(LETTERS, men, strict=True))


def is_between_battles(match: Match) -> bool:
    """Whether no battle is going on."""
    return ints(inner(match.view(None), "battle"), "at") == [NOWHERE, NOWHERE]


def grounds(match: Match, start: str) -> list[str]:
    """The grounds a team could choose this turn; the match itself goes no further."""
    return planned_grounds(match.copy(), "team", start)


def beast_grounds(match: Match, animal: str) -> list[str]:
    """The grounds an animal could be led to this turn; the match itself goes no further."""
    return planned_grounds(match.copy(), "beast", animal)


def planned_grounds(match: Match, ask: str, name: str) -> list[str]:
    """The grounds that are offered, or the only one, which is taken without a question."""
    unscript(match)
    wake(match)
    if not told(match, "attacked") and match.state.pending[0].ask == ask:
        choose(match, ask, name)
    if told(match, "attacked"):
        return [told(match, "attacked")[0].split()[2]]
    (seat,) = match.to_act
    if match.state.pending[0].ask == "target":
        return [content_of(match).board.ids[match.options(seat)[0].args[2]]]
    return offered(match, "ground")


def told(match: Match, *kinds: str) -> list[str]:
    """The events of some kinds in words, `rolled b C3 keep *.`; all events if none is named."""
    return [
        in_words(match, event.kind, event.args)
        for event in match.events
        if not kinds or event.kind in kinds
    ]


def in_words(match: Match, kind: str, args: Sequence[int]) -> str:
    """An event by the names of its arguments, without those that explain; dice are one word."""
    words = [kind]
    rest = list(args)
    for name in match.rulebook.events[kind]:
        if name.startswith("+"):
            break
        several = rest if name.startswith("*") else [rest.pop(0)]
        kind_of = name.removeprefix("*").rpartition(":")[2]
        if kind_of == "face":
            words.append("".join(SIGNS[one] for one in several))
        else:
            words += [word(match, kind_of, one) for one in several]
    return " ".join(words)


def explained(match: Match, kind: str) -> dict[str, int]:
    """What the newest event of a kind explains, by the names of its arguments."""
    event = [event for event in match.events if event.kind == kind][-1]
    names = match.rulebook.events[kind]
    pairs = zip(names, event.args, strict=True)
    return {name[1:]: value for name, value in pairs if name.startswith("+")}


def word(match: Match, kind_of: str, one: int) -> str:
    """An argument by its name: seats are letters, nobody is `-`, and counts are numbers."""
    if kind_of == "seat":
        return "-" if one == NOBODY else SEATS[one]
    names = domain(match, kind_of)
    return names[one] if names else str(one)


def domain(match: Match, name: str) -> list[str]:
    """The names of a domain, animals by their ids; none if there is no such domain."""
    names = match.rulebook.names(match.setup).get(name, [])
    ids = content_of(match).animal_ids
    return ids + names[len(ids) :] if name in ("animal", "beast") else names
