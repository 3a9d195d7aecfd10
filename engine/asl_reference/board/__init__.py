"""What stands on the board, what may be done there and what came of it; no rule judges here."""
