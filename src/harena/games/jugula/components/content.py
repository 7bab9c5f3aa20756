"""Chapter 2, Components: armaturae, cards and the Vox Populi track, as a pack has them."""

from typing import Final, final

from harena.kernel.refused import Fact
from harena.kernel.setup import Pack
from harena.toolkit.bits import as_bits, members
from harena.toolkit.content import TomlTable, numbers, only_files, read_file, read_once
from harena.toolkit.content import built_in as pack_of

FILES: Final = ("armaturae.toml", "cards.toml", "vox.toml")

LIGHT: Final = 0
HEAVY: Final = 1
CLASSES: Final = ("light", "heavy")
SIDES: Final = ("healthy", "wounded")

# Traits as bits; Allonge is a number of its own.
ENTRAVE: Final = 1
ARC: Final = 2
HARCELEMENT: Final = 4
MASSIF: Final = 8
STOIQUE: Final = 16
TRAITS: Final = ("entrave", "arc", "harcelement", "massif", "stoique")
MOST_ALLONGE: Final = 7

FEWEST_ARMATURAE: Final = 8
MOST_ARMATURAE: Final = 24
HALF: Final = 12
CARDS: Final = 2 * HALF
ALL_JUGULA: Final = (1 << HALF) - 1
ALL_PRIMA: Final = ALL_JUGULA << HALF
# 3.3.5 Each leaves the match: with three others in the starting deck a hand is never emptied.
MOST_MEDICUS: Final = HALF - 3
LEVELS: Final = 11
TOP_VOX: Final = 10

# The texts that a card may name, in the order of the built-in cards; 0 is a card without one.
NO_TEXT: Final = 0
ARDOR_ORIS: Final = 1
IMPETUS: Final = 2
TESTUDO: Final = 3
CLAMOR: Final = 4
MEMORIA: Final = 5
INVIDIA: Final = 6
FUGA: Final = 7
CONVERSIO: Final = 8
UMBO: Final = 9
SOLUTIO: Final = 10
INSIDIAE: Final = 11
AGMEN: Final = 12
FATALITAS: Final = 13
FUROR: Final = 14
CURSUS: Final = 15
DOLUS: Final = 16
FAVOR: Final = 17
MEDICUS: Final = 18
CARNIFEX: Final = 19
PULVIS: Final = 20
MURUS: Final = 21
CONCURSUS: Final = 22
AUGURIUM: Final = 23
VAE_VICTIS: Final = 24
TEXTS: Final = (
    *("none", "ardor_oris", "impetus", "testudo", "clamor", "memoria", "invidia", "fuga"),
    *("conversio", "umbo", "solutio", "insidiae", "agmen", "fatalitas", "furor", "cursus"),
    *("dolus", "favor", "medicus", "carnifex", "pulvis", "murus", "concursus", "augurium"),
    "vae_victis",
)

# What a card may be played for.
TEXT: Final = 0
MOVE: Final = 1
ATTACK: Final = 2
VOX: Final = 3
DRAW: Final = 4
PRIMA: Final = 5
USES: Final = ("text", "move", "attack", "vox", "draw", "prima")
USE_SETS: Final = 1 << len(USES)


@final
class Content:
    """2.4, 2.5, 2.6 What is printed on armaturae, Vox Populi track and cards.

    Values of an armatura are found at twice its number, plus one for its wounded side; attack and
    defence against a class at twice that again, plus the class.
    """

    def __init__(self, armaturae: list[TomlTable], cards: list[TomlTable], vox: TomlTable) -> None:
        self.ids = [one.text("id") for one in armaturae]
        self.names = [one.text("name") for one in armaturae]
        self.size = len(armaturae)
        self.heavy = [one.one_of("class", CLASSES) for one in armaturae]
        self.movement: list[int] = []
        self.attack: list[int] = []
        self.defence: list[int] = []
        self.allonge: list[int] = []
        self.traits: list[int] = []
        for one in armaturae:
            self.read_sides(one)
        self.card_ids = [card.text("id") for card in cards]
        self.card_names = [card.text("name") for card in cards]
        self.text = [card.one_of("text", TEXTS) for card in cards]
        self.move = numbers(cards, "move", 0, 4)
        self.attacks = numbers(cards, "attack", 0, 4)
        self.vox = numbers(cards, "vox", 0, TOP_VOX)
        self.draw = numbers(cards, "draw", 2, 6)
        self.prima = numbers(cards, "prima", 0, 3)
        self.combat = [*numbers(cards, "combat", 0, 9), 0]
        # 3.2.3, 3.2.6 The uses with a number, as a set; and by card and set of uses what it offers.
        self.uses: list[int] = []
        self.plays: list[list[int]] = []
        for card in range(len(cards)):
            row = [0, self.move[card], self.attacks[card], self.vox[card], 1, self.prima[card]]
            self.uses.append(as_bits([use for use, number in enumerate(row) if number]))
            for uses in range(USE_SETS):
                self.plays.append([len(USES) * card + use for use in members(uses)])
        self.bonus = vox.row("bonus", LEVELS, 0, 9)
        self.limit = vox.row("limit", LEVELS, 2, CARDS)

    def sides_of(self, armatura: int) -> list[list[int]]:
        """2.4 MOV, ATT and DEF against light and heavy, Allonge, traits: healthy, then wounded."""
        return [
            [
                self.movement[side],
                *self.attack[2 * side : 2 * side + 2],
                *self.defence[2 * side : 2 * side + 2],
                self.allonge[side],
                self.traits[side],
            ]
            for side in (2 * armatura, 2 * armatura + 1)
        ]

    def read_sides(self, armatura: TomlTable) -> None:
        """2.4, 3.6.12 Both sides; the wounded one has the same traits unless it names its own."""
        for side in SIDES:
            table = armatura.table(side)
            self.movement.append(table.number("movement", 1, 20))
            self.attack += table.row("attack", len(CLASSES), 0, 20)
            self.defence += table.row("defence", len(CLASSES), 0, 20)
            owner = table if "allonge" in table.values else armatura
            self.allonge.append(owner.number("allonge", 0, MOST_ALLONGE))
            owner = table if "traits" in table.values else armatura
            traits = 0
            for trait in owner.different("traits", TRAITS):
                traits |= 1 << trait
            self.traits.append(traits)
            if traits & ARC and not self.allonge[-1]:
                reason = f"arc goes only together with an allonge of 1 to {MOST_ALLONGE}"
                raise table.wrong("traits", reason, "arc", {"most": MOST_ALLONGE})
            table.close()
        # Also where both sides name their own.
        armatura.wanted |= {"allonge", "traits"}


def built_in() -> Pack:
    """The content that comes with the game."""
    return pack_of("jugula", FILES)


READ: Final[dict[str, Content]] = {}


def read(pack: Pack) -> Content:
    """The content of a pack, read once."""
    return read_once(READ, pack, read_anew)


def read_anew(pack: Pack) -> Content:
    """2.9 What a pack must keep; a refusal names file, key and reason."""
    only_files(pack, FILES)
    armaturae, cards, vox = [read_file(pack, file) for file in FILES]
    men = armaturae.several("armatura", FEWEST_ARMATURAE, MOST_ARMATURAE)
    decks = [*cards.several("jugula", HALF, HALF), *cards.several("prima", HALF, HALF)]
    content = Content(men, decks, vox)
    for table in (armaturae, cards, vox, *men, *decks):
        table.close()
    all_different(armaturae, ["armatura"] * len(men), content.names)
    piles = ["jugula"] * HALF + ["prima"] * HALF
    all_different(cards, piles, content.card_names)
    all_different(cards, piles, content.card_ids)
    enough_stay(cards, content)
    return content


def all_different(file: TomlTable, keys: list[str], names: list[str]) -> None:
    """2.9 People tell things apart by their names; the key says where the second stands."""
    for index, name in enumerate(names):
        if name in names[:index]:
            reason = f"different ids and names expected, but {name} came twice"
            raise file.wrong(keys[index], reason, "names-differ", {"name": name})


def enough_stay(file: TomlTable, content: Content) -> None:
    """2.9, 3.3.5 Prima cards may all leave the match, for they come besides the starting deck."""
    healing = content.text[:HALF].count(MEDICUS)
    if healing > MOST_MEDICUS:
        reason = (
            f"at most {MOST_MEDICUS} cards with the text medicus expected, as each leaves the"
            f" match, but {healing} came"
        )
        facts: dict[str, Fact] = {"most": MOST_MEDICUS, "came": healing}
        raise file.wrong("jugula", reason, "medicus", facts)
