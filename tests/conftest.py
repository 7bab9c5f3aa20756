import pytest
from hypothesis import settings

# On a busy machine anything may take long.
settings.register_profile("harena", deadline=None)
settings.load_profile("harena")


# How much is told of what failed, from the line on where it did.
MOST_TOLD = 3000


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Of a test that was run again, also what made it fail before."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_sep("_", f"before it was run again: {report.nodeid}")
        text = report.longreprtext
        terminalreporter.write_line(text[max(0, text.rfind("\n>")) :][:MOST_TOLD])
