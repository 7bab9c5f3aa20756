"""Bad input: one sentence that says what was expected and what came, status 2, nothing changed."""

import json
import os
import random
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from harena.face import games, rulebook
from tests.cli.program import PROGRAM, environment, process, run

GAMES = games()

Change = Callable[[dict[str, object]], object]


def assert_refused(result: Result, *parts: str) -> None:
    """One sentence, on the error output alone."""
    assert result.exit_code == 2
    assert result.stdout == ""
    sentence = result.stderr.strip()
    assert sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")
    assert "Traceback" not in sentence
    for part in parts:
        assert part in sentence


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["play", "chess"], [f"{GAMES[-1]} was expected", "chess came"]),
        (["simulate", "chess"], [f"{GAMES[-1]} was expected", "chess came"]),
        (["options", "chess"], [f"{GAMES[-1]} was expected", "chess came"]),
        (["play", "clash", "--seats", "1"], ["for 2 to 5 seats", "1 came"]),
        (["play", "clash", "--seats", "6"], ["for 2 to 5 seats", "6 came"]),
        (["play", "clash", "--seats", "two"], ["--seats", "whole number", "two came"]),
        (["play", "clash", "--seats", "-3"], ["--seats", "-3 came"]),
        (["play", "clash", "-o", "speed=9"], ["first, spacing", "speed came"]),
        (["play", "clash", "-o", "spacing=maybe"], ["spacing", "true, false", "maybe"]),
        (["play", "clash", "-o", "idle_limit=9"], ["idle_limit", "10 to 200", "9 came"]),
        (["play", "clash", "-o", "spacing"], ["name=value", "spacing came"]),
        (["play", "clash", "-o", "path=free", "-o", "path=first_contact"], ["path", "two"]),
        (["play", "clash", "--seats", "2", "-o", "first=3"], ["first", "lot, 0, 1", "3 came"]),
        (["play", "clash", "--bots", "deep blue"], ["greedy", "deep blue came"]),
        (["play", "clash", "--seats", "2", "--players", "A,B,C"], ["2 seats", "3 came"]),
        (
            ["play", "clash", "--seats", "2", "--bots", "random,random"],
            ["At most 1 bot was", "2 came"],
        ),
        (["play", "clash", "--players", "Anna,anna"], ["Different names", "anna came"]),
        (["play", "clash", "--players", "A" * 40], ["16 letters"]),
        (["play", "clash", "--pace", "hasty"], ["--pace", "hasty came"]),
        (["play", "clash", "--lang", "xx"], ["en, it, fr, pt", "xx came"]),
        (["play", "clash", "--pack", "nowhere"], ["folder", "nowhere"]),
        (["play", "--resume", "nowhere.json"], ["no nowhere.json"]),
        (["play", "--resume"], ["there is none"]),
        (["play", "--resume", "--seats", "3"], ["--resume", "--seats came too"]),
        (["replay", "nowhere.json"], ["no nowhere.json"]),
        (["verify", "nowhere.json"], ["no nowhere.json"]),
        (["verify", "."], ["readable text file"]),
        (["verify"], ["FILE was expected"]),
        (["play", "clash", "--colour"], ["no option --colour"]),
        (["play", "clash", "extra"], ["harena play"]),
        (["play", "clash", "--seed"], ["--seed needs a value"]),
        (["ladder", "clash", "--json=3"], ["--json takes no value, but one came"]),
        (["play", "clash", "two", "three"], ["nothing more was expected", "two three came"]),
        (["pray"], ["play, campaign, learn, replay", "pray came"]),
        (["simulate", "clash", "--games", "0"], ["--games", "0 came"]),
        (["simulate", "clash", "--jobs", "x"], ["--jobs", "x came"]),
        (["simulate", "clash", "--seats", "9"], ["2 to 5", "9 came"]),
        (["simulate", "clash", "--bots", "hal"], ["greedy", "hal came"]),
        (["play", "clash", "--bots", "tables"], ["beginner, random was", "tables came"]),
        (["simulate", "jugula", "--bots", "tables"], ["beginner, random was", "tables came"]),
        (["ladder", "clash", "--bots", "tables,random"], ["beginner, random was", "tables came"]),
        (["balance", "clash", "--bot", "tables"], ["beginner, random was", "tables came"]),
        (["campaign", "gladiatori", "--bots", "tables"], ["random was", "tables came"]),
        (["campaign", "gladiatori", "--fights", "tables"], ["random was", "tables came"]),
        (["play", "heroes", "--bots", "hal"], ["beginner, random, tables was", "hal came"]),
        (["balance", "clash", "--bot", "hal"], ["greedy", "hal came"]),
        (["balance", "clash", "--games", "0"], ["--games", "0 came"]),
        (["balance", "clash", "--json", "."], ["place to write"]),
        (["balance", "clash", "--chart", "/dev/null/b.svg"], ["place to write", "b.svg"]),
        (["pack", "check", "clash", "nowhere"], ["folder", "nowhere"]),
        (["pack", "new", "chess", "there"], [f"{GAMES[-1]} was expected", "chess came"]),
    ],
)
def test_bad_arguments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], parts: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(run(tmp_path, *arguments, typed="1\n"), *parts)
    assert list(tmp_path.rglob("*.*")) == []


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "because 16 different armaturae are wanted and there are 12, but exclusive came."),
        ("it", "perché servono 16 armaturae diverse e ce ne sono 12, ma è arrivato exclusive."),
        ("fr", "car il faut 16 armaturae différentes et il y en a 12, mais exclusive est arrivé."),
        ("pt", "porque são precisas 16 armaturae diferentes e há 12, mas veio exclusive."),
    ],
)
def test_each_armatura_once_at_a_table_of_four_is_refused_with_the_reason(
    tmp_path: Path, language: str, why: str
) -> None:
    order = ("play", "jugula", "--seats", "4", "-o", "familia=exclusive", "--lang", language)

    assert_refused(run(tmp_path, *order), "(3.1.4)", "rounds, secret, random", why)


NINE_ROUNDS = {
    "en": 'Option of play rounds: "usual" or a number from 10 to 100 was expected (3.8.5), but 9 '
    "came.",
    "it": 'Opzione di gioco rounds: era atteso "usual" o un numero da 10 a 100 (3.8.5), ma è '
    "arrivato 9.",
    "fr": 'Option de jeu rounds\xa0: "usual" ou un nombre de 10 à 100 était attendu (3.8.5), mais '
    "9 est arrivé.",
    "pt": 'Opção de jogo rounds: esperava-se "usual" ou um número de 10 a 100 (3.8.5), mas veio 9.',
}


@pytest.mark.parametrize("language", NINE_ROUNDS)
def test_numbers_that_follow_each_other_are_said_by_their_ends(
    tmp_path: Path, language: str
) -> None:
    result = run(tmp_path, "play", "jugula", "-o", "rounds=9", "--lang", language)

    assert_refused(result)
    assert result.stderr.strip() == NINE_ROUNDS[language]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_an_option_of_play_takes_is_said_in_few_words(tmp_path: Path, game: str) -> None:
    for one in rulebook(game).play:
        result = run(tmp_path, "play", game, "-o", f"{one.name}=nonsense", "--lang", "it")

        assert_refused(result, f" {one.name}: ", f"({one.section})")
        assert "a number" not in result.stderr
        assert result.stderr.count(",") < 10, result.stderr


def test_an_unknown_language_in_the_environment(tmp_path: Path) -> None:
    result = process(tmp_path, "games", HARENA_LANG="tlh")
    assert result.returncode == 2
    assert result.stderr == "One of the languages en, it, fr, pt was expected, but tlh came.\n"


def test_a_refusal_speaks_the_readers_language(tmp_path: Path) -> None:
    result = process(tmp_path, "play", "clash", "--seats", "7", LANG="it_IT.UTF-8")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "clash è per 2-5 posti, ma è arrivato 7.\n"


def changed(played: Path, folder: Path, change: Change) -> Path:
    """A copy of the record, with something done to it."""
    record = json.loads(played.read_text("utf-8"))
    change(record)
    path = folder / "changed.json"
    path.write_text(json.dumps(record))
    return path


@pytest.mark.parametrize(
    ("change", "parts"),
    [
        (lambda record: record.update(rules=99, digests=["00"]), ["version 99", "round 0"]),
        (lambda record: record.update(harena=2), ["harena", "2 came"]),
        (lambda record: record.update(game="chess"), [f"{GAMES[-1]} was expected", "chess came"]),
        (lambda record: record["pack"].update(name="mine", digest="0"), ["pack mine", "--pack"]),
        (lambda record: record.pop("answers"), ["damaged", "answers"]),
        (lambda record: record["answers"].pop(), ["damaged"]),
        (lambda record: record["answers"].insert(0, [7, 0]), ["damaged", "answer 0"]),
        (lambda record: record["answers"].insert(0, "x"), ["damaged", "answer 0"]),
        (lambda record: record.update(seats=9), ["2 to 5", "9 came"]),
        (lambda record: record.update(secret="zz"), ["damaged", "secret"]),
        (lambda record: record.update(options={"first": []}), ["damaged", "first"]),
        (lambda record: record.update(digests=["0"]), ["damaged", "round 0"]),
        (lambda record: record["table"].update(players=[]), ["table", "3 seats"]),
    ],
)
def test_records_that_cannot_be_believed(
    tmp_path: Path, played: Path, change: Change, parts: list[str]
) -> None:
    path = changed(played, tmp_path, change)
    before = path.read_text()
    assert_refused(run(tmp_path, "replay", str(path)), *parts)
    assert_refused(run(tmp_path, "play", "--resume", str(path), typed="1\n"), *parts)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "[[" * 5000, "\ufeff{}", '"\\ud800"', "{}"]
)
def test_files_that_are_no_records(tmp_path: Path, text: str) -> None:
    path = tmp_path / "m.json"
    path.write_text(text, "utf-8")
    result = run(tmp_path, "verify", str(path))
    assert_refused(result, str(path))
    assert "None" not in result.output


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    path.write_bytes(b"\xff\xfe\x00\x01")
    assert_refused(run(tmp_path, "verify", str(path)), "readable text file")


def test_a_truncated_record_is_refused_wherever_it_breaks_off(tmp_path: Path, played: Path) -> None:
    text = played.read_text("utf-8")
    path = tmp_path / "m.json"
    for part in (1, 2, 3, 5, 9):
        path.write_text(text[: len(text) * part // 10], "utf-8")
        assert_refused(run(tmp_path, "play", "--resume", str(path)), "breaks off", "line 1")


def test_no_change_to_a_record_brings_a_traceback(tmp_path: Path, played: Path) -> None:
    chance = random.Random(1)
    values: list[object] = [None, True, -1, 10**30, 1.5, "", "\ud800", "x" * 200, [], [[]], {}]
    record = json.loads(played.read_text("utf-8"))
    for _ in range(60):
        twin = json.loads(json.dumps(record))
        spot: object = twin
        while isinstance(spot, dict | list) and spot:
            keys = list(spot) if isinstance(spot, dict) else list(range(len(spot)))
            key = chance.choice(keys)
            inner = spot[key]
            if not isinstance(inner, dict | list) or chance.random() < 0.4:
                spot[key] = chance.choice(values)
                break
            spot = inner
        path = tmp_path / "m.json"
        path.write_text(json.dumps(twin))
        result = run(tmp_path, "play", "--resume", str(path), typed="")
        assert result.exit_code in {0, 2}, (twin, result.exception)
        assert result.exception is None or isinstance(result.exception, SystemExit)


def test_a_place_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    target = tmp_path / "file" / "m.json"
    assert_refused(run(tmp_path, "play", "clash", "--save", str(target)), str(target))
    assert_refused(run(tmp_path, "pack", "new", "clash", str(target)), str(target))
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_file_that_is_there_already_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    path.write_text("mine")
    assert_refused(run(tmp_path, "play", "clash", "--save", str(path)), "there already")
    assert path.read_text() == "mine"
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "board.toml").write_text("mine")
    refused = run(tmp_path, "pack", "new", "clash", str(tmp_path / "folder"))
    assert_refused(refused, "there already")
    assert (tmp_path / "folder" / "board.toml").read_text() == "mine"


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is unreadable to root")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    path.write_text("{}")
    path.chmod(0)
    assert_refused(run(tmp_path, "verify", str(path)), "readable")


def write_pack(folder: Path, **changes: tuple[str, str]) -> Path:
    """The built-in pack with something replaced in a file."""
    folder.mkdir()
    for name, text in rulebook("clash").built_in().files.items():
        old, new = changes.get(name.removesuffix(".toml"), ("", ""))
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1) if old else text)
    return folder


@pytest.mark.parametrize(
    ("changes", "parts"),
    [
        ({"animals": ("life = 3", "lives = 3")}, ["animals.animal.lion-1", "life"]),
        ({"animals": ("swords = 2", "swords = 9")}, ["lion-1.swords", "9"]),
        ({"board": ("q = 0", "q = 'x'")}, ["board.space.A1.q"]),
        ({"rules": ("sword = 28", "sword = 1")}, ["rules.bases"]),
        ({"rules": ("[die]", "[die")}, ["rules.toml"]),
    ],
)
def test_a_pack_with_a_wrong_field(
    tmp_path: Path, changes: dict[str, tuple[str, str]], parts: list[str]
) -> None:
    folder = write_pack(tmp_path / "mine", **changes)
    assert_refused(run(tmp_path, "pack", "check", "clash", str(folder)), *parts)
    assert_refused(run(tmp_path, "play", "clash", "--pack", str(folder), typed="1\n"), *parts)
    assert not (tmp_path / "state").exists()


def test_a_record_of_another_pack_asks_for_it(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "mine", animals=("Leaena", "Elsa"))
    path = tmp_path / "m.json"
    arguments = ("play", "clash", "--pack", str(folder), "--bots", "random", "--save", str(path))
    played = run(tmp_path, *arguments, "--pace", "fast", typed="1\n1\n")
    assert played.exit_code == 0
    assert f"harena play --resume {path} --pack {folder}" in " ".join(played.stdout.split())
    assert_refused(run(tmp_path, "verify", str(path)), "pack mine", "built-in came")
    good = run(tmp_path, "verify", str(path), "--pack", str(folder))
    assert good.exit_code == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a machine without a full device")
def test_an_output_that_takes_no_more(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(
            [*PROGRAM, "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
            check=False,
        )
    assert result.returncode == 2
    assert result.stderr.count(b"\n") == 1


def test_what_does_nothing_while_a_bot_is_about_to_choose_is_said(tmp_path: Path) -> None:
    order = ("play", "spartacus", "--seats", "3", "--bots", "instinct", "--seed", "a")
    result = run(tmp_path, *order, "--pace", "fast", typed="1\nzzz\n")

    assert "“zzz” does nothing here: Enter goes on, power steps in" in result.output
    assert "The match is saved" in result.output
