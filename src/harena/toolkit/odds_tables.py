"""Tables of exact odds: of so many equally likely ways, how many lead to each outcome.

A game that has any brings a module `odds_tables` with `odds_tables(pack, numbers)`; one with
`READS_WORDS` is given the words as they were typed. One that can also play two against each other
by its own rules alone names them as `KINDS` and what may be chosen of each as `CHOICES`, and is
asked `odds_tables(pack, words)`. `harena odds GAME` shows them, and so does the browser. Ways are
whole numbers, so nothing is rounded before it is shown.
"""

from typing import final


@final
class OddsTable:
    """A title and columns, by the names the catalogues have words for, and rows of ways.

    The first column says what the rows are about. `about` are facts for the words of the title;
    with a `domain` they are ids of it, joined by colons, which the catalogues have names for. Rows
    are of `whole` ways, if they do not say otherwise.
    """

    def __init__(
        self,
        title: str,
        columns: list[str],
        whole: int = 1,
        about: dict[str, str] | None = None,
        domain: str = "",
    ) -> None:
        self.title = title
        self.columns = columns
        self.whole = whole
        self.about: dict[str, str] = {} if about is None else about
        self.domain = domain
        self.labels: list[str] = []
        self.ways: list[list[int]] = []
        self.wholes: list[int] = []

    def add(self, label: str, ways: list[int], whole: int = 0) -> None:
        """A row: what it is about, and the ways to each outcome."""
        self.labels.append(label)
        self.ways.append(ways)
        self.wholes.append(whole or self.whole)
