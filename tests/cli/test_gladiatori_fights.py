"""Gladiatori on the screen where it is easily misread: sums, nets, Powers to wait for, results."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from harena.cli.scenes.scene import Scene as Shown
from harena.cli.scenes.scene import scene_for
from harena.cli.screen.lists import plain_list
from harena.cli.screen.seating import Seating, Sitter
from harena.cli.screen.words import LANGUAGES, Words
from harena.cli.table import playing
from harena.face import begin
from harena.games.gladiatori import steps
from harena.kernel.match import INTERJECT, Match
from tests.cli.test_gladiatori import COVER, first, play_the_set_up, table
from tests.games.gladiatori.hunt import FIRST, act, beside, strike
from tests.games.gladiatori.scene import Scene

COINS = 55
NAMES = ("", "Brutus", "Anna", "Ugo")


def screen(match: Match, language: str = "en") -> Shown:
    words = Words(language)
    sitters = [Sitter(name, "") for name in NAMES[: match.setup.seats]]
    return scene_for(match, Seating(sitters, words), words, False)


def printed(drawing: RenderableType) -> str:
    page = io.StringIO()
    Console(file=page, width=80, color_system=None).print(drawing)
    return page.getvalue()


def question(scene: Scene, seat: int = 0) -> str:
    options = [one for one in scene.match.options(seat) if one.ask != INTERJECT]
    return screen(scene.match).question(scene.match, seat, options)


def aside(scene: Scene, seat: int) -> str:
    scene.bout.purse = [COINS] * scene.bout.seats
    return screen(scene.match).aside(scene.match, seat, scene.match.options(seat))


# Sums.


def test_7_1_an_attack_can_be_followed_part_by_part() -> None:
    scene = Scene(2).face_to_face().items(0, "gladius", "spatha").give(0, hand="B acrobatic_strike")
    scene.take_round(0).run((0, "action", "new-berserk"), (0, "add", "acrobatic_strike"))
    scene.run((0, "fight", "strike"), (0, "acrobatics", "yes"))

    assert scene.asked() == [(0, "skill")]
    assert aside(scene, 0) == "Your attack so far: 9 (gladius +3, spatha +3, Acrobatic Strike +3)."
    scene.run((0, "skill", "yes"))
    assert (
        aside(scene, 0)
        == "Your attack so far: 14 (gladius +3, spatha +3, Acrobatic Strike +3, Skill used +5)."
    )
    scene.run((0, "blood", 2)).finish()
    assert scene.told("attack") == [[0, 1, 18]]


def test_7_2_a_defence_can_be_followed_part_by_part() -> None:
    scene = Scene(2).face_to_face().items(1, "scutum").give(0, hand="B").give(1, hand="B D")
    scene.take_round(0).run((0, "action", "new-berserk"), (0, "fight", "strike"))
    scene.run((1, "reaction", "new-berserk"), (0, "blood", 3))

    assert scene.asked() == [(1, "skill")]
    assert aside(scene, 1) == "Your defence so far: 14 (Oppose +5, the same card +5, scutum +4)."
    scene.run((1, "skill", "yes")).finish()
    assert scene.told("defence") == [[1, 19]]


def test_7_2_a_blow_from_behind_and_markers_are_parts_of_a_defence() -> None:
    scene = Scene(2).place(0, (0, 0), 0).place(1, (1, 0), 1).trait(0, offense=9)
    scene.bout.unbalanced[1], scene.bout.down[1] = 2, 1
    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))
    scene.run((0, "skill", "yes"))

    assert scene.asked() == [(1, "skill")]
    assert aside(scene, 1) == "Your defence so far: -8 (markers -5, from behind -3)."


def test_a_sum_is_reckoned_from_what_the_seat_itself_knows() -> None:
    """The other's hidden hand makes no difference."""
    said = []
    for hand in ("S D B M 1x6", "S D B M 0x6"):
        scene = Scene(2).face_to_face().give(0, hand=hand).items(0, "gladius").give(1, hand="B D")
        scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))
        scene.run((1, "reaction", "new-berserk"))
        while scene.asked() != [(1, "skill")]:
            scene.default()
        said.append(aside(scene, 1))

    assert said == ["Your defence so far: 5 (Oppose +5)."] * 2


def test_no_sum_is_told_where_none_is_made() -> None:
    assert aside(Scene(2).take_round(0), 0) == ""


def test_8_4_5_who_dodges_reads_the_halved_attack() -> None:
    scene = Scene(2).face_to_face().trait(0, offense=9)
    scene.take_round(0).run((0, "action", "new-strength"), (0, "fight", "strike"))
    scene.run((1, "reaction", "new-movement"), (0, "skill", "yes"), (1, "dodge", 0))

    assert scene.asked() == [(1, "skill")]
    assert question(scene, 1) == "The attack is 4. Do you use Guard 5?"


# Questions that would mislead.


@pytest.mark.parametrize("language", LANGUAGES)
def test_12_8_without_delay_nobody_is_asked_for_it(language: str) -> None:
    words = Words(language)
    delay = words.say("gladiatori-power", power="delay")
    scene = Scene(2).powers(0, "adaptation").powers(1, "delay").begin(steps.BEGIN_ROUND, 2)
    said = {}
    for seat in (0, 1):
        assert scene.asked() == [(seat, "ready")]
        options = [one for one in scene.match.options(seat) if one.ask != INTERJECT]
        said[seat] = screen(scene.match, language).question(scene.match, seat, options)
        scene.default()

    assert delay not in said[0]
    assert delay in said[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_12_8_delay_is_both_where_it_is_bought_and_three_more_where_it_is_used(
    language: str,
) -> None:
    words = Words(language)
    bought = words.say("gladiatori-power-help", power="delay")
    scene = Scene(2).powers(0, "delay").take_round(0)
    shown = screen(scene.match, language)
    used = [one for one in scene.match.options(0) if one.ask == INTERJECT]

    said = shown.option(scene.match, 0, used[0])

    place, bonus = bought.split(", ", 1)
    assert "+3" not in place
    assert "+3" in bonus
    assert place not in said
    assert "+3" in said


def test_a_question_with_one_option_wants_enter(tmp_path: Path) -> None:
    match = begin("gladiatori", 1, "a", {"turns": 2})
    single: list[str] = []

    def types(prompt: str) -> str:
        decision = match.state.decision(0)
        assert decision is not None
        if decision.count() == 1:
            single.append(prompt)
            return ""
        return first(prompt)

    playing.play(table(tmp_path, match, types, ""))
    assert set(single) == {"Enter to go on: "}


def test_without_speed_nobody_is_asked_to_move() -> None:
    scene = Scene(2).now(0, speed=0)
    scene.bout.unbalanced[0] = 1
    scene.take_round(0)

    assert question(scene) == "Your round. You have no Speed left to move with."


def test_a_card_on_movement_makes_no_blow_heavier() -> None:
    scene = Scene(2).give(0, hand="M reflex")
    scene.take_round(0).run((0, "action", "new-movement"))

    assert scene.asked() == [(0, "add")]
    assert "heavier" not in question(scene)
    assert "Nobody is struck" in question(scene)


@pytest.mark.parametrize("attacks", [True, False])
def test_20_9_6_it_is_the_bear_that_tears(attacks: bool) -> None:
    scene = beside("bear").items(0, "gladius")
    shown = screen(scene.match)
    shown.draw(scene.match, 0, [], 80)
    if attacks:
        strike(scene, 9, 3, 4, 2)
    else:
        act(scene, FIRST, 3, 4, 2)
    while scene.asked() != [(0, "toll")]:
        scene.default()

    asked = shown.question(scene.match, 0, scene.match.options(0))
    assert asked.startswith("the bear 1 tears something from you.")


# Nets, lists, several people.


def test_20_10_a_net_on_a_beast_is_drawn_and_counted() -> None:
    free, caught = beside("wolf", 2, beasts="coliseum"), beside("wolf", 2, beasts="coliseum")
    caught.bout.netted[0] = 2

    boards = [printed(screen(one.match).draw(one.match, 0, [], 80)) for one in (free, caught)]

    assert "w1 " in boards[0]
    assert "%" not in boards[0]
    assert "w1%" in boards[1]
    assert "w1% in a net (2)" in boards[1]


def test_one_long_option_does_not_make_a_long_list() -> None:
    scene = Scene(2).place(0, (0, 0), 0)
    scene.bout.unbalanced[0] = 1
    scene.take_round(0)
    shown = screen(scene.match)
    said = [shown.option(scene.match, 0, one) for one in scene.match.options(0)]
    longest = max(said, key=len)
    lines = printed(plain_list(said, 80)).splitlines()

    assert len(said) > 20
    assert len(lines) < 8
    assert lines[-1].strip() == f"[{said.index(longest) + 1}] {longest}"
    found = re.findall(r"\[(\d+)\]", "\n".join(lines))
    assert sorted(map(int, found)) == list(range(1, len(said) + 1))


def test_each_person_sees_the_deck_that_is_to_be_split(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play_the_set_up(tmp_path)
    splits = re.split(COVER, capsys.readouterr().out)
    rows = [part for part in splits if "To your hand" in part]
    assert len(rows) == 2
    for part in rows:
        before = part.split("To your hand: Strength")[0]
        assert "Deck (" in before
        assert "How many cards of each kind go to your hand?" in before


def test_beside_the_arena_alone_stand_ones_own_numbers_too() -> None:
    match = begin("gladiatori", 2, "a")
    while match.options(match.to_act[0])[0].ask != "opening":
        match.answer(match.to_act[0], 0)
    seat = match.to_act[0]
    options = match.options(seat)

    arena = screen(match).glance(match, seat, options, 80)
    assert arena is not None
    assert printed(arena).count(", HP deck") == 2
    assert printed(screen(match).draw(match, seat, options, 80)).count(", HP deck") == 1


def test_after_a_cover_one_sees_ones_own_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begin("gladiatori", 2, "a", {"turns": 2})

    def types(prompt: str) -> str:
        return "" if COVER in prompt else first(prompt)

    playing.play(table(tmp_path, match, types, "Anna", "Ben"))
    for part in re.split(COVER, capsys.readouterr().out)[3:]:
        assert re.search(r"^(Hand|Deck) \(", part, re.MULTILINE)


# Results.


def test_20_11_a_lone_survivor_wins_without_points() -> None:
    scene = beside("dog", 1, beast_number=1)
    strike(scene, 9, 1, 2).finish()
    shown = screen(scene.match)

    assert scene.match.winners == [0]
    assert shown.result(scene.match).endswith("the gladiators have won. Alive at the end: You.")
    assert "Points" not in printed(shown.standings(scene.match, 80)).replace("Hit points", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_20_11_survivors_together_win_without_points(language: str) -> None:
    scene = beside("dog", 2, beasts="cooperative", beast_number=1)
    strike(scene, 9, 1, 2).finish()
    result = screen(scene.match, language).result(scene.match)

    assert scene.match.winners == [0, 1]
    assert "Brutus" in result
    assert not re.search(r"\d", result)


def test_1_2_a_team_wins_together_and_not_with_one_mans_points() -> None:
    scene = Scene(4, teams="two_against_two").teams(0, 1, 0, 1)
    scene.bout.points = [12, 5, 12, 5]
    scene.bout.turn = scene.bout.turns
    scene.begin(steps.TAKE_TURN)

    assert scene.match.winners == [0, 2]
    assert screen(scene.match).result(scene.match) == "The team of You, Anna wins."


def test_1_3_hit_points_are_told_when_the_match_is_over_and_not_before() -> None:
    scene = Scene(2).give(0, life="1x2").give(1, life="1x3")
    shown = screen(scene.match)
    scene.take_round(0)
    assert "Hit points" not in printed(shown.standings(scene.match, 80))

    scene.bout.turn = scene.bout.turns
    scene.finish().begin(steps.TAKE_TURN)

    told = printed(shown.standings(scene.match, 80)).splitlines()
    assert "Hit points" in told[0]
    assert [line.split()[-2] for line in told[1:]] == ["5", "7"]
