"""`python -m tests.server.shelved`: the server with a miniature game on its shelf, and talkative.

The processes in which bots think import this file too, and so find the same games.
"""

import logging
from importlib import import_module
from pathlib import Path

SHELF = Path(__file__).parent / "shelf"
import_module("harena.games").__path__.append(str(SHELF))

if __name__ == "__main__":
    from harena.server.__main__ import main

    logging.basicConfig(level=logging.INFO)
    logging.getLogger("sqlalchemy.engine").setLevel(logging.INFO)
    main()
