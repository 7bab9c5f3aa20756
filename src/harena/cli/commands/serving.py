"""`harena serve`: tables in the browser."""

import os
import sys
import webbrowser
from pathlib import Path
from typing import Final

from harena.cli.commands.arguments import whole
from harena.cli.screen.terminal import Terminal
from harena.cli.table import files
from harena.kernel.refused import Refused

PORT: Final = 8000
HERE: Final = ("127.0.0.1", "localhost", "::1")
# Where one of these is set there is a screen; without it `webbrowser` would open a text browser.
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def serve(
    terminal: Terminal, host: str, port: str, data: str, show: bool, config: str, given: list[str]
) -> None:
    """Serve until interrupted, and say where."""
    from harena.server import serve as run

    folder = Path(data) if data else files.state_folder(os.environ) / "tables"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise files.unwritable(folder) from None

    def ready(address: str) -> None:
        terminal.say("serving", address=address, data=str(folder))
        sys.stdout.flush()  # It may be read through a pipe, and nothing follows for long.
        if show and has_screen():
            webbrowser.open(address)

    settings = dict(named(one) for one in given)
    run(host, choose_port(host, port), folder, ready, Path(config) if config else None, settings)


def named(text: str) -> tuple[str, str]:
    """A setting as name=value."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Refused(
            "option-form",
            f"option --set: name=value was expected, but {text} came",
            {"text": text},
        )
    return name, value


def choose_port(host: str, text: str) -> int:
    """The port that was asked for, or the usual one, or any if that is taken."""
    from harena.server.web.serving import check_port

    port = whole("--port", text) if text else PORT
    try:
        check_port(host, port)
    except Refused as refused:
        if refused.code != "listen" or text or host not in HERE:
            raise
        return 0
    return port


def has_screen() -> bool:
    return sys.platform in {"darwin", "win32"} or any(os.environ.get(name) for name in SCREENS)
