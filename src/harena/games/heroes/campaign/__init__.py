"""The campaign: calendar, days, recovery, Fame, freedom (chapter 7)."""
