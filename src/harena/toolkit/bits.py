"""Sets of small whole numbers as one int: a bit for each member.

Sets are joined by `|`, cut by `&`, and a member is in a set where `bits >> member & 1`. These are
written out where they are asked: a call would cost more.
"""

from typing import Final

CHUNK: Final = 10
CHUNK_MASK: Final = 1023
LOWEST_WIDE: Final = 1 << 2 * CHUNK
HALF: Final = 12
HALF_MASK: Final = 4095
SIZES: Final = bytes([bits.bit_count() for bits in range(HALF_MASK + 1)])


def members_of_chunk(chunk: int, offset: int) -> list[int]:
    """The members of ten bits that begin at an offset."""
    return [offset + index for index in range(CHUNK) if chunk >> index & 1]


LOW_MEMBERS: Final[list[list[int]]] = [members_of_chunk(bits, 0) for bits in range(CHUNK_MASK + 1)]
HIGH_MEMBERS: Final[list[list[int]]] = [
    members_of_chunk(bits, CHUNK) for bits in range(CHUNK_MASK + 1)
]


def members(bits: int) -> list[int]:
    """The members of a set, lowest first, as a list of one's own."""
    if bits < LOWEST_WIDE:
        return LOW_MEMBERS[bits & CHUNK_MASK] + HIGH_MEMBERS[bits >> CHUNK]
    found = LOW_MEMBERS[bits & CHUNK_MASK] + HIGH_MEMBERS[bits >> CHUNK & CHUNK_MASK]
    for member in members(bits >> 2 * CHUNK):
        found.append(2 * CHUNK + member)
    return found


def size(bits: int) -> int:
    """How many members a set has: `bit_count`, which compiled code can only call the slow way."""
    if bits >> 2 * HALF:
        return bits.bit_count()
    return SIZES[bits & HALF_MASK] + SIZES[bits >> HALF]


def nth(bits: int, index: int) -> int:
    """The member of a set with so many below it."""
    offset = 0
    chunk = LOW_MEMBERS[bits & CHUNK_MASK]
    while index >= len(chunk):
        index -= len(chunk)
        bits >>= CHUNK
        offset += CHUNK
        chunk = LOW_MEMBERS[bits & CHUNK_MASK]
    return offset + chunk[index]


def as_bits(found: list[int]) -> int:
    """The set of these."""
    bits = 0
    for member in found:
        bits |= 1 << member
    return bits


def union(sets: list[int], chosen: list[int]) -> int:
    """All that is in one of the chosen sets."""
    bits = 0
    for index in chosen:
        bits |= sets[index]
    return bits


def rings(near: list[int], start: int, free: int) -> list[int]:
    """The places no step, one step, two steps … from a start, over free places only.

    `near` has for each place the set of those beside it. What can be reached at all is all rings
    together (Clash 1.2), with some steps the first of them (Spartacus 10.4.1), and the fewest moves
    to a place are the number of its ring (Heroes 5.2.5-5, 5.2.5-6).
    """
    found = [1 << start]
    left = free & ~(1 << start)
    edge = near[start] & left
    while edge:
        found.append(edge)
        left &= ~edge
        edge = union(near, members(edge)) & left
    return found
