"""The documentation site, where players look up a rule: ``tox -e docs``.

``python -m asl_conformance.report.site DIR`` writes its pages for MkDocs: the pages of docs/, and generated
pages: one per clause, the published results and the vocabulary. MkDocs builds them; then ``finish`` adds
pictures and the search index and checks every link, size and address of the site.
"""
