"""Silence is an answer where the rules say so, and where the table has a window for it."""

import asyncio
from pathlib import Path

from harena.server.log.clocks import now
from harena.server.log.deadlines import closes_at
from harena.server.log.frames import show_position
from harena.server.protocol.structures import ClockRule, TableWish
from harena.server.tables.acts import commands
from harena.server.tables.hall import Hall
from harena.server.tables.keeper import Keeper
from harena.server.tables.live.table import Table
from tests.server.halls import ME, guest_called, on_disk, opened, put_away

WINDOW = 60
NEVER = 0


async def in_a_window(hall: Hall, window: int) -> tuple[Table, int]:
    """A match of three people up to where one of them could react, and might pass."""
    anna = await guest_called(hall, "Anna")
    wish = TableWish("spartacus", [ME, ME, ME], window=window, patience=0)
    live = await hall.table((await hall.make(wish, anna)).table.id)
    while True:
        match = live.ledger.playing()
        seat = match.to_act[0]
        asked = match.state.decision(seat)
        assert asked is not None
        if asked.ask == "react" and len(asked.choices) > 1:
            return live, seat
        assert asked.ask == "react" or closes_at(live.ledger, seat) is None
        index = match.rulebook.instinct(match.state, seat)
        await live.perform(
            lambda ledger, at: commands.take(ledger, ledger.playing(), seat, index, at)  # noqa: B023
        )


async def later(hall: Hall, live: Table, seconds: int) -> Table:
    """The same table, woken from disk as if so much time had passed in between."""
    table = live.ledger.header.id
    put_away(hall, table)
    on_disk(hall, "update log set at = at - ?", 1000 * seconds)
    on_disk(hall, "update tables set wake_at = wake_at - ?", 1000 * seconds)
    await Keeper(hall).wake_due(now())
    found = await hall.table(table)
    await found.actor.perform(found.take_over_late)
    return found


def test_who_says_nothing_passes_when_the_window_closes_and_keeps_his_seat(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            live, seat = await in_a_window(hall, WINDOW)
            asked_at = live.ledger.entries[live.ledger.asked_since[seat] - 1].at
            answers = len(live.ledger.answers)
            seen = show_position(live.ledger, seat, reads=False)
            assert seen is not None
            assert seen.closes == asked_at + 1000 * WINDOW

            still = await later(hall, live, WINDOW - 30)
            assert len(still.ledger.answers) == answers

            after = await later(hall, still, 31)
            assert after.ledger.answers[answers] == (seat, 0)
            assert not after.ledger.sitters[seat].by_bot
            assert {one.kind for one in after.ledger.entries[answers:]} == {"answered"}

    asyncio.run(act())


def test_without_a_window_everybody_takes_his_time(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            live, seat = await in_a_window(hall, NEVER)
            assert closes_at(live.ledger, seat) is None
            answers = len(live.ledger.answers)

            after = await later(hall, live, 100_000)

            assert len(after.ledger.answers) == answers

    asyncio.run(act())


def test_whom_the_server_kept_from_speaking_has_the_whole_window_again(tmp_path: Path) -> None:
    async def act() -> None:
        async with opened(tmp_path) as hall:
            live, seat = await in_a_window(hall, WINDOW)
            table = live.ledger.header.id
        on_disk(hall, "update log set at = at - ?", 3_600_000)
        on_disk(hall, "update alive set at = ?", now() - 3_590_000)
        async with opened(tmp_path) as hall:
            back = await hall.table(table)
            closes = closes_at(back.ledger, seat)
            assert closes is not None
            assert closes > now()

    asyncio.run(act())


def test_bids_and_wagers_have_less_of_the_cap_than_others_and_reactions_least(
    tmp_path: Path,
) -> None:
    """13.6 Where another decision may take a minute, 45 seconds and 15."""

    async def act() -> dict[str, set[int]]:
        found: dict[str, set[int]] = {}
        async with opened(tmp_path) as hall:
            anna = await guest_called(hall, "Anna")
            clock = ClockRule(bank=100_000, cap=60)
            wish = TableWish("spartacus", [ME, ME, ME], clock=clock, patience=0)
            live = await hall.table((await hall.make(wish, anna)).table.id)
            while not {"bid", "hosting", "react", "wager", "market"} <= found.keys():
                match = live.ledger.playing()
                for seat in match.to_act:
                    asked = match.state.decision(seat)
                    assert asked is not None
                    assert live.ledger.clocks is not None
                    deadline = live.ledger.clocks.deadline(seat)
                    assert deadline is not None
                    since = live.ledger.entries[live.ledger.asked_since[seat] - 1].at
                    found.setdefault(asked.ask, set()).add(deadline - since)
                seat = match.to_act[0]
                index = match.rulebook.instinct(match.state, seat)
                await live.perform(
                    lambda ledger, at: commands.take(ledger, ledger.playing(), seat, index, at)  # noqa: B023
                )
        return found

    found = asyncio.run(act())

    assert [found.pop(ask) for ask in ("bid", "hosting", "wager")] == [{45_000}] * 3
    assert found.pop("react") == {15_000}
    assert set().union(*found.values()) == {60_000}
