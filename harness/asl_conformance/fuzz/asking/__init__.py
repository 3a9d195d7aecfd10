"""Questions about a random board, and the comparison of two engines' answers."""
