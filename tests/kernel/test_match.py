"""The public face of a match: stable ids, copies, imagined matches, what is carried on."""

import harena
from harena.kernel.decisions import Option
from tests.kernel.minis.auction import RULEBOOK
from tests.kernel.minis.cancelling import RULEBOOK as CANCELLING
from tests.kernel.minis.offers import RULEBOOK as OFFERS
from tests.kernel.minis.offers import SEATS
from tests.kernel.minis.queue import RULEBOOK as QUEUE
from tests.kernel.play import begin, choose


def test_an_id_is_the_first_of_its_ask_plus_the_choice() -> None:
    match = begin(CANCELLING, 2, seed="7")
    assert CANCELLING.first_id == {"card": 0, "cancel": 3}
    assert CANCELLING.ids == 6

    choose(match, 0, "card", 0)

    assert [option.id for option in match.options(1)] == [3 + 1, 3 + 2]


def test_a_choice_has_the_same_id_wherever_it_stands() -> None:
    match = begin(QUEUE, 2)
    three_left = [option.id for option in match.options(0)]

    while len(match.options(match.to_act[0])) == 3:
        choose(match, match.to_act[0], "stones", 1)

    fewer_left = [option.id for option in match.options(match.to_act[0])]
    assert three_left == [1, 2, 3]
    assert fewer_left == [1, 2]


def test_interjections_have_ids_of_their_own() -> None:
    match = begin(OFFERS, 3)

    options = match.options(1)

    assert [(option.ask, option.step, option.choice) for option in options] == [
        ("interject", "offer", 0),
        ("interject", "offer", 2),
    ]
    assert [option.id for option in options] == [2 + 0, 2 + 2]
    assert OFFERS.ids == 2 + 2 * SEATS


def test_an_option_shows_itself_in_full() -> None:
    option = Option(7, "bid", "bid", (3, 1, 0, 0))

    assert option.choice == 3
    assert repr(option) == "Option(id=7, ask='bid', step='bid', args=(3, 1, 0, 0))"


def test_while_a_match_goes_on_nobody_has_won() -> None:
    match = begin(RULEBOOK, 2)
    assert match.winners == []

    match.state.play_on(match.state.dice.copy())

    assert match.over
    assert match.winners


def test_an_imagined_match_plays_on_and_leaves_the_real_one_alone() -> None:
    match = begin(CANCELLING, 3)
    before = match.view(1)

    imagined = match.imagine(1, "seed")
    imagined.state.play_on(imagined.state.dice.copy())

    assert imagined.over
    assert match.view(1) == before
    assert not match.over


def test_other_seeds_imagine_other_hands() -> None:
    match = begin(CANCELLING, 3)

    hands = {repr(match.imagine(1, str(seed)).view(0)["hand"]) for seed in range(20)}

    assert len(hands) > 1


def test_the_same_seed_and_options_give_the_same_match() -> None:
    one, other = (harena.begin("clash", 3, "seed", {"spacing": False}) for _ in range(2))

    assert one.digests() == other.digests()
    assert one.view(0) == other.view(0)
    assert harena.begin("clash", 3, "seeds", {"spacing": False}).view(0) != one.view(0)


def test_a_record_of_a_game_on_the_shelf_replays() -> None:
    match = harena.begin("clash", 2, "seed")
    match.state.play_on(match.state.dice.copy())

    again = harena.replay(match.record())

    assert again.digests() == match.digests()
    assert again.winners == match.winners
