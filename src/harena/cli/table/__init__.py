"""A match at one screen: the table, the people at it, and the files it is kept in."""
