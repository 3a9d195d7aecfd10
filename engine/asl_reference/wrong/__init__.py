"""Wrong engines: the reference with one rule of it put wrong, to see what a failure looks like."""
