"""Every game has its golden playthroughs, and they come out as they were written."""

import pytest

import harena
from tests.playthroughs import FOLDER, Playthrough, playthroughs

ALL = [playthrough for game in harena.games() for playthrough in playthroughs(game)]
MOST_LINES = 600


@pytest.mark.parametrize("game", harena.games())
def test_a_game_has_three_playthroughs_or_more(game: str) -> None:
    kept = {file.name for file in (FOLDER / game / "playthroughs").glob("*.txt")}

    assert len(kept) >= 3
    assert kept == {playthrough.file.name for playthrough in playthroughs(game)}


@pytest.mark.parametrize("playthrough", ALL, ids=[f"{one.book.name}-{one.name}" for one in ALL])
def test_a_playthrough_comes_out_as_it_was_written(playthrough: Playthrough) -> None:
    written = playthrough.file.read_text("utf-8").splitlines()

    text = playthrough.text().splitlines()

    anew = f"if that is meant: python -m tests.playthroughs {playthrough.book.name}"
    for number, (was, now) in enumerate(zip(written, text, strict=False), 1):
        assert now == was, f"{playthrough.file.name}, line {number}; {anew}"
    assert len(text) == len(written)
    assert len(text) <= MOST_LINES
