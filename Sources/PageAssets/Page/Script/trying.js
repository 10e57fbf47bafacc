// Opens a recording in the playground, which this page holds once; in a folder of pages it stands beside them.

class Trying {
  /** What each window that was opened is to show. */
  windows = new Map();

  constructor() {
    addEventListener("message", event => {
      const trial = this.windows.get(event.source);
      if (trial && event.data === "flickbook playground") event.source.postMessage({ flickbook: trial }, "*");
    });
  }

  /** Whether there is a playground: a page can be made without it. */
  get isThere() { return this.isBeside || document.getElementById("playground") !== null; }

  /** In a folder of pages it is a file. */
  get isBeside() { return document.querySelector("nav.way") !== null; }

  open(trial) {
    if (this.isBeside) {
      const opened = window.open("../play.html");
      if (opened) this.windows.set(opened, trial);
      return;
    }
    // In an attribute only these two mean something.
    const json = JSON.stringify(trial).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    const page = JSON.parse(document.getElementById("playground").textContent)
      .replace("<title>", title => `<meta name="flickbook-trial" content="${json}">\n${title}`);
    const address = URL.createObjectURL(new Blob([page], { type: "text/html" }));
    window.open(address);
  }
}

const trying = new Trying();
