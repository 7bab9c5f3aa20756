"""Gladiators drawn in a line, dice by their pips, choices by their meaning, events in words.

`a: thraex 4/4/4 @d3 down belly=2` is a Star of seat 0 with Savvy, Strength and Speed 4 in zone d3;
`npg:` is a Non-Player Gladiator on the other side, `ally:` one on seat 0's. Further words: a
Signature, `left` (left-handed), `woman`, `ensnared`, `blinded`, `bonus=2`, `wounds=1`, any part, a
`left:net` or `right:none` in hand. A scene is one gladiator-turn: that of the first drawn.
"""

from typing import Final

from harena.face import rulebook
from harena.games.heroes.components.bout import NOBODY, Bout
from harena.games.heroes.components.content import (
    ARENAS,
    ITEMS,
    NOTHING,
    PARTS,
    SIGNATURES,
    STYLES,
    read,
)
from harena.games.heroes.components.gear import lay_down
from harena.games.heroes.gladiators.build import arm
from harena.games.heroes.match.attack import hit
from harena.kernel.codec import find_due
from harena.kernel.match import Match
from harena.kernel.setup import PlayValue

HEROES: Final = rulebook("heroes")
SEATS: Final = "abcde"
# No die shows this: a roll that nobody scripted is refused instead of being left to chance.
NO_FACE: Final = -1
SUCCESS: Final = 3
FAILURE: Final = 4
STATES: Final = ("down", "ensnared", "blinded")
NUMBERS: Final = ("bonus", "wounds", "dealt", "defeated", "star_dice")


class Scene:
    """A match in the middle of it, with the gladiators by number as they were drawn."""

    def __init__(self, match: Match) -> None:
        self.match = match
        assert isinstance(match.state, Bout)
        self.bout: Bout = match.state

    # Acts.

    def dice(self, faces: str) -> "Scene":
        """The next dice, by their pips; `8:3` is a pool of eight with three successes."""
        pips: list[int] = []
        for word in faces.split():
            dice, colon, successes = word.partition(":")
            if colon:
                hits = int(successes)
                pips += [SUCCESS] * hits + [FAILURE] * (int(dice) - hits)
            else:
                pips += [int(face) for face in word]
        self.bout.dice.script = [*[face - 1 for face in pips], NO_FACE]
        return self

    def go(self, faces: str = "") -> "Scene":
        """Play to the next question, or to the end of what was laid out."""
        self.dice(faces)
        HEROES.run(self.bout)
        return self.spent()

    def spent(self) -> "Scene":
        """No die is left over: the pools were as large as the test says."""
        assert self.bout.dice.script == [NO_FACE], f"left over: {self.bout.dice.script}"
        return self

    def strike(self, winner: int, loser: int, impact: int, faces: str) -> "Scene":
        """A blow of so much Impact, with the weapon in hand."""
        self.dice(faces)
        self.bout.put_agenda([])
        hit(self.bout, winner, loser, impact)
        HEROES.run(self.bout)
        return self.spent()

    def choose(self, name: str, faces: str = "") -> "Scene":
        """Answer the first seat that is asked, by what is chosen."""
        seat = self.match.to_act[0]
        return self.answer(seat, name, faces)

    def answer(self, seat: int, name: str, faces: str = "") -> "Scene":
        self.dice(faces)
        self.match.answer(seat, self.offered(seat).index(name))
        return self.spent()

    # Looks.

    def asked(self) -> str:
        """What is asked, or nothing."""
        return self.bout.pending[0].ask if self.bout.pending else ""

    def offered(self, seat: int | None = None) -> list[str]:
        """The options of a seat, by name."""
        seat = self.match.to_act[0] if seat is None else seat
        names = HEROES.names(self.match.setup)
        return [
            names[HEROES.asks[option.ask][0]][option.choice] for option in self.match.options(seat)
        ]

    def happened(self) -> list[str]:
        """The kinds of events so far."""
        return [event.kind for event in self.match.events]

    def told(self, kind: str) -> list[int]:
        """The arguments of the last event of a kind."""
        return self.all_told(kind)[-1]

    def all_told(self, kind: str) -> list[list[int]]:
        return [list(event.args) for event in self.match.events if event.kind == kind]

    def where(self, gladiator: int) -> str:
        return self.bout.zones().ids[self.bout.zone[gladiator]]

    def lying(self) -> list[str]:
        """What lies on the sand: `net d3`."""
        zones = self.bout.zones().ids
        return [f"{ITEMS[one % 6]} {zones[one // 6]}" for one in self.bout.lying]

    def held(self, gladiator: int) -> list[str]:
        """What the left and the right hand hold."""
        hands = self.bout.hands[2 * gladiator : 2 * gladiator + 2]
        return ["none" if item == NOTHING else ITEMS[item] for item in hands]

    def name(self, gladiator: int) -> str:
        return self.bout.content.names[self.bout.name[gladiator]]

    def part(self, gladiator: int, part: str) -> int:
        return self.bout.part(gladiator, PARTS.index(part))

    def current(self, gladiator: int) -> list[int]:
        return self.bout.current[3 * gladiator : 3 * gladiator + 3]


def scene(
    *drawn: str, lying: str = "", step: str = "", death: bool = False, **options: PlayValue
) -> Scene:
    """The gladiator-turn of the first drawn; or another step, for the first drawn."""
    heads = [line.partition(":")[0] for line in drawn]
    owners = [SEATS.index(head) if head in SEATS else NOBODY for head in heads]
    sides = [
        owner if owner != NOBODY else int(head == "npg")
        for owner, head in zip(owners, heads, strict=True)
    ]
    seats = max(1, max(owners) + 1)
    setup = HEROES.settle(seats, dict(options), HEROES.built_in(), {})
    bout = Bout(seats, read(setup.pack))
    fresh = HEROES.lay_out(setup)
    assert isinstance(fresh, Bout)
    for field in ("mode", "points", "star_power", "snare_adds", "signatures_count", "turn_limit"):
        setattr(bout, field, getattr(fresh, field))
    bout.second_allowed, bout.arena = fresh.second_allowed, fresh.arena
    bout.lay_out(owners, sides)
    bout.to_the_death = death
    for gladiator, line in enumerate(drawn):
        draw(bout, gladiator, line.partition(":")[2].split())
    for thing in lying.split(", ") if lying else []:
        item, zone = thing.split()
        lay_down(bout, ITEMS.index(item), bout.zones().ids.index(zone))
    bout.turn = 1
    bout.acting = 0
    bout.runner = HEROES.run
    bout.dice.script = [NO_FACE]
    first = step or ("choose_action" if owners[0] != NOBODY else "act_by_table")
    bout.put_agenda([find_due(HEROES, [first, 0, 0, 0, 0])])
    return Scene(Match(HEROES, setup, "arranged", b"", bout))


def draw(bout: Bout, gladiator: int, words: list[str]) -> None:
    """Write a Roster Card from its words."""
    bout.name[gladiator] = gladiator
    bout.style[gladiator] = bout.primary[gladiator] = STYLES.index(words[0])
    bout.woman[gladiator] = int("woman" in words)
    bout.left_handed[gladiator] = int("left" in words)
    signatures = [SIGNATURES.index(word) for word in words if word in SIGNATURES]
    bout.signature[gladiator], bout.second[gladiator] = [*signatures, 0, 0][:2]
    for word in words:
        if "/" in word:
            bout.own[3 * gladiator : 3 * gladiator + 3] = [int(value) for value in word.split("/")]
    arm(bout, gladiator)
    for word in words:
        if word.startswith("@"):
            zone = bout.zones().ids.index(word[1:])
            bout.zone[gladiator] = bout.gate[gladiator] = zone
        elif word in STATES:
            getattr(bout, word)[gladiator] = 1
        elif "=" in word:
            write(bout, gladiator, *word.split("="))
        elif ":" in word:
            hand, _, item = word.partition(":")
            spot = 2 * gladiator + ("left", "right").index(hand)
            bout.hands[spot] = NOTHING if item == "none" else ITEMS.index(item)


def write(bout: Bout, gladiator: int, key: str, value: str) -> None:
    """A number of the card: a part, current Attributes, or one of those that are counted."""
    if key in PARTS:
        bout.health[7 * gladiator + PARTS.index(key)] = int(value)
    elif key in NUMBERS:
        getattr(bout, key)[gladiator] = int(value)
    else:
        spot = ("savvy", "strength", "speed").index(key)
        bout.current[3 * gladiator + spot] = int(value)


def zone_of(arena: str, name: str) -> int:
    return read(HEROES.built_in()).zones[ARENAS.index(arena)].ids.index(name)
