"""What movement costs and what forbids it."""
