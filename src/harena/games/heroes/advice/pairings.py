"""Two gladiators against each other: drawn in a few words, or played out by the tables (5.2.5)."""

from typing import Final

from harena.games.heroes.campaign.freedom import DRAWN, LOST, WON
from harena.games.heroes.components.bout import DRAW, HEAD_TO_HEAD, NOBODY, Bout
from harena.games.heroes.components.content import (
    ATTRIBUTES,
    MOST_ATTRIBUTE,
    SIGNATURES,
    STYLES,
    Content,
)
from harena.games.heroes.gladiators.build import arm
from harena.games.heroes.steps import ENTER
from harena.kernel.dice import Dice
from harena.kernel.refused import Fact, Refused
from harena.kernel.state import Runner

USUAL: Final = (4, 4, 4)
SEPARATOR: Final = ":"
GENDERS: Final = ("man", "woman")
HANDED: Final = ("right", "left")
MOST_SIGNATURES: Final = 2


def pair(content: Content, one: str, other: str) -> Bout:
    """4.1.1 Two NPGs, each in words such as `thraex`, or `thraex:5/4/3:agile:strong:woman:left`."""
    bout = Bout(1, content)
    bout.lay_out([NOBODY, NOBODY], [0, 1])
    bout.mode = HEAD_TO_HEAD
    bout.snare_adds = True
    bout.signatures_count = True
    for gladiator, words in enumerate((one, other)):
        write(bout, gladiator, words)
    bout.acting = 0
    return bout


def write(bout: Bout, gladiator: int, words: str) -> None:
    """3.6.5.1, 3.5.2 A Roster Card from its words; what is not understood is refused.

    Attributes are as they stand on the card, after gender and size. 3.3.1.1 A woman has two Bonus
    Dice more, as a Star has them; 3.8.0.2 a left-hander holds and wears everything the other way.
    """
    style, *rest = words.split(SEPARATOR)
    values = USUAL
    bout.name[gladiator] = gladiator
    bout.style[gladiator] = known(style, STYLES, "3.8.0.1")
    bout.primary[gladiator] = bout.style[gladiator]
    signatures: list[int] = []
    for word in rest:
        if "/" in word:
            values = attributes(word)
        elif word in GENDERS:
            bout.woman[gladiator] = GENDERS.index(word)
        elif word in HANDED:
            bout.left_handed[gladiator] = HANDED.index(word)
        elif signature := known(word, SIGNATURES, "3.5.1"):
            signatures.append(signature)
    if len(signatures) > MOST_SIGNATURES or len(set(signatures)) != len(signatures):
        raise wrong("at most two different Signatures (3.5.2)", words, "signatures")
    bout.signature[gladiator], bout.second[gladiator] = [*signatures, 0, 0][:MOST_SIGNATURES]
    most = bout.content.most_total
    if sum(values) + bout.signature_points(gladiator) > most:
        raise wrong(f"an AP Total of at most {most} (3.6.5.2)", words, "total", {"most": most})
    for attribute, value in enumerate(values):
        bout.own[len(ATTRIBUTES) * gladiator + attribute] = value
    arm(bout, gladiator)
    if bout.woman[gladiator]:
        bout.bonus[gladiator] += bout.content.bonus_of_woman


def known(word: str, names: tuple[str, ...], rule: str) -> int:
    """A style or a Signature by its name."""
    if word not in names:
        raise wrong(f"{', '.join(names)} ({rule})", word, "known")
    return names.index(word)


def attributes(word: str) -> tuple[int, int, int]:
    """3.6.5.1 Savvy, Strength and Speed, from 1 to 7."""
    numbers = [int(one) if one.isdecimal() else 0 for one in word.split("/")]
    if len(numbers) != len(ATTRIBUTES) or not all(0 < one <= MOST_ATTRIBUTE for one in numbers):
        expected = f"three numbers from 1 to {MOST_ATTRIBUTE} such as 5/4/3 (3.6.5.1)"
        raise wrong(expected, word, "attributes", {"most": MOST_ATTRIBUTE})
    return numbers[0], numbers[1], numbers[2]


def wrong(expected: str, word: str, what: str, facts: dict[str, Fact] | None = None) -> Refused:
    """What was expected of a gladiator in words: in English, and by a word for catalogues."""
    told: dict[str, Fact] = {"expected": expected, "word": word, "what": what, **(facts or {})}
    return Refused("gladiator", f"a gladiator: {expected} was expected, but {word} came", told)


def played(bout: Bout, runner: Runner, dice: Dice) -> int:
    """5.2.5.1 A whole match of the two by the tables: won, drawn or lost by the first."""
    bout.runner = runner
    bout.dice = dice
    bout.then(ENTER)
    runner(bout)
    if bout.victor == DRAW:
        return DRAWN
    return WON if bout.victor == 0 else LOST
