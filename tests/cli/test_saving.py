"""Nothing is lost: a killed match goes on as if it had not been."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from harena.cli.table import files
from harena.kernel.refused import Refused
from tests.cli.program import FIRST_ALWAYS, PROGRAM, QUICK, Screen, environment, run

ARGUMENTS = ("play", "clash", *QUICK, "--seats", "2", "--seed", "kill me")


def answers(path: Path) -> list[list[int]]:
    found = json.loads(path.read_text("utf-8"))["answers"]
    assert isinstance(found, list)
    return found


def test_kill_and_resume_equals_an_uninterrupted_match(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole.json", tmp_path / "killed.json"
    run(tmp_path, *ARGUMENTS, "--save", str(whole), typed=FIRST_ALWAYS)
    with subprocess.Popen(
        [*PROGRAM, *ARGUMENTS, "--save", str(killed)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env=environment(tmp_path),
    ) as child:
        assert child.stdin is not None
        child.stdin.write(b"1\n" * 41)
        child.stdin.flush()
        end = time.monotonic() + 120
        own = 0
        while own < 41 and time.monotonic() < end:
            time.sleep(0.02)
            if killed.exists():
                own = sum(seat == 0 for seat, _ in answers(killed))
        os.kill(child.pid, signal.SIGKILL)
    assert own == 41
    result = run(tmp_path, "play", "--resume", str(killed), "--pace", "fast", typed=FIRST_ALWAYS)
    assert result.exit_code == 0
    assert "The match goes on after" in result.output
    assert json.loads(killed.read_text()) == json.loads(whole.read_text())
    assert [path.name for path in tmp_path.glob(".*")] == []


def test_resume_without_a_file_takes_the_last_one_left(tmp_path: Path) -> None:
    run(tmp_path, "play", "clash", *QUICK, "--seed", "old", typed="1\n1\n")
    time.sleep(0.02)
    run(tmp_path, "play", "clash", *QUICK, "--seed", "new", typed="1\n1\n1\n1\n")
    folder = tmp_path / "state" / "harena"
    assert len(list(folder.iterdir())) == 2
    result = run(tmp_path, "play", "--resume", "--pace", "fast", typed=FIRST_ALWAYS)
    assert "The match is over" in result.output
    over = [path for path in folder.iterdir() if json.loads(path.read_text())["table"]["over"]]
    assert [json.loads(path.read_text())["seed"] for path in over] == ["new"]
    result = run(tmp_path, "play", "clash", "--resume", typed="")
    assert "harena play --resume" in result.output
    last = json.loads((tmp_path / "state" / "harena" / left(result.output)).read_text())
    assert last["seed"] == "old"


def left(output: str) -> str:
    """The file that can be gone on with."""
    return Path(output.rsplit("--resume", maxsplit=1)[-1].strip()).name


def test_a_finished_match_shows_its_end_when_resumed(tmp_path: Path, played: Path) -> None:
    path = tmp_path / "m.json"
    path.write_text(played.read_text())
    result = run(tmp_path, "play", "--resume", str(path))
    assert "The match is over" in result.output
    assert path.read_text() == played.read_text()


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    screen = Screen(tmp_path, *ARGUMENTS, "--save", str(path))
    screen.until("help for more): ")
    screen.type("C2 sword")
    screen.until("help for more): ")
    screen.interrupt_until(f"harena play --resume {path}")
    assert screen.end() == 130
    assert len(answers(path)) >= 2


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    files.write_record(path, {"harena": 1})
    unspeakable: dict[str, object] = {"harena": "\ud800"}
    with pytest.raises(UnicodeEncodeError):
        files.write_record(path, unspeakable)
    assert json.loads(path.read_text()) == {"harena": 1}
    assert list(tmp_path.iterdir()) == [path]


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused, match="nothing can be written"):
        files.write_record(tmp_path / "file" / "m.json", {})


@pytest.mark.parametrize(
    ("variables", "folder"),
    [({"XDG_STATE_HOME": "/somewhere"}, Path("/somewhere/harena"))],
)
def test_the_folder_of_saved_matches_can_be_chosen(variables: dict[str, str], folder: Path) -> None:
    assert files.state_folder(variables) == folder
    assert files.state_folder({}).is_absolute()


def test_save_writes_a_copy_and_never_over_another_file(tmp_path: Path) -> None:
    copy = tmp_path / "a copy.json"
    output = run(
        tmp_path, *ARGUMENTS, typed=f"C2 sword\nsave {copy}\nsave {copy}\nsave\nquit\n\n"
    ).output
    said = " ".join(output.split())
    assert f"Saved: {copy}" in said
    assert "is there already" in said
    assert len(answers(copy)) >= 2
