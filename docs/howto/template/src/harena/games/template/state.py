"""The yard: who stands where, with how many points and which cards."""

from typing import final

from harena.games.template.layout import YardFields


@final
class Yard(YardFields):
    """A match of Sparring."""

    def copy(self) -> "Yard":
        """A yard that lives its own life."""
        return Yard(self.seats, self.content, self)

    def scores(self) -> list[int]:
        """4.3 The points of each."""
        return self.points

    def free_beside(self, seat: int) -> list[int]:
        """3.2 The squares beside his own on which nobody stands, slanting ones too."""
        around = self.content.squares.around[self.place[seat]]
        return [square for square in around if square not in self.place]
