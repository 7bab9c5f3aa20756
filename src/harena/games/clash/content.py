"""What is printed on the components: board, gladiators, animals, dice (chapter 1).

Spaces are numbered as the board file lists them; a set of spaces is an int with one bit a space,
because the questions of chapter 4 ("what touches what") are then single operations.
"""

from typing import Final, final

from mypy_extensions import i64

from harena.kernel.refused import Fact
from harena.kernel.setup import Pack
from harena.toolkit.bits import as_bits, members, rings, union
from harena.toolkit.content import TomlTable, numbers, only_files, places, read_file, read_once
from harena.toolkit.content import built_in as pack_of
from harena.toolkit.counted import Layout, evenly
from harena.toolkit.hexes import Hexes

SPEAR: Final = 0
NET: Final = 1
SWORD: Final = 2
TRIDENT: Final = 3
SHIELD: Final = 4
TYPES: Final = ("spear", "net", "sword", "trident", "shield")
LETTERS: Final = "LNSTH"
KINDS: Final = ("lion", "bull", "bear")

BLANK: Final = 0
SINGLE: Final = 1
LETHAL: Final = 2
FACES: Final = ("blank", "single", "lethal")

ANIMALS: Final = 12
DICE_IN_BOX: Final = 5
FEWEST_SPACES: Final = 15
MOST_SPACES: Final = 20
HALF: Final = 10
HALF_MASK: Final = 1023
FILES: Final = ("board.toml", "animals.toml", "rules.toml")


# Gladiators of all types as one number: a digit of six bits a type, so that a team is one int.
DIGIT: Final = 6
DIGIT_MASK: Final = 63
MEN: Final[Layout] = evenly(len(TYPES), DIGIT)
ONE: Final[list[int]] = MEN.one
KINDS_OF_MEN: Final = 5


def how_many(men: i64, kind: i64) -> i64:
    """How many gladiators of a type are among these."""
    return men >> DIGIT * kind & DIGIT_MASK


def kinds_in(men: int) -> list[int]:
    """The types of which there is somebody among these."""
    kinds: list[int] = []
    for kind in range(KINDS_OF_MEN):
        if men & DIGIT_MASK:
            kinds.append(kind)
        men >>= DIGIT
    return kinds


def total(men: i64) -> i64:
    """How many gladiators these are, of all types."""
    low = (men & DIGIT_MASK) + (men >> 6 & DIGIT_MASK) + (men >> 12 & DIGIT_MASK)
    return low + (men >> 18 & DIGIT_MASK) + (men >> 24)


@final
class Board:
    """The arena: its spaces, and which of them share a side (1.2)."""

    def __init__(self, ids: list[str], q: list[int], r: list[int]) -> None:
        self.ids = ids
        self.q = q
        self.r = r
        self.size = len(ids)
        self.all = (1 << self.size) - 1
        self.near: list[int] = [as_bits(around) for around in Hexes(q, r).around]
        # What touches a set is looked up by its two halves.
        near = self.near + [0] * (MOST_SPACES - self.size)
        halves = range(HALF_MASK + 1)
        self.low_around = [union(near, members(half)) for half in halves]
        self.high_around = [union(near, members(half << HALF)) for half in halves]

    def around(self, spaces: int) -> int:
        """All spaces that touch one of a set."""
        return self.low_around[spaces & HALF_MASK] | self.high_around[spaces >> HALF]

    def is_connected(self) -> bool:
        """Whether every space can be reached from the first."""
        return sum(rings(self.near, 0, self.all)) == self.all


@final
class Content:
    """Everything printed, read once from a pack."""

    def __init__(self, pack: Pack) -> None:
        only_files(pack, FILES)
        self.board: Board = read_board(read_file(pack, "board.toml"))
        self.read_animals(read_file(pack, "animals.toml"))
        self.read_rules(read_file(pack, "rules.toml"))

    def read_animals(self, file: TomlTable) -> None:
        """Twelve tiles, each with the symbols of gladiators, never a net, and a life number."""
        rows = file.several("animal", ANIMALS, ANIMALS)
        file.close()
        self.animal_ids: list[str] = [row.text("id") for row in rows]
        self.animal_names: list[str] = [row.text("name") for row in rows]
        self.animal_kinds: list[int] = places(rows, "kind", KINDS)
        self.life: list[int] = numbers(rows, "life", 1, 20)
        self.symbols: list[int] = []
        for row in rows:
            spears, swords = row.number("spears", 0, 9), row.number("swords", 1, DICE_IN_BOX)
            tridents, shields = row.number("tridents", 0, 9), row.number("shields", 0, 9)
            self.symbols.append(MEN.gather([spears, 0, swords, tridents, shields]))
            row.close()
        if len(set(self.animal_names)) != ANIMALS:
            raise file.wrong("animal", "two animals have the same name", "animal-names")

    def read_rules(self, file: TomlTable) -> None:
        """The numbers of the rulebook."""
        supply = file.table("supply")
        self.supply: list[int] = [supply.number(name, 0, 60) for name in TYPES]
        supply.close()
        die = file.table("die")
        self.faces: list[int] = die.each_of("faces", FACES)
        die.close()
        if len(self.faces) != 6:
            came = len(self.faces)
            raise die.wrong(
                "faces", f"six faces expected, but {came} came", "faces", {"came": came}
            )
        team = file.table("team")
        self.team_size: int = team.number("size", 1, 4)
        self.team_dice: int = team.number("free_dice", 1, 1)
        self.free_mover_size: int = team.number("free_mover_size", 0, 4)
        self.tokens_per_gladiator: int = team.number("tokens_per_gladiator", 1, 9)
        team.close()
        animals = file.table("animals")
        self.animal_dice: int = animals.number("free_dice", 0, 1)
        self.wounds_per_lethal: int = animals.number("wounds_per_lethal", 1, 9)
        self.wounds_per_single: int = animals.number("wounds_per_single", 1, 9)
        animals.close()
        most = self.animal_dice + max(how_many(symbols, SWORD) for symbols in self.symbols)
        if most > DICE_IN_BOX:
            reason = f"an animal would roll {most} dice of {DICE_IN_BOX}"
            facts: dict[str, Fact] = {"dice": most, "most": DICE_IN_BOX}
            raise animals.wrong("free_dice", reason, "animal-dice", facts)
        points = file.table("points")
        self.gladiator_points: int = points.number("gladiator", 0, 9)
        self.animal_points: int = points.number("animal", 0, 9)
        points.close()
        self.read_bases(file.table("bases"))
        file.close()

    def read_bases(self, bases: TomlTable) -> None:
        """The table of 2.1.3; teams must fit the board, the supply and the twelve animals."""
        self.bases: dict[int, int] = {}
        for seats in (2, 3, 4, 5):
            each = bases.number(str(seats), 1, 4)
            teams = seats * each
            spaces, men = self.board.size, sum(self.supply)
            if teams > spaces:
                facts: dict[str, Fact] = {"teams": teams, "spaces": spaces}
                reason = f"{teams} teams do not fit {spaces} spaces"
                raise bases.wrong(str(seats), reason, "teams", facts)
            if spaces - teams > ANIMALS:
                reason = "twelve animals cannot fill the spaces left over"
                raise bases.wrong(str(seats), reason, "spaces-left")
            if teams * self.team_size > men:
                reason = f"{men} gladiators are too few"
                raise bases.wrong(str(seats), reason, "too-few-men", {"count": men})
            self.bases[seats] = each
        bases.close()


def read_board(file: TomlTable) -> Board:
    """Fifteen to twenty hexagons in axial coordinates, in one piece."""
    rows = file.several("space", FEWEST_SPACES, MOST_SPACES)
    file.close()
    ids = [row.text("id") for row in rows]
    q, r = numbers(rows, "q", -20, 20), numbers(rows, "r", -20, 20)
    for row in rows:
        row.close()
    if len(set(zip(q, r, strict=True))) != len(ids):
        raise file.wrong("space", "two spaces have the same coordinates", "same-space")
    board = Board(ids, q, r)
    if not board.is_connected():
        raise file.wrong("space", "the board is in more than one piece", "in-pieces")
    return board


READ: Final[dict[str, Content]] = {}


def built_in() -> Pack:
    """The pack that comes with the game."""
    return pack_of("clash", FILES)


def read(pack: Pack) -> Content:
    """The content of a pack, read once."""
    return read_once(READ, pack, Content)
