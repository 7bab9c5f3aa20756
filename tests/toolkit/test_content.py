"""Content is checked at the door: every refusal names file, key and reason."""

import pytest

from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from harena.toolkit.content import TomlTable, built_in, numbers, only_files, places, read_file

WEAPONS = """
[gladius]
damage = 3
name = "gladius"
kind = "sword"
kinds = ["sword", "net"]

[[row]]
id = "first"
[[row]]
number = 2
"""
KINDS = ("sword", "net")


def weapons(text: str = WEAPONS) -> TomlTable:
    return read_file(Pack("mine", {"weapons.toml": text}), "weapons.toml")


def gladius() -> TomlTable:
    return weapons().table("gladius")


def test_a_table_is_read_key_by_key() -> None:
    table = gladius()

    assert table.number("damage", 1, 9) == 3
    assert table.text("name") == "gladius"
    assert table.one_of("kind", KINDS) == 0
    assert table.each_of("kinds", KINDS) == [0, 1]
    table.close()


def test_rows_are_named_by_their_id_or_their_place() -> None:
    rows = weapons().tables("row")

    assert [row.where for row in rows] == ["weapons.row.first", "weapons.row.1"]


def refusal(caught: pytest.ExceptionInfo[Refused], where: str, reason: str) -> None:
    assert str(caught.value) == f"{where}: {reason}"
    assert caught.value.code == "content"
    assert (caught.value.facts["where"], caught.value.facts["reason"]) == (where, reason)
    assert caught.value.facts["what"] != "other", "said in every language"


def test_a_missing_field() -> None:
    with pytest.raises(Refused) as caught:
        gladius().number("weight", 1, 9)

    refusal(caught, "weapons.gladius.weight", "this field is missing")


def test_a_field_that_nobody_wants() -> None:
    table = weapons("[gladius]\ndamge = 3\n").table("gladius")

    with pytest.raises(Refused) as caught:
        table.close()

    refusal(caught, "weapons.gladius.damge", "there is no such field")


@pytest.mark.parametrize("value", ["0", "10", "true", '"3"', "3.0"])
def test_a_number_out_of_range_or_no_number(value: str) -> None:
    table = weapons(f"damage = {value}\n")

    with pytest.raises(Refused, match=r"weapons\.damage: a number from 1 to 9 expected, but"):
        table.number("damage", 1, 9)


def test_an_empty_text() -> None:
    with pytest.raises(Refused) as caught:
        weapons('name = ""\n').text("name")

    refusal(caught, "weapons.name", "a text expected, but '' came")


@pytest.mark.parametrize(
    ("name", "letters"), [("a" * 81, 81), ("a" * 5000, 5000), ("two\\nlines", 9)]
)
def test_a_name_is_one_line_and_not_too_long(name: str, letters: int) -> None:
    with pytest.raises(Refused, match=f"one line of at most 80 letters .* {letters} letters$"):
        weapons(f'[gladius]\nname = "{name}"').table("gladius").text("name")
    assert weapons(f'[gladius]\nname = "{"a" * 80}"').table("gladius").text("name")


def test_a_dangling_name() -> None:
    with pytest.raises(Refused) as caught:
        weapons('kind = "axe"\n').one_of("kind", KINDS)

    refusal(caught, "weapons.kind", "one of sword, net expected, but axe came")


def test_a_dangling_name_in_a_row_is_named_by_its_place() -> None:
    with pytest.raises(Refused) as caught:
        weapons('kinds = ["sword", "axe"]\n').each_of("kinds", KINDS)

    refusal(caught, "weapons.kinds.1", "one of sword, net expected, but axe came")


def test_no_row_where_one_is_expected() -> None:
    with pytest.raises(Refused) as caught:
        weapons("kinds = 3\n").each_of("kinds", KINDS)

    refusal(caught, "weapons.kinds", "a row of names expected, but 3 came")


def test_no_table_where_one_is_expected() -> None:
    with pytest.raises(Refused) as caught:
        weapons("gladius = 3\n").table("gladius")

    refusal(caught, "weapons.gladius", "a table expected, but 3 came")


def test_no_array_of_tables_where_one_is_expected() -> None:
    with pytest.raises(Refused) as caught:
        weapons("row = [1]\n").tables("row")

    refusal(caught, "weapons.row", "an array of tables expected")


def test_what_is_not_toml_is_refused_with_its_line() -> None:
    with pytest.raises(Refused, match=r"weapons\.toml: not TOML: .*line 1"):
        weapons("damage =\n")


def test_a_missing_file() -> None:
    with pytest.raises(Refused, match=r"pack mine: the file weapons\.toml is missing"):
        read_file(Pack("mine", {}), "weapons.toml")


def test_a_file_that_no_game_reads() -> None:
    with pytest.raises(Refused, match=r"pack mine: one of a\.toml, b\.toml expected, but c\.toml"):
        only_files(Pack("mine", {"c.toml": ""}), ("a.toml", "b.toml"))


def test_the_digest_of_a_pack_depends_on_names_and_texts_not_on_their_order() -> None:
    pack = Pack("mine", {"a.toml": "x", "b.toml": "y"})

    assert Pack("other", {"b.toml": "y", "a.toml": "x"}).digest == pack.digest
    assert Pack("mine", {"a.toml": "x", "b.toml": "z"}).digest != pack.digest
    assert Pack("mine", {"a.toml": "y", "b.toml": "x"}).digest != pack.digest


def test_names_that_must_be_different() -> None:
    assert gladius().different("kinds", KINDS) == [0, 1]
    twice = weapons(WEAPONS.replace('["sword", "net"]', '["net", "net"]')).table("gladius")

    with pytest.raises(Refused) as caught:
        twice.different("kinds", KINDS)

    refusal(caught, "weapons.gladius.kinds", "one of them comes twice")


@pytest.mark.parametrize(
    ("row", "where", "reason"),
    [
        ("[3, 4]", "track.limits", "a row of 3 numbers expected, but [3, 4] came"),
        ("7", "track.limits", "a row of 3 numbers expected, but 7 came"),
        ("[3, 4, 1]", "track.limits.2", "a number from 2 to 6 expected, but 1 came"),
    ],
)
def test_a_row_of_numbers_has_a_length_and_limits(row: str, where: str, reason: str) -> None:
    good = read_file(Pack("mine", {"track.toml": "limits = [3, 4, 6]"}), "track.toml")
    assert good.row("limits", 3, 2, 6) == [3, 4, 6]
    bad = read_file(Pack("mine", {"track.toml": f"limits = {row}"}), "track.toml")

    with pytest.raises(Refused) as caught:
        bad.row("limits", 3, 2, 6)

    refusal(caught, where, reason)


def rows(*ids: str) -> TomlTable:
    text = "\n".join(f'[[beast]]\nid = "{one}"\nlife = {len(one)}' for one in ids)
    return read_file(Pack("mine", {"beasts.toml": text}), "beasts.toml")


def test_rows_that_are_these_and_no_others() -> None:
    assert len(rows("dog", "wolf").fixed("beast", ("dog", "wolf"))) == 2

    with pytest.raises(Refused) as caught:
        rows("wolf", "dog").fixed("beast", ("dog", "wolf"))

    refusal(caught, "beasts.beast", "dog, wolf expected in this order, but wolf, dog came")


@pytest.mark.parametrize(
    ("fewest", "most", "reason"),
    [
        (3, 4, "3 to 4 expected, but 2 came"),
        (1, 1, "1 expected, but 2 came"),
        (1, 2, "two of them have the same id, dog"),
    ],
)
def test_several_rows_with_different_ids(fewest: int, most: int, reason: str) -> None:
    assert numbers(rows("dog", "wolf").several("beast", 1, 2), "life", 1, 9) == [3, 4]

    with pytest.raises(Refused) as caught:
        rows("dog", "dog").several("beast", fewest, most)

    refusal(caught, "beasts.beast", reason)


def test_the_same_name_of_every_row() -> None:
    assert places(rows("dog", "wolf").tables("beast"), "id", ("wolf", "dog")) == [1, 0]


def test_a_game_comes_with_a_pack() -> None:
    pack = built_in("clash", ("board.toml",))

    assert pack.name == "built-in"
    assert "[[space]]" in pack.files["board.toml"]
