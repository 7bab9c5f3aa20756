"""A game without a scene of its own can be played, and answers can be taken back."""

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

from harena.cli.scenes.scene import Scene, scene_for
from harena.cli.screen.seating import Seating, Sitter
from harena.cli.screen.terminal import Terminal
from harena.cli.screen.words import Words, shelf
from harena.cli.table import playing
from harena.cli.table.table import Left, Table
from harena.face import begin
from harena.kernel import match as journal
from harena.kernel.match import Match
from harena.kernel.rulebook import Rulebook
from harena.toolkit.views import ints
from tests.cli.test_gladiatori import Typist
from tests.kernel import minis
from tests.kernel.minis.auction import RULEBOOK as AUCTION
from tests.kernel.minis.duel import RULEBOOK as DUEL

WORDS = Words("en")
MINIS = [module.name for module in iter_modules(minis.__path__)]


def seated(match: Match, *names: str) -> Seating:
    unnamed = [f"Seat {seat}" for seat in range(match.setup.seats)]
    return Seating([Sitter(name, "") for name in names or unnamed], WORDS)


@pytest.mark.parametrize("name", MINIS)
def test_any_game_can_be_told_from_its_rulebook_alone(name: str) -> None:
    book = import_module(f"tests.kernel.minis.{name}").RULEBOOK
    assert isinstance(book, Rulebook)
    setup = book.settle(book.seats[0], {}, book.built_in(), {})
    match = journal.begin(book, setup, "a")
    scene = scene_for(match, seated(match), WORDS, False)
    assert type(scene) is Scene
    told = 0
    while not match.over:
        seat = match.to_act[0]
        options = match.options(seat)
        assert scene.question(match, seat, options)
        said = [scene.option(match, seat, option) for option in options]
        assert all(said)
        assert scene.aliases(match, seat, options[0]) == [scene.choice_id(options[0])]
        assert scene.odds(match, seat, options[0]) == {}
        assert scene.draw(match, seat, options, 80) is not None
        match.answer(seat, 0)
        for event in match.events[told:]:
            assert scene.tell(event, seat)
        told = len(match.events)
    assert "point" in str(scene.standings(match, 80))


@pytest.fixture
def declaring(tmp_path: Path) -> Callable[[str, object], Words]:
    """English, and what a game declares."""

    def words(game: str, declared: object) -> Words:
        (tmp_path / "en").mkdir()
        words_of_all = (shelf() / "en" / "harena.ftl").read_text("utf-8")
        (tmp_path / "en" / "harena.ftl").write_text(words_of_all, "utf-8")
        (tmp_path / f"{game}.json").write_text(json.dumps(declared))
        return Words("en", tmp_path)

    return words


def begun(book: Rulebook) -> Match:
    return journal.begin(book, book.settle(2, {}, book.built_in(), {}), "a")


def test_what_a_game_declares_is_enough_for_numbers_and_secrets_at_one_screen(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    declaring: Callable[[str, object], Words],
) -> None:
    asks = {"bid": {"number": True, "hidden": True}}
    words = declaring("auction", {"secrets": True, "asks": asks})
    match = begun(AUCTION)
    typed = iter(["", "all", "", "none", "", "0", "", "7", "q", ""])
    seats = Seating([Sitter("Anna", ""), Sitter("Ben", "")], words)
    typist = Typist(lambda _: next(typed), words)

    with pytest.raises(Left):
        playing.play(Table(match, seats, typist, tmp_path / "m.json"))

    shown = capsys.readouterr().out
    assert "Bid? (0 to 5): all" in shown
    assert "Bid? (0 to 0): 0" in shown
    assert "“7” is no option: a number from 0 to 5 or a name is expected." in shown
    assert shown.count("press Enter when nobody else is looking") == 4
    assert match.answers == [(0, 5), (1, 0), (0, 0)]


@pytest.mark.parametrize(
    ("is_open", "names", "sees"),
    [(True, ("Anna", "Ben"), False), (False, ("Anna", "Ben"), True), (True, ("Anna",), True)],
)
def test_an_open_question_shows_nobodys_secrets_while_others_look_on(
    declaring: Callable[[str, object], Words], is_open: bool, names: tuple[str, ...], sees: bool
) -> None:
    words = declaring("duel", {"secrets": True, "asks": {"card": {"open": is_open}}})
    match = begun(DUEL)
    sitters = [Sitter(name, "") for name in names] + [Sitter("Bot", "random")] * (2 - len(names))
    scene = scene_for(match, Seating(sitters, words), words, False)

    hand = ints(match.view(0), "hand")
    assert (str(hand) in str(scene.draw(match, 0, match.options(0), 80))) is sees
    assert str(hand) in str(scene.draw(match, 0, [], 80)), "a replay through these eyes"


def chronicle(match: Match, viewer: int, *names: str) -> str:
    scene = scene_for(match, seated(match, *names), WORDS, False)
    return "\n".join(line for event in match.events for line in scene.tell(event, viewer))


def play(match: Match, *wanted: tuple[str, int]) -> None:
    """Answer by meaning: the ask and the choice; everything else is the first option."""
    waiting = list(wanted)
    while waiting and not match.over:
        seat = match.to_act[0]
        choices = [option.choice for option in match.options(seat)]
        ask = match.options(seat)[0].ask
        index = 0
        if (ask, waiting[0][1]) == waiting[0] and waiting[0][1] in choices:
            index = choices.index(waiting.pop(0)[1])
        match.answer(seat, index)


def test_the_reader_is_you_and_others_have_names() -> None:
    match = begin("clash", 2, "a", {"first": 0})
    play(match, ("place", 8), ("recruit", 2), ("place", 0), ("recruit", 4))
    told = chronicle(match, 0, "", "Brutus")
    assert "You go first." in told
    assert "You open a new team on C2 with a sword gladiator." in told
    assert "Brutus opens a new team on A1 with a shield gladiator." in told


def test_an_answer_can_be_taken_back_only_while_it_has_revealed_nothing(tmp_path: Path) -> None:
    match = begin("clash", 2, "a", {"first": 0})
    table = Table(match, seated(match), Terminal(WORDS), tmp_path / "m.json")
    table.match.answer(0, 0)
    assert table.match.options(0)[0].ask == "recruit"
    assert table.take_back(0)
    assert table.match.answers == []
    assert table.match.options(0)[0].ask == "place"
    table.match.answer(0, 0)
    table.match.answer(0, 0)
    assert not table.take_back(1)
    assert len(table.match.answers) == 2
