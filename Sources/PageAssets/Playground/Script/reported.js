"use strict";

// A recording passed by another page: a report, or the page that recorded it. It is embedded in this page, or, if this
// page is a separate file, requested from the page that opened it.

/** How long the page that opened this one may take to respond, in milliseconds. An unrelated page never responds. */
const patience = 1500;

function brought() {
  /** @type {HTMLMetaElement | null} */
  const trial = document.querySelector("meta[name=flickbook-trial]");
  if (trial) return Promise.resolve(JSON.parse(trial.content));
  if (!opener) return Promise.resolve();
  return new Promise(resolve => {
    addEventListener("message", event => {
      if (event.source === opener && event.data?.flickbook) resolve(event.data.flickbook);
    });
    opener.postMessage("flickbook playground", "*");
    setTimeout(resolve, patience);
  });
}

/** The findings of the report, and whether they still occur with the present settings. */
class Reported {
  constructor(playground, { breaks = [], engine, isStandIn }) {
    this.playground = playground;
    this.breaks = breaks;
    this.engine = engine;
    this.isStandIn = isStandIn;
    this.room = find("reported");
    this.room.hidden = engine === undefined;
  }

  show(verdicts, names) {
    const { playground: { session, source, sources }, room, breaks, engine } = this;
    if (engine === undefined) return;
    hide(room, source !== sources[0]);
    const lines = [];
    if (this.isStandIn) lines.push(`${engine} does not run in a page. This is the gesture it failed with, on ${this.playground.labels[0]}.`);
    for (const { invariant, time } of breaks) {
      const { kind, time: here } = verdicts[names.indexOf(invariant)] ?? {};
      const now = kind === undefined ? "it is judged by flickbook check alone"
        : session.isTakenOver ? "you have taken over"
        : kind === 3 ? `× it breaks at ${decimal(here / 1e6, 3)} ms`
        : session.isOver ? "✓ it does not break with these settings" : "not broken so far";
      lines.push(this.isStandIn ? `The report: ${invariant} breaks at ${time} ms.` : `The report: ${invariant} breaks at ${time} ms on ${engine}. Here: ${now}.`);
    }
    const text = lines.join("\n");
    if (text !== this.told) {
      this.told = text;
      room.replaceChildren(...lines.map(line => make("p", { class: line.includes("×") ? "broken" : "" }, line)));
    }
  }
}
