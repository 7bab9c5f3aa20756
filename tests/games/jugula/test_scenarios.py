"""The scenes of the specification, each with its number: what the aid means, and further ones."""

import pytest

from harena.games.jugula.combat.result import outcome_of
from harena.games.jugula.combat.totals import total
from harena.games.jugula.components.content import FATALITAS
from tests.games.jugula.arrange import (
    arena_of,
    asked,
    at,
    card,
    choose,
    fight,
    hand,
    hold,
    man_at,
    offered,
    outcome,
    pile,
    scene,
    settle,
    sums,
    told,
    totals,
    uses,
)

OUTCOMES = ("repelled", "equal", "pushed", "wounded", "out", "hindered")


@pytest.mark.parametrize(
    ("attack", "defence", "comes"),
    [
        pytest.param(6, 3, "wounded", id="A1"),
        pytest.param(12, 3, "out", id="A2"),
        pytest.param(11, 3, "wounded", id="A3"),
        pytest.param(5, 3, "pushed", id="A4"),
        pytest.param(4, 4, "equal", id="A5"),
        pytest.param(3, 5, "repelled", id="A6"),
        pytest.param(-2, 0, "equal", id="A7"),
        pytest.param(2, 0, "wounded", id="A8"),
        pytest.param(4, -3, "out", id="A9"),
    ],
)
def test_3_7_3_double_wounds_fourfold_puts_out(attack: int, defence: int, comes: str) -> None:
    """3.5.10, 3.7.1, 3.7.2, R18 A total below 1 counts as 1."""
    arena = arena_of(scene("thraex d4N", "murmillo d5S"))

    assert OUTCOMES[outcome_of(arena, 0, total(attack, 0), total(defence, 0))] == comes


@pytest.mark.parametrize(("facing", "more"), [("S", 0), ("W", 1), ("E", 1), ("N", 3)])
def test_3_5_8_a10_side_and_back_add_to_the_attack(facing: str, more: int) -> None:
    """2.2, R2 From straight ahead, the sides and the back."""
    match = fight(scene("thraex d4N", f"murmillo d5{facing}"), "d4 d5", 0, 6)

    assert sums(match) == (5 + more, 5)


@pytest.mark.parametrize(("facing", "more"), [("S", 0), ("W", 0), ("E", 2), ("N", 2)])
def test_3_5_8_a10_the_slanting_squares_are_front_or_rear(facing: str, more: int) -> None:
    """2.2 From d4 to e5 the attacker comes from the south-west."""
    match = fight(scene("thraex d4N", f"murmillo e5{facing}"), "d4 e5", 0, 6)

    assert sums(match) == (5 + more, 5)


def test_3_7_6_a11_who_cannot_go_back_is_wounded() -> None:
    """3.7.6, R30 The square behind is taken."""
    match = fight(scene("thraex d4N", "murmillo d5S, veles d6S"), "d4 d5", 3, 1)

    assert at(match, "d5") == "b murmillo S w"
    assert told(match, "cornered") == [(4,)]


def test_3_7_6_a12_against_the_wall_it_is_one_wound() -> None:
    """2.1, R1 Even at double."""
    match = fight(scene("dimachaerius d7N", "veles d8N"), "d7 d8", 3, 3)

    assert totals(match) == (6 + 3 + 3, 4 + 3)
    assert at(match, "d8") == "b veles N w"
    match = fight(scene("dimachaerius d7N", "veles d8N"), "d7 d8", 6, 3)
    assert totals(match) == (15, 7)
    assert at(match, "d8") == "b veles N w"
    assert arena_of(match).points == [1, 0]


def test_3_4_2_a13_ahead_aside_and_turning() -> None:
    """3.4.2, 3.4.3, 3.4.4 1, 2, 1 and 1 MP."""
    costs = costs_from("thraex d4N", "murmillo a8S")

    assert (costs["n-N"], costs["e-N"], costs["e-E"], costs["turn-E"]) == (1, 2, 1, 1)
    assert costs["ne-N"] == costs["ne-E"] == costs["sw-N"] == 2


def costs_from(mine: str, theirs: str, **options: str) -> dict[str, int]:
    """What each first step of my first gladiator costs, with Impetus played for its moves."""
    match = scene(mine, theirs, options=dict(options))
    choose(match, "Impetus-move", mine.split()[1][:2])
    each = match.about(0)["each"]
    assert isinstance(each, dict)
    names = match.rulebook.names(match.setup)["pace"]
    return {names[int(pace)]: found["cost"] for pace, found in each.items()}


def test_3_4_5_a14_out_of_three_fronts_costs_one_more() -> None:
    """3.4.5 Never more than one."""
    costs = costs_from("thraex d4S", "thraex c5S, murmillo e5S, secutor e3N")

    assert costs["s-S"] == 2


def test_3_6_6_a15_arrows_fly_over_squares_that_protect() -> None:
    """3.6.6, R25 At distance 4 DEF +3; adjacent gladiators are safe."""
    match = fight(scene("sagittarius d2N", "thraex d6S"), "d2 d6", 0, 6)
    assert sums(match) == (5, 5 + 3)

    near = scene("sagittarius d2N", "thraex d3S")
    assert "attack" not in uses(near, "Impetus")


def test_3_6_4_a16_a_hindered_defender() -> None:
    """3.6.4, 3.4.10, 3.4.11 DEF -1, no danger zone, nothing to pay for leaving him."""
    match = scene("thraex d4N", "murmillo d5S t", turn=1)
    assert "attack" not in uses(match, "Impetus")
    choose(match, "Impetus-move", "d5")
    assert offered(match) == ["shed", "stop"]

    match = fight(scene("thraex d4N", "murmillo d5S t"), "d4 d5", 0, 6)
    assert sums(match) == (5, 4)
    costs = costs_from("thraex d4N", "murmillo d5S t")
    assert (costs["s-S"], costs["e-E"]) == (1, 1)


def test_3_6_10_a17_massif_from_the_side() -> None:
    match = fight(scene("retiarius d4E", "crupellarius e4N"), "d4 e4", 0, 6)

    assert sums(match) == (4 + 1, 6 - 2)


def test_3_2_4_a18_the_last_card_is_played_for_its_draw() -> None:
    """3.2.4 It is not even asked: there is one thing to do."""
    match = scene("thraex d4N", "murmillo d5S", hands=("Umbo", "Fuga, Agmen"), turn=1)
    choose(match, "Fuga-vox")

    assert (0, card(match, "Umbo"), 4) in told(match, "played")
    assert (0, 2) in [event[:2] for event in told(match, "drew")]


def test_s1_plain() -> None:
    match = fight(scene("thraex d4N", "murmillo d5S"), "d4 d5", 3, 1)

    assert sums(match) == (5, 5)
    assert totals(match) == (8, 6)
    assert at(match, "d6") == "b murmillo S"


def test_s2_side() -> None:
    match = fight(scene("thraex d4E", "murmillo e4S"), "d4 e4", 4, 0)

    assert totals(match) == (10, 5)
    assert at(match, "f4") == "b murmillo S w"
    assert arena_of(match).points == [1, 0]


def test_s3_rear() -> None:
    match = fight(scene("thraex d4N", "murmillo e5N"), "d4 e5", 0, 2)

    assert totals(match) == (7, 7)
    assert outcome(match) == "equal"


def test_s4_back() -> None:
    match = fight(scene("thraex d4N", "murmillo d5N"), "d4 d5", 6, 2)

    assert totals(match) == (14, 7)
    assert at(match, "d6") == "b murmillo N w"


def test_s5_threats() -> None:
    """3.5.11 R19 Vox Populi 4 adds 1; each is threatened once."""
    match = scene("thraex d4N, secutor e6W", "murmillo d5S, scissor e5S", vox=(4, 0))

    fight(match, "d4 d5", 0, 0)

    assert totals(match) == (5 + 1 - 1, 5 - 1)
    assert at(match, "d6") == "b murmillo S"


def test_s6_harassed() -> None:
    """3.6.9 ATT -1 on the danger square of a Scissor."""
    match = fight(scene("thraex d4N", "scissor d5S", vox=(6, 0)), "d4 d5", 1, 2)

    assert totals(match) == (7, 7)


def test_s7_stoique() -> None:
    """3.6.11 Threats do not matter to him."""
    match = fight(scene("secutor d4N", "murmillo d5S, thraex c5S"), "d4 d5", 3, 0)

    assert totals(match) == (7, 6)
    assert outcome(match) == "pushed"


def test_s8_massif() -> None:
    match = fight(scene("retiarius d4E", "crupellarius e4N"), "d4 e4", 3, 0)

    assert totals(match) == (8, 4)
    assert at(match, "f4") == "b crupellarius N w"


def test_s9_massif_reaches_only_straight_ahead() -> None:
    assert "attack" not in uses(scene("crupellarius d4N", "retiarius e5S"), "Impetus")
    assert "attack" in uses(scene("crupellarius d4N", "retiarius d5S"), "Impetus")


def test_s10_bow() -> None:
    match = fight(scene("sagittarius d2N", "thraex d6S"), "d2 d6", 6, 0)

    assert totals(match) == (11, 8)
    assert at(match, "d7") == "b thraex S"


def test_s11_a_knights_move() -> None:
    """2.3, 3.6.8, R3, R26 Slanting from the south-west: front of one who faces west."""
    match = fight(scene("sagittarius d4N", "laquerius e6W"), "d4 e6", 5, 0)

    assert totals(match) == (10, 5)
    assert at(match, "f7") == "b laquerius W w"


def test_s12_a_friend_shields() -> None:
    """3.6.2, R22 In his own column only."""
    assert "attack" not in uses(scene("sagittarius d2N, murmillo d4N", "thraex d6S"), "Agmen")
    assert "attack" in uses(scene("sagittarius d2N, murmillo d4N", "thraex e6S"), "Agmen")


def test_s13_an_adjacent_enemy_shields_too() -> None:
    """3.6.7 Neither the adjacent one nor the one behind him."""
    match = scene("sagittarius d4N", "thraex d5S, veles d6S")

    assert "attack" not in uses(match, "Impetus")


def test_s14_reach() -> None:
    """3.6.1, R21 Allonge 2 reaches the third square, not the fourth."""
    match = fight(scene("veles d3N", "dimachaerius d6E", vox=(2, 0)), "d3 d6", 0, 2)
    assert totals(match) == (6, 6)

    assert "attack" not in uses(scene("veles d2N", "dimachaerius d6E"), "Impetus")


def test_s15_hindrance() -> None:
    """3.6.3 A token, no push, no wound, no point."""
    match = fight(scene("laquerius d4N", "murmillo d6S"), "hinder d4 d6", 6, 0)

    assert totals(match) == (10, 5)
    assert at(match, "d6") == "b murmillo S t"
    assert arena_of(match).points == [0, 0]


def test_s16_hindrance_fails() -> None:
    match = fight(scene("laquerius d4N", "murmillo d6S"), "hinder d4 d6", 0, 3)

    assert totals(match) == (4, 8)
    assert arena_of(match).vox == [0, 1]
    assert at(match, "d6") == "b murmillo S"


def test_s17_a_token_gives_no_threat() -> None:
    match = fight(scene("thraex d4N", "murmillo d5S, secutor c5S t"), "d4 d5", 0, 0)

    assert totals(match) == (5, 5)


def test_s18_shed() -> None:
    """3.4.11, R14 It takes one of the moves."""
    match = scene("thraex d4N t, veles a1N", "murmillo h8S")
    choose(match, "Impetus-move", "d4", "shed")

    assert at(match, "d4") == "a thraex N"
    assert offered(match) == ["a1", "stop"]


def test_s19_corner() -> None:
    match = fight(scene("thraex g7N", "murmillo h8W"), "g7 h8", 2, 0)

    assert totals(match) == (7, 5)
    assert at(match, "h8") == "b murmillo W w"


def test_s20_a_friend_behind_and_s22_protected_for_this_turn() -> None:
    """3.5.2, 3.5.3, R15 Who has just been wounded is not attacked again."""
    match = scene("thraex d4N, veles e4N", "murmillo d5S, veles d6S")
    fight(match, "d4 d5", 1, 1)

    assert totals(match) == (6, 5)
    assert at(match, "d5") == "b murmillo S w"
    assert asked(match) != "attack"
    assert match.rulebook.why_not(match.state, 0, "attack", 2 * (16 + 4)) == "just-wounded"


def test_s21_two_wounds_put_out() -> None:
    """3.7.7, R31 One more point, two in all for him."""
    match = scene("thraex d4N", "murmillo d5S w, veles d6S", points=(1, 0))
    fight(match, "d4 d5", 1, 0)

    assert totals(match) == (6, 4)
    assert at(match, "d5") == "."
    assert arena_of(match).points == [2, 0]


@pytest.mark.parametrize(("marks", "value", "points"), [(" w", 0, 1), ("", 0, 2)])
def test_s23_fourfold(marks: str, value: int, points: int) -> None:
    """3.7.4, R28 A healthy man put out is two points, a wounded one 1."""
    match = scene("dimachaerius d4N", f"veles d5N{marks}, thraex a8S", vox=(6, 0))
    fight(match, "d4 d5", 6, value)

    assert outcome(match) == "out"
    assert at(match, "d5") == "."
    assert arena_of(match).points == [points, 0]


def ends_of(mine: str, theirs: str, play: str = "Impetus-move") -> dict[str, int]:
    """Every end of the move of my first gladiator, with what it costs; staying is 0."""
    match = scene(mine, theirs)
    square = mine.split()[1]
    choose(match, play, square[:2])
    book = match.rulebook.names(match.setup)
    ends = match.about(0)["ends"] if asked(match) == "move" else []
    assert isinstance(ends, list)
    found = {
        book["square"][end["square"]] + book["facing"][end["facing"]]: end["cost"] for end in ends
    }
    return {square: 0, **found}


def test_s24_danger_zone() -> None:
    """3.4.6, 3.4.7, 3.4.8, R11, R12 Exactly eight ends."""
    ends = ends_of("murmillo d4N", "thraex d5S")

    assert ends == {
        "d4N": 0,
        "d3N": 3,
        "d3E": 4,
        "d3S": 4,
        "d3W": 4,
        "c3W": 4,
        "e3E": 4,
        "d2S": 4,
    }


def test_s25_two_danger_zones() -> None:
    match = scene("dimachaerius d4N", "thraex d5S, veles e4W")
    choose(match, "Impetus-move", "d4")

    assert offered(match) == ["s-N", "w-E", "turn-E", "stop"]
    each = match.about(0)["each"]
    assert isinstance(each, dict)
    assert [found["cost"] for found in each.values()] == [3, 3, 1]


def test_s26_no_way_back() -> None:
    """3.2.6 So the card cannot be played for its moves."""
    assert "move" not in uses(scene("murmillo d1N", "thraex d2S"), "Impetus")


def test_s27_seen_from_behind() -> None:
    match = scene("murmillo d4N", "thraex d3N")
    choose(match, "Impetus-move", "d4")

    assert offered(match) == ["n-S", "turn-S", "stop"]


@pytest.mark.parametrize(("option", "cost"), [("zone", 1), ("square", 2)])
def test_s28_within_a_front(option: str, cost: int) -> None:
    """3.4.5, 3.4.8, R10 From one square of a front to another; there he is bound."""
    assert costs_from("thraex c4E", "murmillo d5S", front_cost=option)["e-E"] == cost
    match = scene("thraex c4E", "murmillo d5S", options={"front_cost": option})
    choose(match, "Impetus-move", "c4", "e-E")
    assert set(offered(match)) <= {"s-N", "turn-N", "stop"}


def test_s29_reshuffle() -> None:
    """3.3.2, 3.2.5 The card in play is not among those that are shuffled."""
    match = scene("thraex d4N", "murmillo a8S")
    hold(match, 0, "Fuga, Umbo", deck="Testudo", discard="Clamor, Memoria, Invidia")
    choose(match, "Fuga-draw")

    assert len(hand(match, 0)) == 4
    assert "Testudo" in hand(match, 0)
    assert told(match, "reshuffled") == [(0, 3)]
    assert len(pile(match, "deck", 0)) == 1
    assert pile(match, "discard", 0) == ["Fuga"]


def test_s30_s31_one_card_is_not_committed() -> None:
    """3.5.6, R8 The defender holds one, the attacker one besides the one he plays."""
    match = scene("thraex d4N", "murmillo d5S", hands=("Impetus, Umbo", "Fuga"))
    choose(match, "Impetus-attack")

    assert [event[2] for event in told(match, "revealed")] == [1, 1]
    assert (0, card(match, "Umbo"), 4) in told(match, "played")
    assert (1, card(match, "Fuga"), 4) in told(match, "played")


@pytest.mark.parametrize(("vox", "discards"), [(4, 1), (3, 2)])
def test_s32_hand_limit(vox: int, discards: int) -> None:
    """3.2.13, 2.5 Vox Populi 4 keeps five cards, 3 keeps four."""
    held = "Fuga, Umbo, Testudo, Agmen"
    match = scene("thraex d4N", "murmillo a8S", vox=(vox, 0), hands=(held, None))
    choose(match, "Fuga-draw")

    for _ in range(discards):
        assert asked(match) == "discard"
        choose(match, offered(match)[0])
    assert match.to_act == [1]


def test_s33_vox_populi_falls() -> None:
    """3.2.14 The limit matters only at the end of one's own turn."""
    match = scene(
        "thraex d4N",
        "murmillo a8S",
        vox=(0, 8),
        hands=("Vae Victis, Umbo", "Fuga, Umbo, Testudo, Agmen, Clamor, Invidia"),
    )
    choose(match, "Vae Victis-text")

    assert arena_of(match).vox == [1, 5]
    assert len(hand(match, 1)) == 6
    choose(match, "Fuga-draw")
    assert asked(match) == "discard"
    assert match.about(1)["count"] == 3


def test_s34_ardor_oris() -> None:
    """2.7, 3.7.4, R28 He is wounded whatever comes of it; the point is the defender's."""
    match = fight(scene("thraex d4N", "murmillo d5S"), "d4 d5", 0, 6, "Ardor Oris-text")

    assert totals(match) == (9, 11)
    assert at(match, "d4") == "a thraex N w"
    assert arena_of(match).points == [0, 1]
    assert arena_of(match).vox == [0, 1]


def test_s35_ardor_oris_wins() -> None:
    """3.8.1, R35 The match is over at once: no wound is suffered."""
    match = scene("thraex d4E", "murmillo e4S", points=(3, 0))
    fight(match, "d4 e4", 6, 0, "Ardor Oris-text")

    assert match.over
    assert match.winners == [0]
    assert at(match, "d4") == "a thraex E"
    assert arena_of(match).points == [4, 0]


def test_s36_ardor_oris_of_a_wounded_man() -> None:
    match = scene("thraex d4N w, veles a1N", "murmillo d5S")
    fight(match, "d4 d5", 4, 4, "Ardor Oris-text")

    assert outcome(match) == "pushed"
    assert at(match, "d4") == "."
    assert arena_of(match).points == [0, 1]


def test_s37_fatalitas() -> None:
    match = scene("thraex d4N", "murmillo d5S", hands=("Fatalitas, Memoria, Umbo", None))
    fight(match, "d4 d5", 1, 0, "Fatalitas-text")

    assert totals(match) == (6, 5)
    assert at(match, "d6") == "b murmillo S w"
    arena = arena_of(scene("thraex d4N", "murmillo d5S"))
    arena.text = FATALITAS
    assert OUTCOMES[outcome_of(arena, 0, 5, 5)] == "equal"


def test_s38_murus() -> None:
    match = scene("thraex d7N", "murmillo d8S")
    arena_of(match).murus = 2
    fight(match, "d7 d8", 1, 0)
    assert totals(match) == (6, 5)
    assert at(match, "d8") == "b murmillo S"
    assert told(match, "stood") == [(4,)]

    match = scene("thraex d4N", "murmillo d5S", vox=(2, 0))
    arena_of(match).murus = 2
    fight(match, "d4 d5", 4, 0)
    assert totals(match) == (10, 5)
    assert at(match, "d5") == "b murmillo S w"


def test_s39_testudo() -> None:
    match = scene("thraex d4N", "murmillo d5S", vox=(6, 0))
    arena_of(match).testudo = 2
    fight(match, "d4 d5", 0, 0)
    assert totals(match) == (7, 7)

    match = scene("thraex d4N", "murmillo d5E", vox=(6, 0))
    arena_of(match).testudo = 2
    fight(match, "d4 d5", 0, 0)
    assert totals(match) == (8, 5)


def test_s40_umbo() -> None:
    match = scene("murmillo d4N", "thraex d5S")
    choose(match, "Umbo-text")

    assert at(match, "d6") == "b thraex S"
    assert at(match, "d5") == "a murmillo N"
    assert offered(match) == ["d5 d6", "stop"]
    assert "text" not in uses(scene("murmillo d4N", "thraex d5S, veles d6S"), "Umbo")


def test_s41_dolus() -> None:
    match = scene("thraex d4N", "murmillo d5S", hands=("Dolus, Memoria, Umbo", None))
    choose(match, "Dolus-text")
    choose(match, "left")

    assert at(match, "d5") == "b murmillo E"
    settle(match, 1, 0)
    assert sums(match) == (6, 5)


def test_s42_third_player() -> None:
    """3.5.12 The gladiator of a third threatens, and stands in the way."""
    match = scene("thraex d4N", "murmillo d5S, veles a8S", "scissor d6S, veles h8S")
    fight(match, "d4 d5", 0, 0)

    assert totals(match) == (5, 3)
    assert at(match, "d5") == "b murmillo S w"
    assert arena_of(match).points == [1, 0, 0]


def test_s43_withdrawal() -> None:
    """3.8.2, 3.8.4 Only wounded men left: they leave, nobody scores, the turn is skipped."""
    match = scene(
        "thraex d4N, veles a3N",
        "murmillo d5S, veles d6S w",
        "thraex a1N, veles a2N",
        "thraex h1N, veles h2N",
    )
    fight(match, "d4 d5", 3, 0)

    arena = arena_of(match)
    assert told(match, "withdrew") == [(1, 0)]
    assert at(match, "d5") == at(match, "d6") == "."
    assert arena.points == [1, 0, 0, 0]
    while asked(match) == "discard":
        choose(match, offered(match)[0])
    assert arena.active == 2


def test_s44_last_familia() -> None:
    """3.8.3, R36 Whatever the points."""
    match = scene("thraex d4N, veles a3N", "murmillo d5S, veles d6S w", "", points=(0, 3, 5))
    arena_of(match).withdrawn = 4
    fight(match, "d4 d5", 3, 0)

    assert match.over
    assert match.winners == [0]


@pytest.mark.parametrize(("points", "winners"), [((3, 3), [0, 1]), ((3, 2), [0])])
def test_s45_time(points: tuple[int, int], winners: list[int]) -> None:
    """3.8.5 After the last turn of the last round."""
    match = scene("thraex a1N", "murmillo h8S", points=points, turn=1, hands=("Umbo", "Umbo, Fuga"))
    arena_of(match).round = 30
    choose(match, "Fuga-vox")

    assert match.over
    assert match.winners == winners


def test_s46_harcelement_has_a_floor() -> None:
    """3.5.10, R27 ATT stays 0, then all else; two harassers add up."""
    match = scene("laquerius d4N w", "scissor d5S, scissor e4W")
    fight(match, "d4 d5", 0, 0)

    value, harassed, *_ = told(match, "attacked")[-1][5:]
    assert (value, harassed) == (3, -2)
    match = scene("laquerius d4N w, veles a1N", "scissor d5S, scissor c4E, scissor e4W")
    fight(match, "d4 d5", 0, 6)
    assert told(match, "attacked")[-1][5:7] == (3, -3)
    assert totals(match)[0] == 1


def test_s47_prima() -> None:
    """3.2.12 One of three; the others go under the pile in the order they had."""
    match = scene("thraex d4N", "murmillo a8S")
    match.state.dice.script = [0, 0, 0]
    choose(match, "Umbo-prima")

    assert offered(match) == ["Fatalitas", "Furor", "Cursus"]
    choose(match, "Furor")
    arena = arena_of(match)
    assert "Furor" in hand(match, 0)
    assert len(pile(match, "prima", 0)) == 11
    own = match.view(0)["own"]
    assert isinstance(own, dict)
    assert own["under"] == [card(match, "Fatalitas"), card(match, "Cursus")]
    assert arena.held(0) == 12


def test_s48_healed() -> None:
    """2.7 Medicus: the point stays, the next wound is a first wound again, the card is gone."""
    match = scene("thraex d4N w, veles a1N", "murmillo d5S", hands=("Medicus, Umbo, Agmen", None))
    arena_of(match).points = [0, 1]
    choose(match, "Medicus-text")

    arena = arena_of(match)
    assert at(match, "d4") == "a thraex N"
    assert arena.points == [0, 1]
    assert pile(match, "removed", 0) == ["Medicus"]
    fight(match, "d5 d4", 6, 0)
    assert at(match, "d3") == "a thraex N w"
    assert arena.points == [0, 2]


def test_s49_pulvis_lasts_through_the_next_turn() -> None:
    """2.7, 3.2.13 It ends with the next turn of the player who has set it."""
    match = scene("thraex d4N", "scissor d5S", hands=("Pulvis, Umbo, Fuga", "Umbo, Fuga, Agmen"))
    choose(match, "Pulvis-text")
    arena = arena_of(match)
    scissor = man_at(match, "d5")

    assert arena.is_dusted(scissor)
    choose(match, "Umbo-vox")
    assert arena.is_dusted(scissor)
    choose(match, "Umbo-vox")
    assert not arena.is_dusted(scissor)


def test_s50_empty_everything() -> None:
    """3.3.3 No card at all counts 0, and no card moves."""
    match = scene("thraex d4N", "murmillo d5S")
    hold(match, 1, "Fuga", deck="", discard="")
    fight(match, "d4 d5", 1, "top")

    assert told(match, "revealed")[-1] == (1, 24, 2, 0)
    assert hand(match, 1) == ["Fuga"]
    assert pile(match, "discard", 1) == []
