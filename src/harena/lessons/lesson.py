"""A lesson as its file tells it, read key by key; a mistake is said in one sentence."""

from dataclasses import dataclass, replace
from typing import Final, final

from harena.kernel.setup import PlayValue
from harena.toolkit.content import TomlTable

ANY: Final = "*"
AND_SO_ON: Final = "..."
IN_ANY_ORDER: Final = "&"
MOST_FACES: Final = 1_000_000


@final
@dataclass(frozen=True)
class Reply:
    """An answer by its meaning: the question, and the name of what is chosen; `*` is anything."""

    ask: str
    name: str

    def fits(self, ask: str, name: str) -> bool:
        """Whether an answer is meant."""
        return self.ask == ask and self.name in (ANY, name)


@final
@dataclass(frozen=True)
class Line:
    """What a seat answers by the script."""

    seat: int
    reply: Reply


@final
@dataclass(frozen=True)
class Task:
    """One question that the pupil answers: what the coach says, what is right, what comes of it.

    `wrong` has words for answers that are not right, the first that fits; `dice` are the faces that
    fall afterwards, and `then` is what is answered by the script. `together` are the names of
    several answers that may come in any order, of which this is one. A task that is `free` has no
    wrong answers and lasts to the end of the match: bots play the other seats.
    """

    say: str
    right: tuple[Reply, ...]
    wrong: tuple[tuple[Reply, str], ...]
    dice: tuple[int, ...]
    then: tuple[Line, ...]
    free: bool
    together: tuple[str, ...] = ()


@final
@dataclass(frozen=True)
class Lesson:
    """One lesson of one game. `scene` is laid over what is seen at the beginning of a match."""

    game: str
    id: str
    seats: int
    seat: int
    options: dict[str, PlayValue]
    seed: str
    scene: dict[str, object]
    before: tuple[Line, ...]
    tasks: tuple[Task, ...]

    def key(self, short: str) -> str:
        """The message of the catalogues for a short key."""
        return f"{self.game}-lesson-{self.id}-{short}"

    @property
    def says(self) -> list[str]:
        """What the coach says, task by task; a row of answers is one task to the pupil."""
        said = [task.say for task in self.tasks]
        return [say for at, say in enumerate(said) if at == 0 or said[at - 1] != say]

    def messages(self) -> list[str]:
        """Every message that this lesson says."""
        said = [self.key("title"), self.key("end")]
        for task in self.tasks:
            said += [self.key(task.say), self.key(f"{task.say}-do")]
            said += [self.key(short) for _, short in task.wrong]
        return list(dict.fromkeys(said))


def read_lesson(game: str, id: str, data: dict[str, object]) -> Lesson:
    """A lesson from its file."""
    table = TomlTable(f"{game}/lessons/{id}", data)
    for key, usual in (("seat", 0), ("options", {}), ("scene", {}), ("before", []), ("seed", id)):
        data.setdefault(key, usual)
    seats = table.number("seats", 1, 16)
    tasks = [task for one in table.tables("task") for task in read_tasks(one, seats)]
    lesson = Lesson(
        game=game,
        id=id,
        seats=seats,
        seat=table.number("seat", 0, seats - 1),
        options=play_values(table),
        seed=table.text("seed"),
        scene=table.table("scene").values,
        before=lines(table, "before", seats),
        tasks=tuple(tasks),
    )
    table.close()
    if not tasks:
        raise table.wrong("task", "at least one task expected, but none came")
    if any(task.free for task in tasks[:-1]):
        raise table.wrong("task", "only the last task may be free: it lasts to the end")
    return lesson


def read_tasks(table: TomlTable, seats: int) -> list[Task]:
    """The tasks of a table: one, or a row of them for questions that are answered in one go."""
    for key, usual in (("right", []), ("wrong", {}), ("dice", []), ("then", []), ("free", False)):
        table.values.setdefault(key, usual)
    free, right = table.take("free") is True, texts(table, "right")
    last = Task(
        say=table.text("say"),
        right=(),
        wrong=words_for(table),
        dice=faces(table),
        then=lines(table, "then", seats),
        free=free,
    )
    table.close()
    if free:
        if right or last.wrong or last.then or last.dice:
            raise table.wrong("free", "a free task has no right and wrong, no dice and no script")
        return [last]
    if not right:
        raise table.wrong("right", "at least one right answer expected, but none came")
    row = right[0].split()
    if len(right) > 1 or (len(row) < 3 and IN_ANY_ORDER not in right[0]):
        return [replace(last, right=tuple(reply(table, "right", text) for text in right))]
    steps = [step for group in row[1:] for step in steps_of(last, row[0], group)]
    return [*(replace(step, dice=(), then=()) for step in steps[:-1]), steps[-1]]


def steps_of(task: Task, ask: str, group: str) -> list[Task]:
    """One task for each answer of a group, `energy_1&sweep`; the order is the pupil's."""
    names = tuple(group.split(IN_ANY_ORDER))
    right = tuple(Reply(ask, name) for name in dict.fromkeys(names))
    return [replace(task, right=right, together=names) for _ in names]


def words_for(table: TomlTable) -> tuple[tuple[Reply, str], ...]:
    """The words for wrong answers; those for just one answer come before those for any."""
    found: list[tuple[Reply, str]] = []
    for text, key in table.table("wrong").values.items():
        if not isinstance(key, str) or not key:
            raise table.wrong(f"wrong.{text}", f"the key of a message expected, but {key!r} came")
        found.append((reply(table, "wrong", text), key))
    return tuple(sorted(found, key=loosely))


def loosely(one: tuple[Reply, str]) -> bool:
    """Whether words are for any answer."""
    return one[0].name == ANY


def reply(table: TomlTable, key: str, text: str) -> Reply:
    """`target C3`: the question and the answer."""
    ask, _, name = text.partition(" ")
    if not ask or not name:
        raise table.wrong(key, f"a question and an answer expected, `target C3`, but {text} came")
    return Reply(ask, name)


def lines(table: TomlTable, key: str, seats: int) -> tuple[Line, ...]:
    """`1 casualty sword`; `1 split 1 0 2` are three answers to the same question in a row.

    `1 split 1 0 ...` answers with the first option as long as the same is asked.
    """
    found: list[Line] = []
    for text in texts(table, key):
        words = text.split()
        if len(words) < 3 or not words[0].isdecimal() or int(words[0]) >= seats:
            what = f"a seat below {seats}, a question and answers expected, but {text} came"
            raise table.wrong(key, what)
        found += [Line(int(words[0]), Reply(words[1], name)) for name in words[2:]]
    return tuple(found)


def faces(table: TomlTable) -> tuple[int, ...]:
    """Faces, counted from 0 in the order in which they fall."""
    value = table.take("dice")
    if not isinstance(value, list):
        raise table.wrong("dice", f"a row of faces expected, but {value!r} came")
    return tuple(table.row("dice", len(value), 0, MOST_FACES))


def texts(table: TomlTable, key: str) -> list[str]:
    """A row of texts."""
    value = table.take(key)
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise table.wrong(key, f"a row of texts expected, but {value!r} came")
    return value


def play_values(table: TomlTable) -> dict[str, PlayValue]:
    """Options of play; whether the game has them is for the game to say."""
    found: dict[str, PlayValue] = {}
    for name, value in table.table("options").values.items():
        if not isinstance(value, bool | int | str):
            raise table.wrong(f"options.{name}", f"a value expected, but {value!r} came")
        found[name] = value
    return found
