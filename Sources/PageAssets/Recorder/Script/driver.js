"use strict";

// A scene that is scrolled by an engine of flickbook in place of the browser: touches are passed to the engine, and the
// elements are moved to the positions that the engine shows.

class Driver {
  /** @type {Promise<Engines> | undefined} */
  static opened;

  /** Starts the engines, which are part of the playground that the page contains. */
  static open() {
    const playground = JSON.parse(part("playground").textContent);
    this.opened ??= Engines.open(/id="engines">([^<]*)</.exec(playground)[1].trim());
    return this.opened;
  }

  constructor(engines, { index, values }, views, tape) {
    this.engines = engines;
    this.views = views;
    this.tape = tape;
    this.now = 0;
    this.last = -1;
    this.taken = 0;
    engines.load([...flatScene(sceneOf(views)), 0]);
    engines.open(0, index, values);
    const next = time => {
      if (this.isOver) return;
      this.frame(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }

  stop() { this.isOver = true; }

  frame(time) {
    const { engines, tape, views } = this;
    if (tape.zero === undefined) return;
    this.touch();
    this.now = Math.max(this.now, Math.floor((time - tape.zero) * 1000) * 1000);
    this.state = engines.advance(0, this.now);
    views.forEach((view, index) => Driver.put(view, this.state.views[index]));
  }

  /** The touches since the last frame. A late touch is recorded at the time at which the engine receives it. */
  touch() {
    const { engines, tape } = this;
    const events = tape.events.slice(this.taken).filter(({ kind }) => kind in kinds).sort((one, other) => one.at - other.at);
    this.taken = tape.events.length;
    for (let moment = []; events.length; moment = []) {
      const least = Math.max(this.last, this.now) + 1000;
      const time = event => Math.round(exact(Math.max(event.at - tape.zero, 0), 6) * 1e6);
      const at = this.last < 0 && this.now === 0 ? time(events[0]) : Math.max(least, time(events[0]));
      while (events.length && time(events[0]) <= at && !moment.some(({ finger }) => finger === events[0].finger)) moment.push(events.shift());
      for (const event of moment) event.at = tape.zero + at / 1e6;
      engines.touch(0, at, moment.map(({ kind, finger, x, y }) => [kinds[kind], finger, exact(x), exact(y)]));
      this.last = at;
    }
  }

  /** Moves the contents of a view, also past its edges. The browser scrolls nothing. */
  static put(view, { x, y, zoom }) {
    const { left = 0, top = 0 } = view.insets ?? {};
    const inside = view.element ?? document.querySelector("[data-room]");
    for (const child of inside.children) {
      child.style.transformOrigin = "0 0";
      child.style.transform = `translate(${-x - left}px, ${-y - top}px)${zoom === 1 ? "" : ` scale(${zoom})`}`;
    }
  }
}

/** The engine that scrolls the scene: one, or two that alternate without their names until the user has voted. */
class Turns {
  constructor(engines) {
    this.engines = engines;
    this.shuffle();
  }

  get isBlind() { return this.engines.length > 1; }

  /** The present engine. */
  get engine() { return this.engines[this.order[this.turn]]; }

  /** The label of the present engine, which hides its name during a blind test. */
  get label() { return this.isBlind ? "AB"[this.turn] : this.engine.name; }

  shuffle() {
    this.turn = 0;
    this.made = 0;
    this.order = this.isBlind && crypto.getRandomValues(new Uint8Array(1))[0] % 2 ? [1, 0] : [0, 1];
  }

  /** Counts a finished recording. The comparison is complete when there is one of each engine. */
  add() {
    this.shown = this.label;
    this.made |= 1 << this.turn;
    if (this.isBlind) this.turn = 1 - this.turn;
  }

  get canVote() { return this.isBlind && this.made === 3; }

  /** The result of a vote: 0 for A, 1 for B, -1 for neither. Afterwards the engines are shuffled again. */
  vote(choice) {
    const [a, b] = this.order.map(place => this.engines[place].name);
    const [best, other] = choice === 1 ? [b, a] : [a, b];
    const words = choice < 0 ? `no difference between ${a} and ${b}` : `${best} preferred to ${other}`;
    const shown = this.shown === "A" ? a : b;
    this.shuffle();
    return `Blind test: ${words}. Scrolled by ${shown}.`;
  }
}
