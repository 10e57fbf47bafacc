"use strict";

// The recorder for any other web page: a small button, and one global name for the page's own scripts. This file is
// ASCII, because a page may not declare its encoding.

const own = document.currentScript?.dataset ?? {};
let running;
let last;

/**
 * Starts recording. With `raw`, every sample of a finger is kept. This requires that the page itself prevents
 * scrolling.
 */
function start({ raw = false } = {}) {
  running ??= new Session(findViews(chosenViews(own.view)), { isRaw: raw, isOurs: target => target !== control }).start();
  showControl();
}

/** The title of a recording unless the page sets one: the page's title, or its file name. */
const titleOfPage = () => document.title.trim() || decodeURIComponent(location.pathname).split("/").at(-1) || location.hostname || "Recording";

/**
 * Stops recording and returns the recording as XML; undefined if there was no touch.
 *
 * @param {{ title?: string, tags?: string[], note?: string }} options
 */
function stopRecording({ title = own.title || titleOfPage(), tags = [], note } = {}) {
  const made = running?.stop();
  running = undefined;
  if (made) last = { title, warnings: made.warnings, xml: recordingText({ ...made, title, tags, note, expect: [] }) };
  showControl();
  return made && last.xml;
}

function download() {
  const file = fileOf(last.title, last.xml);
  const link = make("a", { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// The button is in a shadow tree, so that neither the page nor the button affects the style of the other.
const control = make("flickbook-recorder", {});
const room = control.attachShadow({ mode: "open" });
Object.assign(control.style, { position: "fixed", right: "8px", bottom: "8px", zIndex: "2147483647" });

function showControl() {
  const button = (words, act) => {
    const made = make("button", { type: "button" }, words);
    made.addEventListener("click", act);
    Object.assign(made.style, {
      font: "16px/1.2 system-ui, sans-serif", minHeight: "44px", padding: "4px 12px", marginLeft: "6px", cursor: "pointer",
      color: "#1a1e24", background: "#ffffffe6", border: "1px solid #868e9a", borderRadius: "8px",
    });
    return made;
  };
  const said = make("span", { role: "status" }, last && !running ? last.warnings.join("; ") : "");
  Object.assign(said.style, { font: "14px/1.2 system-ui, sans-serif", color: "#7a5200", background: "#fff" });
  room.replaceChildren(said, ...running ? [button("\u25a0 Stop", () => stopRecording())]
    : [button("\u25cf Record", () => start()), ...last ? [button("Download", download)] : []]);
}

if (own.button !== "none") {
  const appear = () => { document.body.append(control); showControl(); };
  if (document.body) appear(); else addEventListener("DOMContentLoaded", appear);
}
addEventListener("keydown", event => { if (event.key === "Escape" && running) stopRecording(); });

globalThis.flickbook = { start, stop: stopRecording, download, signal, signals: signalValues, xml: () => last?.xml };
