"""Chapter 1, Components: what is printed on the board and the cards, read once, with limits."""

from typing import Final, final

from harena.kernel.setup import Pack
from harena.toolkit.content import TomlTable, numbers, only_files, read_file
from harena.toolkit.content import built_in as pack_of
from harena.toolkit.counted import Layout, evenly
from harena.toolkit.squares import Squares

FILES: Final = ("board.toml", "cards.toml")
CARDS: Final = ("laurel", "feint")
FACES: Final = 6
MOST_SQUARES: Final = 9
MOST_SEATS: Final = 4
# A set of cards is one number: four bits for each kind.
BAG: Final[Layout] = evenly(len(CARDS), 4)


@final
class Content:
    """1.1, 1.2, 1.3 The squares with their favour, where seats begin, and what cards do."""

    def __init__(self, squares: list[TomlTable], start: list[int], cards: list[TomlTable]) -> None:
        self.ids = [square.text("id") for square in squares]
        self.squares = Squares(numbers(squares, "x", 0, 9), numbers(squares, "y", 0, 9))
        self.favour = numbers(squares, "favour", 1, FACES)
        self.start = start
        self.count = numbers(cards, "count", 1, 12)
        self.points = numbers(cards, "points", 0, 9)
        self.draws = numbers(cards, "draws", 0, 3)


def built_in() -> Pack:
    """The content that comes with the game."""
    return pack_of("template", FILES)


def read(pack: Pack) -> Content:
    """A pack, checked; a refusal names file, key and reason."""
    only_files(pack, FILES)
    board, cards = read_file(pack, FILES[0]), read_file(pack, FILES[1])
    squares = board.several("square", MOST_SEATS + 1, MOST_SQUARES)
    start = board.different("start", tuple(square.text("id") for square in squares))
    if len(start) != MOST_SEATS:
        raise board.wrong("start", f"a square for each of {MOST_SEATS} seats expected")
    kinds = cards.fixed("card", CARDS)
    content = Content(squares, start, kinds)
    for table in (board, cards, *squares, *kinds):
        table.close()
    return content
