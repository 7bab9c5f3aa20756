"""What is printed on the components: board, gladiators, animals, dice (chapter 1).

Spaces are numbered as the board file lists them; a set of spaces is an int with one bit a space,
because the questions of chapter 4 ("what touches what") are then single operations.
"""

from importlib import resources
from typing import Final, final

from mypy_extensions import i64

from harena.kernel.setup import Pack
from harena.toolkit.content import Table, only_files, read_file

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
STEPS_AROUND: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


# Gladiators of all types as one number: a digit of six bits a type, so that a team is one int.
DIGIT: Final = 6
DIGIT_MASK: Final = 63
ONE: Final[list[int]] = [1 << DIGIT * kind for kind in range(len(TYPES))]


def how_many(men: i64, kind: i64) -> i64:
    """How many gladiators of a type are among these."""
    return men >> DIGIT * kind & DIGIT_MASK


def total(men: i64) -> i64:
    """How many gladiators these are, of all types."""
    low = (men & DIGIT_MASK) + (men >> 6 & DIGIT_MASK) + (men >> 12 & DIGIT_MASK)
    return low + (men >> 18 & DIGIT_MASK) + (men >> 24)


def muster(counts: list[int]) -> int:
    """So many of each type as one number."""
    men = 0
    for kind, count in enumerate(counts):
        men += count * ONE[kind]
    return men


def counts_of(men: int) -> list[int]:
    """How many of each type these are."""
    return [how_many(men, kind) for kind in range(len(TYPES))]


def members_of(half: int, offset: int) -> list[int]:
    """The spaces of one half of a set."""
    return [offset + place for place in range(HALF) if half >> place & 1]


LOW_MEMBERS: Final[list[list[int]]] = [members_of(half, 0) for half in range(HALF_MASK + 1)]
HIGH_MEMBERS: Final[list[list[int]]] = [members_of(half, HALF) for half in range(HALF_MASK + 1)]


def members(spaces: int) -> list[int]:
    """The spaces of a set, lowest first."""
    return LOW_MEMBERS[spaces & HALF_MASK] + HIGH_MEMBERS[spaces >> HALF]


@final
class Board:
    """The arena: its spaces, and which of them share a side (1.2)."""

    def __init__(self, ids: list[str], q: list[int], r: list[int]) -> None:
        self.ids = ids
        self.q = q
        self.r = r
        self.size = len(ids)
        self.all = (1 << self.size) - 1
        at = {(q[space], r[space]): space for space in range(self.size)}
        self.near: list[int] = []
        for space in range(self.size):
            near = 0
            for east, south in STEPS_AROUND:
                other = at.get((q[space] + east, r[space] + south))
                if other is not None:
                    near |= 1 << other
            self.near.append(near)
        self.low_around = [self.union(LOW_MEMBERS[half]) for half in range(HALF_MASK + 1)]
        self.high_around = [self.union(HIGH_MEMBERS[half]) for half in range(HALF_MASK + 1)]

    def union(self, spaces: list[int]) -> int:
        """All spaces that touch one of these."""
        around = 0
        for space in spaces:
            if space < self.size:
                around |= self.near[space]
        return around

    def around(self, spaces: int) -> int:
        """All spaces that touch one of a set."""
        return self.low_around[spaces & HALF_MASK] | self.high_around[spaces >> HALF]

    def is_connected(self) -> bool:
        """Whether every space can be reached from the first."""
        reached, edge = 1, 1
        while edge:
            edge = self.around(edge) & ~reached
            reached |= edge
        return reached == self.all


@final
class Content:
    """Everything printed, read once from a pack."""

    def __init__(self, pack: Pack) -> None:
        only_files(pack, FILES)
        self.board: Board = read_board(read_file(pack, "board.toml"))
        self.read_animals(read_file(pack, "animals.toml"))
        self.read_rules(read_file(pack, "rules.toml"))

    def read_animals(self, file: Table) -> None:
        """Twelve tiles, each with the symbols of gladiators, never a net, and a life number."""
        rows = file.tables("animal")
        file.close()
        if len(rows) != ANIMALS:
            raise file.wrong("animal", f"{ANIMALS} animals expected, but {len(rows)} came")
        self.animal_ids: list[str] = [row.text("id") for row in rows]
        self.animal_names: list[str] = [row.text("name") for row in rows]
        self.animal_kinds: list[int] = [row.one_of("kind", KINDS) for row in rows]
        self.life: list[int] = [row.number("life", 1, 20) for row in rows]
        self.symbols: list[int] = []
        for row in rows:
            spears, swords = row.number("spears", 0, 9), row.number("swords", 1, DICE_IN_BOX)
            tridents, shields = row.number("tridents", 0, 9), row.number("shields", 0, 9)
            self.symbols.append(muster([spears, 0, swords, tridents, shields]))
            row.close()
        if len(set(self.animal_ids)) != ANIMALS:
            raise file.wrong("animal", "two animals have the same id")
        if len(set(self.animal_names)) != ANIMALS:
            raise file.wrong("animal", "two animals have the same name")

    def read_rules(self, file: Table) -> None:
        """The numbers of the rulebook."""
        supply = file.table("supply")
        self.supply: list[int] = [supply.number(name, 0, 60) for name in TYPES]
        supply.close()
        die = file.table("die")
        self.faces: list[int] = die.each_of("faces", FACES)
        die.close()
        if len(self.faces) != 6:
            raise die.wrong("faces", f"six faces expected, but {len(self.faces)} came")
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
            raise animals.wrong("free_dice", f"an animal would roll {most} dice of {DICE_IN_BOX}")
        points = file.table("points")
        self.gladiator_points: int = points.number("gladiator", 0, 9)
        self.animal_points: int = points.number("animal", 0, 9)
        points.close()
        self.read_bases(file.table("bases"))
        file.close()

    def read_bases(self, bases: Table) -> None:
        """The table of 2.1.3; teams must fit the board, the supply and the twelve animals."""
        self.bases: dict[int, int] = {}
        for seats in (2, 3, 4, 5):
            each = bases.number(str(seats), 1, 4)
            teams = seats * each
            if teams > self.board.size:
                raise bases.wrong(str(seats), f"{teams} teams do not fit {self.board.size} spaces")
            if self.board.size - teams > ANIMALS:
                raise bases.wrong(str(seats), "twelve animals cannot fill the spaces left over")
            if teams * self.team_size > sum(self.supply):
                raise bases.wrong(str(seats), f"{sum(self.supply)} gladiators are too few")
            self.bases[seats] = each
        bases.close()


def read_board(file: Table) -> Board:
    """Fifteen to twenty hexagons in axial coordinates, in one piece."""
    rows = file.tables("space")
    file.close()
    if not FEWEST_SPACES <= len(rows) <= MOST_SPACES:
        raise file.wrong("space", f"{FEWEST_SPACES} to {MOST_SPACES} expected, {len(rows)} came")
    ids = [row.text("id") for row in rows]
    q = [row.number("q", -20, 20) for row in rows]
    r = [row.number("r", -20, 20) for row in rows]
    for row in rows:
        row.close()
    if len(set(ids)) != len(ids):
        raise file.wrong("space", "two spaces have the same id")
    if len(set(zip(q, r, strict=True))) != len(ids):
        raise file.wrong("space", "two spaces have the same coordinates")
    board = Board(ids, q, r)
    if not board.is_connected():
        raise file.wrong("space", "the board is in more than one piece")
    return board


READ: Final[dict[str, Content]] = {}


def built_in() -> Pack:
    """The pack that comes with the game."""
    folder = resources.files("harena.games.clash") / "content"
    return Pack("built-in", {file: (folder / file).read_text("utf-8") for file in FILES})


def read(pack: Pack) -> Content:
    """The content of a pack, read once."""
    if pack.digest not in READ:
        READ[pack.digest] = Content(pack)
    return READ[pack.digest]
