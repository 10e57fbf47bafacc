"use strict";
// Transitions, CSS animations and Web Animations at virtual time. The browser would advance them in its compositor,
// where the page cannot see their state. Each of them is therefore paused, and its time is set at every frame.
const animations = (() => {
  const own = Animation.prototype;
  const native = (name) => Object.getOwnPropertyDescriptor(own, name);
  const [currentTime, startTime, playState, playbackRate, pending] =
    ["currentTime", "startTime", "playState", "playbackRate", "pending"].map(native);
  const { play, pause, reverse, finish, cancel } = own;
  const lineTime = Object.getOwnPropertyDescriptor(AnimationTimeline.prototype, "currentTime");
  const { attachShadow, animate } = Element.prototype;
  const { getAnimations } = Document.prototype;

  /** The animations that this clock advances. At the virtual time `at`, an animation was at `position`. */
  const known = new Map();
  /** The shadow trees, because the document does not list their animations. */
  const trees = new Set();
  /** The time of the last frame, and the present time. */
  let drawn = 0;
  let now = 0;

  const rate = (one) => playbackRate.get.call(one);
  const position = (one, state) => state.isPaused ? state.position : state.position + (now - state.at) * rate(one);
  const put = (one, time) => currentTime.set.call(one, time);

  /** Whether an animation runs with time. Others run with a scroll position, and a scroll advances them. */
  const isOfTime = (one) => one.timeline instanceof DocumentTimeline;

  /**
   * Takes over an animation. Its time is rounded, because the browser may have drawn frames since it began, each a
   * microsecond after the last.
   */
  function hold(one) {
    const time = Math.round(currentTime.get.call(one) ?? 0);
    pause.call(one);
    // This also completes the pause, which would otherwise wait for a frame.
    put(one, time);
    known.set(one, { at: now, position: time, isPaused: false });
  }

  function listed() {
    const all = getAnimations.call(document);
    for (const tree of trees) {
      if (tree.host.isConnected) all.push(...tree.getAnimations());
    }
    return all;
  }

  /** Takes over the animations that have begun since the last call: they begin at the present time. */
  function adopt() {
    for (const one of listed()) {
      const state = playState.get.call(one);
      if (state === "running" && isOfTime(one)) hold(one);
    }
  }

  /** Whether a style pauses an animation. The style itself has no effect, because the animation was paused here. */
  function isHeldByStyle(one) {
    if (!(one instanceof CSSAnimation) || !one.effect?.target) return false;
    const style = getComputedStyle(one.effect.target, one.effect.pseudoElement);
    const states = style.animationPlayState.split(",");
    const index = style.animationName.split(",").findLastIndex((name) => name.trim() === one.animationName);
    return index >= 0 && states[index % states.length].trim() === "paused";
  }

  /** Advances all animations to a frame. The browser reports animations that end here with this frame. */
  function advance(time) {
    now = drawn = time;
    for (const [one, state] of known) {
      if (playState.get.call(one) !== "paused") {
        known.delete(one);
        continue;
      }
      if (state.isPaused) continue;
      const isHeld = isHeldByStyle(one);
      if (isHeld || state.isHeld) {
        if (isHeld && !state.isHeld) state.position = position(one, state);
        state.at = now;
        state.isHeld = isHeld;
        continue;
      }
      const place = position(one, state);
      const { endTime } = one.effect?.getComputedTiming() ?? { endTime: 0 };
      if (rate(one) > 0 ? place >= endTime : rate(one) < 0 && place <= 0) {
        known.delete(one);
        finish.call(one);
      } else {
        put(one, place);
      }
    }
  }

  /** Continues from where an animation is now, because the page changes its speed or its position. */
  function rebase(one, change) {
    const state = known.get(one);
    if (state) Object.assign(state, { position: position(one, state), at: now, ...change });
    return state;
  }

  const end = (call) => function () {
    known.delete(this);
    return call.call(this);
  };
  function setRate(value) {
    rebase(this);
    playbackRate.set.call(this, value);
  }
  Object.assign(own, {
    pause() {
      if (rebase(this)) known.get(this).isPaused = true;
      else pause.call(this);
    },
    play() {
      if (known.get(this)?.isPaused) return void rebase(this, { isPaused: false });
      if (known.has(this)) return;
      play.call(this);
      if (isOfTime(this)) hold(this);
    },
    reverse() {
      const state = rebase(this, { isPaused: false });
      if (!state) {
        reverse.call(this);
        if (isOfTime(this)) hold(this);
        return;
      }
      playbackRate.set.call(this, -rate(this));
      const { endTime } = this.effect?.getComputedTiming() ?? { endTime: 0 };
      if (rate(this) < 0 && state.position <= 0) state.position = endTime;
      if (rate(this) > 0 && state.position >= endTime) state.position = 0;
    },
    updatePlaybackRate: setRate,
    finish: end(finish),
    cancel: end(cancel),
  });
  Object.defineProperties(own, {
    currentTime: {
      get() { return currentTime.get.call(this); },
      set(time) {
        currentTime.set.call(this, time);
        if (time !== null) rebase(this, { position: Number(time) });
      },
    },
    startTime: {
      get() {
        const state = known.get(this);
        if (!state) return startTime.get.call(this);
        return state.isPaused ? null : state.at - state.position / rate(this);
      },
      set(time) {
        if (time === null || !known.has(this)) startTime.set.call(this, time);
        else rebase(this, { position: (now - time) * rate(this), isPaused: false });
      },
    },
    playState: {
      get() {
        const state = known.get(this);
        return state && !state.isPaused && playState.get.call(this) === "paused" ? "running" : playState.get.call(this);
      },
    },
    playbackRate: { get() { return rate(this); }, set: setRate },
    pending: { get() { return !known.has(this) && pending.get.call(this); } },
  });
  Object.defineProperty(AnimationTimeline.prototype, "currentTime", {
    get() { return this === document.timeline ? drawn : lineTime.get.call(this); },
  });
  Element.prototype.animate = function (...values) {
    const one = animate.apply(this, values);
    if (playState.get.call(one) === "running" && isOfTime(one)) hold(one);
    return one;
  };
  Element.prototype.attachShadow = function (options) {
    const tree = attachShadow.call(this, options);
    trees.add(tree);
    return tree;
  };

  /** Adds the shadow trees that the HTML of the page contains. No script attaches them. */
  function addTrees(tree) {
    for (const { shadowRoot } of tree.querySelectorAll("*")) {
      if (!shadowRoot || trees.has(shadowRoot)) continue;
      trees.add(shadowRoot);
      addTrees(shadowRoot);
    }
  }
  document.addEventListener("DOMContentLoaded", () => addTrees(document), { once: true });

  /** The elements that an animation moves, unless it never ends. */
  function moving() {
    return [...known].filter(([one, state]) => !state.isPaused && !state.isHeld && one.effect?.target
      && Number.isFinite(one.effect.getComputedTiming().endTime)).map(([one]) => one.effect.target);
  }

  return { adopt, advance, moving, at(time) { now = time; } };
})();
