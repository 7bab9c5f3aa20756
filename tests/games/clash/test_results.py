"""What a question of Clash says of its choices is what happens when they are taken."""

import random
from collections import Counter
from typing import Any

import pytest

import harena
from harena.games.clash.about import strength
from harena.games.clash.state import Arena
from harena.kernel.match import Match
from tests.games.clash.arrange import attack, duel, hunt, script

KEEP = "0"


def results(match: Match, seat: int) -> dict[str, Any]:
    each: Any = match.about(seat).get("each", {})
    return {choice: one["result"] for choice, one in each.items() if "result" in one}


def check_roll(match: Match, seat: int) -> str:
    """A roll that is kept: the blow that is told is the blow that falls."""
    told, twin = results(match, seat)[KEEP], match.copy()
    twin.answer(seat, 0)
    after = twin.events_from(len(match.events))
    said = dict(zip(("stopped", "through"), (after[0].args[3], after[0].args[5]), strict=True))
    lost, left, falls = after[0].args[9:12]
    assert told == {**told, **said, "lost": lost, "left": left}
    assert (told["word"] in {"wiped", "slain"}) == bool(falls)
    assert (told["word"] in {"nothing", "stopped"}) == (after[0].args[4:6] == (0, 0))
    return str(told["word"])


def check_side(match: Match, seat: int, index: int) -> str:
    """Nets and casualties: what a side is said to have left is what it then has."""
    asked = match.state.decision(seat)
    assert asked is not None
    told = results(match, seat).get(str(asked.choices[index]))
    twin = match.copy()
    twin.answer(seat, index)
    if told is None or asked.b > 1 or not isinstance(twin.state, Arena):
        return "none"
    side = asked.a if asked.ask == "casualty" else 1 - asked.a
    rolled = [event for event in twin.events_from(len(match.events)) if event.kind == "rolled"]
    if asked.ask == "casualty" and rolled:
        assert len(rolled[0].args) - 3 == told["dice"]
    elif not rolled:
        found = strength(twin.state, side)
        assert {name: found[name] for name in ("dice", "again", "shields")} == {
            name: told[name] for name in ("dice", "again", "shields")
        }
    return str(told["word"])


@pytest.mark.parametrize("number", range(8))
def test_what_is_told_of_a_choice_is_what_happens(number: int) -> None:
    match = harena.begin("clash", 2 + number % 4, f"results {number}", {"idle_limit": 10})
    chance = random.Random(number)
    seen: Counter[str] = Counter()
    while not match.over:
        (seat,) = match.to_act
        options = match.options(seat)
        if options[0].ask == "reroll":
            seen[check_roll(match, seat)] += 1
        elif options[0].ask in {"net", "casualty"}:
            if options[0].ask == "casualty":
                assert match.about(seat)["rolls"] == int(bool(results(match, seat)))
            for index in range(len(options)):
                seen[check_side(match, seat, index)] += 1
        about = match.about(seat)
        if "lead" in about:
            assert about["lead"] in [option.choice for option in options]
        boldly = chance.random() < 0.7
        instinct = match.rulebook.instinct(match.state, seat)
        match.answer(seat, instinct if boldly else chance.randrange(len(options)))

    assert seen.total() > 3


def test_5_5_1_a_hit_that_the_shield_stops_is_told_before_the_roll_is_kept() -> None:
    match = duel("TTSS", "HSSS")
    script(match, "*..")

    attack(match, "C2", "C3")

    (seat,) = match.to_act
    assert results(match, seat)[KEEP] == {
        "word": "stopped",
        "tone": "bad",
        "stopped": 1,
        "through": 0,
        "lost": 0,
        "left": 0,
        "life": 0,
    }
    assert match.about(seat)["lead"] == 1


def test_6_6_a_roll_that_kills_an_animal_says_so_and_is_kept() -> None:
    match = hunt("TLSS", "lion-1")
    script(match, "##.")

    attack(match, "C2", "C3")

    (seat,) = match.to_act
    told = results(match, seat)[KEEP]
    assert (told["word"], told["lost"], told["life"]) == ("slain", 4, 3)
    assert match.about(seat)["lead"] == 0


def test_5_2_4_a_net_says_what_the_enemy_has_left() -> None:
    """Two swords and a shield: without a sword two dice, without the shield none that stops."""
    match = duel("NSST", "SSH")
    attack(match, "C2", "C3")

    (seat,) = match.to_act
    told = results(match, seat)
    names = match.rulebook.names(match.setup)["type"]
    sword, shield = (told[str(names.index(name))] for name in ("sword", "shield"))
    assert (sword["dice"], sword["shields"]) == (2, 1)
    assert (shield["dice"], shield["shields"]) == (3, 0)
