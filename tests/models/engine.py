"""The engine as another program sees it: one JSON-RPC message per line (docs/engine.md)."""

import json
import subprocess


class Refused(Exception):
    """The engine answered with an error."""


class Engine:
    """A running `caldera engine`."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.asked = 0

    def ask(self, method, **params):
        """The result of one request."""
        self.asked += 1
        request = {"jsonrpc": "2.0", "id": self.asked, "method": method, "params": params}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the engine ended at {request}")
        answer = json.loads(line)
        if "error" in answer:
            raise Refused(f"{request}: {json.dumps(answer['error'], ensure_ascii=False)}")
        return answer["result"]

    def close(self):
        """Ends the engine."""
        self.process.stdin.close()
        self.process.wait()
