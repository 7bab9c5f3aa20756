"""What a host is given beside the server: how to back it up, and a unit of systemd."""

import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.serving import ROOT, Server, file_of, play, two_people, varied

PAGE = ROOT / "docs" / "howto" / "host-a-server.md"
ANALYZE = shutil.which("systemd-analyze")


def back_up(data: Path, to: Path) -> None:
    """As the page says; by Python where the program is not installed."""
    (command,) = re.findall(r"`(sqlite3 ~/harena/[^`]+)`", PAGE.read_text())
    if shutil.which("sqlite3"):
        for old, new in (("~/harena", str(data)), ("/elsewhere/harena.sqlite", str(to))):
            command = command.replace(old, new)
        subprocess.run(command, shell=True, check=True)
        return
    source, target = sqlite3.connect(data / "harena.sqlite"), sqlite3.connect(to)
    with closing(source), closing(target):
        source.backup(target)


def test_a_backup_made_during_play_is_a_house_that_opens_and_plays_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept.sqlite"
    with Server(tmp_path / "data") as server:
        anna, bruno = two_people(server, patience=0)
        lines = [anna, bruno]
        before = play(lines, 20, varied)
        back_up(file_of(server).parent, kept)
        play(lines, 20, varied)
        server.kill()
        for file in server.data.glob("harena.sqlite*"):
            file.unlink()
        shutil.copy(kept, server.data / "harena.sqlite")
        server.start()

        shown = anna.person.get(f"/api/tables/{anna.table}")
        assert (shown["state"], shown["answers"]) == ("playing", before)
        again = [line.person.line(line.table, line.seat) for line in lines]
        assert play(again, 20, varied) == 20


@pytest.mark.skipif(ANALYZE is None, reason="systemd is not installed")
def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    given = (ROOT / "deploy" / "harena.service").read_text()
    assert given.count("ExecStart=/opt/harena/bin/python ") == 1
    unit = tmp_path / "harena.service"
    unit.write_text(
        given.replace("ExecStart=/opt/harena/bin/python", f"ExecStart={sys.executable}")
    )
    assert ANALYZE is not None

    found = subprocess.run([ANALYZE, "verify", unit], capture_output=True, text=True, check=False)

    assert (found.returncode, [one for one in found.stderr.splitlines() if "harena" in one]) == (
        0,
        [],
    )


def test_the_image_is_made_of_locked_things_alone_and_speaks_with_postgresql() -> None:
    """No image is built here: it is read what it would be made of."""
    recipe = (ROOT / "deploy" / "Dockerfile").read_text()
    installed = re.findall(r"pip install (.*?)(?: \\)?\n", recipe)
    lists = [re.findall(r"--require-hashes --requirement (\S+)", line) for line in installed]
    assert [found[:1] for found in lists] == [
        ["requirements/image.txt"],
        ["requirements/node.txt"],
        [],
    ]
    assert "--no-deps --no-build-isolation" in installed[-1]

    image, run, tested = (pinned(name) for name in ("image", "run", "dev"))
    assert run <= image, "make lock makes one after the other"
    assert {name for name, _ in image - run} >= {"psycopg", "psycopg-binary"}
    assert image <= tested, "what was tested is what the image has"


def pinned(name: str) -> set[tuple[str, str]]:
    """What is locked, and in which version."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return set(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))
