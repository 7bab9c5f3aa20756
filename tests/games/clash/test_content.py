"""The built-in pack is the specification's tables; other packs are checked at the door."""

import re
import tomllib

import pytest

from harena.face import begin
from harena.games.clash.content import Content, built_in, read
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from tests.games.clash.arrange import (
    CLASH,
    arrange,
    asked,
    at,
    attack,
    board,
    choose,
    duel,
    hunt,
    offered,
    play_out,
    play_until,
    script,
    told,
    unscript,
)

SPACES = {
    "A1": (0, -2, "A2 B1 B2"),
    "A2": (1, -2, "A1 A3 B2 B3"),
    "A3": (2, -2, "A2 B3 B4"),
    "B1": (-1, -1, "A1 B2 C1"),
    "B2": (0, -1, "A1 A2 B1 B3 C1 C2"),
    "B3": (1, -1, "A2 A3 B2 B4 C2 C3"),
    "B4": (2, -1, "A3 B3 C3"),
    "C1": (-1, 0, "B1 B2 C2 D1 D2"),
    "C2": (0, 0, "B2 B3 C1 C3 D2 D3"),
    "C3": (1, 0, "B3 B4 C2 D3 D4"),
    "D1": (-2, 1, "C1 D2 E1"),
    "D2": (-1, 1, "C1 C2 D1 D3 E1 E2"),
    "D3": (0, 1, "C2 C3 D2 D4 E2 E3"),
    "D4": (1, 1, "C3 D3 E3"),
    "E1": (-2, 2, "D1 D2 E2"),
    "E2": (-1, 2, "D2 D3 E1 E3"),
    "E3": (0, 2, "D3 D4 E2"),
}

# Kind, name, swords, spears, tridents, shields, life.
ANIMALS: dict[str, tuple[str, str, int, int, int, int, int]] = {
    "lion-1": ("lion", "Leaena", 2, 1, 0, 0, 3),
    "lion-2": ("lion", "Celer", 2, 2, 0, 0, 4),
    "lion-3": ("lion", "Gaetulus", 2, 1, 1, 0, 4),
    "lion-4": ("lion", "Regulus", 3, 1, 0, 0, 4),
    "bull-1": ("bull", "Iuvencus", 2, 0, 0, 1, 4),
    "bull-2": ("bull", "Baeticus", 3, 0, 0, 1, 4),
    "bull-3": ("bull", "Urus", 2, 0, 0, 2, 5),
    "bull-4": ("bull", "Achelous", 3, 1, 0, 1, 5),
    "bear-1": ("bear", "Lucana", 3, 0, 1, 0, 5),
    "bear-2": ("bear", "Mica Aurea", 3, 1, 1, 0, 5),
    "bear-3": ("bear", "Caledonius", 4, 0, 0, 1, 6),
    "bear-4": ("bear", "Innocentia", 4, 0, 1, 1, 6),
}

# Twenty spaces in rows of five, and fifteen in rows of three: no hexagon, but both connected.
WIDE = [(f"{row}{place}", place, line) for line, row in enumerate("PQRS") for place in range(5)]
NARROW = [(f"{row}{place}", place, line) for line, row in enumerate("PQRST") for place in range(3)]


def files() -> dict[str, str]:
    return dict(built_in().files)


def pack_with(file: str, text: str) -> Pack:
    return Pack("own", {**files(), file: text})


def replaced(file: str, old: str, new: str) -> Pack:
    """The built-in pack with one line changed, the first that fits."""
    text = files()[file]
    assert old in text
    return pack_with(file, text.replace(old, new, 1))


def board_of(spaces: list[tuple[str, int, int]]) -> Pack:
    rows = [f'[[space]]\nid = "{name}"\nq = {q}\nr = {r}\n' for name, q, r in spaces]
    return pack_with("board.toml", "\n".join(rows))


def refused(pack: Pack) -> str:
    """The sentence with which a pack is refused, before any match begins."""
    with pytest.raises(Refused) as caught:
        begin("clash", 2, "pack", pack=pack)
    assert caught.value.code == "content"
    return str(caught.value)


def near(content: Content, space: str) -> list[str]:
    ids = content.board.ids
    neighbours = content.board.near[ids.index(space)]
    return [one for place, one in enumerate(ids) if neighbours >> place & 1]


# The built-in pack.


def test_1_2_the_board_table() -> None:
    """1.2 Ids, coordinates and neighbours, in the order of the table."""
    content = read(built_in())

    table = {
        name: (content.board.q[place], content.board.r[place], " ".join(near(content, name)))
        for place, name in enumerate(content.board.ids)
    }

    assert list(table) == list(SPACES)
    assert table == SPACES


def test_1_2_neighbours_share_a_side() -> None:
    """1.2 Two spaces are neighbours exactly when their hexagons touch: 36 pairs, none one-sided."""
    content = read(built_in())
    pairs = {
        (one, other)
        for one, (q, r, _) in SPACES.items()
        for other, (q2, r2, _) in SPACES.items()
        if max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2)) == 1
    }

    found = {(one, other) for one in SPACES for other in near(content, one)}

    assert found == pairs
    assert len(found) == 2 * 36


def test_1_2_the_board_is_the_same_in_both_mirrors() -> None:
    """1.2 Left to right and top to bottom."""
    places = {(q, r) for q, r, _ in SPACES.values()}
    content = read(built_in())

    read_places = set(zip(content.board.q, content.board.r, strict=True))

    assert read_places == places
    assert {(-q - r, r) for q, r in read_places} == places
    assert {(q + r, -r) for q, r in read_places} == places


def test_2_1_1_the_supply() -> None:
    """2.1.1, 2.2.6 Sixty gladiators: 8 spears, 8 nets, 28 swords, 8 tridents, 8 shields."""
    match = begin("clash", 2, "supply")

    piles = match.view(None)["piles"]

    assert piles == [8, 8, 28, 8, 8]
    assert CLASH.names(match.setup)["type"] == ["spear", "net", "sword", "trident", "shield"]


def test_2_1_2_the_animals() -> None:
    """2.1.2 The file is the table, row by row, and nothing else is printed on a tile."""
    rows = tomllib.loads(files()["animals.toml"])["animal"]

    keys = ("kind", "name", "swords", "spears", "tridents", "shields", "life")
    table = {row["id"]: tuple(row[key] for key in keys) for row in rows}

    assert list(table) == list(ANIMALS)
    assert table == ANIMALS
    assert {len(row) for row in rows} == {1 + len(keys)}


def test_2_1_2_the_sums_of_the_specification() -> None:
    """2.1.2 Swords, spears, tridents, shields and life of all twelve, as the file has them."""
    rows = tomllib.loads(files()["animals.toml"])["animal"]

    keys = ("swords", "spears", "tridents", "shields", "life")
    sums = [sum(row[key] for row in rows) for key in keys]

    assert sums == [33, 7, 4, 7, 55]


@pytest.mark.parametrize("animal", ANIMALS)
def test_6_3_the_spears_of_every_animal_at_work(animal: str) -> None:
    """6.3 It rolls first against teams with fewer spears, and against no others."""
    spears = ANIMALS[animal][3]

    first = [first_to_roll(team, animal) for team in ("HHHH", "LHHH", "LLHH")]

    assert first == ["animal" if spears > own else "team" for own in (0, 1, 2)]


@pytest.mark.parametrize("animal", ANIMALS)
def test_6_5_swords_shields_and_tridents_of_every_animal_at_work(animal: str) -> None:
    """6.4, 6.5, 6.7 So many dice, so many singles stopped, a reroll with a trident; it lives."""
    _, _, swords, _, tridents, shields, life = ANIMALS[animal]
    singles = min(3, life - 1)
    match = hunt("LLSS", animal)
    script(match, ("*" * singles).ljust(3, "."), "." * swords)

    attack(match, "C2", "C3")

    stopped = min(shields, singles)
    assert told(match, "struck")[0] == f"struck c C3 {singles} {stopped} 0"
    assert told(match, "rolled")[1] == "rolled a C3 keep " + "." * swords
    assert asked(match) == ("a reroll" if tridents else "a ground")


@pytest.mark.parametrize("animal", ANIMALS)
def test_6_7_the_life_of_every_animal_at_work(animal: str) -> None:
    """6.7 A lethal hit that leaves it one wound short, and one that brings it to its life."""
    life = ANIMALS[animal][6]
    short = hunt("LLSS", f"{animal}+{life - 3}")
    exact = hunt("LLSS", f"{animal}+{life - 2}")
    script(short, "#..", "." * 4)
    script(exact, "#..")

    attack(short, "C2", "C3")
    attack(exact, "C2", "C3")

    assert at(short, "C3") == f"{animal}+{life - 1}"
    assert at(exact, "C3") == "c:LLSS"


def first_to_roll(team: str, animal: str) -> str:
    """Who rolls first when a team attacks an animal."""
    match = hunt(team, animal)
    unscript(match)
    attack(match, "C2", "C3")
    return "team" if told(match, "faced") == ["faced c C2"] else "animal"


def test_1_4_the_faces_of_the_die() -> None:
    """1.4 Three blanks, two singles, one lethal."""
    faces = read(built_in()).faces

    assert sorted(faces) == [0, 0, 0, 1, 1, 2]
    assert CLASH.names(duel("S", "S").setup)["face"] == ["blank", "single", "lethal"]


def test_2_1_3_the_numbers_of_the_rules_file() -> None:
    """2.1.3, 1.3, 4.1, 5.3.1, 5.6.3, 6.4, 6.6, 8.5 Every number that is printed in the rulebook."""
    content = read(built_in())

    assert content.bases == {2: 4, 3: 4, 4: 3, 5: 3}
    assert (content.team_size, content.free_mover_size, content.tokens_per_gladiator) == (4, 3, 2)
    assert (content.team_dice, content.animal_dice) == (1, 0)
    assert (content.wounds_per_single, content.wounds_per_lethal) == (1, 2)
    assert (content.gladiator_points, content.animal_points) == (1, 2)


# Packs of one's own.


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("rules.toml", "net = 8\n", "", "rules.supply.net: this field is missing"),
        ("rules.toml", "net = 8", "net = 8\nbow = 1", "rules.supply.bow: there is no such field"),
        ("rules.toml", "net = 8", "net = -1", "a number from 0 to 60 expected, but -1 came"),
        ("rules.toml", "net = 8", 'net = "8"', "a number from 0 to 60 expected, but '8' came"),
        ("rules.toml", "size = 4", "size = 5", "rules.team.size: a number from 1 to 4"),
        ("rules.toml", "size = 4", "size = true", "rules.team.size: a number from 1 to 4"),
        ("rules.toml", '"lethal"', '"deadly"', "one of blank, single, lethal expected"),
        ("rules.toml", '"blank", ', "", "rules.die.faces: six faces expected, but 5 came"),
        ("rules.toml", '"blank", ', '"blank", "blank", ', "six faces expected, but 7 came"),
        ("rules.toml", "5 = 3", "5 = 4", "rules.bases.5: 20 teams do not fit 17 spaces"),
        ("rules.toml", "2 = 4", "2 = 2", "twelve animals cannot fill the spaces left over"),
        ("rules.toml", "sword = 28", "sword = 27", "59 gladiators are too few"),
        ("rules.toml", "[points]", "[pionts]", "points"),
        ("animals.toml", "swords = 2", "swords = 0", "animal.lion-1.swords: a number from 1 to 5"),
        ("animals.toml", "swords = 2", "swords = 6", "a number from 1 to 5 expected, but 6 came"),
        ("animals.toml", "life = 3", "life = 0", "animals.animal.lion-1.life: a number from 1"),
        ("animals.toml", "life = 3", "", "animals.animal.lion-1.life: this field is missing"),
        ("animals.toml", "shields = 0", "shields = 0\nnets = 1", "lion-1.nets: there is no such"),
        ("animals.toml", '"lion"', '"tiger"', "one of lion, bull, bear expected, but tiger came"),
        ("animals.toml", '"lion-2"', '"lion-1"', "two of them have the same id"),
        ("animals.toml", '"Leaena"', '""', "animals.animal.lion-1.name: a text expected"),
        ("board.toml", '"A2"', '"A1"', "two of them have the same id"),
        ("board.toml", "q = 1", "q = 0", "two spaces have the same coordinates"),
        ("board.toml", "q = 0", "q = 20", "board.space: the board is in more than one piece"),
        ("board.toml", "q = 0", "q = 0\nz = 0", "board.space.A1.z: there is no such field"),
        ("board.toml", "q = 0", "q = 0.5", "board.space.A1.q: a number from -20 to 20 expected"),
        ("board.toml", "r = -2", "r = 0.5", "board.space.A1.r: a number from -20 to 20 expected"),
        ("board.toml", "[[space]]", "[[spaces]]", "board"),
        ("board.toml", "q = 0", "q = ", "board.toml: not TOML"),
    ],
)
def test_1_2_a_broken_pack_is_refused_in_one_sentence(
    file: str, old: str, new: str, sentence: str
) -> None:
    """1.2, 2.1.1, 2.1.2 It names file, key and reason."""
    pack = replaced(file, old, new)

    said = refused(pack)

    assert sentence in said
    assert said.startswith(file.removesuffix(".toml"))
    assert "\n" not in said


def test_2_1_2_eleven_animals_are_too_few_and_thirteen_too_many() -> None:
    """2.1.2 Exactly twelve."""
    rows = re.split(r"(?=\[\[animal\]\])", files()["animals.toml"])
    eleven = pack_with("animals.toml", "".join(rows[:-1]))
    extra = rows[-1].replace("bear-4", "bear-5").replace("Innocentia", "Ursa")
    thirteen = pack_with("animals.toml", "".join([*rows, extra]))

    assert "animals.animal: 12 expected, but 11 came" in refused(eleven)
    assert "animals.animal: 12 expected, but 13 came" in refused(thirteen)


def test_1_2_fourteen_spaces_are_too_few_and_twenty_one_too_many() -> None:
    """1.2 From fifteen to twenty."""
    fourteen = board_of(NARROW[:14])
    twenty_one = board_of([*WIDE, ("S5", 5, 3)])

    assert "15 to 20 expected, but 14 came" in refused(fourteen)
    assert "15 to 20 expected, but 21 came" in refused(twenty_one)


def test_1_2_an_island_is_refused_however_large() -> None:
    """1.2 Two halves of ten spaces that do not touch."""
    halves = [(name, q, r + 5 * (r > 1)) for name, q, r in WIDE]

    assert "the board is in more than one piece" in refused(board_of(halves))


def test_2_1_1_a_pack_has_three_files_and_no_others() -> None:
    """2.1.1 Board, animals and rules."""
    without = Pack("own", {name: text for name, text in files().items() if name != "rules.toml"})
    beyond = Pack("own", {**files(), "cards.toml": ""})

    assert refused(without) == "pack own: the file rules.toml is missing"
    assert "but cards.toml came" in refused(beyond)


def test_9_2_no_pack_makes_anybody_roll_six_dice() -> None:
    """9.2 Five swords and a die for the animal itself would be six; there are five in the box."""
    rules = files()["rules.toml"].replace("free_dice = 0", "free_dice = 1")
    animals = files()["animals.toml"].replace("swords = 2", "swords = 5", 1)
    pack = Pack("own", {**files(), "rules.toml": rules, "animals.toml": animals})

    said = refused(pack)

    assert said.startswith(("animals", "rules"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("spaces", "animals"), [(WIDE, 20), (NARROW, 15)])
def test_1_2_another_board_plays_to_the_end(
    seats: int, spaces: list[tuple[str, int, int]], animals: int
) -> None:
    """1.2, 2.3.2 Fifteen and twenty spaces, filled to the last one, with any number of seats."""
    match = begin("clash", seats, "board", pack=board_of(spaces))
    play_until(match, "board", "team", "ground", "target", "beast")
    full = board(match)

    play_out(match, "board")

    assert sorted(full) == sorted(name for name, _, _ in spaces)
    assert len(told(match, "settled")) == animals - seats * (4 if seats < 4 else 3)
    assert match.over
    assert sum(match.scores) > 0


def test_1_2_another_board_has_its_own_neighbours() -> None:
    """1.2 In rows of five every inner space has six neighbours."""
    match = arrange(
        {
            "Q2": "a:SSSS",
            "R0": "a:SSSS",
            "Q1": "b:S",
            "Q3": "b:S",
            "P1": "bull-1",
            "P2": "lion-1",
            "P3": "lion-2",
            "R1": "lion-3",
            "R2": "lion-4",
            "R3": "bull-2",
        },
        pack=board_of(WIDE),
    )

    choose(match, "team", "Q2")

    assert offered(match, "target") == ["P2", "P3", "Q1", "Q3", "R1", "R2"]
