"use strict";
// A clock controlled by Flickbook. It replaces the page's own clock before any of its scripts runs, so that the
// behaviour of scripts depends only on the recording, and never on the speed of this machine.
(() => {
  /** The clock of the page around this one, if this is a frame of the same origin. */
  const outer = (() => { try { return parent === window ? undefined : parent.flickbookClock; } catch { return undefined; } })();
  /** The time in milliseconds since the page began to load, and the time at which this frame of it began to load. */
  let now = outer?.now() ?? 0;
  const start = now;
  const began = Date.UTC(2024, 0, 1);
  const timers = new Map();
  const drawings = new Map();
  let next = 1;
  /** Nesting depth of timers: from the sixth level on, browsers wait at least 4 ms. */
  let depth = 0;

  const NativeDate = Date;
  const channel = new MessageChannel();
  /** Returns a promise that is resolved after all pending promise callbacks. */
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
  performance.now = () => now - start;

  // An event keeps the time at which it arrived, because pages store events and compare their times later. Events of
  // every type that the page listens to are therefore observed here first.
  const arrivals = new WeakMap();
  function arrival(event) {
    if (!arrivals.has(event)) arrivals.set(event, now - start);
    return arrivals.get(event);
  }
  Object.defineProperty(Event.prototype, "timeStamp", { get() { return arrival(this); } });
  const { addEventListener: add } = EventTarget.prototype;
  const seen = new Set();
  EventTarget.prototype.addEventListener = function (type, ...more) {
    if (/^(touch|pointer|mouse|click)/.test(type) && !seen.has(type)) {
      seen.add(type);
      add.call(window, type, arrival, { capture: true, passive: true });
    }
    return add.call(this, type, ...more);
  };

  // Flickbook hides the window for a moment if the browser does not finish a frame. The page does not learn of it.
  add.call(window, "visibilitychange", (event) => { if (event.isTrusted) event.stopImmediatePropagation(); }, { capture: true });
  Object.defineProperty(Document.prototype, "hidden", { get: () => false });
  Object.defineProperty(Document.prototype, "visibilityState", { get: () => "visible" });

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
  // The browser updates a page at a frame only if a script has requested the frame. Without an update, the page
  // receives no event at the end of an animation, and motion in the compositor is not observed.
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  const ask = () => request(ask);
  ask();
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

  /** The clocks of the frames in this page. */
  function inner() {
    const clocks = [];
    for (let index = 0; index < window.length; index++) {
      // A frame of another origin cannot be accessed.
      try { clocks.push(window[index].flickbookClock); } catch {}
    }
    return clocks.filter((clock) => clock);
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
    // Animations that have begun since the last call began at the time of that call.
    animations.adopt();
    for (let timer = due(time), count = 0; timer; timer = due(time), count++) {
      if (count === 10_000) throw new Error("timers without end");
      now = Math.max(now, timer.at);
      animations.at(now);
      if (timer.every) timer.at += timer.every; else timers.delete(timer.id);
      depth = timer.depth;
      run(timer.run);
      depth = 0;
      await later();
      animations.adopt();
    }
    now = Math.max(now, time);
    animations.at(now);
    for (const clock of inner()) await clock.advance(time);
  }

  /** Advances the time to a frame, with its animations, and runs the animation frame callbacks. */
  async function frame(time) {
    await advance(time);
    animations.advance(now);
    const called = [...drawings.values()];
    drawings.clear();
    for (const call of called) run(call, now - start);
    if (called.length) await later();
    for (const clock of inner()) await clock.frame(time);
  }

  Object.defineProperty(globalThis, "flickbookClock", {
    value: { advance, frame, now: () => now, moving: () => [...animations.moving(), ...inner().flatMap((clock) => clock.moving())] },
  });
})();
