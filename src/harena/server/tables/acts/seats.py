"""Who has a seat: acts of the table like all others, so that two of them are never done at once."""

import hmac

from harena.kernel.refused import Refused
from harena.server.log.entries import Deed, Guest
from harena.server.log.fair import pledge
from harena.server.log.ledger import Ledger
from harena.server.protocol.structures import OpenWish, SitWish
from harena.server.tables.guests.tokens import clean_name, hashed


def check_gathering(ledger: Ledger) -> None:
    """Seats are given out before the match begins."""
    if ledger.state != "gathering":
        raise Refused(
            "state",
            f"a table that still gathers was expected, but this one is {ledger.state}",
            {"state": ledger.state},
        )


def check_not_full(ledger: Ledger) -> None:
    """Who sits when all have pledged stays: who came instead might have seen the others' bytes."""
    if ledger.is_full():
        raise Refused(
            "state", "the match begins in a moment: leave it then", {"state": "gathering"}
        )


def sit(ledger: Ledger, guest: Guest, wish: SitWish, at: int, held_before: bool = False) -> Deed:
    """Take a seat by its link, or an open one by its number; whoever sits there already, sits.

    In a rematch also one that he held in the match before.
    """
    by_link = None if wish.token is None else seat_of(ledger, wish.token)
    seat = wish.seat if by_link is None else by_link
    if seat is None or seat >= ledger.seats:
        raise Refused("seat", f"a seat from 0 to {ledger.seats - 1} was expected")
    sitter = ledger.sitters[seat]
    deed = Deed(ledger.seq)
    if sitter.guest == guest.id:
        return deed
    if sitter.bot is not None or (sitter.guest is not None and by_link is None):
        raise taken(seat)
    if sitter.guest is None:
        check_gathering(ledger)
    if guest.id in ledger.kicked:
        raise Refused("not-yours", "the host of this table has sent you away")
    if by_link is None and not (held_before and is_kept(ledger, seat)):
        check_open(ledger, seat, guest)
    full = deed.add(at, "sat", seat)
    full.entry.name = clean_name(wish.name or guest.name or sitter.name or "Guest")
    full.guest = guest.id
    if sitter.guest is not None:
        full.entry.why = "moved"
    else:
        full.entry.text = wish.pledge
    deed.holders[seat] = guest.id
    deed.links[seat] = None
    begin_if_full(ledger, deed, at)
    return deed


def seat_of(ledger: Ledger, token: str) -> int:
    """Which seat a token is for."""
    key = hashed(token)
    for seat, kept in ledger.private.links.items():
        if hmac.compare_digest(kept, key):
            return seat
    raise Refused("token", "a seat link that still works was expected; ask for a new one")


def check_seat(ledger: Ledger, seat: int) -> None:
    """A seat that the table has."""
    if not 0 <= seat < ledger.seats:
        raise Refused("not-found", f"a seat from 0 to {ledger.seats - 1} was expected")


def check_open(ledger: Ledger, seat: int, guest: Guest) -> None:
    """Without a token: an open seat, one for each guest but the host; or the one kept for him."""
    if is_kept(ledger, seat):
        if not is_kept_for(ledger, seat, guest):
            raise Refused("token", "the seat is kept for somebody else")
        return
    if ledger.header.plans[seat].kind != "open":
        raise Refused("token", "the seat can be taken by its link only")
    sits = any(sitter.guest == guest.id for sitter in ledger.sitters)
    if sits and ledger.header.host != guest.id:
        raise Refused("one-seat", "you sit here already: the other seats are for others")


def is_kept(ledger: Ledger, seat: int) -> bool:
    """Whether the seat is kept for who had it in the match before."""
    return ledger.header.plans[seat].kept_for is not None


def is_kept_for(ledger: Ledger, seat: int | None, guest: Guest) -> bool:
    """Whether that is this guest."""
    plans = ledger.header.plans
    return seat is not None and seat < len(plans) and plans[seat].kept_for == guest.id


def check_kept(ledger: Ledger, seat: int) -> None:
    """Whoever asks for a rematch is its host, but the seats of the others are not his to give."""
    if is_kept(ledger, seat):
        raise Refused("not-yours", f"seat {seat} is kept for who had it in the match before")


def taken(seat: int) -> Refused:
    """Somebody or something has the seat."""
    return Refused("taken", f"a free seat was expected, but {seat} is taken")


def check_host(ledger: Ledger, guest: Guest) -> None:
    """Some things only the host may do."""
    if ledger.header.host != guest.id:
        raise Refused("not-yours", "only who made the table may do this")


def make_link(ledger: Ledger, guest: Guest, seat: int, token: str) -> Deed:
    """A new link: by the host while the seat is free, by its holder afterwards.

    Whenever a seat changes hands its link dies, so a link is always of the one who may give it.
    """
    check_seat(ledger, seat)
    sitter = ledger.sitters[seat]
    free_and_mine = not sitter.is_taken() and ledger.header.host == guest.id
    if free_and_mine:
        check_kept(ledger, seat)
    if sitter.guest != guest.id and not free_and_mine:
        raise Refused("not-yours", f"seat {seat} is not yours to give")
    if free_and_mine:
        check_gathering(ledger)
    return Deed(ledger.seq, links={seat: hashed(token)})


def begin_if_full(ledger: Ledger, deed: Deed, at: int) -> None:
    """When every seat is taken, and all have opened what they pledged, the match begins."""
    sits = {full.entry.seat: full.entry.text for full in deed.entries if full.entry.kind != "made"}
    opened = ledger.private.contributions.keys() | deed.contributions.keys()
    for seat, sitter in enumerate(ledger.sitters):
        is_taken, pledge = sitter.is_taken() or seat in sits, sitter.pledge or sits.get(seat)
        if not is_taken or (pledge and seat not in opened):
            return
    if ledger.state == "gathering":
        deed.add(at, "began")


def open_pledges(ledger: Ledger, guest: Guest, wish: OpenWish, at: int) -> Deed:
    """The bytes behind pledges of mine: after all are in, so that the last to speak gains nothing.

    Sent twice, they are opened once.
    """
    deed = Deed(ledger.seq)
    mine = {
        sitter.pledge: seat
        for seat, sitter in enumerate(ledger.sitters)
        if sitter.guest == guest.id and sitter.pledge
    }
    for text in wish.bytes:
        own = bytes.fromhex(text)
        seat = mine.get(pledge(own))
        if seat is None:
            raise Refused("bytes", "bytes were expected that a seat of yours has pledged")
        if seat in ledger.private.contributions:
            continue
        if not ledger.is_full():
            raise Refused(
                "state", "bytes are opened when every seat is taken, and before the match"
            )
        deed.add(at, "opened", seat)
        deed.contributions[seat] = own
    begin_if_full(ledger, deed, at)
    return deed


def begin_without(ledger: Ledger, at: int) -> Deed:
    """Somebody has gone before he opened what he pledged: the match begins without it."""
    deed = Deed(ledger.seq)
    if ledger.is_full():
        deed.add(at, "began")
    return deed


def close(ledger: Ledger, guest: Guest, at: int) -> Deed:
    """The host gives up waiting: no link works any more. Asked twice, it is closed once."""
    check_host(ledger, guest)
    deed = Deed(ledger.seq)
    if ledger.state != "closed":
        check_gathering(ledger)
        deed.add(at, "closed")
        deed.links.update(dict.fromkeys(range(ledger.seats)))
    return deed


def seat_bot(ledger: Ledger, guest: Guest, seat: int, bot: str, at: int) -> Deed:
    """The host puts a bot on a free seat."""
    check_seat(ledger, seat)
    check_host(ledger, guest)
    if ledger.sitters[seat].is_taken():
        raise taken(seat)
    check_gathering(ledger)
    check_kept(ledger, seat)
    deed = Deed(ledger.seq, links={seat: None})
    deed.add(at, "seated_bot", seat).entry.name = bot
    begin_if_full(ledger, deed, at)
    return deed


def part(seat: int, ledger: Ledger, at: int) -> Deed:
    """The holder goes for good: the seat is free again, or a bot plays on."""
    check_not_full(ledger)
    deed = Deed(ledger.seq)
    if ledger.state == "gathering":
        deed.add(at, "vacated", seat)
        deed.holders[seat] = deed.links[seat] = deed.contributions[seat] = None
    elif ledger.state == "playing" and not ledger.sitters[seat].by_bot:
        deed.add(at, "took_over", seat).entry.why = "left"
    return deed


def check_rematch(ledger: Ledger, guest: Guest) -> list[int]:
    """After the end, by somebody who has played; his seats."""
    if ledger.state != "over":
        raise Refused("state", "a match that is over was expected", {"state": ledger.state})
    mine = [seat for seat, sitter in enumerate(ledger.sitters) if sitter.guest == guest.id]
    if not mine:
        raise Refused("not-yours", "only who had a seat may ask for a rematch")
    return mine
