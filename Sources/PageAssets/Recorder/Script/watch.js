"use strict";

// Observes the page once per frame, as the user does: the positions of all views, and changes of the window, of a
// frame, of content or of the keyboard.

/** Whether two states are equal in a recording, in which numbers are rounded. */
const isSame = (one, other) => Object.keys(one).every(key => one[key] === other[key]
  || (typeof one[key] === "number" && decimal(one[key], 6) === decimal(other[key], 6)));

class Watch {
  /** The time without movement after which a view is at rest, and the interval of reports at rest, in milliseconds. */
  static quiet = 100;

  constructor(tape, views, { showsViews, report }) {
    this.tape = tape;
    this.views = views;
    this.showsViews = showsViews;
    this.report = report;
    this.intervals = [];
    this.signals = "";
    /** Whether the recording ended while something moved. */
    this.isEarly = false;
  }

  start() {
    this.takeStock(performance.now());
    this.isOn = true;
    const look = now => {
      if (!this.isOn) return;
      this.look(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  stop() { this.isOn = false; }

  /** Stores the present state, with which later states are compared. */
  takeStock(now) {
    this.window = { ...windowSize(), orientation: deviceOrientation() };
    this.keyboard = this.coveredByKeyboard();
    this.known = this.views.map(view => {
      const stand = view.stand();
      return { frame: view.frame(), content: view.content(), stand, low: { ...stand }, high: { ...stand }, changed: -Infinity, said: -Infinity, isTouched: false };
    });
    this.last = now;
  }

  /** Called when the first finger goes down. The state at this moment becomes the scene. */
  begin(at) {
    this.takeStock(at);
    this.scene = sceneOf(this.views);
    if (this.showsViews) this.views.forEach((_, index) => this.say(index, at));
  }

  /** Notes that a finger is on these views. */
  touch(target) {
    this.views.forEach((view, index) => { this.known[index].isTouched ||= view.holds(target); });
  }

  look(now) {
    this.intervals.push(now - this.last);
    this.report.frame(now - this.last);
    this.last = now;
    this.lookAtWindow(now);
    this.lookAtContents(now);
    this.lookAtKeyboard(now);
    if (this.showsViews) this.lookAtViews(now);
  }

  lookAtWindow(at) {
    const { width, height, orientation: was } = this.window;
    const [size, held] = [windowSize(), deviceOrientation()];
    const isOfNewSize = size.width !== width || size.height !== height;
    // The orientation event may arrive some frames before the window changes its size.
    if (held !== was && !isOfNewSize) this.turned ??= at;
    const isTurned = held !== was && (isOfNewSize || at - this.turned > 500);
    const frames = this.views.flatMap((view, index) => {
      const frame = view.frame();
      if (isSame(frame, this.known[index].frame)) return [];
      this.known[index].frame = frame;
      return [{ view: view.id, ...frame }];
    });
    if (isTurned || isOfNewSize) {
      this.turned = undefined;
      this.window = { ...size, orientation: isTurned ? held : was };
      this.tape.add({ kind: isTurned ? "turn" : "resize", at, to: isTurned ? held : undefined, ...size, frames });
      this.isLaidOut = true;
    } else {
      for (const frame of frames) this.tape.add({ kind: "frame", at, ...frame });
      this.isLaidOut = frames.length > 0;
    }
  }

  lookAtContents(at) {
    this.views.forEach((view, index) => {
      const content = view.content();
      const known = this.known[index].content;
      if (isSame(content, known)) return;
      this.known[index].content = content;
      // Content that follows from the layout of the scene is not a change by the app.
      if (view.more.layout?.content) return;
      this.tape.add({ kind: "set", at, view: view.id, content });
      this.isLaidOut = true;
    });
  }

  /** The frame of the keyboard, as far as a page can determine it: the covered part of the window. */
  coveredByKeyboard() {
    const shown = window.visualViewport;
    const { width, height } = windowSize();
    const left = Math.round((shown?.height ?? height) * (shown?.scale ?? 1));
    const isTyping = document.activeElement?.matches("input, textarea, select, [contenteditable]");
    return isTyping && height - left > 80 ? { x: 0, y: left, width, height: height - left } : undefined;
  }

  lookAtKeyboard(at) {
    const covered = this.coveredByKeyboard();
    const was = this.keyboard;
    if (covered ? was && isSame(covered, was) : !was) return;
    this.keyboard = covered;
    this.tape.add(covered ? { kind: "keyboard", at, ...covered } : { kind: "keyboard", at, hidden: true });
  }

  /** Stores the present position of a view, if it has changed. */
  follow(view, known, at) {
    const stand = view.stand();
    if (isSame(stand, known.stand)) return;
    Object.assign(known, { stand, changed: at });
    for (const key in stand) {
      known.low[key] = Math.min(known.low[key], stand[key]);
      known.high[key] = Math.max(known.high[key], stand[key]);
    }
  }

  lookAtViews(at) {
    this.views.forEach((view, index) => {
      const known = this.known[index];
      this.follow(view, known, at);
      const isBusy = at - known.changed < Watch.quiet + 50 || (known.isTouched && this.tape.down.size > 0);
      const isAlive = known.isTouched || known.changed > -Infinity;
      // An offset that changes because of a new layout is reported with the layout.
      if (isBusy || this.isLaidOut || (isAlive && at - known.said >= Watch.quiet)) this.say(index, at);
    });
    if (signalsText() !== this.signals) this.say(0, at);
  }

  /** Records the position of a view. */
  say(index, at, settled) {
    const known = this.known[index];
    known.said = at;
    this.tape.add({ kind: "seen", at, view: this.views[index].id, ...known.stand, settled, signals: this.newSignals() });
  }

  /** The app's own signals that differ from the last reported ones; undefined if none does. */
  newSignals() {
    const text = signalsText();
    if (text === this.signals) return undefined;
    this.signals = text;
    return text;
  }

  /** Records the final position of each view, and whether it is at rest. */
  finish(at) {
    if (!this.showsViews || !this.scene) return;
    this.known.forEach((known, index) => {
      this.follow(this.views[index], known, at);
      const isSettled = at - known.changed >= Watch.quiet;
      this.isEarly ||= !isSettled;
      this.say(index, at, isSettled);
      // A view whose slides the page moves has pages only if it came to rest on a slide.
      const view = this.scene.views[index];
      const isOnPage = (place, length) => Math.abs(place - Math.round(place / length) * length) < 1;
      if (isSettled && this.views[index].place instanceof MovedPlace && view.scroll?.paging
        && !(isOnPage(known.stand.x, view.width) && isOnPage(known.stand.y, view.height))) delete view.scroll;
    });
  }

  /** The frame rate that the page received. */
  get rate() {
    const sorted = [...this.intervals].filter(time => time > 0).sort((a, b) => a - b);
    return sorted.length ? Math.round(1000 / sorted[sorted.length >> 1]) : undefined;
  }
}
