"""The rules, one module or package a rulebook chapter, functions in rulebook order."""
