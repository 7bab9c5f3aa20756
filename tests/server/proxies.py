"""The proxies that hosts are given configurations for: found, or installed where that is allowed.

Where they cannot be installed the tests that need them are skipped, and say so.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

# Administrators' programs are not on everybody's PATH.
PATH: Final = f"{os.environ.get('PATH', '')}:/usr/sbin"
NGINX: Final = shutil.which("nginx", path=PATH)
CADDY: Final = shutil.which("caddy", path=PATH)
PACKAGES: Final = {"nginx-light": NGINX, "caddy": CADDY}


def install() -> None:
    """From the system's packages, if we may; not where they would begin to serve this machine."""
    missing = [name for name, found in PACKAGES.items() if found is None]
    may = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
    if missing and may and not Path("/run/systemd/system").exists():
        # Of a machine that is said to be in this runlevel no service is begun.
        calm = {**os.environ, "RUNLEVEL": "1", "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-qq", "update"], check=False)
        for name in missing:
            subprocess.run(["apt-get", "-qq", "install", "--yes", name], check=False, env=calm)


if __name__ == "__main__":
    install()
