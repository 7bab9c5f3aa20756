"""A match: a header and the answers in order. State and events are derived from them."""

import json
import sys
from array import array
from hashlib import blake2b
from typing import Final, TypeAlias, TypeVar, final

from harena.kernel.decisions import Option
from harena.kernel.dice import Dice
from harena.kernel.events import Event, Journal
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Pack, PlayValue, Rulebook, Setup, View
from harena.kernel.state import State
from harena.kernel.veil import open_agenda, open_apart, open_kept, open_questions, pose

FORMAT: Final = 1
IMAGINED: Final = "\0imagined"
INTERJECT: Final = "interject"
LONGEST_SECRET: Final = 64
Record: TypeAlias = dict[str, object]
T = TypeVar("T")


@final
class Match:
    """One match of one game: the public face of a state."""

    def __init__(
        self, rulebook: Rulebook, setup: Setup, seed: str, secret: bytes, state: State
    ) -> None:
        self.rulebook = rulebook
        self.setup = setup
        self.seed = seed
        self.secret = secret
        self.state = state

    @property
    def to_act(self) -> list[int]:
        """The seats that must answer now."""
        return self.state.to_act()

    @property
    def over(self) -> bool:
        """Whether nobody will be asked anything any more."""
        return not self.state.pending

    @property
    def events(self) -> list[Event]:
        """What has happened, newest last."""
        return self.state.journal.events()

    @property
    def answers(self) -> list[tuple[int, int]]:
        """Every answer so far, as seat and index."""
        return self.state.journal.all_answers()

    @property
    def scores(self) -> list[int]:
        """Points of each seat so far."""
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        """Who has won; nobody while the match goes on."""
        return self.state.winners() if self.over else []

    @property
    def legacy(self) -> dict[str, object]:
        """What this match carries into the next."""
        return self.rulebook.legacy(self.state)

    def options(self, seat: int) -> list[Option]:
        """A seat's choices: those of its decision, then its interjections."""
        options: list[Option] = []
        if self.over:
            return options
        decision = self.state.decision(seat)
        interjections = self.state.interruptions(seat)
        if decision is not None:
            options = self.rulebook.options(decision.ask, decision.fans())
        if interjections:
            options += self.rulebook.options(INTERJECT, interjections)
        return options

    def choices(self, seat: int) -> int:
        """How many options a seat has."""
        return self.state.choices(seat)

    def answer(self, seat: int, index: int) -> None:
        """Answer for a seat. What cannot be taken is refused with a reason and changes nothing."""
        if self.secret:
            self.check(seat, index)
            self.state.dice.rekey(key_for(self.secret, len(self.answers) + 1))
        self.state.answer(seat, index)

    def check(self, seat: int, index: int) -> None:
        """Refuse what cannot be taken, before anything is touched."""
        choices = self.state.choices(seat) if 0 <= seat < self.state.seats else 0
        if not 0 <= index < choices:
            raise self.state.refusal(seat, index)

    def refusal(self, seat: int, ask: str, choice: int) -> str:
        """Why a choice is not among the options: a reason the catalogues have words for."""
        decision = self.state.decision(seat)
        if decision is None:
            return "not-asked"
        if decision.ask != ask:
            return "other-ask"
        if any(choice in choices for _, choices, _, _, _ in decision.fans()):
            return ""
        domain, size = self.rulebook.asks[ask]
        names = self.rulebook.names(self.setup).get(domain)
        if not 0 <= choice < (size if names is None else len(names)):
            return "no-such-choice"
        return self.rulebook.why_not(self.state, seat, ask, choice)

    def view(self, seat: int | None) -> View:
        """What that seat may know, JSON-ready; None is a spectator."""
        view = self.rulebook.view(self.state, seat)
        view.setdefault("agenda", open_agenda(self.rulebook, self.state))
        view["questions"] = open_questions(self.state, seat)
        view["kept"] = open_kept(self.rulebook, self.state, seat)
        if self.state.dues_apart():
            view["apart"] = open_apart(self.rulebook, self.state)
        return view

    def copy(self) -> "Match":
        """The same match, which lives its own life from here."""
        return Match(self.rulebook, self.setup, self.seed, self.secret, self.state.copy())

    def imagine(self, seat: int | None, seed: str) -> "Match":
        """A full match consistent with what that seat knows. It has no past, so no record."""
        return imagine(self.rulebook, self.setup, self.view(seat), seed)

    def digests(self) -> list[str]:
        """A digest of all events before each round, and of all."""
        return digests(self.state.journal, self.rulebook.round_event)

    def record(self) -> Record:
        """Header and answers: enough to play the same match again, and to notice if it differs."""
        if self.seed == IMAGINED:
            raise Refused("imagined", "an imagined match has no record: it has no past")
        return {
            "harena": FORMAT,
            "game": self.rulebook.name,
            "rules": self.rulebook.version,
            "pack": {"name": self.setup.pack.name, "digest": self.setup.pack.digest},
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "carried": self.setup.carried,
            "seed": self.seed,
            "secret": self.secret.hex(),
            "answers": [list(answer) for answer in self.answers],
            "digests": self.digests(),
        }


def begin(rulebook: Rulebook, setup: Setup, seed: str, secret: bytes = b"") -> Match:
    """Lay out the game and play to the first question. A secret keys the dice of a live match."""
    if len(secret) > LONGEST_SECRET:
        raise Refused(
            "secret",
            f"a secret of at most {LONGEST_SECRET} bytes was expected, but {len(secret)} came",
            {"most": LONGEST_SECRET, "bytes": len(secret)},
        )
    state = rulebook.take_up(setup)
    if secret:
        state.dice.rekey(key_for(secret, 0))
    else:
        state.dice.seed(seed)
    rulebook.run(state)
    return Match(rulebook, setup, seed, secret, state)


def imagine(rulebook: Rulebook, setup: Setup, view: View, seed: str) -> Match:
    """A full match consistent with a view."""
    seen = dict(view)
    dice = Dice()
    dice.seed(seed)
    # Without the carried past, which may hold secrets: what matters of it is in the view.
    bare = Setup(setup.seats, setup.options, setup.pack, {})
    state = rulebook.imagine(bare, seen, dice)
    state.runner = rulebook.run
    state.dice = dice
    pose(rulebook, state, seen, dice)
    return Match(rulebook, setup, IMAGINED, b"", state)


def key_for(secret: bytes, number: int) -> bytes:
    """The key of the dice for one answer; 0 is for the set-up."""
    return blake2b(number.to_bytes(8), key=secret, digest_size=32).digest()


def digests(journal: Journal, round_event: str) -> list[str]:
    """A running digest over kinds and ints, taken before each round and at the end.

    The last one takes in the answers too: one that is still sealed has made no event yet.
    """
    running = blake2b(digest_size=8)
    found: list[str] = []
    kinds: list[str] = []
    ints = array("q")
    for volume in journal.volumes():
        for kind, args in zip(volume.kinds, volume.args, strict=True):
            if kind == round_event:
                update(running, kinds, ints)
                found.append(running.hexdigest())
                kinds, ints = [], array("q")
            kinds.append(kind)
            ints.append(len(args))
            ints.extend(args)
    for volume in journal.volumes():
        ints.extend(volume.answers)
    update(running, kinds, ints)
    found.append(running.hexdigest())
    return found


def update(running: blake2b, kinds: list[str], ints: "array[int]") -> None:
    """Take in the events of a round; the same on machines of either byte order."""
    if sys.byteorder == "big":
        ints.byteswap()
    running.update("\n".join(kinds).encode())
    running.update(ints.tobytes())


def replay(rulebook: Rulebook, record: Record, pack: Pack) -> Match:
    """The same match again. A record that these rules and this pack play otherwise is refused.

    What counts are the digests: by other rules, or another edition of the same pack, the same
    events are the same match.
    """
    expect(record, "harena", FORMAT)
    expect(record, "game", rulebook.name)
    given = field(record, "pack", dict)
    if given.get("digest") != pack.digest and given.get("name") != pack.name:
        raise Refused(
            "pack",
            f"the record was played with pack {given.get('name')} ({given.get('digest')}), "
            f"but pack {pack.name} ({pack.digest}) came",
            {"expected": str(given.get("name")), "pack": pack.name},
        )
    setup = rulebook.settle(
        field(record, "seats", int), play_values(record), pack, field(record, "carried", dict)
    )
    match = begin(rulebook, setup, field(record, "seed", str), secret_of(record))
    recorded = field(record, "digests", list)
    rules = field(record, "rules", int)
    by_others = rules != rulebook.version or given.get("digest") != pack.digest
    for number, answer in enumerate(field(record, "answers", list)):
        seat, index = pair(number, answer)
        try:
            match.answer(seat, index)
        except Refused as refused:
            if by_others:
                raise differs(match, rules, first_difference(match, recorded)) from None
            raise damaged(f"answer {number}: {refused}") from None
    found = match.digests()
    if by_others and found != recorded:
        raise differs(match, rules, first_difference(match, recorded))
    compare(found, recorded)
    return match


def first_difference(match: Match, recorded: list[object]) -> int:
    """The first round that differs; if none does so far, the one that is played now."""
    found = match.digests()
    for number in range(len(found) - 1):
        if number >= len(recorded) - 1 or found[number] != recorded[number]:
            return number
    return len(found) - 1


def differs(match: Match, rules: int, number: int) -> Refused:
    """The rules or the content have changed since, and with them the match."""
    game, version = match.rulebook.name, match.rulebook.version
    return Refused(
        "rules",
        f"played by version {rules} of the rules of {game}, but version {version} with pack "
        f"{match.setup.pack.name} plays it otherwise from round {number} on",
        {"game": game, "expected": rules, "version": version, "round": number},
    )


def expect(record: Record, key: str, value: object) -> None:
    """A header field must be just this."""
    came = record.get(key)
    if came != value or type(came) is not type(value):
        raise Refused(
            f"record-{key}",
            f"record, field {key}: expected {json.dumps(value)}, but {json.dumps(came)} came",
            {"expected": str(value), "came": str(came)},
        )


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
    if isinstance(answer, list) and len(answer) == 2:
        seat, index = answer
        if type(seat) is int and type(index) is int:
            return seat, index
    raise damaged(f"answer {number}: [seat, index] expected, but {json.dumps(answer)[:40]} came")


def compare(found: list[str], recorded: list[object]) -> None:
    """The first round that differs is named."""
    for number, digest in enumerate(found):
        if number >= len(recorded) or recorded[number] != digest:
            raise damaged(f"round {number} does not come out as it was recorded")
    if len(recorded) > len(found):
        raise damaged(f"{len(recorded)} rounds recorded, but its answers end in round {len(found)}")


def damaged(what: str) -> Refused:
    """The record cannot be believed."""
    return Refused("damaged", f"the record is damaged: {what}", {"what": what})
