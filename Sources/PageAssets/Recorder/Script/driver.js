"use strict";

// The scene scrolled by an engine of flickbook instead of the browser: what the fingers do goes into the
// engine, and where it shows the content, there the elements are put.

class Driver {
  /** The engines stand in the playground that this page holds. */
  static open() {
    const playground = JSON.parse(part("playground").textContent);
    this.opened ??= Engines.open(/id="engines">([^<]*)</.exec(playground)[1].trim());
    return this.opened;
  }

  constructor(engines, { index, values }, views, tape) {
    Object.assign(this, { engines, views, tape, now: 0, last: -1, taken: 0 });
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

  /** What the fingers did since the last frame. What comes late is recorded at the time at which the engine has it. */
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

  /** Nothing scrolls: the contents are moved, beyond their edges too. */
  static put(view, { x, y, zoom }) {
    const { left = 0, top = 0 } = view.insets ?? {};
    const inside = view.element ?? document.querySelector("[data-room]");
    for (const child of inside.children) {
      child.style.transformOrigin = "0 0";
      child.style.transform = `translate(${-x - left}px, ${-y - top}px)${zoom === 1 ? "" : ` scale(${zoom})`}`;
    }
  }
}

/** Which engine scrolls the scene: one, or two that take turns without a name until somebody has voted. */
class Turns {
  constructor(engines) {
    this.engines = engines;
    this.shuffle();
  }

  get isBlind() { return this.engines.length > 1; }

  /** The engine whose turn it is. */
  get engine() { return this.engines[this.order[this.turn]]; }

  /** What it is called while nobody is to know. */
  get label() { return this.isBlind ? "AB"[this.turn] : this.engine.name; }

  shuffle() {
    this.turn = 0;
    this.made = 0;
    this.order = this.isBlind && crypto.getRandomValues(new Uint8Array(1))[0] % 2 ? [1, 0] : [0, 1];
  }

  /** A recording is made: both have had their turn when there is one of each. */
  add() {
    this.shown = this.label;
    this.made |= 1 << this.turn;
    if (this.isBlind) this.turn = 1 - this.turn;
  }

  get canVote() { return this.isBlind && this.made === 3; }

  /** What a vote says: 0 for A, 1 for B, -1 for neither. Then they are shuffled anew. */
  vote(choice) {
    const [a, b] = this.order.map(place => this.engines[place].name);
    const [best, other] = choice === 1 ? [b, a] : [a, b];
    const words = choice < 0 ? `no difference between ${a} and ${b}` : `${best} preferred to ${other}`;
    const shown = this.shown === "A" ? a : b;
    this.shuffle();
    return `Blind test: ${words}. Scrolled by ${shown}.`;
  }
}
