"use strict";

// A replay that can be drawn: the data of results.jsonl as numbers.

/**
 * Parses a column, whose numbers are differences to the previous value: `0*12 -1234 ?` is twelve zeros, then -1234,
 * then no value.
 */
function numbers(text) {
  const column = [];
  let last = 0;
  for (const word of text ? text.split(" ") : []) {
    const [step, count] = word.split("*");
    for (let left = count ? +count : 1; left > 0; left -= 1) {
      column.push(step === "?" ? null : (last += +step));
    }
  }
  return column;
}

/** @type {[number, string, string][]} */
const activities = [
  [8, "zooming", "Z"], [2, "dragging", "D"], [16, "zoom-bouncing", "z"], [32, "animating", "a"],
  [4, "decelerating", "d"], [1, "tracking", "T"],
];

/**
 * Left, top, width and height.
 *
 * @typedef {[number, number, number, number]} Box
 */

/**
 * The position of a view and of its content.
 *
 * @typedef {{ x: number, y: number, zoom: number, frame: Box, content: [number, number] }} Sight
 */

class Film {
  /** The time resolution of a recorded device, which has no frames. */
  static sampleHertz = 100000;

  constructor(scene, trace) {
    this.scene = scene;
    this.hertz = trace.hertz;
    this.phase = trace.phase;
    this.frames = numbers(trace.k);
    this.times = this.frames.map(k => trace.phase + 1000 * k / trace.hertz);
    this.views = trace.views.map(columns => {
      const view = {};
      for (const name in columns) view[name] = numbers(columns[name]);
      return view;
    });
    // The app's own signals belong to no view. Text signals are missing here, because their drawing never changes.
    for (const { name, values, texts } of trace.signals ?? []) if (!texts) this.views[0][`probe.${name}`] = numbers(values);
    this.fingers = (trace.fingers ?? []).map(finger => ({
      number: finger.finger, end: finger.end,
      times: numbers(finger.t).map(t => t / 100),
      x: numbers(finger.x).map(x => x / 100), y: numbers(finger.y).map(y => y / 100),
    }));
    this.events = trace.events ?? [];
    this.callbacks = trace.callbacks ?? [];
    const all = [...this.times, ...this.events.map(event => event.t)];
    for (const finger of this.fingers) all.push(finger.times[0], finger.times.at(-1));
    this.start = all.reduce((one, other) => Math.min(one, other), Infinity);
    this.end = Math.max(all.reduce((one, other) => Math.max(one, other), 0), this.start + 1);
  }

  /** The times at which a shown position changes, or a finger moves. */
  motions() {
    const times = this.fingers.flatMap(finger => finger.times);
    this.times.forEach((time, row) => {
      const isOther = view => ["x", "y", "zoom"].some(channel => view[channel]?.[row] !== view[channel]?.[row - 1]);
      if (row > 0 && this.views.some(isOther)) times.push(time);
    });
    return times.sort((one, other) => one - other);
  }

  /** The value of a view in a row, or null if it was not reported. */
  value(channel, view, row) {
    const value = this.views[view]?.[channel]?.[row] ?? null;
    return value === null ? null : value / Film.parts(channel);
  }

  static parts(channel) {
    if (channel.startsWith("probe.")) return 100;
    if (/zoom/i.test(channel)) return 10000;
    if (channel.startsWith("velocity")) return 10;
    return /^(x|y|left|top|width|height|content|inset)/.test(channel) ? 100 : 1;
  }

  /** The last row at or before a time, or the first row. */
  lastRow(time) {
    let low = 0, high = this.times.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.times[middle] <= time + 0.01) low = middle; else high = middle;
    }
    return low;
  }

  /**
   * The row to show at a time. If the window changes between two rows, the earlier row has the positions in the old
   * window, so the later one is shown from the change on.
   */
  rowAt(time) {
    const row = this.lastRow(time), since = this.times[row];
    const isOld = this.events.some(({ window, t }) => window && t > since && t <= time);
    return isOld ? Math.min(row + 1, this.times.length - 1) : row;
  }

  activity(view, row) {
    const value = this.value("activity", view, row);
    if (value === null) return null;
    return activities.find(([bit]) => value & bit)?.[1] ?? "idle";
  }

  /**
   * The activity in words. A row shows the state at the end of its time. If a finger comes down at this time, the view
   * may have been at rest before, and a violation at this time may be about that rest.
   */
  activityFrom(view, row) {
    const activity = this.activity(view, row), time = this.times[row];
    const isTouched = this.fingers.some(finger => Math.abs(finger.times[0] - time) < 0.01);
    return activity === "tracking" && isTouched ? `${activity} since this touch` : activity;
  }

  window(time) {
    const change = this.events.findLast(event => event.window && event.t <= time);
    return change ? change.window : [this.scene.width, this.scene.height];
  }

  keyboard(time) {
    const frame = this.events.findLast(event => event.keyboard && event.t <= time)?.keyboard;
    return frame && frame[2] > 0 ? frame : null;
  }

  /** The fingers that are down, each with its path in the last 150 ms. */
  fingersAt(time) {
    return this.fingers.flatMap(finger => {
      const last = finger.times.at(-1);
      if (finger.times[0] > time || (time > last && finger.end !== "open")) return [];
      const now = finger.times.findLastIndex(t => t <= time);
      const first = finger.times.findIndex(t => t >= time - 150);
      const way = [];
      for (let i = first; i >= 0 && i <= now; i += 1) way.push([finger.x[i], finger.y[i]]);
      return [{ number: finger.number, x: finger.x[now], y: finger.y[now], way }];
    });
  }

  /**
   * The position of a view and of its content in a row.
   *
   * @returns {Sight | null}
   */
  sight(view, row) {
    const scene = this.scene.views[view];
    const x = this.value("x", view, row), y = this.value("y", view, row);
    if (x === null || y === null) return null;
    const zoom = this.value("zoom", view, row) ?? 1;
    const [width, height] = [this.value("contentWidth", view, row), this.value("contentHeight", view, row)];
    return {
      x, y, zoom,
      frame: [
        this.value("left", view, row) ?? scene.x, this.value("top", view, row) ?? scene.y,
        this.value("width", view, row) ?? scene.width, this.value("height", view, row) ?? scene.height,
      ],
      content: [
        width === null ? scene.content[0] : width / zoom,
        height === null ? scene.content[1] : height / zoom,
      ],
    };
  }

  /** The edges of the loaded tiles of a view in a row, along both axes. */
  tiles(view, row) {
    const sight = this.sight(view, row), side = this.scene.views[view].tile;
    const [level, left, top, right, bottom] = ["Level", "FirstColumn", "FirstRow", "LastColumn", "LastRow"]
      .map(name => this.value(`tile${name}`, view, row));
    if (!sight || !side || level === null || right - left >= 64 || bottom - top >= 64) return [[], []];
    const edges = (first, last, limit) =>
      Array.from({ length: last - first + 2 }, (_, place) => Math.min((first + place) * side * 2 ** level, limit));
    return [edges(left, right, sight.content[0]), edges(top, bottom, sight.content[1])];
  }

  /** A label for a row: a recorded device has samples, an engine has frames. */
  rowName(row) {
    return this.hertz === Film.sampleHertz ? `sample ${row + 1} of ${this.times.length}` : `frame ${this.frames[row]}`;
  }

  /** The value of a channel at any time, interpolated between two rows that are close together. */
  valueAt(channel, view, time) {
    const row = this.lastRow(time), next = Math.min(row + 1, this.times.length - 1);
    const from = this.value(channel, view, row), to = this.value(channel, view, next);
    const since = time - this.times[row], span = this.times[next] - this.times[row];
    if (since < -0.01 || from === null || Math.abs(since) <= 0.01 || from === to && span > 0) return since < -0.01 ? null : from;
    return span > 0 && span <= 150 && to !== null ? from + (to - from) * since / span : null;
  }

  /** Combines the values of two engines at each row. The result is null where a value is missing. */
  beside(other, view, channels, make) {
    const rows = other.hertz === this.hertz && other.phase === this.phase
      ? new Map(other.frames.map((frame, row) => [frame, row])) : null;
    return this.times.map((time, row) => {
      const twin = rows?.get(this.frames[row]);
      if (rows && twin === undefined) return null;
      const mine = channels.map(channel => this.value(channel, view, row));
      const theirs = channels.map(channel => rows ? other.value(channel, view, twin) : other.valueAt(channel, view, time));
      return [...mine, ...theirs].includes(null) ? null : make(mine, theirs, time);
    });
  }

  /** The distance between the positions of a view in both engines at each row, in points. */
  distances(other, view) {
    return this.beside(other, view, ["x", "y"], ([x, y], [u, v]) => Math.hypot(x - u, y - v));
  }

  /** The relative difference between the zooms of a view in both engines at each row, in percent. */
  zoomGaps(other, view) {
    return this.beside(other, view, ["zoom"], ([one], [two]) => 100 * Math.abs(one - two) / Math.max(one, two));
  }

  /**
   * The allowed difference at each row, in points: a fixed amount or, if it is larger, the distance that the content
   * covers in `lapse` milliseconds at its higher speed in the last two rows.
   */
  allowances(other, view, still, lapse) {
    let last = null, before = 0, now = 0;
    return this.beside(other, view, ["x", "y"], ([x, y], [u, v], time) => {
      if (last) {
        const way = Math.max(Math.hypot(x - last.x, y - last.y), Math.hypot(u - last.u, v - last.v));
        [before, now] = [now, way / (time - last.time)];
      }
      last = { x, y, u, v, time };
      return Math.max(still, lapse * Math.max(before, now));
    });
  }
}
