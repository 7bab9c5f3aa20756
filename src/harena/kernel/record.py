"""A record: a header and the answers in order, with digests that notice a match played otherwise.

A record is plain data. It is believed field by field; what is missing or of the wrong kind is
refused with a sentence.
"""

import json
from hashlib import blake2b
from struct import pack
from typing import Final, TypeAlias, TypeVar

from harena.kernel.events import Journal
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Pack, PlayValue, Setup

FORMAT: Final = 1
Record: TypeAlias = dict[str, object]
T = TypeVar("T")


def write(rulebook: Rulebook, setup: Setup, seed: str, secret: bytes, journal: Journal) -> Record:
    """Header and answers: enough to play the same match again, and to notice if it differs."""
    return {
        "harena": FORMAT,
        "game": rulebook.name,
        "rules": rulebook.version,
        "pack": {"name": setup.pack.name, "digest": setup.pack.digest},
        "seats": setup.seats,
        "options": dict(setup.options),
        "carried": setup.carried,
        "seed": seed,
        "secret": secret.hex(),
        "answers": [list(answer) for answer in journal.all_answers()],
        "digests": digests(rulebook, journal),
    }


def digests(rulebook: Rulebook, journal: Journal) -> list[str]:
    """A running digest over kinds and ints, taken before each round and at the end.

    Arguments that only explain are left out: a game may explain more, and old records stay true.
    The last digest takes in the answers too: one that is still sealed has made no event yet.
    """
    running = blake2b(digest_size=8)
    found: list[str] = []
    kinds: list[str] = []
    ints: list[int] = []
    for volume in journal.volumes():
        for kind, whole in zip(volume.kinds, volume.args, strict=True):
            if kind == rulebook.round_event:
                update(running, kinds, ints)
                found.append(running.hexdigest())
                kinds, ints = [], []
            args = rulebook.digested(kind, whole)
            kinds.append(kind)
            ints.append(len(args))
            ints.extend(args)
    for volume in journal.volumes():
        ints.extend(volume.answers)
    update(running, kinds, ints)
    found.append(running.hexdigest())
    return found


def update(running: blake2b, kinds: list[str], ints: list[int]) -> None:
    """Take in the events of a round; the same on machines of either byte order."""
    running.update("\n".join(kinds).encode())
    running.update(pack(f"<{len(ints)}q", *ints))


def read_setup(rulebook: Rulebook, record: Record, pack: Pack) -> Setup:
    """What was settled before the first step, as the header has it."""
    expect(record, "harena", FORMAT)
    expect(record, "game", rulebook.name)
    field(record, "rules", int)
    field(record, "digests", list)
    given = field(record, "pack", dict)
    if given.get("digest") != pack.digest and given.get("name") != pack.name:
        raise Refused(
            "pack",
            f"the record was played with pack {given.get('name')} ({given.get('digest')}), "
            f"but pack {pack.name} ({pack.digest}) came",
            {"expected": str(given.get("name")), "pack": pack.name},
        )
    seats, carried = field(record, "seats", int), field(record, "carried", dict)
    return rulebook.settle(seats, play_values(record), pack, carried)


def expect(record: Record, key: str, value: object) -> None:
    """A header field must be just this."""
    came = record.get(key)
    if came != value or type(came) is not type(value):
        said = f"record, field {key}: expected {json.dumps(value)}, but {json.dumps(came)} came"
        raise Refused(f"record-{key}", said, {"expected": str(value), "came": str(came)})


def field(record: Record, key: str, kind: type[T]) -> T:
    """A field of the record, of the right type."""
    value = record.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise damaged(f"field {key}: {kind.__name__} expected, but {json.dumps(value)[:40]} came")
    return value


def play_values(record: Record) -> dict[str, PlayValue]:
    """The options of play in the header."""
    options: dict[str, PlayValue] = {}
    for name, value in field(record, "options", dict).items():
        if not isinstance(value, bool | int | str):
            raise damaged(f"option {name}: a plain value expected, but {json.dumps(value)} came")
        options[str(name)] = value
    return options


def secret_of(record: Record) -> bytes:
    """The secret that keyed the dice, if the match was live."""
    text = field(record, "secret", str)
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise damaged(f"field secret: hexadecimal digits expected, but {text[:40]} came") from None


def pair(number: int, answer: object) -> tuple[int, int]:
    """An answer is a seat and an index."""
    if isinstance(answer, list) and [type(one) for one in answer] == [int, int]:
        return answer[0], answer[1]
    raise damaged(f"answer {number}: [seat, index] expected, but {json.dumps(answer)[:40]} came")


def otherwise(
    rulebook: Rulebook, record: Record, pack: Pack, found: list[str], why: str
) -> Refused:
    """The first round that differs is named; and the rules, if they have changed since."""
    rules, recorded = field(record, "rules", int), field(record, "digests", list)
    same = [one == other for one, other in zip(found, recorded, strict=False)]
    number = same.index(False) if False in same else len(same)
    if rules == rulebook.version and field(record, "pack", dict).get("digest") == pack.digest:
        if number == len(found):
            why = why or f"{len(recorded)} rounds recorded, but its answers end in round {number}"
        return damaged(why or f"round {number} does not come out as it was recorded")
    return differs(rulebook, pack, rules, number)


def differs(rulebook: Rulebook, pack: Pack, rules: int, number: int) -> Refused:
    """The rules or the content have changed since, and with them the match."""
    return Refused(
        "rules",
        f"played by version {rules} of the rules of {rulebook.name}, but version "
        f"{rulebook.version} with pack {pack.name} plays it otherwise from round {number} on",
        {"game": rulebook.name, "expected": rules, "version": rulebook.version, "round": number},
    )


def damaged(what: str) -> Refused:
    """The record cannot be believed."""
    return Refused("damaged", f"the record is damaged: {what}", {"what": what})
