"use strict";

// The input of the engines, in order: moments of a recording and of the user's fingers. All of it can be repeated on
// other engines or with other settings.

/** The touches of a moment, parsed from its lines. */
const touchesIn = lines => [...lines.matchAll(/<(down|move|up|cancel) t="[^"]*" finger="(\d+)" x="([^"]*)" y="([^"]*)"/g)]
  .map(([, kind, finger, x, y]) => ({ kind, finger: +finger, x: +x, y: +y }));

/** The interval at which engines are sampled, in nanoseconds. */
const tick = 1e9 / 60;

class Session {
  /** The history: a time in nanoseconds with a moment of the recording, or with touches. */
  happened = [];
  /** The index of the next moment of the recording; infinite once the user has taken over. */
  next = Infinity;
  /** The positions of the fingers that are down, by number. */
  down = new Map();
  /** The time of the page at time zero of the recording; undefined before the first event. */
  origin;
  /** The present time, in nanoseconds. */
  now = 0;
  states = [];
  /**
   * What was shown at each tick since the first event: `[time, state of a, state of b]`. The times of display frames
   * vary, but ticks are the same when everything is repeated, and so are the states at ticks.
   */
  shown = [];
  /** Number of completed ticks. */
  ticks = 0;

  constructor(engines, source) {
    this.engines = engines;
    this.source = source;
    this.times = engines.load(source.numbers);
    this.touches = source.lines.map(touchesIn);
    /** The engine in each slot, with its settings. */
    this.chosen = [];
    this.isRecorded = this.times.length > 0;
  }

  /** Puts engines into the scene and repeats what happened. */
  choose(chosen) {
    this.chosen = chosen;
    chosen.forEach(({ index, settings, declared }, slot) => this.engines.open(slot, index, settings, declared));
    this.states = [];
    this.shown = [];
    this.ticks = 0;
    this.isStill = false;
    if (!this.happened.length) return this.look(0);
    for (const one of this.happened) {
      this.lookUntil(one.time);
      this.perform(one);
    }
    this.lookUntil(this.now);
    if (!this.shown.length) this.look(this.now);
    this.advance(this.now);
  }

  /** Plays the recording, or what happened here, from its start. */
  replay(pageTime) {
    if (!this.isRecorded) return this.repeat(this.happened, pageTime);
    this.afresh();
    this.next = 0;
    this.begin(this.times[0], pageTime);
  }

  /** Replays a given history from its start. */
  repeat(happened, pageTime) {
    this.afresh();
    if (!happened.length) return;
    this.again = [...happened];
    this.isTakenOver = this.isRecorded;
    this.begin(happened[0].time, pageTime);
  }

  begin(time, pageTime) {
    this.origin = pageTime - time / 1e6;
    this.now = time;
    this.choose(this.chosen);
  }

  /** Clears the history. */
  afresh() {
    this.happened = [];
    this.next = Infinity;
    this.again = undefined;
    this.origin = undefined;
    this.paused = undefined;
    this.now = 0;
    this.isTakenOver = false;
    this.down.clear();
    this.choose(this.chosen);
  }

  get isPlaying() { return this.next < this.times.length || (this.again?.length ?? 0) > 0; }

  /** Stops time until it is resumed. */
  pause(pageTime) { this.paused = pageTime; }

  get isPaused() { return this.paused !== undefined; }

  goOn(pageTime) {
    if (!this.isPaused) return;
    if (this.origin !== undefined) this.origin += pageTime - this.paused;
    this.paused = undefined;
  }

  /** From now on only the user's fingers count. Fingers of the recording that are down are cancelled. */
  takeOver(pageTime) {
    this.goOn(pageTime);
    if (!this.isPlaying) return;
    this.play(pageTime);
    this.isTakenOver = true;
    this.next = Infinity;
    this.again = undefined;
    const left = [...this.down].map(([finger, { x, y }]) => ({ kind: "cancel", finger, x, y }));
    if (left.length) this.touch(left, pageTime);
  }

  /** Adds touches at a time of the page: never before what was already shown, and at most one per finger and time. */
  touch(touches, pageTime) {
    if (this.origin === undefined) this.origin = pageTime;
    const last = this.happened.length ? this.happened[this.happened.length - 1].time : -1;
    const least = Math.max(Math.ceil((last + 1) / 1000), Math.ceil(this.now / 1000), 0);
    const time = Math.max(least, Math.round((pageTime - this.origin) * 1000)) * 1000;
    this.add({ time, touches });
  }

  add(one) {
    this.lookUntil(one.time);
    this.happened.push(one);
    this.perform(one);
    this.now = Math.max(this.now, one.time);
    this.follow(one);
  }

  perform({ time, moment, touches }) {
    this.chosen.forEach((_, slot) => {
      if (moment !== undefined) this.engines.play(slot, moment);
      else this.engines.touch(slot, time, touches.map(({ kind, finger, x, y }) => [kinds[kind], finger, x, y]));
    });
  }

  /** The touches of a history entry, from the recording or from the user. */
  touchesOf({ moment, touches }) { return moment === undefined ? touches : this.touches[moment] ?? []; }

  /** Tracks the positions of fingers. */
  follow(one) {
    for (const { kind, finger, x, y } of this.touchesOf(one)) {
      if (kind === "up" || kind === "cancel") this.down.delete(finger);
      else this.down.set(finger, { x, y });
    }
  }

  /** Plays the recording up to a time of the page. */
  play(pageTime) {
    if (this.origin === undefined) return;
    const time = Math.floor((pageTime - this.origin) * 1e6);
    while (this.next < this.times.length && this.times[this.next] <= time) {
      this.add({ time: this.times[this.next], moment: this.next });
      this.next += 1;
    }
    while (this.again?.length && this.again[0].time <= time) this.add(this.again.shift());
  }

  /** The states at a time of the page. */
  frame(pageTime) {
    if (this.origin === undefined || this.isPaused) return this.states;
    this.play(pageTime);
    this.now = Math.max(this.now, Math.floor((pageTime - this.origin) * 1000) * 1000);
    this.lookUntil(this.now);
    this.advance(this.now);
    return this.states;
  }

  advance(time) { this.states = this.chosen.map((_, slot) => this.engines.advance(slot, time)); }

  /**
   * Samples all ticks before a time. If nothing happens for long, only the ticks of the first 20 seconds are sampled.
   */
  lookUntil(time) {
    if (!this.happened.length) return;
    const [{ time: start }] = this.happened;
    const end = Math.min(time, start + this.ticks * tick + 20e9);
    for (let at; (at = Math.floor(start + this.ticks * tick)) < end; this.ticks += 1) this.look(at);
    this.ticks = Math.max(this.ticks, Math.ceil((time - start) / tick));
  }

  look(time) {
    const wasStill = this.isStill;
    this.advance(time);
    this.isStill = this.isOver;
    if (!(wasStill && this.isStill && this.shown.length)) this.shown.push([time, ...this.states.map(state => state.views)]);
    if (this.shown.length > 20_000) this.shown.splice(0, 10_000);
  }

  /** Whether all motion has ended. */
  get isOver() { return this.states.length > 0 && this.states.every(state => state.isOver) && !this.isPlaying; }

  verdicts(slot) { return this.engines.verdicts(slot, false, this.source.quality); }

  /** What happened, as a recording: the scene of the source and one event per line. */
  get xml() {
    const lines = this.happened.map(({ time, moment, touches }) => moment !== undefined
      ? this.source.lines[moment]
      : touches.map(({ kind, finger, x, y }) => element(2, kind, { t: decimal(time / 1e6, 6), finger, x, y })).join(""));
    return `${this.source.head}${lines.join("")}  </timeline>\n</recording>\n`;
  }
}
