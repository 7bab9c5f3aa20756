"""Gladiatori at the table: whole matches, secrets at one screen, Powers at any time."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from harena.cli.scenes.scene import scene_for
from harena.cli.screen.seating import Seating, Sitter
from harena.cli.screen.terminal import WIPE, Terminal
from harena.cli.screen.words import Words
from harena.cli.table import playing
from harena.cli.table.table import Left, Table
from harena.face import begin, replay
from harena.games.gladiatori.aim.ending import BEASTS_DEAD, LAST_TURN
from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.components.cards import ONE, STRENGTH
from harena.kernel.events import EVERYONE, Event
from harena.kernel.match import Match
from harena.kernel.setup import PlayValue
from tests.cli.program import ANSI, FIRST_ALWAYS, QUICK, Screen, run

WORDS = Words("en")
LOW = re.compile(r"\((\d+) to (\d+)\): $")
COVER = "press Enter when nobody else is looking"


def first(prompt: str) -> str:
    """The first option of whatever is asked."""
    found = LOW.search(prompt)
    return found[1] if found else "1"


class Typist(Terminal):
    """A terminal at which somebody types what a function says."""

    def __init__(self, types: Callable[[str], str], words: Words = WORDS) -> None:
        super().__init__(words)
        self.types = types

    def read(self, prompt: str) -> str:
        typed = self.types(prompt)
        sys.stdout.write(f"{prompt}{typed}\n")
        return typed


def table(
    tmp_path: Path, match: Match, types: Callable[[str], str], *names: str, bots: str = "random"
) -> Table:
    """People by these names, and bots at the other seats."""
    sitters = [Sitter(name, "") for name in names]
    sitters += [Sitter(f"Bot{seat}", bots) for seat in range(len(names), match.setup.seats)]
    return Table(match, Seating(sitters, WORDS), Typist(types), tmp_path / "m.json")


def play_the_set_up(tmp_path: Path) -> None:
    """Anna and Ben at one screen, until the first combat round begins."""
    match = begin("gladiatori", 2, "a")

    def types(prompt: str) -> str:
        if match.view(None)["round"]:
            raise EOFError
        return "" if COVER in prompt else first(prompt)

    with pytest.raises(EOFError):
        playing.play(table(tmp_path, match, types, "Anna", "Ben"))


def test_a_whole_match_at_a_pseudo_terminal(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    screen = Screen(
        tmp_path, "play", "gladiatori", *QUICK, "--seats", "3", "--seed", "b", "--save", str(path)
    )
    shown = screen.wait()
    for _ in range(600):
        if "harena replay" in shown:
            break
        screen.type(first(shown))
        shown = screen.wait()
    assert screen.end() == 0
    assert "The match is over" in screen.text
    assert "●" in screen.text
    assert "gladiatori-" not in screen.text
    assert replay(json.loads(path.read_text("utf-8"))).over


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"beast_kind": "bear"}),
        (2, {"characters": "created", "items": "auction", "overlimit": True}),
        (3, {"beasts": "coliseum", "beast_kind": "mix", "dogs": 4, "lions": 2}),
        (4, {"teams": "two_against_two", "items": "draft", "placement": "free"}),
    ],
)
def test_every_way_to_play_comes_to_its_end(
    tmp_path: Path,
    seats: int,
    options: dict[str, bool | int | str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = begin("gladiatori", seats, "a", options)
    playing.play(table(tmp_path, match, first, ""))
    assert match.over
    output = capsys.readouterr().out
    assert "{" not in output.replace(str(tmp_path), "")
    assert "gladiatori-" not in output
    typed = [str(tmp_path), "): ", "to step in first: "]
    wide = [line for line in output.splitlines() if len(line) > 80]
    assert [line for line in wide if not any(part in line for part in typed)] == []


@pytest.mark.parametrize(("fights", "is_offered"), [("", True), ("instinct", False)])
def test_who_fights_himself_may_step_in_before_a_bot(
    tmp_path: Path, fights: str, is_offered: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begin("gladiatori", 2, "a", {"turns": 3})
    playing.play(table(tmp_path, match, first, "Anna"), fights)
    assert match.over
    assert ("to step in first: " in capsys.readouterr().out) == is_offered


def test_the_beasts_win_when_all_are_dead(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begin("gladiatori", 1, "a", {"beast_kind": "bear", "beast_number": 8})
    playing.play(table(tmp_path, match, first, ""))
    assert match.winners == []
    assert "The beasts have won: no gladiator is left." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("seats", "options", "points", "sentence"),
    [
        (2, {"beasts": "cooperative"}, [0, 0], "The last turn is over, and the beasts have not"),
        (4, {"teams": "two_against_two"}, [20, 9, 8, 9], "The team of Anna, Carla wins."),
        (3, {"lone_seat": 1}, [0, 90, 0], "Bruno wins alone against two."),
        (
            3,
            {"lone_seat": 1},
            [18, 29, 20],
            "Bruno wins alone against two. Two against one: -10 for the two, who have 28; Bruno ",
        ),
    ],
)
def test_a_result_says_what_happened(
    seats: int, options: dict[str, bool | int | str], points: list[int], sentence: str
) -> None:
    match = begin("gladiatori", seats, "a", options)
    assert isinstance(match.state, Bout)
    match.state.points, match.state.ended = points, True
    match.state.pending = ()
    match.state.tell("ended", LAST_TURN, 0, 0, 0, 0)
    words = Words("en")
    people = [Sitter(name, "") for name in ("Anna", "Bruno", "Carla", "Dino")[:seats]]
    said = scene_for(match, Seating(people, words), words, False).result(match)
    assert said.startswith(sentence)


def test_a_tie_is_broken_by_hit_points_and_says_so() -> None:
    match = begin("gladiatori", 2, "a")
    bout = match.state
    assert isinstance(bout, Bout)
    bout.life[1] = ONE[STRENGTH]
    bout.points, bout.ended, bout.pending = [9, 9], True, ()
    bout.tell("ended", LAST_TURN, 0, 0, 0, 0)
    words = Words("en")
    scene = scene_for(match, Seating([Sitter("Anna", ""), Sitter("Ugo", "")], words), words, False)
    assert scene.result(match) == "The points are equal: Ugo wins, with more hit points left (1.3)."


def test_a_result_names_the_living() -> None:
    match = begin("gladiatori", 2, "a", {"beasts": "cooperative", "beast_number": 1})
    assert isinstance(match.state, Bout)
    match.state.fate, match.state.ended, match.state.pending = [0, 2], True, ()
    match.state.tell("ended", BEASTS_DEAD, 0, 0, 0, 0)
    words = Words("en")
    scene = scene_for(match, Seating([Sitter("Anna", ""), Sitter("Ugo", "")], words), words, False)
    said = scene.result(match)
    assert said == "The gladiators have beaten the beasts. Alive at the end: Anna."


# Rows of numbers.


def test_all_numbers_of_a_row_fit_on_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begin("gladiatori", 2, "a")
    rows = iter(["all none all none 1", "2 all none none"])

    def types(prompt: str) -> str:
        if LOW.search(prompt):
            return next(rows)
        if match.view(0)["round"]:
            raise EOFError
        return "1"

    with pytest.raises(EOFError):
        playing.play(table(tmp_path, match, types, ""))
    output = capsys.readouterr().out
    assert output.count("How many cards of each kind go to your hand?") == 1
    assert "To your hand: Strength (0 to 1): all none all none 1" in output
    assert "To your hand: Energy 1 (0 to 6): 2 all none none" in output
    assert "You hold 2 Action and 4 Combat cards; 8 cards are in your HP deck." in output


def test_a_number_that_is_not_among_them_is_told_their_range(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begin("gladiatori", 2, "a")
    rows = iter(["2 1"])

    def types(prompt: str) -> str:
        return next(rows) if LOW.search(prompt) else "1"

    with pytest.raises(StopIteration):
        playing.play(table(tmp_path, match, types, ""))
    assert "“2 1” is no option: a number from 0 to 1 or a name is expected." in " ".join(
        capsys.readouterr().out.split()
    )


def test_a_question_with_one_option_answers_itself(tmp_path: Path) -> None:
    match = begin("gladiatori", 2, "a")
    asked: list[str] = []

    def types(prompt: str) -> str:
        decision = match.state.decision(0)
        if decision is not None and not match.state.interruptions(0):
            asked.append(decision.ask)
            assert decision.count() > 1
        return first(prompt)

    playing.play(table(tmp_path, match, types, ""))
    assert asked
    assert {seat for seat, _ in match.answers} == {0, 1}


def test_a_row_can_be_taken_back_number_by_number(tmp_path: Path) -> None:
    match = begin("gladiatori", 2, "a")
    lines = iter(["1", "1", "back", "back", "0"])
    shown: list[str] = []

    def types(prompt: str) -> str:
        if not LOW.search(prompt):
            return "1"
        shown.append(prompt)
        typed = next(lines, None)
        if typed is None:
            raise EOFError
        return typed

    with pytest.raises(EOFError):
        playing.play(table(tmp_path, match, types, ""))
    kinds = ["Strength", "Dexterity", "Berserk", "Dexterity", "Strength", "Dexterity"]
    assert [prompt.split(": ")[1].split(" (")[0] for prompt in shown] == kinds


# Several people at one screen.


def test_a_cover_hides_the_hand(tmp_path: Path) -> None:
    screen = Screen(
        tmp_path, "play", "gladiatori", "--players", "Anna,Ben", "--seed", "a", "--pace", "fast"
    )
    shown = screen.wait()
    covers = 0
    for _ in range(80):
        if COVER in shown:
            covers += 1
            left = ANSI.sub("", screen.raw[screen.raw.rindex(WIPE) :])
            assert "Deck (" not in left
            assert "Hand (" not in left
            assert "Offense" not in left
        if "What is your action?" in shown:
            break
        screen.type("" if COVER in shown else "all" if LOW.search(shown) else "1")
        shown = screen.wait()
    assert covers >= 4
    assert "Hand (" in shown
    screen.child.kill()
    screen.end()


def test_who_has_seen_nothing_is_told_what_has_happened_meanwhile(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play_the_set_up(tmp_path)
    output = capsys.readouterr().out
    after = output.split(f"Ben, {COVER}")[1]
    assert "Anna takes the" in after.split("Ben, your turn")[0]


def test_the_only_option_is_no_secret_at_one_screen(tmp_path: Path) -> None:
    match = begin("gladiatori", 2, "a")
    covered: list[int] = []

    def types(prompt: str) -> str:
        if COVER in prompt:
            covered.append(len(match.answers))
            return ""
        return first(prompt)

    seated = table(tmp_path, match, types, "Anna", "Ben")
    playing.play(seated)
    # Nobody who is not before the screen answers without a cover, once there are secrets.
    again = begin("gladiatori", match.setup.seats, match.seed)
    before = None
    for number, (seat, index) in enumerate(match.answers):
        if number > covered[0] and seat != before:
            assert number in covered or all_may_see(again, seat)
        again.answer(seat, index)
        before = seat


def all_may_see(match: Match, seat: int) -> bool:
    """Whether the question of a seat is one that all may see."""
    decision = match.state.decision(seat)
    return decision is not None and decision.ask in {"place", "face", "drop", "draft", "character"}


def test_one_may_leave_at_the_cover(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = begin("gladiatori", 2, "a")
    seated = table(
        tmp_path, match, lambda prompt: "quit" if COVER in prompt else "1", "Anna", "Ben"
    )
    with pytest.raises(Left):
        playing.play(seated)
    assert "harena play --resume" in capsys.readouterr().out


def test_a_match_that_was_left_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    wishes = ("play", "gladiatori", *QUICK, "--seats", "2", "--seed", "a", "--save", str(path))
    run(tmp_path, *wishes, typed="1\n" * 12)
    result = run(tmp_path, "play", "--resume", str(path), "--pace", "fast", typed="1\n" * 600)
    assert result.exit_code == 0
    assert "The match goes on after" in result.output
    assert "The match is over" in result.output


# Powers at any time.


SECUTOR, MIRMILLO = 0, 1


def at_the_opening(match: Match, seat: int) -> None:
    """Play on until this seat is asked how its round opens; the other has Adaptation."""
    while True:
        asked = match.to_act[0]
        options = match.options(asked)
        index = 0
        if options[0].ask == "opening" and asked == seat:
            return
        if options[0].ask == "character":
            taken = MIRMILLO if asked == seat else SECUTOR
            index = [option.choice for option in options].index(taken)
        match.answer(asked, index)


def test_a_seat_that_is_not_asked_may_use_a_power(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begin("gladiatori", 2, "a")
    at_the_opening(match, 0)
    assert match.to_act == [0]
    powers = [option.choice for option in match.options(1)]
    assert powers
    lines = iter(["power", "Ben", "", "1", "", "quit", ""])

    def types(prompt: str) -> str:
        if COVER in prompt and "Anna" in prompt:
            return ""
        typed = next(lines, None)
        if typed is None or any(event.kind == "power" for event in match.events):
            raise EOFError
        return typed

    seated = table(tmp_path, match, types, "Anna", "Ben")
    with pytest.raises(EOFError):
        playing.play(seated)
    told = [event for event in match.events if event.kind == "power"]
    assert told[0].args[0] == 1
    assert match.answers[-1][0] == 1
    output = capsys.readouterr().out
    assert "Ben uses a Power: " in output


def test_before_a_bot_acts_a_person_may_step_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begin("gladiatori", 2, "a")
    at_the_opening(match, 1)
    assert match.options(0)
    lines = iter(["board", "score", "power", "1"])

    def types(prompt: str) -> str:
        if any(event.kind == "power" for event in match.events):
            raise EOFError
        return next(lines)

    with pytest.raises(EOFError):
        playing.play(table(tmp_path, match, types, ""))
    output = capsys.readouterr().out
    assert "Bot1 is about to choose." in output
    assert "You use a Power: " in output


def test_without_anything_to_do_besides_this_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begin("gladiatori", 2, "a")
    lines = iter(["power", "quit", ""])
    seated = table(tmp_path, match, lambda _: next(lines), "", bots="random")
    with pytest.raises(Left):
        playing.play(seated)
    assert "There is nothing that can be done besides now." in capsys.readouterr().out


# Replays.


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("gladiatori")
    match = begin("gladiatori", 2, "b", {"turns": 2})
    seated = table(folder, match, first, "Anna", bots="greedy")
    playing.play(seated)
    return seated.path


def test_a_record_is_replayed_and_verified(tmp_path: Path, record: Path) -> None:
    result = run(tmp_path, "replay", str(record))
    assert result.exit_code == 0
    assert re.search(r"Anna chose: To your hand: Strength: \d", result.output)
    assert "Bot1 chose in secret." in result.output
    assert "Turn 2" in result.output
    assert run(tmp_path, "verify", str(record)).exit_code == 0


def test_a_replay_through_other_eyes_shows_other_secrets(tmp_path: Path, record: Path) -> None:
    output = run(tmp_path, "replay", str(record), "--seat", "1").output
    assert "Anna chose in secret." in output
    assert "Bot1 chose: " in output


def test_a_way_and_what_is_repeated_are_told_in_one_line() -> None:
    match = begin("gladiatori", 2, "a")
    shown = scene_for(match, Seating([Sitter("", ""), Sitter("Ben", "")], WORDS), WORDS, False)
    told: list[str] = []
    for kind, args in [
        ("moved", (1, 45, 46, 0)),
        ("moved", (1, 46, 47, 1)),
        ("turned", (1, 2)),
        ("spent", (1, 23)),
        ("spent", (1, 23)),
        ("passed", (1,)),
    ]:
        told += shown.tell(Event(kind, args, EVERYONE, args), 0)
    assert told == [
        "Ben moves from F6 to F7, F8, facing north-west.",
        "Ben pays something that cannot be seen. (×2)",
        "Ben stays Passive.",
    ]
    assert shown.rest() == []


def test_a_campaign_goes_on_after_a_finished_match(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    campaign = ("--option", "campaign=true", "--option", "turns=1", "--seed", "campaign")
    run(tmp_path, "play", "gladiatori", *QUICK, *campaign, "--save", str(first), typed=FIRST_ALWAYS)
    past = replay(json.loads(first.read_text("utf-8")))

    result = run(
        tmp_path, "play", *QUICK, "--after", str(first), "--save", str(second), typed="q\n\n"
    )

    record = json.loads(second.read_text("utf-8"))
    assert result.exit_code == 0
    assert past.over
    assert record["carried"] == past.legacy
    assert record["options"] == past.setup.options


def test_a_match_that_is_not_over_is_followed_by_none(tmp_path: Path) -> None:
    first = tmp_path / "first.json"
    run(tmp_path, "play", "gladiatori", *QUICK, "--save", str(first), typed="q\n\n")

    result = run(tmp_path, "play", *QUICK, "--after", str(first), typed="q\n\n")

    assert result.exit_code == 2
    assert "a finished match of a campaign was expected" in result.output


# What cannot be taken up.


BEARS: dict[str, PlayValue] = {"beast_kind": "bear", "beast_number": 8, "campaign": True}
CREATED: dict[str, PlayValue] = {"characters": "created", "campaign": True, "turns": 1}
POWERS = "lunge, stand_up, unbeatable, leap, deep_wounds, wrestling, adaptation, delay, resistance"
LEAST = "No Skill or Ability begins below 3, nor below what a pre-made character has (18.2, 19.3)."
CHEAPEST = {"offense": 3, "guard": 3, "endurance": 3, "blood": 3, "speed": 3}


def refusals(folder: Path, languages: tuple[str, ...], *arguments: str) -> dict[str, str]:
    """What is said on the error output, by language; on the other nothing is."""
    said: dict[str, str] = {}
    for language in languages:
        result = run(folder, "--lang", language, *arguments, typed="1\n")
        assert (result.exit_code, result.stdout) == (2, "")
        said[language] = result.stderr.strip()
    return said


def test_17_3_the_dead_do_not_come_back_and_nothing_is_saved(tmp_path: Path) -> None:
    match = begin("gladiatori", 1, "a", BEARS)
    seated = table(tmp_path, match, first, "Anna")
    playing.play(seated)
    saved = seated.path.read_bytes()
    second = tmp_path / "second.json"

    after = ("play", "--after", str(seated.path), "--save", str(second))
    said = refusals(tmp_path, ("en", "it", "fr", "pt"), *after)

    assert match.legacy == {"gladiators": [{"xp": 0, "dead": True}]}
    (dead, heirs) = zip(*(sentence.split("17.3)") for sentence in said.values()), strict=True)
    assert dead == (
        "The gladiator of seat 1 is dead: his campaign is over (rule ",
        "Il gladiatore del posto 1 è morto: la sua campagna è finita (regola ",
        "Le gladiateur de la place 1 est mort\N{NO-BREAK SPACE}: sa campagne est finie (règle ",
        "O gladiador do lugar 1 está morto: a sua campanha acabou (regra ",
    )
    assert all("--heirs" in one for one in heirs)
    assert [path.name for path in tmp_path.iterdir()] == [seated.path.name]
    assert seated.path.read_bytes() == saved


def test_17_3_a_new_gladiator_takes_the_place_of_the_dead(tmp_path: Path) -> None:
    seated = table(tmp_path, begin("gladiatori", 1, "a", BEARS), first, "Anna")
    playing.play(seated)
    second = tmp_path / "second.json"

    result = run(tmp_path, "play", "--after", str(seated.path), "--heirs", "--save", str(second))

    assert result.exit_code == 0
    assert json.loads(second.read_text("utf-8"))["carried"] == {
        "gladiators": [{"xp": 0, "dead": False}]
    }


@pytest.mark.parametrize(
    ("change", "english", "italian"),
    [
        (
            {"offense": 9, "guard": 9, "endurance": 9, "blood": 9},
            "55 coins are given, but it costs 60 (rule 18.1).",
            "le monete date sono 55, ma ne costa 60 (regola 18.1).",
        ),
        (
            {"guard": 2},
            "guard from 3 to 9 was expected, but 2 came (rule 18.2).",
            "guard era atteso da 3 a 9, ma è arrivato 2 (regola 18.2).",
        ),
        (
            {"energy_1": 9},
            "energy_1 from 0 to 8 was expected, but 9 came (rule 18.3).",
            "energy_1 era atteso da 0 a 8, ma è arrivato 9 (regola 18.3).",
        ),
        (
            {"powers": ["flight"]},
            f"powers, one of {POWERS} was expected, but flight came (rule 18.4).",
            f"powers, era atteso uno tra {POWERS}, ma è arrivato flight (regola 18.4).",
        ),
        (
            {"moves": ["sweep", "sweep"]},
            "moves, sweep comes twice (rule 2.5).",
            "moves, sweep compare due volte (regola 2.5).",
        ),
        (
            {"moves": "sweep"},
            "moves, a row of names was expected, but 'sweep' came (rule 18.4).",
            "moves, era attesa una fila di nomi, ma è arrivato 'sweep' (regola 18.4).",
        ),
        (
            {"luck": 3},
            "there is no such thing to buy: luck (rule 18.1).",
            "una cosa simile non si può comprare: luck (regola 18.1).",
        ),
    ],
)
def test_18_1_an_illegal_build_is_refused_by_its_rule(
    tmp_path: Path, change: dict[str, object], english: str, italian: str
) -> None:
    match = begin("gladiatori", 2, "a", CREATED)
    seated = table(tmp_path, match, first, "Anna")
    seated.save()
    record = json.loads(seated.path.read_text("utf-8"))
    record["carried"] = {"gladiators": [{"build": {**CHEAPEST, **change}}, {}]}
    seated.path.write_text(json.dumps(record), "utf-8")
    harmed = seated.path.read_bytes()

    said = refusals(tmp_path, ("en", "it"), "play", "--resume", str(seated.path))

    assert said["en"].endswith(f"Build: {english}")
    assert said["it"].endswith(f"Costruzione: {italian}")
    assert seated.path.read_bytes() == harmed
    assert [path.name for path in tmp_path.iterdir()] == [seated.path.name]


def test_18_1_a_build_that_is_no_table_is_refused(tmp_path: Path) -> None:
    match = begin("gladiatori", 2, "a", CREATED)
    seated = table(tmp_path, match, first, "Anna")
    seated.save()
    record = json.loads(seated.path.read_text("utf-8"))
    record["carried"] = {"gladiators": [{"build": 7}, {}]}
    seated.path.write_text(json.dumps(record), "utf-8")

    said = refusals(tmp_path, ("en",), "replay", str(seated.path))

    expected = "Build: a table of traits and cards was expected, but 7 came (rule 18.1)."
    assert said["en"].endswith(expected)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("2", LEAST),
        ("10", "No Skill or Ability begins above 9 (18.2)."),
        ("9", "You do not have the coins for that, if all the rest is to have its least (18.1)."),
    ],
)
def test_18_2_what_cannot_be_bought_is_refused_by_its_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], typed: str, sentence: str
) -> None:
    match = begin("gladiatori", 1, "a", {"characters": "created", "coins_1": 20})
    lines = iter([typed])

    with pytest.raises(StopIteration):
        playing.play(table(tmp_path, match, lambda _: next(lines), "Anna"))

    assert sentence in " ".join(capsys.readouterr().out.split())
    assert match.answers == []


def test_9_2_an_item_with_the_same_symbol_is_refused_by_its_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begin("gladiatori", 1, "a")
    lines = iter(["secutor", "scutum", "clipeus"])

    with pytest.raises(StopIteration):
        playing.play(table(tmp_path, match, lambda _: next(lines), "Anna"))

    assert "You have an Item with the same symbol (9.2)." in capsys.readouterr().out
    assert len(match.answers) == 2
