"""Counted sets in one int count like a Counter."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from harena.toolkit.counted import Layout, evenly

# Three kinds: up to seven, up to one, up to fifteen; the second lies lowest.
LAYOUT = Layout([3, 1, 4], [1, 0, 2])
COUNTS = st.tuples(st.integers(0, 3), st.just(0), st.integers(0, 7)).map(list)


def test_a_kind_lies_where_the_order_puts_it() -> None:
    assert LAYOUT.shift == [1, 0, 4]
    assert LAYOUT.one == [2, 1, 16]
    assert LAYOUT.mask == [7, 1, 15]
    assert evenly(3, 6).shift == [0, 6, 12]


@given(COUNTS)
def test_what_is_gathered_is_counted(counts: list[int]) -> None:
    bag = LAYOUT.gather(counts)

    assert LAYOUT.counts(bag) == counts
    assert [LAYOUT.held(bag, kind) for kind in range(3)] == counts
    assert LAYOUT.kinds_in(bag) == [kind for kind in range(3) if counts[kind]]
    assert Counter(LAYOUT.row(bag)) == +Counter(dict(enumerate(counts)))
    assert LAYOUT.row(bag) == sorted(LAYOUT.row(bag))


@given(COUNTS, COUNTS)
def test_bags_are_joined_and_taken_apart(one: list[int], other: list[int]) -> None:
    first, second = LAYOUT.gather(one), LAYOUT.gather(other)

    both = [some + more for some, more in zip(one, other, strict=True)]
    assert LAYOUT.counts(first + second) == both
    assert first + second - second == first
    assert LAYOUT.weigh(first + second, [5, 100, 2]) == 5 * both[0] + 2 * both[2]


def test_a_full_kind_leaves_the_others_alone() -> None:
    assert LAYOUT.counts(LAYOUT.gather([7, 1, 15])) == [7, 1, 15]
