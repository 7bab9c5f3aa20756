"""Write down how strong the bots of a game are: from ladders to its `strength.json`.

`harena ladder GAME --seats 2 --games 100 --bots scout,greedy --json > scout.json`, and so for each
bot; then `python -m tools.strength scout.json ...`. What was measured before and is not among these
stays as it is. With options of play it would be another game than the one that tables begin with.
"""

import json
import sys
from pathlib import Path

from harena.bots.strength import AGAINST

GAMES = Path(__file__).parent.parent / "src" / "harena" / "games"


def note(ladder: dict[str, object]) -> Path:
    """Put what each bot of a ladder won against greedy into the file of its game."""
    path = GAMES / str(ladder["game"]) / "strength.json"
    known = json.loads(path.read_text("utf-8")) if path.exists() else {"won": {}}
    assert not ladder["options"], f"{path.parent.name}: a ladder without options of play"
    pairings = ladder["pairings"]
    assert isinstance(pairings, list)
    for pairing in pairings:
        by_name = {one["name"]: one for one in pairing["bots"]}
        if by_name.pop(AGAINST, None):
            [bot] = by_name.values()
            known["won"][bot["name"]] = [bot["wins"], bot["matches"]]
    known["won"] = dict(sorted(known["won"].items()))
    path.write_text(json.dumps({"against": AGAINST, "won": known["won"]}, indent=2) + "\n", "utf-8")
    return path


if __name__ == "__main__":
    for name in sys.argv[1:]:
        note(json.loads(Path(name).read_text("utf-8")))
