"""Logs in to the page in a browser and saves the session: python3 record.py BROWSER

Writes session.har (the answers of the server) and user.json (cookies and local storage), both by Playwright (`pip
install playwright`). The page exists only on the server below, whose name is mapped to this machine.
"""
import functools
import http.server
import json
import pathlib
import sys
import threading
import urllib.parse

from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
COUNT, PAGE = 90, 30
HOST, PORT = "messages.example.org", 8137


class Server(http.server.SimpleHTTPRequestHandler):
    """Serves the page and the data of its user."""

    def log_message(self, *_):
        """Writes no log."""

    def answer(self, status, content, *headers):
        body = json.dumps(content).encode()
        self.send_response(status)
        for name, value in (*headers, ("Content-Type", "application/json"), ("Content-Length", str(len(body)))):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        sent = urllib.parse.parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
        if sent.get("password") != ["secret"]:
            return self.answer(403, {})
        return self.answer(200, {"token": "t-1"}, ("Set-Cookie", "session=s-1; Path=/; HttpOnly"))

    def do_GET(self):
        address = urllib.parse.urlparse(self.path)
        if not address.path.startswith("/api/"):
            return super().do_GET()
        is_known = self.headers["Authorization"] == "Bearer t-1" and "session=s-1" in self.headers.get("Cookie", "")
        if not is_known:
            return self.answer(401, {})
        if address.path == "/api/user":
            return self.answer(200, {"name": "Ada's messages"})
        first = int(urllib.parse.parse_qs(address.query)["from"][0])
        last = min(first + PAGE, COUNT)
        messages = [f"Message {number + 1}" for number in range(first, last)]
        return self.answer(200, {"messages": messages, "next": last if last < COUNT else None})


def main():
    handler = functools.partial(Server, directory=HERE / "App")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", PORT), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        rule = f"--host-resolver-rules=MAP {HOST}:80 127.0.0.1:{PORT}"
        browser = playwright.chromium.launch(executable_path=sys.argv[1], args=["--no-sandbox", rule])
        size = {"width": 320, "height": 568}
        context = browser.new_context(viewport=size)
        page = context.new_page()
        page.goto(f"http://{HOST}/login.html")
        page.get_by_label("Name").fill("Ada")
        page.get_by_label("Password").fill("secret")
        page.get_by_role("button").click()
        page.wait_for_selector(".message")
        context.storage_state(path=HERE / "user.json")
        context.close()
        context = browser.new_context(
            viewport=size, storage_state=HERE / "user.json", record_har_path=HERE / "session.har",
            record_har_mode="minimal")
        page = context.new_page()
        for address in ("/", "/?fault"):
            page.goto(f"http://{HOST}{address}")
            page.wait_for_selector(".message")
            for count in range(2 * PAGE, COUNT + 1, PAGE):
                page.evaluate("document.getElementById('messages').scrollTop = 1e6")
                page.wait_for_function(f"document.querySelectorAll('.message').length === {count}")
        context.close()
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
