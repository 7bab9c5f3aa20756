"""What is printed on the components: arena, cards, Items, characters, beasts, points.

Card kinds, Special Moves, Powers and beast kinds are steps of the rules, so a pack of one's own has
the same ones, in the same order, with other numbers. A set of Items or Powers is an int with one
bit for each.
"""

from typing import Final, final

from harena.games.gladiatori.components.arena import ArenaHexes
from harena.games.gladiatori.components.cards import (
    ACTION_CARDS,
    ACTIONS,
    CARDS,
    ENERGY_0,
    ENERGY_1,
    FEINT,
    FIRST_MOVE,
    LAYOUT,
    MASK,
    MOST,
    ONE,
)
from harena.games.gladiatori.components.packs import GATES, Character, read_arena
from harena.games.gladiatori.components.traits import POWER_NAMES, SKILLS, TRAIT_NAMES, TRAITS
from harena.kernel.refused import Fact
from harena.kernel.setup import Pack
from harena.toolkit.bits import as_bits, members
from harena.toolkit.builders import Line
from harena.toolkit.content import TomlTable, numbers, only_files, places, read_file, read_once
from harena.toolkit.content import built_in as pack_of

ITEM_TYPES: Final = ("sword", "shield", "helmet", "spear", "trident", "net", "iron_arm")
SYMBOLS: Final = ("shield", "helmet", "spear", "none")
NO_SYMBOL: Final = -1
FAMILIES: Final = ("action", "energy", "feint")
BEASTS: Final = ("dog", "wolf", "lion", "bear")

BOUND: Final = 1
ATTACK: Final = 2
DEFENCE: Final = 4
MELEE: Final = 8
LIMITS: Final = ("movement", "attack", "defence", "melee")

PACK: Final = 1
UNBALANCE: Final = 2
FELL: Final = 3
MAUL: Final = 4
FURY: Final = 5
TOLL: Final = 6
BEAST_POWERS: Final = ("none", "pack", "unbalance", "fell", "maul", "fury", "toll")

LEAST_SKILL: Final = 3
MOST_SKILL: Final = 9
MOST_HEXES: Final = 217
FEWEST_ITEMS: Final = 10
MOST_ITEMS: Final = 18
MOST_BEASTS: Final = 30
FEWEST_CHARACTERS: Final = 4
MOST_CHARACTERS: Final = 8
FACES: Final = 6
FILES: Final = (
    "arena.toml",
    "beasts.toml",
    "cards.toml",
    "characters.toml",
    "items.toml",
    "moves.toml",
    "points.toml",
    "powers.toml",
)


@final
class Content:
    """Everything printed, read once from a pack."""

    def __init__(self, pack: Pack) -> None:
        only_files(pack, FILES)
        self.arena: ArenaHexes = read_arena(read_file(pack, "arena.toml"))
        self.life: list[int] = []
        self.cost: list[int] = []
        self.box: list[int] = []
        self.move_limits: list[int] = [0] * FIRST_MOVE
        self.lines: dict[tuple[int, int, int], Line] = {}
        cards = read_file(pack, "cards.toml")
        self.read_cards(cards)
        self.read_moves(read_file(pack, "moves.toml"))
        self.read_prices(cards)
        self.read_powers(read_file(pack, "powers.toml"))
        self.read_items(read_file(pack, "items.toml"))
        self.read_characters(read_file(pack, "characters.toml"))
        self.read_beasts(read_file(pack, "beasts.toml"))
        self.read_points(read_file(pack, "points.toml"))

    # Cards and prices.

    def read_cards(self, file: TomlTable) -> None:
        """C2 Action, Energy and Feint cards; only an Energy-1 card has energy."""
        rows = file.fixed("card", CARDS[:FIRST_MOVE])
        for kind, row in enumerate(rows):
            family = 0 if kind < ACTIONS else 2 if kind == FEINT else 1
            row.one_of("family", (FAMILIES[family],))
            row.number("number", 0, 9)
            energy = 1 if kind == ENERGY_1 else 0
            row.number("energy", energy, energy)
            free = kind < ACTIONS
            self.life.append(row.number("hp", 1, 9))
            self.cost.append(row.number("cost", 0 if free else 1, 0 if free else 20))
            self.box.append(row.number("box", 0, 63))
            row.close()
        cover = file.table("cover")
        self.cover_life: int = cover.number("hp", 1, 9)
        cover.close()

    def read_moves(self, file: TomlTable) -> None:
        """C4 The eight Special Moves."""
        rows = file.fixed("move", CARDS[FIRST_MOVE:])
        file.close()
        for index, row in enumerate(rows):
            row.text("name")
            row.number("number", index + 1, index + 1)
            self.life.append(row.number("hp", 1, 9))
            self.cost.append(row.number("cost", 0, 20))
            self.box.append(row.number("box", 0, 63))
            self.move_limits.append(read_limits(row))
            row.close()

    def read_prices(self, file: TomlTable) -> None:
        """C3 What Skills, Abilities and Powers cost, and how much one may have of each."""
        skills = file.table("skill_cost")
        self.skill_cost: list[int] = [0] * LEAST_SKILL
        for value in range(LEAST_SKILL, MOST_SKILL + 1):
            cost = skills.number(str(value), 1, 99)
            if cost < self.skill_cost[-1]:
                raise skills.wrong(str(value), "a higher value cannot cost less", "costs-less")
            self.skill_cost.append(cost)
        skills.close()
        ability = file.table("ability")
        self.ability_least: int = ability.number("least", 1, 9)
        self.ability_most: int = ability.number("most", self.ability_least, 9)
        self.ability_cost: int = ability.number("cost", 0, 9)
        ability.close()
        power = file.table("power")
        self.power_cost: int = power.number("cost", 0, 9)
        power.close()
        self.read_overlimit(file.table("overlimit"))
        self.read_card_limits(file.table("limits"))
        file.close()

    def read_overlimit(self, over: TomlTable) -> None:
        """18.6 How many more cards, in how many picks, and at which multiple of the price."""
        self.overlimit_cards: int = over.number("cards", 2, 8)
        self.overlimit_pick: int = over.number("cards_a_pick", 1, 4)
        self.overlimit_feints: int = over.number("feints", 0, 2)
        self.overlimit_factor: int = over.number("price_factor", 1, 9)
        if self.overlimit_cards != 2 * self.overlimit_pick:
            reason = "there are two picks, so twice cards_a_pick is expected"
            raise over.wrong("cards", reason, "two-picks")
        over.close()

    def read_card_limits(self, limits: TomlTable) -> None:
        """18.1, 18.3 The coins, and the limits that follow: a deck has room for 31 (R180)."""
        self.least_coins: int = limits.number("least_coins", 1, 120)
        self.most_coins: int = limits.number("most_coins", self.least_coins, 120)
        self.coins: int = limits.number("coins", self.least_coins, self.most_coins)
        self.lone_coins: int = limits.number("lone_coins", self.coins, self.most_coins)
        self.energy_divisor: int = limits.number("half_coins_per_energy_card", 1, 99)
        self.feints: int = limits.number("feints", 0, 3)
        self.items_each: int = limits.number("items", 1, 2)
        limits.close()
        cheapest = SKILLS * self.skill_cost[LEAST_SKILL]
        cheapest += (TRAITS - SKILLS) * self.ability_least * self.ability_cost
        if self.least_coins < cheapest:
            reason = f"the cheapest build costs {cheapest}"
            raise limits.wrong("least_coins", reason, "cheapest", {"cost": cheapest})
        most = self.energy_limit(self.most_coins) + self.overlimit_cards
        if most > MOST:
            reason = f"it would allow {most} cards of a kind, but a deck has room for {MOST}"
            facts: dict[str, Fact] = {"count": most, "most": MOST}
            raise limits.wrong("half_coins_per_energy_card", reason, "deck-room", facts)
        if self.feints + self.overlimit_feints > MASK[FEINT]:
            reason = f"with those of overlimit more than {MASK[FEINT]}"
            raise limits.wrong("feints", reason, "feints", {"most": MASK[FEINT]})

    def energy_limit(self, coins: int) -> int:
        """18.3 So many cards of each Energy kind for so many coins."""
        return 2 * coins // self.energy_divisor

    def trait_cost(self, trait: int, value: int) -> int:
        """18.2 Skills by the table, Abilities point by point; nothing while it is not bought."""
        return self.skill_cost[value] if trait < SKILLS else value * self.ability_cost

    def cards_cost(self, cards: int) -> int:
        """18.3, 18.4 What the cards of a deck cost; Action cards are free."""
        return LAYOUT.weigh(cards, self.cost)

    def price(self, traits: list[int], cards: int, powers: int) -> int:
        """18.2, 18.3, 18.4 What a character costs."""
        total = self.cards_cost(cards) + powers.bit_count() * self.power_cost
        for trait, value in enumerate(traits):
            total += self.trait_cost(trait, value)
        return total

    # Powers, Items, characters.

    def read_powers(self, file: TomlTable) -> None:
        """C4 The nine Powers."""
        rows = file.fixed("power", POWER_NAMES)
        file.close()
        self.power_ids: list[str] = list(POWER_NAMES)
        self.power_limits: list[int] = []
        for index, row in enumerate(rows):
            row.text("name")
            row.number("number", index + 1, index + 1)
            self.power_limits.append(read_limits(row))
            row.close()

    def read_items(self, file: TomlTable) -> None:
        """C5, 9.2 The Items: a type, two bonuses, hit points, and perhaps a symbol."""
        rows = file.several("item", FEWEST_ITEMS, MOST_ITEMS)
        file.close()
        self.item_ids: list[str] = [row.text("id") for row in rows]
        self.item_names: list[str] = [row.text("name") for row in rows]
        self.item_type: list[int] = places(rows, "type", ITEM_TYPES)
        self.item_attack: list[int] = numbers(rows, "attack", 0, 9)
        self.item_defence: list[int] = numbers(rows, "defence", 0, 9)
        self.item_life: list[int] = numbers(rows, "hp", 1, 9)
        self.symbol: list[int] = []
        self.throwables: int = 0
        self.nets: int = 0
        for item, row in enumerate(rows):
            symbol = row.one_of("symbol", SYMBOLS)
            self.symbol.append(NO_SYMBOL if SYMBOLS[symbol] == "none" else symbol)
            self.throwables |= row.one_of("throw", ("no", "yes")) << item
            if ITEM_TYPES[self.item_type[item]] == "net":
                self.nets |= 1 << item
            row.close()
        self.all_nets: list[int] = members(self.nets)
        self.same_symbol: list[int] = [self.others_like(item) for item in range(len(rows))]

    def others_like(self, item: int) -> int:
        """9.2 The other Items with the same symbol, as a set."""
        found = 0
        for other, symbol in enumerate(self.symbol):
            if other != item and symbol == self.symbol[item] != NO_SYMBOL:
                found |= 1 << other
        return found

    def read_characters(self, file: TomlTable) -> None:
        """C6, 19.1 Built from the tables for the coins they name, within the limits."""
        rows = file.several("character", FEWEST_CHARACTERS, MOST_CHARACTERS)
        file.close()
        self.characters: list[Character] = [self.read_character(row) for row in rows]
        self.character_names: list[str] = [row.text("name") for row in rows]
        for row in rows:
            row.close()

    def read_character(self, row: TomlTable) -> Character:
        """19.1, 19.2 One of them; its price is reckoned again."""
        traits: list[int] = []
        for trait, name in enumerate(TRAIT_NAMES):
            low, high = self.trait_range(trait)
            traits.append(row.number(name, low, high))
        cards = ACTION_CARDS
        for kind in (ENERGY_1, ENERGY_0):
            most = self.energy_limit(self.coins)
            cards += row.number(CARDS[kind], 0, most) * ONE[kind]
        cards += row.number(CARDS[FEINT], 0, self.feints) * ONE[FEINT]
        for move in row.different("moves", CARDS[FIRST_MOVE:]):
            cards += ONE[FIRST_MOVE + move]
        powers, items = as_bits(row.different("powers", POWER_NAMES)), 0
        liked = row.different("items", ITEM_TYPES)
        for item, kind in enumerate(self.item_type):
            items |= (kind in liked) << item
        coins = row.number("coins", 1, self.coins)
        price = self.price(traits, cards, powers)
        if price != coins:
            reason = f"by the tables this character costs {price}, not {coins}"
            raise row.wrong("coins", reason, "price", {"cost": price, "came": coins})
        return Character(row.text("id"), traits, cards, powers, items, coins)

    def trait_range(self, trait: int) -> tuple[int, int]:
        """18.2 The least and the most a character may begin with."""
        if trait < SKILLS:
            return LEAST_SKILL, MOST_SKILL
        return self.ability_least, self.ability_most

    # Beasts and points.

    def read_beasts(self, file: TomlTable) -> None:
        """C7 The four kinds, the release die and the gate die."""
        rows = file.fixed("beast", BEASTS)
        self.beast_ids: list[str] = list(BEASTS)
        self.beast_names: list[str] = [row.text("name") for row in rows]
        self.beast_fewest: list[int] = numbers(rows, "fewest", 1, 7)
        self.beast_most: list[int] = numbers(rows, "most", 1, 7)
        self.beast_standing: list[int] = numbers(rows, "standing", 1, 2)
        self.beast_moved: list[int] = numbers(rows, "moved", 1, 2)
        self.beast_defence: list[int] = numbers(rows, "defence", 1, 2)
        self.beast_bonus: list[int] = numbers(rows, "bonus", 0, 2)
        self.attack_doubles: list[int] = places(rows, "attack_doubles", BEAST_POWERS)
        self.defence_doubles: list[int] = places(rows, "defence_doubles", BEAST_POWERS)
        self.attack_seven: list[int] = places(rows, "attack_seven", BEAST_POWERS)
        self.defence_seven: list[int] = places(rows, "defence_seven", BEAST_POWERS)
        self.beast_xp: list[int] = numbers(rows, "xp", 0, 9)
        for kind, row in enumerate(rows):
            if self.beast_most[kind] < self.beast_fewest[kind]:
                fewest = self.beast_fewest[kind]
                reason = f"at least {fewest} expected, as fewest"
                raise row.wrong("most", reason, "as-fewest", {"fewest": fewest})
            row.close()
        self.read_dice(file)
        file.close()

    def read_dice(self, file: TomlTable) -> None:
        """20.2, 20.3, 20.9.1, 20.10 What the faces of the dice mean."""
        release = file.table("release")
        self.release: list[int] = [release.number(str(face + 1), 0, 9) for face in range(FACES)]
        release.close()
        gate = file.table("gate")
        self.gate_of: list[int] = [gate.one_of(str(face + 1), GATES) for face in range(FACES)]
        gate.close()
        pack = file.table("pack")
        self.pack_limit: int = pack.number("alive", 1, MOST_BEASTS)
        pack.close()
        net = file.table("net")
        self.frees: int = net.number("frees", 2, FACES)
        net.close()

    def read_points(self, file: TomlTable) -> None:
        """C8 Victory Points, and the XP of a campaign."""
        victory = file.table("victory")
        self.start_points: int = victory.number("start", 0, 99)
        self.front_attack: int = victory.number("front_attack", 0, 99)
        self.front_damage: int = victory.number("front_damage", 0, 99)
        self.first_blood: int = victory.number("first_blood", 0, 99)
        self.front_kill: int = victory.number("front_kill", 0, 99)
        self.rear_attack: int = victory.number("rear_attack", -99, 0)
        self.rear_damage: int = victory.number("rear_damage", -99, 0)
        self.rear_kill: int = victory.number("rear_kill", -99, 0)
        self.fleeing: int = victory.number("fleeing", -99, 0)
        self.cowardice: int = victory.number("cowardice", -99, 0)
        self.beast_kill: int = victory.number("beast_kill", 0, 99)
        self.survivor: int = victory.number("survivor", 0, 99)
        self.surrender: int = victory.number("surrender", -99, 0)
        self.two_against_one: int = victory.number("two_against_one", -99, 0)
        victory.close()
        campaign = file.table("campaign")
        self.points_per_xp: int = campaign.number("points_per_xp", 1, 99)
        self.victory_xp: int = campaign.number("victory_xp", 0, 9)
        self.xp_per_coin: int = campaign.number("xp_per_coin", 1, 99)
        self.unconscious: int = campaign.number("unconscious", -99, 0)
        campaign.close()
        file.close()


def read_limits(row: TomlTable) -> int:
    """C4 When a Special Move or a Power can be used, as flags."""
    return as_bits(row.different("restrictions", LIMITS))


READ: Final[dict[str, Content]] = {}


def built_in() -> Pack:
    """The pack that comes with the game."""
    return pack_of("gladiatori", FILES)


def read(pack: Pack) -> Content:
    """The content of a pack, read once."""
    return read_once(READ, pack, Content)
