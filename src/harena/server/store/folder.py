"""The folder of a server: one server has it, nobody else reads it, and what is wrong is said.

Every refusal is a sentence that says what to do.
"""

import errno
import fcntl
import os
from pathlib import Path
from typing import Final

from harena.kernel.refused import Refused

LOCK: Final = "harena.lock"
NEEDED: Final = 16 * 2**20


def take(folder: Path) -> int:
    """Have the folder for oneself while this process lives; the lock ends with it."""
    os.umask(0o077)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
        for file in folder.iterdir():
            if file.name.startswith("harena."):
                file.chmod(0o600)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise unwritable(folder, error) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        owner = os.pread(lock, 20, 0).decode().strip() or "?"
        os.close(lock)
        raise refusal(
            "folder-in-use",
            f"{folder} is served already, by process {owner}: stop that server, or name another "
            "folder with --data",
            folder,
            owner,
        ) from None
    os.ftruncate(lock, 0)
    os.pwrite(lock, str(os.getpid()).encode(), 0)
    check_room(folder)
    return lock


def unwritable(folder: Path, error: OSError) -> Refused:
    """Nothing can be written there."""
    if error.errno == errno.ENOSPC:
        return full(folder)
    return refusal(
        "folder-unwritable",
        f"{folder} cannot be written ({error.strerror}): give it to the user of the server, mount "
        "it for writing, or name another folder with --data",
        folder,
        str(error.strerror),
    )


def full(folder: Path) -> Refused:
    """There is no room."""
    return refusal(
        "folder-full",
        f"the disk of {folder} is full: free at least {NEEDED // 2**20} MB, then start again",
        folder,
        str(NEEDED // 2**20),
    )


def check_room(folder: Path) -> None:
    """Some megabytes must be free, and a file can be written."""
    disk = os.statvfs(folder)
    if disk.f_bavail * disk.f_frsize < NEEDED:
        raise full(folder)
    trial = folder / "harena.trial"
    try:
        trial.write_bytes(b"x" * 4096)
        trial.unlink()
    except OSError as error:
        raise unwritable(folder, error) from None


def refusal(code: str, sentence: str, at: Path, what: str) -> Refused:
    """With what the catalogues need."""
    return Refused(code, sentence, {"at": str(at), "what": what})
