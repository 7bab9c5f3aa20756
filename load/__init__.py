"""Commands that put a server under load, kill it and abuse it: bounded, on loopback only.

Each starts a server of its own in a temporary folder, prints its figures and writes them as JSON.
"""
