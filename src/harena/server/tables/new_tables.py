"""New tables: what was wished for, checked, and laid out as the first entries of a log."""

from typing import TypeAlias

from msgspec import Struct

import harena
from harena import bots
from harena.kernel.record import Record, field, play_values
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from harena.server.log import story
from harena.server.log.clocks import Outage
from harena.server.log.deadlines import wake_at
from harena.server.log.entries import Deed, Guest, Header, NewTable, Private, SeatPlan
from harena.server.log.fair import draw_seeds
from harena.server.log.folding import fold
from harena.server.log.frames import show_table
from harena.server.log.ledger import Ledger
from harena.server.protocol.structures import ExerciseWish, SeatLink, Source, TableWish
from harena.server.tables.acts.seats import begin_if_full
from harena.server.tables.guests.tokens import clean_name, hashed, new_id, new_token, path_to
from harena.server.tables.reading.scribes import Played
from harena.toolkit.play_options import check_meant

Sits: TypeAlias = dict[int, tuple[str, str | None]]  # By seat: a name, and what is pledged.


class Draft(Struct):
    """A table before it is stored: its ledger, what is to be stored, the links of free seats."""

    ledger: Ledger
    new: NewTable
    links: list[SeatLink]


def check_bot(name: str | None, game: str) -> str:
    """A bot that there is for the game."""
    return bots.check(str(name), game)


def make(
    wish: TableWish,
    pack: Pack,
    before: Played | None,
    guest: Guest,
    at: int,
    outages: list[Outage],
) -> Draft:
    """A table as somebody wishes it; it may go on from a match that was played elsewhere."""
    book = harena.rulebook(wish.game)
    carried = {} if before is None else left_by(before, wish)
    setup = book.settle(len(wish.seats), wish.options, pack, carried)
    book.lay_out(setup)  # Options that contradict each other are refused now, not at the gate.
    if before is None:
        check_meant(book.play, setup, wish.options)
    plans = [
        SeatPlan("bot", check_bot(one.bot, wish.game))
        if one.kind == "bot"
        else SeatPlan("link" if one.kind == "me" else one.kind)
        for one in wish.seats
    ]
    if all(one.kind == "bot" for one in wish.seats):
        raise Refused("seats", "a seat for a person was expected, but all are for bots")
    header = Header(
        new_id(), wish.game, book.version, pack.digest, plans, dict(setup.options),
        wish.public, wish.clock, wish.patience, guest.id, at, carried, record=wish.record,
        brought=wish.record is not None, window=wish.window, number=1,
        pack_name=pack.name,
    )  # fmt: skip
    private = Private(draw_seeds())
    sits = {
        seat: (clean_name(one.name or guest.name or "Guest"), one.pledge)
        for seat, one in enumerate(wish.seats)
        if one.kind == "me"
    }
    return lay_out(header, private, sits, guest, outages, pack)


def left_by(before: Played, wish: TableWish) -> dict[str, object]:
    """What a finished match of a campaign leaves to this one; the lost are replaced."""
    if not before.left or before.game != wish.game or before.seats != len(wish.seats):
        raise no_campaign(wish)
    return harena.rulebook(before.game).succeed(before.left)


def no_campaign(wish: TableWish) -> Refused:
    """Nothing can be carried from there: it was played otherwise, elsewhere, or as an exercise."""
    return Refused(
        "no-campaign",
        f"the record of a finished campaign match of {wish.game} for {len(wish.seats)} seats "
        "was expected, but another came",
        {"game": wish.game, "seats": len(wish.seats)},
    )


def make_again(
    ledger: Ledger, pledges: dict[int, str], guest: Guest, at: int, outages: list[Outage]
) -> Draft:
    """The same table once more: bots on their seats, the others kept for who held them.

    The seat of somebody who was forgotten is free.
    An exercise begins once more where it began. A campaign goes on: what the match leaves behind
    is carried into the next, and who was lost for good is replaced.
    """
    old = ledger.header
    book = harena.rulebook(old.game)
    carried = old.carried if ledger.match is None else book.succeed(ledger.legacy)
    book.lay_out(book.settle(ledger.seats, old.options, ledger.pack, carried))
    plans = [
        SeatPlan(plan.kind, kept_for=sitter.guest or None)
        if sitter.bot is None
        else SeatPlan("bot", sitter.bot)
        for plan, sitter in zip(old.plans, ledger.sitters, strict=True)
    ]
    header = Header(
        new_id(), old.game, book.version, ledger.pack.digest, plans, old.options,
        old.public, old.clock, old.patience, guest.id, at, carried, after=old.id,
        exercise=old.exercise, start=old.start, brought=old.brought, window=old.window,
        number=number_after(old.number, ledger.legacy), pack_name=old.pack_name,
    )  # fmt: skip
    sits = {
        seat: (sitter.name or "Guest", pledges.get(seat))
        for seat, sitter in enumerate(ledger.sitters)
        if sitter.guest == guest.id
    }
    private = Private(draw_seeds(), start=ledger.private.start)
    return lay_out(header, private, sits, guest, outages, ledger.pack)


def number_after(number: int, left: dict[str, object]) -> int:
    """The next match of a campaign; the first of another one where it is over."""
    if left.get("over") is True:
        return 1
    return number + 1 if number else 0


def make_exercise(
    start: Record,
    pack: Pack,
    source: Source,
    wish: ExerciseWish,
    guest: Guest,
    at: int,
    outages: list[Outage],
) -> Draft:
    """A table for one that begins where a record ends, with bots on the other seats."""
    count = field(start, "seats", int)
    if wish.seat >= count:
        raise Refused("seat", f"a seat from 0 to {count - 1} was expected")
    game = str(start["game"])
    plans = [SeatPlan("bot", check_bot(wish.bot, game)) for _ in range(count)]
    plans[wish.seat] = SeatPlan("link")
    header = Header(
        new_id(), game, field(start, "rules", int), pack.digest, plans,
        play_values(start), public=False, clock=None, patience=0, host=guest.id, made_at=at,
        carried=field(start, "carried", dict), exercise=source, start=new_id(),
        pack_name=pack.name,
    )  # fmt: skip
    private = Private(draw_seeds(), start=start)
    return lay_out(
        header, private, {wish.seat: (guest.name or "Guest", None)}, guest, outages, pack
    )


def lay_out(
    header: Header, private: Private, sits: Sits, guest: Guest, outages: list[Outage], pack: Pack
) -> Draft:
    """The first entries: made, who sits already, and began if nobody is waited for.

    Free seats get links, but for those of a rematch, which are kept for who held them.
    """
    deed = Deed(0, holders=dict.fromkeys(sits, guest.id))
    deed.add(header.made_at, "made").entry.name = guest.name
    for seat, (name, pledge) in sits.items():
        full = deed.add(header.made_at, "sat", seat)
        full.entry.name, full.entry.text, full.guest = name, pledge, guest.id
    links = [
        new_link(header.id, seat)
        for seat, plan in enumerate(header.plans)
        if plan.kind != "bot" and seat not in sits and header.after is None
    ]
    private.links = {link.seat: hashed(link.token) for link in links}
    deed.links.update(private.links)
    ledger = Ledger(header, private, outages, pack)
    begin_if_full(ledger, deed, header.made_at)
    for full in deed.entries:
        fold(ledger, full)
        full.told = story.tell(None, ledger)
    card = show_table(ledger, None)
    return Draft(ledger, NewTable(header, private, deed, card, wake_at(ledger)), links)


def new_link(table: str, seat: int) -> SeatLink:
    """A link with a fresh token."""
    token = new_token()
    return SeatLink(seat, token, path_to(table, token))
