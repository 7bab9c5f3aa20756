"""A live table, owned by one actor: its acts are done one after the other.

Validate, append, commit, show. An act is tried on a twin of the ledger, its entries are committed,
and only then does the twin become the ledger and is shown. So nothing is shown that a crash could
take back, and an act that fails has changed nothing.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TypeAlias, final

from harena.kernel.refused import Refused
from harena.server.log import story, undo
from harena.server.log.clocks import now
from harena.server.log.deadlines import SILENCE, Deadline, bots_go_on, deadlines, wake_at
from harena.server.log.entries import Deed
from harena.server.log.folding import fold
from harena.server.log.frames import make_welcome, show_table
from harena.server.log.ledger import Ledger
from harena.server.log.stepping_in import waits_for
from harena.server.protocol.codec import ENCODER
from harena.server.protocol.messages import (
    Command,
    Done,
    Hint,
    HintTold,
    Leave,
    Odds,
    Out,
    Ping,
    Pong,
    Reclaim,
    Say,
    Undo,
    Wave,
    Welcome,
    Why,
)
from harena.server.store.store import Store
from harena.server.tables.acts import commands, seats
from harena.server.tables.acts.manners import WordList
from harena.server.tables.guests.limits import Buckets, Limits
from harena.server.tables.guests.quotas import Room
from harena.server.tables.live.actor import Actor
from harena.server.tables.live.counsel import Counsel, question_of
from harena.server.tables.live.viewers import (
    COME_AGAIN,
    NOT_YOUR_SEAT,
    Viewer,
    Viewers,
    holds_seat,
    is_said_by,
    silenced,
)
from harena.server.tables.metrics import Counts
from harena.server.tables.reading.reading_room import Reading
from harena.server.tables.thinking.pace import Pace
from harena.server.tables.thinking.thinkers import STAND_IN, Question, Thinkers

LOG = logging.getLogger("harena.server")
Act: TypeAlias = Callable[[Ledger, int], Deed]
BOT_RETRY = 1.0
HOUR = 3600
IDLE_AHEAD = 600_000


@final
class Table:
    """A table in memory, with those who look at it."""

    def __init__(
        self,
        ledger: Ledger,
        fence: int | None,
        disk: Store,
        thinkers: Thinkers,
        reading: Reading,
        counts: Counts,
        words: WordList,
        limits: Limits,
    ) -> None:
        self.ledger = ledger
        self.fence = fence
        self.disk = disk
        self.thinkers = thinkers
        self.reading = reading
        self.counts = counts
        self.words = words
        self.has_chat = limits.chat
        self.pace = Pace(limits.bot_beat_ms / 1000)
        self.counsel = Counsel(thinkers, reading)
        self.chat = Buckets(limits.chat_lines, limits.chat_seconds, "lines of chat")
        self.leaves = Buckets(limits.leaves_per_hour, HOUR, "comings and goings")
        self.room = Room(disk, limits, ledger.header.host)
        self.opening = 1000 * limits.opening_seconds
        self.viewers = Viewers(ledger.seats)
        self.away_since: dict[int, int] = dict.fromkeys(range(ledger.seats), now())
        self.thoughts: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.waved = 0  # The last entry at which the one person here had nothing to do besides.
        self.going_on = asyncio.Event()
        self.timer: asyncio.TimerHandle | None = None
        self.idle_since = now()
        self.actor = Actor(ledger.header.id)

    # The actor.

    async def perform(self, act: Act) -> int:
        """An act in its turn; the number of its first entry, or of the last if it has none."""
        return await self.actor.perform(lambda: self.commit(act(self.ledger, now())))

    async def commit(self, deed: Deed) -> int:
        """Inside the actor: append and commit, then show."""
        if not deed.entries and not deed.links:
            return self.ledger.seq
        after = self.ledger.twin()
        after.keep_private(deed)
        played = iter(deed.played)
        afters: list[Ledger] = []
        for full in deed.entries:
            before = after.match
            after = after.twin() if afters else after
            fold(after, full, next(played, None))
            full.told = story.tell(before, after)
            afters.append(after)
        try:
            await self.disk.append(deed, wake_at(after), show_table(after, None), self.fence)
        except Refused as refused:
            if refused.code == "gone":
                self.close()
            raise
        self.counts.answers.inc(len(deed.played))
        for then in afters:
            self.ledger = then
            self.viewers.show(then, then.seq, is_last=then is after)
        self.ledger = after
        self.going_on.set()
        self.stir()
        return after.seq if not deed.entries else deed.entries[0].entry.seq

    # Coming and going.

    def join(self, viewer: Viewer, since: int) -> None:
        """A viewer comes. Between his welcome and the next frame nothing can be missed."""
        if self.actor.closed:
            viewer.close(COME_AGAIN)
            return
        if not holds_seat(self.ledger, viewer):  # It may have changed hands while he came.
            viewer.close(NOT_YOUR_SEAT)
            return
        self.viewers.all.add(viewer)
        if viewer.seat is not None:
            self.away_since.pop(viewer.seat, None)
        viewer.send(ENCODER.encode(self.welcome(viewer, since)))
        self.viewers.tell_here()
        self.stir()

    def part(self, viewer: Viewer) -> None:
        """A viewer goes."""
        if viewer not in self.viewers.all:
            return
        self.viewers.all.remove(viewer)
        if viewer.seat is not None and not self.viewers.is_there(viewer.seat):
            self.away_since[viewer.seat] = now()
        if not self.viewers.all:
            self.idle_since = now()
        self.going_on.set()
        self.viewers.tell_here()
        self.set_timer()

    def welcome(self, viewer: Viewer, since: int) -> Welcome:
        """All that a viewer has missed."""
        here = self.viewers.here()
        seat, guest = viewer.seat, viewer.guest
        welcome = make_welcome(self.ledger, seat, guest, since, now(), here, viewer.reads)
        welcome.entries = [
            silenced(one) if is_said_by(self.ledger, one, viewer.blocked) else one
            for one in welcome.entries
        ]
        welcome.manners.chat = self.has_chat
        welcome.manners.blocked = [
            at for at, one in enumerate(self.ledger.sitters) if one.guest in viewer.blocked
        ]
        return welcome

    # Commands.

    async def command(self, viewer: Viewer, command: Command) -> Out:
        """One command of one viewer."""
        if isinstance(command, Ping):
            return Pong(command.id, now())
        seat = commands.check_own(self.ledger, viewer.seat, viewer.guest)
        if isinstance(command, Odds):
            return await self.counsel.odds(self.ledger, viewer, seat, command)
        if isinstance(command, Why):
            return await self.counsel.why(self.ledger, viewer, seat, command)
        if isinstance(command, Hint):
            return await self.advise(viewer, seat, command)
        if isinstance(command, Wave):
            return self.go_on(command)
        if (seat, command.id) in self.ledger.commands:
            return Done(command.id, self.ledger.commands[(seat, command.id)])
        if isinstance(command, Say):
            if not self.has_chat:
                raise Refused("chat-off", "there is no chat on this server")
            self.words.check(command.text)
            self.chat.take(viewer.guest)
        if isinstance(command, Leave | Reclaim):
            self.leaves.take(viewer.guest)
        with self.counts.seconds.time():
            seq = await self.actor.perform(lambda: self.obey(viewer, command))
        return Done(command.id, seq)

    async def obey(self, viewer: Viewer, command: Command) -> int:
        """Inside the actor: a command that was not obeyed before."""
        ledger = self.ledger
        seat = commands.check_own(ledger, viewer.seat, viewer.guest)
        if (seat, command.id) in ledger.commands:
            return ledger.commands[(seat, command.id)]
        if ledger.state == "closed":
            seats.check_gathering(ledger)
        if isinstance(command, Undo | Say | Hint):
            await self.room.check(len(ledger.entries))
        if isinstance(command, Undo):
            await asyncio.to_thread(undo.is_free, ledger, seat)  # It takes long; others go on.
        deed = commands.ACTS[type(command)](ledger, seat, command, now())
        if deed.entries:
            deed.entries[0].command = command.id
        return await self.commit(deed)

    async def advise(self, viewer: Viewer, seat: int, command: Hint) -> HintTold:
        """What a bot would do with this seat's view; first it is written down that it was asked."""
        commands.check_hint(self.ledger, seat, command)
        question = question_of(self.ledger, seat, viewer.guest)
        await self.actor.perform(lambda: self.obey(viewer, command))
        return await self.counsel.hint(seat, command, question)

    # Time and bots.

    def stir(self) -> None:
        """Let bots think that must answer, and set the timer for those who are late."""
        self.set_timer()
        if self.actor.closed:
            return
        if not self.is_attended() and not bots_go_on(self.ledger):
            return  # Bots do not play among themselves: they go on when somebody is back.
        for seat in self.ledger.to_act:
            since = self.ledger.asked_since[seat]
            if self.ledger.sitters[seat].by_bot and self.thoughts.get(seat, (0,))[0] != since:
                question = question_of(self.ledger, seat, self.ledger.header.host)
                thought = asyncio.create_task(self.think(seat, since, question))
                self.thoughts[seat] = (since, thought)

    def is_attended(self) -> bool:
        """Whether somebody is here who holds a seat."""
        return any(viewer.seat is not None for viewer in self.viewers.all)

    async def think(self, seat: int, since: int, question: Question) -> None:
        """A bot's answer to one question; asked again if the disk refuses."""
        begun, chances = time.monotonic(), question.chances
        try:
            index = await self.thinkers.choose(self.ledger.sitters[seat].bot or STAND_IN, question)
            passed = time.monotonic() - begun
            await asyncio.sleep(self.pace.rest(seat, chances[0].ask, len(chances), passed))
            await self.let_step_in(seat, since)
            await self.actor.perform(lambda: self.answer_for(seat, since, index))
        except Refused as refused:
            LOG.warning("the bot of table %s must try again: %s", question.table, refused)
            await asyncio.sleep(BOT_RETRY)
        if self.thoughts.get(seat, (0,))[0] == since:
            del self.thoughts[seat]
        self.stir()

    async def let_step_in(self, seat: int, since: int) -> None:
        """A bot keeps its answer back while the one person here may do something, till he waves."""
        while self.ledger.asked_since[seat] == since and self.waved < self.ledger.changed:
            person = waits_for(self.ledger)
            there = [one for one in self.viewers.all if one.seat == person and one.steps_in]
            if person is None or not there:
                return
            self.going_on.clear()
            await self.going_on.wait()

    def go_on(self, command: Wave) -> Done:
        """He does nothing besides: nothing is written, and the bot goes on."""
        if not self.ledger.changed <= command.seq <= self.ledger.seq:
            raise commands.stale(command.seq, self.ledger)
        self.waved = command.seq
        self.going_on.set()
        return Done(command.id, self.ledger.seq)

    async def answer_for(self, seat: int, since: int, index: int) -> int:
        """Inside the actor: a bot's answer, if the question is still the same."""
        ledger = self.ledger
        if ledger.asked_since[seat] != since or not ledger.sitters[seat].by_bot:
            return ledger.seq
        return await self.commit(commands.take(ledger, ledger.playing(), seat, index, now()))

    def deadlines(self) -> list[Deadline]:
        """When each person who is asked will be late, and why."""
        return [] if self.actor.closed else deadlines(self.ledger, self.away_since)

    def next_moment(self) -> int | None:
        """When something is to be done: somebody is late, or has not opened what he pledged."""
        if self.ledger.is_full() and not self.actor.closed:
            return self.ledger.entries[-1].at + self.opening
        found = self.deadlines()
        return found[0][0] if found else None

    def set_timer(self) -> None:
        """For the first who will be late."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        moment = self.next_moment()
        if moment is not None:
            wait = max(0.0, (moment - now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(min(wait, 3600.0), self.look_at_time)

    def look_at_time(self) -> None:
        """The timer has rung: queue a look at who is late."""
        if not self.actor.closed:
            done = self.actor.order(self.take_over_late)
            done.add_done_callback(lambda one: one.cancelled() or one.exception())

    async def take_over_late(self) -> int:
        """Inside the actor: a bot takes over for whoever is late; or the match begins at last."""
        try:
            await self.commit(self.overdue())
        except Refused as refused:
            LOG.warning("table %s will be looked at again: %s", self.ledger.header.id, refused)
            await asyncio.sleep(BOT_RETRY)
        self.set_timer()
        return self.ledger.seq

    def overdue(self) -> Deed:
        """What is to be done by now; nothing if it is not yet time."""
        moment = self.next_moment()
        if moment is None or moment > now():
            return Deed(self.ledger.seq)
        if self.ledger.is_full():
            return seats.begin_without(self.ledger, now())
        _, seat, why = self.deadlines()[0]
        if why == SILENCE:
            return commands.keep_silent(self.ledger, seat, now())
        return commands.take_over(self.ledger, seat, why, now())

    def rest(self) -> tuple[int, int] | None:
        """Since when who is asked has been away, and when a bot will take over; if any is asked."""
        found = deadlines(self.ledger, self.away_since)
        away = [self.away_since[seat] for _, seat, why in found if why == "absent"]
        return (max(away), found[0][0]) if away else None

    def is_at_rest(self) -> bool:
        """Whether nobody looks and nothing is under way."""
        if self.viewers.all or self.thoughts or self.ledger.is_full():
            return False
        return self.actor.is_idle()

    def is_idle(self, since: int) -> bool:
        """Whether the table can be put away: nobody looks, nothing is under way or due soon."""
        if not self.is_at_rest():
            return False
        soon = now() + IDLE_AHEAD
        return self.idle_since < since and all(late[0] > soon for late in self.deadlines())

    def close(self) -> None:
        """Put the table away; whoever looks is asked to come again."""
        self.actor.close()
        if self.timer is not None:
            self.timer.cancel()
        for _, thought in self.thoughts.values():
            thought.cancel()
        self.viewers.close()
