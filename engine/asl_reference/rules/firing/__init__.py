"""How fire is made: firepower, First Fire, Guns, fire out of marsh and from Wire."""
