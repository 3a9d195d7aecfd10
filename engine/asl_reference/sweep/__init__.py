"""LOS of a whole board at once, by paths cached and bitboards."""
