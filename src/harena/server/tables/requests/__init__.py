"""What guests ask of the hall beside their play: seats, once more, manners, what is theirs."""
