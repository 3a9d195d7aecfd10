"""Answers initialize with an error."""

import json
import sys

from _engine import say

request = json.loads(sys.stdin.readline())
error = {"code": -32000, "message": "trial period is over"}
say(json.dumps({"jsonrpc": "2.0", "id": request["id"], "error": error}))
