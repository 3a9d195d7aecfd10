"""Declares a field, a verb and a reading that do not exist, and does everything else right."""

from _engine import serve

serve(questions={"los": ["clear", "colour"]}, actions=["fly"], readings={"B99.9-x": "mine"})
