"""A session of a WebDriver server: Appium, or the driver of a browser."""

import json
import urllib.error
import urllib.request


class DriverError(Exception):
    """An error that the server has returned, with the server's message."""


class Driver:
    def __init__(self, server, capabilities):
        self.server = server.rstrip("/")
        self.path = ""
        # A page may take a while to come to rest.
        wanted = {"capabilities": {"alwaysMatch": {"timeouts": {"script": 120000}} | json.loads(capabilities)}}
        self.path = "/session/" + self.call("POST", "/session", wanted)["sessionId"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.call("DELETE", "")

    def perform(self, actions):
        self.call("POST", "/actions", actions)
        self.call("DELETE", "/actions")

    def run(self, script, *arguments):
        """Runs JavaScript in the page."""
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def run_async(self, script):
        """Runs JavaScript that calls its last argument at its end."""
        return self.call("POST", "/execute/async", {"script": script, "args": []})

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.server + self.path + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=600) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise DriverError(f"{value['error']}: {value['message'].splitlines()[0]}") from None
        except OSError as error:
            raise DriverError(f"{self.server} does not answer: {error}") from None
