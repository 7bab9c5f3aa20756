"""What is still to be done: steps with their arguments, newest last.

A step is a module-level function that takes the state and up to four ints; on the agenda it is a
number and those ints. Because a due step is only ints, a rule interrupted halfway can be copied,
stored and resumed, and chapters name each other's steps without importing them.
"""

from typing import Final, TypeAlias

Due: TypeAlias = tuple[int, int, int, int, int]
Args: TypeAlias = tuple[int, ...]

NO_STEP: Final = -1
NOTHING: Final[Due] = (NO_STEP, 0, 0, 0, 0)
UNKNOWN: Final[Due] = (-2, 0, 0, 0, 0)

# The lowest dues of an agenda are never done. They keep the list long enough that Python does not
# shrink and grow it at every step, which took a tenth of the time of compiled play.
FLOOR: Final = 8
