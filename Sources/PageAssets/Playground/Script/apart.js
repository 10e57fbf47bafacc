"use strict";

// Finds the point at which two engines differ under the same fingers, and the settings that can be the cause: those
// that have an effect at that moment. The numbers are those of the charts.

/** The settings that can cause a difference in each phase of a gesture. */
const causes = {
  "as the drag begins": ["slop", "catch-slop", "lock-angle"],
  "while the finger drags": ["lock-angle", "slop", "catch-slop", "density"],
  "as the finger begins to pull past the edge": ["rubber", "slop", "catch-slop", "lock-angle"],
  "while the finger pulls past the edge": ["rubber"],
  "as the fingers move apart": ["pinch-slop", "slop"],
  "while the fingers zoom past the limit": ["soft-zoom", "rubber"],
  "as the finger lifts: one goes on, the other stops": ["min-fling", "held-still", "stop-speed"],
  "as the finger lifts: they go on at different speeds": ["sample-step", "max-fling", "flick-gain", "held-still", "rate", "fast-rate", "friction"],
  "as the finger lifts outside": ["bounce-head-start", "bounce-decay", "inward-fling", "rubber", "max-fling", "sample-step"],
  "while it coasts": ["rate", "fast-rate", "friction"],
  "where one has stopped": ["stop-speed", "rate", "fast-rate", "friction"],
  "while it turns a page or settles": [
    "page-decay", "page-fling", "page-turn", "page-share", "page-distance", "page-drift", "fast-rate", "rate", "friction",
    "stop-speed", "min-fling", "max-fling", "held-still", "sample-step",
  ],
  "as it comes back from outside": ["bounce-decay", "bounce-head-start", "inward-fling", "overfling", "rubber"],
  "as the zoom comes back": ["zoom-decay", "soft-zoom", "rubber"],
};

/**
 * The largest difference that is invisible, half a point, and a difference that is smaller than any movement per frame.
 */
const [unseen, still] = [.5, .01];

/** How long a slow fling takes to differ by `still`, in nanoseconds. */
const lag = 1e6;

/**
 * The compared values of a view: name, unit, value.
 *
 * @type {[string, string, (view: { x: number, y: number, zoom: number }) => number][]}
 */
const quantities = [["offset.x", "pt", view => view.x], ["offset.y", "pt", view => view.y], ["zoom", "", view => view.zoom]];
const speed = view => Math.hypot(view.vx, view.vy);
const isOutside = ({ x, y, lowX, lowY, highX, highY }) => x < lowX - still || x > highX + still || y < lowY - still || y > highY + still;
const isZoomedOut = ({ zoom, minimumZoom, maximumZoom }) => zoom < minimumZoom || zoom > maximumZoom;

/** The value in which two views differ most, and the difference. A hundredth of zoom counts as a point. */
function difference(one, other) {
  let [most, found] = [0, undefined];
  for (const [name, unit, of] of quantities) {
    const size = Math.abs(of(one) - of(other)) * (unit ? 1 : 100);
    if (size > most) [most, found] = [size, { name, unit, values: [of(one), of(other)] }];
  }
  return { size: most, ...found };
}

/** The first visible difference of two engines in a session, if there is one. */
class Apart {
  /** The number of shown states that were examined. */
  looked = 0;
  // The largest difference so far.
  most = 0;

  /** Examines what was shown since the last call. */
  look(session) {
    const { shown } = session;
    if (this.shown !== shown) {
      this.shown = shown;
      this.looked = 0;
      this.most = 0;
      this.first = undefined;
    }
    for (let index = Math.min(this.looked, shown.length); index < shown.length; index += 1) {
      const [time, one, other] = shown[index];
      if (!other) continue;
      one.forEach((view, place) => {
        const found = difference(view, other[place]);
        if (!(found.size > still)) return;
        this.first ??= { ...found, time, when: Apart.when(session, index, place) };
        // The text describes the first visible difference, not the first hundredth of a point.
        if (this.most <= unseen && found.size > unseen) Object.assign(this.first, { ...found, seen: time });
        this.most = Math.max(this.most, found.size);
      });
    }
    this.looked = shown.length;
    return this.most > unseen ? this.first : undefined;
  }

  /** The phase of the gesture at a difference. */
  static when(session, index, place) {
    const { shown, happened, source: { scene } } = session;
    const [time, ...engines] = shown[index];
    const views = engines.map(views => views[place]);
    const [before, start] = [shown[Math.max(0, index - 1)], shown[0]].map(([, ...engines]) => engines.map(views => views[place]));
    const fingers = at => {
      const down = new Set();
      for (const one of happened) {
        if (one.time > at) break;
        for (const { kind, finger } of session.touchesOf(one)) if (kind === "up" || kind === "cancel") down.delete(finger); else down.add(finger);
      }
      return down.size;
    };
    // The effect of a touch at a tick, or just before it, is shown at the next tick.
    const [count, countBefore] = [fingers(time), fingers(time - tick - lag)];
    const isZooming = views[0].zoom !== views[1].zoom;
    if (count > 1) return views.some(isZoomedOut) ? "while the fingers zoom past the limit" : "as the fingers move apart";
    if (count) {
      const isOut = views.some(isOutside);
      if (before.some((view, slot) => difference(view, start[slot]).size <= still)) return isOut ? "as the finger begins to pull past the edge" : "as the drag begins";
      return isOut ? "while the finger pulls past the edge" : "while the finger drags";
    }
    if (isZooming) return "as the zoom comes back";
    if (views.some(isOutside)) return countBefore ? "as the finger lifts outside" : "as it comes back from outside";
    if (scene.views[place]?.snap) return "while it turns a page or settles";
    const [a, b] = views.map(speed);
    if (countBefore && Math.min(a, b) < 1 && Math.max(a, b) >= 1) return "as the finger lifts: one goes on, the other stops";
    if (countBefore && Math.abs(a - b) > .03 * Math.max(a, b)) return "as the finger lifts: they go on at different speeds";
    return Math.min(a, b) < 1 ? "where one has stopped" : "while it coasts";
  }
}

/** The settings of these engines that have an effect in that phase. */
function suspects(when, engines) {
  const known = new Set(engines.flatMap(({ settings }) => settings.map(({ name }) => name)));
  return causes[when].filter(name => known.has(name));
}
