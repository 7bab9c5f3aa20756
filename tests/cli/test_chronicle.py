"""What happens in the arena, in sentences: the rulebook's own battle, and other events."""

import pytest

from harena.cli.scenes.scene import Scene, scene_for
from harena.cli.screen.seating import Seating, Sitter
from harena.cli.screen.words import LANGUAGES, Words
from harena.face import begin
from harena.kernel.events import EVERYONE, Event

SPEAR, NET, SWORD, TRIDENT, SHIELD = range(5)
C2, C3, D3 = 8, 9, 12
LION, BEAR = 0, 8
NOBODY = -1
BLANK, SINGLE, LETHAL = range(3)


def events(*told: tuple[str, tuple[int, ...]]) -> list[Event]:
    return [Event(kind, args, EVERYONE, args) for kind, args in told]


def recruits(seat: int, space: int, *kinds: int) -> list[Event]:
    return events(*(("recruited", (seat, space, kind)) for kind in kinds))


def scene(language: str, *names: str) -> Scene:
    match = begin("clash", 3, "a")
    words = Words(language)
    sitters = [Sitter(name, "") for name in names or ("", "Brutus", "Anna")]
    return scene_for(match, Seating(sitters, words), words, False)


def tell(shown: Scene, told: list[Event]) -> list[str]:
    return [line for event in told for line in shown.tell(event, 0)]


RED_AND_YELLOW = [
    *recruits(0, C2, NET, SWORD, SWORD, TRIDENT),
    *recruits(1, C3, SPEAR, SWORD, SWORD, SHIELD),
]
WORKED_EXAMPLE = events(
    ("attacked", (0, C2, C3)),
    ("faced", (1, C3, 1, 0, 0)),
    ("netted", (0, C3, SWORD)),
    ("rolled", (1, C3, 0, SINGLE, BLANK)),
    ("struck", (1, C2, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0)),
    ("rolled", (0, C2, 0, SINGLE, BLANK, BLANK)),
    ("rolled", (0, C2, 1, SINGLE, SINGLE, SINGLE)),
    ("struck", (0, C3, 3, 1, 0, 2, 0, 2, 1, 1, 0, 0)),
    ("fell", (1, C3, SPEAR, 0, 0)),
)


def test_the_worked_battle_in_english() -> None:
    shown = scene("en")
    tell(shown, RED_AND_YELLOW)
    assert tell(shown, WORKED_EXAMPLE) == [
        "Your team (NSST) on C2 attacks Brutus’s team (LSSH) on C3.",
        "More spears (1 against 0): Brutus’s team rolls first.",
        "You throw a net: a sword gladiator on C3 is switched off.",
        "Brutus rolls 2 dice: [*] [ ] 1 single hit.",
        "Your team on C2 takes a wound token: +1.",
        "You roll 3 dice: [*] [ ] [ ] 1 single hit.",
        "You roll all dice again: [*] [*] [*] 3 single hits.",
        "A shield stops one single hit.",
        "Brutus’s team on C3 has 2 wound tokens, and every two cost a gladiator: it loses one.",
        "Brutus gives up a spear gladiator: into your pen.",
    ]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "it",
            [
                "La tua squadra (RSST) in C2 attacca la squadra di Brutus (LSSC) in C3.",
                "Più lance (1 contro 0): tira prima la squadra di Brutus.",
                "Lanci una rete: un gladiatore con la spada in C3 è neutralizzato.",
            ],
        ),
        (
            "fr",
            [
                "Votre équipe (FEET) en C2 attaque l’équipe de Brutus (LEEB) en C3.",
                "Plus de lances (1 contre 0)\u00a0: l’équipe de Brutus lance en premier.",
                "Vous jetez un filet\u00a0: un gladiateur à l’épée en C3 est neutralisé.",
            ],
        ),
        (
            "pt",
            [
                "A sua equipe (REET) em C2 ataca a equipe de Brutus (LEES) em C3.",
                "Mais lanças (1 contra 0): a equipe de Brutus rola primeiro.",
                "Você lança uma rede: um gladiador com espada em C3 é neutralizado.",
            ],
        ),
    ],
)
def test_the_worked_battle_in_other_languages(language: str, lines: list[str]) -> None:
    shown = scene(language)
    tell(shown, RED_AND_YELLOW)
    assert tell(shown, WORKED_EXAMPLE)[:3] == lines


def test_an_animal_is_wounded_and_killed_and_the_winner_moves_in() -> None:
    shown = scene("en")
    tell(shown, RED_AND_YELLOW + events(("settled", (2, LION, D3))))
    told = events(
        ("attacked", (1, C3, D3)),
        ("faced", (1, C3, 1, 1, 1)),
        ("rolled", (1, C3, 0, SINGLE, BLANK, BLANK)),
        ("struck", (1, D3, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0)),
        ("rolled", (2, D3, 0, SINGLE, LETHAL)),
        ("struck", (2, C3, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0)),
        ("fell", (1, C3, SWORD, 0, NOBODY)),
        ("attacked", (0, C2, D3)),
        ("faced", (2, D3, 1, 0, 0)),
        ("rolled", (0, C2, 0, LETHAL, BLANK, BLANK)),
        ("struck", (0, D3, 0, 0, 1, 0, 1, 3, 0, 2, 3, 1)),
        ("killed", (LION, D3, 0, 2)),
        ("advanced", (C2, D3)),
    )
    assert tell(shown, told) == [
        "Brutus’s team (LSSH) on C3 attacks the lion Leaena (LSS 0/3) on D3.",
        "Equal spears (1 each): the attacker rolls first, Brutus’s team.",
        "Brutus rolls 3 dice: [*] [ ] [ ] 1 single hit.",
        "The lion Leaena takes 1 wound: 1 of 3.",
        "Anna rolls 2 dice for the lion Leaena: [*] [#] 1 single hit, 1 lethal hit.",
        "A shield stops one single hit.",
        "Brutus’s team on C3 loses a gladiator to a lethal hit.",
        "Brutus gives up a sword gladiator: out of the game.",
        "Your team (NSST) on C2 attacks the lion Leaena (LSS 1/3) on D3.",
        "More spears (1 against 0): the lion Leaena rolls first.",
        "You roll 3 dice: [#] [ ] [ ] 1 lethal hit.",
        "The lion Leaena takes 2 wounds: 3 of 3.",
        "The lion Leaena on D3 is dead. It is yours: 2 points.",
        "Your team moves from C2 into D3.",
    ]


def test_a_team_is_wiped_out_and_the_rest_is_told_as_one() -> None:
    shown = scene("en", "", "Brutus", "Anna")
    tell(shown, recruits(0, C2, SWORD, SWORD, SWORD) + recruits(2, C3, NET, SHIELD))
    told = events(
        ("attacked", (2, C3, C2)),
        ("faced", (2, C3, 0, 0, 1)),
        ("rolled", (2, C3, 0, LETHAL)),
        ("struck", (2, C2, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0)),
        ("fell", (0, C2, SWORD, 1, 2)),
        ("rolled", (0, C2, 0, LETHAL, LETHAL, SINGLE)),
        ("struck", (0, C3, 1, 1, 2, 0, 0, 0, 0, 2, 0, 1)),
        ("wiped_out", (2, C3, 2, 0)),
        ("advanced", (C2, C3)),
    )
    assert tell(shown, told)[3:] == [
        "Your team on C2 loses a gladiator to a lethal hit; wound tokens: +1.",
        "You give up a sword gladiator: into Anna’s pen.",
        "You roll 3 dice: [#] [#] [*] 1 single hit, 2 lethal hits.",
        "A shield stops one single hit.",
        "Anna’s team on C3 is wiped out: its last 2 gladiators go into your pen.",
        "Your team moves from C2 into C3.",
    ]
    again = events(("attacked", (0, C3, D3)), ("faced", (0, C3, 0, 0, 1)))
    tell(shown, events(("settled", (0, BEAR, D3))))
    assert (
        tell(shown, again)[0] == "Your team (SS +1) on C3 attacks the bear Lucana (SSST 0/5) on D3."
    )


EVERYTHING = [
    *events(("began", (1,)), ("round_began", (1, 0))),
    *RED_AND_YELLOW,
    *events(
        ("entry_ended", ()),
        ("drawn", (0, BEAR)),
        ("settled", (0, BEAR, D3)),
        ("turned_up", (1, 2, 3)),
        ("round_began", (1, 2)),
    ),
    *WORKED_EXAMPLE,
    *events(
        ("passed", (0,)),
        ("moved", (0, C2, 4)),
        ("led", (2, BEAR)),
        ("entered", (2, 1, 0)),
        ("wiped_out", (1, C3, 1, NOBODY)),
        ("killed", (BEAR, D3, NOBODY, 2)),
        ("ended", (1,)),
        ("survived", (0, 4)),
        ("survived", (2, 1)),
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [("", "Brutus", "Anna"), ("Ugo", "Brutus", "Anna")])
def test_every_event_makes_whole_sentences_in_every_language(
    language: str, names: tuple[str, ...]
) -> None:
    shown = scene(language, *names)
    for line in tell(shown, EVERYTHING):
        assert line[0].isupper()
        assert "{" not in line
        assert "  " not in line
        assert ".." not in line
        assert line.endswith(".") or line[-1].isdecimal()
    assert shown.words.errors == []


@pytest.mark.parametrize("singles", range(4))
@pytest.mark.parametrize("lethals", range(4))
def test_hits_are_counted_in_words(singles: int, lethals: int) -> None:
    said = Words("en").say("clash-hits", singles=singles, lethals=lethals)
    assert ("no hit" in said) == (singles + lethals == 0)
    assert ("single" in said) == (singles > 0)
    assert ("lethal" in said) == (lethals > 0)
