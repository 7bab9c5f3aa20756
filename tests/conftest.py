from hypothesis import settings

# On a busy machine anything may take long.
settings.register_profile("harena", deadline=None)
settings.load_profile("harena")
