"""Why a choice is not among the options: every reason, and that it is the right one."""

import pytest

from tests.games.clash.arrange import (
    arrange,
    asked,
    attack,
    choose,
    duel,
    entry,
    hunt,
    lairs,
    refusal,
    script,
    wake,
)


def test_3_2_what_is_offered_is_not_refused() -> None:
    """3.2 No reason for a legal choice."""
    match = arrange({"C2": "a:SSSS", "A1": "a:SSSS", "C3": "b:SSSS"})

    assert refusal(match, "team", "C2") == ""


def test_3_2_a_seat_that_is_not_asked() -> None:
    """3.2 It is a's turn."""
    match = arrange({"C2": "a:SSSS", "A1": "a:SSSS", "C3": "b:SSSS"})

    assert refusal(match, "team", "C3", seat=1) == "not-asked"


def test_3_6_another_question_than_the_one_asked() -> None:
    """3.6 The team comes before the target."""
    match = arrange({"C2": "a:SSSS", "A1": "a:SSSS", "C3": "b:SSSS"})

    assert refusal(match, "target", "C3") == "other-ask"


def test_2_2_3_a_full_team_takes_no_fifth() -> None:
    """2.2.3 place: team-full."""
    match = entry({"C2": "a:SSSS"})

    assert refusal(match, "place", "C2") == "team-full"


def test_2_2_3_anothers_team() -> None:
    """2.2.3, 1.1 place: space-taken, by b's base."""
    match = entry({"C2": "b:S"})

    assert refusal(match, "place", "C2") == "space-taken"


def test_2_2_8_no_base_left() -> None:
    """2.2.8 place: no-base-left, for an empty space."""
    match = entry({"A1": "a:SS", "A3": "a:SSSS", "E1": "a:SSS", "E3": "a:SSSS"})

    assert refusal(match, "place", "C2") == "no-base-left"


def test_2_2_5_beside_an_own_base() -> None:
    """2.2.5 place: beside-own-base."""
    match = entry({"C2": "a:S"})

    assert refusal(match, "place", "C3") == "beside-own-base"


def test_2_2_6_an_exhausted_pile() -> None:
    """2.2.6 recruit: pile-empty."""
    match = entry({}, piles="LH")
    choose(match, "place", "C2")

    assert refusal(match, "recruit", "sword") == "pile-empty"


def test_2_3_1_a_lair_that_is_taken() -> None:
    """2.3.1, 1.1 lair: space-taken."""
    match = lairs({"C2": "a:SSSS", "C3": "b:SSSS"}, stack=["lion-1"])

    assert refusal(match, "lair", "C3") == "space-taken"


def test_3_2_a_piece_that_is_not_his_team() -> None:
    """3.2 team: not-your-team, for a foe, an animal and an empty space."""
    match = arrange({"C2": "a:SSSS", "A1": "a:SSSS", "C3": "b:SSSS", "E1": "lion-1"})

    reasons = [refusal(match, "team", space) for space in ("C3", "E1", "D3")]

    assert reasons == ["not-your-team"] * 3


def test_3_8_a_team_that_is_walled_in() -> None:
    """3.8 team: team-walled-in."""
    match = arrange(
        {"E1": "a:SSSS", "D1": "a:SSSS", "D2": "a:SSSS", "E2": "a:SSSS", "A2": "b:SSSS"}
    )

    assert refusal(match, "team", "E1") == "team-walled-in"


def test_4_4_a_ground_that_is_taken() -> None:
    """4.4 ground: space-taken, by a foe, an animal or an own team."""
    match = arrange({"C2": "a:SS", "C3": "b:SSSS", "D3": "lion-1", "B2": "a:SSSS"})
    choose(match, "team", "C2")

    reasons = [refusal(match, "ground", space) for space in ("C3", "D3", "B2")]

    assert reasons == ["space-taken"] * 3


def test_4_3_a_ground_far_from_everything() -> None:
    """4.3 ground: no-target-there."""
    match = arrange({"C2": "a:SS", "C3": "b:SSSS"})
    wake(match)

    assert refusal(match, "ground", "A1") == "no-target-there"


def test_4_3_a_ground_that_touches_only_own_teams_has_no_target() -> None:
    """4.3, 3.3 ground: no-target-there; B1 can be reached, but touches only a's own A1."""
    match = arrange({"C2": "a:SS", "C3": "b:SSSS", "A1": "a:SSSS"})
    choose(match, "team", "C2")

    assert refusal(match, "ground", "B1") == "no-target-there"


def test_4_3_a_ground_that_touches_only_the_mover_has_no_target() -> None:
    """4.3 ground: no-target-there; C1 touches nobody but the team that would leave C2."""
    match = arrange({"C2": "a:SS", "C3": "b:SSSS"})
    wake(match)

    assert refusal(match, "ground", "C1") == "no-target-there"


def test_4_2_where_it_stands_there_is_no_target() -> None:
    """4.2 ground: no-target-there; the mover's own space is not taken by another."""
    match = arrange({"E2": "a:SSSS", "A2": "b:SSSS"})
    wake(match)

    assert refusal(match, "ground", "E2") == "no-target-there"


def test_4_4_a_ground_behind_a_wall() -> None:
    """4.4 ground: cannot-move-there; B2 is empty and touches the foe at A2."""
    match = arrange(
        {"E2": "a:SSSS", "A2": "b:SSSS", "C1": "lion-1", "C2": "lion-2", "C3": "lion-3"}
    )
    wake(match)

    assert refusal(match, "ground", "B2") == "cannot-move-there"


def test_3_3_an_own_team_is_no_target() -> None:
    """3.3 target: own-team."""
    match = arrange({"C2": "a:SSSS", "B2": "a:SSSS", "C3": "b:SSSS", "D3": "b:SSSS"})
    choose(match, "team", "C2")

    assert refusal(match, "target", "B2") == "own-team"


def test_3_3_an_empty_space_is_no_target() -> None:
    """3.3 target: nothing-there."""
    match = arrange({"C2": "a:SSSS", "C3": "b:SSSS", "D3": "b:SSSS"})
    wake(match)

    assert refusal(match, "target", "B2") == "nothing-there"


def test_3_4_a_piece_farther_off_is_no_target() -> None:
    """3.4 target: not-adjacent."""
    match = arrange({"C2": "a:SSSS", "C3": "b:SSSS", "D3": "b:SSSS", "E1": "lion-1"})
    wake(match)

    assert refusal(match, "target", "E1") == "not-adjacent"


def test_7_2_a_dead_animal_cannot_be_led() -> None:
    """7.2 beast: animal-not-there."""
    match = arrange(
        {"C2": "bear-3", "E3": "lion-1", "A1": "a:SSSS", "E1": "b:SSSS"},
        seats=3,
        turn=2,
        spares=[],
    )

    assert refusal(match, "beast", "bull-1") == "animal-not-there"


def test_7_2_a_pass_that_was_not_agreed() -> None:
    """7.2, R23 beast: must-attack."""
    match = arrange(
        {"C2": "bear-3", "E3": "lion-1", "A1": "a:SSSS", "E1": "b:SSSS"},
        seats=3,
        turn=2,
        spares=[],
    )

    assert refusal(match, "beast", "pass") == "must-attack"


def test_7_3_a_spare_without_room() -> None:
    """7.3 beast: no-room; bear-4 lies beside a full board."""
    lions = {"A1": "lion-1", "A2": "lion-2", "A3": "lion-3", "B1": "lion-4"}
    bulls = {"B2": "bull-1", "B3": "bull-2", "B4": "bull-3", "C1": "bull-4"}
    bears = {"C2": "bear-1", "C3": "bear-2", "D1": "bear-3"}
    teams = {"D2": "a:S", "D3": "a:S", "D4": "b:S", "E1": "b:S", "E2": "a:S", "E3": "b:S"}
    match = arrange({**lions, **bulls, **bears, **teams}, seats=3, turn=2)

    assert refusal(match, "beast", "bear-4") == "no-room"


def test_5_2_3_nobody_of_that_type_to_net() -> None:
    """5.2.3 net: nobody-to-net, never there or already switched off."""
    match = duel("NNSS", "SSTH")
    attack(match, "C2", "C3")
    choose(match, "net", "trident")

    reasons = [refusal(match, "net", kind) for kind in ("spear", "trident")]

    assert reasons == ["nobody-to-net"] * 2


def test_5_4_2_keep_or_again() -> None:
    """5.4.2 reroll: there is no third way."""
    match = duel("SSST", "SSSS")
    script(match, "....")
    attack(match, "C2", "C3")

    assert match.refusal(0, "reroll", 2) == "no-such-choice"


def test_5_6_6_nobody_of_that_kind_to_give() -> None:
    """5.6.6 casualty: nobody-to-give, of another type, or not switched off."""
    match = duel("SSSS", "SSTH")
    script(match, "#....")
    attack(match, "C2", "C3")

    reasons = [refusal(match, "casualty", kind) for kind in ("net", "trident-off", "sword-off")]

    assert reasons == ["nobody-to-give"] * 3


def test_7_3_a_ground_for_a_spare_that_is_taken_or_touches_nothing() -> None:
    """7.3 ground: space-taken and no-target-there."""
    match = arrange(
        {"A1": "a:SSSS", "A3": "b:SSSS", "E1": "lion-2"}, seats=3, turn=2, spares=["lion-1"]
    )
    choose(match, "beast", "lion-1")

    reasons = [refusal(match, "ground", space) for space in ("A1", "E3")]

    assert reasons == ["space-taken", "no-target-there"]


def test_7_4_a_beast_has_no_own_teams_among_its_targets() -> None:
    """7.4 target: nothing-there and not-adjacent, for a led animal too."""
    match = arrange(
        {"C2": "bear-3", "C3": "a:SSSS", "B3": "b:SSSS", "E1": "b:SSSS"},
        seats=3,
        turn=2,
        spares=[],
    )
    choose(match, "ground", "C2")

    reasons = [refusal(match, "target", space) for space in ("D3", "E1", "C3")]

    assert reasons == ["nothing-there", "not-adjacent", ""]


@pytest.mark.parametrize("space", [17, 19, -1])
def test_1_2_a_space_that_the_board_does_not_have(space: int) -> None:
    """1.2 An id beyond the seventeen spaces, or below the first, is refused with a reason."""
    match = hunt("SS", "bear-1")
    choose(match, "team", "C2")

    reason = match.refusal(2, "ground", space)

    assert asked(match) == "c ground"
    assert reason == "no-such-choice"
