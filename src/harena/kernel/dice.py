"""Chance comes into a match by this door alone.

Two ways to key the same dice. A *seed* drives a multiply-with-carry generator: quick, and good for
simulation and search, but its future can be computed from its past. A *key* makes every draw a
keyed hash of a counter: what has been seen tells nothing of what is to come, so live tables re-key
their dice before each answer. A *script* forces the next faces in a test.
"""

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

# Times 2**31 and less one this is prime, and so is half of that: every seed has a period of about
# 2**60. Every value stays below 2**62.
MULTIPLIER: Final = 2024026035
HALF_WORD: Final = 31
LOW: Final = 0x7FFFFFFF
RANGE: Final = 0x80000000
CYCLE: Final = MULTIPLIER * RANGE - 2
# Eight dice of fourteen sides still fit into one draw.
MOST_AT_ONCE: Final = 8
MOST_SIDES: Final = 14


@final
class Dice:
    """A small integer generator that lives inside a state and is copied with it."""

    def __init__(self) -> None:
        self.word: i64 = 1
        self.key = b""
        self.is_keyed = False
        self.count = 0
        self.log: list[tuple[int, int]] = []
        self.script: list[int] = []

    def seed(self, text: str) -> None:
        """Start again from a text. Hashed, so that neighbouring seeds have nothing in common."""
        drawn = blake2b(text.encode(errors="surrogatepass"), digest_size=16)
        self.word = 1 + int.from_bytes(drawn.digest()) % CYCLE
        self.key = b""
        self.is_keyed = False
        self.count = 0

    def rekey(self, key: bytes) -> None:
        """Draw from now on by a keyed hash, and keep a log: the dice of a live match."""
        self.key = key
        self.is_keyed = bool(key)
        self.count = 0
        self.log = []

    def copy(self) -> "Dice":
        """The same dice, which will fall the same way."""
        twin = Dice()
        twin.word = self.word
        twin.key = self.key
        twin.is_keyed = self.is_keyed
        twin.count = self.count
        if self.log:
            twin.log = self.log[:]
        if self.script:
            twin.script = self.script[:]
        return twin

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely."""
        if self.is_keyed or self.script:
            return self.next_scripted(limit) if self.script else self.below_by_key(limit)
        while True:
            word = self.word
            self.word = word = MULTIPLIER * (word & LOW) + (word >> HALF_WORD)
            # The high bits of a product; low ones that would favour a number are drawn again.
            product: i64 = ((word ^ (word >> HALF_WORD)) & LOW) * limit
            if product & LOW >= limit or product & LOW >= RANGE % limit:
                return product >> HALF_WORD
            if limit > RANGE:
                raise ValueError(f"a number of at most {RANGE} was expected, but {limit} came")

    def below_by_key(self, limit: i64) -> i64:
        """The same by the keyed hash, and kept in the log."""
        while True:
            self.count += 1
            drawn = blake2b(self.count.to_bytes(8), key=self.key, digest_size=8)
            product: i64 = (int.from_bytes(drawn.digest()) & LOW) * limit
            if product & LOW >= limit or product & LOW >= RANGE % limit:
                self.log.append((limit, product >> HALF_WORD))
                return product >> HALF_WORD
            if limit > RANGE:
                raise ValueError(f"a number of at most {RANGE} was expected, but {limit} came")

    def throw(self, dice: int, sides: int) -> list[int]:
        """Several dice at once: one number below sides ** dice holds them all, a digit a die."""
        if self.script or sides > MOST_SIDES:
            return [self.below(sides) for _ in range(dice)]
        if dice > MOST_AT_ONCE:
            return self.throw(MOST_AT_ONCE, sides) + self.throw(dice - MOST_AT_ONCE, sides)
        limit: i64 = 1
        for _ in range(dice):
            limit *= sides
        number = self.below(limit)
        faces: list[int] = []
        for _ in range(dice):
            faces.append(number % sides)
            number //= sides
        return faces

    def next_scripted(self, limit: int) -> int:
        """The next face that a test has laid ready."""
        face = self.script.pop(0)
        if not 0 <= face < limit:
            raise ValueError(f"a scripted die must show 0 to {limit - 1}, but it shows {face}")
        return face

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in a random order, each order equally likely."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
