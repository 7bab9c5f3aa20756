"""A Chromium for the tests: found, or installed where that is allowed."""

import os
import shutil
import subprocess
import sys
from typing import Final

# Without windows and menus it takes half the time; any other will do.
SHELL: Final = "chromium-headless-shell"
NAMES: Final = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES: Final = ("apt-get", "-qq")


def find() -> str | None:
    """HARENA_CHROMIUM, else what is on the PATH. None leaves it to Playwright's own."""
    found = os.environ.get("HARENA_CHROMIUM")
    return found or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """From the system's packages, if we may install there; else by Playwright."""
    may = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which(PACKAGES[0])
    if may and run(*PACKAGES, "update"):
        any(run(*PACKAGES, "install", "--yes", name) for name in (SHELL, "chromium"))
    if find() is None and not run(sys.executable, "-m", "playwright", "install", "chromium"):
        sys.exit("The browser tests need Chromium: install it, or name it in HARENA_CHROMIUM.")


def run(*command: str) -> bool:
    return subprocess.run(command, check=False).returncode == 0


if __name__ == "__main__" and not (find() or "").endswith(SHELL):
    install()
