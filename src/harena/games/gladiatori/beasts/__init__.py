"""Beasts that come in, move, attack and defend themselves (chapter 20)."""
