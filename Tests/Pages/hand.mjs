// A hand on an emulated touch screen, and an observer that is independent of the page.

/**
 * A script that records the touches that a page receives and its positions. It must run before the page's own
 * scripts.
 */
export const eye = `{
  const heard = [], stood = [];
  globalThis.eye = { heard, stood };
  const kinds = { touchstart: "down", touchmove: "move", touchend: "up", touchcancel: "cancel" };
  for (const type in kinds) addEventListener(type, event => {
    for (const { identifier: name, clientX, clientY } of event.changedTouches) {
      const { scale, offsetLeft, offsetTop } = visualViewport;
      heard.push({ kind: kinds[type], name, at: event.timeStamp, x: (clientX - offsetLeft) * scale, y: (clientY - offsetTop) * scale });
    }
  }, { passive: true, capture: true });
  const points = { pointerdown: "down", pointermove: "move", pointerup: "up", pointercancel: "cancel" };
  globalThis.eye.samples = [];
  for (const type in points) addEventListener(type, event => {
    for (const sample of type === "pointermove" ? event.getCoalescedEvents() : [event]) {
      globalThis.eye.samples.push({ kind: points[type], name: event.pointerId, at: sample.timeStamp, x: sample.clientX, y: sample.clientY });
    }
  }, { capture: true });
  const look = at => {
    const { pageLeft, pageTop, scale } = visualViewport;
    const places = [...document.querySelectorAll(".view, .pane")].map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    stood.push({ at, page: [pageLeft * scale, pageTop * scale, scale], places });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

const wait = time => new Promise(resolve => { setTimeout(resolve, time); });

export class Hand {
  /** The positions of the fingers, in points of the window. */
  trace = [];
  #points = new Map();
  #clock;

  /**
   * With `step`, samples are exactly that many milliseconds apart by their own clock, even on a slow machine. If
   * `scale` is given, the scale of the page is not queried at each sample.
   */
  constructor(tab, { step, scale } = {}) { Object.assign(this, { tab, step, scale }); }

  async #send(type, kind, names) {
    const now = (performance.timeOrigin + performance.now()) / 1000;
    this.#clock = this.step && this.#clock !== undefined ? this.#clock + this.step / 1000 : now;
    for (const name of names) this.trace.push({ kind, name, ...this.#points.get(name), clock: this.#clock });
    // The browser interprets positions as positions of the zoomed page.
    const scale = this.scale ?? (this.step ? 1 : await this.tab.run("visualViewport.scale"));
    const touchPoints = type === "touchEnd" || type === "touchCancel" ? [] : [...this.#points].map(([id, { x, y }]) => ({ id, x: x / scale, y: y / scale }));
    await this.tab.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: this.#clock });
  }

  async down(...places) {
    places.forEach(([x, y], name) => this.#points.set(name, { x, y }));
    await this.#send("touchStart", "down", [...this.#points.keys()]);
  }

  /** Puts another finger down while others are down. */
  async join(name, [x, y]) {
    this.#points.set(name, { x, y });
    await this.#send("touchStart", "down", [name]);
  }

  /** Moves all fingers along paths with a number of samples. */
  async go(ways, samples = 12, pause = 8) {
    const waiting = [];
    const from = [...this.#points].map(([name, { x, y }]) => [name, x, y]);
    for (let sample = 1; sample <= samples; sample += 1) {
      from.forEach(([name, x, y], index) => {
        const [right, down] = ways[index];
        this.#points.set(name, { x: x + right * sample / samples, y: y + down * sample / samples });
      });
      const sent = this.#send("touchMove", "move", [...this.#points.keys()]);
      // With its own clock the hand need not wait, so several samples may arrive between two frames.
      if (this.step) waiting.push(sent); else await sent.then(() => wait(pause));
    }
    await Promise.all(waiting);
  }

  async up() {
    await this.#send("touchEnd", "up", [...this.#points.keys()]);
    this.#points.clear();
  }

  async cancel() {
    await this.#send("touchCancel", "cancel", [...this.#points.keys()]);
    this.#points.clear();
  }
}

/** The elements of a recording, in order. Parses only canonical files, not XML in general. */
export function elements(text) {
  const unescaped = value => value.replace(/&(amp|lt|gt|quot);/g, (_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name]);
  return [...text.matchAll(/<([a-z]+)((?: [\w-]+="[^"]*")*)\/?>/g)].map(([, name, attributes]) => ({
    name, ...Object.fromEntries([...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, /^-?\d+(\.\d+)?$/.test(value) ? +value : unescaped(value)])),
  }));
}
