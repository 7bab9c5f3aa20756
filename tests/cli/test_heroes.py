"""Heroes at the terminal: the arena drawn, gladiators in lines, an end in words, odds before it."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import harena
from harena.cli.scenes.heroes import board
from harena.cli.scenes.heroes.scene import HeroesScene
from harena.cli.screen.seating import Seating, arrange
from harena.cli.screen.words import Fact, Words
from harena.kernel.setup import Pack
from tests.cli.program import FIRST_ALWAYS, run
from tests.games.heroes.arrange import HEROES
from tests.games.heroes.careers import YEAR, begin, past, pick, star

# With this seed Anna is first in each of the first four turns.
COVERED = "c4"
WON = ("You have won.", "The gladiators of the game have won.", "Dismissed standing")


def test_a_whole_match_is_played_and_its_end_is_told(tmp_path: Path) -> None:
    result = run(
        tmp_path, "play", "heroes", "--seats", "1", "--seed", "whole",
        typed=f"score\n{FIRST_ALWAYS}",
    )  # fmt: skip

    assert result.exit_code == 0
    assert "You: 0 points" in result.output, "before there are gladiators"
    assert "Bonus Dice?" in result.output
    assert "0: attack " in result.output
    assert any(sentence in result.output for sentence in WON)
    assert "What does" in result.output
    lines = result.output.splitlines()
    told = [line for line in lines if str(tmp_path) not in line and "Dice? (" not in line]
    assert max(map(len, told)) <= 80


@pytest.mark.parametrize("wrong", ["6-4-2", "6/4/2", "5/5/5", "7/3/2"])
def test_3_6_4_1_points_are_typed_as_the_rules_write_them(tmp_path: Path, wrong: str) -> None:
    """A build that there is not is refused by its rule, and 4/4/4 is taken."""
    typed = f"man\nright\nnone\nno\n{wrong}\n4/4/4\n"
    output = run(tmp_path, "play", "heroes", "--seed", "typed", typed=typed).output

    assert output.count("These are not your points, or they are too far apart (3.6.4.1).") == 1
    assert "has Savvy 4, Strength 4, Speed 4" in output


def test_people_at_one_screen_are_covered_for_bonus_dice_only(tmp_path: Path) -> None:
    """Anna goes to meet Bruno, who rests; the first secret of the match is in their Manoeuvre."""
    made = "man\nright\nnone\nno\n1\nmurmillo\nnone\n"
    walked = "".join(f"move\n{zone}\nrest\n" for zone in ("d2", "d3", "d4"))
    output = run(
        tmp_path, "play", "heroes", "--players", "Anna,Bruno", "--seed", COVERED,
        "--pace", "fast", "-o", "gates=north_south",
        typed=f"{made}{made}{walked}move\nd5\n\n7\n\n5\n",
    ).output  # fmt: skip

    before, own, *others = output.split("The screen is for ")
    assert before.count("Is your gladiator a man or a woman?") == 2
    assert "Bonus Dice? (" not in before
    assert own.startswith("Anna now")
    assert others[0].startswith("Bruno now")
    for shown, name in ((own, "Anna"), (others[0], "Bruno")):
        covered, asked = shown.split(f"{name}, press Enter when nobody else is looking: ")
        assert "Bonus Dice" not in covered
        assert "Bonus Dice? (" in asked
    assert "How many of 10 Bonus Dice? (0 to 10): 7" in own
    unanswered, _, answered = others[0].partition("Bonus Dice? (0 to 8): 5")
    assert "successes, with" not in unanswered
    assert "successes, with 7" in answered


def test_the_arena_stands_still_and_marks_what_may_be_chosen() -> None:
    pieces = [board.Piece("●Verus", "bold")]
    cells = [
        board.Cell(0, 0, "o a1", "[1]", [], ""),
        board.Cell(1, 0, "o b1", "", pieces, "*ne"),
        board.Cell(1, 1, "o b2", "", [], ""),
    ]

    assert board.draw(cells, 24).plain.splitlines() == [
        "o a1 [1]    o b1",
        "            ●Verus *ne",
        "            o b2",
    ]


@pytest.mark.parametrize(
    ("language", "day", "parts"),
    [
        (
            "en",
            "Games in Londinium, the Fringes of the Empire: 1 match left today",
            "parts after lasting losses: head 4, arms 2/4, chest 4, belly 4, legs 4/3",
        ),
        (
            "pt",
            "Jogos em Londinium (confins do Império): hoje ainda resta 1 luta",
            "partes depois das perdas permanentes: cabeça 4, braços 2/4",
        ),
    ],
)
def test_7_5_3_between_matches_the_day_and_weakened_parts_are_told(
    language: str, day: str, parts: str
) -> None:
    """Of Verus, who has lost nothing, no parts are told."""
    hurt = star("Priscus", scars=[0, 2, 0, 0, 0, 0, 1])
    match = begin(past([hurt, star("Verus")], matches=[1, -1, -1], venues=[0, -1, -1])).match
    words = Words(language)
    scene = HeroesScene(match, Seating(arrange(1, ["Anna"], []), words), words, ascii_only=False)
    drawn = scene.draw(match, 0, match.options(0), 80)
    assert isinstance(drawn, Text)
    lines = [line.strip() for line in drawn.plain.splitlines()]

    assert lines[0] == day
    assert lines[3].startswith(parts)
    assert len(lines) == 6


@pytest.mark.parametrize(("entering", "gates"), [(0, ["a3", "g3"]), (1, ["a4", "i4"])])
def test_7_4_3_1_zones_are_told_by_the_board_of_the_locale(entering: int, gates: list[str]) -> None:
    """R107 Another Star may have come farther: his board is not the one that is told."""
    names = ("Priscus", "Verus")
    there = begin(past([star("Priscus")], [star("Verus", locale="rome")], entering=entering))
    match, words = pick(there, names[entering]).match, Words("en")
    scene = HeroesScene(match, Seating(arrange(2, ["A", "B"], []), words), words, ascii_only=False)
    told = [line for event in match.events for line in scene.tell(event, None)]

    entered = [line.split(" enters at ")[1] for line in told if " enters at " in line]
    assert entered == [f"{gate}." for gate in gates]
    board_of = HeroesScene(match, scene.seating, words, ascii_only=False)
    board_of.stand_as(match.view(0))
    assert board_of.names["zone"] == scene.names["zone"]


def test_7_4_0_2_a_pack_says_how_many_matches_a_gladiator_may_fight_in_a_day() -> None:
    files = dict(HEROES.built_in().files)
    assert "fights = 3" in files["campaign.toml"]
    files["campaign.toml"] = files["campaign.toml"].replace("fights = 3", "fights = 2")
    carried = past([star("Priscus", today=1)])
    pack = Pack("mine", files)
    match = harena.begin("heroes", 1, "fights", {**YEAR}, pack=pack, carried=carried)
    words = Words("en")
    scene = HeroesScene(match, Seating(arrange(1, ["Anna"], []), words), words, ascii_only=False)
    drawn = scene.draw(match, 0, match.options(0), 80)
    assert isinstance(drawn, Text)

    assert drawn.plain.endswith("ready, 1 of 2 matches today")


@pytest.mark.parametrize(
    ("language", "next_day", "dead"),
    [
        ("en", "the next Day of Events", "dead"),
        ("fr", "le prochain jour de jeux", "mort"),
        ("it", "la prossima giornata di giochi", "morte"),
        ("pt", "o próximo dia de jogos", "morte"),
    ],
)
def test_7_5_1_7_5_2_who_does_not_heal_misses_the_next_day_and_dies_where_he_dies(
    language: str, next_day: str, dead: str
) -> None:
    """One passed or none; of the Belly none is death, of which the next sentence tells.

    One who died of his wounds is dead, as is one killed on the sand.
    """
    words = Words(language)
    rolled: dict[str, Fact] = {"gladiator": "Verus", "one": 5, "two": 6, "strength": 4}
    said = {
        (part, passed): words.say(
            "heroes-event-recovered", {**rolled, "part": part, "passed": passed}
        )
        for part in ("head", "belly")
        for passed in (0, 1, 2)
    }

    barred = [case for case, text in said.items() if next_day in text]
    assert barred == [("head", 0), ("head", 1), ("belly", 1)]
    assert words.say("heroes-star-state", {"state": "dead", "today": 0, "fights": 3}) == dead


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "Rufus ne gagne aucune Renommée : 4 en tout."),
        ("it", "Rufus non ottiene Fama: 4 in tutto."),
        ("pt", "Rufus não ganha Fama: 4 ao todo."),
    ],
)
def test_7_7_1_1_a_victory_without_fame_is_told_as_the_language_denies(
    language: str, told: str
) -> None:
    said = Words(language).say("heroes-event-famed", gladiator="Rufus", gained=0, fame=4)

    assert said.replace("\N{NO-BREAK SPACE}", " ") == told


@pytest.mark.parametrize(
    ("language", "one_die", "one_win"),
    [
        ("fr", "Dés réussis par l’Empereur : 1 sur deux", "victoires 1, défaites 0."),
        ("it", "Dadi superati dall’Imperatore: 1 su due", "vittorie 1, sconfitte 0."),
        ("pt", "O Imperador passa 1 de dois dados", "vitórias 1, derrotas 0."),
    ],
)
def test_7_2_1_one_die_and_one_victory_are_counted_as_the_language_counts(
    language: str, one_die: str, one_win: str
) -> None:
    words = Words(language)
    dice = dict.fromkeys(("own", "savvy", "mind", "one", "two", "three", "four"), 2)
    appeal: dict[str, Fact] = {"gladiator": "Rufus", "his": 1, **dice}
    implored = words.say("heroes-event-implored", appeal)
    counted = dict.fromkeys(("total", "dealt", "taken", "fame", "laurels", "losses"), 0)
    career: dict[str, Fact] = {"gladiator": "Rufus", "style": "thraex", "wins": 1, **counted}
    recorded = words.say("heroes-event-recorded", career, outcome="won")

    assert implored.replace("\N{NO-BREAK SPACE}", " ").startswith(one_die)
    assert recorded.endswith(one_win)


def test_odds_of_two_gladiators(tmp_path: Path) -> None:
    result = run(tmp_path, "odds", "heroes", "retiarius", "secutor:5/4/3:agile")

    assert result.exit_code == 0
    assert "Net Toss of retiarius at secutor:5/4/3:agile" in result.output
    assert "left arm" in result.output
    assert "won " in result.output.split("100 matches")[1]
    told = run(tmp_path, "odds", "heroes", "thraex", "murmillo", "--games", "3", "--json").output
    first, *_, played = json.loads(told)
    assert first["title"] == "manoeuvre"
    assert played["games"] == 3


def test_every_style_against_every_other(tmp_path: Path) -> None:
    output = run(tmp_path, "odds", "heroes", "--games", "2").output
    assert output.count("Thraex") == 2
    assert max(map(len, output.splitlines())) <= 80

    rows = json.loads(run(tmp_path, "odds", "heroes", "--games", "2", "--json").output)
    assert len(rows) == 36
    assert all(0 <= row["won"] + row["drawn"] <= 2 for row in rows)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["odds", "clash"], "but clash came."),
        (["odds", "heroes", "thraex"], "Two gladiators were expected, but 1 came."),
        (["odds", "heroes", "thraex", "samnis"], "was expected, but samnis came."),
        (["odds", "heroes", "--games", "0"], "--games"),
    ],
)
def test_what_cannot_be_weighed_is_refused_in_one_sentence(
    tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    result = run(tmp_path, *arguments)

    assert result.exit_code == 2
    assert sentence in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("thraex:9/9/9", "ci si aspettava tre numeri da 1 a 7 come 5/4/3 (3.6.5.1), ma"),
        ("thraex:7/7/7", "ci si aspettava un totale di PA di al massimo 20 (3.6.5.2), ma"),
        ("thraex:slow:slow", "ci si aspettava al massimo due Tratti diversi (3.5.2), ma"),
        ("thrax", "ci si aspettava dimachaerus, hoplomachus, murmillo,"),
    ],
)
def test_what_cannot_be_weighed_is_refused_in_the_reader_s_language(
    tmp_path: Path, words: str, said: str
) -> None:
    result = run(tmp_path, "odds", "heroes", words, "murmillo", "--lang", "it")

    assert result.exit_code == 2
    assert said in result.stderr


def test_5_1_0_2_the_turn_is_told_with_the_last_that_can_be() -> None:
    match = harena.begin("heroes", 2, "turns", {"turn_limit": 40})
    while match.view(None)["turn"] == 0:
        seat = match.to_act[0]
        match.answer(seat, match.choices(seat) - 1)
    words = Words("en")
    scene = HeroesScene(
        match, Seating(arrange(2, ["Anna", "Bruno"], []), words), words, ascii_only=False
    )
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(scene.draw(match, None, [], 100))

    assert "Turn 1 of 40" in console.export_text()
