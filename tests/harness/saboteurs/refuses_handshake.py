"""Answers initialize with an error."""

import json
import sys

request = json.loads(sys.stdin.readline())
error = {"code": -32000, "message": "trial period is over"}
print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "error": error}), flush=True)
