"""A page with the scene of a recording. A browser scrolls the page, and the page records itself."""

import subprocess
import xml.etree.ElementTree as tree

SPACE = "{urn:flickbook:recording:1}"

# The page is at rest if its recorder has started and no view has moved for this time.
REST = """
const done = arguments[arguments.length - 1];
const views = [...document.querySelectorAll(".view")];
const state = () => views.map(view => `${view.scrollLeft} ${view.scrollTop}`).join();
let last = state(), since = performance.now();
const look = () => {
  const now = state();
  if (now !== last) [last, since] = [now, performance.now()];
  if (performance.now() - since > 700 && globalThis.flickbook) done(); else requestAnimationFrame(look);
};
look();
"""


class Page:
    def __init__(self, flickbook, path, folder):
        self.scene = tree.parse(path).getroot().find(SPACE + "scene")
        window = self.scene.find(SPACE + "window")
        self.width, self.height = int(float(window.get("width"))), int(float(window.get("height")))
        self.scale = float(window.get("scale", "1"))
        script = folder / "recorder.js"
        if not script.exists():
            subprocess.run([flickbook, "record", "script", "-o", script], check=True, capture_output=True)
        self.file = folder / "page.html"
        self.file.write_text(self.html())

    def html(self):
        """Each view becomes an element that scrolls. Views inside another view are in the content of its element."""
        views = self.scene.findall(SPACE + "view")
        inner = {view.get("id"): [] for view in views}
        for view in views:
            if view.get("inside"):
                inner[view.get("inside")].append(view)
        body = "".join(self.element(view, inner) for view in views if not view.get("inside"))
        return f"""<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,minimum-scale=1,maximum-scale=1,user-scalable=no">
<style>
  html {{ overflow: clip; }}
  body {{ margin: 0; }}
  .view {{ position: absolute; overflow: auto; scrollbar-width: none; overscroll-behavior: none; }}
  .content {{ position: relative; background: repeating-linear-gradient(#eee 0 50px, #ddd 50px 100px); }}
</style>
<script src="recorder.js" data-button="none"></script>
{body}
"""

    def element(self, view, inner):
        content = view.find(SPACE + "content")
        scroll = view.find(SPACE + "scroll")
        snap = "scroll-snap-type:both mandatory;" if scroll is not None and scroll.get("paging") == "true" else ""
        box = "".join(
            f"{name}:{view.get(key)}px;"
            for name, key in (("left", "x"), ("top", "y"), ("width", "width"), ("height", "height")))
        size = f"width:{content.get('width')}px;height:{content.get('height')}px"
        inside = "".join(self.element(child, inner) for child in inner[view.get("id")])
        if snap:
            inside += self.pages(view, content)
        return (f'<div class="view" id="{view.get("id")}" style="{box}{snap}">'
                f'<div class="content" style="{size}">{inside}</div></div>')

    def pages(self, view, content):
        """The positions at which pages begin."""
        width = float(view.get("width"))
        count = max(1, round(float(content.get("width")) / width))
        return "".join(
            f'<i style="position:absolute;left:{page * width}px;width:{width}px;height:100%;scroll-snap-align:start">'
            "</i>" for page in range(count))

    def open(self, driver):
        """Opens the page on a touch screen of the size of the window."""
        metrics = {"width": self.width, "height": self.height, "deviceScaleFactor": self.scale, "mobile": True}
        self.command(driver, "Emulation.setDeviceMetricsOverride", metrics)
        self.command(driver, "Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
        driver.call("POST", "/url", {"url": self.file.as_uri()})
        # Without earlier pages in the history, a pull past the left edge cannot navigate back.
        self.command(driver, "Page.resetNavigationHistory", {})
        for view in self.scene.findall(SPACE + "view"):
            start = view.find(SPACE + "start")
            if start is not None:
                driver.run(
                    "document.getElementById(arguments[0]).scrollTo(arguments[1], arguments[2])",
                    view.get("id"), float(start.get("x", 0)), float(start.get("y", 0)))
        driver.run_async(REST)
        driver.run("flickbook.start()")

    def command(self, driver, name, parameters):
        driver.call("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def recording(self, driver):
        driver.run_async(REST)
        driver.run("flickbook.stop()")
        return driver.run("return flickbook.xml()").encode()
