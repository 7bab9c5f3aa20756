"""What happens in the arena, in sentences.

The chronicle follows the pieces from event to event, so that it can say who stands where, why a
side rolls first and what wounds are worth, also when several turns are told at once.
"""

from __future__ import annotations

from typing import Final

from harena.cli.scenes.clash.nouns import NO_ANIMAL, Nouns
from harena.cli.scenes.clash.position import Position
from harena.cli.screen.seating import NOBODY
from harena.cli.screen.words import Fact, sentence

SINGLE: Final = 1
LETHAL: Final = 2
DICE: Final = ("[ ]", "[*]", "[#]")


class Square:
    """Who stands on a space."""

    def __init__(self) -> None:
        self.owner = NOBODY
        self.animal = NO_ANIMAL
        self.men = [0] * 5
        self.tokens = 0


class Chronicle:
    """Tells each event once, in order, from the first."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.squares = [Square() for _ in nouns.spaces]
        self.spoils: dict[int, dict[str, Fact]] = {}

    def stand_as(self, position: Position) -> None:
        """The pieces as they stand in a position whose past was not told."""
        for square, spot in zip(self.squares, position.spots, strict=True):
            square.owner, square.animal = spot.owner, spot.animal
            square.men, square.tokens = spot.men[:], spot.tokens

    def tell(self, kind: str, args: tuple[int, ...], facts: dict[str, Fact]) -> list[str]:
        """The sentences of an event; the pieces are where it leaves them."""
        if kind == "struck":
            return self.struck(args[1], facts)
        if kind == "scored":
            self.spoils[args[0]] = facts
            return []  # The table of the end says it, with what the points consist of.
        more = self.more(kind, args)
        said = sentence(self.nouns.say(f"event-{kind}", {**facts, **more}))
        self.follow(kind, args)
        return [said]

    # What a sentence needs beyond the event's own arguments.

    def more(self, kind: str, args: tuple[int, ...]) -> dict[str, Fact]:
        """Who it is about, and how strong they are."""
        if kind == "recruited":
            return self.recruited(args[1], args[2])
        if kind in {"drawn", "settled", "led", "entered"}:
            return self.about_animal(args[1])
        if kind == "turned_up":
            return {"tiles": ", ".join(self.nouns.tile(animal) for animal in args)}
        if kind == "killed":
            return self.about_animal(args[0])
        if kind in {"moved", "advanced"}:
            return {"piece": self.piece(args[-2])}
        if kind == "attacked":
            return self.attacked(args[1], args[2])
        if kind == "rolled":
            return self.rolled(args)
        if kind in {"faced", "fell", "wiped_out", "netted"}:
            return {"piece": self.piece(args[1])}
        return {}

    def recruited(self, space: int, kind: int) -> dict[str, Fact]:
        """A gladiator opens a team or joins one."""
        men = self.squares[space].men[:]
        new = "no" if any(men) else "yes"
        men[kind] += 1
        return {"new": new, "team": self.nouns.team(men)}

    def about_animal(self, animal: int) -> dict[str, Fact]:
        """An animal with what is printed on it."""
        return {
            "piece": self.nouns.animal(animal),
            "symbols": self.nouns.symbols(animal),
            "life": self.nouns.animals[animal].life,
        }

    def attacked(self, start: int, space: int) -> dict[str, Fact]:
        """Both sides with their strength."""
        return {
            "piece": self.piece(start),
            "strength": self.strength(start),
            "foe": self.piece(space),
            "foe-strength": self.strength(space),
        }

    def rolled(self, args: tuple[int, ...]) -> dict[str, Fact]:
        """Every die, and what they come to."""
        seat, space, faces = args[0], args[1], args[3:]
        singles, lethals = faces.count(SINGLE), faces.count(LETHAL)
        led = self.squares[space].animal != NO_ANIMAL
        return {
            "piece": self.piece(space),
            "dice": " ".join(DICE[face] for face in faces),
            "count": len(faces),
            "hits": self.nouns.say("hits", singles=singles, lethals=lethals),
            "for-animal": "yes" if led else "no",
            **self.nouns.seating.facts("seat", seat),
        }

    def struck(self, space: int, told: dict[str, Fact]) -> list[str]:
        """What shields stop, and what the rest does; of a team that falls the next event tells."""
        square = self.squares[space]
        facts = {**told, "piece": self.piece(space)}
        square.tokens = int(told["left"])
        lines: list[str] = []
        if told["stopped"]:
            lines.append(sentence(self.nouns.say("event-struck", facts)))
        if not told["through"] and not told["lethals"]:
            return lines
        if square.animal != NO_ANIMAL:
            life = self.nouns.animals[square.animal].life
            facts.update(wounds=told["lost"], total=told["left"], life=life)
            return [*lines, sentence(self.nouns.say("wounds-animal", facts))]
        if told["falls"]:
            return lines
        return [*lines, sentence(self.nouns.say("wounds-team", facts))]

    # Where the pieces are.

    def follow(self, kind: str, args: tuple[int, ...]) -> None:
        """Move the pieces as the event says."""
        if kind == "recruited":
            self.squares[args[1]].owner = args[0]
            self.squares[args[1]].men[args[2]] += 1
        elif kind in {"settled", "entered"}:
            self.squares[args[2]].animal = args[1]
        elif kind in {"moved", "advanced"}:
            start, end = args[-2:]
            self.squares[end] = self.squares[start]
            self.squares[start] = Square()
        elif kind == "fell":
            self.squares[args[1]].men[args[2]] -= 1
        elif kind in {"wiped_out", "killed"}:
            self.squares[args[1]] = Square()

    def piece(self, space: int) -> str:
        """Whoever stands there, with the article."""
        square = self.squares[space]
        return self.nouns.piece(square.owner, square.animal)

    def strength(self, space: int) -> str:
        """What is there to fight with."""
        square = self.squares[space]
        return self.nouns.strength(square.animal, square.men, square.tokens)
