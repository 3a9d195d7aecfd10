"""Every invariant of the registry, in folders by chapter; ``check`` has what they are made of."""
