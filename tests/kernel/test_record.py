"""Header and answers: the same match again, or a sentence that says what is wrong."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from harena.kernel import match as matches
from harena.kernel.match import Match
from harena.kernel.record import Record
from harena.kernel.refused import Refused
from harena.kernel.setup import Pack
from tests.kernel.minis.auction import RULEBOOK
from tests.kernel.minis.season import RULEBOOK as SEASON
from tests.kernel.play import begin, choose

PACK = RULEBOOK.built_in()
JUNK: list[object] = [
    None,
    True,
    -1,
    10**30,
    1.5,
    "",
    "\ud800",
    "zz",
    [],
    [[]],
    [None],
    {},
    {"a": 1},
]


def played() -> Match:
    match = begin(RULEBOOK, 3, seed="a seed")
    match.state.play_on(match.state.dice.copy())
    return match


def replay(record: Record) -> Match:
    return matches.replay(RULEBOOK, record, PACK)


def refusal(record: Record) -> Refused:
    before = json.dumps(record)
    with pytest.raises(Refused) as caught:
        replay(record)
    assert json.dumps(record) == before
    return caught.value


def test_a_record_says_what_was_settled_and_what_was_answered() -> None:
    match = begin(RULEBOOK, 2, seed="a seed")
    choose(match, 1, "bid", 3)

    record = match.record()

    assert record["game"] == "auction"
    assert record["seats"] == 2
    assert record["seed"] == "a seed"
    assert record["answers"] == [[1, 3]]
    assert record["pack"] == {"name": "built-in", "digest": PACK.digest}


def test_a_record_plays_the_same_match_again_through_json() -> None:
    match = played()

    again = replay(json.loads(json.dumps(match.record())))

    assert again.scores == match.scores
    assert again.digests() == match.digests()
    assert again.record() == match.record()


def test_a_match_can_be_taken_up_from_its_record_halfway() -> None:
    match = begin(RULEBOOK, 2)
    choose(match, 0, "bid", 3)

    again = replay(match.record())

    assert again.to_act == [1]
    choose(again, 1, "bid", 0)
    assert again.scores == [12, 5]


def test_there_is_a_digest_before_each_round_and_one_of_all() -> None:
    match = played()

    assert len(match.digests()) == 1 + 3
    assert len(set(match.digests())) == 4


def test_a_digest_of_an_earlier_round_does_not_change_later() -> None:
    match = begin(RULEBOOK, 2)
    for seat, coins in ((0, 3), (1, 0)):
        choose(match, seat, "bid", coins)
    first = match.digests()[:2]

    match.state.play_on(match.state.dice.copy())

    assert match.digests()[:2] == first


def test_a_live_match_replays_with_the_secret_that_keyed_its_dice() -> None:
    match = begin(SEASON, 2, secret=b"a secret")
    while not match.over:
        choose(match, match.to_act[0], "stake", 1)

    again = matches.replay(SEASON, match.record(), SEASON.built_in())

    assert again.digests() == match.digests()
    assert match.record()["secret"] == b"a secret".hex()


def test_another_secret_gives_other_dice() -> None:
    match = begin(SEASON, 2, secret=b"a secret")
    while not match.over:
        choose(match, match.to_act[0], "stake", 1)
    record = match.record()
    record["secret"] = b"another secret".hex()

    with pytest.raises(Refused, match="the record is damaged"):
        matches.replay(SEASON, record, SEASON.built_in())


def test_keyed_dice_depend_on_the_number_of_the_answer_only() -> None:
    slow, quick = (begin(SEASON, 2, secret=b"a secret") for _ in range(2))
    choose(slow, 0, "stake", 1)
    choose(quick, 0, "stake", 0)

    choose(slow, 1, "stake", 1)
    choose(quick, 1, "stake", 1)

    assert slow.events[-2].args == quick.events[-2].args


@pytest.mark.parametrize("seed", ["", "Ⅻ", "\ud800"], ids=ascii)
def test_any_text_is_a_seed(seed: str) -> None:
    match = begin(SEASON, 2, seed=seed)
    while not match.over:
        choose(match, match.to_act[0], "stake", 1)

    again = matches.replay(SEASON, json.loads(json.dumps(match.record())), SEASON.built_in())

    assert again.digests() == match.digests()


def test_an_imagined_match_has_no_record() -> None:
    imagined = played().imagine(0, "seed")

    with pytest.raises(Refused, match="an imagined match has no record") as caught:
        imagined.record()
    assert caught.value.code == "imagined"


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("harena", 2, "record, field harena: expected 1, but 2 came"),
        ("game", "clash", 'record, field game: expected "auction", but "clash" came'),
        ("rules", "7", "field rules: int expected"),
        ("pack", {"name": "mine", "digest": "00"}, "played with pack mine"),
        ("seats", 9, "auction is for 2 to 3 seats, but 9 came"),
        ("seats", "two", "field seats: int expected"),
        ("options", {"x": 1}, "but x came"),
        ("options", {"x": [1]}, "option x: a plain value expected"),
        ("secret", "xyz", "field secret: hexadecimal digits expected, but xyz came"),
        ("answers", [[0]], r"answer 0: \[seat, index\] expected, but \[0\] came"),
        ("answers", [[0, 99]], "answer 0: seat 0 has the options 0 to 5"),
        ("answers", [[7, 0]], "answer 0: a seat from 0 to 2 was expected, but 7 came"),
        ("answers", None, "field answers: list expected, but null came"),
        ("digests", [], "round 0 does not come out as it was recorded"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(field: str, value: object, sentence: str) -> None:
    record = played().record()
    record[field] = value

    with pytest.raises(Refused, match=sentence):
        replay(record)


@pytest.mark.parametrize("field", list(played().record()))
def test_a_record_without_a_field_is_refused(field: str) -> None:
    record = played().record()
    del record[field]

    assert field in str(refusal(record))


SOUND: list[tuple[str, object]] = [
    ("options", {}),
    ("carried", {}),
    ("carried", {"a": 1}),
    ("secret", ""),
]
SOUND += [("seed", ""), ("seed", "zz"), ("seed", "\ud800"), ("rules", -1), ("rules", 10**30)]


@pytest.mark.parametrize(
    ("field", "junk"),
    [(field, junk) for field in played().record() for junk in JUNK if (field, junk) not in SOUND],
    ids=repr,
)
def test_junk_in_a_record_is_refused_with_a_sentence(field: str, junk: object) -> None:
    record = played().record()
    record[field] = junk

    refused = refusal(record)

    assert len(str(refused).split()) > 3


def test_a_truncated_record_is_refused() -> None:
    record = played().record()
    answers = record["answers"]
    assert isinstance(answers, list)
    record["answers"] = answers[:-1]

    assert "does not come out as it was recorded" in str(refusal(record))


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    record = played().record()
    answers = record["answers"]
    assert isinstance(answers, list)
    record["answers"] = [*answers, [0, 0]]

    assert f"answer {len(answers)}: nobody is asked anything" in str(refusal(record))


def test_a_record_halfway_that_has_lost_or_changed_its_last_answer_is_refused() -> None:
    match = begin(RULEBOOK, 2)
    choose(match, 0, "bid", 3)

    lost, changed = match.record(), match.record()
    lost["answers"] = []
    changed["answers"] = [[0, 2]]

    assert refusal(lost).code == "damaged"
    assert refusal(changed).code == "damaged"


def test_a_record_with_a_digest_too_many_is_refused() -> None:
    record = played().record()
    digests = record["digests"]
    assert isinstance(digests, list)
    record["digests"] = [*digests, "00"]

    assert "5 rounds recorded, but its answers end in round 4" in str(refusal(record))


@pytest.mark.parametrize(
    "header", [{"rules": 7}, {"pack": {"name": PACK.name, "digest": "of another edition"}}]
)
def test_other_rules_that_play_the_same_match_are_as_good(header: Record) -> None:
    match = played()

    again = replay({**match.record(), **header})

    assert again.digests() == match.digests()


def by_other_rules(change: Callable[[list[str]], list[str]]) -> Record:
    record = played().record()
    digests = record["digests"]
    assert isinstance(digests, list)
    return {**record, "rules": 7, "digests": change(digests)}


@pytest.mark.parametrize(
    ("change", "number"),
    [
        (lambda digests: ["00", *digests[1:]], 0),
        (lambda digests: [digests[0], "00", *digests[2:]], 1),
        (lambda digests: [*digests[:-1], "00"], 3),
        (lambda digests: [*digests[:2], "00"], 2),
        (lambda digests: [*digests[:-1], "00", "00"], 3),
    ],
    ids=["set-up", "round 1", "last round", "ended earlier", "went on"],
)
def test_what_other_rules_play_otherwise_is_refused_with_the_round(
    change: Callable[[list[str]], list[str]], number: int
) -> None:
    refused = refusal(by_other_rules(change))

    assert str(refused) == (
        "played by version 7 of the rules of auction, but version 1 with pack built-in plays it "
        f"otherwise from round {number} on"
    )
    facts = {"game": "auction", "expected": 7, "version": 1, "round": number}
    assert (refused.code, refused.facts) == ("rules", facts)


@pytest.mark.parametrize(("earlier", "number"), [(False, 2), (True, 1)])
def test_an_answer_that_other_rules_refuse_differs_in_its_round_or_before(
    earlier: bool, number: int
) -> None:
    record = by_other_rules(
        lambda digests: [digests[0], "00", *digests[2:]] if earlier else digests
    )
    answers = record["answers"]
    assert isinstance(answers, list)
    record["answers"] = [*answers[:3], [answers[3][0], 99]]

    assert refusal(record).facts["round"] == number


def test_another_pack_is_refused() -> None:
    record = played().record()

    with pytest.raises(Refused, match="but pack mine") as caught:
        matches.replay(RULEBOOK, record, Pack("mine", {"a.toml": "b = 1"}))
    assert caught.value.code == "pack"


@pytest.mark.parametrize(
    ("names", "digested"),
    [
        (("seat", "points", "+before", "+left"), (1, 2)),
        (("seat", "+*parts"), (1,)),
        (("+why", "*seat"), (2, 3, 4)),
        (("seat", "+kept", "*cards"), (1, 3, 4)),
    ],
)
def test_what_explains_is_left_out_wherever_it_stands(
    names: tuple[str, ...], digested: tuple[int, ...]
) -> None:
    book = replace(RULEBOOK, events={"told": names})
    assert book.digested("told", (1, 2, 3, 4)) == digested
