// Opens a recording in the playground, which the page contains once. In a folder of pages it is a separate file.

class Trying {
  /** The recording that each opened window will show. */
  windows = new Map();

  constructor() {
    addEventListener("message", event => {
      const trial = this.windows.get(event.source);
      if (trial && event.data === "flickbook playground") event.source.postMessage({ flickbook: trial }, { targetOrigin: "*" });
    });
  }

  /** Whether the page can open a playground, which it may lack. */
  get isThere() { return this.isBeside || document.getElementById("playground") !== null; }

  /** Whether the playground is a separate file, as it is in a folder of pages. */
  get isBeside() { return document.querySelector("nav.way") !== null; }

  open(trial) {
    if (this.isBeside) {
      const opened = window.open("../play.html");
      if (opened) this.windows.set(opened, trial);
      return;
    }
    // Only these two characters are special in an attribute.
    const json = JSON.stringify(trial).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    const page = JSON.parse(document.getElementById("playground").textContent)
      .replace("<title>", title => `<meta name="flickbook-trial" content="${json}">\n${title}`);
    const address = URL.createObjectURL(new Blob([page], { type: "text/html" }));
    window.open(address);
  }
}

const trying = new Trying();
