"use strict";

// Seven properties that determine how a scroll view feels: for each a gesture, the setting that controls the property,
// the invariant that checks it, and the quantity that shows it best.

const lessons = [
  {
    name: "Slop", lane: "zoom", scene: "Picture to zoom", setting: "pinch-slop", invariant: "pinch-zooms",
    says: "Fingers at rest tremble. The slop is the distance that they may move, or here move apart, before the content reacts.",
    tries: [60, "The pinch is ignored: the fingers move apart by 120 pt, and the picture does not change."], stays: true,
    gesture: gesture(600, share => [[160 - 20 - 60 * share, 240], [160 + 20 + 60 * share, 240]]),
  },
  {
    name: "Velocity at release", lane: "offset.y", scene: "Long list", setting: "sample-step", invariant: "fling-follows-the-finger",
    says: "The last positions of the finger determine the speed of the fling: this is the time between them.",
    tries: [.1, "The slow start of the flick counts too, and the list goes a quarter as far."],
    gesture: gesture(160, line([160, 380], [160, 200], 1.8)),
  },
  {
    name: "Coasting", lane: "offset.y", scene: "Long list", setting: "rate", invariant: "eventually-at-rest",
    says: "In each millisecond the content keeps this share of its speed. With 0.998 it moves five times as far as with 0.99.",
    tries: [.9995, "The list slides as on ice, and still moves after four seconds."], stays: true,
    gesture: gesture(120, line([160, 380], [160, 230])),
  },
  {
    name: "Pulling past an edge", lane: "offset.y", scene: "Short list", setting: "rubber", invariant: "overscroll-damped",
    says: "Past its edge the content follows the finger less and less.",
    tries: [1.2, "The content runs ahead of the finger."],
    gesture: gesture(500, line([160, 120], [160, 400]), 500),
  },
  {
    name: "Bounce", lane: "offset.y", scene: "Short list", setting: "bounce-decay", invariant: "eventually-at-rest",
    says: "After release, the content comes back: the larger the decay, the sooner.",
    tries: [2, "The content creeps back, and takes more than five seconds."], stays: true,
    gesture: gesture(220, line([160, 140], [160, 340])),
  },
  {
    name: "Paging", lane: "offset.x", scene: "Pages", engine: "android", setting: "page-turn", invariant: "rest-page-aligned",
    says: "Released between two pages, the view turns to one of them, in this time.",
    tries: [0, "Nothing turns the page: half of one and half of the next stay in view."],
    gesture: gesture(200, line([230, 240], [150, 240])),
  },
  {
    name: "Zoom", lane: "zoom", scene: "Picture to zoom", setting: "zoom-decay", invariant: "eventually-at-rest",
    says: "Fingers may pull the zoom past its limit. When they lift, it comes back: the larger the decay, the sooner.",
    tries: [1.4, "The picture takes seconds to shrink back to its limit."], stays: true,
    gesture: gesture(600, share => [[160 - 20 - 130 * share, 240], [160 + 20 + 130 * share, 240]]),
  },
];

/** Whether a verdict is positive. An untested invariant has not held. */
const isHeld = ({ kind }) => kind === 2 || kind === 4;

/** Describes the result of the lesson's invariant. */
function guarded({ invariant }, verdict) {
  const { kind, count, expected, actual } = verdict;
  const words = kind === 3 ? `× broken: expected ${expected}, found ${actual}` : `${isHeld(verdict) ? "✓ " : ""}${verdictNames[kind]}${count > 1 ? ` ${count} times` : ""}`;
  return `Invariant ${invariant}: ${words}`;
}

/** The label of the button that tries the suggested value, and what can be seen afterwards. */
function tried({ setting, tries: [value, seen], invariant, stays }) {
  return [`Try ${setting} ${value}`, `${seen} The invariant ${invariant} breaks${stays
    ? ", because it judges by the default: by itself the engine would declare what this value changes, and nothing would break" : ""}.`];
}
