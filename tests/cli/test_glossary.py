"""Any word of a game can be asked: at every prompt, and by `harena rules`."""

from pathlib import Path

import pytest

from harena.cli.screen.glossary import Glossary
from harena.cli.screen.words import LANGUAGES, Words
from harena.face import games
from tests.cli.program import QUICK, run


def test_a_word_is_explained_at_a_prompt_and_the_question_stands(tmp_path: Path) -> None:
    typed = "? net\n?SHIELDS\nA2 sword\nquit\n\n"
    match = ("play", "clash", *QUICK, "--seats", "2", "--option", "first=0")
    output = run(tmp_path, *match, typed=typed).output

    assert "each net switches off one enemy gladiator for this battle" in output
    assert "Each active shield stops one single hit." in output
    assert "Rules 5.2, 6.2" in output
    assert "You open a new team on A2" in output


def test_a_rule_is_shown_by_its_number_with_the_words_that_come_from_it(tmp_path: Path) -> None:
    typed = "? 2.2.1\n? 99.9\nquit\n\n"
    output = run(tmp_path, "play", "clash", *QUICK, "--seats", "2", typed=typed).output
    output = " ".join(output.split())

    assert "each player places exactly one gladiator a turn. Nobody may pass." in output
    assert "“99.9” is not explained in this game." in output
    output = run(tmp_path, "rules", "gladiatori", "12.5", "--lang", "it").output
    assert "Regola 12.5" in output
    assert "Le regole una per una sono in inglese." in output
    assert "Ferite profonde" in output


def test_a_question_mark_alone_is_still_the_rule_behind_the_choice(tmp_path: Path) -> None:
    output = run(tmp_path, "play", "clash", *QUICK, "--seats", "2", typed="?\nquit\n\n").output

    assert "everyone places one gladiator a turn (2.2.1)" in output


def test_an_unknown_word_is_answered_with_near_ones(tmp_path: Path) -> None:
    result = run(tmp_path, "rules", "gladiatori", "wound")

    assert result.exit_code == 1
    assert "“wound” is not explained in this game." in result.output
    assert "Deep Wounds" in result.output


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [
        ("en", "deep wounds", "1 to 3 off your attack"),
        ("it", "a terra", "−5 ad attacco e difesa"),
        ("fr", "depot", "n’est pas expliqué"),
        ("fr", "debout", "tous vos marqueurs Entravé et Déséquilibré"),
        ("pt", "esquiva", "O Movimento como Reação"),
    ],
)
def test_words_are_explained_in_the_reader_s_language(
    tmp_path: Path, language: str, word: str, said: str
) -> None:
    output = run(tmp_path, "rules", "gladiatori", *word.split(), "--lang", language).output

    assert said in " ".join(output.split()).replace("\N{NO-BREAK SPACE}", " ")


def test_a_thing_that_is_no_term_is_explained_by_one(tmp_path: Path) -> None:
    assert (
        "Two swords may be carried together"
        in run(tmp_path, "rules", "gladiatori", "gladius").output
    )
    assert "anyone may attack it" in run(tmp_path, "rules", "clash", "mica aurea").output


def test_the_rules_of_a_game_begin_with_what_wins_and_list_its_words(tmp_path: Path) -> None:
    output = " ".join(run(tmp_path, "rules", "clash").output.split())

    assert "Most points win: 1 for each gladiator captured" in output
    assert "Gladiator: Spear, Net, Sword, Trident, Shield" in output


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [
        ("en", "npg", "Grunt (NPG)"),
        ("en", "gladiator of the game", "Grunt (NPG)"),
        ("en", "zone", "Movement Zone"),
        ("en", "maneuver", "Manoeuvre"),
        ("it", "sabbia", "Calciare sabbia"),
        ("fr", "empereur", "Intervention impériale"),
        ("pt", "exausto", "Sem dados de bônus"),
        ("pt", "mao inabil", "Mão inábil"),
        ("fr", "allonge", "contre une épée ou des mains nues"),
        ("it", "riserva di gladiatori", "un dado per la riga"),
        ("en", "roster card", "the Strength left in each of seven body parts"),
        ("en", "unoccupied", "without a functioning enemy"),
        ("it", "sorte del caduto", "fa subito appello alla folla"),
        ("fr", "cœur", "entre le Mur et le Centre"),
    ],
)
def test_a_term_of_heroes_is_found_by_the_rulebooks_word_and_by_others(
    tmp_path: Path, language: str, word: str, said: str
) -> None:
    result = run(tmp_path, "rules", "heroes", word, "--lang", language)

    assert result.exit_code == 0
    assert said in " ".join(result.output.split())


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "aim"), ("it", "scopo"), ("fr", "but"), ("fr", "AIM"), ("pt", "objetivo")],
)
def test_the_aim_is_told_at_every_prompt(tmp_path: Path, language: str, typed: str) -> None:
    match = ("play", "clash", *QUICK, "--seats", "2", "--option", "first=0", "--lang", language)
    said = " ".join(Words(language).say("clash-term-aim.says").split())
    # At a question, at one for a command, and where several share the screen.
    alone = run(tmp_path, *match, typed=f"{typed}\nquit\n{typed}\n\n").output
    three = ("--players", "Ada,Bea", "--seats", "3")
    shared = run(tmp_path, *match, *three, typed=f"{typed}\nresign\n{typed}\n\nquit\n\n").output

    for output in (alone, shared):
        assert " ".join(output.split()).count(said) == 2


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_says_what_wins(game: str, language: str) -> None:
    glossary = Glossary(Words(language), game, {})

    assert glossary.aim().says == Words(language).say(f"{game}-term-aim.says")
    assert "-" not in glossary.aim().name
