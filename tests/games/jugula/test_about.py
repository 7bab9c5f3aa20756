"""What questions are about: sums, chances and results, and reasons why not."""

from fractions import Fraction

import pytest

import harena
from harena.games.jugula.combat.attack import TOP
from harena.games.jugula.combat.odds import chances, combat_ways, others_card
from harena.games.jugula.components.content import MOVE, PRIMA, built_in, read
from harena.games.jugula.components.ground import NAMES
from harena.games.jugula.turn.needs import KINDS_OF_USE
from harena.kernel.match import Match
from tests.games.jugula.arrange import (
    again,
    arena_of,
    card,
    cards,
    choose,
    hold,
    man_at,
    offered,
    scene,
    settle,
)

SUCCESS = ("pushed", "wounded", "out")


def test_deck_tops_of_fresh_decks() -> None:
    """3.5.10, 3.7.3 Sums 5 against 5, then 8 against 5."""
    fresh = combat_ways(arena_of(scene("thraex d4N", "murmillo d5S")), list(range(12)))
    even = arena_of(scene("thraex d4N", "murmillo d5S"))
    better = arena_of(scene("thraex d4N", "murmillo d5S", vox=(10, 0)))

    found = [chances(arena, 0, 4, 0, fresh, fresh) for arena in (even, better)]

    expected = [
        {"repelled": (61, 144), "equal": (11, 72), "pushed": (19, 48), "wounded": (1, 36)},
        {"repelled": (7, 72), "equal": (1, 12), "pushed": (23, 36), "wounded": (13, 72)},
    ]
    for one, other in zip(found, expected, strict=True):
        exact = {name: Fraction(one[name]).limit_denominator(1000) for name in one}
        assert exact == {name: Fraction(*share) for name, share in other.items()}


def test_chances_are_those_of_the_place_where_he_stands() -> None:
    """3.7.6, 3.7.7 Cornered, a push is a wound; wounded, a wound puts out; Murus holds."""
    fresh = combat_ways(arena_of(scene("thraex d4N", "murmillo d5S")), list(range(12)))
    names = []
    for theirs, murus in (
        ("murmillo d5S, veles d6S", 0),
        ("murmillo d5S w, veles d6S", 0),
        ("murmillo d5S", 2),
    ):
        arena = arena_of(scene("thraex d4N", theirs))
        arena.murus = murus
        names.append(set(chances(arena, 0, 4, 0, fresh, fresh)))

    assert names == [
        {"repelled", "equal", "wounded"},
        {"repelled", "equal", "out"},
        {"repelled", "equal", "unmoved", "wounded"},
    ]


def test_an_attack_opens_its_sums_and_chances() -> None:
    match = scene("thraex d4N, veles a1N", "murmillo d5E, veles e5S", vox=(4, 0))
    choose(match, "Impetus-attack")
    about = match.about(0)
    each = about["each"]
    assert isinstance(each, dict)
    found = each[str(2 * 4)]

    assert about["count"] == 1
    assert (found["attack"], found["defence"], found["zone"]) == (5 + 1 + 1 - 1, 5, 1)
    assert found["attack_parts"] == {
        "value": 5,
        "harassed": 0,
        "dusted": 0,
        "zone": 1,
        "vox": 1,
        "text": 0,
        "threats": -1,
    }
    assert found["push_to"] == NAMES.index("d6")
    assert sum(found["chances"].values()) == pytest.approx(1)
    likely = sum(share for name, share in found["chances"].items() if name in SUCCESS)
    assert found["result"]["word"] == "succeeds"
    assert found["result"]["percent"] == pytest.approx(100 * likely, abs=0.5)


@pytest.mark.parametrize(
    ("mine", "hands", "kind", "to"),
    [
        ("thraex d4N", ("Impetus, Umbo, Fuga", "Umbo, Agmen, Fuga"), 0, "d6"),
        ("thraex d4N", ("Impetus, Umbo, Fuga", "Murus, Umbo, Fuga"), 0, ""),
        ("retiarius d4N", ("Impetus, Umbo, Fuga", "Umbo, Agmen, Fuga"), 0, "d6"),
        ("retiarius d4N", ("Impetus, Umbo, Fuga", "Umbo, Agmen, Fuga"), 1, ""),
    ],
)
def test_a_push_is_foretold_only_where_it_can_be(
    mine: str, hands: tuple[str, str], kind: int, to: str
) -> None:
    match = scene(mine, "murmillo d5S, veles e5S", hands=hands)
    arena_of(match).murus = 2 * ("Murus" in hands[1])
    again(match)
    choose(match, "Impetus-attack")
    each = match.about(0)["each"]
    assert isinstance(each, dict)
    found = each[str(2 * 4 + kind)]

    assert found["push_to"] == (NAMES.index(to) if to else -1)
    assert ("unmoved" in found["chances"]) == ("Murus" in hands[1])
    assert ("pushed" in found["chances"]) == (to != "")
    assert ("hindered" in found["chances"]) == bool(kind)
    assert sum(found["chances"].values()) == pytest.approx(1)


def test_a_commitment_is_weighed_against_what_the_other_may_have() -> None:
    match = scene("thraex d4N", "murmillo d5S", hands=("Impetus, Umbo, Agmen", None))
    hold(match, 1, "Insidiae, Fuga", deck="Testudo", discard="")
    arena_of(match).stock[1] = cards(match, "Testudo")
    again(match)
    choose(match, "Impetus-attack")
    about = match.about(0)
    other, each = about["other"], about["each"]
    assert isinstance(other, dict)
    assert isinstance(each, dict)

    assert about["role"] == "attacker"
    assert sorted(other["may_have"]) == sorted(
        card(match, one) for one in ("Insidiae", "Fuga", "Testudo")
    )
    assert other["hand"] == 2
    umbo = each[str(card(match, "Umbo"))]
    assert (umbo["value"], umbo["total"]) == (4, 9)
    # 9 against 5 + 6, 5 + 2, 5 + 4: each as likely.
    assert umbo["chances"] == pytest.approx({"repelled": 1 / 3, "pushed": 1 / 3, "equal": 1 / 3})
    assert match.odds(0, "commit", card(match, "Umbo")) == umbo["chances"]
    defender = match.about(1)
    assert defender["role"] == "defender"


def test_3_2_7_a_question_counts_those_who_can_move_and_says_whether_anybody_has() -> None:
    """Solutio lets up to three move: of two men two, then one more."""
    match = scene("thraex d4N, veles a1N", "murmillo a8S", hands=("Solutio, Umbo", None))
    choose(match, "Solutio-move")
    first = match.about(0)
    choose(match, "d4", "stop")
    second = match.about(0)

    assert (first["count"], first["begun"]) == (2, "no")
    assert (second["count"], second["begun"]) == (1, "yes")


def test_3_2_8_a_question_counts_those_who_can_attack_and_says_whether_anybody_has() -> None:
    """Furor lets two attack: one of them can; after him another."""
    alone = scene("thraex d4N", "murmillo d5S, veles e5S", hands=("Furor, Umbo", None))
    choose(alone, "Furor-text")
    both = scene("thraex d4N, veles d8N", "murmillo d5S, veles e5S", hands=("Furor, Umbo", None))
    arena_of(both).stand_on(1, NAMES.index("e4"))
    again(both)
    choose(both, "Furor-text")
    first = both.about(0)
    choose(both, "d4 d5")
    settle(both, "Umbo", 0)
    second = both.about(0)

    assert (alone.about(0)["count"], alone.about(0)["begun"]) == (1, "no")
    assert (first["count"], first["begun"]) == (2, "no")
    assert (second["count"], second["begun"]) == (1, "yes")


def test_2_7_an_attack_after_a_move_is_the_first() -> None:
    """Impetus: nobody has attacked yet."""
    match = scene(
        "thraex d4N, veles a1N", "murmillo d5S, secutor e5S", hands=("Impetus, Umbo", None)
    )
    choose(match, "Impetus-text", "d4", "stop")

    assert match.about(0)["begun"] == "no"


def test_3_7_all_combat_cards_tell_the_chance_of_the_same() -> None:
    """3.7.1, 3.7.3 Thraex 5 and a card against 5 + 6, 2 or 4: one succeeds, the other holds."""
    match = scene("thraex d4N", "murmillo d5S", hands=("Impetus, Umbo, Agmen", None))
    hold(match, 1, "Insidiae, Fuga", deck="Testudo", discard="")
    arena_of(match).stock[1] = cards(match, "Testudo")
    again(match)
    choose(match, "Impetus-attack")

    mine, theirs = results(match, 0), results(match, 1)
    assert {one["word"] for one in mine.values()} == {"succeeds"}
    assert {one["word"] for one in theirs.values()} == {"holds"}
    umbo, agmen = mine[card(match, "Umbo")], mine[card(match, "Agmen")]
    assert (umbo["percent"], umbo["tone"], umbo["harm"]) == (33, "bad", 0)
    assert (agmen["percent"], agmen["tone"]) == (0, "bad")


def test_3_7_3_a_combat_card_tells_how_likely_it_wounds() -> None:
    """Cornered, every success is a wound."""
    match = scene("thraex d4N", "murmillo d5S, veles d6S", hands=("Impetus, Umbo, Agmen", None))
    hold(match, 1, "Insidiae, Fuga", deck="Testudo", discard="")
    arena_of(match).stock[1] = cards(match, "Testudo")
    again(match)
    choose(match, "Impetus-attack")

    umbo = results(match, 0)[card(match, "Umbo")]
    assert umbo["percent"] == umbo["harm"] == 33


@pytest.mark.parametrize(("target", "hurt"), [("murmillo d5S", "wound"), ("murmillo d5S w", "out")])
def test_3_7_7_a_wound_puts_the_wounded_out_and_every_choice_says_so(
    target: str, hurt: str
) -> None:
    match = scene("thraex d4N", f"{target}, veles d6S", hands=("Impetus, Umbo, Agmen", None))
    choose(match, "Impetus-attack")

    for seat in (0, 1):
        assert {one["hurt"] for one in results(match, seat).values()} == {hurt}


def test_3_4_4_a_turn_alone_says_that_the_move_ends() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    choose(match, "Impetus-move", "d4")

    found = results(match, 0)
    assert found[33] == {"word": "ends", "tone": "", "cost": 1}
    assert found[0] == {"word": "costs", "tone": "", "cost": 1, "left": 4}


def test_3_7_3_where_every_card_succeeds_each_tells_how_likely_it_wounds() -> None:
    """From behind, 8 + 4 or 0 against 5 and a card of 0: a wound, or only a push."""
    match = scene("thraex d4N", "murmillo d5N", hands=("Impetus, Umbo, Agmen", None))
    hold(match, 0, "Impetus, Umbo, Agmen", deck="Clamor")
    hold(match, 1, "Fuga", deck="Clamor", discard="")
    choose(match, "Impetus-attack")

    found = results(match, 0)
    assert {one["word"] for one in found.values()} == {"wounds"}
    assert found[card(match, "Umbo")]["percent"] == 100
    assert found[card(match, "Agmen")]["percent"] == 0


@pytest.mark.parametrize(
    ("deck", "discard", "source"),
    [("Testudo", "Fuga", "deck"), ("", "Fuga", "discard"), ("", "", "nothing")],
)
def test_3_3_2_the_top_of_an_empty_deck_says_where_it_comes_from(
    deck: str, discard: str, source: str
) -> None:
    match = scene("thraex d4N", "murmillo d5S", hands=("Impetus, Umbo, Agmen", None))
    hold(match, 0, "Impetus, Umbo, Agmen", deck=deck, discard=discard)
    choose(match, "Impetus-attack")

    found = results(match, 0)
    assert found[TOP]["from"] == source
    assert found[card(match, "Umbo")]["from"] == "hand"


def results(match: Match, seat: int) -> dict[int, dict[str, object]]:
    """What each combat card comes to."""
    each = match.about(seat)["each"]
    assert isinstance(each, dict)
    return {int(choice): told["result"] for choice, told in each.items()}


def test_from_an_empty_deck_the_other_may_open_a_card_of_his_discard_pile() -> None:
    """3.3.2, 3.5.5, 6.1 Against 9: 5 + 6, 5 + 5, 5 + 4, and two cards of the hand with 0."""
    match = scene("thraex d4N", "murmillo d5S", hands=("Impetus, Umbo, Agmen", None))
    hold(match, 1, "Clamor, Agmen", deck="", discard="Insidiae, Ardor Oris, Umbo")
    choose(match, "Impetus-attack")
    other, each = match.about(0)["other"], match.about(0)["each"]
    assert isinstance(other, dict)
    assert isinstance(each, dict)

    assert card(match, "Ardor Oris") in other["may_have"]
    assert len(other["may_have"]) == 5
    assert each[str(card(match, "Umbo"))]["chances"] == pytest.approx(
        {"repelled": 2 / 5, "equal": 1 / 5, "pushed": 2 / 5}
    )


def test_who_must_use_his_empty_deck_opens_a_card_of_his_discard_pile_alone() -> None:
    """3.3.2, 3.5.6 One card in hand: 9 against 5 + 6, for certain."""
    match = scene("thraex d4N", "murmillo d5S", hands=("Impetus, Umbo, Agmen", None))
    hold(match, 1, "Clamor", deck="", discard="Insidiae")
    choose(match, "Impetus-attack")
    about = match.about(0)
    other = about["other"]
    assert isinstance(other, dict)

    assert others_card(arena_of(match), 1, True)[6] > 0
    assert sum(map(bool, others_card(arena_of(match), 1, True))) == 1
    assert (other["may_have"], other["from_deck"]) == ([card(match, "Insidiae")], 1)
    assert match.odds(0, "commit", card(match, "Umbo")) == {"repelled": 1.0}


def test_who_must_use_his_deck_opens_what_can_be_there() -> None:
    """3.5.6, 6.1 Not the one card in his hand, which all saw him take."""
    match = scene("thraex d4N", "murmillo d5S", hands=("Impetus, Umbo, Agmen", None))
    hold(match, 1, "Clamor", deck="Testudo, Fuga")
    choose(match, "Impetus-attack")
    other = match.about(0)["other"]
    assert isinstance(other, dict)

    assert other["may_have"] == sorted([card(match, "Testudo"), card(match, "Fuga")])


def test_who_knows_the_top_of_his_deck_knows_what_it_comes_to() -> None:
    """2.7, 3.5.5 Agmen, which he put back by Augurium, counts 0 like Clamor."""
    match = scene("thraex d4N", "murmillo d5S", hands=(None, "Fuga, Umbo, Testudo"))
    hold(match, 0, "Augurium, Umbo, Impetus", deck="Testudo, Clamor, Fuga, Agmen")
    choose(match, "Augurium-text", "Fuga", "Clamor", "Agmen", "Fuga-vox", "Impetus-attack")
    known = match.odds(0, "commit", card(match, "Clamor"))

    assert match.odds(0, "commit", TOP) == known
    assert match.odds(0, "commit", card(match, "Umbo")) != known


def test_insidiae_is_weighed_against_the_deck_alone() -> None:
    """2.7 As soon as the attack is to be declared."""
    match = scene(
        "thraex d4N, veles f4N", "murmillo d5E, secutor f5E", hands=("Insidiae, Umbo", None)
    )
    hold(match, 0, "Insidiae, Umbo", deck="Agmen")
    hold(match, 1, "Testudo, Fuga", deck="Clamor")
    choose(match, "Insidiae-text")

    assert match.odds(0, "attack", 2 * 4) == {"pushed": 1.0}


def test_a_play_says_what_it_comes_to_and_why_others_cannot_be() -> None:
    match = scene("thraex d4N", "murmillo a8S", vox=(3, 0), hands=("Clamor, Umbo", None))
    about = match.about(0)
    each, refused = about["each"], about["refused"]
    assert isinstance(each, dict)
    assert isinstance(refused, dict)
    first = 6 * card(match, "Clamor")

    assert each[str(first + 3)]["result"] == {
        "word": "rises",
        "tone": "",
        "count": 3,
        "level": 6,
        "bonus": 2,
        "limit": 5,
    }
    assert each[str(first + 4)]["result"]["count"] == 3
    assert first + 2 in refused["no-attack"]
    assert 6 * card(match, "Umbo") in refused["needs-not-met"]
    assert str(about["lead"]) in each


def test_the_last_card_says_why_only_its_draw_is_left() -> None:
    """3.2.4 As a screen would ask."""
    match = scene("thraex d4N", "murmillo a8S", hands=("Umbo, Fuga", None))
    arena_of(match).hand[0] = cards(match, "Umbo")

    assert match.rulebook.why_not(match.state, 0, "play", 6 * card(match, "Umbo")) == "last-card"
    assert match.rulebook.why_not(match.state, 0, "play", 6 * card(match, "Agmen")) == "not-in-hand"


def test_placing_knows_the_zone() -> None:
    placing = harena.begin("jugula", 2, "seed", {"familia": "random", "order": "seat"})
    about = placing.about(0)
    assert about["zone"] == list(range(16))
    assert about["refused_at"] == {"square-taken": [], "otherwise": "outside-zone"}


def test_why_not_of_the_others() -> None:
    match = scene("thraex d4N t, veles d8S", "murmillo a8S, veles d5S")
    why_not = match.rulebook.why_not

    assert why_not(match.state, 0, "mover", 2) == "not-in-arena"
    assert why_not(match.state, 0, "mover", 0) == "not-free"
    assert why_not(match.state, 0, "attack", 2 * (16 * 0 + 5)) == "not-free"
    assert why_not(match.state, 0, "attack", 2 * (16 * 1 + 4)) == "not-in-front"
    choose(match, "Impetus-move", "d8", "stop")
    assert match.refusal(0, "mover", 1) == "moved-already"
    assert man_at(match, "d5") == 5
    assert offered(match) == ["d4", "stop"]


def test_the_built_in_pack_is_read_once() -> None:
    assert read(built_in()) is read(built_in())


def test_who_enters_looks_at_the_others_unless_he_says_otherwise() -> None:
    """3.1.6 From the north one looks south, from the south north."""
    match = harena.begin("jugula", 2, "looks", {"familia": "random"})
    for _ in range(2):
        seat = match.to_act[0]
        assert match.options(seat)[0].ask == "place"
        about = match.about(seat)
        zone = about["zone"]
        assert isinstance(zone, list)
        assert about["facing"] == (0 if zone[0] < 8 else 2)
        match.answer(seat, 0)


def test_3_2_6_a_prima_card_is_not_put_forward_where_a_man_can_move_to_strike() -> None:
    """A hasty player would take one here, with both familiae still apart."""
    match = harena.begin("jugula", 2, "p10")
    while len(match.answers) < 16:
        seat = match.to_act[0]
        match.answer(seat, match.rulebook.instinct(match.state, seat))
    (seat,) = match.to_act
    options = match.options(seat)
    hasty = options[match.rulebook.instinct(match.state, seat)].choice

    lead = match.about(seat)["lead"]

    assert isinstance(lead, int)
    assert options[0].ask == "play"
    assert (hasty % KINDS_OF_USE, lead % KINDS_OF_USE) == (PRIMA, MOVE)
