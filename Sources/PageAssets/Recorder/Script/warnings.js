"use strict";

// What makes a recording say less than was done: told while there is time to do it again, with what it
// leaves untested.

class Warnings {
  /** Two frames of 60 Hz: what a finger did in a longer gap nobody knows. */
  static longestGap = 34;

  /** As much as may pass between two looks before it is a hole to who judges them. */
  static longestFrame = 150;

  /** `scrolls` says that the browser scrolls meanwhile: then it reports a finger less often, as it should. */
  constructor(changed, scrolls = false) {
    this.changed = changed;
    this.scrolls = scrolls;
    this.counts = new Map();
    this.worst = {};
  }

  count(kind, amount = 1) {
    const before = this.counts.get(kind) ?? 0;
    this.counts.set(kind, before + 1);
    this.worst[kind] = Math.max(this.worst[kind] ?? 0, amount);
    // Said aloud once; how often stands below the scene.
    if (before === 0 && !(kind === "gap" && this.scrolls)) this.changed?.();
  }

  /** A finger that stands still sends nothing, and nothing is missed of it. */
  gap(time, way) {
    if (time > Warnings.longestGap && way > 4) this.count("gap", time);
  }

  /** Whether the path of a finger is known too coarsely for what follows it point for point. */
  get isCoarse() { return this.counts.has("gap"); }

  /** A page that nobody saw for so long: what it showed meanwhile is not known. */
  frame(time) {
    if (time > Warnings.longestFrame && this.scrolls) this.count("frames", time);
  }

  /** What is as it should be, and worth knowing. */
  get notes() {
    if (!this.isCoarse || !this.scrolls) return [];
    return [`moves came up to ${Math.round(this.worst.gap)} ms apart, which is normal while a browser scrolls: the recording is marked as coarse, and invariants that compare content with the exact path of a finger are not tested`];
  }

  get lines() {
    const words = {
      gap: (n, worst) => `${n} ${n === 1 ? "gap" : "gaps"} in the path of a finger, up to ${Math.round(worst)} ms: invariants that compare content with that path are not tested`,
      frames: (n, worst) => `${n} ${n === 1 ? "gap" : "gaps"} between frames, up to ${Math.round(worst)} ms: movement in a gap is not tested`,
      early: () => "you stopped before it came to rest: invariants about content at rest are not tested",
      lost: n => `${n} ${n === 1 ? "finger" : "fingers"} lost: the browser never reported that ${n === 1 ? "it" : "they"} lifted`,
      cancelled: n => `${n} ${n === 1 ? "touch was" : "touches were"} cancelled by the system`,
      hidden: () => "the page was hidden: the recording has nothing from that time, and it is not tested",
      wheel: () => "a mouse wheel or a trackpad is not a touch: the recording has no finger for it",
      mouse: () => "a mouse does not scroll like a finger: choose Every sample to record the mouse",
      coalesced: () => "this browser does not report the samples between two frames",
    };
    return Object.keys(words).filter(kind => this.counts.has(kind) && !(kind === "gap" && this.scrolls))
      .map(kind => words[kind](this.counts.get(kind), this.worst[kind]));
  }
}
