"use strict";

// Fingers, the mouse and keys on a stage. Touches with the same time form one moment.

class Hand {
  /** The fingers by the browser's pointer ids: the number of each, and its position. */
  names = new Map();
  /** Touches since the last frame: `[time of the page, touches]`, in order. */
  queue = [];
  /** Touches that keys have started and that are not due yet. */
  coming = [];

  /**
   * `stages` are elements that show the same scene, each with a function that finds a point of its window. `begin` is
   * called before the first finger goes down.
   */
  constructor(stages, window, begin) {
    this.window = window;
    this.begin = begin;
    for (const [stage, place] of stages) this.listen(stage, place);
  }

  listen(stage, place) {
    const listen = (type, act) => stage.addEventListener(type, act);
    const take = (kind, name, event, at, isMirrored) => this.take(kind, name, place(event.clientX, event.clientY), at, isMirrored);
    listen("pointerdown", event => {
      if (event.button > 0) return;
      event.preventDefault();
      // The synthetic events of a rehearsal must not move the focus.
      if (event.isTrusted) stage.focus({ preventScroll: true });
      // The pointer may no longer exist.
      try { stage.setPointerCapture(event.pointerId); } catch {}
      take("down", event.pointerId, event, moment(event));
      if (event.pointerType === "mouse" && event.shiftKey) take("down", "mirrored", event, moment(event), true);
    });
    listen("pointermove", event => {
      const between = event.getCoalescedEvents?.() ?? [];
      for (const sample of between.length ? between : [event]) {
        const at = sample.timeStamp > 0 ? moment(sample) : moment(event);
        take("move", event.pointerId, sample, at);
        if (event.pointerType === "mouse") take("move", "mirrored", sample, at, true);
      }
    });
    for (const [type, kind] of [["pointerup", "up"], ["pointercancel", "cancel"]]) {
      listen(type, event => {
        take(kind, event.pointerId, event, moment(event));
        if (event.pointerType === "mouse") take(kind, "mirrored", event, moment(event), true);
      });
    }
    listen("contextmenu", event => event.preventDefault());
    listen("keydown", event => this.press(event));
  }

  /** Handles a touch. With Shift, a second finger is at the position reflected through the centre of the window. */
  take(kind, name, { x, y }, at, isMirrored = false) {
    const { width, height } = this.window();
    this.put(kind, name, at, isMirrored ? { x: width - x, y: height - y } : { x, y });
  }

  put(kind, name, at, { x, y }) {
    let finger = this.names.get(name)?.finger;
    if (kind === "down") {
      if (this.names.size === 0) this.begin(at);
      finger = 1;
      while ([...this.names.values()].some(other => other.finger === finger)) finger += 1;
    }
    if (finger === undefined) return;
    const { width, height } = this.window();
    const within = (value, end) => Number(decimal(Math.min(Math.max(value, 0), end)));
    const touch = { kind, finger, x: within(x, width), y: within(y, height) };
    if (kind === "up" || kind === "cancel") this.names.delete(name); else this.names.set(name, touch);
    const last = this.queue[this.queue.length - 1];
    // A finger has at most one touch per moment.
    if (last && last[0] === at && !last[1].some(other => other.finger === finger)) last[1].push(touch);
    else this.queue.push([at, [touch]]);
  }

  /** The touches up to a time of the page. */
  taken(pageTime) {
    while (this.coming.length && this.coming[0].at <= pageTime) {
      const { kind, name, at, x, y } = this.coming.shift();
      this.put(kind, name, at, { x, y });
    }
    const taken = this.queue.sort((a, b) => a[0] - b[0]);
    this.queue = [];
    return taken;
  }

  lift(at) {
    this.coming = [];
    for (const [name, { x, y }] of [...this.names]) this.put("cancel", name, at, { x, y });
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    if (event.key === "Escape") this.lift(performance.now());
    else if (step) this.swipe(step, event.shiftKey ? 900 : 120, event.shiftKey);
    else if (event.key === "+" || event.key === "=") this.pinch(40, 130);
    else if (event.key === "-") this.pinch(130, 40);
    else return;
    event.preventDefault();
  }

  /**
   * Performs a gesture with one finger that moves in the direction of an arrow and lifts. With `isHeld` it rests before
   * it lifts.
   */
  swipe([right, below], duration, isHeld) {
    const { width, height } = this.window();
    const path = share => ({ x: width * (.5 + right * .3 * (share - .5)), y: height * (.5 + below * .3 * (share - .5)) });
    this.perform(duration, isHeld ? 250 : 0, [["key", path]]);
  }

  pinch(from, to) {
    const { width, height } = this.window();
    const path = side => share => ({ x: width / 2 + side * (from + (to - from) * share), y: height / 2 });
    this.perform(400, 0, [["key", path(-1)], ["second key", path(1)]]);
  }

  /** Schedules touches at 120 Hz, like those of a digitizer. */
  perform(duration, rest, fingers) {
    if (this.coming.length) return;
    const start = performance.now();
    const put = (kind, at, share) => fingers.forEach(([name, path]) => this.coming.push({ kind, name, at, ...path(share) }));
    put("down", start, 0);
    for (let time = 1000 / 120; time < duration; time += 1000 / 120) put("move", start + time, time / duration);
    put("up", start + duration + rest, 1);
  }
}
