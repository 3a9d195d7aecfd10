"""The documentation site, where players look up a rule: ``tox -e docs``.

``scripts/build_site.py`` makes it. ``pages`` writes the pages of docs/, and generated pages: one per clause,
the published results and the vocabulary. Zensical makes HTML of them. ``finish`` then adds pictures and the
search index, and checks every link, size and address of the site.
"""
