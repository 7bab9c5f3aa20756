"""Chapter 3, The gladiators: a Star is made by its owner, step by step (3.0).

Gender and hand; size by two dice; a Signature of choice and perhaps a second by dice; Attributes;
primary and secondary style, and the one of this match.
"""

from typing import Final

from harena.games.heroes.components.bout import NOBODY, SAME_SIDE, SOLO, Bout
from harena.games.heroes.components.content import LEAST_TOTAL, NO_SIGNATURE, SIGNATURES, STYLES
from harena.games.heroes.components.locales import NO_LOCALE
from harena.games.heroes.gladiators.build import (
    arm,
    build_number,
    build_of,
    builds,
    draw_name,
    grown,
    roll_two,
    signature_of,
    write_down,
)
from harena.games.heroes.steps import (
    CHOOSE_BUILD,
    CHOOSE_GENDER,
    CHOOSE_HAND,
    CHOOSE_OPPONENT,
    CHOOSE_PRIMARY,
    CHOOSE_SECOND,
    CHOOSE_SECONDARY,
    CHOOSE_SIGNATURE,
    CHOOSE_STYLE,
    CREATE_STAR,
    HOLD_DAY,
    MATCH_UP,
    TAKE_BUILD,
    TAKE_GENDER,
    TAKE_HAND,
    TAKE_OPPONENT,
    TAKE_PRIMARY,
    TAKE_SECOND,
    TAKE_SECONDARY,
    TAKE_SIGNATURE,
    TAKE_STYLE,
)

NO_STYLE: Final = len(STYLES)
NOT_ROLLED: Final = 0
ROLLED: Final = 1


def next_to_create(bout: Bout) -> int:
    """3.0.1 The next Star without a style, seat by seat."""
    found = NOBODY
    for one, owner in enumerate(bout.owner):
        fresh = owner != NOBODY and bout.style[one] < 0
        if fresh and (found == NOBODY or owner < bout.owner[found]):
            found = one
    return found


def create_star(bout: Bout) -> None:
    """3.0.1, 3.1.1.1 Star after Star; then opponents are found, or the Day is held (7.4).

    Who was made before only picks the style of this match (3.8.0.1).
    """
    gladiator = next_to_create(bout)
    bout.acting = gladiator
    if gladiator == NOBODY:
        is_match = not bout.campaign or bout.locale != NO_LOCALE
        bout.then(MATCH_UP if is_match else HOLD_DAY, gladiator)
    else:
        is_made = bout.primary[gladiator] >= 0
        bout.then(CHOOSE_STYLE if is_made else CHOOSE_GENDER, gladiator)


def choose_gender(bout: Bout, gladiator: int) -> None:
    """3.3.1.1 A man or a woman."""
    bout.choose(bout.owner[gladiator], "gender", TAKE_GENDER, [0, 1], gladiator)


def take_gender(bout: Bout, woman: int, gladiator: int) -> None:
    """3.3.1.1 With it comes a name."""
    bout.woman[gladiator] = woman
    draw_name(bout, gladiator)
    bout.tell("named", bout.owner[gladiator], bout.name[gladiator], woman)
    bout.then(CHOOSE_HAND, gladiator)


def choose_hand(bout: Bout, gladiator: int) -> None:
    """2.4.4 Right-handed, or left-handed."""
    bout.choose(bout.owner[gladiator], "hand", TAKE_HAND, [0, 1], gladiator)


def take_hand(bout: Bout, left: int, gladiator: int) -> None:
    """2.4.4, 3.4.1 Size is known before points are divided: two dice, women two less."""
    bout.left_handed[gladiator] = left
    faces = roll_two(bout)
    total = sum(faces) + (bout.content.woman_size if bout.woman[gladiator] else 0)
    row = max(0, total - LEAST_TOTAL)
    bout.stature[gladiator] = row
    content = bout.content
    changes = content.size_strength[row], content.size_speed[row]
    bout.tell("sized", bout.name[gladiator], left, content.size[row], *faces, *changes)
    bout.then(CHOOSE_SIGNATURE, gladiator)


def choose_signature(bout: Bout, gladiator: int) -> None:
    """3.5.1 Any one Signature, or none."""
    every = list(range(len(SIGNATURES)))
    bout.choose(bout.owner[gladiator], "signature", TAKE_SIGNATURE, every, gladiator)


def take_signature(bout: Bout, signature: int, gladiator: int) -> None:
    """3.5.1 It is his for good."""
    bout.signature[gladiator] = signature
    bout.tell("signed", bout.name[gladiator], signature)
    bout.then(CHOOSE_SECOND if bout.second_allowed else CHOOSE_BUILD, gladiator)


def choose_second(bout: Bout, gladiator: int) -> None:
    """3.5.2 He may roll for a second one, but must keep it."""
    rolls = [NOT_ROLLED, ROLLED]
    bout.choose(bout.owner[gladiator], "second", TAKE_SECOND, rolls, gladiator)


def take_second(bout: Bout, rolls: int, gladiator: int) -> None:
    """3.5.2 Table 3-2; the same again has no effect and no points (R13)."""
    if rolls:
        faces = roll_two(bout)
        second = signature_of(bout.content, faces)
        if second == bout.signature[gladiator]:
            second = NO_SIGNATURE
        bout.second[gladiator] = second
        bout.tell("signed_again", bout.name[gladiator], second, *faces)
    bout.then(CHOOSE_BUILD, gladiator)


def choose_build(bout: Bout, gladiator: int) -> None:
    """3.6.4.1 Savvy, Strength and Speed: all points, and no two more than two apart."""
    numbers = [build_number(values) for values in builds(bout.content, bout.points)]
    bout.choose(bout.owner[gladiator], "build", TAKE_BUILD, numbers, gladiator)


def take_build(bout: Bout, build: int, gladiator: int) -> None:
    """3.6.4.2, 3.6.5.1 Gender and size change them, whatever the spread is then (R14)."""
    content, woman = bout.content, bout.woman[gladiator] == 1
    values = grown(content, build_of(build), woman, bout.stature[gladiator])
    write_down(bout, gladiator, values, content.most_total)
    first = 3 * gladiator
    bout.tell("built", bout.name[gladiator], *bout.own[first : first + 3])
    bout.then(CHOOSE_PRIMARY, gladiator)


def choose_primary(bout: Bout, gladiator: int) -> None:
    """3.8.0.1 The style he is best at."""
    every = list(range(len(STYLES)))
    bout.choose(bout.owner[gladiator], "primary", TAKE_PRIMARY, every, gladiator)


def take_primary(bout: Bout, style: int, gladiator: int) -> None:
    """3.8.0.1 Then perhaps another."""
    bout.primary[gladiator] = style
    bout.tell("trained", bout.name[gladiator], style)
    bout.then(CHOOSE_SECONDARY, gladiator)


def choose_secondary(bout: Bout, gladiator: int) -> None:
    """3.8.0.1 Another style, or none."""
    others = [style for style in range(NO_STYLE + 1) if style != bout.primary[gladiator]]
    bout.choose(bout.owner[gladiator], "secondary", TAKE_SECONDARY, others, gladiator)


def take_secondary(bout: Bout, style: int, gladiator: int) -> None:
    """3.8.0.1 Who has two picks one of them before each match, in a campaign when it comes."""
    if style != NO_STYLE:
        bout.secondary[gladiator] = style
        bout.tell("trained_too", bout.name[gladiator], style)
    if style == NO_STYLE or bout.campaign:
        take_style(bout, bout.primary[gladiator], gladiator)
    else:
        bout.then(CHOOSE_STYLE, gladiator)


def choose_style(bout: Bout, gladiator: int) -> None:
    """3.8.0.1 The style of this match."""
    primary, secondary = bout.primary[gladiator], bout.secondary[gladiator]
    styles = [primary] if secondary < 0 else sorted([primary, secondary])
    bout.choose(bout.owner[gladiator], "style", TAKE_STYLE, styles, gladiator)


def take_style(bout: Bout, style: int, gladiator: int) -> None:
    """3.8.0.1, 3.8.0.2 Arms and armour of his style; then the next Star, or his opponent."""
    bout.style[gladiator] = style
    arm(bout, gladiator)
    first, name = 3 * gladiator, bout.name[gladiator]
    values = bout.original[first : first + 3]
    primary, secondary = bout.primary[gladiator], bout.secondary[gladiator]
    rest = bout.bonus[gladiator], bout.total(gladiator)
    bout.tell("armed", name, style, primary, secondary, *values, *rest)
    asks = bout.styles_chosen and not bout.campaign and bout.mode in (SOLO, SAME_SIDE)
    bout.then(CHOOSE_OPPONENT if asks else CREATE_STAR, gladiator)


def choose_opponent(bout: Bout, gladiator: int) -> None:
    """4.1.1 The style of his opponent, if the seats name them."""
    every = list(range(len(STYLES)))
    bout.choose(bout.owner[gladiator], "opponent", TAKE_OPPONENT, every, gladiator)


def take_opponent(bout: Bout, style: int, gladiator: int) -> None:
    """4.1.1 Any style against any other."""
    bout.wanted[gladiator] = style
    bout.tell("challenged", bout.name[gladiator], style)
    bout.then(CREATE_STAR)


STEPS: Final = (
    create_star,
    choose_gender,
    take_gender,
    choose_hand,
    take_hand,
    choose_signature,
    take_signature,
    choose_second,
    take_second,
    choose_build,
    take_build,
    choose_primary,
    take_primary,
    choose_secondary,
    take_secondary,
    choose_style,
    take_style,
    choose_opponent,
    take_opponent,
)
