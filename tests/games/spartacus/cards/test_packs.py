"""15.11: in a pack of one's own a number counts wherever it stands, and cards may be two of a kind.

The Bath Keeper, who comes last of all Slaves, has the ability of another card too.
"""

import pytest

from harena.games.spartacus.components.content import built_in
from harena.kernel.setup import Pack
from tests.games.spartacus.arrange import (
    all_pass,
    asked,
    capua,
    capua_of,
    choose,
    duel,
    house,
    in_arena,
    in_games,
    in_turn,
    offered,
    strike,
    told,
)


def changed(file: str, old: str, new: str) -> Pack:
    files = dict(built_in().files)
    assert files[file].count(old) == 1
    return Pack("own", {**files, file: files[file].replace(old, new)})


def two_with(ability: str) -> Pack:
    """The Bath Keeper can do the same as somebody else."""
    return changed("slaves.toml", 'ability = "gossip"', f'ability = "{ability}"')


def test_15_9_a_word_with_the_editor_costs_what_its_card_says_9_3_15_11() -> None:
    pack = changed(
        "intrigue.toml", 'effect = "editor"\namount = 2', 'effect = "editor"\namount = 5'
    )
    match = capua("g01", "g02", "g03", hands=("c22",), pack=pack)
    all_pass(choose(in_turn(match), "scheme-c22", "1"))
    assert told(match, "marked") == [(1, 5)]
    choose(in_arena(match), "no", "1")
    assert match.about(1)["loss"] == 5
    choose(match, "decline")

    assert capua_of(match).influence[1] == 2


@pytest.mark.parametrize(("fights", "poisons"), [("s19", "s20"), ("s20", "s19")])
def test_15_5_while_one_poisoner_fights_the_other_may_be_used_15_11(
    fights: str, poisons: str
) -> None:
    match = capua("s19 s20", "g02", "", host=2, pack=two_with("tainted_blade"))
    in_games(match, f"0 {fights}", "1 g02")
    assert asked(match) == "0 taint"
    choose(match, "yes")

    assert told(match, "exhausted") == [(0, capua_of(match).content.ids.index(poisons))]


@pytest.mark.parametrize("fights", ["s16", "s20"])
def test_15_5_while_one_bookmaker_fights_the_other_takes_higher_stakes_15_11(fights: str) -> None:
    match = capua("s16 s20", "g02", "", host=2, pack=two_with("odds"))
    in_games(match, f"0 {fights}", "1 g02")

    assert "4-0-0-0" in offered(match, 0)


@pytest.mark.parametrize("fights", ["s17", "s20"])
def test_15_5_while_one_armourer_fights_the_other_arms_him_15_11(fights: str) -> None:
    match = capua("s17 s20 e09a e10a", "g02", "g03", host=2, pack=two_with("armoury"))
    choose(in_arena(match), "no", "0", "accept", fights, "e09a")

    assert (asked(match), offered(match)) == ("0 second", ["e10a", "none"])


@pytest.mark.parametrize("fights", ["s17", "s20"])
def test_12_8_in_a_tournament_too_one_armourer_arms_the_other_15_11(fights: str) -> None:
    pack = two_with("armoury")
    match = capua("s17 s20 e09a e10a", "g02", "", influence=(12, 12, 7), pack=pack)
    choose(in_turn(match, 2), "end")
    choose(match, f"0:{fights}", "1:g02", "e09a")

    assert (asked(match), offered(match)) == ("0 second", ["e10a", "none"])


@pytest.mark.parametrize("fights", ["g13", "s20"])
def test_15_4_while_one_doctore_fights_the_other_teaches_him_15_11(fights: str) -> None:
    match = capua("g01", "g13 s20", "", host=2, pack=two_with("doctore"))
    duel(match, "0 g01", f"1 {fights}")
    parried = {"g13": (3, 2, 1, 1), "s20": (1,)}[fights]
    strike(match, (6, 5, 4), parried)

    assert asked(match) == "1 reroll"
    assert "s20/x" not in house(match, 1)
