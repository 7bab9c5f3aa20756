"""A bot that lets the one person at its table step in before it goes on.

Where several people hold seats, a bot waits for none of them, also while it sits in for the others:
that it does would tell them what one of them holds.
"""

from harena.server.log.ledger import Ledger


def waits_for(ledger: Ledger) -> int | None:
    """The seat of the person who may do something before the bots answer, where the game pauses."""
    match = ledger.match
    if match is None or ledger.state != "playing":
        return None
    asked = [ledger.decisions[seat] for seat in ledger.to_act]
    if not any(one is not None and one.ask in match.rulebook.pauses for one in asked):
        return None
    people = [seat for seat, one in enumerate(ledger.sitters) if one.is_person()]
    if len(people) != 1 or ledger.sitters[people[0]].by_bot:
        return None
    if people[0] in ledger.to_act or not match.choices(people[0]):
        return None
    return people[0]
