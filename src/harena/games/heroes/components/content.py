"""What is printed: styles, gear, tables, arenas, names (C2 to C19), read once from a pack."""

from typing import Final, final

from harena.games.heroes.components.locales import Locales
from harena.games.heroes.components.zones import Zones, read_zones
from harena.kernel.setup import Pack
from harena.toolkit.content import TomlTable, numbers, only_files, places, read_file, read_once
from harena.toolkit.content import built_in as pack_of

FILES: Final = (
    *("arenas.toml", "campaign.toml", "gladiators.toml"),
    *("names.toml", "styles.toml", "tables.toml"),
)

SAVVY: Final = 0
STRENGTH: Final = 1
SPEED: Final = 2
ATTRIBUTES: Final = ("savvy", "strength", "speed")

HEAD: Final = 0
LEFT_ARM: Final = 1
CHEST: Final = 2
RIGHT_ARM: Final = 3
BELLY: Final = 4
LEFT_LEG: Final = 5
RIGHT_LEG: Final = 6
PARTS: Final = ("head", "left_arm", "chest", "right_arm", "belly", "left_leg", "right_leg")
# 2.4.4 The same part on the other side, for left-handers.
MIRRORED: Final = [HEAD, RIGHT_ARM, CHEST, LEFT_ARM, BELLY, RIGHT_LEG, LEFT_LEG]

SWORD: Final = 0
SPEAR: Final = 1
TRIDENT: Final = 2
SMALL_SHIELD: Final = 3
LARGE_SHIELD: Final = 4
NET: Final = 5
NOTHING: Final = -1
ITEMS: Final = ("sword", "spear", "trident", "small_shield", "large_shield", "net")
WEAPONS: Final = 3
LEFT: Final = 0
RIGHT: Final = 1
HANDS: Final = ("left", "right")
ARMS: Final = (LEFT_ARM, RIGHT_ARM)

DIMACHAERUS: Final = 0
HOPLOMACHUS: Final = 1
MURMILLO: Final = 2
RETIARIUS: Final = 3
SECUTOR: Final = 4
THRAEX: Final = 5
STYLES: Final = ("dimachaerus", "hoplomachus", "murmillo", "retiarius", "secutor", "thraex")
UNARMOURED: Final = ("never", "without_net", "always")
WITHOUT_NET: Final = 1
ALWAYS: Final = 2

NO_SIGNATURE: Final = 0
SLOW_TO_REACT: Final = 1
SLOW: Final = 2
BRAWLER: Final = 3
AGILE: Final = 4
STRONG: Final = 5
FRENZY: Final = 6
STEADY: Final = 7
SWORDSMAN: Final = 8
SIGNATURES: Final = (
    "none",
    "slow_to_react",
    "slow",
    "brawler",
    "agile",
    "strong",
    "frenzy",
    "steady",
    "swordsman",
)
SIZES: Final = ("small", "slight", "average", "large", "very_large", "giant")

# Which shields stop a row of table 5-6: none, one borne by the arm hit, any, a large one.
STOPS: Final = ("none", "bearing", "any", "large")
BEARING: Final = 1
ANY_SHIELD: Final = 2
LARGE_ONLY: Final = 3

FACES: Final = 6
LEAST_TOTAL: Final = 2
TOTALS: Final = tuple(str(total) for total in range(LEAST_TOTAL, 2 * FACES + 1))
ROWS: Final = len(TOTALS)
POOLS: Final = ("1", "2", "3", "4", "5", "6")
ARENAS: Final = ("campana", "flavia")
NPG_NAMES: Final = 24
STAR_NAMES: Final = 20
NAMES: Final = NPG_NAMES + 2 * STAR_NAMES
SUCCESS: Final = 3
# 3.1.1.1 What a Star is made of; other numbers are an option of play, ap_budget.
STAR_POINTS: Final = 12
# 3.6.5.1, 3.7.0.1 What no pack goes beyond: an Attribute, dice for a point of Strength and besides.
MOST_ATTRIBUTE: Final = 7
MOST_PER_STRENGTH: Final = 2
MOST_OF_WOMAN: Final = 2
MOST_OF_STRONG: Final = 3
# 2.6.0.1 How many functioning gladiators share a zone.
ROOM: Final = 4


@final
class Content:
    """Everything printed."""

    def __init__(self, pack: Pack) -> None:
        only_files(pack, FILES)
        self.read_styles(read_file(pack, "styles.toml"))
        self.read_gladiators(read_file(pack, "gladiators.toml"))
        self.read_tables(read_file(pack, "tables.toml"))
        self.read_names(read_file(pack, "names.toml"))
        arenas = read_file(pack, "arenas.toml")
        self.zones: list[Zones] = [read_zones(row) for row in arenas.fixed("arena", ARENAS)]
        arenas.close()
        self.locales: Locales = Locales(read_file(pack, "campaign.toml"), ARENAS)
        # 3.6.4-1 The builds for so many points, as soon as somebody has asked for them.
        self.builds: dict[int, list[list[int]]] = {}

    def read_styles(self, file: TomlTable) -> None:
        """3.8, 3.9 The armour and gear of each style, and its traditional opponents by one die."""
        rows = file.fixed("style", STYLES)
        file.close()
        self.armour: list[list[int]] = [row.row("armour", len(PARTS), 0, 3) for row in rows]
        self.gear: list[int] = []
        for row in rows:
            self.gear += [row.one_of("left", ITEMS), row.one_of("right", ITEMS)]
        self.unarmoured: list[int] = places(rows, "unarmoured", UNARMOURED)
        self.opponents: list[list[int]] = [row.each_of("opponents", STYLES) for row in rows]
        for row, opponents in zip(rows, self.opponents, strict=True):
            row.close()
            if len(opponents) != FACES:
                reason = f"a style for each of six faces expected, but {len(opponents)} came"
                raise row.wrong("opponents", reason, "opponents", {"came": len(opponents)})
        for style, row in enumerate(rows):
            if self.gear[2 * style + RIGHT] >= WEAPONS:
                raise row.wrong("right", "a weapon expected", "weapon")
            if NET in self.gear[2 * style : 2 * style + 2] and style != RETIARIUS:
                raise row.wrong("left", "a net is for the retiarius alone", "net")

    def read_gladiators(self, file: TomlTable) -> None:
        """3.3 to 3.7, 4.5 Tables 3-1, 3-2 and 4-1, and the limits."""
        points = file.table("points")
        if points.number("star", 9, 20) != STAR_POINTS:
            reason = f"{STAR_POINTS} expected, as other points are the option ap_budget (3.1.1.1)"
            raise points.wrong("star", reason, "star-points", {"points": STAR_POINTS})
        self.spread: int = points.number("spread", 0, 6)
        self.most_attribute: int = points.number("most_attribute", 5, MOST_ATTRIBUTE)
        self.most_total: int = points.number("most_total", 12, 20)
        self.woman_strength: int = points.number("woman_strength", -3, 0)
        self.woman_size: int = points.number("woman_size", -6, 0)
        self.secondary_savvy: int = points.number("secondary_savvy", -3, 0)
        points.close()
        bonus = file.table("bonus")
        self.bonus_per_strength: int = bonus.number("per_strength", 1, MOST_PER_STRENGTH)
        self.bonus_of_woman: int = bonus.number("woman", 0, MOST_OF_WOMAN)
        self.bonus_of_strong: int = bonus.number("strong", 0, MOST_OF_STRONG)
        bonus.close()
        sizes = file.fixed("size", TOTALS)
        self.size: list[int] = places(sizes, "size", SIZES)
        self.size_speed: list[int] = numbers(sizes, "speed", -3, 3)
        self.size_strength: list[int] = numbers(sizes, "strength", -3, 3)
        signatures = file.fixed("signature", SIGNATURES)
        self.signature_points: list[int] = numbers(signatures, "points", -3, 3)
        self.signature_rolls: list[int] = self.read_rolls(file, signatures)
        pools = file.fixed("pool", POOLS)
        most = self.most_attribute
        self.pool: list[list[int]] = [row.row("attributes", 3, 1, most) for row in pools]
        for row in [*sizes, *signatures, *pools]:
            row.close()
        file.close()

    def read_rolls(self, file: TomlTable, signatures: list[TomlTable]) -> list[int]:
        """3.5.3 The Signature of each total of two dice."""
        found = [NOTHING] * ROWS
        for signature, row in enumerate(signatures):
            low, high = row.number("low", 2, 12), row.number("high", 2, 12)
            for total in range(low, high + 1):
                found[total - LEAST_TOTAL] = signature
        if NOTHING in found:
            missing = found.index(NOTHING) + LEAST_TOTAL
            reason = f"none of them has the total {missing}"
            raise file.wrong("signature", reason, "no-total", {"total": missing})
        return found

    def read_tables(self, file: TomlTable) -> None:
        """5 and 6 The numbers of the tables of the match."""
        self.movement: list[int] = modifiers(
            file.table("movement"), ("ensnared", "knocked_down", "slow", "spent")
        )
        self.manoeuvre: list[int] = modifiers(
            file.table("manoeuvre"), ("ensnared", "knocked_down", "agile", "reach")
        )
        self.net_toss: list[int] = modifiers(file.table("net_toss"), ("knocked_down", "secutor"))
        attack = file.table("attack")
        self.most_retests: int = attack.number("most_retests", 1, 50)
        self.attack: list[int] = modifiers(
            attack,
            (
                "ensnared",
                "knocked_down",
                "advantage",
                "bash",
                "off_hand",
                "slow_to_react",
                "brawler",
            ),
        )
        npg = file.table("npg_bonus")
        self.npg_bonus: list[int] = [
            npg.number(key, 0, 6) for key in ("manoeuvre", "net_toss", "attack", "in_distress")
        ]
        npg.close()
        damage = file.table("damage")
        self.unarmed: int = damage.number("unarmed", 0, 5)
        self.one_hand: list[int] = []
        self.two_hands: list[int] = []
        for weapon in ITEMS[:WEAPONS]:
            self.one_hand.append(damage.number(f"{weapon}_one_hand", 0, 5))
            self.two_hands.append(damage.number(f"{weapon}_two_hands", 0, 5))
        self.knocks_down_from: int = damage.number("knocks_down_from", 1, 9)
        damage.close()
        self.read_mercy(file.table("mercy"))
        rows = file.fixed("location", TOTALS)
        self.location: list[int] = places(rows, "part", PARTS)
        self.stops: list[int] = places(rows, "shield", STOPS)
        for row in rows:
            row.close()
        file.close()

    def read_mercy(self, table: TomlTable) -> None:
        """6.8 Tables 6-1 and 6-2: what moves the crowd moves the Emperor the same way."""
        self.emperor_savvy: int = table.number("emperor_savvy", 1, 12)
        self.intervened: int = table.number("intervened", 0, 6)
        self.mercy: list[int] = modifiers(table, MERCY)

    def read_names(self, file: TomlTable) -> None:
        """Names of the crowd's gladiators, then of Stars, men and women; all different."""
        self.names: list[str] = []
        self.former: list[str] = []
        for key, count in (("npg", NPG_NAMES), ("men", STAR_NAMES), ("women", STAR_NAMES)):
            value = file.take(key)
            if not isinstance(value, list) or len(value) != count:
                raise file.wrong(key, f"{count} names expected", "so-many-names", {"count": count})
            for name in value:
                if not isinstance(name, str) or not name.strip():
                    reason = f"a name expected, but {name!r} came"
                    raise file.wrong(key, reason, "name", {"came": repr(name)})
                if name in self.names:
                    raise file.wrong(key, f"{name} comes twice", "name-twice", {"name": name})
                self.names.append(name)
        file.close()

    def original_gear(self, style: int, hand: int) -> int:
        """3.8.0.2 What a right-hander of a style holds in a hand."""
        return self.gear[2 * style + hand]


# The rows of tables 6-1 and 6-2 that are counted alike.
MERCY: Final = (
    "defeated",
    "inflicted",
    "vital_wound",
    "center",
    "wall",
    "sand",
    "threw",
    "bonus_left",
)


def modifiers(table: TomlTable, keys: tuple[str, ...]) -> list[int]:
    """The modifiers of a table in this order."""
    found = [table.number(key, -9, 9) for key in keys]
    table.close()
    return found


READ: Final[dict[str, Content]] = {}
MOST_READ: Final = 50


def built_in() -> Pack:
    """The pack that comes with the game."""
    return pack_of("heroes", FILES)


def read(pack: Pack) -> Content:
    """The content of a pack, read once."""
    return read_once(READ, pack, Content)


def read_called(pack: Pack, names: list[str], former: list[str]) -> Content:
    """The same with other names for gladiators, as a campaign may bring along (7.2.2).

    Former ones are names of their own that Stars had who were followed: nobody is called so now.
    """
    plain = read(pack)
    if names == plain.names and not former:
        return plain
    key = "\0".join([pack.digest, *names, *former])
    if key not in READ:
        if len(READ) > MOST_READ:
            READ.clear()
        READ[key] = Content(pack)
        READ[key].names = names
        READ[key].former = former
    return READ[key]
