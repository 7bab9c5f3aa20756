"""Chapters 6 and 8: who knows what, and what never changes."""

from harena.games.jugula.basics.hands import loose_cards
from harena.games.jugula.combat.odds import combat_ways, others_card
from harena.games.jugula.components.content import ALL_PRIMA
from harena.games.jugula.components.ground import NAMES
from harena.games.jugula.secrets.veil import imagine
from harena.kernel.dice import Dice
from harena.kernel.match import Match
from harena.toolkit.bits import as_bits, members
from tests.games.jugula.arrange import (
    arena_of,
    asked,
    card,
    cards,
    choose,
    commit_of,
    fight,
    hand,
    hold,
    man_at,
    offered,
    scene,
    told,
)


def imagined_hands(match: Match, viewer: int, of: int, tries: int = 40) -> list[int]:
    found = []
    for number in range(tries):
        dice = Dice()
        dice.seed(str(number))
        state = imagine(match.setup, match.view(viewer), dice)
        found.append(state.hand[of])  # type: ignore[attr-defined]
    return found


def test_6_1_a_recalled_card_is_known_to_be_in_the_hand() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    hold(match, 0, "Memoria, Umbo, Fuga", discard="Clamor")
    arena_of(match).stock[0] |= arena_of(match).hand[0]
    choose(match, "Memoria-text")

    hands = imagined_hands(match, 1, 0)
    assert all(one >> card(match, "Clamor") & 1 for one in hands)
    assert len(set(hands)) > 5


def test_6_1_after_a_reshuffle_the_hand_is_what_is_not_in_the_deck() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    hold(match, 0, "Fuga, Umbo, Testudo", deck="", discard="Clamor, Memoria, Invidia, Agmen")
    choose(match, "Fuga-draw")

    for one in imagined_hands(match, 1, 0):
        assert one & cards(match, "Umbo, Testudo") == cards(match, "Umbo, Testudo")


def test_6_1_an_unseen_prima_card_is_in_the_hand() -> None:
    match = scene("thraex d4N", "murmillo a8S", hands=("Umbo, Fuga", None))
    choose(match, "Umbo-prima")
    choose(match, offered(match)[0])

    hands = imagined_hands(match, 1, 0)
    assert all((one & ALL_PRIMA).bit_count() == 1 for one in hands)
    assert len({one & ALL_PRIMA for one in hands}) > 4


def test_6_1_a_prima_card_once_seen_is_never_in_the_pile_again() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    hold(match, 0, "Fuga, Umbo", deck="", discard="Furor, Clamor, Testudo, Agmen")
    choose(match, "Fuga-draw")

    for number in range(20):
        dice = Dice()
        dice.seed(str(number))
        state = imagine(match.setup, match.view(None), dice)
        assert not state.prima[0] >> card(match, "Furor") & 1  # type: ignore[attr-defined]


def test_6_1_the_owner_knows_the_order_he_made() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    hold(match, 0, "Augurium, Umbo", deck="Testudo, Clamor, Fuga, Agmen")
    choose(match, "Augurium-text", "Fuga", "Clamor", "Agmen")

    assert match.imagine(0, "seed").view(0) == match.view(0)
    other = match.view(1)["own"]
    assert isinstance(other, dict)
    assert other["top"] == []
    choose(match, "Umbo-vox")


def test_6_1_commitments_are_secret_until_both_are_opened() -> None:
    match = scene("thraex d4N", "murmillo d5S")
    choose(match, "Impetus-attack")
    before = {viewer: match.view(viewer) for viewer in (None, 1)}
    twin = match.copy()
    commit_of(match, 0, 6)
    commit_of(twin, 0, "top")

    for viewer in (None, 1):
        assert match.view(viewer) == twin.view(viewer)
        assert match.view(viewer) != before[viewer]


def test_6_1_what_prima_cards_he_looks_at_only_he_sees() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    choose(match, "Umbo-prima")

    own = match.view(0)["own"]
    assert isinstance(own, dict)
    assert len(own["sight"]) == 3
    assert asked(match) == "prima"
    assert "sight" not in match.view(None)


def test_8_1_24_cards_each_in_one_place() -> None:
    match = fight(scene("thraex d4N", "murmillo d5S"), "d4 d5", 3, 1)

    assert match.rulebook.conserved(match.state)[:2] == [24, 0]
    arena = arena_of(match)
    arena.hand[0] |= arena.discard[0]
    assert match.rulebook.conserved(match.state)[1] > 0
    assert as_bits(members(arena.hand[0])) == arena.hand[0]


def test_8_2_every_turn_has_a_legal_use() -> None:
    """8.2 Hemmed in, at Vox Populi 10, without Prima cards: the draw is left."""
    match = scene("murmillo d1N", "sagittarius d2S", vox=(10, 0), hands=("Testudo, Umbo", None))
    arena_of(match).prima[0] = 0
    arena_of(match).hindered = 1

    assert len(hand(match, 0)) == 2
    assert "Testudo-draw" in offered(match)


def brought(hand_of_two: str, deck: str, discard: str = "") -> Match:
    """Seat 0 has kept Murus from the match before: it began in his deck."""
    match = scene("thraex d4N", "murmillo a8S")
    hold(match, 0, hand_of_two, deck=deck, discard=discard)
    arena_of(match).brought[0] = 1
    return match


def unseen_in_decks(match: Match) -> list[int]:
    """How many Prima cards each imagined deck of seat 0 has."""
    found = []
    for number in range(40):
        dice = Dice()
        dice.seed(str(number))
        state = imagine(match.setup, match.view(1), dice)
        found.append((state.deck[0] & ALL_PRIMA).bit_count())  # type: ignore[attr-defined]
    return found


def test_6_1_3_9_4_a_card_brought_along_may_be_in_the_deck_until_it_is_shuffled_anew() -> None:
    match = brought("Fuga, Umbo, Murus", "Testudo, Clamor, Agmen, Memoria")
    assert set(unseen_in_decks(match)) == {0, 1}

    match = brought("Fuga, Umbo, Murus", "", "Testudo, Clamor, Agmen, Memoria")
    choose(match, "Fuga-draw")

    assert set(unseen_in_decks(match)) == {0}


def test_6_1_3_9_4_once_it_was_seen_another_that_is_taken_is_in_the_hand() -> None:
    match = brought("Furor, Umbo, Fuga", "Testudo, Clamor, Agmen, Memoria")
    choose(match, "Furor-prima")
    choose(match, offered(match)[0])

    assert set(unseen_in_decks(match)) == {0}


def test_6_1_3_9_4_of_two_unseen_prima_cards_only_one_brought_along_may_be_in_the_deck() -> None:
    match = brought("Fuga, Umbo, Murus, Furor", "Testudo, Clamor, Agmen, Memoria")

    assert set(unseen_in_decks(match)) == {0, 1}


def opened(deck: str) -> Match:
    """Seat 0, who brought Murus and has taken Furor, opens the top of his deck in a fight."""
    match = scene("thraex d4N", "murmillo d5S", turn=1)
    hold(match, 0, "Furor", deck=deck)
    arena_of(match).brought[0] = 1
    return fight(match, "d5 d4", 4, "top")


def test_6_1_3_9_4_a_prima_card_turned_up_from_the_deck_was_the_one_brought_along() -> None:
    match = opened("Murus, Testudo, Clamor, Agmen, Memoria")
    assert arena_of(match).brought[0] == 0
    assert set(unseen_in_decks(match)) == {0}

    match = opened("Testudo, Murus, Clamor, Agmen, Memoria")
    assert arena_of(match).brought[0] == 1


def test_6_1_3_9_4_but_not_one_that_all_had_seen_before_it_was_shuffled_anew() -> None:
    """2.7 A shuffle in the middle of Augurium does not tell where the one brought along is."""
    match = scene("thraex d4N", "murmillo d5S")
    hold(match, 0, "Augurium, Furor", deck="Umbo", discard="Cursus, Clamor, Agmen, Memoria")
    arena_of(match).brought[0] = 1
    match.state.dice.script = [3, 0, 0]
    choose(match, "Augurium-text", "Umbo", "Clamor", "Cursus")
    fight(match, "d5 d4", 4, "top")

    assert told(match, "revealed")[-1][:3] == (0, card(match, "Cursus"), 1)
    assert arena_of(match).brought[0] == 1
    assert set(unseen_in_decks(match)) == {0, 1}


def test_6_1_2_7_a_shuffle_in_the_middle_of_augurium_forgets_no_card_seen_in_the_hand() -> None:
    match = scene("thraex d4N", "murmillo a8S", hands=(None, "Umbo, Fuga, Agmen"))
    pile = "Clamor, Testudo, Invidia, Agmen, Solutio, Conversio"
    hold(match, 0, "Memoria, Umbo, Augurium", deck="Fuga", discard=pile)
    choose(match, "Memoria-text", "Clamor", "Testudo", "Umbo-vox", "Augurium-text")
    known = cards(match, "Clamor, Testudo")
    assert asked(match) == "augury"
    assert all(one & known == known for one in imagined_hands(match, 1, 0))
    while asked(match) == "augury":
        choose(match, offered(match)[-1])

    hands = imagined_hands(match, 1, 0)
    assert all(one & known == known for one in hands)
    assert len(set(hands)) > 5


def test_3_5_5_3_9_4_the_top_of_the_deck_may_be_the_card_brought_along() -> None:
    """Four cards and, as likely as each of them, one of the twelve Prima cards."""
    match = brought("Fuga, Murus", "Testudo, Clamor, Agmen, Memoria")
    arena = arena_of(match)
    deck = combat_ways(arena, members(arena.stock[0] & loose_cards(arena, 0)))
    prima = combat_ways(arena, members(ALL_PRIMA))

    both = [12 * some + one for some, one in zip(deck, prima, strict=True)]
    assert others_card(arena, 0, True) == both
    arena.brought[0] = 0
    assert others_card(arena, 0, True) == [12 * some for some in deck]


def danger(match: Match, square: str) -> int:
    """The danger square of who stands there."""
    seen = match.view(None)["danger"]
    assert isinstance(seen, list)
    return int(seen[man_at(match, square)])


def test_2_2_3_4_10_every_view_names_the_danger_squares() -> None:
    """Straight ahead; none beyond the wall, with a hindrance token, or under Pulvis."""
    match = scene("thraex d4N, veles a1S", "scissor d5S, murmillo e5S t")
    hold(match, 0, "Pulvis, Umbo, Fuga")

    assert {square: danger(match, square) for square in ("d4", "a1", "d5", "e5")} == {
        "d4": NAMES.index("d5"),
        "a1": -1,
        "d5": NAMES.index("d4"),
        "e5": -1,
    }
    choose(match, "Pulvis-text", "d5")
    assert danger(match, "d5") == -1
