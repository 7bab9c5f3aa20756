"""How a match ended, where not by its rules: what its record tells beside the match."""

from __future__ import annotations

from harena.cli.screen.seating import Seating
from harena.kernel.record import Record


def told(record: Record, seating: Seating) -> list[str]:
    """Who gave up, who was left, that all agreed; and whether it was an exercise."""
    words, lines = seating.words, []
    ending, exercise = record.get("ending"), record.get("exercise")
    if isinstance(ending, dict):
        for seat in seats_in(ending.get("resigned"), seating):
            lines.append(words.say("ended-gave-up", seating.facts("seat", seat)))
        left = seats_in(ending.get("winners"), seating)
        if ending.get("why") == "resigned":
            names = ", ".join(seating.name(seat) for seat in left)
            lines.append(words.say("ended-left-over", names=names, count=len(left)))
        if ending.get("why") == "agreed":
            lines.append(words.say("ended-agreed"))
    if isinstance(exercise, dict) and isinstance(exercise.get("step"), int):
        lines.append(words.say("ended-exercise", step=exercise["step"]))
    return lines


def seats_in(named: object, seating: Seating) -> list[int]:
    """The seats of the match among what a file names."""
    seats = range(len(seating.sitters))
    return [seat for seat in seats if isinstance(named, list) and seat in named]
