"""What may be done at a table: each act looks at the ledger and gives what would be appended."""
