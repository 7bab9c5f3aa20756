"""A small chart of shares, drawn as SVG: a bar for each, its interval, and what would be fair."""

from typing import NamedTuple
from xml.sax.saxutils import escape

from harena.lab.simulate import Share

WIDTH = 720
LEFT = 190
RIGHT = 70
ROW = 22
GAP = 34
MARGIN = 16
STEP = 0.1
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #2b2118 }
  .title { font-weight: 600 }
  .page { fill: #fbf7ef }
  .bar { fill: #b5784a }
  .interval { stroke: #2b2118; stroke-width: 1.5 }
  .fair { stroke: #2f6f8f; stroke-width: 1.5; stroke-dasharray: 4 3 }
  .scale { stroke: #d9cdb8 }
  @media (prefers-color-scheme: dark) {
    text { fill: #efe6d8 } .page { fill: #1d1815 } .interval { stroke: #efe6d8 }
    .scale { stroke: #4a4037 } .fair { stroke: #7fc1e0 }
  }
"""


class Group(NamedTuple):
    """Shares under a title; `fair` is drawn as a line through them, where there is one.

    What is computed and not sampled is `exact`: it has no interval.
    """

    title: str
    names: list[str]
    shares: list[Share]
    fair: float | None
    exact: bool = False


def draw(title: str, groups: list[Group]) -> str:
    """The chart as a file of its own."""
    most = max((highest(group, share) for group in groups for share in group.shares), default=1.0)
    most = min(1.0, STEP * (int(most / STEP) + 1))
    lines: list[str] = []
    top = MARGIN + ROW
    for group in groups:
        top += GAP
        lines += draw_group(group, top, most)
        top += ROW * len(group.shares)
    height = top + MARGIN
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect class="page" width="{WIDTH}" height="{height}"/>',
            f'<text class="title" x="{MARGIN}" y="{MARGIN + 12}">{escape(title)}</text>',
            *lines,
            "</svg>",
            "",
        ]
    )


def highest(group: Group, share: Share) -> float:
    """How far a share may reach."""
    return share.rate if group.exact else share.interval()[1]


def draw_group(group: Group, top: int, most: float) -> list[str]:
    """A title, a scale, and a bar for each share."""
    bottom = top + ROW * len(group.shares)
    lines = [f'<text class="title" x="{MARGIN}" y="{top - 8}">{escape(group.title)}</text>']
    for step in range(round(most / STEP) + 1):
        x = across(step * STEP, most)
        lines.append(f'<line class="scale" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>')
    for number, (name, share) in enumerate(zip(group.names, group.shares, strict=True)):
        lines += draw_share(name, share, top + ROW * number, most, group.exact)
    if group.fair is not None:
        x = across(group.fair, most)
        lines.append(f'<line class="fair" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>')
    return lines


def draw_share(name: str, share: Share, top: int, most: float, exact: bool) -> list[str]:
    """A name, a bar, its interval and the number; a thing that never came has its name alone."""
    middle = top + ROW // 2
    label = f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{escape(name)}</text>'
    if not share.matches:
        return [label]
    end = across(share.rate, most)
    said = f"{100 * share.rate:.1f} %"
    lines = [
        label,
        f'<rect class="bar" x="{LEFT}" y="{top + 4}" width="{end - LEFT:.1f}" height="{ROW - 8}"/>',
        f'<text x="{WIDTH - MARGIN}" y="{middle + 4}" text-anchor="end">{said}</text>',
    ]
    if not exact:
        low, high = (across(bound, most) for bound in share.interval())
        interval = f'<line class="interval" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>'
        lines.insert(2, interval)
    return lines


def across(share: float, most: float) -> float:
    """How far to the right a share stands."""
    return round(LEFT + (WIDTH - LEFT - RIGHT) * share / most, 1)
