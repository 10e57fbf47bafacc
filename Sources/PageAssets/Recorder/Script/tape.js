"use strict";

// The recorded events in the order of arrival. Touches have the finger numbers of recordings.

class Tape {
  /** The time of the first touch; undefined before it. */
  zero;
  events = [];
  /** The fingers that are down: the browser's identifiers, and their last samples. */
  down = new Map();
  /** The time of the last lift. */
  lifted = -Infinity;
  /** Total number of touches. */
  touches = 0;
  // Total number of samples.
  samples = 0;

  /**
   * Adds a sample of a finger. `place` is its position in the window. For a finger that is not down, only `down` is
   * accepted.
   */
  touch(kind, name, at, place, more = {}) {
    let finger = this.down.get(name);
    if (kind === "down") {
      // The end of the earlier touch was never reported.
      if (finger) this.lose(name, at);
      if (this.down.size === 20) return;
      const taken = new Set([...this.down.values()].map(({ number }) => number));
      let number = 1;
      while (taken.has(number)) number += 1;
      // The earlier finger with this number has already lifted, even if the clock of this sample is behind.
      finger = { number, at: this.lifted, place };
      this.down.set(name, finger);
      this.touches += 1;
      this.zero ??= at;
    }
    if (!finger) return;
    // Some browsers report each finger as often as there are fingers.
    const { x, y } = finger.place;
    if (kind === "move" && at <= finger.at && x === place.x && y === place.y) return;
    // Samples of one finger keep their order of arrival, even if their clock goes back.
    finger.at = Math.max(finger.at, at);
    finger.place = place;
    this.samples += 1;
    this.events.push({ kind, at: finger.at, finger: finger.number, x: place.x, y: place.y, ...more });
    if (kind === "down" || kind === "move") return;
    this.down.delete(name);
    this.lifted = Math.max(this.lifted, finger.at);
  }

  /** Cancels a finger that disappears without an event, because the system has cancelled it. */
  lose(name, at) {
    const finger = this.down.get(name);
    if (finger) this.touch("cancel", name, at, finger.place);
  }

  /**
   * Adds an event other than a touch. Events before the first touch are ignored, because the scene is captured then.
   */
  add(event) {
    if (this.zero !== undefined) this.events.push(event);
  }

  /** All events in order of time. Fingers that are still down are cancelled. */
  finish(at) {
    for (const name of [...this.down.keys()]) this.lose(name, at);
    const { zero } = this;
    return this.events.map(event => ({ ...event, at: Math.max(event.at, zero) })).sort((a, b) => a.at - b.at);
  }
}
