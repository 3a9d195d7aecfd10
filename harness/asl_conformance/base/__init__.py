"""Text, output and endings: the base of every other room."""
