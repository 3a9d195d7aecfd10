"""Carrying out fire: attacks, First Fire, Guns, demolition charges and given results."""
