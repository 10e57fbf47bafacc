"use strict";
// A clock controlled by Flickbook. It replaces the page's own clock before any of its scripts runs, so that the
// behaviour of scripts depends only on the recording, and never on the speed of this machine.
(() => {
  /** Milliseconds since the page began to load. */
  let now = 0;
  const began = Date.UTC(2024, 0, 1);
  const timers = new Map();
  const drawings = new Map();
  let next = 1;
  /** Nesting depth of timers: from the sixth level on, browsers wait at least 4 ms. */
  let depth = 0;

  const NativeDate = Date;
  const channel = new MessageChannel();
  /** Resolves after all pending promise callbacks. */
  const later = () => new Promise((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(0);
  });

  function VirtualDate(...parts) {
    if (!new.target) return new NativeDate(began + now).toString();
    return Reflect.construct(NativeDate, parts.length ? parts : [began + now], new.target);
  }
  VirtualDate.prototype = NativeDate.prototype;
  VirtualDate.prototype.constructor = VirtualDate;
  Object.assign(VirtualDate, { parse: NativeDate.parse, UTC: NativeDate.UTC, now: () => began + Math.floor(now) });
  globalThis.Date = VirtualDate;
  performance.now = () => now;
  Object.defineProperty(Event.prototype, "timeStamp", { get: () => now });

  function wait(repeats) {
    return (call, delay, ...values) => {
      const length = Math.max(+delay || 0, depth > 5 ? 4 : repeats ? 1 : 0);
      const run = typeof call === "function" ? () => call(...values) : () => (0, eval)(String(call));
      timers.set(next, { at: now + length, every: repeats ? length : undefined, run, id: next, depth: depth + 1 });
      return next++;
    };
  }
  globalThis.setTimeout = wait(false);
  globalThis.setInterval = wait(true);
  globalThis.clearTimeout = globalThis.clearInterval = (id) => { timers.delete(id); };
  globalThis.requestAnimationFrame = (call) => { drawings.set(next, call); return next++; };
  globalThis.cancelAnimationFrame = (id) => { drawings.delete(id); };
  globalThis.requestIdleCallback = (call) => globalThis.setTimeout(() => call({ didTimeout: false, timeRemaining: () => 10 }), 1);
  globalThis.cancelIdleCallback = globalThis.clearTimeout;

  // Random numbers are also the same each time: Marsaglia's xorshift.
  let chance = 0x9e3779b9;
  Math.random = () => {
    chance ^= chance << 13;
    chance ^= chance >>> 17;
    chance ^= chance << 5;
    return (chance >>> 0) / 2 ** 32;
  };

  /** As in the browser, an exception in one callback is reported and does not stop the others. */
  function run(call, ...values) {
    try { call(...values); } catch (error) { reportError(error); }
  }

  function due(time) {
    let first;
    for (const timer of timers.values()) {
      if (timer.at <= time && (!first || timer.at < first.at)) first = timer;
    }
    return first;
  }

  /** Advances the time: each timer that is due runs at its own time, the earliest first. */
  async function advance(time) {
    for (let timer = due(time), count = 0; timer; timer = due(time), count++) {
      if (count === 10_000) throw new Error("timers without end");
      now = Math.max(now, timer.at);
      if (timer.every) timer.at += timer.every; else timers.delete(timer.id);
      depth = timer.depth;
      run(timer.run);
      depth = 0;
      await later();
    }
    now = Math.max(now, time);
  }

  /** Advances the time to a frame, and runs the animation frame callbacks. */
  async function frame(time) {
    await advance(time);
    const called = [...drawings.values()];
    drawings.clear();
    for (const call of called) run(call, now);
    if (called.length) await later();
  }

  Object.defineProperty(globalThis, "flickbookClock", { value: { advance, frame } });
})();
