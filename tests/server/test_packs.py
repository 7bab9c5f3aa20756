"""Packs of a server: a table names one, and all that is done with its match is done with it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import harena
from harena.interop import remote
from harena.kernel.refused import Refused
from harena.packs import read_pack
from harena.server.store.packs import Packs
from tests.cli.program import run
from tests.server.serving import CALM, LINK, ME, ROOT, Person, Server, bot, play, varied
from tests.server.test_analysis import wait

Json = dict[str, Any]
QUICK = {"order": "seat", "size": 2, "familia": "random", "rounds": 10}
LAST_SPACE = '[[space]]\nid = "E3"\nq = 0\nr = 2\n'


def write(folder: Path, game: str, *changes: tuple[str, str, str]) -> Path:
    """The built-in pack of a game with other words in some of its files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = dict(harena.rulebook(game).built_in().files)
    for file, old, new in changes:
        assert old in files[file]
        files[file] = files[file].replace(old, new)
    for file, text in files.items():
        (folder / file).write_text(text)
    return folder


def add_note(file: Path) -> None:
    """Another edition, which is played alike."""
    file.write_text(f"{file.read_text()}\n# Another edition.\n")


def shelf(folder: Path) -> Path:
    """A folder of packs: Jugula with another name and other numbers, Clash on a smaller board."""
    write(
        folder / "jugula" / "ursi", "jugula",
        ("armaturae.toml", '"Murmillo"', '"Ursus"'),
        ("armaturae.toml", "attack = [4, 5]", "attack = [9, 9]"),
        ("cards.toml", "draw = 2", "draw = 3"),
    )  # fmt: skip
    write(folder / "clash" / "small", "clash", ("board.toml", LAST_SPACE, ""))
    (folder / "README").write_text("What is no folder is nobody's pack.")
    return folder


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shelf(tmp_path_factory.mktemp("packs"))


@pytest.fixture(scope="module")
def stocked(packs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with packs of its own; nothing goes wrong there."""
    limits: dict[str, float | str] = {**CALM, "packs": str(packs), "analysis-seconds": 0}
    with Server(tmp_path_factory.mktemp("stocked") / "data", limits) as server:
        yield server
        complaints = server.complaints()
    assert complaints == ""


@pytest.fixture(scope="module")
def over(stocked: Server) -> tuple[Person, str, Json]:
    """A match with a pack that bots have played to its end: its table and its record."""
    anna = Person(stocked, "Anna")
    wish = {"game": "jugula", "options": QUICK, "pack": "ursi"}
    table, _ = anna.make(ME, bot("instinct"), **wish)
    with anna.line(table, 0) as line:
        line.do("leave")
        line.end()
    return anna, table, anna.get(f"/api/tables/{table}/record")


def test_a_game_says_which_packs_it_can_be_played_with(stocked: Server, server: Server) -> None:
    found = {one["game"]: one["packs"] for one in Person(stocked).get("/api/games")}

    assert (found["jugula"], found["heroes"]) == (["built-in", "ursi"], ["built-in"])
    assert Person(stocked).get("/api/games/clash")["packs"] == ["built-in", "small"]
    assert Person(server).get("/api/games/clash")["packs"] == ["built-in"]


def test_a_pack_that_is_not_there_is_refused_with_those_that_are(stocked: Server) -> None:
    anna = Person(stocked, "Anna")
    wish = {"game": "jugula", "seats": [ME, ME]}

    answer = anna.ask("POST", "/api/tables", json={**wish, "pack": "small"})

    assert (answer.status_code, answer.json()["code"]) == (400, "no-pack")
    assert "one of the packs built-in, ursi of jugula" in answer.json()["sentence"]
    named = anna.post("/api/tables", {**wish, "pack": "built-in"})["table"]
    left_out = anna.post("/api/tables", wish)["table"]
    assert (named["pack"], left_out["pack"]) == ("built-in", "built-in")


def test_a_match_is_played_and_read_with_the_pack_of_its_table(
    over: tuple[Person, str, Json], packs: Path
) -> None:
    anna, table, record = over
    mine = read_pack(packs / "jugula" / "ursi")
    printed = anna.get(f"/api/tables/{table}/content")
    match = harena.replay(record, mine)

    assert anna.get(f"/api/tables/{table}")["pack"] == "ursi"
    assert record["pack"] == {"name": "ursi", "digest": mine.digest}
    assert (printed["name"], printed["digest"]) == ("ursi", mine.digest)
    assert printed["files"]["armaturae"]["armatura"][0]["name"] == "Ursus"
    assert match.over
    last = len(record["answers"])
    page = anna.get(f"/api/tables/{table}/steps?eyes=0&first={last}&count=1")
    assert page["steps"][0]["view"] == match.view(0)
    assert page["steps"][0]["scores"] == match.scores
    with pytest.raises(Refused, match="pack ursi"):
        harena.replay(record)


def test_a_record_goes_to_the_terminal_and_comes_back(
    over: tuple[Person, str, Json], packs: Path, tmp_path: Path
) -> None:
    anna, table, record = over
    (tmp_path / "record.json").write_text(json.dumps(record))
    file, folder = str(tmp_path / "record.json"), str(packs / "jugula" / "ursi")

    found = run(tmp_path, "verify", file, "--pack", folder)
    without = run(tmp_path, "verify", file)
    kept = anna.post("/api/records", record)["id"]

    assert (found.exit_code, "promised before the match" in found.output) == (0, True)
    assert without.exit_code == 2
    assert run(tmp_path, "replay", file, "--pack", folder).exit_code == 0
    for page in ("content", "steps?eyes=all&first=7&count=3"):
        assert anna.get(f"/api/records/{kept}/{page}") == anna.get(f"/api/tables/{table}/{page}")
    elsewhere = {**record, "pack": {"name": "bears", "digest": record["pack"]["digest"]}}
    assert anna.post("/api/records", elsewhere)["over"], "the same content under another name"


def test_a_record_with_a_pack_that_is_not_there_is_refused(
    over: tuple[Person, str, Json], server: Server
) -> None:
    _, _, record = over

    answer = Person(server, "Anna").ask("POST", "/api/records", json=record)

    assert (answer.status_code, answer.json()["code"]) == (400, "pack")


def test_who_plays_on_or_once_more_does_so_with_the_same_pack(
    over: tuple[Person, str, Json],
) -> None:
    anna, table, record = over
    step = max(n for n, (seat, _) in enumerate(record["answers"]) if seat == 0)

    exercise = anna.post(f"/api/tables/{table}/exercise", {"step": step, "seat": 0})["table"]
    again = anna.post(f"/api/tables/{table}/rematch", {})
    kept = anna.post("/api/records", record)["id"]
    brought = anna.post(f"/api/records/{kept}/exercise", {"step": step, "seat": 0})["table"]

    assert [one["pack"] for one in (exercise, again, brought)] == ["ursi"] * 3
    with anna.line(exercise["id"], 0) as line:
        assert line.turn()["options"]
        assert line.do("hint", seq=line.seq)["type"] == "hint"
        line.do("leave")
        line.end()
    played = anna.get(f"/api/tables/{exercise['id']}/record")
    assert played["pack"] == record["pack"]


def test_a_campaign_goes_on_from_a_record_with_its_pack(tmp_path: Path) -> None:
    add_note(write(tmp_path / "packs" / "gladiatori" / "mine", "gladiatori") / "points.toml")
    mine = Packs(str(tmp_path / "packs")).find("gladiatori", "mine")
    match = harena.begin("gladiatori", 2, "campaign", {"campaign": True}, mine)
    while not match.over:
        seat = match.to_act[0]
        match.answer(seat, varied(len(match.answers), match.choices(seat)))
    with Server(tmp_path / "data", {**CALM, "packs": str(tmp_path / "packs")}) as server:
        anna = Person(server, "Anna")
        kept = anna.post("/api/records", match.record())["id"]
        wish = {"game": "gladiatori", "seats": [ME, ME], "record": kept}
        wish["options"] = match.record()["options"]

        made = anna.post("/api/tables", wish)["table"]

        assert made["pack"] == "mine"
        other = {**wish, "pack": "built-in"}
        assert anna.refused("POST", "/api/tables", other) == (400, "no-campaign")


def test_a_match_with_a_pack_is_analysed(over: tuple[Person, str, Json]) -> None:
    anna, table, _ = over
    path = f"/api/tables/{table}/analysis"

    anna.post(path, {})

    assert wait(anna, path)[-1]["state"] == "done"


def test_bots_odds_and_reasons_go_by_the_board_of_the_pack(stocked: Server) -> None:
    """The built-in board has a seventeenth space; here there is none."""
    anna = Person(stocked, "Anna")
    table, _ = anna.make(ME, bot("greedy"), pack="small", options={"idle_limit": 10, "first": 0})
    with anna.line(table, 0) as line:
        assert line.turn()["ask"] == "place"
        assert line.do("why", ask="place", choice=16)["reason"] == "no-such-choice"
        assert line.do("why", ask="place", choice=15)["reason"] != "no-such-choice"
        for number in range(12):
            options = line.turn()["options"]
            assert line.do("odds", index=0)["type"] == "odds"
            line.answer(varied(number, len(options)))
        line.do("leave")
        line.end()

    assert len(anna.get(f"/api/tables/{table}/content")["names"]["space"]) == 16


def test_a_bot_from_elsewhere_does_not_sit_down_where_it_does_not_know_the_pack(
    stocked: Server, tmp_path: Path
) -> None:
    anna = Person(stocked, "Anna")
    table, links = anna.make(LINK, bot(), pack="small")
    link = f"{stocked.base}/t/{table}#seat={links[0]['token']}"

    result = run(tmp_path, "sit", link, "--bot", "instinct")

    assert result.exit_code == 2
    assert "the pack built-in was expected, but small" in " ".join(result.stderr.split())
    assert not anna.get(f"/api/tables/{table}")["seats"][0]["held"]
    with pytest.raises(Refused, match="but small is played there"):
        _ = remote.sit(link).setup


def test_a_match_goes_on_while_its_pack_plays_it_alike_and_is_closed_else(tmp_path: Path) -> None:
    folder = shelf(tmp_path / "packs")
    small = folder / "clash" / "small"
    with Server(tmp_path / "data", {**CALM, "packs": str(folder)}) as server:
        anna = Person(server, "Anna")
        table, _ = anna.make(ME, ME, pack="small")
        waiting, _ = anna.make(ME, LINK, pack="small")
        lines = [anna.line(table, seat) for seat in (0, 1)]
        play(lines, 60, varied)

        server.kill()
        add_note(small / "animals.toml")
        server.start()
        lines = [anna.line(table, seat) for seat in (0, 1)]
        assert play(lines, 5, varied) == 5
        told = lines[0].events

        server.kill()
        small.rename(folder / "away")
        (folder / "away").rename(tmp_path / "away")
        server.start()
        shown = anna.get(f"/api/tables/{table}")
        assert (shown["state"], shown["ended"], shown["pack"]) == ("over", "rules", "small")
        assert "one of the packs built-in of clash was expected, but small came" in shown["retired"]
        story = anna.get(f"/api/tables/{table}/story?eyes=0")["steps"]
        assert [event for step in story for event in step["events"]] == told
        assert anna.get(f"/api/tables/{table}/content")["files"]
        assert anna.get(f"/api/tables/{waiting}")["retired"]

        server.kill()
        write(small, "clash", ("rules.toml", "\nsize = 4", "\nsize = 3"))
        server.start()
        assert "plays it otherwise" in anna.get(f"/api/tables/{table}")["retired"]

        server.kill()
        for file in (tmp_path / "away").iterdir():
            (small / file.name).write_text(file.read_text())
        server.start()
        assert anna.get(f"/api/tables/{table}")["retired"] == ""
        assert play([anna.line(table, seat) for seat in (0, 1)], 5, varied) == 5


BAD = [
    ("jugula/mine", [("vox.toml", "bonus = [0,", "bonus = [99,")], "vox.bonus.0"),
    ("jugula/mine", [("cards.toml", "[[jugula]]", "[[jugula]")], "cards.toml: not TOML"),
    ("jugula/built-in", [], "a name of its own was expected"),
    ("ludus/mine", [], "one of the games clash"),
]


@pytest.mark.parametrize(("name", "changes", "said"), BAD)
def test_a_bad_pack_refuses_the_start_with_a_sentence(
    name: str, changes: list[tuple[str, str, str]], said: str, tmp_path: Path
) -> None:
    write(tmp_path / "packs" / name, "jugula", *changes)

    words = ["--port=0", f"--data={tmp_path / 'data'}", f"--packs={tmp_path / 'packs'}"]
    found = subprocess.run(
        [sys.executable, "-m", "harena.server", *words],
        capture_output=True, text=True, cwd=ROOT, timeout=60, check=False,
    )  # fmt: skip

    assert found.returncode == 1
    assert f"{tmp_path / 'packs' / name}: " in found.stderr
    assert said in found.stderr
    assert len(found.stderr.splitlines()) == 1


def test_a_start_is_refused_in_the_language_of_the_reader(tmp_path: Path) -> None:
    write(tmp_path / "packs" / "jugula" / "mia", "jugula", ("vox.toml", "[0,", "[99,"))
    data, port = str(tmp_path / "data"), "0"

    found = run(
        tmp_path, "serve", "--lang", "it", "--port", port, "--data", data,
        "--packs", str(tmp_path / "packs"),
    )  # fmt: skip
    nowhere = run(
        tmp_path, "serve", "--port", port, "--data", data, "--packs", str(tmp_path / "no")
    )

    assert found.exit_code == 2
    assert "era atteso un numero da" in found.output.replace("\n", " ")
    assert str(tmp_path / "packs" / "jugula" / "mia") in found.output.replace("\n", "")
    assert nowhere.exit_code == 2
    assert f"{tmp_path / 'no'} is none" in nowhere.output.replace("\n", "")
