"""What is asked of a random board, and how two engines' answers are compared."""
