"""What questions and events of Gladiatori explain, so that no screen need work it out again."""

from itertools import product
from typing import Any

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.combat_round.movement import FIRST_TURN, STOP
from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.components.cards import size
from harena.games.gladiatori.components.content import built_in
from harena.games.gladiatori.components.fields import NONE
from harena.games.gladiatori.rulebook import RULEBOOK
from harena.kernel.setup import Pack
from tests.games.gladiatori.arrange import build, prepare
from tests.games.gladiatori.blows import attack
from tests.games.gladiatori.scene import Scene

CREATED = {"characters": "created"}


def about(bout: Bout, seat: int) -> dict[str, Any]:
    return RULEBOOK.about(bout, seat)


# Sums.


def test_7_1_an_attack_is_told_with_its_parts_and_only_its_maker_sees_the_skill() -> None:
    """7.1.2, 7.1.3, 7.4, 8.5 Gladius 3, Blood 2 times 2, Offense 5: the others hear of 9 untold."""
    scene = Scene().face_to_face().items(0, "gladius").give(0, hand="B")

    scene.take_round(0).run((0, "action", "new-berserk"), (0, "fight", "strike"))
    scene.run((1, "reaction", "pass"), (0, "skill", "yes"), (0, "blood", 2)).finish()

    assert scene.told("attack") == [[0, 1, 12]]
    (own,), (seen,) = scene.explained("attack", 0), scene.explained("attack", 1)
    assert own["parts"] == {"points": 4, "item-gladius": 3, "skill": 5}
    assert seen["parts"] == {"item-gladius": 3, "untold": 9}


def test_7_2_a_defence_is_told_with_its_parts_and_what_it_had_to_meet() -> None:
    """7.2.1, 7.2.2, 7.2.3, 8.6 Oppose 5, the same card 5, scutum 4."""
    scene = Scene().face_to_face().items(1, "scutum").give(0, hand="B").give(1, hand="B")

    scene.take_round(0).run((0, "action", "new-berserk"), (0, "fight", "strike"))
    scene.run((1, "reaction", "new-berserk"), (0, "skill", "yes"), (0, "blood", 3))
    scene.run((1, "skill", "no")).finish()

    (seen,) = scene.explained("defence")
    assert seen["parts"] == {"oppose": 5, "match": 5, "item-scutum": 4}
    assert seen["met"] == 11


def test_12_8_delay_in_a_defence_is_a_part_of_its_own() -> None:
    """12.8 Three for Delay, Oppose 5, the same card 5."""
    scene = Scene().face_to_face().powers(1, "delay").give(0, hand="B").give(1, hand="B")

    scene.take_round(0).run((0, "action", "new-berserk"), (0, "fight", "strike"))
    scene.run((1, "interject", "delay"), (1, "reaction", "new-berserk"))
    scene.run((0, "skill", "yes"), (0, "blood", 3), (1, "skill", "no")).finish()

    (seen,) = scene.explained("defence")
    assert seen["parts"] == {"oppose": 5, "match": 5, "delay": 3}


def test_8_4_5_a_dodge_has_to_meet_half_of_the_attack() -> None:
    """8.4.5 An attack of 5, halved: 2."""
    scene = Scene().face_to_face().give(0, hand="S").give(1, hand="M")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))
    scene.run((1, "reaction", "new-movement"), (0, "skill", "yes"))
    scene.run((1, "dodge", 0))

    assert scene.about(1)["attack"] == 2
    scene.run((1, "skill", "no"))
    assert scene.explained("defence")[0]["met"] == 2


def test_7_1_ones_own_sum_can_be_followed_while_it_is_made() -> None:
    """7.1 Before the Skill is chosen the sum has only the Item; a look changes nothing."""
    scene = Scene().face_to_face().items(0, "gladius").give(0, hand="S")
    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))
    scene.run((1, "reaction", "pass"))

    made = scene.about(0)["sum"]

    assert (made["kind"], made["total"]) == ("attack", 3)
    assert scene.parts(made["parts"]) == {"item-gladius": 3}
    assert scene.about(0)["sum"] == made


@pytest.mark.parametrize(("hand", "role"), [("S F", "attacker"), ("S", "none")])
def test_7_5_1_who_is_asked_for_a_feint_that_he_lacks_is_told_so(hand: str, role: str) -> None:
    """7.5.1 The others see only that he is asked."""
    scene = Scene().face_to_face().give(0, hand=hand)
    scene.take_round(0).run(*attack("strength"), (1, "reaction", "pass"))
    scene.run((0, "skill", "yes"), (1, "skill", "no"))

    assert scene.about(0)["role"] == role


def test_7_6_2_a_wound_says_how_many_cards_made_it() -> None:
    """7.6.2 One and half of two cards: 2, and nothing more."""
    scene = Scene().face_to_face().give(0, hand="S 1").give(1, life="1x3")

    scene.take_round(0).run(*attack("strength", "energy_1"), (1, "reaction", "pass"))
    scene.run((0, "skill", "yes"), (1, "skill", "no"), (0, "feint", "no"))

    assert scene.told("wounded") == [[1, 2]]
    assert scene.explained("wounded") == [{"cards": 2, "more": 0}]


def test_14_2_the_second_marker_is_told_to_throw_down() -> None:
    """14.2 The first does not."""
    scene = Scene()
    scene.bout.falling[0] = 2

    scene.begin(steps.END_PLAYER_ROUND, 1)

    assert scene.explained("marked") == [{"down": 0}, {"down": 1}]


# Questions of a fight.


@pytest.mark.parametrize(
    ("facing", "side"), [(0, "front"), (1, "front"), (2, "rear"), (3, "behind"), (5, "front")]
)
def test_3_1_a_reaction_knows_the_side_of_the_attack(facing: int, side: str) -> None:
    """3.1 The attacker stands in the east; from behind nobody is asked."""
    scene = Scene().place(1, (0, 0), facing).place(0, (1, 0), 3)
    scene.give(0, hand="S").give(1, hand="S D B M")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))

    if side == "behind":
        assert scene.asked() != [(1, "reaction")]
    else:
        assert scene.about(1)["side"] == side


@pytest.mark.parametrize(
    ("facing", "hand", "told"),
    [
        (0, "S", {"figure": 1, "side": "front"}),
        (3, "S", {"figure": 1, "side": "rear"}),
        (0, "S sweep", {"figure": 1, "side": "front"}),
    ],
)
def test_6_18_an_action_says_whom_it_strikes_where_there_is_nobody_else(
    facing: int, hand: str, told: dict[str, Any]
) -> None:
    """6.18, 3.1 Straight ahead, and from which side."""
    scene = Scene().place(1, (0, 0), facing).place(0, (1, 0), 3).give(0, hand=hand)

    scene.take_round(0).run((0, "opening", "ready"))
    found = scene.about(0)

    assert scene.asked() == [(0, "action")]
    assert {key: found[key] for key in ("figure", "side") if key in found} == told


def test_11_1_with_a_sweep_in_hand_an_action_may_strike_others() -> None:
    """11.1.1 A third stands beside the one ahead."""
    scene = Scene(3, teams="free").place(1, (0, 0), 0).place(0, (1, 0), 3).place(2, (0, 1), 0)
    scene.give(0, hand="S sweep")

    scene.take_round(0).run((0, "opening", "ready"))

    assert "figure" not in scene.about(0)


def test_3_8_a_thrower_two_hexes_away_at_a_right_angle_is_in_front() -> None:
    """3.8 A tie of two directions favours the defender."""
    scene = Scene().place(1, (0, 0), 0).place(0, (1, -2), 4).items(0, "hasta")
    scene.give(0, hand="S").give(1, hand="S D B M")

    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "throw-hasta"))
    if scene.asked() == [(0, "target")]:
        scene.run((0, "target", "seat-1"))

    assert scene.about(1)["side"] == "front"


def test_6_4_a_row_says_what_each_card_costs() -> None:
    """6.4 Right-most 1, the next 2 and 3."""
    scene = Scene().row(0, "S (D) B")

    sheets: Any = scene.match.view(1)["sheets"]

    assert sheets[0]["reuse"] == [3, 2, 1]


def test_9_6_a_damaged_item_shows_its_halved_numbers() -> None:
    """9.6 Each of its three numbers."""
    scene = Scene().items(0, "gladius")
    gladius = scene.item("gladius")
    content = scene.bout.content
    scene.bout.damaged = 1 << gladius

    printed = [content.item_attack, content.item_defence, content.item_life]
    now: Any = scene.match.view(None)["halved"]

    assert now == {str(gladius): [numbers[gladius] // 2 for numbers in printed]}


def test_11_4_overskill_says_what_each_skill_would_become() -> None:
    """11.4 5 becomes 10, 2 becomes 6."""
    scene = Scene().face_to_face().give(0, hand="S overskill").trait(0, guard=2)
    scene.take_round(0).run((0, "action", "new-strength"), (0, "add", "overskill"))
    scene.run((0, "add", "enough"), (0, "fight", "strike"), (1, "reaction", "pass"))

    each = scene.about(0)["each"]

    assert [each["0"][name] for name in ("value", "raised")] == [5, 10]
    assert [each["1"][name] for name in ("value", "raised")] == [2, 6]


def test_12_4_a_leap_says_what_each_mix_brings() -> None:
    """12.4 Two for each hex put into the attack, one into the damage."""
    scene = Scene().face_to_face().give(0, hand="S").powers(0, "leap")
    scene.take_round(0)
    scene.bout.entered = 2
    scene.run((0, "opening", "ready"), (0, "action", "new-strength"), (0, "add", "enough"))
    scene.run((0, "fight", "strike"), (1, "reaction", "pass"), (0, "power", "leap"))

    each = scene.about(0)["each"]

    assert [each["8"][name] for name in ("attack", "damage")] == [4, 0]
    assert [each["5"][name] for name in ("attack", "damage")] == [2, 1]
    assert [each["5"]["result"][name] for name in ("attack", "damage")] == [2, 2]


# Picks and payments.


def test_7_7_2_a_payment_says_what_is_owed_and_what_everything_is_worth() -> None:
    """7.7.1, 7.7.2 Also what could only pay the rest: it is shown from the beginning."""
    scene = Scene().give(0, life="S 1x3").items(0, "gladius")
    fight = scene.bout.fight
    fight.attacker, fight.targets, fight.dealt = 1, [0], [0]

    scene.begin(steps.WOUND, 4, 0, 0)

    facts = scene.about(0)
    content = scene.bout.content
    worths = {thing["choice"]: (thing["most"], thing["worth"]) for thing in facts["things"]}
    assert (facts["owed"], facts["keep"]) == (4, 1)
    assert worths[0] == (1, content.life[0])
    assert worths[5] == (3, content.life[5])
    assert worths[15 + scene.item("gladius")] == (1, content.item_life[scene.item("gladius")])


def owing(damage: int) -> Scene:
    """A victim with a few cards and an Item."""
    scene = Scene().give(0, life="S 1x3 0x2").items(0, "gladius")
    fight = scene.bout.fight
    fight.attacker, fight.targets, fight.dealt = 1, [0], [0]
    return scene.begin(steps.WOUND, damage, 0, 0)


def pays(damage: int, plan: list[int]) -> bool:
    """Whether so much can be given one after the other, and is enough."""
    scene = owing(damage)
    for choice in plan:
        offered = [option.choice for option in scene.match.options(0) if option.ask == "payment"]
        if choice not in offered or scene.asked() != [(0, "payment")]:
            return False
        scene.match.answer(0, offered.index(choice))
    return (0, "payment") not in scene.asked()


@pytest.mark.parametrize("damage", [1, 3, 4, 6])
def test_7_7_2_with_each_thing_goes_the_dearest_payment_that_needs_it(damage: int) -> None:
    """7.7.2 Just those can be sent that are enough, and within the limit of each thing given."""
    facts = owing(damage).about(0)
    things = sorted(facts["things"], key=lambda thing: -thing["worth"])
    for counts in product(*[range(thing["most"] + 1) for thing in things]):
        given = [thing for thing, count in zip(things, counts, strict=True) for _ in range(count)]
        paid = sum(thing["worth"] for thing in given)
        fits = paid >= facts["owed"] and all(paid <= thing["within"] for thing in given)
        assert pays(damage, [thing["choice"] for thing in given]) == fits, given


def test_3_5_a_marker_costs_two_elements_and_ends_by_itself() -> None:
    """3.5, 6.7 Two of them, cards or points."""
    scene = Scene().give(0, hand="S 1x2")
    scene.bout.trapped[0] = 1

    scene.take_round(0).run((0, "opening", "shake-trapped"))

    facts = scene.about(0)
    assert (facts["least"], facts["most"], facts["ends"]) == (2, 2, "never")
    assert {"choice": 5, "most": 2, "worth": 1} in facts["things"]


def test_5_4_rest_says_what_each_use_brings_and_what_is_missing() -> None:
    """5.4.2, 12.9 Endurance 5, Resistance 3, both 8; Blood comes back by Resistance alone."""
    scene = Scene().now(0, blood=3).give(0, discard="1x2").powers(0, "resistance")

    scene.begin(steps.REST_ALL)

    facts = scene.about(0)
    assert facts["each"]["1"] == {"power": 0, "resisted": 0, "all": 5}
    assert facts["each"]["3"] == {"power": 1, "resisted": 3, "all": 8}
    assert {"missing": 2, "trait": 3, "resistance": 1} in facts["lines"]
    assert {"missing": 2, "card": 5, "resistance": 0} in facts["lines"]


def test_5_4_3_r185_what_resistance_gives_to_endurance_comes_back_by_endurance() -> None:
    """Endurance 2 and two of the three points: one by Resistance, and four by Endurance."""
    scene = Scene().now(0, endurance=2).give(0, discard="1x2").powers(0, "resistance")

    scene.begin(steps.REST_ALL)

    uses = {name: scene.offered(0).index(name) for name in ("resistance-2", "both-2")}
    choices = [option.choice for option in scene.match.options(0)]
    each = scene.about(0)["each"]
    assert each[str(choices[uses["resistance-2"]])] == {"power": 1, "resisted": 1, "all": 1}
    assert each[str(choices[uses["both-2"]])] == {"power": 1, "resisted": 1, "all": 5}


def test_5_1_a_split_says_what_the_cards_are_worth_on_either_side() -> None:
    """5.1.1, 2.1, 7.7.4 The cover and the Items count too; two cards are kept to bleed with."""
    scene = Scene().items(0, "gladius").give(0, hand="", deck="S 1x3")

    scene.begin(steps.CHOOSE_CARDS)

    facts = scene.about(0)
    content = scene.bout.content
    kinds = {kind["card"]: kind for kind in facts["kinds"]}
    assert (kinds[0]["held"], kinds[0]["green"], kinds[0]["begin"]) == (1, 1, 1)
    assert (kinds[5]["held"], kinds[5]["green"], kinds[5]["begin"]) == (3, 0, 1)
    assert kinds[5]["life"] == content.life[5]
    assert facts["items"] == content.item_life[scene.item("gladius")]
    assert facts["cover"] == content.cover_life


@pytest.mark.parametrize("cards", ["", "S", "1x2"])
def test_7_7_3_a_split_says_the_least_damage_that_kills(cards: str) -> None:
    """7.7.3 With the Items alone; each card of the HP deck adds its life."""
    split = Scene().items(0, "gladius").give(0, hand="", life="", deck=cards or "S")
    facts = split.begin(steps.CHOOSE_CARDS).about(0)
    behind = [kind["held"] * kind["life"] for kind in facts["kinds"]] if cards else []
    deadly = facts["deadly"] + sum(behind)

    yields = []
    for damage in (deadly - 1, deadly):
        scene = Scene().items(0, "gladius").give(0, life=cards)
        fight = scene.bout.fight
        fight.attacker, fight.targets, fight.dealt = 1, [0], [0]
        yields.append(scene.begin(steps.WOUND, damage, 0, 0).offered(0) == ["yield"])

    assert yields == [False, True]


# Creation.


def test_18_2_a_build_says_what_every_value_costs_and_its_limits() -> None:
    """18.2, 18.3, 18.4 From 3 to 9 for a Skill, by the table; a Feint up to its limit."""
    bout = prepare(2, CREATED)

    facts = about(bout, 0)

    content = bout.content
    offense = facts["goods"][0]
    assert (offense["low"], offense["high"]) == (3, 9)
    assert offense["costs"] == [content.trait_cost(0, value) for value in range(3, 10)]
    assert facts["coins"] == content.coins
    feint = next(good for good in facts["goods"] if good["ask"] == "build_feint")
    assert (feint["low"], feint["high"], feint["price"]) == (0, content.feints, content.cost[6])
    assert len(facts["presets"][0]) == len(facts["goods"])


@pytest.mark.parametrize(("damage", "keep"), [(0, 1), (1, 1), (3, 3)])
def test_12_7_adaptation_says_which_hit_points_to_keep(damage: int, keep: int) -> None:
    """7.7.3 As many as the wound that is coming, and never the cover alone (7.7.4)."""
    scene = Scene().powers(1, "adaptation").give(1, hand="S 1x3", life="D 0x2")
    scene.take_round(0).run((1, "interject", "adaptation"))
    scene.bout.fight.damage = damage

    facts = scene.about(1)

    assert facts["keep"] == keep


@pytest.mark.parametrize(("coins", "surplus"), [(0, 0), (55, 0), (57, 2)])
def test_17_4_a_character_is_asked_for_with_the_coins_above_its_own(
    coins: int, surplus: int
) -> None:
    """17.4, 19.3 A pre-made one takes 55 of them; what is above is spent next."""
    bout = prepare(2, {"characters": "choice", "coins_1": coins, "coins_2": coins})

    facts = about(bout, bout.pending[0].seat)

    assert (facts["usual"], facts["surplus"]) == (55, surplus)


def test_19_1_a_preset_costs_what_its_character_costs() -> None:
    """19.1, 18.1 By the declared prices alone, with its cards and their hit points."""
    bout = prepare(2, CREATED)

    facts = about(bout, 0)

    for character, counts in zip(bout.content.characters, facts["presets"], strict=True):
        pairs = list(zip(facts["goods"], counts, strict=True))
        assert sum(good["costs"][count - good["low"]] for good, count in pairs) == character.coins
        cards = facts["cards"] + sum(count * good["cards"] for good, count in pairs)
        assert cards == size(character.cards)


@pytest.mark.parametrize("factor", [2, 3])
def test_18_6_an_overlimit_card_says_its_price_as_the_pack_has_it(factor: int) -> None:
    """18.6 Double, or more where a pack wants it."""
    files = dict(built_in().files)
    files["cards.toml"] = files["cards.toml"].replace("factor = 2", f"factor = {factor}")
    bout = prepare(2, {**CREATED, "overlimit": True}, pack=Pack("dearer", files))
    for seat in (0, 1):
        build(bout, seat, {})

    facts = about(bout, bout.to_act()[0])

    assert facts["each"]["4"]["price"] == factor * bout.content.cost[4]


@pytest.mark.parametrize(
    ("facing", "forward"),
    [(0, STOP), (1, FIRST_TURN + 1), (3, FIRST_TURN + 2)],
    ids=["ahead", "beside", "behind"],
)
def test_8_4_3_no_points_are_thrown_away_while_an_enemy_is_not_ahead(
    facing: int, forward: int
) -> None:
    """8.4.1, 8.4.3 Ahead there is nothing to gain; from beside a turn to the right brings him."""
    scene = Scene().face_to_face().give(0, hand="M")
    scene.place(0, (0, 0), facing)

    scene.take_round(0).run((0, "action", "new-movement"), (0, "add", "enough"))
    scene.run((0, "fight", "none"))

    assert about(scene.bout, 0).get("lead", NONE) == forward


def test_8_4_3_whoever_is_far_is_not_walked_to_by_enter() -> None:
    scene = Scene().place(0, (0, 0)).place(1, (3, 0), 3).give(0, hand="M")

    scene.take_round(0).run((0, "action", "new-movement"), (0, "add", "enough"))
    scene.run((0, "fight", "none"))

    assert "lead" not in about(scene.bout, 0)


@pytest.mark.parametrize(("chosen", "value", "after"), [("offense", 9, 0), ("none", 4, 3)])
def test_2_6_11_4_a_skill_says_what_it_falls_to(chosen: str, value: int, after: int) -> None:
    """By one as a rule, to nothing after Overskill."""
    scene = Scene().face_to_face().trait(0, offense=4).give(0, hand="S overskill")
    scene.take_round(0).run((0, "action", "new-strength"), (0, "add", "overskill"))
    scene.run((0, "add", "enough"), (0, "fight", "strike"), (1, "reaction", "pass"))
    scene.run((0, "overskill", chosen))
    while scene.asked() != [(0, "skill")]:
        scene.default()

    about = scene.about(0)
    scene.run((0, "skill", "yes"))

    assert (about["value"], about["after"]) == (value, after)
    assert scene.value(0, "offense") == after
