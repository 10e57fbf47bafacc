"use strict";

// The compiled engines. Numbers go in through a room and come out of another; a refusal comes with words.

/** How many numbers there are of each view that is shown, and what they are. */
const stateNames = [
  "x", "y", "vx", "vy", "zoom", "activity", "left", "top", "width", "height", "contentWidth", "contentHeight",
  "lowX", "lowY", "highX", "highY", "boundsWidth", "boundsHeight", "minimumZoom", "maximumZoom",
];

/** One view as it is shown at a time: it reads the numbers that all views of that time share. */
class ShownView {
  constructor(numbers, start) {
    this.numbers = numbers;
    this.start = start;
  }
}
stateNames.forEach((name, index) => {
  Object.defineProperty(ShownView.prototype, name, { get() { return this.numbers[this.start + index]; } });
});

/** What a finger does, by number. */
const kinds = { down: 0, move: 1, up: 2, cancel: 3 };

/** What a verdict is called by its number. */
const verdictNames = ["not applicable", "not tested", "held", "broken", "held weakly"];

class Engines {
  /** The engines of the module that stands in the page. */
  static async open(base64) { return Engines.start(await Engines.compile(base64)); }

  /** Unpacks the module that stands in the page. */
  static async compile(base64) {
    const packed = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
  }

  /** Engines with a memory of their own: one scene, and a few sessions in it. */
  static async start(module) {
    let memory;
    const number = (place, length) => {
      const text = String.fromCharCode(...new Uint8Array(memory.buffer, place, length));
      return text.trim() === "" ? NaN : Number(text);
    };
    const { exports } = await WebAssembly.instantiate(module, { page: { number } });
    ({ memory } = exports);
    return new Engines(exports);
  }

  constructor(calls) { this.calls = calls; }

  give(numbers) {
    const place = this.calls.room(numbers.length);
    new Float64Array(this.calls.memory.buffer, place, numbers.length).set(numbers);
  }

  /** The numbers that a call has left. They are only good until the next call. */
  taken(count) {
    if (count < 0) throw new Error(this.words());
    return new Float64Array(this.calls.memory.buffer, this.calls.numbers(), count);
  }

  words() {
    const { memory, words, wordCount } = this.calls;
    return new TextDecoder().decode(new Uint8Array(memory.buffer, words(), wordCount()));
  }

  /** Takes a recording: the times of its moments, in nanoseconds. */
  load(numbers) {
    this.give(numbers);
    return [...this.taken(this.calls.load())];
  }

  /** `declared` are the settings whose promises it is judged by, if they are others than those that it has. */
  open(slot, engine, settings, declared = []) {
    this.give([...settings, ...declared]);
    this.taken(this.calls.open(slot, engine));
  }

  play(slot, moment) { this.taken(this.calls.play(slot, moment)); }

  /** Hands over what fingers do at a time: `[kind, finger, x, y]` each. */
  touch(slot, time, touches) {
    this.give(touches.flat());
    this.taken(this.calls.touch(slot, time, touches.length));
  }

  /** What is shown at a time, in nanoseconds. */
  advance(slot, time) {
    const taken = this.taken(this.calls.advance(slot, time));
    const first = this.keep(taken);
    const views = [];
    for (let start = 3; start < taken.length; start += stateNames.length) views.push(new ShownView(this.kept, first + start));
    return { time: taken[0], isOver: taken[1] === 1, fingers: taken[2], views };
  }

  /** Copies numbers, and returns where they are in `kept`. Many share an array: each frame would leave one to collect. */
  keep(numbers) {
    if (!(this.used + numbers.length <= this.kept?.length)) {
      this.kept = new Float64Array(Math.max(8192, numbers.length));
      this.used = 0;
    }
    const first = this.used;
    this.kept.set(numbers, first);
    this.used += numbers.length;
    return first;
  }

  /** All that the steps showed since this was asked last. */
  steps(slot) { return Float64Array.from(this.taken(this.calls.steps(slot))); }

  /** The names of the invariants, in the order of the verdicts. */
  invariants(slot) {
    this.taken(Math.min(0, this.calls.invariants(slot)));
    return this.words().split("\n");
  }

  verdicts(slot, isLast, quality) {
    const numbers = this.taken(this.calls.verdicts(slot, isLast ? 1 : 0, quality));
    const verdicts = [];
    for (let at = 0; at < numbers.length; at += 7) {
      verdicts.push({ kind: numbers[at], count: numbers[at + 1], margin: numbers[at + 2], time: numbers[at + 3], step: numbers[at + 4], view: numbers[at + 5], excess: numbers[at + 6] });
    }
    // Only what is broken has words.
    if (!verdicts.some(({ kind }) => kind === 3)) return verdicts;
    // Embedded Swift has no names of cases: which axis it was, the charts show.
    const words = this.words().replaceAll(/\.?\(cannot print value in embedded Swift\)/g, "").split("\x1e");
    verdicts.forEach((verdict, index) => {
      if (verdict.kind === 3) [verdict.expected, verdict.actual, verdict.circumstance] = words[index].split("\x1f");
    });
    return verdicts;
  }
}
