"""Who keeps the deadlines of a hall: he wakes tables, puts idle ones away, and says he lives."""

import asyncio
import logging
import time
from typing import Final, final

from harena.kernel.refused import Refused
from harena.server.log.clocks import STEADY, now
from harena.server.tables.hall import PASSING, Hall

LOG = logging.getLogger("harena.server")
LOOK_SECONDS: Final = 0.25
IDLE_MS: Final = 60_000
BEAT_SECONDS: Final = 5.0
SHARED_BEAT_SECONDS: Final = 1.0
EXPIRE_SECONDS: Final = 3600.0
LATE_SECONDS: Final = 5.0
LOAD_SECONDS: Final = 30.0


@final
class Keeper:
    """He looks four times a second, and is replaced if he dies."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.lag_ms = 0.0
        self.stuck = 0  # Tables that were due at the last look, and could not be taken up.
        self.looked = self.beaten = self.counted = time.monotonic()
        self.expired = time.monotonic() - EXPIRE_SECONDS
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on deadlines are kept."""
        self.task = asyncio.create_task(self.keep())
        self.task.add_done_callback(self.mourn)

    def stop(self) -> None:
        """His work is done."""
        if self.task is not None:
            self.task.cancel()

    def mourn(self, task: asyncio.Task[None]) -> None:
        """A keeper that dies is replaced: without him no deadline is kept."""
        if not task.cancelled():
            LOG.critical("the keeper died and is replaced", exc_info=task.exception())
            self.start()

    def troubles(self) -> list[str]:
        """Why this server is not ready, in sentences; none if it is."""
        moment, found = time.monotonic(), []
        if moment - self.looked > LATE_SECONDS:
            found.append(f"the keeper has not looked for {moment - self.looked:.0f} s")
        if moment - self.beaten > BEAT_SECONDS + LATE_SECONDS:
            found.append(f"nothing was written to disk for {moment - self.beaten:.0f} s")
        if self.stuck:
            found.append(f"{self.stuck} tables whose time has come cannot be taken up")
        return found

    async def keep(self) -> None:
        """Look, again and again, whatever a look brings."""
        while True:
            asleep = time.monotonic()
            await asyncio.sleep(LOOK_SECONDS)
            self.lag_ms = max(0.0, (time.monotonic() - asleep - LOOK_SECONDS) * 1000)
            STEADY.approach()
            try:
                await self.look(now())
                self.looked = time.monotonic()
            except Refused as refused:
                LOG.warning("the disk refuses: %s", refused)
                self.looked = time.monotonic()
                await asyncio.sleep(1)
            except Exception:
                # Whatever it was, the deadlines of all other tables are still to be kept.
                LOG.exception("the keeper failed")
                await asyncio.sleep(1)

    async def look(self, moment: int) -> None:
        """Wake tables whose time has come, put idle ones away, and note that the server lives."""
        if time.monotonic() - self.beaten >= self.beat_seconds():
            await self.hall.disk.beat(moment)
            self.beaten = time.monotonic()
        if self.hall.disk.leases and time.monotonic() - self.counted >= SHARED_BEAT_SECONDS:
            await self.let_go()
        await self.wake_due(moment)
        self.hall.put_away(moment - IDLE_MS)
        await self.hall.note_rest()
        if time.monotonic() - self.expired > EXPIRE_SECONDS:
            self.expired = time.monotonic()
            await self.expire()

    def beat_seconds(self) -> float:
        """How often it is written down that the server lives: where clocks run, to the moment."""
        if any(table.ledger.clocks for table in self.hall.tables.values()):
            return LOOK_SECONDS
        return BEAT_SECONDS if self.hall.disk.leases is None else SHARED_BEAT_SECONDS

    async def let_go(self) -> None:
        """What another process serves by now is put away here; who looks finds it there."""
        self.counted = time.monotonic()
        held = {id: table.fence for id, table in self.hall.tables.items()}
        for id in await self.hall.disk.lost(held):
            self.hall.drop(id, held[id])

    async def wake_due(self, moment: int) -> None:
        """A stored deadline is kept although nobody has come, and although there is no room.

        One that cannot be taken up now is tried again at the next look; it keeps back no other.
        """
        hall, stuck = self.hall, 0
        for id in await hall.disk.due(moment):
            if id in hall.tables:
                continue
            self.looked = time.monotonic()
            try:
                async with asyncio.timeout(LOAD_SECONDS):
                    await hall.bring(id, hall.load, must=True)
            except TimeoutError:
                LOG.error("table %s takes too long to be taken up and is set aside", id)  # noqa: TRY400
                hall.damaged.add(id)
                await hall.disk.let_sleep(id)
            except Refused as refused:
                LOG.warning("table %s cannot be taken up: %s", id, refused)
                if refused.code in PASSING:
                    stuck += 1
                else:
                    await hall.disk.let_sleep(id)
        self.stuck = stuck

    async def expire(self) -> None:
        """What nobody has touched for as long as the owner says is forgotten."""
        hall = self.hall
        if not hall.limits.expiry_days:
            return
        before = now() - hall.limits.expiry_days * 24 * 3600 * 1000
        while count := await hall.disk.expire(before, list(hall.tables)):
            LOG.info("%d tables that nobody has touched were forgotten", count)
        hall.guests.known.clear()
