"""Every word a person reads comes from a Fluent catalogue: `locale/<language>/<name>.ftl`.

`harena.ftl` holds the words of every game, `<game>.ftl` those of a game, with keys that begin with
the game's name, `glossary/<game>.ftl` its terms, `lessons/<game>.ftl` what lessons and hints
say. The browser reads the same files, so a message holds no terminal markup.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from importlib import resources
from typing import TYPE_CHECKING, Final, TypeAlias

from harena.kernel.refused import Refused

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

Fact: TypeAlias = str | int | float
Facts: TypeAlias = Mapping[str, Fact]

LANGUAGES: Final = ("en", "it", "fr", "pt")
FALLBACK: Final = "en"
COMMON: Final = "harena"
TERM: Final = "term-"
# Of so many one may be another word than of several; what came can be any number, even one that
# Fluent cannot write.
COUNTED: Final = 1_000_000
# The facts of a refusal that are seats: a person knows the first one as seat 1, in `seat-number`.
SEATS: Final = frozenset({"seat", "asked"})
TAUGHT: Final = ("lesson-", "advice-")
LOCALES: Final = {"en": "en-GB", "it": "it-IT", "fr": "fr-FR", "pt": "pt-BR"}

# A long message stands on several lines of its file; how it is broken on a screen is the screen's.
FOLDED: Final = re.compile(r"\s*\n\s*")
# A stroke between two numbers.
DIVIDED: Final = re.compile(r"(?<=\d)/(?=\d)")
# A place of a board by its name, `d3`: it is written so wherever it stands.
PLACE: Final = re.compile(r"[a-z]\d")
READ: Final[dict[str, FluentBundle | None]] = {}


def shelf() -> Traversable:
    """Where the catalogues lie."""
    return resources.files("harena") / "locale"


def choose_language(arguments: list[str], environment: Mapping[str, str]) -> str:
    """What --lang says, else HARENA_LANG, else the locale of the machine, else English."""
    asked = language_asked(arguments) or environment.get("HARENA_LANG", "")
    if asked:
        language = primary(asked)
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Refused(
                "language",
                f"one of the languages {known} was expected, but {asked} came",
                {"known": known, "language": asked},
            )
        return language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = primary(environment[variable])
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def language_asked(arguments: list[str]) -> str:
    """The value of --lang among the arguments, wherever it stands."""
    for index, argument in enumerate(arguments):
        if argument == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return ""


def primary(name: str) -> str:
    """The language of a locale: `pt` of `pt_BR.UTF-8`."""
    return name.replace("-", "_").replace(".", "_").split("_")[0].lower()


def plain(text: str) -> str:
    """A text as typed in haste: small letters, no accents; of numbers, 5/4/3 is 5-4-3."""
    letters = unicodedata.normalize("NFKD", DIVIDED.sub("-", text.casefold().strip()))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def sentence(text: str) -> str:
    """A text that begins like a sentence; a place is left as the board has it."""
    return text if PLACE.match(text) else text[:1].upper() + text[1:]


class Words:
    """The catalogues of one language, read when first needed; what they lack is said in English."""

    def __init__(self, language: str, folder: Traversable | None = None) -> None:
        self.language = language
        self.folder = shelf() if folder is None else folder
        self.errors: list[Exception] = []

    def has(self, key: str) -> bool:
        """Whether there is such a message in any language that would be shown."""
        return self.find(key) is not None

    def say(self, key: str, facts: Facts | None = None, **more: Fact) -> str:
        """A message in this language, or its attribute after a dot. Without one the key is said."""
        bundle = self.find(key)
        if bundle is None:
            self.errors.append(KeyError(key))
            return key
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        text, errors = bundle.format_pattern(pattern, {**(facts or {}), **more})
        self.errors.extend(errors)
        return FOLDED.sub(" ", str(text))

    def say_if(self, key: str, otherwise: str = "", facts: Facts | None = None) -> str:
        """A message if there is one, else what is said instead."""
        return self.say(key, facts) if self.has(key) else otherwise

    def labelled(self, label: str, text: str) -> str:
        """A text with what it is about before it, and the colon of this language between them."""
        return self.say("labelled", label=label, text=text)

    def apart(self, texts: list[str]) -> str:
        """Texts in a row that have commas of their own."""
        joined = texts[0]
        for text in texts[1:]:
            joined = self.say("apart", before=joined, after=text)
        return joined

    def refuse(self, refused: Refused) -> str:
        """The sentence of a refusal: its numbers without separators, its seats counted from 1."""
        from fluent.runtime.types import FluentInt

        facts: dict[str, Fact] = {}
        for name, fact in refused.facts.items():
            if not isinstance(fact, int) or abs(fact) > COUNTED:
                facts[name] = str(fact)
                continue
            facts[name] = FluentInt(fact, useGrouping=False)
            if name in SEATS:
                facts[f"{name}-number"] = FluentInt(fact + 1, useGrouping=False)
        return self.say_if(f"refused-{refused.code}", str(refused), facts)

    def find(self, key: str) -> FluentBundle | None:
        """The bundle that holds a message: in this language, else in English."""
        message = key.partition(".")[0]
        for language in (self.language, FALLBACK):
            for name in files_of(message):
                bundle = read(self.folder, language, name)
                if bundle is not None and bundle.has_message(message):
                    return bundle
        return None


def files_of(message: str) -> tuple[str, ...]:
    """The catalogues in which a message may stand."""
    game, _, rest = message.partition("-")
    if rest.startswith(TAUGHT):
        return (f"lessons/{game}",)
    return (f"glossary/{game}",) if rest.startswith(TERM) else (COMMON, game)


def read(folder: Traversable, language: str, name: str) -> FluentBundle | None:
    """A catalogue, if there is one, read once."""
    file = folder / language / f"{name}.ftl"
    if str(file) not in READ:
        READ[str(file)] = parse(file, language)
    return READ[str(file)]


def parse(file: Traversable, language: str) -> FluentBundle | None:
    """What a catalogue says."""
    if not file.is_file():
        return None
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([LOCALES.get(language, LOCALES[FALLBACK])], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
