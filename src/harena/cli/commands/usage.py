"""How the commands are used, in the reader's language, and what is wrong with how they were."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Sequence
from typing import Any, Final
from unicodedata import category

from typer.core import TyperCommand, TyperGroup, TyperOption
from typer.exceptions import TyperException

from harena.cli.screen.words import FALLBACK, Words, choose_language
from harena.kernel.refused import Refused

WIDTH: Final = 80
NAMES: Final = 26
# How Typer begins to say that there were too many words, and ends where an option takes none.
EXTRA: Final = "Got unexpected extra argument(s) "
TAKES_NONE: Final = "does not take a value"
REFUSED: Final = 2
INTERRUPTED: Final = 130
LAST: Final = "--resume"


class Leaf(TyperCommand):
    """A command that explains itself by the catalogues."""

    def get_help(self, ctx: Any) -> str:
        return help_text(self, ctx)


class Branch(TyperGroup):
    """A group of commands that explains itself by the catalogues."""

    def get_help(self, ctx: Any) -> str:
        return help_text(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """An unknown command is refused with the known ones."""
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            known = ", ".join(self.commands)
            raise Refused(
                "command",
                f"one of the commands {known} was expected, but {args[0]} came",
                {"known": known, "command": args[0]},
            )
        return super().resolve_command(ctx, args)


class Trunk(Branch):
    """The whole program: chooses the language, and turns every refusal into one sentence."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        arguments = list(sys.argv[1:] if args is None else args) or ["--help"]
        words = extra.pop("words", None) or Words(FALLBACK)
        try:
            if words.language == FALLBACK:
                words = Words(choose_language(arguments, os.environ), words.folder)
            status = super().main(
                last_of_all(arguments),
                prog_name="harena",
                complete_var=complete_var,
                standalone_mode=False,
                windows_expand_args=windows_expand_args,
                obj=words,
                **extra,
            )
        except Refused as refused:
            status = complain(locate(words, refused))
        except TyperException as error:
            status = complain(misuse(words, error))
        except OSError as error:
            status = complain(words.say("refused-unwritable", file=str(error.filename or "stdout")))
            abandon_output()
        if standalone_mode:
            sys.exit(status or 0)
        return status


def last_of_all(arguments: list[str]) -> list[str]:
    """`--resume` without a file means the last match: an empty name."""
    found: list[str] = []
    for index, argument in enumerate(arguments):
        following = arguments[index + 1] if index + 1 < len(arguments) else "-"
        alone = argument == LAST and following.startswith("-")
        found.append(f"{LAST}=" if alone else argument)
    return found


def complain(sentence: str) -> int:
    """One sentence to the error output, which no terminal obeys; the exit status of a refusal."""
    sentence = "".join(repr(sign)[1:-1] if category(sign) == "Cc" else sign for sign in sentence)
    encoding = sys.stderr.encoding or "ascii"
    print(sentence.encode(encoding, "replace").decode(encoding), file=sys.stderr)
    return REFUSED


def abandon_output() -> None:
    """Nothing can be written any more: do not try again while going home."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def locate(words: Words, refused: Refused) -> str:
    """The sentence of a refusal, after the file it is about."""
    sentence = words.refuse(refused)
    if "at" in refused.facts:
        return words.say("refused-at", place=refused.facts["at"], sentence=sentence)
    return sentence


def misuse(words: Words, error: TyperException) -> str:
    """What is wrong with a command line, as far as Typer can tell."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "harena"
    option = getattr(error, "option_name", "")
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return words.say("refused-usage-option", command=command, option=option)
    if kind == "BadOptionUsage":
        key = "refused-usage-flag" if TAKES_NONE in error.message else "refused-usage-value"
        return words.say(key, command=command, option=option)
    if kind == "MissingParameter" and parameter is not None:
        name = words.say(f"value-{parameter.name}")
        return words.say("refused-usage-missing", command=command, name=name)
    more = error.message.removeprefix(EXTRA)
    if more != error.message:
        return words.say("refused-usage-extra", command=command, more=more.strip("()"))
    return words.say("refused-usage", command=command)


def help_text(command: TyperCommand | TyperGroup, ctx: Any) -> str:
    """Usage, purpose, arguments and options, commands."""
    words: Words = ctx.obj if isinstance(ctx.obj, Words) else Words(FALLBACK)
    path = ctx.command_path.split()[1:]
    key = "-".join(["help", *path]) if path else "help"
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    for parameter in command.get_params(ctx):
        own = "-".join(["param", *path, str(parameter.name)])
        text = words.say(own if words.has(own) else f"param-{parameter.name}")
        value = f"value-{parameter.name}"
        if isinstance(parameter, TyperOption):
            shown = "" if parameter.is_flag else " " + words.say(value)
            options.append((", ".join(parameter.opts) + shown, text))
        else:
            arguments.append((words.say(value), text))
    pieces = [ctx.command_path, *(name for name, _ in arguments)]
    commands: list[tuple[str, str]] = []
    if isinstance(command, TyperGroup):
        pieces.append(words.say("value-command"))
        commands = [(name, words.say("-".join(["help", *path, name]))) for name in command.commands]
    lines = [words.say("usage", command=" ".join(pieces)), "", *wrap(words.say(key)), ""]
    for title, rows in (("commands", commands), ("arguments", arguments), ("options", options)):
        if rows:
            lines += [words.say(f"usage-{title}"), *two_columns(rows), ""]
    return "\n".join(lines[:-1])


def wrap(text: str) -> list[str]:
    """A paragraph."""
    return textwrap.wrap(text, WIDTH)


def two_columns(rows: list[tuple[str, str]]) -> list[str]:
    """Names to the left, what they mean to the right."""
    lines: list[str] = []
    for name, text in rows:
        meaning = textwrap.wrap(text, WIDTH - NAMES - 2) or [""]
        left = f"  {name}"
        if len(left) >= NAMES:
            lines.append(left)
            left = ""
        lines += [f"{left:{NAMES}}{meaning[0]}", *(" " * NAMES + line for line in meaning[1:])]
    return lines
