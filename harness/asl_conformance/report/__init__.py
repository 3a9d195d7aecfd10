"""Reports for terminal, page and site; ``page.py`` makes the page that a browser opens from a file."""
