"""A bot of one's own at a table of a running server."""

from pathlib import Path

import pytest

from harena.interop import remote
from harena.kernel.refused import Refused
from tests.cli.program import run
from tests.server.serving import LINK, Person, Server, bot


def test_one_s_own_bot_plays_a_whole_match_at_a_table(server: Server, tmp_path: Path) -> None:
    anna = Person(server, "Anna")
    table, links = anna.make(LINK, bot(), options={"idle_limit": 10})
    link = f"{server.base}/t/{table}#seat={links[0]['token']}"

    result = run(tmp_path, "sit", link, "--bot", "tests.lab.guests:Hasty", "--name", "Rufus")

    assert result.exit_code == 0, result.output
    assert "Rufus (tests.lab.guests:Hasty) sits at seat 1 of a table of clash." in result.output
    shown = anna.get(f"/api/tables/{table}")
    assert (shown["state"], shown["seats"][0]["name"]) == ("over", "Rufus")
    with pytest.raises(Refused, match="the table elsewhere: "):
        remote.sit(f"{server.base}/t/{table}#seat=nothing")


def test_a_bot_that_does_not_play_the_game_of_the_table_takes_no_seat(
    server: Server, tmp_path: Path
) -> None:
    anna = Person(server, "Anna")
    table, links = anna.make(LINK, bot())
    link = f"{server.base}/t/{table}#seat={links[0]['token']}"

    result = run(tmp_path, "sit", link, "--bot", "tables")

    assert result.exit_code == 2
    assert "beginner, random was expected, but tables came" in " ".join(result.stderr.split())
    assert not anna.get(f"/api/tables/{table}")["seats"][0]["held"]


def test_a_bot_of_the_game_s_own_takes_a_seat(server: Server, tmp_path: Path) -> None:
    anna = Person(server, "Anna")
    table, links = anna.make(LINK, bot("instinct"), game="heroes")
    link = f"{server.base}/t/{table}#seat={links[0]['token']}"

    result = run(tmp_path, "sit", link, "--bot", "tables", "--name", "Rufus")

    assert result.exit_code == 0, result.output
    assert anna.get(f"/api/tables/{table}")["state"] == "over"


def test_what_is_no_seat_link_is_refused() -> None:
    for link in ("http://127.0.0.1:1/t/abc", "ftp://here/t/abc#seat=x", "abc"):
        with pytest.raises(Refused, match=r"a seat link, .* was expected"):
            remote.sit(link)
        with pytest.raises(Refused, match=r"a seat link, .* was expected"):
            remote.game_at(link)
    with pytest.raises(Refused, match=r"127.0.0.1:1 does not answer"):
        remote.sit("http://127.0.0.1:1/t/abc#seat=x")
