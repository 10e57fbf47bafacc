"use strict";

// Seven things that make a scroll view feel as it does: for each a gesture, the setting that it depends on,
// and the invariant that guards it.

/** Touches of one finger or two along a path, 120 times a second. `at` gives the places at a share of the time. */
function gesture(duration, at, rest = 0) {
  const events = [];
  const put = (kind, milliseconds, share) => events.push({
    time: Math.round(milliseconds * 1000) * 1000,
    touches: at(share).map(([x, y], index) => ({ kind, finger: index + 1, x: Number(decimal(x)), y: Number(decimal(y)) })),
  });
  const count = Math.round(duration * .12);
  put("down", 0, 0);
  for (let sample = 1; sample <= count; sample += 1) put("move", duration * sample / count, sample / count);
  if (rest) put("move", duration + rest, 1);
  put("up", duration + rest + 8, 1);
  return events;
}


const line = ([x, y], [toX, toY], pace = 1) => share => [[x + (toX - x) * share ** pace, y + (toY - y) * share ** pace]];

const lessons = [
  {
    name: "Slop", scene: "Long list", setting: "slop", invariant: "slop-deadzone",
    says: "A finger that wants to tap trembles. Until it has moved by the slop nothing scrolls, and then the content follows from there.",
    gesture: gesture(900, line([160, 300], [160, 250])),
  },
  {
    name: "Velocity at release", scene: "Long list", setting: "sample-step", invariant: "fling-follows-the-finger",
    says: "The last places of the finger decide how fast the content goes on. With more time between them, a flick that speeds up throws more slowly.",
    gesture: gesture(160, line([160, 380], [160, 200], 1.8)),
  },
  {
    name: "Coasting", scene: "Long list", setting: "rate", invariant: "decel-law",
    says: "In each millisecond the content keeps this share of its speed. With 0.998 it goes five times as far as with 0.99.",
    gesture: gesture(120, line([160, 380], [160, 230])),
  },
  {
    name: "Pulling past an edge", scene: "Short list", setting: "rubber", invariant: "overscroll-damped",
    says: "Past its edge the content follows the finger less and less. Above 1 it would run ahead of the finger.",
    gesture: gesture(500, line([160, 120], [160, 400]), 500),
  },
  {
    name: "Bounce", scene: "Short list", setting: "bounce-decay", invariant: "bounce-back-no-overshoot",
    says: "Let go, the content comes back: the more decay, the sooner, and never beyond its edge.",
    gesture: gesture(220, line([160, 140], [160, 340])),
  },
  {
    name: "Paging", scene: "Pages", setting: "page-fling", invariant: "rest-page-aligned",
    says: "A flick faster than this turns the page even if the finger moved less than half of it. The view always rests on a page.",
    gesture: gesture(200, line([230, 240], [150, 240])),
  },
  {
    name: "Zoom", scene: "Picture to zoom", setting: "soft-zoom", invariant: "zoom-in-range",
    says: "Fingers may pull the zoom past its limit by this share. When they lift, it comes back into its range.",
    gesture: gesture(600, share => [[160 - 20 - 130 * share, 240], [160 + 20 + 130 * share, 240]]),
  },
];

class Lessons {
  constructor(playground) {
    this.playground = playground;
    find("lesson").replaceChildren(make("option", { value: -1 }, "none"), ...lessons.map(({ name }, value) => make("option", { value }, name)));
    find("lesson").addEventListener("change", () => this.begin());
  }

  get current() { return lessons[find("lesson").value]; }

  begin() {
    const { current, playground } = this;
    document.body.classList.toggle("lesson", current !== undefined);
    find("lesson-says").textContent = current?.says ?? "";
    find("lesson-says").hidden = !current;
    if (!current) return playground.choose();
    find("scene").value = playground.sources.findIndex(({ name, lines }) => name === current.scene && !lines.length);
    find("engine-a").value = playground.data.engines.findIndex(({ name }) => name === "ios");
    playground.enter();
    document.getElementById(`a-${current.setting}`)?.closest(".dial").classList.add("taught");
    playground.session.happened = current.gesture.map(one => ({ ...one }));
    playground.replay();
  }

  /** What the invariant of the lesson says of the first engine. */
  judge(verdicts, names) {
    const { current } = this;
    find("lesson-verdict").hidden = !current;
    if (!current) return;
    const { kind, count, expected, actual } = verdicts[0][names.indexOf(current.invariant)];
    const words = kind === 3 ? `× broken: expected ${expected}, found ${actual}` : `${kind === 2 || kind === 4 ? "✓ " : ""}${verdictNames[kind]}${count > 1 ? ` ${count} times` : ""}`;
    find("lesson-verdict").textContent = `Guarded by ${current.invariant}: ${words}`;
    find("lesson-verdict").classList.toggle("broken", kind === 3);
  }
}
