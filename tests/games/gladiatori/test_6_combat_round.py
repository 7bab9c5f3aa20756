"""Chapter 6, Combat round: a player's own round from its opening to its end, and Reactions."""

import pytest

from harena.games.gladiatori import steps
from harena.games.gladiatori.aim.points import FLIGHT, SURRENDER, SURVIVAL
from harena.games.gladiatori.components.bout import DOOMED
from harena.games.gladiatori.components.card_row import FACE_DOWN, ROTATED, card_at
from tests.games.gladiatori.blows import attack, happened, pay, react
from tests.games.gladiatori.scene import Scene

ANSWERS = ("new-strength", "new-dexterity", "new-berserk", "new-movement")


def marks(scene: Scene, seat: int) -> list[int]:
    """Of each card in the row whether it is rotated or face-down."""
    row = scene.bout.row[seat]
    kinds = scene.row_kinds(seat)
    return [card_at(row, place) & (ROTATED | FACE_DOWN) for place in range(len(kinds))]


def names(scene: Scene, domain: str, *words: str) -> list[int]:
    return [scene.names[domain].index(word) for word in words]


# The course of a round.


def test_6_1_each_completes_all_his_steps_before_the_next_begins() -> None:
    scene = Scene(2)

    scene.begin(steps.BEGIN_ROUND, 1).run((0, "action", "new-movement")).finish()

    assert happened(scene, "round_taken", "laid", "revealed", "passed") == [
        "round_taken 0",
        "laid 0",
        "revealed 0",
        "round_taken 1",
        "passed 1",
    ]


@pytest.mark.parametrize("choice", ["new-movement", "standby-strength", "pass"])
def test_6_2_one_action_or_standby_or_pass_in_a_round(choice: str) -> None:
    scene = Scene(2).give(0, hand="S M D").row(0, "B")

    scene.take_round(0).run((0, "action", choice)).finish()

    assert len(happened(scene, "laid", "stood_by", "passed", "reused")) == 1


def test_6_2_a_defender_may_react_to_each_attack_separately() -> None:
    scene = Scene(3).place(0, (0, 0), 0).place(1, (1, 0), 3).place(2, (1, -1), 4)
    scene.take_round(1).run(*attack("berserk", seat=1), *react("berserk", seat=0)).finish()
    scene.take_round(2).run(*attack("berserk", seat=2))

    assert scene.offered(0) == [
        "pass",
        "new-strength",
        "new-dexterity",
        "new-movement",
        "again-berserk",
    ]


def test_6_3_an_action_card_is_rotated_and_serves_as_action_once_a_turn() -> None:
    scene = Scene().give(0, hand="").row(0, "S D")
    scene.take_round(0).run((0, "action", "again-strength")).finish()

    scene.take_round(0).run((0, "opening", "ready"))

    assert marks(scene, 0) == [ROTATED, 0]
    assert scene.offered(0) == ["pass", "again-dexterity", "turn-dexterity"]


def test_6_3_e3_as_a_reaction_it_serves_any_number_of_times() -> None:
    """E3: with [Str rot] a Reaction reuses Strength for 1 Blood; or a new card is laid."""
    scene = Scene().face_to_face(1, 0).give(0, hand="D").row(0, "(S)")
    scene.take_round(1).run(*attack("berserk", seat=1))
    first = scene.offered(0)
    scene.run((0, "reaction", "again-strength")).finish()

    scene.take_round(1).run(*attack("strength", seat=1))

    assert first == ["pass", "new-dexterity", "again-strength"]
    assert scene.told("reused") == [[0, 0, 1]]
    assert scene.offered(0) == first


def test_6_3_e3_a_card_laid_as_a_reaction_may_be_reused_as_an_action() -> None:
    """E3: Dexterity lies straight to the right of Strength: action 1 Blood; reactions 1 and 2."""
    scene = Scene().face_to_face(1, 0).give(0, hand="D").row(0, "(S)")
    scene.take_round(1).run(*attack("berserk", seat=1), *react("dexterity", seat=0)).finish()

    scene.take_round(0).run((0, "opening", "ready"))
    action = scene.offered(0)
    scene.finish()
    scene.take_round(1).run(*attack("strength", seat=1), (0, "reaction", "again-dexterity"))
    scene.finish()
    scene.take_round(1).run(*attack("dexterity", seat=1), (0, "reaction", "again-strength"))

    assert action == ["pass", "again-dexterity", "turn-dexterity"]
    assert scene.told("reused") == [[0, 1, 1], [0, 0, 2]]
    assert scene.value(0, "blood") == 2


@pytest.mark.parametrize(
    ("card", "blood"), [("strength", 4), ("dexterity", 3), ("berserk", 2), ("movement", 1)]
)
def test_6_4_a_later_use_costs_blood_by_its_place(card: str, blood: int) -> None:
    scene = Scene().give(0, hand="").row(0, "S D B M")

    scene.take_round(0).run((0, "action", f"again-{card}"))

    assert scene.value(0, "blood") == 5 - blood
    assert scene.told("reused")[0][2] == blood


def test_6_4_the_first_use_from_hand_is_free() -> None:
    scene = Scene().face_to_face().now(0, blood=0).now(1, blood=0)

    scene.take_round(0).run(*attack("strength"), *react("strength"))

    assert (scene.value(0, "blood"), scene.value(1, "blood")) == (0, 0)


def test_6_5_r22_new_cards_go_to_the_right_end() -> None:
    scene = Scene().face_to_face(1, 0).give(0, hand="B M").row(0, "(D) S")

    scene.take_round(1).run(*attack("strength", seat=1), *react("berserk", seat=0)).finish()
    scene.take_round(0).run((0, "action", "new-movement"))

    assert scene.row_kinds(0) == [1, 0, 2, 3]


def test_6_5_r22_s32_rotated_and_standby_cards_keep_and_count_their_places() -> None:
    """S32: [Str rot, Dex Standby, Mov]: a Reaction with Strength costs 3, Dexterity is shut."""
    scene = Scene().face_to_face(1, 0).give(0, hand="").row(0, "(S) (D_) M")

    scene.take_round(1).run(*attack("berserk", seat=1))
    reactions = scene.offered(0)
    scene.run((0, "reaction", "again-strength")).finish()
    scene.take_round(0).run((0, "action", "again-movement"))

    assert reactions == ["pass", "again-strength", "again-movement"]
    assert [one for one in scene.told("reused") if one[0] == 0] == [[0, 0, 3], [0, 3, 1]]


# Start and extra movement.


def test_6_5_1_r23_a_round_opens_with_a_window_for_everybody() -> None:
    scene = Scene(3).powers(1, "resistance", "delay").powers(2, "adaptation").give(1, discard="1")

    scene.take_round(0)
    windows = [scene.interjections(seat) for seat in (1, 2)]
    scene.run((0, "opening", "ready"))

    assert windows == [["delay", "resistance"], ["adaptation"]]
    assert [scene.interjections(seat) for seat in (1, 2)] == [[], []]


def test_6_5_1_r23_it_closes_when_the_player_moves() -> None:
    scene = Scene().powers(1, "delay")

    scene.take_round(0).run((0, "opening", "turn-left"))

    assert scene.asked() == [(0, "opening")]
    assert scene.interjections(1) == []


@pytest.mark.parametrize("does", ["move-east-on", "turn-left", "shake-unbalanced", "stand_up"])
def test_6_5_1_r23_whatever_he_does_first_it_closes(does: str) -> None:
    scene = Scene().powers(0, "stand_up").powers(1, "delay").give(0, hand="1x4")
    scene.place(0, (0, 0), 0).bout.unbalanced[0] = 1

    scene.take_round(0)
    before = scene.interjections(1)
    scene.run((0, "opening", does))
    while scene.asked() == [(0, "spend")]:
        scene.run((0, "spend", "energy_1"))

    assert (before, scene.asked(), scene.interjections(1)) == (["delay"], [(0, "opening")], [])


def test_6_5_1_r23_for_himself_also_with_stand_up() -> None:
    scene = Scene().powers(0, "stand_up").powers(1, "stand_up")
    scene.bout.trapped = [1, 1]

    scene.take_round(0)

    assert "stand_up" in scene.offered(0)
    assert scene.interjections(1) == []


def test_6_6_before_his_action_he_may_spend_any_number_of_speed_points() -> None:
    scene = Scene().place(0, (0, 0), 0).trait(0, speed=3)

    scene.take_round(0).run(*[(0, "opening", "move-east-on")] * 3)

    assert scene.at(0) == (3, 0)
    assert scene.value(0, "speed") == 0
    assert scene.offered(0) == ["ready"]


def test_6_6_not_after_his_action() -> None:
    scene = Scene()

    scene.take_round(0).run((0, "opening", "ready"))

    assert scene.asked() == [(0, "action")]
    assert not [choice for choice in scene.offered(0) if choice.startswith("move-")]


def test_6_7_r24_markers_may_be_paid_off_between_extra_movement() -> None:
    scene = Scene().place(0, (0, 0), 0).give(0, hand="1x4")
    scene.bout.trapped[0], scene.bout.unbalanced[0] = 1, 1
    card = [(0, "spend", "energy_1")] * 2

    scene.take_round(0).run((0, "opening", "shake-trapped"), *card, (0, "opening", "move-east-on"))
    scene.run((0, "opening", "shake-unbalanced"), *card, (0, "opening", "move-east-on"))

    assert scene.at(0) == (2, 0)
    assert (scene.bout.trapped[0], scene.bout.unbalanced[0]) == (0, 0)
    assert scene.held(0, "discard") == "energy_1x4"


def test_6_7_as_often_as_he_can_pay() -> None:
    scene = Scene().give(0, hand="1x3").trait(0, offense=0, guard=0, endurance=1, blood=0, speed=0)
    scene.bout.trapped[0] = 3
    card = [(0, "spend", "energy_1")]

    scene.take_round(0).run((0, "opening", "shake-trapped"), *card, *card)
    scene.run((0, "opening", "shake-trapped"), *card, (0, "spend", "endurance"))

    assert scene.offered(0) == ["ready"]
    assert scene.bout.trapped[0] == 1


@pytest.mark.parametrize("choice", ["pass", "standby-strength", "new-strength"])
def test_6_7_r24_r119_once_more_after_the_resolution_also_for_the_passive(choice: str) -> None:
    """13.2 Whoever has Passed uses no Abilities, and spends none of their points."""
    scene = Scene().give(0, hand="S")
    scene.bout.trapped[0] = 1

    scene.take_round(0).run((0, "action", choice), (0, "closing", "shake-trapped"))
    elements = scene.offered(0)
    scene.run((0, "spend", "offense"), (0, "spend", "guard"))

    assert ("blood" in elements, "speed" in elements) == (choice != "pass", choice != "pass")
    assert scene.bout.trapped[0] == 0
    assert (scene.value(0, "offense"), scene.value(0, "guard")) == (4, 4)


def test_6_7_r24_before_new_markers_arrive() -> None:
    scene = Scene().face_to_face().give(0, hand="B acrobatic_strike").give(1, life="1x3")
    scene.bout.unbalanced[0] = 1

    scene.take_round(0).run(
        *attack("berserk", "acrobatic_strike"),
        (0, "acrobatics", "yes"),
        *pay("energy_1"),
        (0, "closing", "shake-unbalanced"),
    )
    before = scene.bout.unbalanced[0]
    scene.run((0, "spend", "guard"), (0, "spend", "guard"))

    assert before == 0
    assert (scene.bout.unbalanced[0], scene.bout.down[0]) == (1, 0)


def test_6_7_not_in_the_round_of_another() -> None:
    scene = Scene()
    scene.bout.trapped[1] = 1

    scene.take_round(0)

    assert scene.asked() == [(0, "opening")]
    assert scene.offered(0)[0] == "ready"
    assert "shake-trapped" not in scene.offered(0)


def test_6_8_s54_who_surrenders_loses_15_and_the_bonus() -> None:
    """S54: a duel at 12 VP: -3; the game ends, and the other has 5 more."""
    scene = Scene()
    scene.bout.points = [12, 12]

    scene.take_round(0).run((0, "interject", "surrender")).finish()

    assert scene.match.scores == [-3, 17]
    assert scene.told("scored") == [[0, -15, SURRENDER], [1, 5, SURVIVAL]]
    assert len(scene.told("ended")) == 1


def test_6_8_only_before_he_uses_an_action_card() -> None:
    scene = Scene(3)

    scene.take_round(0).run((0, "opening", "turn-left"))
    opening = scene.interjections(0)
    scene.run((0, "opening", "ready"))
    action = scene.interjections(0)
    scene.run((0, "action", "new-strength"))

    assert (opening, action) == (["surrender"], ["surrender"])
    assert scene.asked() == [(0, "add")]
    assert scene.interjections(0) == []


def test_6_8_only_in_his_own_round() -> None:
    scene = Scene(3)

    scene.take_round(0)

    assert scene.interjections(1) == []


def test_6_8_r154_his_figure_leaves_with_all_he_has_and_his_team_plays_on() -> None:
    scene = Scene(4).teams(0, 1, 0, 1).face_to_face().items(0, "galea")
    scene.bout.trapped[0] = 2

    scene.take_round(0).run((0, "interject", "surrender")).finish()

    assert scene.told("ended") == []
    assert scene.bout.board[scene.spot((0, 0))] == -1
    assert scene.bout.items[0] == 0
    assert scene.bout.trapped[0] == 0
    assert scene.told("scored") == [[0, -15, SURRENDER]]


def test_6_8_r154_as_if_he_had_died_his_net_and_help_for_him_are_gone() -> None:
    scene = Scene(3).teams(0, 1, 0).face_to_face().items(0, "rete")
    scene.bout.nets[scene.item("rete")] = 1
    scene.bout.trapped[1] = 3
    scene.bout.help = [0, 1, 3, 2, 1, 2]

    scene.take_round(0).run((0, "interject", "surrender")).finish()

    assert scene.told("item_lost") == [[0, scene.item("rete")]]
    assert scene.bout.trapped[1] == 3
    assert scene.bout.help == [2, 1, 2]


def test_6_8_one_who_is_only_unbeatable_does_not_surrender() -> None:
    scene = Scene(3)
    scene.bout.fate[0] = DOOMED
    scene.bout.doom[0] = 2

    scene.take_round(0)

    assert scene.interjections(0) == []


# The Action.


def test_6_9_a_new_card_is_laid_face_down_to_the_right() -> None:
    scene = Scene().give(0, hand="S M").row(0, "(D) B")

    scene.take_round(0).run((0, "action", "new-strength"))

    assert scene.row_kinds(0) == [1, 2, 0]
    assert marks(scene, 0) == [ROTATED, 0, FACE_DOWN]
    assert scene.told("laid") == [[0, *names(scene, "seen", "hidden")]]
    sheet = scene.match.view(1)["sheets"]
    assert isinstance(sheet, list)
    assert sheet[0]["row"][2] == [-1, 0, 1]
    assert scene.held(0, "hand") == "movement"


def test_6_10_only_a_straight_face_up_card_is_reused_and_only_if_he_can_pay() -> None:
    scene = Scene().give(0, hand="").row(0, "S (D) (B_) M").now(0, blood=3)

    scene.take_round(0).run((0, "opening", "ready"))

    assert scene.offered(0) == ["pass", "again-movement", "turn-strength", "turn-movement"]


@pytest.mark.parametrize(
    ("blood", "cards"),
    [(0, ""), (1, "M"), (2, "B M"), (3, "D B M"), (4, "S D B M"), (9, "S D B M")],
)
def test_6_10_and_6_24_who_has_just_the_price_can_pay_it(blood: int, cards: str) -> None:
    """Places from the right cost 1 to 4, as an Action and as a Reaction alike."""
    words = {"S": "again-strength", "D": "again-dexterity", "B": "again-berserk"}
    wanted = [words.get(one, "again-movement") for one in cards.split()]
    scene = Scene().face_to_face().give(0, hand="").row(0, "S D B M").trait(0, blood=blood)

    scene.take_round(0).run((0, "opening", "ready"))
    action = [one for one in scene.offered(0) if one.startswith("again")]
    scene.finish().take_round(1).run(*attack("berserk", seat=1))
    reaction = [one for one in scene.offered(0) if one.startswith("again")]

    assert action == reaction == wanted


def test_6_11_standby_with_a_new_or_a_straight_card() -> None:
    scene = Scene().give(0, hand="S").row(0, "M (D)")

    scene.take_round(0).run((0, "opening", "ready"))

    assert scene.offered(0) == [
        "pass",
        "new-strength",
        "again-movement",
        "standby-strength",
        "turn-movement",
    ]


def test_6_12_s58_without_an_action_card_he_must_pass() -> None:
    """S58: no Action card in hand and [Str rot]: Pass; but a Reaction for 1 Blood is possible."""
    scene = Scene().face_to_face(1, 0).give(0, hand="1x3").row(0, "(S)")

    scene.take_round(0).run((0, "opening", "ready"))
    action = scene.offered(0)
    scene.finish()
    scene.take_round(1).run(*attack("berserk", seat=1), (0, "reaction", "again-strength"))

    assert action == ["pass"]
    assert scene.value(0, "blood") == 4


def test_6_12_a_straight_card_he_cannot_pay_still_allows_standby() -> None:
    scene = Scene().give(0, hand="").row(0, "M").now(0, blood=0)

    scene.take_round(0).run((0, "opening", "ready"))

    assert scene.offered(0) == ["pass", "turn-movement"]


def test_6_13_r25_the_card_is_rotated_when_its_action_has_been_resolved() -> None:
    scene = Scene().face_to_face().give(0, hand="").row(0, "S B")

    scene.take_round(0).run((0, "action", "again-strength"), (0, "fight", "strike"))
    during = marks(scene, 0)
    scene.finish()

    assert scene.told("reused") == [[0, 0, 2]]
    assert during == [0, 0]
    assert marks(scene, 0) == [ROTATED, 0]


# Cards on the Action.


@pytest.mark.parametrize("card", ["strength", "dexterity", "berserk", "movement"])
def test_6_14_any_number_of_energy_and_special_moves(card: str) -> None:
    scene = Scene().give(0, hand="S D B M 1x2 0 sweep reflex F")

    scene.take_round(0).run((0, "action", f"new-{card}"))
    first = scene.offered(0)
    for one in ("energy_1", "energy_1", "energy_0", "sweep", "reflex"):
        scene.run((0, "add", one))

    assert first == ["enough", "energy_0", "energy_1", "feint", "sweep", "reflex"]
    assert scene.held(0, "played") == "energy_0 energy_1x2 sweep reflex"
    assert scene.offered(0) == ["enough", "feint"]
    assert scene.told("added") == [[0, *names(scene, "seen", "hidden")]] * 5


def test_6_15_r26_a_feint_may_be_laid_as_a_mere_card() -> None:
    """Against a gladiator it only counts: Strength and a Feint are two cards, two damage."""
    scene = Scene().face_to_face().give(0, hand="S F").give(1, hand="", life="1x4")

    scene.take_round(0).run(*attack("strength", "feint"), (0, "skill", "yes"), (1, "skill", "no"))
    scene.run((1, "payment", "energy_1")).finish()

    assert (scene.told("attack"), scene.told("wounded")) == ([[0, 1, 5]], [[1, 2]])
    assert (scene.told("feinted"), scene.held(0, "discard")) == ([], "feint")


def test_6_15_r26_one_that_lies_on_the_card_is_not_played_as_a_feint() -> None:
    """7.5.1 Only from the hand; his second Feint takes the first back with all the rest."""
    one, two = (Scene().face_to_face().give(0, hand=hand) for hand in ("S F", "S Fx2"))

    for scene in (one, two):
        scene.take_round(0).run(*attack("strength", "feint"), (0, "skill", "yes"))
        while scene.asked() != [(0, "feint")]:
            scene.default()

    assert one.offered(0) == ["no"]
    assert two.offered(0) == ["no", "yes"]
    two.run((0, "feint", "yes")).finish()
    assert (two.held(0, "hand"), two.held(0, "discard")) == ("strength feint", "feint")


def test_6_15_r26_nor_does_it_in_a_reaction() -> None:
    scene = Scene().face_to_face().give(1, hand="S F 1")

    scene.take_round(0).run(*attack("berserk"), (1, "reaction", "new-strength"))

    assert scene.asked() == [(1, "add")]
    assert scene.offered(1) == ["enough", "energy_1", "feint"]


def test_6_15_r26_a_move_that_cannot_work_counts_as_a_card() -> None:
    """Trapped: no Acrobatic Strike; but three cards make 2 damage."""
    scene = Scene().face_to_face().give(0, hand="B acrobatic_strike 0").give(1, life="1x3")
    scene.bout.trapped[0] = 1

    scene.take_round(0).run(
        *attack("berserk", "acrobatic_strike", "energy_0"), (0, "blood", 3), *pay("energy_1")
    )

    assert scene.told("attack") == [[0, 1, 3]]
    assert scene.told("acrobatic") == []
    assert scene.told("wounded") == [[1, 2]]


def test_6_15_r26_a_feint_that_meets_no_beast_counts_as_a_card() -> None:
    scene = Scene(2, beasts="coliseum").face_to_face().give(0, hand="B F 0").give(1, life="1x3")
    scene.beast("dog", (5, 0))

    scene.take_round(0).run(
        *attack("berserk", "feint", "energy_0"), (0, "blood", 3), *pay("energy_1")
    ).finish()

    assert scene.told("attack") == [[0, 1, 6]]
    assert scene.told("wounded") == [[1, 2]]
    assert scene.held(0, "discard") == "energy_0 feint"


# Declaration.


@pytest.mark.parametrize(
    ("card", "fights"),
    [
        ("strength", ["none", "strike"]),
        ("dexterity", ["none", "strike"]),
        ("berserk", ["none", "strike"]),
        ("movement", ["none"]),
    ],
)
def test_6_16_r27_an_attack_needs_one_of_three_cards_and_stays_optional(
    card: str, fights: list[str]
) -> None:
    scene = Scene().face_to_face()

    scene.take_round(0).run((0, "action", f"new-{card}"), (0, "add", "enough"))

    assert scene.offered(0) == fights


def test_6_16_the_card_stays_face_down_after_the_declaration() -> None:
    scene = Scene().face_to_face()

    scene.take_round(0).run(*attack("berserk", "enough")[:-2], (0, "fight", "strike"))

    assert scene.asked() == [(1, "reaction")]
    assert marks(scene, 0) == [FACE_DOWN]
    assert scene.told("revealed") == []


def test_6_17_what_is_declared_is_told_to_all() -> None:
    scene = Scene().face_to_face().items(0, "rete").items(1, "galea")
    scene.give(0, hand="B break_item sweep")

    scene.take_round(0).run(
        (0, "action", "new-berserk"),
        (0, "add", "break_item"),
        (0, "add", "sweep"),
        (0, "add", "enough"),
    )
    fights = scene.offered(0)
    scene.run((0, "fight", "break-galea"))

    sweeps = ["sweep-left", "sweep-ahead", "sweep-right"]
    assert fights == ["none", "strike", "net-rete", "break-galea", *sweeps, "throw-rete"]
    assert scene.told("declared") == [[0, *names(scene, "fight", "break-galea")]]
    assert scene.told("aimed") == [[0, 1]]


def test_6_17_a_sweep_is_declared_with_its_order() -> None:
    scene = Scene(3).face_to_face(0, 1).place(2, (1, -1), 4).give(0, hand="B sweep")

    scene.take_round(0).run(
        *attack("berserk", "sweep", fight="sweep-left"), (0, "target", "seat-2")
    )

    assert scene.told("declared") == [[0, *names(scene, "fight", "sweep-left")]]
    assert scene.told("aimed") == [[0, 2], [0, 1]]


@pytest.mark.parametrize("direction", [1, 2, 3, 4, 5])
def test_6_18_a_melee_attack_reaches_the_hex_directly_ahead_only(direction: int) -> None:
    scene = Scene().place(0, (0, 0), 0).items(0, "rete").give(0, hand="S break_item")
    scene.place(1, [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)][direction], 0)
    scene.items(1, "galea")

    scene.take_round(0).run(
        (0, "action", "new-strength"), (0, "add", "break_item"), (0, "add", "enough")
    )

    assert not {"strike", "net-rete", "break-galea"} & set(scene.offered(0))


def test_6_18_r28_an_ally_is_hit_only_inside_a_sweep() -> None:
    scene = Scene(3).teams(0, 1, 0).face_to_face(0, 2).place(1, (1, -1), 4)
    scene.items(0, "hasta", "rete").give(0, hand="B sweep")

    scene.take_round(0).run((0, "action", "new-berserk"), (0, "add", "sweep"), (0, "add", "enough"))
    fights = scene.offered(0)
    scene.run((0, "fight", "sweep-left"), (0, "target", "seat-1"))

    assert fights == ["none", "sweep-left", "sweep-ahead", "throw-rete"]
    assert scene.told("aimed") == [[0, 1], [0, 2]]


def test_6_19_without_a_declaration_the_cards_are_revealed_and_the_action_is_done() -> None:
    scene = Scene().face_to_face().give(0, hand="S 1 reflex").place(1, (1, 0), 3)

    scene.take_round(0).run(*attack("strength", "energy_1", "reflex", fight="none"))
    asked = scene.asked()
    scene.finish()

    assert asked == [(0, "reflex")]
    assert scene.told("revealed") == [[0, *names(scene, "card", "strength", "energy_1", "reflex")]]
    assert scene.told("attack") == []
    assert scene.bout.points == [10, 10]


# Reactions.


def test_6_24_face_up_cards_rotated_or_not_or_a_new_one_or_pass() -> None:
    scene = Scene().face_to_face().give(1, hand="M 1").row(1, "(S) D (B_)")

    scene.take_round(0).run(*attack("berserk"))

    assert scene.offered(1) == ["pass", "new-movement", "again-strength", "again-dexterity"]


def test_6_24_a_new_card_is_laid_straight_and_face_down_at_the_right_end() -> None:
    scene = Scene().face_to_face().give(1, hand="M").row(1, "(S)")

    scene.take_round(0).run(*attack("berserk"), (1, "reaction", "new-movement"))
    during = marks(scene, 1)
    scene.finish()

    assert scene.row_kinds(1) == [0, 3]
    assert during == [ROTATED, FACE_DOWN]
    assert marks(scene, 1) == [ROTATED, 0]


def test_6_24_a_reused_card_costs_blood_by_its_place_and_stays_as_it_is() -> None:
    scene = Scene().face_to_face().give(1, hand="").row(1, "(S) D B")

    scene.take_round(0).run(*attack("berserk"), (1, "reaction", "again-strength")).finish()

    assert scene.value(1, "blood") == 2
    assert marks(scene, 1) == [ROTATED, 0, 0]


@pytest.mark.parametrize(
    ("place", "offered"),
    [((1, -1), ANSWERS), ((0, -1), ANSWERS[3:]), ((-1, 1), ANSWERS[3:])],
)
def test_6_25_block_parry_oppose_in_front_dodge_but_from_directly_behind(
    place: tuple[int, int], offered: tuple[str, ...]
) -> None:
    towards = {(1, -1): 4, (0, -1): 5, (-1, 1): 1}
    scene = Scene().place(1, (0, 0), 0).place(0, place, towards[place])

    scene.take_round(0).run(*attack("strength"))

    assert scene.offered(1) == ["pass", *offered]


def test_6_25_from_directly_behind_there_is_none() -> None:
    scene = Scene().place(1, (0, 0), 0).place(0, (-1, 0), 0)

    scene.take_round(0).run(*attack("strength"))

    assert scene.told("passed") == [[1]]
    assert scene.asked() == [(0, "power")]


def test_6_26_r32_only_legal_and_affordable_reactions_are_offered() -> None:
    scene = Scene().face_to_face().give(1, hand="").row(1, "S D B").now(1, blood=1)

    scene.take_round(0).run(*attack("berserk"))

    assert scene.offered(1) == ["pass", "again-berserk"]


def test_6_26_r32_he_knows_the_number_of_cards_but_not_a_new_card() -> None:
    scene = Scene().face_to_face().give(0, hand="B 1 0")

    scene.take_round(0).run(*attack("berserk", "energy_1", "energy_0"))

    sheets = scene.match.view(1)["sheets"]
    assert isinstance(sheets, list)
    assert (sheets[0]["card"], sheets[0]["played"], sheets[0]["shown"]) == (-1, 2, [])


@pytest.mark.parametrize("feints", ["no", "yes"])
def test_6_26_r32_what_was_shown_before_shows_nothing_of_the_next_card(feints: str) -> None:
    """Of neither side, whether the first attack was carried out or feinted."""
    scene = Scene().face_to_face().give(0, hand="B D 1x2 Fx2")
    scene.give(1, hand="S M 1x2 Fx2", life="1x9")
    scene.take_round(0).run(
        *attack("berserk", "energy_1"),
        *react("strength", "energy_1"),
        (0, "skill", "yes"),
        (1, "skill", "yes"),
        (0, "feint", feints),
        *([(1, "feint", "yes")] if feints == "yes" else []),
    ).finish()

    scene.take_round(0).run(*attack("dexterity", "energy_1"))
    attacker = seen(scene, 0)
    scene.run(*react("movement", "energy_1"))

    assert attacker == seen(scene, 1) == (-1, 1, [])
    assert scene.asked() == [(0, "power")]


def seen(scene: Scene, seat: int) -> tuple[int, int, list[int]]:
    """What a spectator sees of the card a seat uses: its kind, how many lie on it, and which."""
    sheets = scene.match.view(None)["sheets"]
    assert isinstance(sheets, list)
    return sheets[seat]["card"], sheets[seat]["played"], sheets[seat]["shown"]


def test_6_26_r32_he_knows_a_reused_card() -> None:
    scene = Scene().face_to_face().give(0, hand="").row(0, "B")

    scene.take_round(0).run((0, "action", "again-berserk"), (0, "fight", "strike"))

    sheets = scene.match.view(1)["sheets"]
    assert isinstance(sheets, list)
    assert sheets[0]["card"] == 2


def test_6_27_r33_in_a_sweep_they_choose_in_the_order_struck_all_face_down() -> None:
    scene = Scene(3).face_to_face(0, 1).place(2, (1, -1), 4).give(0, hand="B sweep")

    scene.take_round(0).run(
        *attack("berserk", "sweep", fight="sweep-left"), (0, "target", "seat-2")
    )
    first = scene.asked()
    scene.run(*react("berserk", seat=2))

    assert first == [(2, "reaction")]
    assert scene.asked() == [(1, "reaction")]
    sheets = scene.match.view(1)["sheets"]
    assert isinstance(sheets, list)
    assert sheets[2]["card"] == -1
    assert scene.told("revealed") == []


def test_6_28_who_reacts_lays_energy_and_special_moves_face_down() -> None:
    scene = Scene().face_to_face().give(1, hand="S D 1 0 sacrifice F")

    scene.take_round(0).run(*attack("berserk"), (1, "reaction", "new-strength"))
    offered = scene.offered(1)
    scene.run((1, "add", "energy_1"), (1, "add", "sacrifice"))

    assert offered == ["enough", "energy_0", "energy_1", "feint", "sacrifice"]
    assert scene.held(1, "played") == "energy_1 sacrifice"


def test_6_28_who_is_passive_lays_none() -> None:
    scene = Scene().face_to_face().give(1, hand="S 1")

    scene.take_round(0).run(*attack("berserk"), (1, "reaction", "pass"))

    assert scene.asked() == [(0, "power")]


# Resolution.


def test_6_29_a_fight_is_resolved_and_otherwise_the_action_is_done() -> None:
    scene = Scene().place(0, (0, 0), 0).give(0, hand="M")

    scene.take_round(0).run((0, "action", "new-movement"), (0, "movement", "move-east-on")).finish()

    assert scene.at(0) == (1, 0)
    assert happened(scene, "revealed", "moved") == ["revealed 0", "moved 0"]


def test_6_30_combat_cards_are_discarded_and_action_cards_stay_until_rest() -> None:
    scene = Scene().face_to_face().give(0, hand="B 1 0").give(1, hand="S 1x2", life="1x3")

    scene.take_round(0).run(
        *attack("berserk", "energy_1", "energy_0"), *react("strength", "energy_1")
    ).finish()

    assert (scene.held(0, "discard"), scene.held(1, "discard")) == ("energy_0 energy_1", "energy_1")
    assert (scene.row_kinds(0), scene.row_kinds(1)) == ([2], [0])
    assert scene.held(0, "played") == scene.held(1, "played") == ""


def test_6_30_new_markers_take_effect_afterwards() -> None:
    """The defender's Acrobatic Strike: he stands firm while he pays, and staggers afterwards."""
    scene = Scene().face_to_face().give(1, hand="S acrobatic_strike", life="1x3")
    scene.bout.unbalanced[1] = 1

    scene.take_round(0).run(
        *attack("berserk"),
        *react("strength", "acrobatic_strike"),
        (0, "blood", 3),
        (1, "acrobatics", "yes"),
        (0, "feint", "no"),
    )
    during = scene.bout.down[1]
    scene.run(*pay("energy_1")).finish()

    assert scene.told("defence") == [[1, 3]]
    assert (during, scene.bout.down[1]) == (0, 1)


def test_6_31_r34_the_end_of_a_round_in_order() -> None:
    """Starting in melee: away, a throw, Reflex, the last window, spear gone, marker, flight."""
    scene = Scene().face_to_face().items(0, "hasta").trait(0, speed=2)
    scene.give(0, hand="B acrobatic_strike reflex 0x2").give(1, life="1x3")
    scene.bout.unbalanced[0] = 1

    scene.take_round(0).run(
        *[(0, "opening", "move-west-on")] * 2,
        *attack("berserk", "acrobatic_strike", "reflex", fight="throw-hasta"),
        (0, "acrobatics", "yes"),
        (0, "blood", 3),
        *pay("energy_1"),
        (0, "reflex", "move-west-on"),
        (0, "closing", "shake-unbalanced"),
        *[(0, "spend", "energy_0")] * 2,
    )

    kinds = ("attack", "wounded", "removed", "moved", "spent", "item_lost", "marked")
    course = [one.kind for one in scene.match.events if one.kind in kinds or one.kind == "scored"]
    assert course == [
        *["moved", "moved", "attack", "wounded", "removed"],
        *["scored", "scored", "scored"],
        "moved",
        *["marked", "spent", "spent"],
        "item_lost",
        "marked",
        "scored",
    ]
    assert scene.told("scored")[-1] == [0, -2, FLIGHT]
    assert scene.bout.unbalanced[0] == 1


def test_6_31_r34_wrestling_comes_before_reflex_and_nets_close_last() -> None:
    scene = Scene().face_to_face().items(0, "rete").powers(0, "wrestling")
    scene.give(0, hand="B").give(1, hand="S reflex")

    scene.take_round(0).run(
        *attack("berserk", fight="net-rete"),
        *react("strength", "reflex"),
        (0, "power", "wrestling"),
        (0, "blood", 3),
        (0, "push", "seat-1-east"),
        (1, "reflex", "move-west-on"),
        (1, "reflex", "stop"),
    )

    course = happened(scene, "netted", "scored", "pushed", "moved", "marked")
    assert course == ["netted 1", "scored 0", "pushed 0", "moved 1", "marked 1", "marked 1"]
    assert scene.told("marked") == [[1, 0, 3], [1, 1, 1]]
