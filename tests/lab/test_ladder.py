import pytest

import harena
from harena.bots import Search
from harena.kernel.match import Match, begin
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Pack, Setup
from harena.lab import ladder as lab
from harena.lab import players
from harena.lab.ladder import Ladder, ladder
from harena.lab.referee import heed
from harena.lab.simulate import simulate
from tests.lab.guests import Interrupting

GUESTS = "tests.lab.guests"


def climbed(*bots: str, games: int = 4, limit: float = 10.0, jobs: int = 1) -> Ladder:
    return ladder("clash", list(bots), [2], games, "ladder", jobs, limit)


def test_every_bot_meets_every_other_at_every_number_of_seats() -> None:
    told: list[int] = []

    found = ladder("clash", ["instinct", "random"], [2, 3], 4, "ladder", progress=told.append)

    assert [(rung.seats, rung.first.name, rung.second.name) for rung in found.rungs] == [
        (2, "instinct", "random"),
        (3, "instinct", "random"),
    ]
    assert all(rung.first.wins + rung.second.wins == 4 for rung in found.rungs)
    assert told == [1, 2, 3, 4, 5, 6, 7, 8]


def test_it_is_played_with_the_options_and_the_pack_that_were_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[Setup] = []

    def seen(book: Rulebook, setup: Setup, seed: str) -> Match:
        begun.append(setup)
        return begin(book, setup, seed)

    monkeypatch.setattr(lab, "begin", seen)
    built_in = harena.rulebook("clash").built_in()
    own = Pack("own", built_in.files)
    bots = ["random", "instinct"]
    found = ladder("clash", bots, [2], 1, "chosen", options={"idle_limit": 17}, pack=own)

    assert [(setup.options["idle_limit"], setup.pack.name) for setup in begun] == [(17, "own")]
    assert found.to_json()["options"] == {"idle_limit": 17}


def test_who_wins_more_is_rated_higher_and_more_matches_make_it_surer() -> None:
    few, many = (climbed("random", "instinct", games=games) for games in (4, 16))

    best, last = many.standings
    assert (best.name, last.name) == ("instinct", "random")
    assert best.rating > 25 > last.rating
    low, high = best.interval()
    assert low < best.rating < high
    assert many.standings[0].error < few.standings[0].error
    assert best.share.matches == 16


def test_any_number_of_jobs_gives_the_same() -> None:
    one, two = (
        climbed("random", "instinct", f"{GUESTS}:Hasty", games=2, jobs=jobs).to_json()
        for jobs in (1, 2)
    )

    for of_the_run in ("seconds", "jobs"):
        del one[of_the_run], two[of_the_run]
    assert one == two


@pytest.mark.parametrize(
    ("bot", "kind", "said"),
    [
        ("Crashing", "crashed", "ZeroDivisionError"),
        ("Leaving", "crashed", "no more"),
        ("Unmade", "crashed", "not today"),
        ("Slowly", "overran", "more than 2"),
        ("Sure", "cheated", "False of "),
        ("Cheating", "cheated", " options"),
        ("Endless", "overran", "more than 2"),
    ],
)
def test_who_does_wrong_loses_and_the_ladder_goes_on(bot: str, kind: str, said: str) -> None:
    name = f"{GUESTS}:{bot}"

    found = climbed("random", name, "instinct", games=2, limit=2)

    standing = found.standings[-1]
    assert (standing.name, standing.share.wins, standing.faults) == (name, 0, {kind: 4})
    assert all(said in what for _, _, what in found.faults)
    assert sum(rung.first.wins + rung.second.wins for rung in found.rungs) == 6


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "kind", "said"),
    [
        ("Quitting", "crashed", "its process ended with status 3"),
        ("Interrupting", "crashed", "KeyboardInterrupt"),
        ("Riddling", "crashed", "no number"),
        ("Nameless", "crashed", "no name"),
        ("Stubborn", "overran", "more than 2"),
    ],
)
def test_nothing_that_a_bot_does_ends_the_ladder(bot: str, kind: str, said: str, jobs: int) -> None:
    name = f"{GUESTS}:{bot}"

    found = climbed(name, "random", games=2, limit=2 if kind == "overran" else 30, jobs=jobs)

    assert found.standings[-1].faults == {kind: 2}
    assert all(said in what for _, _, what in found.faults)
    assert found.rungs[0].second.wins == 2


def test_ctrl_c_in_this_process_is_no_fault_of_a_bot() -> None:
    with pytest.raises(KeyboardInterrupt):
        heed(0, 1.0, lambda: Interrupting().choose({}, []))


def test_no_more_processes_than_there_is_work() -> None:
    found = climbed("random", "instinct", games=1, jobs=60)

    assert found.played == 1


def test_what_a_process_refuses_is_refused_here() -> None:
    with pytest.raises(Refused, match=r"expected of .*:Wordy, but 'x' came") as refused:
        simulate("clash", 16, 2, [f"{GUESTS}:Wordy"], "seed", jobs=2)

    assert refused.value.code == "own-answer"


def test_a_process_that_ends_where_nobody_reckons_with_it_is_told_in_a_sentence() -> None:
    with pytest.raises(Refused, match="one ended with status 3"):
        simulate("clash", 16, 2, [f"{GUESTS}:Quitting"], "seed", jobs=2)


def test_a_number_of_another_library_is_a_number() -> None:
    found = climbed("random", f"{GUESTS}:Learned", games=2)

    assert not found.faults


def test_one_alone_cannot_climb() -> None:
    with pytest.raises(Refused, match="2 seats or more were expected for a ladder, but 1 came"):
        ladder("heroes", ["random", "instinct"], [1], 1, "ladder")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("wizard", "one of the bots champion"),
        ("search:soon", "such as search:400 or search:200ms, was expected, but search:soon came"),
        ("search:", "one of the bots champion"),
        ("search:0", "such as search:400 or search:200ms, was expected, but search:0 came"),
        ("search:0ms", "was expected, but search:0ms came"),
        ("no_such_module:Bot", "no_such_module:Bot came .ModuleNotFoundError"),
        (f"{GUESTS}:Nobody", "AttributeError"),
        (f"{GUESTS}:Mute", "Mute has no choose"),
    ],
)
def test_a_player_who_is_not_there_is_refused(name: str, said: str) -> None:
    with pytest.raises(Refused, match=said):
        players.check(name, "clash")


def test_a_bot_of_one_s_own_is_handed_no_secret() -> None:
    match = harena.begin("clash", 2, "seed")
    match.setup.carried["secret"] = "of a campaign"

    bot = players.make(f"{GUESTS}:Curious", match.rulebook, match.setup, "seed/0")

    assert isinstance(bot, players.Guest)
    name, seats, carried, seed = bot.own.given
    assert (name, seats, carried) == ("clash", 2, {})
    assert "seed" not in seed
    assert not bot.blind


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Wordy", "was expected of tests.lab.guests:Wordy, but 'x' came"),
        ("Sure", "was expected of tests.lab.guests:Sure, but False came"),
        ("Cheating", "one of 17 options, 0 to 16, was expected of .*, but 17 came"),
        ("Nameless", "Nameless came .ValueError: no name"),
    ],
)
def test_an_answer_that_is_none_is_one_sentence(bot: str, said: str) -> None:
    match = harena.begin("clash", 2, "seed")
    seat = match.to_act[0]
    guest = players.make(f"{GUESTS}:{bot}", match.rulebook, match.setup, "seed")

    with pytest.raises(Refused, match=said):
        guest.choose(match.view(seat), match.options(seat))


def test_an_answer_of_another_library_becomes_a_number_of_ours() -> None:
    match = harena.begin("clash", 2, "seed")
    seat = match.to_act[0]
    guest = players.make(f"{GUESTS}:Learned", match.rulebook, match.setup, "seed")

    match.answer(seat, guest.choose(match.view(seat), match.options(seat)))

    assert type(match.answers[0][1]) is int


def test_a_bot_that_needs_nothing_is_made_of_nothing_and_what_cannot_be_made_is_refused() -> None:
    match = harena.begin("clash", 2, "seed")

    modest = players.make(f"{GUESTS}:Modest", match.rulebook, match.setup, "seed")
    assert isinstance(modest, players.Guest)
    assert modest.own.depth == 3
    for bot, said in (("Demanding", "TypeError"), ("Unmade", "not today")):
        with pytest.raises(Refused, match=f"a bot of your own, .*:{bot} came .*{said}"):
            players.make(f"{GUESTS}:{bot}", match.rulebook, match.setup, "seed")


def test_what_a_bot_prints_is_no_part_of_the_output(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("clash", 1, 2, [f"{GUESTS}:Talking", "random"], "seed")

    told = capsys.readouterr()
    assert told.out == ""
    assert "hm" in told.err


def test_no_time_is_no_limit() -> None:
    with pytest.raises(Refused, match="more than 0 seconds were expected, but 0 came"):
        climbed("random", "instinct", limit=0.0)


def test_a_search_may_be_of_any_length() -> None:
    match = harena.begin("clash", 2, "seed")

    short = players.make("search:7", match.rulebook, match.setup, "seed")
    timed = players.make("search:5ms", match.rulebook, match.setup, "seed")
    seat = match.to_act[0]
    for bot in (short, timed):
        bot.choose(match.view(seat), match.options(seat))

    assert isinstance(short, Search)
    assert short.done == 7
    assert isinstance(timed, Search)
    assert (timed.playouts, timed.milliseconds) == (0, 5)
