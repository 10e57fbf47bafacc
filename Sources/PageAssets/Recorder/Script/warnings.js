"use strict";

// Reasons why a recording contains less than what happened, and what cannot be tested because of them. They are shown
// while the user can still record again.

class Warnings {
  /**
   * Maximum time between two samples of a finger in milliseconds: two frames at 60 Hz. The movement in a longer gap is
   * unknown.
   */
  static longestGap = 34;

  /** Maximum time between two observations in milliseconds. Judging treats a longer time as a gap. */
  static longestFrame = 150;

  /** `scrolls` means that the browser scrolls during the touch. It then reports fingers less often, as expected. */
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
    // A warning is announced only once. The count is shown below the scene.
    if (before === 0 && !(kind === "gap" && this.scrolls)) this.changed?.();
  }

  /** Counts a gap between two samples. A finger that is still sends no events, so nothing is missed. */
  gap(time, way) {
    if (time > Warnings.longestGap && way > 4) this.count("gap", time);
  }

  /** Whether the path of a finger is too coarse for content that follows it exactly. */
  get isCoarse() { return this.counts.has("gap"); }

  /** Counts a long time without an observation. What the page showed in between is unknown. */
  frame(time) {
    if (time > Warnings.longestFrame && this.scrolls) this.count("frames", time);
  }

  /** Remarks that are not problems. */
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
