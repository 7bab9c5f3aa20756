"""Everything a game has is used in play: every step, ask, event and piece of content."""

from pathlib import Path

import pytest

import harena
from harena.face import rulebook
from harena.kernel import match as matches
from harena.kernel.rulebook import Rulebook
from harena.toolkit.play_options import fitted
from tests.house.exhaust import Exhaustion, Tracer
from tests.house.reading import HOUSE
from tests.laws.lines import PROOF

GAMES = [(rulebook(game), HOUSE / "games" / game) for game in harena.games()]
MOST_MATCHES = 1000
# Where this takes a minute or more: in `make proof`.
LONG = {"gladiatori", "spartacus"}
# What chance does not bring about, as patterns.
RARE = {
    # The same rule with another gladiator. A card that is being played is neither recalled nor
    # drawn; hand limits keep deck and discard pile from being both empty: arranged in a test.
    "jugula": {
        *("ask attack *", "assault *", "ask shove *", "shove *", "ask dust *"),
        *("ask heal *", "place *"),
        *("ask recall 4", "recall Memoria", "ask augury 22", "source nothing"),
    },
    # The same rule with another card, number, hex, stake, die or partner; cards, Houses, powers are
    # wanted under their own names. Twin Blades with a triple, gifts in secret, offers whose things
    # are gone, and each standing order: tested by name.
    "spartacus": {
        *("ask *", "sum *", "stakes *", "term *", "trade *", "reroll *", "interjection *"),
        *("target *", "act *", "recover *", "release *", "pick *", "gear *", "gossip *", "hex *"),
        *("move *", "boost *", "means *", "claim *", "bribe *", "deed *"),
        *("division *", "step choose_division", "step divide", "event slipped"),
        *("orders *", "event offer_expired", "step expire_offer"),
    },
    # Seven animals led in, and all twelve killed: arranged in a test.
    "clash": {"reason no-animals"},
    # Other builds, names, zones and rows; more Bonus Dice than most have; no opening is no choice;
    # an attack that is even twenty times is arranged in a test.
    # Which part the other hand covers is told to screens as names, and chosen by nobody.
    "heroes": {
        "mirrored *",
        *("build *", "gladiator *", "count *", "ask build *", "ask target *", "ask zone *"),
        *("ask bonus *", "ask location *", "ask opening 0", "event faded"),
        # Later in a campaign: the way to Rome, freedom, those who are gone, months, towns; draws.
        *("arena *", "event arena_changed"),
        *("entrant *", "ask entry *", "ask join *", "ask rival *", "month *", "venue *"),
        *("locale *", "ask retire *", "ask successor *", "step *_retirement", "step *_successor"),
        *("event sought_freedom", "event retired", "event moved_up", "event left_empty"),
        *("event invalided", "event declined", "event laurelled", "event barred"),
        *(
            "event died_of_wounds",
            "event dismissed",
            "dismissal *",
            "outcome drawn",
            "event struggled",
        ),
    },
    # The same rule with another number, card, Item, figure or hex; cards, Items, Powers, beasts and
    # characters themselves are wanted under their own names.
    "gladiatori": {
        *("ask *", "bid *", "push *", "count *", "hex *", "figure beast-*", "leap *", "purchase *"),
        *("lesson *", "exertion *", "plain *", "interjection *", "trade *", "broken *", "seen *"),
        *(
            "skill *",
            "event shut_out",
            "reason rear-kill",
            "reason surrender",
            "step counter_feint",
        ),
        *("adaptation *", "sacrifice *", "added *", "payment *", "fight *-*", "element *"),
    },
}


@pytest.mark.parametrize(("book", "folder"), GAMES, ids=harena.games())
def test_nothing_is_never_used(book: Rulebook, folder: Path) -> None:
    if book.name in LONG and PROOF == 1:
        pytest.skip("in make proof")
    exhaustion = Exhaustion(book, folder, RARE.get(book.name, set()))

    exhaustion.play(MOST_MATCHES)

    assert exhaustion.never_used() == [], f"never used in {exhaustion.matches} matches"


@pytest.mark.parametrize(("book", "folder"), GAMES, ids=harena.games())
def test_the_table_of_steps_plays_as_the_rulebook_runs(book: Rulebook, folder: Path) -> None:
    tracer = Tracer(book, folder)
    for seats in book.seats:
        setup = book.settle(seats, fitted(book.play, seats), book.built_in(), {})
        match = matches.begin(book, setup, "seed")
        by_table = match.copy()
        by_table.state.runner = tracer.run

        match.state.play_on(match.state.dice.copy())
        for seat, index in match.answers:
            by_table.answer(seat, index)

        assert by_table.digests() == match.digests()
