"""A small chart of chances along a match, drawn as SVG: a line for each seat."""

from xml.sax.saxutils import escape

from harena.lab.findings import Analysis

WIDTH = 720
HEIGHT = 300
LEFT = 56
RIGHT = 150
TOP = 48
BOTTOM = 36
STEPS = 4
# Told apart by dashes as well as by colour.
DASHES = ("none", "8 4", "2 4", "10 4 2 4", "4 4")
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #2b2118 }
  .title { font-weight: 600 }
  .page { fill: #fbf7ef }
  .scale { stroke: #d9cdb8 }
  .turning { stroke: #2b2118; stroke-dasharray: 1 3 }
  .line { fill: none; stroke-width: 2.5; stroke-linejoin: round }
  .seat0 { stroke: #a8322a } .seat1 { stroke: #2f6f8f } .seat2 { stroke: #5c7a29 }
  .seat3 { stroke: #b8741a } .seat4 { stroke: #7a4a8c }
  @media (prefers-color-scheme: dark) {
    text { fill: #efe6d8 } .page { fill: #1d1815 } .scale { stroke: #4a4037 }
    .turning { stroke: #efe6d8 }
    .seat0 { stroke: #e8796f } .seat1 { stroke: #7fc1e0 } .seat2 { stroke: #a5c96a }
    .seat3 { stroke: #e9b15e } .seat4 { stroke: #c79ad8 }
  }
"""


def draw(title: str, names: list[str], found: Analysis) -> str:
    """The chart as a file of its own."""
    last = max(1, found.moments[-1].answers)
    lines = [f'<text class="title" x="16" y="28">{escape(title)}</text>']
    for step in range(STEPS + 1):
        y = up(step / STEPS)
        lines.append(f'<line class="scale" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        said = f"{100 * step // STEPS} %"
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{said}</text>')
    for turning in found.turnings:
        x = across(turning.answers, last)
        lines.append(f'<line class="turning" x1="{x}" x2="{x}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>')
    for seat, name in enumerate(names):
        points = " ".join(
            f"{across(moment.answers, last)},{up(moment.chances[seat])}" for moment in found.moments
        )
        look = f'class="line seat{seat % 5}" stroke-dasharray="{DASHES[seat % 5]}"'
        lines.append(f'<polyline {look} points="{points}"/>')
        y, x = TOP + 10 + 22 * seat, WIDTH - RIGHT + 12
        lines.append(f'<line {look} x1="{x}" x2="{x + 26}" y1="{y}" y2="{y}"/>')
        lines.append(f'<text x="{x + 34}" y="{y + 4}">{escape(name)}</text>')
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect class="page" width="{WIDTH}" height="{HEIGHT}"/>',
            *lines,
            "</svg>",
            "",
        ]
    )


def across(answers: int, last: int) -> float:
    """How far to the right a moment stands."""
    return round(LEFT + (WIDTH - LEFT - RIGHT) * answers / last, 1)


def up(chance: float) -> float:
    """How high a chance stands."""
    return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * chance, 1)
