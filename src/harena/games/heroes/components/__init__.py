"""What lies on the table: Roster Cards, gear, zones (chapter 2, 3.6 to 3.10)."""
