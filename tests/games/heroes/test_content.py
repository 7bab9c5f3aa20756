"""What is printed: the rows of the built-in pack, each written out once more."""

from typing import Final

from harena.games.heroes.components.content import SIGNATURES, STYLES, read
from tests.games.heroes.arrange import HEROES

# Head, left arm, chest, right arm, belly, left leg, right leg.
ARMOUR: Final = {
    "dimachaerus": [0, 0, 0, 0, 0, 0, 0],
    "hoplomachus": [3, 0, 0, 0, 1, 2, 2],
    "murmillo": [3, 0, 0, 2, 0, 2, 0],
    "retiarius": [0, 2, 0, 0, 1, 1, 1],
    "secutor": [3, 0, 0, 2, 0, 2, 0],
    "thraex": [3, 0, 0, 0, 0, 2, 2],
}
# By one die, 1 to 6.
OPPONENTS: Final = {
    "dimachaerus": "murmillo murmillo hoplomachus hoplomachus thraex thraex",
    "hoplomachus": "murmillo murmillo murmillo murmillo thraex secutor",
    "murmillo": "thraex thraex thraex thraex retiarius retiarius",
    "retiarius": "secutor secutor secutor secutor murmillo murmillo",
    "secutor": "retiarius retiarius retiarius retiarius retiarius hoplomachus",
    "thraex": "murmillo murmillo murmillo murmillo hoplomachus hoplomachus",
}
POINTS: Final = {
    "none": 0,
    "slow_to_react": -1,
    "slow": -1,
    "brawler": 1,
    "agile": 1,
    "strong": 2,
    "frenzy": -1,
    "steady": 2,
    "swordsman": 2,
}


def test_3_8_0_2_the_armour_of_the_six_styles() -> None:
    content = read(HEROES.built_in())

    assert dict(zip(STYLES, content.armour, strict=True)) == ARMOUR


def test_4_1_1_the_traditional_opponents_of_the_six_styles() -> None:
    content = read(HEROES.built_in())
    found = [" ".join(STYLES[one] for one in row) for row in content.opponents]

    assert dict(zip(STYLES, found, strict=True)) == OPPONENTS


def test_3_5_4_the_points_of_the_nine_signatures() -> None:
    content = read(HEROES.built_in())

    assert dict(zip(SIGNATURES, content.signature_points, strict=True)) == POINTS
