// A scroll engine with drags 1:1 after a slop, flings that decay, and hard edges, for one view and one finger,
// without zoom. Every position is a function of time or of the finger's position, and the end of a motion is computed
// when it begins. So neither the frame rate nor a slow machine changes what is shown. Points are [x, y].
import { Base, serve } from "./flickbook.mjs";

const [SLOP, STOP, MEMORY, TAP] = [10, 10, 100, 500]; // points, points per second, milliseconds
const both = (make) => [make(0), make(1)];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
const minus = (a, b) => both((i) => a[i] - b[i]);
const same = (a, b) => a[0] === b[0] && a[1] === b[1];

class Engine extends Base {
  static columns = ["x", "y", "activity"];
  static abilities = { touches: 1, insets: true, settings: true, cancel: true, bounces: true, deceleration: true,
    callbacks: true, activity: true };
  static contract = { slop: SLOP, "stop-speed": STOP, "held-still": MEMORY };
  tell = (...words) => this.news.push([0, ...words]);
  clamp = (point) => both((i) => Math.max(this.low[i], Math.min(point[i], this.high[i])));

  constructor({ views: [view] }) {
    super();
    this.view = view;
    this.offset = [view.start.x ?? -Infinity, view.start.y ?? -Infinity];
    this.fit();
  }

  advance(t) {
    if (this.coast) this.scroll(this.coast(t));
    if (this.coast && same(this.offset, this.target)) this.stop();
  }

  show() {
    const held = this.finger === undefined ? "idle" : this.grip ? "tracking+dragging" : "tracking";
    return [[...this.offset, this.coast ? "decelerating" : held]];
  }

  take(t, name, what, x, y) {
    if (name === "down" && this.finger === undefined && this.view.scroll.enabled) {
      const [left, top, width, height] = this.view.frame;
      if (x < left || x >= left + width || y < top || y >= top + height) return;
      const since = this.coast ? -Infinity : t; // a finger that stops a coast is no tap
      this.stop();
      Object.assign(this, { finger: what, since, origin: [x, y], path: [{ t, point: [x, y] }] });
    } else if (["move", "up", "cancel"].includes(name) && what === this.finger) {
      if (name !== "cancel") this.follow(t, [x, y]);
      if (name === "up" && !this.grip && t <= this.since + TAP) this.tap([x, y]);
      if (name !== "move") this.release(t, name === "up" ? this.velocity(t) : [0, 0]);
    } else if (["set", "turn", "resize", "frame"].includes(name)) {
      for (const [element, attribute, value] of what.settings ?? []) (this.view[element] ??= {})[attribute] = value;
      if (what.frames) this.release(t, [0, 0]); // the finger is at another position of the view now
      for (const [, ...frame] of what.frames ?? []) this.view.frame = frame;
      this.fit([what.left ?? 0, what.above ?? 0]);
    }
  }

  follow(t, point) {
    const last = this.path.at(-1).point;
    this.path.push({ t, point });
    while (this.path[1].t <= t - MEMORY) this.path.shift();
    if (!this.grip && Math.hypot(...minus(point, this.origin)) > SLOP) {
      // The drag begins where the finger leaves the slop: |rest + way·share| = slop.
      const [way, rest] = [minus(point, last), minus(last, this.origin)];
      const [a, b, c] = [dot(way, way), dot(way, rest), SLOP * SLOP - dot(rest, rest)];
      this.grip = both((i) => this.offset[i] + last[i] + (way[i] * (Math.sqrt(b * b + a * c) - b)) / a);
      this.tell("willBeginDragging");
    }
    if (this.grip) this.scroll(minus(this.grip, point));
  }

  /** Reports the tap of a finger that did not drag, at its position in the content. */
  tap(point) {
    this.tell("tap", ...both((i) => point[i] - this.view.frame[i] + this.offset[i]));
  }

  /** The fling velocity: minus the finger's mean velocity over the last 100 ms; 0 for a finger that held still. */
  velocity(t) {
    const [old, later] = this.path;
    const begin = Math.max(old.t, t - MEMORY);
    const share = begin > old.t ? (begin - old.t) / (later.t - old.t) : 0;
    const way = both((i) => old.point[i] + (later.point[i] - old.point[i]) * share - this.path.at(-1).point[i]);
    return begin < t ? both((i) => (way[i] / (t - begin)) * 1000) : [0, 0];
  }

  /** Coasts from the offset: x + v/k·(1 − e^(−kt)), until the motion is invisibly slow or reaches an edge. */
  release(since, v) {
    if (this.grip) {
      const [x, k] = [this.offset, this.friction];
      const end = Math.log(Math.max(Math.hypot(...v) / STOP, 1)) / k;
      const way = (t) => -Math.expm1(-k * Math.min((t - since) / 1000, end)) / k;
      const coast = (t) => this.clamp(both((i) => x[i] + v[i] * way(t)));
      this.target = coast(Infinity);
      this.coast = same(this.target, x) ? undefined : coast;
      this.tell("willEndDragging", v[0] / 1000, v[1] / 1000, ...this.target);
      this.tell("didEndDragging", this.coast !== undefined);
      if (this.coast) this.tell("willBeginDecelerating");
    }
    this.finger = this.grip = undefined;
  }

  stop() {
    if (this.coast) this.tell("didEndDecelerating");
    this.coast = undefined;
  }

  /** Stops, limits the offset to its range, and keeps the visible or touched content in place. */
  fit(growth = [0, 0]) {
    const { frame, content, insets, scroll } = this.view;
    this.low = [0 - insets.left, 0 - insets.top];
    this.high = [content.width - frame[2] + insets.right, content.height - frame[3] + insets.bottom];
    this.friction = -1000 * Math.log({ normal: 0.998, fast: 0.99 }[scroll.deceleration] ?? scroll.deceleration);
    this.stop();
    this.scroll(both((i) => this.offset[i] + growth[i]));
    if (this.grip) this.grip = both((i) => this.offset[i] + this.path.at(-1).point[i]);
  }

  scroll(to) {
    if (!same(this.clamp(to), this.offset)) this.tell("didScroll");
    this.offset = this.clamp(to);
  }
}

serve(Engine);
