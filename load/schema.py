"""`python -m load.schema`: schemathesis calls every route, with bodies good and bad.

A match is played at a table whose id it is told. It comes as a stranger and as nobody, so whatever
it sends, that match must be the same afterwards: its log, its answers, its seats and its secrets.
"""

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

from load.serving import Json, Server, Viewer, make_tables, report

SEATS = 2
OF_A_TABLE = ("log", "answers", "holders", "links", "secrets", "contributions")
# Left out: that all which the schema allows is accepted. It cannot say which games, bots and names
# there are.
LEFT_OUT = "positive_data_acceptance"
# Uvicorn's word for bytes that are no HTTP; it answers them with 400.
NO_HTTP = "Invalid HTTP request received."


async def play_a_little(server: Server) -> tuple[str, Viewer]:
    """A match after some answers, and what its first seat sees of it."""
    ((cookies, table),) = await make_tables(server, 1, SEATS)
    viewers = [Viewer(server, cookies[seat], table, seat) for seat in range(SEATS)]
    tasks = [asyncio.create_task(viewer.run()) for viewer in viewers]
    await asyncio.gather(*[viewer.ready.wait() for viewer in viewers])
    for number in range(30):
        (asked,) = [one for one in viewers if one.position and one.position["asked"]]
        id = f"n{number}"
        await asked.command(id, {"type": "answer", "id": id, "seq": asked.seq, "index": 0})
        while any(viewer.seq < asked.seq for viewer in viewers):
            await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return table, viewers[0]


async def look_again(viewer: Viewer) -> list[str]:
    """What has changed for somebody who comes back: nothing may."""
    shown = (viewer.seq, viewer.events, viewer.position)
    viewer.ready.clear()
    task = asyncio.create_task(viewer.run())
    await viewer.ready.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    changed = shown != (viewer.seq, viewer.events, viewer.position)
    return viewer.wrong + (["the position is another"] if changed else [])


def stored(server: Server, table: str) -> list[object]:
    """Everything on disk that belongs to a table."""
    disk = sqlite3.connect(Path(server.folder.name) / "data" / "harena.sqlite")
    rows: list[object] = [
        disk.execute(f"select * from {name} where table_id = ? order by 1, 2", (table,)).fetchall()
        for name in OF_A_TABLE
    ]
    disk.close()
    return rows


def stranger(server: Server) -> str:
    """The cookie of somebody who sits nowhere."""
    with httpx.Client(base_url=server.base) as client:
        client.post("/api/me", json={"name": "Zeno"}).raise_for_status()
        return str(client.cookies["harena"])


def call(server: Server, args: argparse.Namespace, table: str, cookie: str) -> Json:
    """One run: as a stranger who knows the table's id, or as nobody who knows nothing."""
    with tempfile.TemporaryDirectory(prefix="harena-schema-") as folder:
        archive, settings = Path(folder) / "calls.har", Path(folder) / "settings.toml"
        known = {"table": table, "game": "clash"} if cookie else {}
        lines = [f"{name} = {json.dumps(value)}" for name, value in known.items()]
        settings.write_text("\n".join(["[parameters]", *lines]))
        who = ["--header", f"Cookie: harena={cookie}"] if cookie else []
        ran = subprocess.run(
            [Path(sys.executable).with_name("schemathesis"), "--config-file", settings, "run",
             f"{server.base}/api/openapi.json", "--checks=all", f"--exclude-checks={LEFT_OUT}",
             "--phases=examples,coverage,fuzzing", f"--max-examples={args.examples}",
             f"--seed={args.seed}", "--generation-database=none", "--no-color", "--warnings=off",
             "--continue-on-failure", "--report=har", f"--report-har-path={archive}", *who],
            capture_output=True, text=True, check=False, cwd=folder, timeout=args.seconds,
        )  # fmt: skip
        entries = json.loads(archive.read_text())["log"]["entries"]
    statuses: dict[int, int] = {}
    for entry in entries:
        status = entry["response"]["status"]
        statuses[status] = statuses.get(status, 0) + 1
    return {"statuses": statuses, "said": ran.stdout if ran.returncode else ""}


async def attack(server: Server, args: argparse.Namespace) -> Json:
    """Both runs, and what they have changed."""
    table, viewer = await play_a_little(server)
    before = stored(server, table)
    runs = [
        await asyncio.to_thread(call, server, args, table, cookie)
        for cookie in [stranger(server), ""][: args.runs]
    ]
    changed = await look_again(viewer)
    if stored(server, table) != before:
        changed.append("what is stored is another")
    statuses: dict[str, int] = {}
    for run in runs:
        for status, count in run["statuses"].items():
            statuses[str(status)] = statuses.get(str(status), 0) + count
    failed = sum(count for status, count in statuses.items() if not "200" <= status < "500")
    said = "".join(run["said"] for run in runs)
    complaints = [line for line in server.complaints().splitlines() if NO_HTTP not in line]
    return {
        "calls": sum(statuses.values()),
        "statuses": dict(sorted(statuses.items())),
        "5xx or none": failed,
        "findings": said.count("\n- ST"),
        "unhandled exceptions": sum("Traceback" in line for line in complaints),
        "complaints": len(complaints),
        "changes of the match": len(changed),
        "examples": [*changed[:3], *complaints[:3]],
        "said": said[-6000:],
        "load average": os.getloadavg()[0],
        "passed": not (failed or said or complaints or changed) and sum(statuses.values()) > 0,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m load.schema", description=__doc__)
    parser.add_argument("--examples", type=int, default=100, help="most for each route")
    parser.add_argument("--runs", type=int, default=2, help="1: as a stranger; 2: as nobody too")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=900.0, help="at most, for each run")
    args = parser.parse_args()
    server = Server()
    try:
        figures = asyncio.run(attack(server, args))
    finally:
        server.close()
    said = figures.pop("said")
    if said:
        print(said)
    report("schema", figures)


if __name__ == "__main__":
    main()
