"use strict";

// Plays a recording over its scene: fingers in their actual size, and views at the observed positions. The user can
// follow them with their own fingers to see what was done.

class Ghosts {
  constructor(preview, views, stage) {
    this.preview = preview;
    this.views = views;
    this.stage = stage;
    this.sheet = stage.cover();
  }

  show(time) {
    const now = this.preview.at(time);
    this.sheet.replaceChildren(...this.preview.drawFingers(now, time));
    for (const { id, element, insets } of this.views) {
      const { x, y, zoom } = now.views.get(id).stand;
      const { left = 0, top = 0 } = insets ?? {};
      // A script cannot zoom the page, so the page is shown unzoomed.
      (element ?? window).scrollTo({ left: x / zoom + left, top: y / zoom + top, behavior: "instant" });
    }
    this.stage.tell(`${(time / 1000).toFixed(1)} s`, "");
  }

  play(ended) {
    const { duration } = this.preview.recording;
    let began;
    this.ended = ended;
    const next = now => {
      if (!this.ended) return;
      began ??= now;
      this.show(Math.min(now - began, duration));
      // The last picture remains for a moment.
      if (now - began < duration + 500) requestAnimationFrame(next);
      else this.stop();
    };
    requestAnimationFrame(next);
  }

  stop() {
    const { ended } = this;
    this.ended = undefined;
    ended?.();
  }
}
