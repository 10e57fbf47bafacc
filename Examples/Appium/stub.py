"""A stand-in for an Appium server, to try loop.py without a device: stub.py RECORDING [PORT]

It checks that actions are valid and plays nothing; every file that is pulled is RECORDING. It prints its address.
"""

import base64
import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from validity import objections


class Stub(BaseHTTPRequestHandler):
    recording = b""
    sessions = {}

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or "{}")
        path = self.path.split("/")[1:]
        if path == ["session"]:
            if "alwaysMatch" not in body.get("capabilities", {}):
                return self.refuse(400, "invalid argument", "capabilities: expected alwaysMatch")
            name = str(len(self.sessions) + 1)
            self.sessions[name] = 0
            return self.answer({"sessionId": name, "capabilities": {}})
        if path[0] != "session" or path[1] not in self.sessions:
            return self.refuse(404, "invalid session id", "there is no such session")
        if path[2:] == ["actions"]:
            wrong = objections(body)
            if wrong:
                return self.refuse(400, "invalid argument", wrong[0])
            self.sessions[path[1]] += 1
            return self.answer(None)
        if path[2:] == ["appium", "device", "pull_file"]:
            if not self.sessions[path[1]]:
                return self.refuse(404, "unknown error", f"{body.get('path')} does not exist: nothing was played")
            return self.answer(base64.b64encode(self.recording).decode())
        return self.refuse(404, "unknown command", self.path)

    def do_DELETE(self):
        self.answer(None)

    def answer(self, value, code=200):
        data = json.dumps({"value": value}).encode()
        self.send_response(code)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def refuse(self, code, error, message):
        self.answer({"error": error, "message": message, "stacktrace": ""}, code)

    def log_message(self, *_):
        pass


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    Stub.recording = Path(sys.argv[1]).read_bytes()
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[2]) if len(sys.argv) > 2 else 0), Stub)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
