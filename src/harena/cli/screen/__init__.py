"""What is shown and read: the terminal, the words, the lists, and how those who sit are called."""
