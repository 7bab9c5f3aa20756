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
