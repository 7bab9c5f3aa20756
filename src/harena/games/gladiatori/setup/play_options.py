"""Chapter 4: the options of play, when each of them means something, and what contradicts what."""

from typing import Final

from harena.games.gladiatori.components.bout import COLISEUM, COOPERATIVE, NO_BEASTS, SOLO
from harena.games.gladiatori.components.content import BEASTS
from harena.kernel.setup import PlayOption

PACK_RELEASE: Final = 1233
KINDS_OF_BEAST: Final = (*BEASTS, "mix")
HERDS: Final = ("dogs", "wolves", "lions", "bears")
YES_NO: Final = (True, False)
MODES: Final = {
    "none": NO_BEASTS,
    "solo": SOLO,
    "cooperative": COOPERATIVE,
    "coliseum": COLISEUM,
}

SEVERAL: Final = ("seats", (2, 3, 4))
FOES: Final = ("beasts", ("usual", "none", "coliseum"))
TWO_AGAINST_ONE: Final = (("seats", (3,)), FOES, ("teams", ("usual", "two_against_one")))
# Somebody may have allies.
WITH_ALLIES: Final = (
    TWO_AGAINST_ONE,
    (("seats", (4,)), FOES, ("teams", ("two_against_two",))),
    (SEVERAL, ("beasts", ("cooperative",))),
)
# Somebody may have coins to spend: by building, by XP, alone against two, or as a handicap.
HANDICAP: Final = tuple(range(1, 121))
WITH_COINS: Final = (
    (("characters", ("created", "choice")),),
    (("campaign", (True,)),),
    TWO_AGAINST_ONE,
    (("coins_1", HANDICAP),),
    (("coins_2", HANDICAP), SEVERAL),
    (("coins_3", HANDICAP), ("seats", (3, 4))),
    (("coins_4", HANDICAP), ("seats", (4,))),
)
# Beasts are wanted by name, or by sitting alone.
WITH_BEASTS: Final = (
    (("beasts", ("solo", "cooperative", "coliseum")),),
    (("beasts", ("usual",)), ("seats", (1,))),
)
MIXED: Final = ("beast_kind", ("mix",))
IN_A_MIX: Final = tuple((*row, MIXED) for row in WITH_BEASTS)
ONE_KIND: Final = ("beast_kind", tuple(kind for kind in KINDS_OF_BEAST if kind != "mix"))

PLAY: Final = (
    PlayOption(
        "teams",
        "usual",
        "3.10",
        values=("usual", "free", "two_against_two", "two_against_one"),
        group="players",
        when=((SEVERAL, FOES),),
        needs=(
            (("two_against_two",), (("seats", (4,)),)),
            (("two_against_one",), (("seats", (3,)),)),
        ),
    ),
    PlayOption(
        "lone_seat",
        "random",
        "3.10",
        values=("random", 0, 1, 2),
        group="players",
        of_seats=True,
        when=(TWO_AGAINST_ONE,),
    ),
    PlayOption("coins_1", 0, "18.1", low=0, high=120, group="variants"),
    PlayOption("coins_2", 0, "18.1", low=0, high=120, group="variants", when=((SEVERAL,),)),
    PlayOption(
        "coins_3", 0, "18.1", low=0, high=120, group="variants", when=((("seats", (3, 4)),),)
    ),
    PlayOption("coins_4", 0, "18.1", low=0, high=120, group="variants", when=((("seats", (4,)),),)),
    PlayOption(
        "characters", "premade", "4.1", values=("premade", "created", "choice"), group="characters"
    ),
    PlayOption(
        "premade_duplicates",
        False,
        "4.2",
        values=YES_NO,
        group="characters",
        when=((SEVERAL, ("characters", ("premade", "choice"))),),
    ),
    PlayOption(
        "items",
        "usual",
        "9.1",
        values=("usual", "auction", "draft", "selection"),
        group="characters",
        needs=((("auction",), (SEVERAL,)),),
    ),
    PlayOption("placement", "marked", "4.7", values=("marked", "free"), group="players"),
    PlayOption("damage_bonus", False, "7.6.3", values=YES_NO, group="variants"),
    PlayOption(
        "help",
        "next_action",
        "6.23",
        values=("next_action", "ally_round"),
        group="variants",
        when=WITH_ALLIES,
    ),
    PlayOption("overlimit", False, "18.6", values=YES_NO, group="characters", when=WITH_COINS),
    PlayOption("learning", False, "15.1", values=YES_NO, group="players"),
    PlayOption("campaign", False, "17.1", values=YES_NO, group="variants"),
    PlayOption(
        "beasts",
        "usual",
        "20.1",
        values=("usual", *MODES),
        group="beasts",
        needs=(
            (("solo",), (("seats", (1,)),)),
            (("none", "cooperative", "coliseum"), (SEVERAL,)),
        ),
    ),
    PlayOption(
        "beast_kind", "dog", "20.1.1", values=KINDS_OF_BEAST, group="beasts", when=WITH_BEASTS
    ),
    PlayOption(
        "beast_number",
        "most",
        "20.1.1",
        values=("most", "random", *range(1, 25)),
        group="beasts",
        when=WITH_BEASTS,
        needs=((tuple(range(1, 25)), (ONE_KIND,)),),
    ),
    PlayOption("dogs", 0, "20.1.2", low=0, high=24, group="beasts", when=IN_A_MIX),
    PlayOption("wolves", 0, "20.1.2", low=0, high=24, group="beasts", when=IN_A_MIX),
    PlayOption("lions", 0, "20.1.2", low=0, high=24, group="beasts", when=IN_A_MIX),
    PlayOption("bears", 0, "20.1.2", low=0, high=24, group="beasts", when=IN_A_MIX),
    PlayOption(
        "release_table",
        PACK_RELEASE,
        "20.2",
        low=0,
        high=999_999,
        group="beasts",
        when=((("beasts", ("coliseum",)),),),
    ),
    PlayOption("turns", 6, "1.1", low=1, high=12, group="players"),
)
