"""Chapter 9, Items: auction, draft and selection."""

import pytest

from harena.games.gladiatori.components.bout import Bout
from harena.games.gladiatori.setup.items import unassigned
from harena.games.gladiatori.setup.preparation import why_not
from harena.kernel.setup import PlayValue
from harena.toolkit.bits import members
from tests.games.gladiatori.arrange import (
    asked,
    build,
    cards,
    choose,
    item_names,
    offered,
    play_on,
    prepare,
    told,
)

SWORDS = ["gladius", "spatha", "sica", "falcata", "rhomphaia"]
SHIELDS = ["spiked_parma", "clipeus", "scutum", "parmula"]
HELMETS = ["galea", "crested_galea", "horned_helm"]
ENERGY = {"energy_1": 4, "energy_0": 4}


def number(bout: Bout, item: str) -> int:
    return bout.content.item_ids.index(item)


def lay_ready(bout: Bout, *lots: str) -> None:
    """The Items that will come up in an auction, one after another, whoever gets them."""
    left = members(unassigned(bout))
    for lot in lots:
        bout.dice.script.append(left.index(number(bout, lot)))
        left.remove(number(bout, lot))


def auction(seats: int, *lots: str) -> Bout:
    """Created characters with four Energy cards of each kind, at the first lot."""
    options: dict[str, PlayValue] = {"items": "auction", "characters": "created", "teams": "free"}
    bout = prepare(seats, options)
    lay_ready(bout, *lots)
    for seat in range(seats):
        build(bout, seat, ENERGY)
    return bout


def bid(bout: Bout, *bids: str) -> None:
    """Bids of all seats, as so many Energy 1 and so many Energy 0: `2+0`."""
    for seat, one in enumerate(bids):
        choose(bout, one, seat)


def draft(seats: int, *laid_out: str, first: int = 0) -> Bout:
    """Created characters at their first pick, with these Items laid out."""
    bout = prepare(seats, {"items": "draft", "characters": "created", "teams": "free"})
    ids = list(range(18))
    wanted = [number(bout, item) for item in laid_out]
    # The shuffle fills the row from its end, so those wanted come last and go to the front.
    rest = [item for item in ids if item not in wanted]
    target = wanted + rest
    for last in range(17, 0, -1):
        bout.dice.script.append(ids.index(target[last]))
        place = ids.index(target[last])
        ids[last], ids[place] = ids[place], ids[last]
    bout.dice.script.append(first)
    for seat in range(seats):
        build(bout, seat, {})
    return bout


def selection(*characters: str) -> Bout:
    """Pre-made characters in seat order, at their first choice."""
    seats = len(characters)
    bout = prepare(seats, {"teams": "free"}, script=list(range(seats - 1, 0, -1)))
    for one in characters:
        choose(bout, one)
    return bout


# 9.1, 9.2 In general.


@pytest.mark.parametrize("items", ["auction", "draft", "selection"])
def test_9_1_two_items_each_at_most(items: str) -> None:
    """9.1, 9.2 In any way; never two of a symbol, and none at two places."""
    for n in range(12):
        bout = play_on(prepare(4, {"items": items}, seed=f"{items} {n}"), seed=f"answers {n}")
        held = [item for seat in range(4) for item in item_names(bout, seat)]
        assert len(held) == len(set(held))
        for seat in range(4):
            mine = item_names(bout, seat)
            assert len(mine) == 2 if items == "selection" else len(mine) <= 2
            for symbol in (SHIELDS, HELMETS, ["hasta", "verutum", "fuscina"]):
                assert len(set(mine) & set(symbol)) <= 1


def test_9_1_the_usual_way() -> None:
    """9.1 Selection if all are pre-made, else draft."""
    premade = play_on(prepare(2), "pick")
    created = play_on(prepare(2, {"characters": "created"}), "draft")
    choice = prepare(2, {"characters": "choice"}, script=[1])
    mixed = prepare(2, {"characters": "choice"}, script=[1])

    choose(choice, "secutor")
    choose(choice, "thraex")
    choose(mixed, "secutor")
    choose(mixed, "own")
    build(mixed, 1, {})

    assert asked(premade) == ["0 pick", "1 pick"]
    assert [one.ask for one in created.pending] == ["draft"]
    assert asked(choice) == ["0 pick", "1 pick"]
    assert [one.ask for one in mixed.pending] == ["draft"]


def test_9_2_two_swords_are_fine() -> None:
    """9.2 S52: by selection."""
    bout = selection("secutor", "retiarius")
    choose(bout, "gladius", 0)
    choose(bout, "rete", 1)

    choose(bout, "spatha", 0)
    choose(bout, "weighted_net", 1)

    assert item_names(bout, 0) == ["gladius", "spatha"]
    assert item_names(bout, 1) == ["rete", "weighted_net"]


def test_9_2_spear_and_trident_bear_the_same_symbol() -> None:
    """9.2 S52: with the Hasta the Fuscina is not offered."""
    bout = selection("secutor", "retiarius")
    choose(bout, "gladius", 0)
    choose(bout, "hasta", 1)

    words = offered(bout, 1)

    assert words == ["rete", "weighted_net"]
    assert why_not(bout, 1, "pick", number(bout, "fuscina")) == "item-clashes"
    assert why_not(bout, 1, "pick", number(bout, "scutum")) == "item-not-preferred"
    assert why_not(bout, 1, "pick", number(bout, "gladius")) == "item-taken"


# 9.3 Auction.


def test_9_3_two_energy_1_beat_three_energy_0() -> None:
    """9.3 E12: most energy wins."""
    bout = auction(2, "gladius")

    bid(bout, "2+0", "0+3")

    assert item_names(bout, 0) == ["gladius"]
    assert told(bout, "bid", "took_item", "put_up")[:4] == [
        "put_up gladius",
        "bid 0 2 0",
        "bid 1 0 3",
        "took_item 0 gladius",
    ]


def test_9_3_equal_energy_goes_to_more_cards() -> None:
    """9.3 S51: Energy 1 and Energy 0 against Energy 1."""
    bout = auction(2, "gladius")

    bid(bout, "1+1", "1+0")

    assert item_names(bout, 0) == ["gladius"]


def test_9_3_a_full_tie_removes_the_item() -> None:
    """9.3 S51: both bids return."""
    bout = auction(3, "gladius", "spatha")

    bid(bout, "1+1", "1+1", "0+4")

    assert bout.items == [0, 0, 0]
    assert bout.gone == 1 << number(bout, "gladius")
    assert bout.bids == [0, 0, 0]
    assert "left_over gladius" in told(bout)
    assert "4+4" in offered(bout, 0)


def test_9_3_a_tie_below_the_best_does_not_matter() -> None:
    """9.3 The third has most, though the others tie."""
    bout = auction(3, "gladius")

    bid(bout, "1+1", "1+1", "2+0")

    assert item_names(bout, 2) == ["gladius"]


def test_9_3_two_lots_a_player() -> None:
    """9.3 Three players: six Items, each from those left."""
    bout = auction(3)

    play_on(bout, "place")

    lots = told(bout, "put_up")
    assert len(lots) == 6
    assert len(set(lots)) == 6


def test_9_3_1_the_winner_sets_his_bid_aside() -> None:
    """9.3.1 He cannot bid it again; the loser can."""
    bout = auction(2, "gladius", "spatha")

    bid(bout, "3+1", "2+4")

    assert cards(bout.bids[0]) == {"energy_1": 3, "energy_0": 1}
    assert offered(bout, 0) == ["0+0", "0+1", "0+2", "0+3", "1+0", "1+1", "1+2", "1+3"]
    assert "4+4" in offered(bout, 1)


def test_9_3_1_in_the_end_it_is_the_discard_pile() -> None:
    """9.3.1 Nothing is set aside any more, and nothing is lost."""
    bout = auction(2, "gladius", "spatha", "sica", "falcata")

    bid(bout, "3+1", "0+0")
    bid(bout, "0+1", "2+0")
    bid(bout, "0+0", "0+0")
    bid(bout, "0+0", "0+0")

    assert cards(bout.discard[0]) == {"energy_1": 3, "energy_0": 1}
    assert cards(bout.discard[1]) == {"energy_1": 2}
    assert (bout.bids, bout.offered) == ([0, 0], [])
    assert [bout.deck[seat] + bout.discard[seat] for seat in (0, 1)] == bout.owned


def test_9_3_2_the_clash_first_then_the_excess() -> None:
    """9.3.2, R55 S51: three won, Scutum and Clipeus among them: one of these must go."""
    bout = auction(2, "scutum", "clipeus", "gladius", "sica")

    for _ in range(3):
        bid(bout, "1+0", "0+0")
    bid(bout, "0+0", "1+0")

    assert asked(bout) == ["0 drop"]
    assert offered(bout) == ["clipeus", "scutum"]
    assert why_not(bout, 0, "drop", number(bout, "gladius")) == "item-not-to-drop"
    assert why_not(bout, 0, "drop", number(bout, "sica")) == "item-not-owned"
    choose(bout, "scutum")
    assert item_names(bout, 0) == ["gladius", "clipeus"]
    assert bout.gone == 1 << number(bout, "scutum")
    assert asked(bout)[0].endswith(" place")


def test_9_3_2_of_three_he_keeps_two_of_his_choice() -> None:
    """9.3.2, R54, R55 S51: who has two may still bid, and drops one in the end."""
    bout = auction(2, "gladius", "spatha", "rete", "sica")

    for _ in range(3):
        bid(bout, "1+0", "0+0")
    bid(bout, "0+0", "1+0")

    assert offered(bout) == ["gladius", "spatha", "rete"]
    choose(bout, "gladius")
    assert item_names(bout, 0) == ["spatha", "rete"]
    assert told(bout, "dropped") == ["dropped 0 gladius"]


def test_9_3_2_all_four_lots_to_one_player() -> None:
    """9.3.2 Four won, two helmets among them: a helmet, then one more."""
    bout = auction(2, "galea", "horned_helm", "gladius", "sica")

    for _ in range(4):
        bid(bout, "1+0", "0+0")

    choose(bout, "galea")
    assert offered(bout) == ["gladius", "sica", "horned_helm"]
    choose(bout, "sica")
    assert item_names(bout, 0) == ["gladius", "horned_helm"]


def test_9_3_3_bids_are_secret_until_all_have_bid() -> None:
    """9.3.3, R56 Nothing is told of the first; then both are, and stay to be seen."""
    bout = auction(2, "gladius", "spatha")

    choose(bout, "2+1", 0)
    before = told(bout, "bid")
    choose(bout, "1+0", 1)

    assert before == []
    assert told(bout, "bid") == ["bid 0 2 1", "bid 1 1 0"]
    assert bout.wishes == [2 * 32 + 1, 32]


def test_9_3_3_nobody_bids_is_a_tie() -> None:
    """9.3.3, R56 The Item is removed."""
    bout = auction(2, "gladius")

    bid(bout, "0+0", "0+0")

    assert bout.gone == 1 << number(bout, "gladius")


def test_9_3_4_one_may_start_with_one_item_or_none() -> None:
    """9.3.4, R122 S61: A wins one, three full ties: A has one, B none, and the game goes on."""
    bout = auction(2, "gladius", "spatha", "sica", "falcata")

    bid(bout, "1+0", "0+0")
    for _ in range(3):
        bid(bout, "1+0", "1+0")

    assert item_names(bout, 0) == ["gladius"]
    assert item_names(bout, 1) == []
    assert bout.gone.bit_count() == 3
    assert asked(bout)[0].endswith(" place")


def test_9_3_5_only_energy_cards_are_bid() -> None:
    """9.3.5, R170 Who has none bids none, and is asked all the same."""
    bout = prepare(2, {"items": "auction", "characters": "created"})
    build(bout, 0, {"feint": 1, "moves": "sweep"})
    build(bout, 1, ENERGY)

    words = offered(bout, 0)

    assert words == ["0+0"]
    assert why_not(bout, 0, "bid", 32) == "cards-not-owned"


# 9.4 Draft.


def test_9_4_clockwise_and_back() -> None:
    """9.4 E12: three players, seven Items, A B C C B A from the one drawn by lot, one removed."""
    laid_out = ["gladius", "spatha", "sica", "falcata", "rhomphaia", "rete", "manica"]
    bout = draft(3, *laid_out, first=1)
    seats: list[int] = []

    for item in laid_out[:-1]:
        seats += bout.to_act()
        choose(bout, item)

    assert seats == [1, 2, 0, 0, 2, 1]
    assert bout.gone == 1 << number(bout, "manica")
    assert told(bout, "laid_out") == ["laid_out 1 " + " ".join(laid_out)]
    assert told(bout, "left_over") == ["left_over manica"]
    assert bout.offered == []


def test_9_4_the_first_is_drawn_by_lot() -> None:
    """9.4, R179 Apart from the player order: each seat comes to it, with any first player."""
    bouts = [play_on(prepare(2, {"items": "draft"}, seed=f"n{n}"), "draft") for n in range(40)]

    pairs = {(bout.order[0], bout.to_act()[0]) for bout in bouts}

    assert pairs == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_9_4_what_is_laid_out_is_random() -> None:
    """9.4 Two a player and one more, all Items in the long run."""
    bouts = [play_on(prepare(2, {"items": "draft"}, seed=f"n{n}"), "draft") for n in range(40)]

    assert all(len(bout.offered) == 5 for bout in bouts)
    assert {item for bout in bouts for item in bout.offered} == set(range(18))


def test_9_4_1_a_clashing_item_only_if_nothing_else_is_left() -> None:
    """9.4.1, R57 With a shield taken, shields are not offered while there is something else."""
    bout = draft(2, "spiked_parma", "clipeus", "scutum", "parmula", "gladius")
    choose(bout, "spiked_parma")
    choose(bout, "gladius")

    seat = bout.to_act()[0]
    words = offered(bout)

    assert (seat, words) == (1, ["clipeus", "scutum", "parmula"])
    choose(bout, "clipeus")
    assert asked(bout) == ["0 draft"]
    assert offered(bout) == ["scutum", "parmula"]


def test_9_4_1_then_one_of_the_two_is_removed() -> None:
    """9.2, 9.4.1, R54 The owner chooses which, and plays with fewer."""
    bout = draft(2, "spiked_parma", "clipeus", "scutum", "parmula", "gladius")
    for item in ("spiked_parma", "gladius", "clipeus", "scutum"):
        choose(bout, item)

    assert asked(bout) == ["0 drop"]
    assert offered(bout) == ["spiked_parma", "scutum"]
    choose(bout, "spiked_parma")

    assert item_names(bout, 0) == ["scutum"]
    assert item_names(bout, 1) == ["gladius", "clipeus"]


def test_9_4_1_the_clash_is_refused_by_name() -> None:
    """9.4.1 Why a shield is not offered to one who has a shield."""
    bout = draft(2, "spiked_parma", "clipeus", "sica", "spatha", "gladius")
    for item in ("gladius", "spiked_parma"):
        choose(bout, item)

    assert item_names(bout, 1) == ["spiked_parma"]
    assert offered(bout) == ["spatha", "sica"]
    assert why_not(bout, 1, "draft", number(bout, "clipeus")) == "item-clashes"
    assert why_not(bout, 1, "draft", number(bout, "gladius")) == "item-not-offered"


def test_9_4_a_draft_alone() -> None:
    """9.4 Three Items, two of them taken."""
    bout = draft(1, "gladius", "spatha", "sica")

    choose(bout, "spatha")
    choose(bout, "sica")

    assert item_names(bout, 0) == ["spatha", "sica"]


# 9.5 Selection.


def test_9_5_a_pre_made_character_chooses_among_its_types() -> None:
    """9.5 E13: the Mirmillo among all swords and helmets only."""
    bout = selection("mirmillo", "retiarius")

    words = offered(bout, 0)

    assert words == SWORDS + HELMETS


def test_9_5_a_created_character_chooses_among_all() -> None:
    """9.5 All eighteen."""
    bout = prepare(2, {"items": "selection", "characters": "created"})
    for seat in (0, 1):
        build(bout, seat, {})

    words = offered(bout, 1)

    assert words == bout.content.item_ids


def test_9_5_what_several_want_goes_by_lot() -> None:
    """9.5, 9.5.1 Three want the Gladius: the lot gives it to seat 2; the others choose again."""
    bout = selection("secutor", "mirmillo", "thraex")
    bout.dice.script = [2]

    for seat in range(3):
        choose(bout, "gladius", seat)

    assert item_names(bout, 2) == ["gladius"]
    assert asked(bout) == ["0 pick", "1 pick"]
    assert "gladius" not in offered(bout, 0)
    assert told(bout, "picked", "took_item") == [
        "picked 0 gladius",
        "picked 1 gladius",
        "picked 2 gladius",
        "took_item 2 gladius",
    ]


def test_9_5_1_losers_choose_again_until_everybody_has_one() -> None:
    """9.5.1, R58 Then all choose their second."""
    bout = selection("secutor", "mirmillo", "thraex")
    bout.dice.script = [2, 0]
    for seat in range(3):
        choose(bout, "gladius", seat)

    for seat in (0, 1):
        choose(bout, "sica", seat)

    assert item_names(bout, 0) == ["sica"]
    assert asked(bout) == ["1 pick"]
    choose(bout, "galea")
    assert asked(bout) == ["0 pick", "1 pick", "2 pick"]


def test_9_5_1_choices_are_secret_until_all_have_chosen() -> None:
    """9.5.1 Nothing is told of the first; then all are, and stay to be seen."""
    bout = selection("secutor", "mirmillo")

    choose(bout, "gladius", 1)
    before = told(bout, "picked")
    choose(bout, "sica", 0)

    assert before == []
    assert told(bout, "picked") == ["picked 0 sica", "picked 1 gladius"]
    assert bout.wishes == [number(bout, "sica"), number(bout, "gladius")]


def test_9_5_1_without_a_preferred_item_any_that_fits() -> None:
    """9.5.1, R58 Four of retiarii take all nets and spears: the last chooses among the rest."""
    options: dict[str, PlayValue] = {"premade_duplicates": True}
    bout = prepare(4, options, script=[3, 2, 1])
    for _ in range(4):
        choose(bout, "retiarius")
    for seat, item in enumerate(("hasta", "verutum", "fuscina", "rete")):
        choose(bout, item, seat)

    words = [offered(bout, seat) for seat in range(4)]
    for seat in range(4):
        choose(bout, "weighted_net", seat)

    assert words == [["weighted_net"]] * 4
    losers = [seat for seat in range(4) if len(item_names(bout, seat)) == 1]
    assert len(losers) == 3
    for seat in losers:
        fitting = SWORDS + SHIELDS + HELMETS + ["manica"]
        assert offered(bout, seat) == fitting


def test_9_6_no_item_is_damaged_at_the_start() -> None:
    """9.6 Nor does any net hold anybody."""
    bout = play_on(prepare(2))

    assert bout.damaged == 0
    assert set(bout.nets) == {-1}
