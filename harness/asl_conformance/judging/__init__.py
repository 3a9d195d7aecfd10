"""The judge, and the runs in which engines are judged."""
