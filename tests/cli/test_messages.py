"""Everything the code can ask, tell or refuse has its words."""

import ast
import json
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from harena.cli.screen.words import Fact, Words
from harena.face import games, rulebook
from harena.kernel.refused import Refused
from harena.kernel.rulebook import Rulebook
from harena.kernel.setup import Pack, Setup

WORDS = Words("en")
CLASH = rulebook("clash")
GAMES = games()
BOOKS = [rulebook(game) for game in GAMES]
TABLES = ("WHY_NOT", "REASONS")
ROOT = Path(str(resources.files("harena")))
TWICE = (
    "Paquet, cards.jugula : des id et des noms différents étaient attendus, "
    "mais Ardor Oris est arrivé deux fois."
)
# Where packs are read.
OF_CONTENT = (
    "games/clash/content.py",
    *(
        f"games/{game}/components/{module}.py"
        for game, modules in {
            "gladiatori": ("content", "packs"),
            "heroes": ("content", "locales", "zones"),
            "jugula": ("content",),
            "spartacus": ("content",),
        }.items()
        for module in modules
    ),
)
# Where what is carried from match to match is read.
OF_A_PAST = (
    "games/gladiatori/setup/campaign.py",
    "games/heroes/campaign/names.py",
    "games/heroes/campaign/past.py",
)


def sources(*rooms: str) -> Iterator[ast.Module]:
    for room in rooms:
        found = [ROOT / room] if room.endswith(".py") else sorted((ROOT / room).rglob("*.py"))
        for path in found:
            yield ast.parse(path.read_text("utf-8"))


def says(book: Rulebook) -> Setup:
    return book.settle(book.seats[0], {}, book.built_in(), {})


@pytest.mark.parametrize("book", BOOKS, ids=GAMES)
def test_every_ask_has_a_question_options_and_its_rule(book: Rulebook) -> None:
    for ask in book.asks:
        for part in ("ask", "option", "rule"):
            assert WORDS.has(f"{book.name}-{part}-{ask}")


@pytest.mark.parametrize("book", BOOKS, ids=GAMES)
def test_every_rule_names_its_sections(book: Rulebook) -> None:
    for ask in book.asks:
        assert any(letter.isdecimal() for letter in WORDS.say(f"{book.name}-rule-{ask}"))


@pytest.mark.parametrize("book", BOOKS, ids=GAMES)
def test_every_event_has_a_sentence(book: Rulebook) -> None:
    for event in book.events:
        assert WORDS.has(f"{book.name}-event-{event}")


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_a_sentence(game: str) -> None:
    reasons: set[str] = set()
    for module in sources(f"games/{game}"):
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("why_not"):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return):
                        reasons |= said(inner)
            if not isinstance(node, ast.AnnAssign) or not isinstance(node.value, ast.Dict):
                continue
            if getattr(node.target, "id", "") in TABLES:
                reasons |= {str(ast.literal_eval(value)) for value in node.value.values}
    assert reasons
    for reason in reasons:
        own, of_all = f"{game}-refusal-{reason}", f"refusal-{reason}"
        assert WORDS.has(own) != WORDS.has(of_all), reason


def test_every_reason_of_the_kernel_has_a_sentence() -> None:
    nodes = [node for module in sources("kernel/match.py") for node in ast.walk(module)]
    refusals = [one for one in nodes if isinstance(one, ast.FunctionDef) and one.name == "refusal"]
    returned = [one for node in refusals for one in ast.walk(node) if isinstance(one, ast.Return)]

    reasons = set().union(*(said(one) for one in returned)) - {""}

    assert reasons == {"not-asked", "other-ask", "no-such-choice"}
    assert all(WORDS.has(f"refusal-{reason}") for reason in reasons)


def said(returned: ast.Return) -> set[str]:
    """The texts a function gives back, whichever it is; not those it only compares."""
    value = returned.value
    found = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
    texts = {str(one.value) for one in found if isinstance(one, ast.Constant)}
    if isinstance(value, ast.Call):
        texts |= {str(one.value) for one in value.args[1:] if isinstance(one, ast.Constant)}
    return texts


@pytest.mark.parametrize("book", BOOKS, ids=GAMES)
def test_every_option_of_play_and_every_named_value_is_explained(book: Rulebook) -> None:
    for one in book.play:
        assert WORDS.has(f"{book.name}-play-{one.name}")
        for value in one.values:
            typed = value if isinstance(value, str) else json.dumps(value)
            if not typed.isdecimal():
                assert WORDS.has(f"{book.name}-play-{one.name}-{typed}")


@pytest.mark.parametrize("language", ["en", "it", "fr", "pt"])
def test_every_id_has_a_word_of_its_own(language: str) -> None:
    words = Words(language)
    names = CLASH.names(says(CLASH))
    for key in ("clash-type", "clash-gladiator", "clash-ability"):
        assert len({words.say(key, type=name) for name in names["type"]}) == 5
    assert len({words.say("clash-event-ended", reason=name) for name in names["reason"]}) == 3
    assert len({words.say("clash-option-reroll", again=name) for name in names["again"]}) == 2
    letters = words.say("clash-letters")
    assert len(set(letters)) == 5
    assert words.errors == []


def test_every_refusal_that_can_reach_the_terminal_has_its_sentence() -> None:
    codes: set[str] = set()
    for module in sources("kernel", "toolkit", "games", "bots", "lab", "cli", "face.py"):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    codes.add(str(code.value))
            # The fields of a record's header are refused by one function, field by field.
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "expect":
                codes.add(f"record-{ast.literal_eval(node.args[1])}")
    assert {"game", "seats", "damaged", "record-game", "rules", "language"} <= codes
    missing = [code for code in sorted(codes) if not WORDS.has(f"refused-{code}")]
    assert missing == []


@pytest.mark.parametrize("language", ["en", "it", "fr", "pt"])
def test_every_reason_against_content_has_its_words(language: str) -> None:
    reasons: set[str] = set()
    for module in sources("toolkit/content.py", *OF_CONTENT):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("wrong", "other"):
                assert len(node.args) > 2, ast.unparse(node)
                reasons |= {
                    str(one.value) for one in node.args[2:] if isinstance(one, ast.Constant)
                }
    assert {"missing", "number", "so-many", "hex", "faces", "price", "net", "arc"} <= reasons
    words = Words(language)
    for reason in reasons:
        said = words.say("refused-content", where="here", what=reason, reason="not in words")
        assert "not in words" not in said, reason


@pytest.mark.parametrize(
    ("game", "file", "printed", "changed", "said"),
    [
        (
            "clash", "animals.toml", 'name = "Celer"', 'name = "Leaena"',
            "Paquet, animals.animal : deux animaux ont le même nom.",
        ),
        (
            "gladiatori", "beasts.toml", "fewest = 5", "fewest = 7",
            "Paquet, beasts.beast.dog.most : au moins 7 était attendu, comme fewest.",
        ),
        (
            "heroes", "styles.toml", 'left = "small_shield"', 'left = "net"',
            "Paquet, styles.style.hoplomachus.left : un filet est pour le retiarius seul.",
        ),
        (
            "jugula", "cards.toml", 'name = "Impetus"', 'name = "Ardor Oris"',
            TWICE,
        ),
    ],
)  # fmt: skip
def test_a_game_refuses_its_own_content_in_the_reader_s_language(
    game: str, file: str, printed: str, changed: str, said: str
) -> None:
    book = rulebook(game)
    files = book.built_in().files
    assert printed in files[file]
    pack = Pack("mine", {**files, file: files[file].replace(printed, changed, 1)})

    with pytest.raises(Refused) as refused:
        book.take_up(book.settle(book.seats[0], {}, pack, {}))

    assert Words("fr").refuse(refused.value).replace("\N{NO-BREAK SPACE}", " ") == said


@pytest.mark.parametrize("language", ["en", "it", "fr", "pt"])
def test_every_reason_against_what_is_carried_has_its_words(language: str) -> None:
    reasons = {
        *("key", "table"),  # What two functions of the toolkit give away.
        *(str(one.value) for call in refusals_of_a_past() for one in call.args[1:2]
          if isinstance(one, ast.Constant)),
    }  # fmt: skip
    assert {"number", "seats", "premade", "same-name", "unfit", "so-many"} <= reasons
    words = Words(language)
    for reason in reasons:
        said = words.say("refused-carried", who="nobody", what=reason, reason="not in words")
        assert "not in words" not in said, reason


def refusals_of_a_past() -> Iterator[ast.Call]:
    """Every place where something that is carried is refused, with the word for its reason."""
    for module in sources("toolkit/careers.py", *OF_A_PAST):
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in ("wrong", "wrong_past"):
                    assert len(node.args) > 1 or isinstance(node.args[0], ast.Starred)
                    yield node


@pytest.mark.parametrize("language", ["en", "it", "fr", "pt"])
def test_every_reason_against_the_file_of_a_campaign_has_its_words(language: str) -> None:
    (module,) = sources("cli/table/campaign.py")
    calls = [node for node in ast.walk(module) if isinstance(node, ast.Call)]
    refusals = [call for call in calls if getattr(call.func, "id", "") == "wrong"]
    assert len(refusals) > 10
    words = Words(language)
    for call in refusals:
        what = ast.literal_eval(call.args[2])
        said = words.say("refused-campaign-field", what=what, expected="not in words", came="x")
        assert "not in words" not in said, what


PAST = "Ce qui vient d’une partie précédente : "


@pytest.mark.parametrize(
    ("game", "carried", "said"),
    [
        (
            "gladiatori", {"gladiators": [{}, {"xp": -1}]},
            "place 2 : xp de 0 à 9999 était attendu, mais -1 est arrivé.",
        ),
        (
            "heroes", {"familiae": [[{"name": "Rufus", "status": "dead", "size": 11}], [{}]]},
            "place 1, Rufus : size de 0 à 10 était attendu (3.4.1), mais 11 est arrivé.",
        ),
        (
            "heroes", {"familiae": [[{"name": "Rufus"}], [{"name": "Rufus"}]]},
            "deux gladiateurs s’appellent Rufus, mais un nom est à un seul (7.2.2).",
        ),
    ],
)  # fmt: skip
def test_what_is_carried_is_refused_in_the_reader_s_language(
    game: str, carried: dict[str, object], said: str
) -> None:
    book = rulebook(game)

    with pytest.raises(Refused) as refused:
        book.take_up(book.settle(2, {"campaign": True}, book.built_in(), carried))

    in_french = Words("fr").refuse(refused.value).replace("\N{NO-BREAK SPACE}", " ")
    assert in_french == PAST + said
    # The engine counts seats from 0, a person from 1.
    counted = re.compile(r"^seat (\d)")
    reason = counted.sub(
        lambda seat: f"seat {int(seat[1]) + 1}", str(refused.value.facts["reason"])
    )
    assert WORDS.refuse(refused.value) == f"What is carried from an earlier match: {reason}."


def test_no_colon_is_joined_but_by_the_catalogues() -> None:
    """A colon and a semicolon have a space before them in French; refusals are said by code."""
    joined: list[str] = []
    for module in sources("cli"):
        for node in ast.walk(module):
            if not isinstance(node, ast.FunctionDef):
                continue
            named = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
            if named & {"Refused", "wrong"}:
                continue
            texts = [
                one.value
                for line in node.body[ast.get_docstring(node) is not None :]
                for one in ast.walk(line)
                if isinstance(one, ast.Constant) and isinstance(one.value, str)
            ]
            joined += [f"{node.name}: {text!r}" for text in texts if re.search("[:;] ", text)]
    assert joined == []


def test_every_command_and_parameter_is_explained() -> None:
    from typer.main import get_command

    from harena.cli.main import app

    def explain(command: object, path: list[str]) -> None:
        assert WORDS.has("-".join(["help", *path]))
        for parameter in command.params:  # type: ignore[attr-defined]
            own = "-".join(["param", *path, parameter.name])
            assert WORDS.has(own) or WORDS.has(f"param-{parameter.name}"), own
            if not getattr(parameter, "is_flag", False):
                assert WORDS.has(f"value-{parameter.name}"), parameter.name
        for name, inner in getattr(command, "commands", {}).items():
            explain(inner, [*path, name])

    explain(get_command(app), [])


def test_what_the_browser_is_not_sent_no_server_says() -> None:
    """The client leaves the refusals of commands behind: its first load is promised to be small."""
    tool = Path(__file__).parents[2] / "client" / "tools" / "catalogues.ts"
    left_out = re.search(r"OF_COMMANDS = /(.*)/;", tool.read_text("utf-8"))
    assert left_out is not None
    rooms = ("server", "kernel", "toolkit", "games", "bots", "lab", "face.py", "packs.py")
    texts = {
        node.value
        for tree in sources(*rooms)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }

    assert len(texts) > 1000
    said = {text for text in texts if re.search(left_out[1], f"refused-{text}")}
    of_packs = {"no-folder", "pack-name", "unreadable"}  # Before a server has begun.
    of_counts = {"kept-other", "kept-broken", "kept-otherwise", "unwritable"}
    assert said == of_packs | of_counts


@pytest.mark.parametrize("why", ["ahead", "seldom"])
@pytest.mark.parametrize("language", ["en", "fr", "it", "pt"])
def test_shares_of_imagined_matches_are_told_as_an_estimate(language: str, why: str) -> None:
    facts: dict[str, Fact] = {"better": 0.6, "worse": 0.2, "other": "B2"}
    said = Words(language).say(f"advice-{why}", facts)

    assert re.search(r"e?stim", said)
    assert re.search(r"imagin|immagin", said)
    assert re.search(r"60\s?%", said)
    assert said.count(".") == 1, "one sentence why"


@pytest.mark.parametrize("language", ["en", "fr", "it", "pt"])
def test_an_estimate_of_all_or_none_is_not_told_as_certain(language: str) -> None:
    facts: dict[str, Fact] = {"better": 1.0, "worse": 0.0, "other": "B2"}
    said = Words(language).say("advice-ahead", facts)

    assert not re.search(r"100\s?%|\b0\s?%", said)
    assert re.search(r"99\s?%.* 1\s?%|99\s?%.*’1\s?%", said)
