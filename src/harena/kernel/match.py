"""A match: the public face of a state. State and events are derived from header and answers."""

from hashlib import blake2b
from typing import Final, final

from harena.kernel import record as records
from harena.kernel.codec import name_dues, open_kept, open_questions, pose
from harena.kernel.decisions import Option
from harena.kernel.dice import Dice
from harena.kernel.events import EVERYONE, Event
from harena.kernel.record import Record
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook, View
from harena.kernel.setup import Pack, Setup
from harena.kernel.state import State

IMAGINED: Final = "\0imagined"
INTERJECT: Final = "interject"
LONGEST_SECRET: Final = 64


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
        # Of a live match: how often the dice were keyed, for the set-up and for each answer, and
        # what was drawn since the last time, as limits and values.
        self.keyed = 0
        self.drawn: tuple[tuple[int, int], ...] = ()
        self.views: dict[int | None, View] = {}

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
            self.state.dice.rekey(key_for(self.secret, self.keyed))
        self.state.answer(seat, index)
        if self.secret:
            self.keyed += 1
            self.drawn = tuple(self.state.dice.log)
        self.views = {}

    def check(self, seat: int, index: int) -> None:
        """Refuse what cannot be taken, before anything is touched."""
        if not 0 <= index < self.state.choices(seat):
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

    def odds(self, seat: int, ask: str, choice: int) -> dict[str, float]:
        """What may come of a choice, by name; nothing where there is nothing to reckon."""
        return self.rulebook.odds(self.state, seat, ask, choice)

    def about(self, seat: int) -> View:
        """What a seat's question is about, JSON-ready, as far as the seat may know it."""
        return {} if self.state.decision(seat) is None else self.rulebook.about(self.state, seat)

    def events_from(self, first: int) -> list[Event]:
        """What has happened since there were so many events."""
        return self.state.journal.events(first)

    def view(self, seat: int | None) -> View:
        """What that seat may know, JSON-ready; None is a spectator."""
        view = self.rulebook.view(self.state, seat)
        view.setdefault("agenda", name_dues(self.rulebook, self.state.dues()))
        view["questions"] = open_questions(self.state, seat)
        view["kept"] = open_kept(self.rulebook, self.state, seat)
        if self.state.dues_apart():
            view["apart"] = name_dues(self.rulebook, self.state.dues_apart())
        return view

    def seen(self, seat: int | None) -> View:
        """The view, made once until the next answer: for those who only read it."""
        if seat not in self.views:
            self.views[seat] = self.view(seat)
        return self.views[seat]

    def copy(self) -> "Match":
        """The same match, which lives its own life from here."""
        twin = Match(self.rulebook, self.setup, self.seed, self.secret, self.state.copy())
        twin.keyed, twin.drawn = self.keyed, self.drawn
        return twin

    def back_to(self, number: int) -> "Match":
        """The match as it was after so many answers."""
        self.needs_a_past()
        match = begin(self.rulebook, self.setup, self.seed, self.secret)
        for seat, index in self.answers[:number]:
            match.answer(seat, index)
        return match

    def imagine(self, seat: int | None, seed: str) -> "Match":
        """A full match consistent with what that seat knows. It has no past, so no record."""
        return imagine(self.rulebook, self.setup, self.view(seat), seed)

    def digests(self) -> list[str]:
        """A digest of all events before each round, and of all."""
        return records.digests(self.rulebook, self.state.journal)

    def record(self) -> Record:
        """Header and answers: enough to play the same match again, and to notice if it differs."""
        self.needs_a_past()
        return records.write(self.rulebook, self.setup, self.seed, self.secret, self.state.journal)

    def needs_a_past(self) -> None:
        """Refuse what only a match can do that was played from its beginning."""
        if self.seed == IMAGINED:
            raise Refused("imagined", "an imagined match has no record: it has no past")

    # Whether the last answer may be taken back: nothing was thrown, nobody has learned anything.

    def told_nothing(self, before: "Match", viewers: list[int | None], samples: int) -> bool:
        """Whether these viewers have learned nothing by the one answer given in between.

        Not declared by games but tried out: whoever could have foreseen the position from what he
        knew before has learned nothing. Dice, and a seat newly asked, are never foreseen.
        """
        (seat, index), dice = self.answers[-1], self.state.dice
        drawn = dice.count > 0 if dice.key else dice.word != before.state.dice.word
        told = self.events_from(len(before.state.journal))
        if drawn or any(event.seat != EVERYONE for event in told):
            return False
        asked = [one.seat for one in self.state.pending]
        if seat not in asked or {seat, *self.to_act} != {seat, *before.to_act}:
            return False
        return all(self.is_foreseen(before, seat, index, one, samples) for one in viewers)

    def is_foreseen(
        self, before: "Match", seat: int, index: int, viewer: int | None, samples: int
    ) -> bool:
        """Whether every match that this viewer could imagine looks the same after the answer."""
        chosen = before.options(seat)[index : index + 1]
        known, seen = before.seen(viewer), self.seen(viewer)
        for sample in range(samples):
            dream = imagine(self.rulebook, self.setup, known, f"undo/{viewer}/{sample}")
            if dream.options(seat)[index : index + 1] != chosen:
                return False
            dream.answer(seat, index)
            if dream.view(viewer) != seen:
                return False
        return True


def begin(rulebook: Rulebook, setup: Setup, seed: str, secret: bytes = b"") -> Match:
    """Lay out the game and play to the first question. A secret keys the dice of a live match."""
    if len(secret) > LONGEST_SECRET:
        said = f"a secret of at most {LONGEST_SECRET} bytes was expected, but {len(secret)} came"
        raise Refused("secret", said, {"most": LONGEST_SECRET, "bytes": len(secret)})
    state = rulebook.take_up(setup)
    if secret:
        state.dice.rekey(key_for(secret, 0))
    else:
        state.dice.seed(seed)
    rulebook.run(state)
    match = Match(rulebook, setup, seed, secret, state)
    if secret:
        match.keyed, match.drawn = 1, tuple(state.dice.log)
    return match


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


def replay(rulebook: Rulebook, record: Record, pack: Pack) -> Match:
    """The same match again. A record that these rules and this pack play otherwise is refused.

    What counts are the digests: by other rules, or another edition of the same pack, the same
    events are the same match.
    """
    setup = records.read_setup(rulebook, record, pack)
    match = begin(rulebook, setup, records.field(record, "seed", str), records.secret_of(record))
    for number, answer in enumerate(records.field(record, "answers", list)):
        seat, index = records.pair(number, answer)
        try:
            match.answer(seat, index)
        except Refused as refused:
            why = f"answer {number}: {refused}"
            raise records.otherwise(rulebook, record, pack, match.digests()[:-1], why) from None
    if match.digests() != record["digests"]:
        raise records.otherwise(rulebook, record, pack, match.digests(), "")
    return match
