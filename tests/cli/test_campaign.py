"""`harena campaign`: one file, a journal in any language, and nothing believed that cannot be."""

import json
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest

from harena.cli.commands.campaigning import ending_of
from harena.cli.screen.declared import Declared
from harena.cli.screen.seating import Seating, arrange
from harena.cli.screen.words import LANGUAGES, Words
from harena.cli.table import campaign as kept
from harena.cli.table.campaign import Campaign
from harena.kernel.setup import PlayValue
from tests.cli.program import run
from tests.games.heroes.arrange import scene

HEROES = ("campaign", "heroes", "--pace", "fast")
UNATTENDED = (*HEROES, "--unattended", "--seed", "x", "-o", "campaign_months=6")
# A man, right-handed, without Signatures, 5/4/3, a Murmillo.
MADE = "man\nright\nnone\nno\n1\nmurmillo\nnone\n"


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


@pytest.fixture(name="finished", scope="module")
def a_finished_campaign(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six months, unattended."""
    folder = tmp_path_factory.mktemp("finished")
    path = folder / "familia.json"
    result = run(folder, *UNATTENDED, "--file", str(path))
    assert result.exit_code == 0, result.output
    return path


@pytest.fixture(name="file")
def a_copy(tmp_path: Path, finished: Path) -> Path:
    """The same, to be spoilt; with the version before beside it."""
    path = tmp_path / finished.name
    copyfile(finished, path)
    copyfile(kept.previous(finished), kept.previous(path))
    return path


def test_an_unattended_campaign_ends_and_the_same_seed_ends_the_same_way(
    tmp_path: Path, file: Path
) -> None:
    again = tmp_path / "again.json"
    result = run(tmp_path, *UNATTENDED, "--file", str(again))

    assert "Time is up, after" in result.output
    assert read(file) == read(again)
    assert read(file)["past"]["over"] is True
    assert kept.previous(file).exists()


def test_the_death_of_the_games_own_gladiator_is_not_the_end_of_the_familia(
    tmp_path: Path,
) -> None:
    """In the last match of the last month one of the game was killed; the Star lives."""
    path = tmp_path / "alive.json"
    two_months = ("--unattended", "--seed", "s3", "-o", "campaign_months=2")
    result = run(tmp_path, *HEROES, *two_months, "--file", str(path))
    last = [row["kind"] for row in read(path)["journal"] if row["match"] == read(path)["matches"]]

    assert "killed" in last
    assert [star["status"] for star in read(path)["past"]["familiae"][0]] == ["active"]
    assert "Time is up, after" in result.output


@pytest.mark.parametrize(
    ("statuses", "replacement", "ending"),
    [
        (["active", "gone"], True, "time"),
        (["gone", "gone"], True, "death"),
        (["dead", "gone"], True, "time"),
        (["retired", "dead"], False, "death"),
        (["active", "dead"], False, "time"),
    ],
)
def test_7_1_1_nobody_is_left_only_where_nobody_may_follow(
    statuses: list[str], replacement: bool, ending: str
) -> None:
    words = Words("en")
    seating = Seating(arrange(1, ["Titus"], []), words)
    options: dict[str, PlayValue] = {"campaign": True, "replacement": replacement}
    familia = [{"name": f"Titus {place}", "status": one} for place, one in enumerate(statuses)]
    past: dict[str, object] = {"over": True, "familiae": [familia]}

    assert ending_of(Campaign("heroes", 1, "x", options, seating, past)) == ending


def test_the_journal_is_told_in_every_language(file: Path) -> None:
    for language in LANGUAGES:
        words = Words(language)
        told = kept.read(file, words).told(words)

        assert words.errors == []
        assert len(told) > 50
    assert any(
        line.startswith("Settembre 106") for line in kept.read(file, Words("it")).told(Words("it"))
    )


@pytest.mark.parametrize(
    ("note", "language", "said"),
    [
        ("", "en", "A note of 1 to 500 letters was expected, but 0 came."),
        (" ", "en", "A note of 1 to 500 letters was expected, but 1 came."),
        ("x" * 501, "en", "A note of 1 to 500 letters was expected, but 501 came."),
        ("Ave\x1b[31m", "en", "signs that can be printed was expected, but '\\x1b' came."),
        ("Ave\nVale", "it", "Era attesa una nota di segni stampabili, ma è arrivato '\\n'."),
        ("Ave\tVale", "fr", "signes imprimables était attendue, mais '\\t' est venu."),
        ("Ave\x00", "pt", "que se possam imprimir, mas veio '\\x00'."),
    ],
)
def test_7_2_1_a_note_that_cannot_be_is_refused_with_what_is_wrong(
    tmp_path: Path, file: Path, note: str, language: str, said: str
) -> None:
    before = read(file)
    result = run(tmp_path, *HEROES, "--file", str(file), "--note", note, "--lang", language)

    assert result.exit_code == 2
    assert said in " ".join(result.stderr.split())
    assert result.stdout == ""
    assert read(file) == before


def test_7_2_1_the_journal_says_in_which_manner_each_went_out() -> None:
    declared = Declared(Words("en").folder, "heroes", {})

    for manner in ("killed", "collapsed", "crippled", "surrendered", "executed", "spared"):
        assert declared.is_journal(manner), manner


def test_a_person_decides_and_a_bot_fights(tmp_path: Path) -> None:
    path = tmp_path / "rufus.json"
    arguments = (*HEROES, "--file", str(path), "--seed", "rufus", "--fights", "instinct")
    spoken = "note Ave Caesar\nscribble\nnote\njournal 2\n"
    typed = f"{MADE}Rufus\n{spoken}export {tmp_path / 'a.txt'}\nquit\n"
    result = run(tmp_path, *arguments, "--gladiators", "Rufus", typed=typed)

    assert result.exit_code == 0, result.output
    assert "Your gladiator is called Rufus." in result.output
    assert "September 106: whom do you enter in the next match?" in result.output
    assert "Noted." in result.output
    assert "Enter goes on; else one of journal, note, export, quit." in result.output
    assert "A note of 1 to 500 letters was expected, but 0 came." in result.output
    assert "Note: Ave Caesar" in (tmp_path / "a.txt").read_text("utf-8")
    assert (read(path)["matches"], read(path)["match"]) == (1, {})


def test_a_campaign_that_was_left_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.json", tmp_path / "broken.json"
    seed = ("--seed", "left", "--fights", "instinct")
    run(tmp_path, *HEROES, *seed, "--file", str(whole), typed=f"{MADE}1\nquit\n")
    left = run(tmp_path, *HEROES, *seed, "--file", str(broken), typed="man\nright\n")
    assert f"harena campaign heroes --file {broken}" in left.output
    assert read(broken)["match"]["answers"] == [[0, 0], [0, 0]]
    rest = "".join(MADE.splitlines(keepends=True)[2:])
    arguments = (*HEROES, "--fights", "instinct", "--file", str(broken))
    result = run(tmp_path, *arguments, typed=f"{rest}1\nquit\n")

    assert result.exit_code == 0, result.output
    assert read(whole) == read(broken)


def test_without_a_file_the_last_campaign_goes_on_and_new_begins_another(tmp_path: Path) -> None:
    run(tmp_path, *HEROES, "--seed", "one", typed="man\n")
    result = run(tmp_path, *HEROES, typed="left\n")
    assert "fights with the left" in result.output
    run(tmp_path, *HEROES, "--new", "--seed", "two", typed="man\n")

    folder = tmp_path / "state" / "harena"
    found = [path for path in folder.iterdir() if ".previous" not in path.name]
    assert sorted(read(path)["seed"] for path in found) == ["one", "two"]


def test_7_2_1_the_journal_says_what_an_appeal_was_decided_by() -> None:
    """6.8.1.1 Even before the Emperor, the last die of each is what decides."""
    hero = "a: thraex 4/4/4 @d3 bonus=0 defeated=1 dealt=1 head=3"
    there = scene(hero, "b: thraex 4/4/4 @a3").go().choose("surrender", "56 35 26 44")
    words = Words("en")
    campaign = Campaign("heroes", 1, "x", {}, Seating(arrange(1, ["A"], []), words), {})
    campaign.close_match(there.match, Declared(words.folder, "heroes", {}))
    name, told = there.name(0), campaign.told(words)

    first = told.index(f"{name} surrenders.")
    assert told[first + 1].endswith("The crowd looks to the Emperor.")
    assert told[first + 2].startswith("The Emperor passes 1 of two dice, 2 and 6 against 5;")
    assert told[first + 3] == f"The Emperor hesitates: 4 for {name} against 4."
    assert told[first + 4] == f"{name} is put to death."


def test_notes_and_journal_from_the_command_line(tmp_path: Path, file: Path) -> None:
    result = run(
        tmp_path, *HEROES, "--file", str(file), "--note", "Vale", "--journal", "--lang", "fr"
    )

    assert "Note\u00a0: Vale" in result.output
    assert read(file)["journal"][-1] == {
        "match": read(file)["matches"],
        "kind": "note",
        "text": "Vale",
    }


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (
            {"past": {"familiae": [[{"name": "Rufus"}, {"name": "Rufus"}]]}},
            "two gladiators are called Rufus, but a name has one alone (7.2.2)",
        ),
        (
            {
                "past": {
                    "familiae": [[{"name": "Rufus", "status": "active", "attributes": [9, 4, 4]}]]
                }
            },
            "Rufus",
        ),
        (
            {"journal": [{"kind": "bribed", "facts": {}}]},
            "journal, line 1: an event of heroes or a note was expected",
        ),
        ({"matches": "many"}, "matches: int was expected, but many came"),
        ({"matches": -4}, "matches: a number from 0 was expected, but -4 came"),
        (
            {"journal": [{"kind": "famed", "facts": {}}]},
            "journal, line 1: the fact gladiator was expected, but {} came",
        ),
        (
            {"journal": [{"kind": "note", "text": "\x1b[31m"}]},
            "journal, line 1: an event of heroes or a note was expected",
        ),
        (
            {"journal": [{"kind": "barred", "facts": {"gladiator": "\x1b[31mred"}}]},
            r"journal, line 1: names and numbers was expected, but '\x1b[31mred' came",
        ),
        (
            {"journal": [{"kind": "waited", "facts": {"seat": -9}}]},
            "journal, line 1: a seat from 0 to 0 was expected, but -9 came",
        ),
        ({"options": {}}, "options: campaign true (4.2.1) was expected, but None came"),
        (
            {"options": {"campaign": False}},
            "options: campaign true (4.2.1) was expected, but False came",
        ),
        ({"seats": 9}, "9 seats"),
        ({"version": 2}, "a campaign of version 1 was expected, but 2 came"),
        ({"harena": "record"}, "harena: campaign was expected, but record came"),
        (
            {"past": {"familiae": [[{"name": "\x1b[31mRufus"}]]}},
            r"seat 1, \x1b[31mRufus: a name of at most 24 letters expected (7.2.2)",
        ),
        ({"luck": 1}, "luck"),
        ({"match": {"game": "heroes"}}, ""),
    ],
)
def test_what_was_edited_by_hand_is_refused_with_one_sentence(
    tmp_path: Path, file: Path, changed: dict[str, Any], said: str
) -> None:
    found = {**read(file), **changed}
    if "past" in changed:
        found["options"]["gladiators_per_seat"] = len(changed["past"]["familiae"][0])
    text = json.dumps(found)
    file.write_text(text, "utf-8")
    result = run(tmp_path, *HEROES, "--file", str(file))

    assert result.exit_code == 2
    assert said in result.stderr
    assert str(kept.previous(file)) in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.strip().isprintable(), "no terminal obeys it"
    assert file.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (
            {"options": {"campaign": True, "campaign_months": 999}},
            "campaign_months : un nombre de 1 à 240 était attendu (7.1.1), mais 999 est arrivé.",
        ),
        (
            {"game": "gladiatori"},
            "une campagne de heroes était attendue, mais gladiatori est venu.",
        ),
        ({"matches": -4}, "matches : un nombre à partir de 0 était attendu, mais -4 est venu."),
        (
            {"past": {"familiae": [[{}, {}]]}},
            "place 1 : une familia de 1 était attendue (4.3.1), mais 2 est arrivé.",
        ),
    ],
)
def test_what_was_edited_by_hand_is_refused_in_the_reader_s_language(
    tmp_path: Path, file: Path, changed: dict[str, Any], said: str
) -> None:
    file.write_text(json.dumps({**read(file), **changed}), "utf-8")
    result = run(tmp_path, *HEROES, "--file", str(file), "--lang", "fr")

    assert result.exit_code == 2
    assert said in result.stderr.replace("\N{NO-BREAK SPACE}", " ")


def test_a_file_that_breaks_off_is_refused_and_the_one_before_goes_on(
    tmp_path: Path, file: Path
) -> None:
    file.write_text(file.read_text("utf-8")[:500], "utf-8")
    result = run(tmp_path, *HEROES, "--file", str(file))

    assert result.exit_code == 2
    assert "it breaks off or goes wrong" in result.stderr
    assert str(kept.previous(file)) in result.stderr
    assert kept.read(kept.previous(file), Words("en")).book.name == "heroes"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("campaign", "clash"), "A game with campaigns was expected, but clash has none."),
        ((*HEROES, "--fights", "nobody"), "One of the bots"),
        ((*HEROES, "--gladiators", "Rufus,Rufus"), "two gladiators are called Rufus"),
        ((*HEROES, "--gladiators", "Rufus,rufus"), "two gladiators are called Rufus"),
        ((*HEROES, "--gladiators", "Rufus,,Livia"), "a name that neither is empty nor begins"),
        ((*HEROES, "--gladiators", " "), "a name that neither is empty nor begins"),
        ((*HEROES, "--journal"), "A file was expected, but there is no "),
        ((*HEROES, "--gladiators", "x" * 25), "at most 24 letters expected (7.2.2)"),
        ((*HEROES, "--gladiators", "Bato"), "Bato is a name of the game's own gladiators (7.2.2)"),
        (
            (*HEROES, "-o", "to_the_death=yes"),
            "to_the_death: with these seats and options no was expected (4.7.1), but yes came.",
        ),
        (
            ("play", "heroes", "-o", "campaign=true", "-o", "arena=flavia"),
            "arena: with these seats and options campana was expected (2.6.0.3), but flavia came.",
        ),
        ((*HEROES, "-o", "campaign_months=241"), "a number from 1 to 240"),
        (
            (*HEROES, "-o", "gladiators_per_seat=5"),
            "gladiators_per_seat: a number from 1 to 4 was expected (4.3.1), but 5 came.",
        ),
        (
            (*HEROES, "-o", "campaign=false"),
            "campaign: with these seats and options true was expected (4.2.1), but false came.",
        ),
    ],
)
def test_what_cannot_be_begun_is_refused(
    tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    result = run(tmp_path, *arguments)

    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert "carried" not in result.stderr, "nothing is, where something begins"
    assert result.stderr.startswith("The gladiators that were named: ") == (
        "--gladiators" in arguments
    )
    assert not (tmp_path / "state").exists()


def test_more_names_than_a_seat_leads_gladiators_are_refused(tmp_path: Path) -> None:
    result = run(tmp_path, *HEROES, "--gladiators", "Rufus,Livia,Ursus,Felix,Leo")

    assert result.exit_code == 2
    assert "a number from 1 to 4 was expected (4.3.1), but 5 came" in result.stderr
    assert not (tmp_path / "state").exists()


@pytest.mark.parametrize("wish", [("--note", "Vale"), ("--journal",), ("--export", "x.txt")])
def test_a_campaign_that_is_not_there_has_no_journal(tmp_path: Path, wish: tuple[str, ...]) -> None:
    path = tmp_path / "nobody.json"
    result = run(tmp_path, *HEROES, "--file", str(path), *wish)

    assert result.exit_code == 2
    assert result.stderr == f"A file was expected, but there is no {path}.\n"
    assert not path.exists()
    result = run(tmp_path, *HEROES, "--file", str(path), "--new", "--note", "Ave")
    assert result.exit_code == 0, result.output
    assert read(path)["journal"][0]["text"] == "Ave"


def test_a_campaign_goes_on_as_it_was_begun(tmp_path: Path, file: Path) -> None:
    result = run(tmp_path, *HEROES, "--file", str(file), "--seed", "other")

    assert "goes on as it was begun, but --seed came too" in result.stderr
    result = run(tmp_path, *HEROES, "--file", str(file), "--bots", "random")
    assert "goes on as it was begun, but --bots came too" in result.stderr
    result = run(tmp_path, *HEROES, "--file", str(file), "--unattended", "--bots", "random")
    assert result.exit_code == 0, result.output
    result = run(tmp_path, *HEROES, "--file", str(file), "--new")
    assert "is there already" in result.stderr


def test_gladiatori_has_its_campaign_too(tmp_path: Path) -> None:
    path = tmp_path / "xp.json"
    arguments = (
        "campaign",
        "gladiatori",
        "--unattended",
        "--matches",
        "2",
        "--seed",
        "xp",
        "--bots",
        "random",
    )
    result = run(tmp_path, *arguments, "--file", str(path), "-o", "turns=1")

    assert result.exit_code == 0, result.output
    assert read(path)["matches"] == 2
    assert read(path)["journal"]
