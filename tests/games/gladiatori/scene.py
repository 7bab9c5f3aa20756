"""A position laid out directly, and answers chosen by meaning.

`Scene(2)` is a bout of two created gladiators in turn 1, combat round 1, far apart, each with the
four Action cards in hand, all Skills and Abilities at 5, no Items, no Powers. `place`, `give` and
`beast` change that; `attack`, `take_round` and `begin` start something; `run` answers.
"""

from collections.abc import Iterable
from typing import Any, Final, Self

from harena.face import rulebook
from harena.games.gladiatori import steps
from harena.games.gladiatori.components.bout import FIRST_BEAST, NOBODY, Bout
from harena.games.gladiatori.components.card_row import FACE_DOWN, ROTATED, lay
from harena.games.gladiatori.components.cards import ACTION_CARDS, CARDS, NO_CARDS, ONE, counts
from harena.games.gladiatori.components.figures import where
from harena.games.gladiatori.components.traits import TRAITS
from harena.games.gladiatori.fight.final_values import PARTS
from harena.kernel.match import Match
from harena.kernel.setup import PlayValue
from harena.toolkit.hexes import STEPS

TRAIT_NAMES: Final = ("offense", "guard", "endurance", "blood", "speed")
CORNERS: Final = [(-5, 0), (5, 0), (0, -5), (0, 5)]
SHORT: Final = {"S": "strength", "D": "dexterity", "B": "berserk", "M": "movement"}
SHORTER: Final = {"0": "energy_0", "1": "energy_1", "F": "feint"}
# What is answered where a test says nothing.
DEFAULTS: Final = {
    "opening": "ready",
    "closing": "ready",
    "action": "pass",
    "add": "enough",
    "fight": "none",
    "break": "none",
    "reaction": "pass",
    "plain": "enough",
    "rage": "keep",
    "overskill": "none",
    "power": "none",
    "sacrifice": "none",
    "acrobatics": "no",
    "skill": "no",
    "blood": "0",
    "dodge": "0",
    "unbalanced": "marker",
    "feint": "no",
    "unbeatable": "no",
    "push": "none",
    "movement": "stop",
    "reflex": "stop",
    "recover": "none",
    "adapt": "none",
    "escape": "stay",
    "rest": "nothing",
    "back": "0",
    "ready": "stay",
    "split": "0",
}
Answer = tuple[int, str, object]


def cards(text: str) -> int:
    """A set of cards from words: `S D 1x3 0 F sweep`."""
    found = NO_CARDS
    for word in text.split():
        name, number = word, ""
        if word[-1].isdigit() and "x" in word:
            name, _, number = word.rpartition("x")
        name = SHORT.get(name, SHORTER.get(name, name))
        found += ONE[CARDS.index(name)] * int(number or 1)
    return found


def words(found: int) -> str:
    """A set of cards as words, for comparing."""
    return " ".join(
        f"{CARDS[kind]}x{number}" if number > 1 else CARDS[kind]
        for kind, number in enumerate(counts(found))
        if number
    )


class Scene:
    def __init__(self, seats: int = 2, **options: PlayValue) -> None:
        self.book = rulebook("gladiatori")
        self.setup = self.book.settle(seats, options, self.book.built_in(), {})
        state = self.book.take_up(self.setup)
        assert isinstance(state, Bout)
        self.bout = state
        self.match = Match(self.book, self.setup, "scene", b"", state)
        self.names = self.book.names(self.setup)
        bout = self.bout
        bout.put_agenda([])
        bout.dice.seed("scene")
        bout.turn, bout.round = 1, 1
        bout.points = [10] * seats
        for seat in range(seats):
            bout.owned[seat] = bout.hand[seat] = ACTION_CARDS
            self.place(seat, CORNERS[seat], 0)
            for trait in TRAIT_NAMES:
                self.trait(seat, **{trait: 5})

    # Laying out.

    def place(self, seat: int, at: tuple[int, int], facing: int = 0) -> Self:
        bout, spot = self.bout, self.spot(at)
        if bout.place[seat] >= 0:
            bout.board[bout.place[seat]] = NOBODY
        bout.place[seat], bout.facing[seat], bout.board[spot] = spot, facing, seat
        return self

    def spot(self, at: tuple[int, int]) -> int:
        return self.bout.content.arena.at[at]

    def face_to_face(self, one: int = 0, other: int = 1, direction: int = 0) -> Self:
        """One at the centre looking in a direction, the other next to him looking back."""
        self.place(one, (0, 0), direction)
        return self.place(other, STEPS[direction], (direction + 3) % 6)

    def trait(self, seat: int, **values: int) -> Self:
        """Starting and current value alike."""
        for name, value in values.items():
            spot = TRAITS * seat + TRAIT_NAMES.index(name)
            self.bout.start[spot] = self.bout.remaining[spot] = value
        return self

    def now(self, seat: int, **values: int) -> Self:
        """The current value only."""
        for name, value in values.items():
            self.bout.remaining[TRAITS * seat + TRAIT_NAMES.index(name)] = value
        return self

    def give(self, seat: int, **zones: str) -> Self:
        """Cards to zones (hand, life, laid_aside …) in place of what was there."""
        bout = self.bout
        for zone, text in zones.items():
            getattr(bout, zone)[seat] = cards(text)
        zone_names = ("hand", "life", "discard", "deck", "removed", "laid_aside", "bids")
        row = sum(ONE[kind] for kind in self.row_kinds(seat))
        bout.owned[seat] = sum(getattr(bout, zone)[seat] for zone in zone_names)
        bout.owned[seat] += bout.fight.played[seat] + row
        return self

    def row(self, seat: int, text: str) -> Self:
        """A row from left to right: S D B M, in brackets if rotated, `_` after it if face-down."""
        bout = self.bout
        bout.row[seat] = 0
        for word in text.split():
            marks = ROTATED if word.startswith("(") else 0
            bare = word.strip("()")
            marks |= FACE_DOWN if bare.endswith("_") else 0
            bout.row[seat] = lay(bout.row[seat], "SDBM".index(bare[0]), marks)
        return self.give(seat)

    def row_kinds(self, seat: int) -> list[int]:
        from harena.games.gladiatori.components.card_row import KIND, card_at, length

        row = self.bout.row[seat]
        return [card_at(row, place) & KIND for place in range(length(row))]

    def items(self, seat: int, *names: str) -> Self:
        self.bout.items[seat] = 0
        for name in names:
            self.bout.items[seat] |= 1 << self.item(name)
        return self

    def item(self, name: str) -> int:
        return self.bout.content.item_ids.index(name)

    def powers(self, seat: int, *names: str) -> Self:
        self.bout.powers[seat] = 0
        for name in names:
            self.bout.powers[seat] |= 1 << self.bout.content.power_ids.index(name)
        return self

    def teams(self, *teams: int) -> Self:
        self.bout.team = list(teams)
        return self

    def beast(self, kind: str, at: tuple[int, int], netted: int = 0) -> int:
        """A beast on the board; its figure number."""
        bout = self.bout
        bout.beasts.append(bout.content.beast_ids.index(kind))
        bout.lairs.append(self.spot(at))
        bout.netted.append(netted)
        figure = FIRST_BEAST + len(bout.beasts) - 1
        bout.board[self.spot(at)] = figure
        return figure

    def dice(self, *faces: int) -> Self:
        """The next dice, as numbers of pips; a draw by lot counts from 1, too."""
        self.bout.dice.script = [face - 1 for face in faces]
        return self

    # Playing.

    def begin(self, step: int, *args: int) -> Self:
        """Start with a step, as the agenda would."""
        self.bout.then(step, *args)
        self.book.run(self.bout)
        return self

    def take_round(self, seat: int = 0) -> Self:
        return self.begin(steps.TAKE_ROUND, seat)

    def run(self, *answers: Answer) -> Self:
        """Give these answers in order, each when it is asked for; all else by default before."""
        left = list(answers)
        while left:
            assert not self.match.over, f"over before {left[0]}"
            seat, ask, choice = left[0]
            decision = self.bout.decision(seat)
            if decision is not None and decision.ask == ask:
                self.choose(seat, ask, choice)
                left.pop(0)
            elif ask == "interject" and self.bout.interruptions(seat):
                self.interject(seat, str(choice))
                left.pop(0)
            else:
                self.default()
        return self

    def finish(self) -> Self:
        """The rest by default, until nothing is asked any more."""
        while not self.match.over:
            self.default()
        return self

    def default(self) -> None:
        decision = next(one for one in self.bout.pending if one.sealed == -1)
        assert decision.ask in DEFAULTS, f"seat {decision.seat} is asked {decision.ask}: say what"
        self.choose(decision.seat, decision.ask, DEFAULTS[decision.ask])

    def choose(self, seat: int, ask: str, choice: object) -> None:
        """An option by its name, or by its number."""
        offered = self.offered(seat)
        name = str(choice) if not isinstance(choice, tuple) else "{},{}".format(*choice)
        assert name in offered, f"seat {seat}, {ask}: {name} is not among {offered}"
        self.match.answer(seat, offered.index(name))

    def interject(self, seat: int, power: str) -> None:
        asked = self.bout.decision(seat)
        first = 0 if asked is None else asked.count()
        names = [self.names["interjection"][o.choice] for o in self.match.options(seat)[first:]]
        assert power in names, f"seat {seat} cannot interject {power}, only {names}"
        self.match.answer(seat, first + names.index(power))

    def offered(self, seat: int) -> list[str]:
        """The names of the options a seat has now, interjections not among them."""
        decision = self.bout.decision(seat)
        assert decision is not None, f"seat {seat} is not asked; {self.asked()} are"
        domain = self.book.asks[decision.ask][0]
        names = self.names.get(domain)
        choices: Iterable[int] = [o.choice for o in self.match.options(seat)[: decision.count()]]
        return [str(one) if names is None else names[one] for one in choices]

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(one.seat, one.ask) for one in self.bout.pending if one.sealed == -1]

    def interjections(self, seat: int) -> list[str]:
        decision = self.bout.decision(seat)
        first = 0 if decision is None else decision.count()
        return [self.names["interjection"][o.choice] for o in self.match.options(seat)[first:]]

    # Looking.

    def told(self, *kinds: str) -> list[list[Any]]:
        """Events of these kinds, as everybody saw them, without the kind and what explains them."""
        events = [event for event in self.match.events if event.kind in kinds]
        said = self.match.rulebook.digested
        return [list(said(event.kind, event.seen_by(None))) for event in events]

    def explained(self, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """What events of a kind explain to a viewer, by name; the parts of a sum by their names."""
        names = self.match.rulebook.events[kind]
        found: list[dict[str, Any]] = []
        for event in self.match.events:
            if event.kind == kind:
                args = event.seen_by(viewer)
                pairs = zip(names, args, strict=False)
                one: dict[str, Any] = {
                    name[1:].split(":")[0]: value
                    for name, value in pairs
                    if name[0] == "+" and "*" not in name
                }
                if names[-1] == "+*parts":
                    one["parts"] = self.parts(list(args[len(names) - 1 :]))
                found.append(one)
        return found

    def parts(self, row: list[int]) -> dict[str, int]:
        """The parts of a sum by their names; Items by their ids."""
        named = [*PARTS, *(f"item-{item}" for item in self.bout.content.item_ids)]
        return {named[part]: row[2 * at + 1] for at, part in enumerate(row[::2])}

    def about(self, seat: int) -> dict[str, Any]:
        """What a seat's question is about."""
        return self.match.about(seat)

    def value(self, seat: int, trait: str) -> int:
        return self.bout.remaining[TRAITS * seat + TRAIT_NAMES.index(trait)]

    def held(self, seat: int, zone: str) -> str:
        """The cards of a zone as words."""
        found = getattr(self.bout if hasattr(self.bout, zone) else self.bout.fight, zone)[seat]
        assert isinstance(found, int)
        return words(found)

    def at(self, figure: int) -> tuple[int, int]:
        arena, spot = self.bout.content.arena, where(self.bout, figure)
        return arena.q[spot], arena.r[spot]
