"""Chapter 15: the page of rules and the content say the same of every card, House and hex."""

import re
import tomllib
from typing import Any, Final

import pytest

from harena.games.spartacus.components.content import FILES, built_in, read, read_anew
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from tests.house.reading import ROOT

PAGE: Final = (ROOT / "docs" / "rulebooks" / "spartacus.md").read_text("utf-8")
CONTENT: Final = {file: tomllib.loads(text) for file, text in built_in().files.items()}
HOUSES: Final = ("gladiators", "slaves", "guards", "denarii")


def table(section: str) -> list[list[str]]:
    """The rows of the table under a rule, its head left out."""
    after = PAGE.split(f"- **{section}**")[1]
    lines = re.search(r"\n\n((?:\|.*\n)+)", after)
    assert lines
    rows = [
        [cell.strip().replace("**", "") for cell in line.strip("|\n").split("|")]
        for line in lines[1].splitlines()
    ]
    return rows[2:]


def rows(file: str, *kinds: str) -> list[dict[str, Any]]:
    return [row for kind in kinds for row in CONTENT[file][kind]]


def printed(section: str, keys: tuple[str, ...]) -> list[list[str]]:
    return [row[: len(keys)] for row in table(section)]


def kept(some: list[dict[str, Any]], keys: tuple[str, ...]) -> list[list[str]]:
    return [[str(one[key]) for key in keys] for one in some]


def called(one: dict[str, Any]) -> dict[str, Any]:
    """A starting card says so on the page."""
    return {**one, "name": one["name"] + (" (starting)" if one["starting"] else "")}


@pytest.mark.parametrize(
    ("section", "file", "kind"),
    [("15.4", "gladiators.toml", "gladiator"), ("15.5", "slaves.toml", "slave")],
)
def test_15_4_every_gladiator_and_15_5_every_slave_is_as_the_page_says(
    section: str, file: str, kind: str
) -> None:
    # Also 15.5.
    keys = ("name", "attack", "defence", "speed", "bank")
    men = [called(one) for one in rows(file, kind)]

    assert kept(men, keys) == printed(section, keys)
    for one, (*_, says) in zip(men, table(section), strict=True):
        assert (says == "–") == (one["ability"] == "none"), one["name"]


def test_15_6_every_piece_of_equipment_is_as_the_page_says() -> None:
    keys = ("name", "type", "copies", "bank")

    assert kept(rows("equipment.toml", "equipment"), keys) == printed("15.6", keys)


def test_15_8_every_reaction_is_as_the_page_says() -> None:
    keys = ("name", "copies", "required", "cash")

    assert kept(rows("intrigue.toml", "reaction"), keys) == printed("15.8", keys)


def test_15_9_every_scheme_is_as_the_page_says() -> None:
    keys = ("name", "copies", "required", "cash", "target")

    assert kept(rows("intrigue.toml", "scheme"), keys) == printed("15.9", keys)


def test_15_3_every_house_begins_as_the_page_says() -> None:
    some = rows("houses.toml", "house")
    named = [{**one, "name": one["name"].removeprefix("House ")} for one in some]

    assert kept(named, ("name", *HOUSES)) == printed("15.3", ("name", *HOUSES))
    assert [sum(one[key] for one in some[:4]) for key in HOUSES] == [8, 8, 7, 48]


def test_15_1_both_decks_have_their_numbers() -> None:
    men = rows("gladiators.toml", "gladiator") + rows("slaves.toml", "slave")
    gear = rows("equipment.toml", "equipment")
    intrigue = [rows("intrigue.toml", kind) for kind in ("guard", "reaction", "scheme")]

    assert len(men) + sum(one["copies"] for one in gear) == 62
    assert sum(one["starting"] for one in men) == 16
    assert [sum(one["copies"] for one in some) for some in intrigue] == [16, 20, 44]


def test_15_2_influence_five_lets_a_hand_keep_four() -> None:
    limits = [int(cell) for cell in table("15.2")[0][1:]]

    assert CONTENT["board.toml"]["limits"] == limits
    assert limits[5] == 4


def test_15_7_a_guard_needs_no_influence_and_is_worth_two() -> None:
    (guard,) = rows("intrigue.toml", "guard")

    assert (guard["copies"], guard["required"], guard["cash"]) == (16, 0, 2)


def test_15_10_the_arena_has_37_hexes_and_the_combatants_begin_four_apart() -> None:
    content = read(built_in())
    first, second = content.start_hex

    assert content.hexes.size == 37
    assert content.hexes.distance(first, second) == 4
    assert [content.hex_names[first], content.hex_names[second]] == ["d2", "d6"]


def changed(file: str, old: str, new: str) -> Pack:
    files = dict(built_in().files)
    assert old in files[file]
    return Pack("own", {**files, file: files[file].replace(old, new, 1)})


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("gladiators.toml", "attack = 3", "attack = 9", "a number from 1 to 5 expected, but 9"),
        ("gladiators.toml", "starting = true", "starting = false", "8 starters"),
        ("gladiators.toml", 'ability = "fury"', 'ability = "rage"', "but rage came"),
        ("equipment.toml", "copies = 2", "copies = 3", "expected (15.1), but 7 came"),
        ("intrigue.toml", "copies = 16", "copies = 15", "guard: 16 Guards expected (15.1), but 15"),
        ("intrigue.toml", "copies = 4", "copies = 5", "expected (15.1), but"),
        ("intrigue.toml", "pay_bank = 6", "pay_bonk = 6", "pay_bank"),
        ("houses.toml", 'powers = ["exhibition", "glory"]', 'powers = ["glory"]', "two powers"),
        ("board.toml", "second = [2, 0]", "second = [-2, 0]", "another hex than the first"),
    ],
)
def test_15_11_a_pack_that_breaks_the_rules_is_refused_with_its_place(
    file: str, old: str, new: str, said: str
) -> None:
    with pytest.raises(Refused) as refused:
        read_anew(changed(file, old, new))

    assert said in str(refused.value)
    assert str(refused.value).startswith(file.removesuffix(".toml"))


def test_15_11_a_pack_has_all_files_and_no_others() -> None:
    files = dict(built_in().files)
    with pytest.raises(Refused, match=r"lions\.toml came"):
        read_anew(Pack("own", {**files, "lions.toml": ""}))
    for file in FILES:
        fewer = {name: text for name, text in files.items() if name != file}
        with pytest.raises(Refused, match=f"the file {file} is missing"):
            read_anew(Pack("own", fewer))
