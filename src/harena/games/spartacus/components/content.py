"""Chapter 15, the components: what is printed on cards, House boards and the arena.

The 62 Market cards are numbered: Gladiators, Slaves, then Equipment copy by copy. Intrigue cards of
a kind are all alike: they go by their kind, first the Guard, then Reactions, then Schemes.
"""

from typing import Final, final

from harena.kernel.refused import Fact
from harena.kernel.setup import Pack
from harena.toolkit.content import TomlTable, numbers, only_files, places, read_file, read_once
from harena.toolkit.content import built_in as pack_of
from harena.toolkit.hexes import Hexes, hexagon

FILES: Final = (
    "gladiators.toml",
    "slaves.toml",
    "equipment.toml",
    "intrigue.toml",
    "houses.toml",
    "board.toml",
)
GLADIATORS: Final = 24
SLAVES: Final = 20
EQUIPMENT_KINDS: Final = 12
FIGHTERS: Final = GLADIATORS + SLAVES
CARDS: Final = 62
STARTING: Final = 8
OF_EACH_TYPE: Final = 6
# The last House plays only where there are five Domini.
HOUSES: Final = 5
FIFTH: Final = HOUSES - 1
POWERS_EACH: Final = 2
LEVELS: Final = 13

# What a Market card is.
GLADIATOR: Final = 0
SLAVE: Final = 1
WEAPON: Final = 2
ARMOUR: Final = 3
SPECIAL: Final = 4
TYPES: Final = ("weapon", "armour", "special")

# 15.4, 15.5 What a Gladiator or Slave can do, 15.6 what a piece of Equipment does.
NO_ABILITY: Final = 0
CLEAVE: Final = 1
QUICK_EYE: Final = 2
ERRANDS: Final = 3
FURY: Final = 4
GIANT: Final = 5
RIPOSTE: Final = 6
RELENTLESS: Final = 7
DOCTORE: Final = 8
DARING: Final = 9
CROWD_PLEASER: Final = 10
FRENZY: Final = 11
BELOVED: Final = 12
PATRONS_PET: Final = 13
SHIELD_WALL: Final = 14
STUBBORN: Final = 15
REACH: Final = 16
HEART_THROB: Final = 17
SKIRMISHER: Final = 18
BEAST_SLAYER: Final = 19
COPYIST: Final = 20
CUPBEARER: Final = 21
EXPERT: Final = 22
HEALER: Final = 23
EXCEPTIONAL: Final = 24
LEDGER: Final = 25
DISTRACTION: Final = 26
EAVESDROP: Final = 27
CAPTAIN: Final = 28
ODDS: Final = 29
ARMOURY: Final = 30
ELOQUENCE: Final = 31
TAINTED_BLADE: Final = 32
GOSSIP: Final = 33
GLADIUS: Final = 34
TRIDENT: Final = 35
SICA: Final = 36
TWIN_BLADES: Final = 37
HELMET: Final = 38
MANICA: Final = 39
SCUTUM: Final = 40
GREAVES: Final = 41
JAVELIN: Final = 42
NET: Final = 43
SAND: Final = 44
AMULET: Final = 45
ABILITIES: Final = (
    *("none", "cleave", "quick_eye", "errands", "fury", "giant", "riposte", "relentless"),
    *("doctore", "daring", "crowd_pleaser", "frenzy", "beloved", "patrons_pet", "shield_wall"),
    *("stubborn", "reach", "heart_throb", "skirmisher", "beast_slayer"),
    *("copyist", "cupbearer", "expert", "healer", "exceptional", "ledger", "distraction"),
    *("eavesdrop", "captain", "odds", "armoury", "eloquence", "tainted_blade", "gossip"),
    *("gladius", "trident", "sica", "twin_blades", "helmet", "manica", "scutum", "greaves"),
    *("javelin", "net", "sand", "amulet"),
)
FIGHTERS_CAN: Final = ABILITIES[:GLADIUS]
EQUIPMENT_CAN: Final = ABILITIES[GLADIUS:]

# The kinds of Intrigue cards: the Guard, eleven Reactions, twenty-two Schemes.
GUARD: Final = 0
REACTIONS: Final = 11
SCHEMES: Final = 22
FIRST_REACTION: Final = 1
FIRST_SCHEME: Final = FIRST_REACTION + REACTIONS
KINDS: Final = FIRST_SCHEME + SCHEMES
GUARDS_IN_DECK: Final = 16
REACTIONS_IN_DECK: Final = 20
SCHEMES_IN_DECK: Final = 44
MOST_COPIES: Final = 16

# 15.8 What a Reaction does.
CANCEL: Final = 1
CANCEL_AND_GAIN: Final = 2
DESTITUTE: Final = 3
TURN_BLADE: Final = 4
REROLL_GUARD: Final = 5
HEAL: Final = 6
WIN_INITIATIVE: Final = 7
RALLY: Final = 8
NOD: Final = 9
SILENCE: Final = 10
HONOURABLE: Final = 11
REACTION_EFFECTS: Final = (
    *("cancel", "cancel_and_gain", "destitute", "turn_blade", "reroll_guard", "heal"),
    *("win_initiative", "rally", "nod", "silence", "honourable"),
)

# 15.9 What a Scheme does, and at whom it can be aimed.
DRAW: Final = 0
GAIN: Final = 1
RAISE: Final = 2
GAIN_PER_SLAVE: Final = 3
INCITE: Final = 4
STEAL: Final = 5
EXTORT: Final = 6
LOWER: Final = 7
POISON: Final = 8
DRUG: Final = 9
BURGLE: Final = 10
BRIBE_WATCH: Final = 11
SPY: Final = 12
ASSASSINATE: Final = 13
TAX: Final = 14
VETERANS: Final = 15
INSIDER: Final = 16
EDITOR: Final = 17
SCHEME_EFFECTS: Final = (
    *("draw", "gain", "raise", "gain_per_slave", "incite", "steal", "extort", "lower", "poison"),
    *("drug", "burgle", "bribe_watch", "spy", "assassinate", "tax", "veterans", "insider"),
    "editor",
)
ANY: Final = 0
SELF: Final = 1
OTHER: Final = 2
TARGETS: Final = ("any", "self", "other")

# 15.3 What a House power is: a price for a gain, or one of three special ones.
PLAIN: Final = 0
FRIENDS: Final = 1
HOUSEHOLD: Final = 2
OLD_NAME: Final = 3
POWER_KINDS: Final = ("plain", "friends", "gossip", "name")


@final
class Content:
    """15.1 Everything that is printed, as rows by the number of a card, kind, House or power."""

    def __init__(
        self,
        fighters: list[TomlTable],
        gear: list[TomlTable],
        guards: list[TomlTable],
        reactions: list[TomlTable],
        schemes: list[TomlTable],
    ) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.type: list[int] = []
        self.dice: list[int] = []
        self.bank: list[int] = []
        self.ability: list[int] = []
        self.starting: list[int] = []
        for number, one in enumerate(fighters):
            self.read_fighter(number, one)
        for one in gear:
            self.read_gear(one)
        self.health: list[int] = [
            sum(self.dice[3 * card : 3 * card + 3]) for card in range(FIGHTERS)
        ]
        cards = [*guards, *reactions, *schemes]
        self.kind_ids = [one.text("id") for one in cards]
        self.kind_names = [one.text("name") for one in cards]
        self.copies = numbers(cards, "copies", 1, MOST_COPIES)
        self.required = numbers(cards, "required", 0, LEVELS - 1)
        self.cash = numbers(cards, "cash", 0, 9)
        none = [0] * FIRST_SCHEME
        effects = [0, *[1 + effect for effect in places(reactions, "effect", REACTION_EFFECTS)]]
        self.effect = effects + places(schemes, "effect", SCHEME_EFFECTS)
        self.amount = [0, *numbers([*reactions, *schemes], "amount", 0, 20)]
        self.target = none + places(schemes, "target", TARGETS)
        self.pay_each = none + numbers(schemes, "pay_each", 0, 20)
        self.pay_bank = none + numbers(schemes, "pay_bank", 0, 20)
        self.reaction = [0] * (REACTIONS + 1)
        for kind in range(FIRST_REACTION, FIRST_SCHEME):
            self.reaction[self.effect[kind]] = kind
        # The cards that have an ability.
        self.bearers: list[list[int]] = [[] for _ in ABILITIES]
        for card, ability in enumerate(self.ability):
            self.bearers[ability].append(card)
        # Houses, powers and the board are read after the cards.
        self.houses: list[str] = []
        self.house_names: list[str] = []
        self.starts: list[int] = []
        self.powers: list[int] = []
        self.power_ids: list[str] = []
        self.power_kind: list[int] = []
        self.price: list[int] = []
        self.limit: list[int] = []
        self.hexes = Hexes([], [])
        self.hex_names: list[str] = []
        self.near: list[int] = []
        self.start_hex: list[int] = []

    def read_fighter(self, number: int, one: TomlTable) -> None:
        """15.4, 15.5 A Gladiator or a Slave: three attributes, all of them dice."""
        self.ids.append(one.text("id"))
        self.names.append(one.text("name"))
        self.type.append(GLADIATOR if number < GLADIATORS else SLAVE)
        self.dice += [
            one.number("attack", 1, 5),
            one.number("defence", 1, 4),
            one.number("speed", 1, 4),
        ]
        self.bank.append(one.number("bank", 0, 20))
        self.ability.append(one.one_of("ability", FIGHTERS_CAN))
        self.starting.append(int(truth(one, "starting")))

    def read_gear(self, one: TomlTable) -> None:
        """15.6 A kind of Equipment, each copy a card of its own."""
        kind = WEAPON + one.one_of("type", TYPES)
        name, bank = one.text("name"), one.number("bank", 0, 20)
        ability = GLADIUS + one.one_of("effect", EQUIPMENT_CAN)
        for copy in range(one.number("copies", 1, OF_EACH_TYPE)):
            self.ids.append(one.text("id") + "abcdef"[copy])
            self.names.append(name)
            self.type.append(kind)
            self.bank.append(bank)
            self.ability.append(ability)
            self.starting.append(0)

    def read_houses(self, houses: list[TomlTable], powers: list[TomlTable]) -> None:
        """15.3 Houses with what they start with, and two powers each."""
        self.power_ids = [one.text("id") for one in powers]
        self.power_kind = places(powers, "kind", POWER_KINDS)
        for one in powers:
            self.price += [one.number(key, 0, 20) for key in PRICES]
        ids = tuple(self.power_ids)
        for house in houses:
            self.houses.append(house.text("id"))
            self.house_names.append(house.text("name"))
            self.starts += [house.number(key, 0, 40) for key in STARTS]
            own = house.different("powers", ids)
            if len(own) != POWERS_EACH:
                reason = f"two powers expected, but {len(own)} came"
                raise house.wrong("powers", reason, "powers", {"came": len(own)})
            self.powers += own

    def read_board(self, board: TomlTable) -> None:
        """15.2, 15.10 The hand limits of the Influence track, and the hexes of the arena."""
        self.limit = board.row("limits", LEVELS, 1, 20)
        radius = board.number("radius", 2, 3)
        q, r = hexagon(radius)
        self.hexes = Hexes(q, r)
        seen: dict[int, int] = {}
        for south in r:
            seen[south] = seen.get(south, 0) + 1
            self.hex_names.append("abcdefg"[south + radius] + str(seen[south]))
        for spot in range(self.hexes.size):
            beside = 0
            for other in self.hexes.around[spot]:
                beside |= 1 << other
            self.near.append(beside)
        for key in ("first", "second"):
            east, south = board.row(key, 2, -radius, radius)
            if (east, south) not in self.hexes.at:
                raise board.wrong(key, "a hex of the board expected", "hex")
            self.start_hex.append(self.hexes.at[(east, south)])
        if self.start_hex[0] == self.start_hex[1]:
            raise board.wrong("second", "another hex than the first expected", "other-hex")


STARTS: Final = ("gladiators", "slaves", "guards", "denarii")
PRICES: Final = (
    *("gladiators", "slaves", "guards", "discards", "pay", "gain", "draw", "influence"),
)


def built_in() -> Pack:
    """The content that comes with the game."""
    return pack_of("spartacus", FILES)


READ: Final[dict[str, Content]] = {}


def read(pack: Pack) -> Content:
    """The content of a pack, read once."""
    return read_once(READ, pack, read_anew)


def read_anew(pack: Pack) -> Content:
    """15.1, 15.11 What a pack must keep; a refusal names file, key and reason."""
    only_files(pack, FILES)
    men, slaves, gear, intrigue, houses, board = [read_file(pack, file) for file in FILES]
    fighters = [
        *men.several("gladiator", GLADIATORS, GLADIATORS),
        *slaves.several("slave", SLAVES, SLAVES),
    ]
    things = gear.several("equipment", EQUIPMENT_KINDS, EQUIPMENT_KINDS)
    guards = intrigue.several("guard", 1, 1)
    reactions = intrigue.several("reaction", REACTIONS, REACTIONS)
    schemes = intrigue.several("scheme", SCHEMES, SCHEMES)
    content = Content(fighters, things, guards, reactions, schemes)
    powers = houses.several("power", HOUSES * POWERS_EACH, HOUSES * POWERS_EACH)
    homes = houses.several("house", HOUSES, HOUSES)
    content.read_houses(homes, powers)
    content.read_board(board)
    for table in (men, slaves, gear, intrigue, houses, board):
        table.close()
    for table in (*fighters, *things, *guards, *reactions, *schemes, *powers, *homes):
        table.close()
    check_counts(content, men, slaves, gear, intrigue, houses)
    return content


def check_counts(
    content: Content,
    men: TomlTable,
    slaves: TomlTable,
    gear: TomlTable,
    intrigue: TomlTable,
    houses: TomlTable,
) -> None:
    """15.1, 15.3, 15.11 Decks of the same split, and enough to begin with for all Houses."""
    for kind, name in enumerate(TYPES):
        count = content.type.count(WEAPON + kind)
        require(gear, "equipment", f"{name}s", count, OF_EACH_TYPE)
    require(intrigue, "guard", "Guards", content.copies[GUARD], GUARDS_IN_DECK)
    reactions = sum(content.copies[FIRST_REACTION:FIRST_SCHEME])
    require(intrigue, "reaction", "Reactions", reactions, REACTIONS_IN_DECK)
    require(intrigue, "scheme", "Schemes", sum(content.copies[FIRST_SCHEME:]), SCHEMES_IN_DECK)
    require(men, "gladiator", "starters", sum(content.starting[:GLADIATORS]), STARTING)
    of_slaves = sum(content.starting[GLADIATORS:FIGHTERS])
    require(slaves, "slave", "starters", of_slaves, STARTING)
    if sorted(content.effect[FIRST_REACTION:FIRST_SCHEME]) != list(range(1, REACTIONS + 1)):
        raise intrigue.wrong("reaction", "each effect once expected", "each-effect")
    for index, key in enumerate(STARTS[:2]):
        total = sum(content.starts[index : FIFTH * len(STARTS) : len(STARTS)])
        if total > STARTING:
            too_many(houses, key, STARTING, total)
    guards = sum(content.starts[2 :: len(STARTS)])
    if guards > content.copies[GUARD]:
        too_many(houses, "guards", content.copies[GUARD], guards)
    for table, key, ids in (
        (gear, "equipment", content.ids),
        (intrigue, "scheme", content.kind_ids),
    ):
        if len(set(ids)) != len(ids):
            raise table.wrong(key, "different ids expected, but one came twice", "ids-twice")


def truth(table: TomlTable, key: str) -> bool:
    """True or false."""
    value = table.take(key)
    if not isinstance(value, bool):
        raise table.other(key, "true or false", "truth", value)
    return value


def require(table: TomlTable, key: str, what: str, came: int, expected: int) -> None:
    """15.1 So many of a kind, and no other number."""
    if came != expected:
        facts: dict[str, Fact] = {"kind": what, "expected": expected, "came": came}
        reason = f"{expected} {what} expected (15.1), but {came} came"
        raise table.wrong(key, reason, "so-many", facts)


def too_many(houses: TomlTable, kind: str, most: int, came: int) -> None:
    """15.3 The Houses begin with more than there are."""
    facts: dict[str, Fact] = {"kind": kind, "most": most, "came": came}
    reason = f"at most {most} {kind} expected, but {came} came"
    raise houses.wrong("house", reason, "at-most", facts)
