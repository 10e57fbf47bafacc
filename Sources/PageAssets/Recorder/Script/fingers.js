"use strict";

// Records fingers: from touch events, which continue while the browser scrolls, or from pointer events, which contain
// every sample but continue only if nothing scrolls.

/**
 * Converts a point of the layout viewport to a point of the window. The window shows only a part of the layout viewport
 * while the page is zoomed or a keyboard is shown.
 */
function inWindow(x, y) {
  const { offsetLeft = 0, offsetTop = 0, scale = 1 } = window.visualViewport ?? {};
  return { x: (x - offsetLeft) * scale, y: (y - offsetTop) * scale };
}

/** The force and the radius that a browser reports. It uses 0, 1/2 and 1 for unknown values. */
function pressed(force, radius) {
  return {
    force: force > 0 && force < 1 && force !== 0.5 ? force : undefined,
    radius: radius > 1 ? radius : undefined,
  };
}

/** Records touch events. `isOurs` tests whether a finger that goes down on an element is recorded. */
class TouchFingers {
  constructor(tape, isOurs, report) {
    this.kinds = { touchstart: "down", touchmove: "move", touchend: "up", touchcancel: "cancel" };
    /** The windows in which fingers came down: the page, or a frame in it. */
    this.views = new Map();
    this.listener = event => {
      const kind = this.kinds[event.type];
      const at = moment(event);
      const view = event.view ?? window;
      const origin = originOf(view);
      const target = event.composedPath()[0];
      const known = new Set([...event.touches, ...event.changedTouches].map(touch => touch.identifier));
      for (const name of [...tape.down.keys()]) {
        if (known.has(name) || this.views.get(name) !== view) continue;
        tape.lose(name, at);
        report.lost();
      }
      for (const touch of event.changedTouches) {
        if (kind === "down" && !isOurs(touch.target)) continue;
        if (kind === "down") this.views.set(touch.identifier, view);
        const place = inWindow(touch.clientX + origin.x, touch.clientY + origin.y);
        report.sample(kind, tape.down.get(touch.identifier), at, place, target);
        tape.touch(kind, touch.identifier, at, place, pressed(touch.force, (touch.radiusX + touch.radiusY) / 2));
      }
    };
  }

  start() {
    this.windows = windows();
    for (const view of this.windows) {
      for (const type in this.kinds) view.addEventListener(type, this.listener, { passive: true, capture: true });
    }
  }

  stop() {
    for (const view of this.windows) {
      for (const type in this.kinds) view.removeEventListener(type, this.listener, { capture: true });
    }
  }
}

/**
 * Records pointer events, with the coalesced samples between two of them. A mouse counts as one finger, and with Shift
 * as two.
 */
class PointerFingers {
  constructor(tape, isOurs, report) {
    this.kinds = { pointerdown: "down", pointermove: "move", pointerup: "up", pointercancel: "cancel" };
    this.listener = event => {
      const kind = this.kinds[event.type];
      const name = event.pointerId;
      if (kind === "down") {
        if (!isOurs(event.target)) return;
        // The pointer may no longer exist.
        try { event.target.setPointerCapture(name); } catch {}
      }
      // Samples without an id or a time of their own use those of their event.
      const between = kind === "move" ? event.getCoalescedEvents?.() ?? [] : [];
      for (const sample of between.length ? between : [event]) {
        const at = sample.timeStamp > 0 ? moment(sample) : moment(event);
        const place = inWindow(sample.clientX, sample.clientY);
        const more = pressed(sample.pressure, (sample.width + sample.height) / 4);
        report.sample(kind, tape.down.get(name), at, place, event.target);
        tape.touch(kind, name, at, place, event.pointerType === "mouse" ? {} : more);
        if (event.pointerType === "mouse") this.mirror(tape, kind, event, at, place);
      }
    };
  }

  /** With Shift, a second finger is at the position reflected through the centre of the window. */
  mirror(tape, kind, event, at, { x, y }) {
    const [name, other] = [`${event.pointerId} mirrored`, { x: innerWidth - x, y: innerHeight - y }];
    const isDown = tape.down.has(name);
    if (kind === "down" && event.shiftKey) tape.touch("down", name, at, other);
    else if (isDown) tape.touch(kind, name, at, other);
  }

  start() {
    for (const type in this.kinds) addEventListener(type, this.listener, { capture: true });
  }

  stop() {
    for (const type in this.kinds) removeEventListener(type, this.listener, { capture: true });
  }
}
