"""The documentation site, where people look a rule up: ``tox -e docs``.

``python -m asl_conformance.report.site DIR`` writes its pages for MkDocs: those of docs/ and, generated,
a page a clause, the published results and the vocabulary. MkDocs builds them; then ``finish`` puts
pictures and the search index in and checks every link, size and address of the whole.
"""
