"use strict";

// What makes a recording say less than was done: told while there is time to do it again.

class Warnings {
  /** Two frames of 60 Hz: what a finger did in a longer gap nobody knows. */
  static longestGap = 34;

  constructor(changed) {
    this.changed = changed;
    this.counts = new Map();
    this.worst = {};
  }

  count(kind, amount = 1) {
    const before = this.counts.get(kind) ?? 0;
    this.counts.set(kind, before + 1);
    this.worst[kind] = Math.max(this.worst[kind] ?? 0, amount);
    // Said aloud once; how often stands below the scene.
    if (before === 0) this.changed?.();
  }

  /** A finger that stands still sends nothing, and nothing is missed of it. */
  gap(time, way) {
    if (time > Warnings.longestGap && way > 4) this.count("gap", time);
  }

  get lines() {
    const words = {
      gap: (n, worst) => `${n} ${n === 1 ? "gap" : "gaps"} in the path of a finger, up to ${Math.round(worst)} ms`,
      frames: (n, worst) => `${n} ${n === 1 ? "frame" : "frames"} came late, up to ${Math.round(worst)} ms`,
      lost: n => `${n} ${n === 1 ? "finger" : "fingers"} lost: the browser never said that they lifted`,
      cancelled: n => `${n} ${n === 1 ? "touch was" : "touches were"} taken away by the system`,
      hidden: () => "the page was hidden meanwhile: what was done then is missing",
      wheel: () => "a wheel or a trackpad is no touch: left out",
      mouse: () => "a mouse does not scroll as a finger does: record it raw",
      coalesced: () => "this browser does not give the samples between two frames",
    };
    return Object.keys(words).filter(kind => this.counts.has(kind))
      .map(kind => words[kind](this.counts.get(kind), this.worst[kind]));
  }
}
