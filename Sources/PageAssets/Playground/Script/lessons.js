"use strict";

// Seven things that make a scroll view feel as it does: for each a gesture, the setting that it depends on,
// and the invariant that guards it.

const lessons = [
  {
    name: "Slop", scene: "Picture to zoom", setting: "pinch-slop", invariant: "pinch-zooms",
    says: "Fingers at rest tremble. The slop is how far they may move, or here part, before anything follows.",
    tries: [60, "The pinch is ignored: the fingers part by 120 pt, and the picture stays as it was."],
    gesture: gesture(600, share => [[160 - 20 - 60 * share, 240], [160 + 20 + 60 * share, 240]]),
  },
  {
    name: "Velocity at release", scene: "Long list", setting: "sample-step", invariant: "fling-follows-the-finger",
    says: "The last places of the finger decide how fast the content goes on: this is the time between them.",
    tries: [.1, "The slow start of the flick counts too, and the list goes a quarter as far."],
    gesture: gesture(160, line([160, 380], [160, 200], 1.8)),
  },
  {
    name: "Coasting", scene: "Long list", setting: "rate", invariant: "eventually-at-rest",
    says: "In each millisecond the content keeps this share of its speed. With 0.998 it goes five times as far as with 0.99.",
    tries: [.9995, "The list slides as on ice, and still moves after four seconds."],
    gesture: gesture(120, line([160, 380], [160, 230])),
  },
  {
    name: "Pulling past an edge", scene: "Short list", setting: "rubber", invariant: "overscroll-damped",
    says: "Past its edge the content follows the finger less and less.",
    tries: [1.2, "The content runs ahead of the finger."],
    gesture: gesture(500, line([160, 120], [160, 400]), 500),
  },
  {
    name: "Bounce", scene: "Short list", setting: "bounce-decay", invariant: "eventually-at-rest",
    says: "Let go, the content comes back: the more decay, the sooner.",
    tries: [2, "The content creeps back, and takes more than five seconds."], stays: true,
    gesture: gesture(220, line([160, 140], [160, 340])),
  },
  {
    name: "Paging", scene: "Pages", engine: "android", setting: "page-turn", invariant: "rest-page-aligned",
    says: "Let go between two pages, the view turns to one of them, in this time.",
    tries: [0, "Nothing turns the page: half of one and half of the next stay in view."],
    gesture: gesture(200, line([230, 240], [150, 240])),
  },
  {
    name: "Zoom", scene: "Picture to zoom", setting: "zoom-decay", invariant: "eventually-at-rest",
    says: "Fingers may pull the zoom past its limit. When they lift, it comes back: the more decay, the sooner.",
    tries: [1.4, "The picture takes seconds to shrink back to its limit."], stays: true,
    gesture: gesture(600, share => [[160 - 20 - 130 * share, 240], [160 + 20 + 130 * share, 240]]),
  },
];

class Lessons {
  constructor(playground) {
    this.playground = playground;
    find("lesson").replaceChildren(make("option", { value: -1 }, "none"), ...lessons.map(({ name }, value) => make("option", { value }, name)));
    find("lesson").addEventListener("change", () => this.begin());
    find("lesson-try").addEventListener("click", () => this.try());
  }

  get current() { return lessons[find("lesson").value]; }

  begin() {
    const { current, playground } = this;
    document.body.classList.toggle("lesson", current !== undefined);
    find("lesson-says").hidden = !current;
    if (this.stays || current) find("declared").checked = current?.stays === true;
    this.stays = current?.stays;
    if (!current) return playground.choose();
    const [value, seen] = current.tries;
    find("lesson-text").textContent = current.says;
    find("lesson-try").textContent = `Try ${current.setting} ${value}`;
    find("lesson-seen").textContent = `${seen} The invariant ${current.invariant} breaks${current.stays
      ? ", for the declaration stays: by itself the engine would declare how long it takes now, and nothing would break" : ""}.`;
    find("scene").value = playground.sources.findIndex(({ name, lines }) => name === current.scene && !lines.length);
    find("engine-a").value = playground.data.engines.findIndex(({ name }) => name === (current.engine ?? "ios"));
    // What another lesson has tried is no part of this one.
    const a = find("engine-a").value;
    playground.data.engines[a].settings.forEach(({ value }, index) => { playground.values[a][index] = value; });
    playground.enter();
    this.dial?.closest(".dial").classList.add("taught");
    this.play();
  }

  /** The slider that the lesson is about. */
  get dial() { return document.getElementById(`a-${this.current.setting}`); }

  play() {
    this.playground.perform(this.current.gesture);
  }

  /** Sets the value that the lesson names, and plays its gesture again. */
  try() {
    this.dial.value = this.current.tries[0];
    this.dial.dispatchEvent(new Event("input"));
    this.play();
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
