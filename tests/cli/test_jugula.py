"""Jugula at the terminal: every question, option and event of whole matches has its words."""

import io

import pytest
from rich.console import Console

from harena.cli.scenes.jugula.scene import JugulaScene
from harena.cli.scenes.scene import Scene, scene_for
from harena.cli.screen.glossary import Glossary
from harena.cli.screen.seating import Seating, Sitter
from harena.cli.screen.words import Words
from harena.face import begin
from harena.games.jugula.components.content import ALL_JUGULA, TEXTS
from harena.kernel.decisions import Option
from harena.kernel.dice import Dice
from harena.kernel.match import INTERJECT, Match
from harena.kernel.setup import PlayValue
from tests.games.jugula.arrange import again, arena_of, asked, cards, choose, named, scene, settle

PEOPLE = ("", "Brutus", "Anna", "Ugo")


def scene_of(match: Match, language: str, ascii_only: bool = False) -> Scene:
    words = Words(language)
    sitters = [Sitter(name, "") for name in PEOPLE[: match.setup.seats]]
    return scene_for(match, Seating(sitters, words), words, ascii_only)


def drawn(screen: Scene, match: Match, viewer: int | None) -> str:
    console = Console(file=io.StringIO(), width=110, color_system=None)
    options = [] if viewer is None or match.over else match.options(viewer)
    console.print(screen.draw(match, viewer, options, 110))
    console.print(screen.standings(match, 110))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def say_all(screen: Scene, match: Match, seat: int, choices: list[Option]) -> None:
    assert screen.question(match, seat, choices)
    about = match.about(seat)
    for option in choices[:: 1 + len(choices) // 4]:
        assert screen.with_foretold(screen.option(match, seat, option), about, option)
        screen.odds(match, seat, option)
    assert screen.aliases(match, seat, choices[-1])


@pytest.mark.parametrize(
    ("language", "seats", "options"),
    [
        ("en", 2, {}),
        ("it", 3, {"familia": "secret", "size": 2, "munus": 3}),
        ("fr", 4, {"familia": "random"}),
        ("pt", 2, {"familia": "random"}),
    ],
)
def test_whole_matches_are_told_and_asked(
    language: str, seats: int, options: dict[str, PlayValue]
) -> None:
    match = begin("jugula", seats, "words", {"rounds": 10, **options})
    screen = scene_of(match, language)
    assert isinstance(screen, JugulaScene)
    dice, told, instinct = Dice(), 0, match.rulebook.instinct
    dice.seed(language)
    while not match.over:
        for event in match.events_from(told):
            assert all("{" not in line for line in screen.tell(event, 0))
        told = len(match.state.journal)
        if asked(match) != "augury":
            assert screen.hands.size == match.view(None)["hand_size"]
        seat = match.to_act[0]
        choices = [one for one in match.options(seat) if one.ask != INTERJECT]
        if len(match.answers) % 2 == 0:
            say_all(screen, match, seat, choices)
        if len(match.answers) % 16 == 0:
            drawn(screen, match, seat)
        hasty = dice.below(3)
        match.answer(seat, instinct(match.state, seat) if hasty else dice.below(len(choices)))
    drawn(screen, match, None)

    assert screen.words.errors == []


def test_a_fight_in_words() -> None:
    match = scene("thraex d4N", "murmillo d5S")
    screen = scene_of(match, "en")
    screen.stand_as(match.view(0))
    begun = len(match.events)
    choose(match, "Impetus-attack")
    assert screen.question(match, 0, match.options(0)).startswith(
        "Thraex d4 attacks Murmillo d5: 5 against 5."
    )
    settle(match, 4, 0)

    said = [line for event in match.events[begun:] for line in screen.tell(event, 0)]
    assert said == [
        "You play Impetus: attack.",
        "Thraex d4 attacks Murmillo d5: 5 against 5 before the cards.",
        "You open Testudo: 4.",
        "Brutus opens Clamor: 0.",
        "9 against 5: Murmillo d5 gives ground.",
        "Murmillo d5 is pushed back to d6.",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You play your last card, which can only be for its draw: Umbo."),
        ("fr", "Vous jouez votre dernière carte, ce qui ne se fait que pour sa pioche : Umbo."),
        ("it", "Giochi la tua ultima carta, che può servire solo per la pesca: Umbo."),
        ("pt", "Você joga sua última carta, que só pode servir para a compra: Umbo."),
    ],
)
def test_3_2_4_the_last_card_is_played_unasked_and_it_is_told_why(language: str, said: str) -> None:
    match = scene("thraex d4N", "murmillo a8S", hands=("Umbo, Fuga", None))
    arena_of(match).hand[0] = cards(match, "Umbo")
    match.views = {}
    screen = scene_of(match, language)
    screen.stand_as(match.view(0))
    begun = len(match.events)
    again(match)

    played = next(event for event in match.events[begun:] if event.kind == "played")
    assert [one.replace("\N{NO-BREAK SPACE}", " ") for one in screen.tell(played, 0)] == [said]


def test_3_2_7_nobody_else_is_said_only_after_the_first() -> None:
    match = scene("thraex d4N, veles a1N", "murmillo a8S", hands=("Solutio, Umbo", None))
    screen = scene_of(match, "en")
    screen.stand_as(match.view(0))
    said = []
    choose(match, "Solutio-move")
    for _ in range(2):
        options = match.options(0)
        last = screen.option(match, 0, options[-1])
        said.append((screen.question(match, 0, options), last))
        choose(match, named(match, options[0]), "stop")

    assert said == [
        ("Who moves? Up to 2 may.", "nobody"),
        ("Who else moves? One more may.", "nobody else"),
    ]


def test_the_arena_is_drawn_with_arrows_and_marks() -> None:
    match = scene("thraex d4N w", "murmillo d5S t")
    text = drawn(scene_of(match, "en", ascii_only=True), match, 0)

    assert "5 .      .      .      bMuvt" in text
    assert "4 .      .      .      aTh^w" in text
    assert "Ardor Oris: move 1, attack 1, vox 1, draw 2, prima 1, combat 5" in text


@pytest.mark.parametrize("language", ["en", "it", "fr", "pt"])
@pytest.mark.parametrize("matches", [0, 3])
def test_the_table_of_the_players_is_read_on_eighty_columns(language: str, matches: int) -> None:
    """However many cards lie discarded, they stand below it, and every row is one line."""
    match = begin("jugula", 2, "columns", {"munus": matches})
    arena_of(match).discard[0] = ALL_JUGULA
    screen = scene_of(match, language)
    console = Console(file=io.StringIO(), width=80, color_system=None)

    console.print(screen.standings(match, 80))

    file = console.file
    assert isinstance(file, io.StringIO)
    titles, anna, bruno, *below = file.getvalue().splitlines()
    assert "…" not in titles
    assert (anna[0], bruno[0]) == ("●", "■")
    assert below[0].startswith("● ")
    assert " (12)" in below[0]
    assert "Ardor Oris" in " ".join(below)


def test_a_step_may_be_typed_by_where_it_leads() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    choose(match, "Impetus-move", "d4")
    screen = scene_of(match, "it")
    typed = {name for option in match.options(0) for name in screen.aliases(match, 0, option)}

    assert {"d5N", "e5W", "d4S", "basta", "ne-W"} <= typed


def test_3_7_7_3_4_4_what_a_wound_is_and_what_a_turn_ends_in_words() -> None:
    match = scene("thraex d4N, veles a1N", "murmillo d5S w", hands=("Impetus, Umbo, Fuga", None))
    screen = scene_of(match, "en")
    screen.stand_as(match.view(0))
    moving = match.copy()
    choose(match, "Impetus-attack")
    choose(moving, "Impetus-move", "a1")
    option = next(one for one in moving.options(0) if screen.choice_id(one) == "turn-E")

    assert ", out " in screen.foretold(match.about(0), match.options(0)[0])
    assert screen.foretold(moving.about(0), option) == "1 MP, and the move ends (−1)"


TWICE = {
    "en": "That armatura is in your familia already: 2 different ones are expected (3.1.2).",
    "fr": "Cette armatura est déjà dans votre familia : il en faut 2 différentes (3.1.2).",
    "it": "Quell’armatura è già nella tua familia: ce ne vogliono 2 diverse (3.1.2).",
    "pt": "Essa armatura já está na sua familia: são precisas 2 diferentes (3.1.2).",
}


@pytest.mark.parametrize("language", sorted(TWICE))
def test_3_1_2_a_refusal_says_how_many_are_wanted(language: str) -> None:
    match = begin("jugula", 2, "words", {"familia": "secret", "size": 2})
    choose(match, "Thraex", seat=0)
    said = scene_of(match, language).refusal(match, 0, "armatura", 6)

    assert said.replace("\N{NO-BREAK SPACE}", " ") == TWICE[language]


@pytest.mark.parametrize("typed", ["d5N", "d5", "d5, facing north", "D5, Facing West"])
def test_3_1_7_a_square_outside_the_zone_is_refused_by_its_name(typed: str) -> None:
    match = begin("jugula", 2, "words", {"familia": "random", "order": "seat"})
    screen = scene_of(match, "en")
    choice = screen.choice_named(match, "place", typed)

    assert choice is not None
    assert screen.refusal(match, 0, "place", choice) == (
        "d5 is not in your zone, which is a1 to h2 (3.1.7, 3.1.8)."
    )


def test_3_1_8_of_four_the_zone_is_a_corner() -> None:
    match = begin("jugula", 4, "words", {"familia": "random", "order": "seat"})
    screen = scene_of(match, "it")
    choice = screen.choice_named(match, "place", "h8S")

    assert choice is not None
    assert screen.refusal(match, 0, "place", choice) == (
        "h8 non è nella tua zona, da a1 a c3 (3.1.7, 3.1.8)."
    )


@pytest.mark.parametrize("language", ["en", "fr", "it", "pt"])
@pytest.mark.parametrize(
    ("word", "term"),
    [
        *(("Allonge", "allonge"), ("Entrave", "hindrance"), ("Arc", "arc"), ("MOV", "movement")),
        *(("Harcèlement", "harcelement"), ("massif", "massif"), ("stoique", "stoique")),
        *(("lanista", "lanista"), ("ludus", "munus"), ("Prima Jugula", "prima"), ("ATT", "attack")),
    ],
)
def test_the_game_s_own_words_are_explained_in_every_language(
    language: str, word: str, term: str
) -> None:
    match = scene("thraex d4N", "murmillo a8S")
    glossary = Glossary(Words(language), "jugula", scene_of(match, language).names)

    assert [found.id for found in glossary.find(word)] == [term]


@pytest.mark.parametrize(
    ("word", "term"),
    [
        *(("MP", "movement"), ("light", "class"), ("heavy", "class"), ("token", "hindrance")),
        *(("combat value", "combat-card"), ("round", "turn"), ("reach", "allonge")),
    ],
)
def test_terms_are_found_by_their_other_names(word: str, term: str) -> None:
    match = scene("thraex d4N", "murmillo a8S")
    glossary = Glossary(Words("en"), "jugula", scene_of(match, "en").names)

    assert [found.id for found in glossary.find(word)] == [term]


def test_2_4_2_6_what_is_printed_on_an_armatura_and_a_card_is_told_at_a_prompt() -> None:
    match = scene("thraex d4N", "murmillo a8S")
    screen = scene_of(match, "en")
    glossary = Glossary(screen.words, "jugula", screen.names, screen.printed)

    assert glossary.print_of("laquerius") == (
        "Laquerius",
        [
            "light, healthy: MOV 6, ATT 3/4, DEF 4/4, Allonge 1, Entrave",
            "light, wounded: MOV 5, ATT 2/3, DEF 3/3, Allonge 1, Entrave",
        ],
    )
    name, (numbers, text) = glossary.print_of("Impetus")
    assert (name, numbers) == (
        "Impetus",
        "Impetus: move 2, attack 2, vox 1, draw 2, prima 1, combat 3",
    )
    assert text == "One of your free gladiators may move, then he may attack."
    assert glossary.print_of("front") == ("", [])


def test_2_4_a_familia_is_chosen_by_numbers_and_traits_that_are_seen() -> None:
    match = begin("jugula", 2, "words", {})
    screen = scene_of(match, "en")
    seat = match.to_act[0]
    options = match.options(seat)

    assert screen.foretold(match.about(seat), options[0]) == (
        "heavy, healthy: MOV 4, ATT 4/5, DEF 5/6, no trait"
    )
    assert screen.aside(match, seat, options).startswith("ATT and DEF are against light/heavy")


LANGUAGES = ("en", "fr", "it", "pt")
# What else than its main clause a text says (2.7), by the word for it in each language.
CLAUSES = [
    ("ardor_oris", ("defending player", "qui défend", "che difende", "que defende")),
    ("clamor", ("hindrance token", "pion entrave", "segnalino impaccio", "marcador de entrave")),
    ("invidia", ("two or more", "deux cartes ou plus", "due o più", "duas ou mais")),
    ("umbo", ("free", "libres", "libero", "livre")),
    ("agmen", ("danger zone", "zones de danger", "zone di pericolo", "zonas de perigo")),
    ("agmen", ("one of yours", "des vôtres", "dei tuoi", "dos seus")),
    ("fatalitas", ("Murus", "Murus", "Murus", "Murus")),
    ("medicus", ("points", "points", "punti", "pontos")),
    ("pulvis", ("leave", "quitter", "lasciarlo", "deixá-lo")),
    ("pulvis", ("Harcèlement", "Harcèlement", "assilla", "assedia")),
    ("murus", ("wounded", "blessé", "ferito", "ferido")),
    ("murus", ("Umbo", "Umbo", "Umbo", "Umbo")),
]


@pytest.mark.parametrize(("text", "said"), CLAUSES)
def test_a_card_says_all_that_binds(text: str, said: tuple[str, ...]) -> None:
    for language, clause in zip(LANGUAGES, said, strict=True):
        assert clause in Words(language).say("jugula-text", text=text), language


def test_every_text_fits_on_its_card() -> None:
    for language in LANGUAGES:
        for text in TEXTS:
            assert len(Words(language).say("jugula-text", text=text)) <= 141, (language, text)
