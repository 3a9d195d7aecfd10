"""Handlers of the verbs that move Infantry: move, rout, advance, withdraw, go beneath, come out."""
