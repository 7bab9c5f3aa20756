"""Doors to the rest of the field: PettingZoo, Gymnasium, OpenSpiel, and tables elsewhere.

Each door needs its own package, which Harena does not bring unasked: `pip install
'harena[pettingzoo]'`, `harena[gymnasium]`, `harena[openspiel]`.
"""
