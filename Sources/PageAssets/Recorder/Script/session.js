"use strict";

// A recording in progress, from start to stop.

class Session {
  /**
   * `isRaw` keeps every sample of the fingers and observes no scrolling. `isOurs` tests whether fingers on an element
   * are recorded.
   *
   * @param {(PageView | ElementView)[]} views
   * @param {{ isRaw?: boolean, isOurs?: (target: EventTarget) => boolean, changed?: () => void }} options
   */
  constructor(views, { isRaw = false, isOurs = () => true, changed }) {
    this.isRaw = isRaw;
    this.tape = new Tape();
    this.warnings = new Warnings(changed, !isRaw);
    this.watch = new Watch(this.tape, views, { showsViews: !isRaw, report: this });
    this.fingers = new (isRaw ? PointerFingers : TouchFingers)(this.tape, isOurs, this);
    this.hasCoalesced = isRaw && typeof PointerEvent.prototype.getCoalescedEvents === "function";
    this.others = {
      wheel: () => this.warnings.count("wheel"),
      visibilitychange: () => { if (document.hidden && this.tape.zero !== undefined) this.warnings.count("hidden"); },
      pointerdown: event => { if (!isRaw && event.pointerType === "mouse" && isOurs(event.target)) this.warnings.count("mouse"); },
    };
  }

  start() {
    this.began = new Date();
    if (this.isRaw && !this.hasCoalesced) this.warnings.count("coalesced");
    this.watch.start();
    this.fingers.start();
    for (const type in this.others) addEventListener(type, this.others[type], { passive: true, capture: true });
    return this;
  }

  /** Called before a finger's sample is recorded. `before` is its previous sample. */
  sample(kind, before, at, place, target) {
    if (kind === "down") {
      if (this.tape.zero === undefined) {
        this.tape.zero = at;
        this.watch.begin(at);
      }
      this.watch.touch(target);
    } else if (before) {
      this.warnings.gap(at - before.at, Math.hypot(place.x - before.place.x, place.y - before.place.y));
      if (kind === "cancel") this.warnings.count("cancelled");
    }
  }

  lost() { this.warnings.count("lost"); }

  frame(time) { if (this.tape.zero !== undefined) this.warnings.frame(time); }

  /** Stops and returns the recording, or undefined if there was no touch. */
  stop() {
    const now = performance.now();
    this.fingers.stop();
    for (const type in this.others) removeEventListener(type, this.others[type], { capture: true });
    this.watch.stop();
    if (this.tape.zero === undefined) return undefined;
    this.watch.finish(now);
    if (this.watch.isEarly) this.warnings.count("early");
    const events = this.tape.finish(now);
    return {
      scene: this.watch.scene, zero: this.tape.zero, events, warnings: this.warnings.lines, notes: this.warnings.notes,
      isEarly: this.watch.isEarly === true, quality: this.warnings.isCoarse ? "coarse" : undefined,
      origin: {
        ...whoRecords(), recorder: "flickbook-page 1",
        recorded: this.began.toISOString().replace(/\.\d+/, ""), rate: this.watch.rate,
        coalesced: String(this.hasCoalesced),
      },
      ranges: this.isRaw ? [] : this.watch.known.map(({ low, high }, index) => ({ view: this.watch.views[index].id, low, high })),
      touches: this.tape.touches, samples: this.tape.samples,
      duration: events[events.length - 1].at - this.tape.zero,
    };
  }
}
