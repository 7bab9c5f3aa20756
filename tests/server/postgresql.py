"""`python -m tests.server.postgresql`: the tests of the server once more, on a real PostgreSQL.

Each server of a test has a database of its own. What looks into a file is left out, and said.
"""

import os
import subprocess
import sys

from load import shared


def main() -> int:
    with shared.postgresql() as address:
        words = [sys.executable, "-m", "pytest", "tests/server", "-q", "-rs", *sys.argv[1:]]
        environment = {**os.environ, "HARENA_TEST_DATABASE": address}
        return subprocess.run(words, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
