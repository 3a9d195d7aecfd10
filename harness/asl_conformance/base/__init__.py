"""Text, output and endings: what every part of the harness leans on."""
