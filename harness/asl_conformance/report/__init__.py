"""What came out, for terminal, page and site; the page that a browser opens from a file is ``page.py``."""
