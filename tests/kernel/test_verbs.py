"""What server, terminal and bots ask of a match: going back, what is new, odds, draws, undo."""

import dataclasses

import pytest

import harena
from harena.kernel.codec import encode
from harena.kernel.decisions import UNANSWERED
from harena.kernel.dice import Dice
from harena.kernel.match import Match, key_for
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from tests.kernel.minis.auction import RULEBOOK as AUCTION
from tests.kernel.minis.cancelling import RULEBOOK as CANCELLING
from tests.kernel.minis.omens import RULEBOOK as OMENS
from tests.kernel.play import begin, choose

SECRET = b"a secret of a live match"


def play(match: Match, answers: int, seed: str = "answers") -> Match:
    dice = Dice()
    dice.seed(seed)
    for _ in range(answers):
        if match.over:
            break
        seat = match.to_act[0]
        match.answer(seat, dice.below(match.choices(seat)))
    return match


@pytest.mark.parametrize("secret", [b"", SECRET], ids=["seeded", "live"])
def test_a_match_goes_back_to_what_it_was_after_so_many_answers(secret: bytes) -> None:
    match = harena.begin("clash", 3, "back", secret=secret)
    play(match, 25)
    then = encode(match.rulebook, match.state)
    play(match, 25, "others")

    again = match.back_to(25)

    assert encode(again.rulebook, again.state) == then
    assert len(match.answers) == 50
    assert [len(match.back_to(number).answers) for number in (0, 50)] == [0, 50]


def test_an_imagined_match_cannot_go_back() -> None:
    with pytest.raises(Refused, match="it has no past"):
        harena.begin("clash", 2, "back").imagine(0, "dream").back_to(0)


def test_events_from_a_number_on_are_the_last_ones_whatever_was_forked() -> None:
    match = play(begin(AUCTION, 3), 5)
    twin = play(match.copy(), 5)
    every = twin.events

    assert len(every) > len(match.events) > 2
    for first in range(len(every) + 2):
        assert twin.events_from(first) == every[first:]


def test_a_live_match_tells_what_was_drawn_for_the_last_answer() -> None:
    match = harena.begin("gladiatori", 2, "", {"turns": 1}, secret=SECRET)
    drawn = 0

    for number in range(400):
        dice = Dice()
        dice.rekey(key_for(SECRET, number))
        assert match.keyed == number + 1
        assert [(limit, dice.below(limit)) for limit, _ in match.drawn] == list(match.drawn)
        drawn += len(match.drawn)
        if match.over:
            break
        match.answer(match.to_act[0], number % match.choices(match.to_act[0]))

    assert drawn > 0


def test_a_copy_goes_on_with_draws_of_its_own() -> None:
    match = play(harena.begin("clash", 2, "", secret=SECRET), 40)
    twin = match.copy()
    before = match.drawn

    play(twin, 10)

    assert (match.keyed, match.drawn) == (41, before)
    assert twin.keyed == 51


def test_a_seeded_match_has_no_draws() -> None:
    match = play(harena.begin("clash", 2, "seed"), 30)

    assert (match.keyed, match.drawn) == (0, ())


def test_the_view_is_made_once_until_the_next_answer() -> None:
    match = begin(AUCTION, 2)
    seen = match.seen(0)

    assert match.seen(0) is seen
    assert seen == match.view(0)
    play(match, 2)
    assert match.seen(0) == match.view(0) != seen


def explained() -> Rulebook:
    """The auction, told with an argument more than before, which explains the others."""
    events = {kind: (*names, "+why") for kind, names in AUCTION.events.items() if "*" not in names}
    return dataclasses.replace(AUCTION, events={**AUCTION.events, **events})


def test_what_only_explains_is_not_in_the_digests() -> None:
    match = play(begin(AUCTION, 3), 50)
    journal = match.state.journal
    before = match.digests()
    more = Match(explained(), match.setup, match.seed, b"", match.copy().state)

    more.state.journal.earlier = None
    more.state.journal.begun = 0
    more.state.journal.kinds = [kind for volume in journal.volumes() for kind in volume.kinds]
    more.state.journal.args = [(*args, 7) for volume in journal.volumes() for args in volume.args]
    more.state.journal.answers = [one for volume in journal.volumes() for one in volume.answers]

    assert more.digests() == before
    more.rulebook = AUCTION
    assert more.digests() != before


def test_what_explains_may_stand_before_a_row() -> None:
    events = {**AUCTION.events, "seen": ("seat", "+kept", "*card"), "bare": ("*card",)}
    events["summed"] = ("seat", "+met", "+*part")
    book = dataclasses.replace(AUCTION, events=events)

    assert book.digested("seen", (1, 7, 4, 5)) == (1, 4, 5)
    assert book.digested("summed", (1, 7, 4, 5)) == (1,)
    assert book.digested("bare", (4, 5)) == (4, 5)


def told_nothing(before: Match, seat: int, index: int) -> bool:
    after = before.copy()
    after.answer(seat, index)
    return after.told_nothing(before, [None, *range(before.setup.seats)], 8)


@pytest.mark.parametrize("secret", [b"", SECRET], ids=["seeded", "live"])
def test_an_answer_that_everybody_could_foresee_has_told_nothing(secret: bytes) -> None:
    match = harena.begin("clash", 2, "free", {"first": 0}, secret=secret)
    seat = match.to_act[0]
    told: list[bool] = []
    while not match.over and len(told) < 200:
        before = match.copy()
        seat = match.to_act[0]
        match.answer(seat, 0)
        told.append(match.told_nothing(before, [seat, None], 3))
        rolled = any(event.kind == "rolled" for event in match.events_from(len(before.events)))
        assert not (rolled and told[-1])
    assert True in told
    assert False in told


def test_an_answer_that_is_sealed_has_told_nothing_and_one_that_opens_them_all_has() -> None:
    match = begin(AUCTION, 2)
    assert told_nothing(match, 0, 0)

    match.answer(0, 0)

    assert not told_nothing(match, 1, 0)


def test_a_hidden_number_that_only_its_seat_knows_is_learned_by_the_one_who_is_asked_next() -> None:
    match = begin(OMENS, 2)

    assert not told_nothing(match, match.to_act[0], 0)


def test_a_question_is_never_changed_once_asked() -> None:
    match = begin(CANCELLING, 2, seed="7")
    kept = [(decision, decision.fans(), decision.sealed) for decision in match.state.pending]

    choose(match, 0, "card", 0)

    for decision, fans, sealed in kept:
        assert decision.fans() == fans
        assert decision.sealed == sealed == UNANSWERED
        assert decision.seal(0) is not decision
        assert not decision.apart


def test_the_reasons_and_the_odds_of_a_match_are_its_rulebook_s() -> None:
    match = harena.begin("clash", 2, "odds")
    while match.state.pending[0].ask != "target":
        play(match, 1)
    seat = match.to_act[0]
    option = match.options(seat)[0]

    found = match.odds(seat, option.ask, option.choice)

    assert found == match.rulebook.odds(match.state, seat, option.ask, option.choice) != {}
    assert match.about(1 - seat) == {}
