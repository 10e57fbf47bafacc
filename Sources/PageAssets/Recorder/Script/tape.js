"use strict";

// What happened, as it comes in: touches numbered as recordings number them, and never out of turn.

class Tape {
  /** When the first finger came down; undefined until then. */
  zero;
  events = [];
  /** The fingers that are down: what the browser calls them, and what they last did. */
  down = new Map();
  /** When a finger lifted last. */
  lifted = -Infinity;
  /** How many were down since the beginning, and how many samples there are. */
  touches = 0;
  samples = 0;

  /** Takes a sample of a finger. `place` is in the window; one that is not down can only come down. */
  touch(kind, name, at, place, more = {}) {
    let finger = this.down.get(name);
    if (kind === "down") {
      // Its end was never told.
      if (finger) this.lose(name, at);
      if (this.down.size === 20) return;
      const taken = new Set([...this.down.values()].map(({ number }) => number));
      let number = 1;
      while (taken.has(number)) number += 1;
      // Whose number it has, and whose room, has lifted before, whatever its clock says.
      finger = { number, at: this.lifted, place };
      this.down.set(name, finger);
      this.touches += 1;
      this.zero ??= at;
    }
    if (!finger) return;
    // Some browsers tell of each finger as often as there are fingers.
    const { x, y } = finger.place;
    if (kind === "move" && at <= finger.at && x === place.x && y === place.y) return;
    // Samples of one finger stay in the order in which they came, whatever their clock says.
    finger.at = Math.max(finger.at, at);
    finger.place = place;
    this.samples += 1;
    this.events.push({ kind, at: finger.at, finger: finger.number, x: place.x, y: place.y, ...more });
    if (kind === "down" || kind === "move") return;
    this.down.delete(name);
    this.lifted = Math.max(this.lifted, finger.at);
  }

  /** A finger that is gone without a word was taken away by the system. */
  lose(name, at) {
    const finger = this.down.get(name);
    if (finger) this.touch("cancel", name, at, finger.place);
  }

  /** What is no touch. Before the first finger comes down nothing happens: the scene is made then. */
  add(event) {
    if (this.zero !== undefined) this.events.push(event);
  }

  /** All of it in the order of time; fingers that are still down are taken away. */
  finish(at) {
    for (const name of [...this.down.keys()]) this.lose(name, at);
    const { zero } = this;
    return this.events.map(event => ({ ...event, at: Math.max(event.at, zero) })).sort((a, b) => a.at - b.at);
  }
}
