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
    const numbers = [...this.taken(this.calls.advance(slot, time))];
    const views = [];
    for (let start = 3; start < numbers.length; start += stateNames.length) views.push(new ShownView(numbers, start));
    return { time: numbers[0], isOver: numbers[1] === 1, fingers: numbers[2], views };
  }

  /** All that the steps showed since this was asked last. */
  steps(slot) { return Float64Array.from(this.taken(this.calls.steps(slot))); }

  /** The names of the invariants, in the order of the verdicts. */
  invariants(slot) {
    this.taken(Math.min(0, this.calls.invariants(slot)));
    return this.words().split("\n");
  }

  verdicts(slot, isLast, quality) {
    const numbers = Float64Array.from(this.taken(this.calls.verdicts(slot, isLast ? 1 : 0, quality)));
    // Embedded Swift has no names of cases: which axis it was, the charts show.
    const words = this.words().replaceAll(/\.?\(cannot print value in embedded Swift\)/g, "").split("\x1e");
    return Array.from({ length: numbers.length / 7 }, (_, index) => {
      const [kind, count, margin, time, step, view, excess] = numbers.subarray(index * 7, index * 7 + 7);
      const [expected, actual, circumstance] = words[index].split("\x1f");
      return { kind, count, margin, time, step, view, excess, expected, actual, circumstance };
    });
  }
}
