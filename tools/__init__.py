"""What makes source from source. Nothing here is needed to play."""
