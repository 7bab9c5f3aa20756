"""Chapter 20.12, Special Moves, Feints and Powers as +2 against beasts."""

import pytest

from tests.games.gladiatori.hunt import FIRST, act, asked_till_the_end, beside
from tests.games.gladiatori.scene import DEFAULTS, Scene

MOVES = [
    "sweep",
    "sacrifice",
    "acrobatic_strike",
    "overskill",
    "rage",
    "break_item",
    "unbalancing_strike",
    "reflex",
]
POWERS = [
    "lunge",
    "stand_up",
    "unbeatable",
    "leap",
    "deep_wounds",
    "wrestling",
    "adaptation",
    "delay",
    "resistance",
]


def declare(scene: Scene, *cards: str) -> Scene:
    """Seat 0 strikes ahead with Strength and these cards on it."""
    scene.take_round(0).run((0, "action", "new-strength"))
    return scene.run(*[(0, "add", card) for card in cards], (0, "fight", "strike"))


def test_20_12_s46_three_at_once() -> None:
    """20.12 S46: Reflex, Feint and Wrestling as +2 each against a wolf: +6, and all used up."""
    scene = beside("wolf").give(0, hand="S reflex F").powers(0, "wrestling").trait(0, offense=2)

    declare(scene.dice(1, 3), "reflex", "feint").run(
        (0, "plain", "reflex"),
        (0, "plain", "feint"),
        (0, "plain", "wrestling"),
        (0, "skill", "yes"),
    ).finish()

    assert scene.told("attack") == [[0, FIRST, 8]]
    assert scene.told("slain") == [[FIRST]]
    assert scene.held(0, "discard") == "feint reflex"
    assert (scene.bout.powers[0], bool(scene.bout.used[0])) == (0, True)


@pytest.mark.parametrize("move", MOVES)
def test_20_12_any_special_move_in_attack(move: str) -> None:
    """20.12 Each +2, once; it may not be used so twice."""
    scene = beside("dog").give(0, hand=f"S {move}").trait(0, offense=1).dice(6, 5)

    declare(scene, move).run((0, "plain", move))
    again = scene.offered(0)
    scene.run((0, "skill", "yes")).finish()

    assert again == ["enough"]
    assert scene.told("attack") == [[0, FIRST, 3]]
    assert scene.held(0, "discard") == move


@pytest.mark.parametrize("power", POWERS)
def test_20_12_any_power_in_attack(power: str) -> None:
    """20.12 Announced, and gone."""
    scene = beside("dog").powers(0, power).trait(0, offense=1).dice(6, 5)

    declare(scene).run((0, "plain", power), (0, "skill", "yes")).finish()

    assert scene.told("attack") == [[0, FIRST, 3]]
    assert scene.bout.powers[0] == 0
    assert len(scene.told("power")) == 1


@pytest.mark.parametrize("move", ["sweep", "break_item", "unbalancing_strike", "feint"])
def test_20_12_in_defence(move: str) -> None:
    """20.12 Block with a card that could do nothing there: +2; and a Power: +2."""
    card = "F" if move == "feint" else move
    scene = beside("dog").give(0, hand=f"S {card}").powers(0, "lunge")

    act(scene, FIRST, 6, 5).run(
        (0, "reaction", "new-strength"),
        (0, "add", move),
        (0, "plain", move),
        (0, "plain", "lunge"),
        (0, "skill", "no"),
    )

    assert scene.told("defence") == [[0, 4]]
    assert scene.bout.powers[0] == 0


def test_20_12_r110_restrictions_do_not_matter() -> None:
    """20.12, R110 Trapped, with a card and a Power restricted to movement: 5 - 3 + 2 + 2."""
    scene = beside("dog").give(0, hand="S acrobatic_strike").powers(0, "leap").dice(6, 5)
    scene.bout.trapped[0] = 1

    declare(scene, "acrobatic_strike").run(
        (0, "plain", "acrobatic_strike"), (0, "plain", "leap"), (0, "skill", "yes")
    ).finish()

    assert scene.told("attack") == [[0, FIRST, 6]]


def test_20_12_instead_of_its_function() -> None:
    """20.12 An Acrobatic Strike as +2 is not asked about again, and brings no marker."""
    scene = beside("dog").give(0, hand="S acrobatic_strike").trait(0, offense=1).dice(6, 5)

    declare(scene, "acrobatic_strike").run((0, "plain", "acrobatic_strike"))
    asked = asked_till_the_end(scene)

    assert "acrobatics" not in asked
    assert scene.told("acrobatic", "marked") == []


def test_20_12_or_its_function() -> None:
    """20.12 Who does not use it so has it as usual: +3 and a marker."""
    scene = beside("dog").give(0, hand="S acrobatic_strike").dice(6, 5)

    declare(scene, "acrobatic_strike").run((0, "acrobatics", "yes"), (0, "skill", "yes")).finish()

    assert scene.told("attack") == [[0, FIRST, 8]]
    assert scene.bout.unbalanced[0] == 1


def test_20_12_a_plain_reflex_does_not_move() -> None:
    """20.12 In defence as well: +2, and no movement afterwards."""
    scene = beside("dog").give(0, hand="B reflex")

    act(scene, FIRST, 1, 2).run(
        (0, "reaction", "new-berserk"), (0, "add", "reflex"), (0, "plain", "reflex")
    )
    asked = asked_till_the_end(scene)

    assert scene.told("defence") == [[0, 7]]
    assert "reflex" not in asked


def test_20_12_a_plain_wrestling_does_not_push() -> None:
    """20.12 The dog lives and stays where it is."""
    scene = beside("dog").powers(0, "wrestling").trait(0, offense=1).dice(6, 5)

    declare(scene).run((0, "plain", "wrestling"), (0, "skill", "yes"))
    asked = asked_till_the_end(scene)

    assert scene.told("held") == [[FIRST]]
    assert "push" not in asked


def test_20_12_a_plain_delay_is_no_delay() -> None:
    """20.12 Only the +2 of this defence: the next one has no +3."""
    scene = beside("dog").powers(0, "delay")

    act(scene, FIRST, 1, 2).run((0, "reaction", "new-berserk"), (0, "plain", "delay")).finish()
    act(scene, FIRST, 1, 2).run((0, "reaction", "again-berserk")).finish()

    assert scene.told("defence") == [[0, 7], [0, 5]]


def test_20_12_energy_cards_are_no_such_cards() -> None:
    """20.12 Only Special Moves, Feints and Powers."""
    scene = beside("dog").give(0, hand="S 1 0")

    declare(scene, "energy_1", "energy_0")

    assert scene.asked() == [(0, "plain")]
    assert scene.offered(0) == ["enough"]


def test_20_12_what_rage_brings_may_serve_too() -> None:
    """20.12, 11.5, R70 The Reflex that Rage has become is a Special Move like any other."""
    scene = beside("dog").give(0, hand="S rage", discard="reflex").trait(0, offense=1).dice(6, 5)

    declare(scene, "rage").run(
        (0, "rage", "discard-reflex"), (0, "plain", "reflex"), (0, "skill", "yes")
    ).finish()

    assert scene.told("attack") == [[0, FIRST, 3]]


def test_20_12_a_feint_gives_it_back() -> None:
    """20.12, 7.5.7, R121 A Delay used as +2 is part of the action; so is a card."""
    scene = beside("dog").give(0, hand="S F reflex").powers(0, "delay").dice(6, 5)

    declare(scene, "reflex").run(
        (0, "plain", "reflex"), (0, "plain", "delay"), (0, "skill", "yes"), (0, "feint", "yes")
    ).finish()

    assert scene.told("attack") == [[0, FIRST, 9]]
    assert scene.bout.powers[0] != 0
    assert scene.held(0, "hand") == "strength reflex"


def test_20_12_not_against_gladiators() -> None:
    """20.12 Neither in attack nor in defence, even with beasts around."""
    scene = beside("dog").place(1, (0, 1), 2).place(0, (0, 0), 5)
    scene.give(0, hand="S reflex").give(1, hand="S reflex", life="1x9")

    declare(scene, "reflex").run((1, "reaction", "new-strength"), (1, "add", "reflex"))
    asked = asked_till_the_end(scene)

    assert asked.count("reflex") == 2
    assert "plain" not in asked


def test_20_12_no_matching_bonus() -> None:
    """20.12, 8.6 Block against a beast: nothing but its energy."""
    scene = beside("dog").give(0, hand="S 1x2")

    act(scene, FIRST, 6, 5).run(
        (0, "reaction", "new-strength"), (0, "add", "energy_1"), (0, "skill", "no")
    )

    assert scene.told("defence") == [[0, 1]]


def test_20_12_learning_games_have_no_powers_yet() -> None:
    """20.12, 15.2, R162 In turn 1 a Power is not even +2."""
    scene = beside("dog", learning=True).powers(0, "leap")

    declare(scene)

    assert scene.offered(0) == ["enough"]


def test_20_12_in_help_against_a_beast() -> None:
    """20.12, 6.22 A helper's +2 counts in what he lends: of 5 + 2 + 2 a quarter is 2."""
    scene = beside("bear", 2, beasts="cooperative", beast_number=1).place(1, (2, 0), 3)
    scene.give(0, hand="S reflex F")

    scene.take_round(0).run(
        (0, "action", "new-strength"),
        (0, "add", "reflex"),
        (0, "add", "feint"),
        (0, "fight", "help"),
        (0, "plain", "reflex"),
        (0, "plain", "feint"),
        (0, "skill", "yes"),
    ).finish()

    assert scene.told("lent") == [[1, FIRST, 2]]


# 20.12.1 When.


def test_20_12_1_r111_not_while_passive() -> None:
    """20.12.1, R111 Who lets it come is not asked, whatever he has."""
    scene = beside("dog").give(0, hand="S reflex").powers(0, "leap")

    act(scene, FIRST, 6, 5).run((0, "reaction", "pass"))

    assert scene.asked() == [(0, "skill")]


def test_20_12_1_r111_passive_perforce() -> None:
    """20.12.1, R111 Nor is he whom it attacks from behind."""
    scene = Scene(2).place(0, (0, 0), 3).powers(0, "leap").give(0, life="1x12")
    scene.beast("dog", (1, 0))

    act(scene, FIRST, 6, 5)

    assert scene.asked() == [(0, "skill")]


def test_20_12_1_r111_settled_before_the_beast_rolls() -> None:
    """20.12.1, R111 After the roll no +2 is to be had any more."""
    scene = beside("dog").powers(0, "leap").dice(6, 5)

    declare(scene).run((0, "plain", "enough"), (0, "skill", "yes"))

    assert scene.told("beast_rolled") == [[FIRST, 6, 5]]
    assert scene.asked() == [(0, "feint")]


def test_20_12_1_r111_in_a_sweep_against_beasts_only() -> None:
    """20.12.1, R111 First the dog: 5 + 1 + 2; then the man: 5 - 3."""
    scene = beside("dog").place(1, (1, -1), 4).give(0, hand="S sweep reflex").dice(6, 5)

    scene.take_round(0).run(
        (0, "action", "new-strength"),
        (0, "add", "sweep"),
        (0, "add", "reflex"),
        (0, "fight", "sweep-left"),
        (0, "target", "beast-0"),
        (0, "plain", "reflex"),
        (0, "skill", "yes"),
    )

    assert scene.told("attack") == [[0, FIRST, 8], [0, 1, 2]]


def test_20_12_a_declared_sweep_is_not_plus_two_as_well() -> None:
    """20.12 Instead of its function: who sweeps has used it."""
    scene = beside("dog").give(0, hand="S sweep")

    scene.take_round(0).run(
        (0, "action", "new-strength"), (0, "add", "sweep"), (0, "fight", "sweep-left")
    )

    assert scene.asked() == [(0, "plain")]
    assert scene.offered(0) == ["enough"]


@pytest.mark.parametrize(("feints", "bonus"), [(1, 2), (2, 4), (3, 6)])
def test_20_12_r191_each_feint_is_two(feints: int, bonus: int) -> None:
    """20.12, R191 With the overlimit one may own two: together on a card they are +4."""
    scene = beside("dog").give(0, hand=f"S Fx{feints}").trait(0, offense=1).dice(6, 5)

    declare(scene, *["feint"] * feints).run((0, "plain", "feint"))
    again = scene.offered(0)
    scene.run((0, "skill", "yes")).finish()

    assert again == ["enough"]
    assert scene.told("attack") == [[0, FIRST, 1 + bonus]]


def test_20_12_r191_in_defence_too_and_beside_others() -> None:
    """20.12, R191 Oppose 5, two Feints 4, Reflex 2; not used so, a Feint adds nothing."""
    values = []

    for uses in (["feint", "reflex"], ["reflex"]):
        scene = beside("dog").give(0, hand="B Fx2 reflex")
        act(scene, FIRST, 6, 5).run((0, "reaction", "new-berserk"))
        scene.run(*[(0, "add", card) for card in ("feint", "feint", "reflex")])
        scene.run(*[(0, "plain", use) for use in uses], (0, "skill", "no"))
        values.append(scene.told("defence"))

    assert values == [[[0, 11]], [[0, 7]]]


def test_12_0_5_20_7_r192_more_damage_is_no_use_against_beasts() -> None:
    """12.0.5, R192 No Deep Wounds, and a Leap is all attack; with a man struck too they are."""
    offers: list[list[str]] = []

    for man in ((5, 0), (1, -1)):
        scene = Scene(2, beasts="coliseum").place(0, (-2, 0), 0).place(1, man, 3)
        scene.give(0, hand="S sweep").powers(0, "leap", "deep_wounds").beast("bear", (1, 0))
        scene.take_round(0).run(*[(0, "opening", "move-east-on")] * 2)
        scene.run((0, "action", "new-strength"), (0, "add", "sweep"), (0, "fight", "sweep-ahead"))
        while scene.asked() != [(0, "power")]:
            seat, ask = scene.asked()[0]
            first = scene.offered(seat)[0]
            scene.choose(seat, ask, first if ask == "target" else DEFAULTS[ask])
        offers.append(scene.offered(0))
        offers.append(scene.run((0, "power", "leap")).offered(0))

    assert offers == [
        ["none", "leap"],
        ["2-0", "1-0"],
        ["none", "leap", "deep_wounds"],
        ["2-0", "1-0", "1-1", "0-1", "0-2"],
    ]
