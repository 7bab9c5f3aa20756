"""Contents of every game: no key of a pack is read over silently."""

import pytest

import harena
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack


@pytest.mark.parametrize("game", harena.games())
def test_a_key_that_nothing_knows_is_refused_wherever_it_stands(game: str) -> None:
    """Before the first table of each file, and at the head of every table and row."""
    book = harena.rulebook(game)
    pack = book.built_in()
    tried = 0
    for file, text in pack.files.items():
        lines = text.splitlines()
        heads = [place + 1 for place, line in enumerate(lines) if line.startswith("[")]
        for place in [0, *heads]:
            changed = "\n".join([*lines[:place], "nonsense = 1", *lines[place:]])
            mine = Pack("mine", {**pack.files, file: changed})
            with pytest.raises(Refused, match="nonsense"):
                book.take_up(book.settle(min(book.seats), {}, mine, {}))
            tried += 1
    assert tried > len(pack.files)
