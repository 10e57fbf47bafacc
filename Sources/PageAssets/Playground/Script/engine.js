"use strict";

// The engines, compiled to WebAssembly. Numbers are passed through an input buffer and returned in an output buffer. An
// error is returned as text.

/** The names of the numbers that describe a view in a state, in order. */
const stateNames = [
  "x", "y", "vx", "vy", "zoom", "activity", "left", "top", "width", "height", "contentWidth", "contentHeight",
  "lowX", "lowY", "highX", "highY", "boundsWidth", "boundsHeight", "minimumZoom", "maximumZoom",
];

/** One view in a state. Its values are read from the numbers that all views of that time share. */
class ShownView {
  constructor(numbers, start) {
    this.numbers = numbers;
    this.start = start;
  }
}
stateNames.forEach((name, index) => {
  Object.defineProperty(ShownView.prototype, name, { get() { return this.numbers[this.start + index]; } });
});

/** The touch phases, by number. */
const kinds = { down: 0, move: 1, up: 2, cancel: 3 };

/** The names of the verdicts, by number. */
const verdictNames = ["not applicable", "not tested", "held", "broken", "held weakly"];

class Engines {
  /** Starts the engines of the module in the page. */
  static async open(base64) { return Engines.start(await Engines.compile(base64)); }

  /** Decompresses and compiles the module in the page. */
  static async compile(base64) {
    const packed = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
  }

  /**
   * Starts engines with their own memory, which contains one scene and a few sessions in it.
   *
   * @param {WebAssembly.Module} module
   */
  static async start(module) {
    /** @type {WebAssembly.Memory} */
    let memory;
    const number = (place, length) => {
      const text = String.fromCharCode(...new Uint8Array(memory.buffer, place, length));
      return text.trim() === "" ? NaN : Number(text);
    };
    const { exports } = await WebAssembly.instantiate(module, { page: { number } });
    if (exports.memory instanceof WebAssembly.Memory) memory = exports.memory;
    return new Engines(exports);
  }

  constructor(calls) { this.calls = calls; }

  give(numbers) {
    const place = this.calls.room(numbers.length);
    new Float64Array(this.calls.memory.buffer, place, numbers.length).set(numbers);
  }

  /** The numbers returned by a call. They are valid only until the next call. */
  taken(count) {
    if (count < 0) throw new Error(this.words());
    return new Float64Array(this.calls.memory.buffer, this.calls.numbers(), count);
  }

  words() {
    const { memory, words, wordCount } = this.calls;
    return new TextDecoder().decode(new Uint8Array(memory.buffer, words(), wordCount()));
  }

  /** Loads a recording, and returns the times of its moments in nanoseconds. */
  load(numbers) {
    this.give(numbers);
    return [...this.taken(this.calls.load())];
  }

  /**
   * Opens an engine. `declared` are the settings whose contract is used for judging, if they differ from `settings`.
   */
  open(slot, engine, settings, declared = []) {
    this.give([...settings, ...declared]);
    this.taken(this.calls.open(slot, engine));
  }

  play(slot, moment) { this.taken(this.calls.play(slot, moment)); }

  /** Passes the touches of a moment: `[kind, finger, x, y]` each. */
  touch(slot, time, touches) {
    this.give(touches.flat());
    this.taken(this.calls.touch(slot, time, touches.length));
  }

  /** The state at a time, in nanoseconds. */
  advance(slot, time) {
    const taken = this.taken(this.calls.advance(slot, time));
    const first = this.keep(taken);
    const views = [];
    for (let start = 3; start < taken.length; start += stateNames.length) views.push(new ShownView(this.kept, first + start));
    return { time: taken[0], isOver: taken[1] === 1, fingers: taken[2], views };
  }

  /**
   * Copies numbers, and returns their offset in `kept`. Many states share an array, because a separate one per frame
   * would burden the garbage collector.
   */
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

  /** Everything that the steps have shown since the last call. */
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
      verdicts.push({ kind: numbers[at], count: numbers[at + 1], margin: numbers[at + 2], time: numbers[at + 3], step: numbers[at + 4], view: numbers[at + 5], excess: numbers[at + 6], expected: "", actual: "", circumstance: "" });
    }
    // Only violations have texts.
    if (!verdicts.some(({ kind }) => kind === 3)) return verdicts;
    // Embedded Swift cannot print the names of cases. The charts show which axis is meant.
    const words = this.words().replaceAll(/\.?\(cannot print value in embedded Swift\)/g, "").split("\x1e");
    verdicts.forEach((verdict, index) => {
      if (verdict.kind === 3) [verdict.expected, verdict.actual, verdict.circumstance] = words[index].split("\x1f");
    });
    return verdicts;
  }
}
