// A scroll engine that does its work at frames, as most toolkits do: it shows the effect of a finger at the next
// frame, and a coast advances one step per frame. It drags 1:1 after a slop and stops at hard edges, for one view and
// one finger, without zoom. Points are [x, y].
import { Base, serve } from "./flickbook.mjs";

const [SLOP, STOP, MEMORY, LEAST] = [10, 10, 100, 8]; // points, points per second, milliseconds, milliseconds
const both = (make) => [make(0), make(1)];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
const minus = (a, b) => both((i) => a[i] - b[i]);

class Engine extends Base {
  static acts = "frames";
  static columns = ["x", "y", "zoom", "activity"];
  static abilities = { touches: 1, insets: true, settings: true, cancel: true, bounces: true, deceleration: true,
    activity: true };
  static contract = { slop: SLOP, "stop-speed": STOP, "held-still": MEMORY };
  waiting = [];
  clamp = (point) => both((i) => Math.max(this.low[i], Math.min(point[i], this.high[i])));

  constructor({ views: [view] }) {
    super();
    this.view = view;
    this.offset = [view.start.x ?? -Infinity, view.start.y ?? -Infinity];
    this.fit();
  }

  /** Stores the events, because nothing changes before the next frame. */
  moment(t, events) {
    for (const event of events) this.waiting.push([t, ...event]);
  }

  frame(t) {
    const elapsed = (t - (this.last ?? t)) / 1000;
    this.last = t;
    const coasts = this.speed !== undefined; // the first frame after a lift shows the position of the lift
    for (const event of this.waiting.splice(0)) this.take(...event);
    if (coasts && this.speed) this.coast(elapsed);
  }

  show() {
    const held = this.finger === undefined ? "idle" : this.grip ? "tracking+dragging" : "tracking";
    return [[...this.offset, 1, this.speed ? "decelerating" : held]];
  }

  take(t, name, what, x, y) {
    if (name === "down" && this.finger === undefined && this.view.scroll.enabled) {
      const [left, top, width, height] = this.view.frame;
      if (x < left || x >= left + width || y < top || y >= top + height) return;
      Object.assign(this, { finger: what, speed: undefined, origin: [x, y], path: [{ t, point: [x, y] }] });
    } else if (["move", "up", "cancel"].includes(name) && what === this.finger) {
      if (name !== "cancel") this.follow(t, [x, y]);
      if (name === "up" && this.grip) this.speed = this.velocity(t);
      if (name !== "move") this.finger = this.grip = undefined;
    } else if (name === "set") {
      for (const [element, attribute, value] of what.settings) (this.view[element] ??= {})[attribute] = value;
      this.fit([what.left, what.above]);
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
    }
    if (this.grip) this.offset = this.clamp(minus(this.grip, point));
  }

  /**
   * The fling velocity: the negative mean velocity of the finger over the last 100 ms. It is 0 for a finger that held
   * still, or was down for less than 8 ms.
   */
  velocity(t) {
    const [old, later] = this.path;
    const begin = Math.max(old.t, t - MEMORY);
    const share = begin > old.t ? (begin - old.t) / (later.t - old.t) : 0;
    const way = both((i) => old.point[i] + (later.point[i] - old.point[i]) * share - this.path.at(-1).point[i]);
    return begin <= t - LEAST && Math.hypot(...way) > 0 ? both((i) => (way[i] / (t - begin)) * 1000) : undefined;
  }

  /** Advances a coast. The speed falls by a factor that depends on the time alone, at any frame rate. */
  coast(seconds) {
    const share = Math.exp(-this.friction * seconds);
    const free = both((i) => this.offset[i] + (this.speed[i] * (1 - share)) / this.friction);
    this.offset = this.clamp(free);
    // An edge stops the motion along its own axis.
    this.speed = both((i) => (this.offset[i] === free[i] ? this.speed[i] * share : 0));
    if (Math.hypot(...this.speed) < STOP) this.speed = undefined;
  }

  /** Stops, limits the offset to its range, and keeps the visible or touched content in place. */
  fit(growth = [0, 0]) {
    const { frame, content, insets, scroll } = this.view;
    this.low = [0 - insets.left, 0 - insets.top];
    this.high = [content.width - frame[2] + insets.right, content.height - frame[3] + insets.bottom];
    this.friction = -1000 * Math.log({ normal: 0.998, fast: 0.99 }[scroll.deceleration] ?? scroll.deceleration);
    this.speed = undefined;
    this.offset = this.clamp(both((i) => this.offset[i] + growth[i]));
    if (this.grip) this.grip = both((i) => this.offset[i] + this.path.at(-1).point[i]);
  }
}

serve(Engine);
