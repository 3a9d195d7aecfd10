"""Labor: entrenching and the removal of Wire."""
