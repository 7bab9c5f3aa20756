"""The four catalogues say the same things, and the language is chosen as promised."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from harena.cli.screen.words import (
    LANGUAGES,
    Fact,
    Words,
    choose_language,
    plain,
    read,
    sentence,
    shelf,
)
from harena.face import games
from harena.kernel.refused import Refused

OF_GAMES = [f"{folder}/{game}" for folder in ("glossary", "lessons") for game in games()]
CATALOGUES = (
    *("harena", "browser", "pages", *games()),
    *(name for name in OF_GAMES if (shelf() / "en" / f"{name}.ftl").is_file()),
)


# One word for one thing, and one way to speak to the reader: these are others.
NOT_SAID = {
    "it": r"\bDot[ie]\b|esagon[oi] ",
    "fr": r"\bTalents?\b|[Dd]eck PV|\b[Rr]ounds?\b(?! *->)|hexagone |\btu\b|jeton",
    "pt": r"ataca-o\b|\blhe\b|\b[Rr]onda [12]|\bequipas?\b|[Bb]aralho PV|Aptid|premid|\btu\b"
    r"|será perguntado",
}


class Variables(Visitor):
    """The variables of a message, nested ones included."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 theirs
        # How a name begins matters to the grammar of some languages and not to others.
        if not node.id.name.endswith("-vowel"):
            self.found.add(node.id.name)


class Texts(Visitor):
    """The words of a message, whatever its variables are."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 theirs
        self.found.append(node.value)


@cache
def entries(language: str, name: str) -> list[ast.EntryType]:
    text = (shelf() / language / f"{name}.ftl").read_text("utf-8")
    return list(FluentParser().parse(text).body)


def messages(language: str, name: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in entries(language, name):
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def badly_said(language: str, name: str) -> list[str]:
    """Texts of a catalogue that call a thing by another word than the others do."""
    if language not in NOT_SAID:
        return []
    texts = Texts()
    for entry in entries(language, name):
        texts.visit(entry)
    return [text for text in texts.found if re.search(NOT_SAID[language], text)]


# To parse the catalogues takes longest, so all that is asked of one is asked together.
@pytest.mark.parametrize("name", CATALOGUES)
def test_a_catalogue_says_the_same_in_every_language_and_nothing_else(name: str) -> None:
    english = messages("en", name)
    for language in LANGUAGES:
        assert messages(language, name) == english, language
        assert not [entry for entry in entries(language, name) if isinstance(entry, ast.Junk)]
        text = (shelf() / language / f"{name}.ftl").read_text("utf-8")
        without_variants = re.sub(r"(?m)^\s*\*?\[[\w-]+\]", "", text)
        assert not re.search(r"\x1b|\[/|\[bold|\[red", without_variants), language
        assert not badly_said(language, name)
        for key, variables in english.items():
            long = said("en", name, key)
            if language != "en" and not variables and len(long) > 30:
                assert said(language, name, key) != long, f"{key} is not translated"


@pytest.mark.parametrize("name", CATALOGUES)
def test_no_french_line_breaks_before_a_colon_or_within_guillemets(name: str) -> None:
    lines = (shelf() / "fr" / f"{name}.ftl").read_text("utf-8").splitlines()
    told = [line for line in lines if not line.startswith("#")]
    assert [line for line in told if re.search(r' [:;?!»%]|" "\}[:;?!]|« ', line)] == []
    without_styles = [re.sub(r"\w+: (?:\d+|\"\w+\")", "", line) for line in told]
    glued = re.compile(r'[\w)»}](?<!"\u00a0"\})[:;?!](?:\s|$)')
    assert [line for line in without_styles if glued.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_ends_in_a_bracket(language: str) -> None:
    """What is asked is a sentence: no name stands in brackets before the question mark."""
    texts = [(shelf() / language / f"{name}.ftl").read_text("utf-8") for name in CATALOGUES]

    assert re.findall(r".*\)\s?\?.*", "\n".join(texts)) == []


@pytest.mark.parametrize(
    ("language", "card", "asked"),
    [
        ("it", "strength", "Quale carta metti sul tuo Blocco?"),
        ("it", "berserk", "Quale carta metti sulla tua Opposizione?"),
        ("pt", "dexterity", "Que carta você põe sobre o seu Aparo?"),
        ("pt", "movement", "Que carta você põe sobre a sua Esquiva?"),
    ],
)
def test_a_reaction_has_its_article(language: str, card: str, asked: str) -> None:
    facts: dict[str, str | int | float] = {"role": "defender", "card": card, "played": 0}

    assert Words(language).say("gladiatori-ask-add", facts).strip() == asked


def said(language: str, name: str, key: str) -> str:
    """A message as this catalogue has it; the browser's own stand in it too."""
    bundle = read(shelf(), language, name)
    assert bundle is not None
    pattern = bundle.get_message(key).value
    return str(bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "it_IT.UTF-8"}, "it"),
        ([], {"LANG": "it_IT.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C"}, "en"),
        ([], {"LANG": "it_IT.UTF-8", "HARENA_LANG": "pt-BR"}, "pt"),
        (["play", "--lang", "fr"], {"HARENA_LANG": "pt"}, "fr"),
        (["--lang=it", "games"], {}, "it"),
    ],
)
def test_the_language_is_chosen_by_option_then_variable_then_locale(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert choose_language(arguments, environment) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused, match="en, it, fr, pt was expected, but xx came"):
        choose_language(["--lang", "xx"], {})


def test_a_message_that_one_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    for language, text in {"en": "both = both\nonly = only here\n", "it": "both = tutti\n"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "harena.ftl").write_text(text)
    words = Words("it", tmp_path)
    assert [words.say("both"), words.say("only"), words.say("neither")] == [
        "tutti",
        "only here",
        "neither",
    ]


def test_a_sentence_that_begins_with_a_place_leaves_it_as_the_board_has_it() -> None:
    assert [sentence(text) for text in ("d3", "d3: Verus", "dice", "a net")] == [
        "d3",
        "d3: Verus",
        "Dice",
        "A net",
    ]


def test_words_typed_in_haste_are_understood() -> None:
    assert plain(" Épée ") == "epee"
    assert sentence("the lion") == "The lion"


@pytest.mark.parametrize(
    ("language", "yours", "others"),
    [
        ("en", "your team", "Anna’s team"),
        ("it", "la tua squadra", "la squadra di Anna"),
        ("fr", "votre équipe", "l’équipe d’Anna"),
        ("pt", "a sua equipe", "a equipe de Anna"),
    ],
)
def test_a_team_has_its_article_and_its_owner(language: str, yours: str, others: str) -> None:
    words = Words(language)
    you = {"seat": "", "seat-is": "you", "seat-vowel": "no"}
    anna = {"seat": "Anna", "seat-is": "other", "seat-vowel": "yes"}
    assert words.say("clash-team-of", you) == yours
    assert words.say("clash-team-of", anna) == others


class Ones(Visitor):
    """Variants for one that write the number out, where nought has none of its own."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 theirs
        keys = {written(variant.key): variant for variant in node.variants}
        if set(keys) == {"one", "other"}:
            texts = Texts()
            texts.visit(keys["one"].value)
            self.found += [
                text for text in texts.found if re.search(r"(?<![\w.,])1(?![\w.,])", text)
            ]
        self.generic_visit(node)


def written(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", ["fr", "pt"])
def test_where_nought_counts_as_one_the_number_is_not_written_out(language: str, name: str) -> None:
    """In French and Portuguese 0 takes the singular: `[one] 1 dado` would tell none as one."""
    ones = Ones()
    for entry in entries(language, name):
        ones.visit(entry)

    assert ones.found == []


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "il reste à l’ennemi 0 dé"), ("pt", "ao inimigo resta 0 dado")],
)
def test_none_is_told_as_none(language: str, said: str) -> None:
    facts: dict[str, Fact] = {"word": "foe-left", "dice": 0, "again": 0, "shields": 0, "nets": 0}

    assert Words(language).say("clash-foretold", facts).startswith(said)


# Nouns that are counted, where several are another word than one.
COUNTED = {
    "en": r"(Bonus |Combat |Action )?(Dice|dice|cards)|coins|matches|answers|events|hexes|people"
    r"|points|hit points|Victory Points|beasts|denarii|bots|Elements|spaces|seats",
    "fr": r"dés|cartes|pièces|combats|parties|réponses|événements|cases|personnes|points|fauves"
    r"|deniers|bots|Éléments|places|blessures|dégâts|gladiateurs|misés|rendus|sont",
    "it": r"dadi|Dadi|carte|monete|incontri|partite|risposte|eventi|caselle|persone|punti|Punti"
    r"|belve|denari|Elementi|posti|ferite|danni|gladiatori|puntati|ritirati|promessi",
    "pt": r"dados|cartas|moedas|lutas|partidas|respostas|eventos|casas|espaços|pessoas|pontos"
    r"|feras|denários|bots|Elementos|lugares|feridas|ferimentos|gladiadores|apostados|recebidos"
    r"|prometidos",
}
# Messages whose number is always more than one, and why.
ALWAYS_SEVERAL = {
    "a board": ("browser-clash-arena", "browser-gladiatori-arena", "browser-spartacus-arena"),
    "the purse for a new gladiator": (
        *(f"gladiatori-ask-build_{part}" for part in ("offense", "guard", "endurance", "blood")),
        *(f"gladiatori-ask-build_{part}" for part in ("speed", "energy_1", "energy_0", "feint")),
        *("gladiatori-ask-build_move", "gladiatori-ask-character", "gladiatori-option-character"),
        *("gladiatori-event-learned", "gladiatori-event-died", "refused-build"),
        *(f"browser-gladiatori-{part}" for part in ("coins-left", "own-note", "coins-next")),
        *(f"browser-gladiatori-{part}" for part in ("coins-new", "why-build-first")),
        *("browser-gladiatori-why-build-xp", "browser-gladiatori-why-character-xp"),
    ),
    "three Attributes": (
        *("heroes-event-armed", "heroes-event-recruited", "heroes-event-recorded", "heroes-star"),
        "browser-heroes-star-total",
    ),
    "an animal's life": ("browser-clash-space-animal", "browser-clash-life"),
    "all gladiators of a match": ("browser-heroes-leads",),
    "a limit of the game": (
        *("browser-jugula-now-vox", "refused-seats", "browser-seats-range", "browser-seats-taken"),
        *("refused-content", "refused-odds-pools", "refused-ladder-seats"),
    ),
    "more than a limit": ("refused-too-many-people", "refused-notes"),
    "matches that measure": ("bot-strength", "analysis-title", "browser-analysis-how"),
}
# Who is named before a verb that is written like a noun: Anna answers.
PEOPLE = ("seat", "foe")


class Bare(Visitor):
    """Numbers before a counted noun that are not chosen by: `{ $count } cards`."""

    def __init__(self, language: str) -> None:
        self.noun = re.compile(rf"[ \u00a0](?:{COUNTED[language]})(?!\w)")
        self.chosen: list[str] = []
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 theirs
        chooser = node.selector
        keys = {written(variant.key) for variant in node.variants}
        before = self.chosen
        if isinstance(chooser, ast.VariableReference) and keys & {"one", "1"}:
            self.chosen = [*before, chooser.id.name]
        self.generic_visit(node)
        self.chosen = before

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 theirs
        for part, after in pairwise(node.elements):
            if not isinstance(part, ast.Placeable) or not isinstance(after, ast.TextElement):
                continue
            number = part.expression
            if isinstance(number, ast.VariableReference) and self.noun.match(after.value):
                self.found.update({number.id.name}.difference(self.chosen, PEOPLE))
        self.generic_visit(node)


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_one_is_counted_as_one(language: str, name: str) -> None:
    several = {key for keys in ALWAYS_SEVERAL.values() for key in keys}
    for entry in entries(language, name):
        if isinstance(entry, ast.Message) and entry.id.name not in several:
            bare = Bare(language)
            bare.visit(entry)
            assert not bare.found, entry.id.name


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Crixus rests: 1 Bonus Die.", "Crixus rests: 2 Bonus Dice."),
        ("it", "Crixus riposa: 1 Dado Bonus.", "Crixus riposa: 2 Dadi Bonus."),
        ("fr", "Crixus se repose\u00a0: 1 dé bonus.", "Crixus se repose\u00a0: 2 dés bonus."),
        ("pt", "Crixus descansa: 1 dado de bônus.", "Crixus descansa: 2 dados de bônus."),
    ],
)
def test_one_die_is_told_as_one(language: str, one: str, two: str) -> None:
    told = [
        Words(language).say("heroes-event-rested", gladiator="Crixus", bonus=bonus)
        for bonus in (1, 2)
    ]
    assert told == [one, two]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "Ci si aspettavano due gladiatori, ma ne è arrivato 1."),
        ("fr", "Deux gladiateurs étaient attendus, mais 1 est venu."),
        ("pt", "Esperavam-se dois gladiadores, mas veio 1."),
    ],
)
def test_a_refusal_counts_one_as_one(language: str, said: str) -> None:
    assert Words(language).refuse(Refused("pair", "", {"count": 1})) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_go_on_is_not_called_as_a_step_through_a_replay(language: str) -> None:
    step = said(language, "pages", "browser-step-on")

    assert not step.startswith(said(language, "browser", "browser-go-on"))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "An answer of seat 1 was expected, but one of seat 2 came."),
        ("it", "Era attesa una risposta del posto 1, ma è arrivata dal posto 2."),
        ("fr", "Une réponse de la place 1 était attendue, mais elle est venue de la place 2."),
        ("pt", "Esperava-se uma resposta do lugar 1, mas ela veio do lugar 2."),
    ],
)
def test_a_refusal_counts_seats_from_one_as_the_screen_does(language: str, said: str) -> None:
    assert Words(language).refuse(Refused("turn", "", {"asked": 0, "seat": 1})) == said


@pytest.mark.parametrize("port", [70000, 10**40])
def test_a_number_in_a_refusal_has_no_separator(port: int) -> None:
    said = Words("en").refuse(Refused("port", "", {"high": 65535, "port": port}))

    assert said == f"Option --port: a port from 0 to 65535 was expected, but {port} came."
