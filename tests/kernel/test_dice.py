"""The dice: fair, the same from the same seed, and unforeseeable once they are keyed."""

from itertools import pairwise

import pytest

from harena.kernel.dice import Dice
from harena.kernel.match import key_for

# Chi-square that one honest series in a thousand exceeds, by degrees of freedom.
ONE_IN_A_THOUSAND = {1: 10.8, 5: 20.5, 19: 43.8, 23: 49.7, 35: 66.6}


def seeded(text: str) -> Dice:
    dice = Dice()
    dice.seed(text)
    return dice


def keyed(key: bytes) -> Dice:
    dice = Dice()
    dice.rekey(key)
    return dice


def faces(dice: Dice, count: int = 40, sides: int = 6) -> list[int]:
    return [dice.below(sides) for _ in range(count)]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def tally(numbers: list[int], sides: int) -> list[int]:
    return [numbers.count(number) for number in range(sides)]


def test_the_same_seed_falls_the_same_way() -> None:
    assert faces(seeded("one")) == faces(seeded("one"))
    assert faces(seeded("one")) != faces(seeded("two"))


def test_a_seed_starts_again_from_the_beginning() -> None:
    dice = seeded("one")
    first = faces(dice)

    dice.seed("one")

    assert faces(dice) == first


def test_a_copy_falls_the_same_way_and_lives_by_itself() -> None:
    dice = seeded("one")
    faces(dice, 3)

    copy = dice.copy()
    later = faces(copy)

    assert faces(dice) == later


def test_a_copy_of_keyed_and_scripted_dice_is_keyed_and_scripted() -> None:
    dice = keyed(b"key")
    faces(dice, 3)
    dice.script = [5, 0]

    copy = dice.copy()

    assert faces(copy) == faces(dice)


@pytest.mark.parametrize("dice", [seeded("fair"), keyed(b"fair")], ids=["seeded", "keyed"])
@pytest.mark.parametrize("sides", [2, 6, 20])
def test_every_face_is_equally_likely(dice: Dice, sides: int) -> None:
    counts = tally(faces(dice, 6000, sides), sides)

    assert chi_square(counts) < ONE_IN_A_THOUSAND[sides - 1]


def test_a_face_says_nothing_about_the_next() -> None:
    row = faces(seeded("fair"), 7200)

    pairs = [6 * first + second for first, second in pairwise(row)]

    assert chi_square(tally(pairs, 36)) < ONE_IN_A_THOUSAND[35]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [faces(seeded(str(seed)), 1)[0] for seed in range(7200)]

    pairs = [6 * first + second for first, second in pairwise(firsts)]

    assert chi_square(tally(pairs, 36)) < ONE_IN_A_THOUSAND[35]


def test_the_same_key_falls_the_same_way() -> None:
    assert faces(keyed(b"key")) == faces(keyed(b"key"))
    assert faces(keyed(b"key")) != faces(keyed(b"other"))


def test_keyed_dice_do_not_depend_on_what_fell_before() -> None:
    dice = seeded("one")
    faces(dice, 7)

    dice.rekey(b"key")

    assert faces(dice) == faces(keyed(b"key"))


def test_different_answers_have_unrelated_dice() -> None:
    firsts = [faces(keyed(key_for(b"secret", number)), 1)[0] for number in range(7200)]

    pairs = [6 * first + second for first, second in pairwise(firsts)]

    assert chi_square(tally(pairs, 36)) < ONE_IN_A_THOUSAND[35]


def test_the_key_of_an_answer_depends_on_secret_and_number() -> None:
    assert key_for(b"secret", 1) == key_for(b"secret", 1)
    assert len({key_for(secret, n) for secret in (b"a", b"b") for n in range(9)}) == 18


@pytest.mark.parametrize("dice", [seeded("fair"), keyed(b"fair")], ids=["seeded", "keyed"])
def test_every_order_of_a_shuffle_is_equally_likely(dice: Dice) -> None:
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(4800):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1

    assert len(orders) == 24
    assert chi_square(list(orders.values())) < ONE_IN_A_THOUSAND[23]


@pytest.mark.parametrize("dice", [seeded("fair"), keyed(b"fair")], ids=["seeded", "keyed"])
def test_dice_thrown_at_once_are_fair_and_independent(dice: Dice) -> None:
    throws = [dice.throw(5, 6) for _ in range(3600)]

    assert {len(throw) for throw in throws} == {5}
    for place in range(5):
        counts = tally([throw[place] for throw in throws], 6)
        assert chi_square(counts) < ONE_IN_A_THOUSAND[5]
    pairs = [6 * throw[1] + throw[4] for throw in throws]
    assert chi_square(tally(pairs, 36)) < ONE_IN_A_THOUSAND[35]


def test_any_number_of_dice_can_be_thrown_at_once() -> None:
    dice = seeded("many")

    throw = dice.throw(60, 6)

    assert len(throw) == 60
    assert set(throw) == {0, 1, 2, 3, 4, 5}
    assert dice.throw(0, 6) == []


def test_dice_of_many_sides_can_be_thrown_at_once() -> None:
    throws = [face for _ in range(600) for face in seeded("many").throw(10, 20)]

    assert set(throws) <= set(range(20))


def test_a_script_forces_the_next_faces_and_then_ends() -> None:
    dice = seeded("one")
    dice.script = [5, 0, 3]

    forced = [dice.below(6), *dice.throw(2, 6)]

    assert forced == [5, 0, 3]
    assert faces(dice) == faces(seeded("one"))


def test_a_script_may_end_in_the_middle_of_a_throw() -> None:
    dice = seeded("one")
    dice.script = [5]

    throw = dice.throw(3, 6)

    assert throw[0] == 5
    assert len(throw) == 3


def test_a_face_that_a_die_does_not_have_says_so() -> None:
    dice = seeded("one")
    dice.script = [6]

    with pytest.raises(ValueError, match="must show 0 to 5, but it shows 6"):
        dice.below(6)
