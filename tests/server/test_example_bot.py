"""The bot of docs/protocol.md, as it stands there, plays a whole match."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.serving import LINK, ROOT, Person, Server, bot

NODE = shutil.which("node")


def test_the_page_holds_one_bot() -> None:
    assert len(script().splitlines()) < 50


@pytest.mark.skipif(NODE is None, reason="there is no Node here")
def test_the_bot_of_the_page_plays_a_whole_match(server: Server, tmp_path: Path) -> None:
    assert NODE is not None
    anna = Person(server, "Anna")
    table, links = anna.make(LINK, bot(), options={"idle_limit": 10})
    (tmp_path / "bot.mjs").write_text(script())

    ran = subprocess.run(
        [NODE, *flags(NODE), "bot.mjs", server.base, table, links[0]["token"]],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert (ran.returncode, ran.stdout[:6]) == (0, "scores"), ran.stderr
    shown = anna.get(f"/api/tables/{table}")
    assert (shown["state"], shown["seats"][0]["name"]) == ("over", "Robot")


def flags(node: str) -> list[str]:
    """Node 20 has the same WebSocket, but must be asked for it."""
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    return ["--experimental-websocket"] if version.stdout.startswith("v20.") else []


def script() -> str:
    (found,) = re.findall(r"```js\n(.*?)```", (ROOT / "docs/protocol.md").read_text(), re.DOTALL)
    assert isinstance(found, str)
    return found
