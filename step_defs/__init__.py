"""Steps turn Gherkin phrases into cases. A step only writes into the world; it never sees an answer."""
