"""`harena analyse` looks at a match again: who was how likely to win when, and where it turned."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final

from harena.cli.commands.simulating import bar
from harena.cli.scenes.scene import scene_for
from harena.cli.screen import seating
from harena.cli.screen.lists import titled
from harena.cli.screen.terminal import Terminal
from harena.cli.screen.words import Words
from harena.cli.table import files
from harena.kernel.match import Match
from harena.kernel.refused import Refused

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from harena.lab.findings import Analysis, Stroke, Turning

MOST_ROWS: Final = 16


def analyse(
    terminal: Terminal, file: str, pack: str, playouts: int, seed: str, chart: str, as_json: bool
) -> None:
    """Reckon, and say it: on the screen, as JSON, or as a chart."""
    path = Path(file)
    record, match = files.read_match(path, pack)
    seats = seating.from_record(record, match.setup.seats, terminal.words)
    chart_file = files.for_chart(chart) if chart else None
    from harena.lab.lines import draw

    found = kept_or_reckoned(terminal, match, playouts, seed)
    if as_json:
        print(json.dumps(found.to_json(), indent=2))
    else:
        show(terminal, found, match, seats, path)
    if chart_file is not None:
        names = [seats.name(seat) for seat in range(found.seats)]
        title = terminal.words.say("analysis-title", game=found.game, playouts=playouts)
        files.write_text(chart_file, draw(title, names, found))


def kept_or_reckoned(terminal: Terminal, match: Match, playouts: int, seed: str) -> Analysis:
    """What was found before of the same match by the same means; else it is reckoned and kept."""
    from harena.lab.analysis import METHOD, MOST_MOMENTS, MOST_TURNINGS, Analyst
    from harena.lab.findings import Analysis

    means = [*match.digests(), str(match.rulebook.version), str(playouts), seed]
    means += [version("harena"), str(METHOD)]
    name = blake2b("\n".join(means).encode(), digest_size=16).hexdigest()
    kept = files.state_folder(os.environ) / "analyses" / f"{name}.json"
    try:
        return Analysis.from_json(json.loads(kept.read_text("utf-8")))
    except (OSError, ValueError, KeyError, TypeError):
        pass  # There is none, or none that can be read.
    with bar(terminal, match.rulebook.name, MOST_MOMENTS + MOST_TURNINGS) as progress:
        found = Analyst(match, playouts, seed).analyse(progress)
    with suppress(OSError, Refused):  # Whoever may not write here has his answer nevertheless.
        kept.parent.mkdir(parents=True, exist_ok=True)
        files.write_text(kept, json.dumps(found.to_json()))
    return found


def show(
    terminal: Terminal, found: Analysis, match: Match, seats: seating.Seating, path: Path
) -> None:
    """The chances as a grid, then the turning points and the strokes of luck in words."""
    from harena.lab.findings import Stroke

    terminal.say("analysis-title", game=found.game, playouts=found.playouts)
    terminal.show(chances(terminal, found, seats))
    sights: list[Turning | Stroke] = [*found.turnings, *found.strokes]
    for one in sorted(sights, key=lambda one: one.answers):
        terminal.gap()
        if isinstance(one, Stroke):
            tell_luck(terminal, one, seats)
        else:
            tell(terminal, one, match, seats)
        command = f"harena replay {path} --from {one.answers}"
        terminal.say("analysis-replay", command=command)
    if not found.turnings:
        terminal.say("analysis-none")


def chances(terminal: Terminal, found: Analysis, seats: seating.Seating) -> Grid:
    """Each seat's chance after so many answers; of a long match not every moment."""
    words = terminal.words
    names = [seats.name(seat) for seat in range(found.seats)]
    grid = titled([words.say("column-answers"), *names])
    every = -(-len(found.moments) // MOST_ROWS)
    end = found.moments[-1]
    for moment in [*found.moments[:-1:every], end]:
        said = [estimate(words, chance) for chance in moment.chances]
        if moment is end:  # How it ended is no estimate.
            said = [words.say("chance", chance=chance) for chance in moment.chances]
        grid.add_row(str(moment.answers), *said)
    return grid


def estimate(words: Words, chance: float) -> str:
    """What was found in imagined matches is no surer than they are many."""
    return words.say("estimate", chance=round(chance, 2))


def tell_luck(terminal: Terminal, stroke: Stroke, seats: seating.Seating) -> None:
    """What no choice made."""
    terminal.say(
        "analysis-luck",
        seats.facts("seat", stroke.seat),
        answers=stroke.answers,
        was=estimate(terminal.words, stroke.chance_before),
        now=estimate(terminal.words, stroke.chance_after),
    )


def tell(terminal: Terminal, turning: Turning, match: Match, seats: seating.Seating) -> None:
    """What was played, and what the search would have preferred."""
    words, seat = terminal.words, turning.seat
    before = match.back_to(turning.answers)
    scene = scene_for(before, seats, words, terminal.ascii_only)
    options = before.options(seat)
    played, preferred = (
        scene.option(before, seat, options[index]) for index in (turning.played, turning.preferred)
    )
    terminal.say(
        "analysis-turning",
        seats.facts("seat", seat),
        answers=turning.answers,
        question=scene.question(before, seat, options),
    )
    terminal.say(
        "analysis-choices",
        played=played,
        preferred=preferred,
        was=estimate(words, turning.chance_played),
        would=estimate(words, turning.chance_preferred),
    )
