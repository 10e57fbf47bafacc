// Runs iScroll 5 in Node behind the line protocol, on a simulation of the page that iScroll expects. The Debian package
// libjs-iscroll must be installed. Its file with zoom is the full iScroll, and pinching.
//
// The simulated page has two elements with a size, a clock that shows the times of the protocol, and a list of the
// callbacks for the next frame. iScroll animates by script, because the page has no CSS transitions.
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { Base, serve } from "../../Adapters/js/flickbook.mjs";

const SOURCE = process.env.ISCROLL ?? "/usr/share/javascript/iscroll/iscroll-zoom.js";
const EPOCH = 1e6; // iScroll ignores the end of a touch at time 0

const element = (children = []) => ({
  style: { transform: "" }, children, offsetLeft: 0, offsetTop: 0, addEventListener() {}, removeEventListener() {},
});

/** A window whose time is set from outside, and in which nothing happens by itself. */
class Page {
  now = EPOCH;
  waiting = [];

  constructor() {
    const window = {
      Math: Object.create(Math), navigator: { appVersion: "stub" }, document: { createElement: () => element() },
      requestAnimationFrame: (callback) => this.waiting.push(callback), ontouchstart: null,
      addEventListener() {}, removeEventListener() {}, setTimeout() {}, clearTimeout() {},
    };
    window.window = window;
    window.Date = { now: () => this.now };
    createContext(window);
    runInContext(readFileSync(SOURCE, "utf8"), window);
    this.IScroll = window.IScroll;
  }

  draw() {
    for (const callback of this.waiting.splice(0)) callback(this.now);
  }
}

class Engine extends Base {
  static engine = { name: "iscroll", version: "5" };
  static columns = ["x", "y", "zoom"];
  static abilities = { touches: 2, overscroll: "offset", bounces: true, settings: true, asks: true, zoom: true, turning: true };
  // A drag begins after 10 px along an axis, and discards the whole report that passes them. iScroll moves at frames.
  // A coast follows iScroll's own curve and ends on a whole pixel; a lift also moves the content to a whole pixel. Two
  // fingers zoom from their first move on.
  static contract = { slop: 10, "slop-shape": "axis", "swallows-reports": 1, "moves-at-frames": true, "slop-after-catch": 0, "normal-rate": null, "fast-rate": null, "held-still": 300,
    "pinch-slop": 0, "turn-keeps-top-left": true, settle: 20_000, resolution: { offset: 1, rest: 0 } };
  page = new Page();
  fingers = new Map(); // on the view, by number, in the order in which they came down

  constructor({ views: [view] }) {
    super();
    this.view = view;
    this.scroller = element();
    this.wrapper = element([this.scroller]);
    this.size();
    const { bounces } = view.scroll;
    const { minimum, maximum, limits } = view.zoom;
    this.scroll = new this.page.IScroll(this.wrapper, {
      scrollX: true, scrollY: true, freeScroll: true, bounce: bounces, disablePointer: true, disableMouse: true,
      disableTouch: false, bindToWrapper: true, zoom: minimum < maximum, zoomMin: minimum, zoomMax: maximum ?? 1e6,
      startZoom: view.start.zoom ?? (limits === "fixed" ? 1 : minimum),
    });
    this.go(view.start.x ?? 0, view.start.y ?? 0);
  }

  size() {
    const { frame: [offsetLeft, offsetTop, width, height], content } = this.view;
    Object.assign(this.wrapper, { clientWidth: width, clientHeight: height, offsetWidth: width, offsetHeight: height,
      offsetLeft, offsetTop });
    Object.assign(this.scroller, { offsetWidth: content.width, offsetHeight: content.height });
  }

  go(x, y, time = 0) {
    const [left, top] = [Math.min(0, this.scroll.maxScrollX), Math.min(0, this.scroll.maxScrollY)];
    this.scroll.scrollTo(Math.max(left, Math.min(0, -x)), Math.max(top, Math.min(0, -y)), time);
  }

  /** Scrolls to a page as wide as the view. iScroll numbers its pages only if every scroll rests on one. */
  goToPage(page, time) {
    const [[, top]] = this.show();
    this.go((page - 1) * this.view.frame[2], top, time);
  }

  /** The offset that makes a rectangle visible, with as little scrolling as possible. */
  revealing(x, y, width, height) {
    const [, , seenWidth, seenHeight] = this.view.frame;
    const nearest = (now, from, length, seen) => (from < now ? from : Math.max(now, from + length - seen));
    const [[left, top]] = this.show();
    return [nearest(left, x, width, seenWidth), nearest(top, y, height, seenHeight)];
  }

  show() {
    return [[0 - this.scroll.x, 0 - this.scroll.y, this.scroll.scale]];
  }

  advance(t) {
    this.begin ??= t;
    this.page.now = EPOCH + t - this.begin;
  }

  frame(t) {
    this.advance(t);
    this.page.draw();
  }

  /** Handles the events of a moment. A browser reports all fingers that move together in one event. */
  moment(t, events) {
    let moved = false;
    const tellMoves = () => {
      if (moved) this.tell("touchmove");
      moved = false;
    };
    for (const event of events) {
      const [name, finger, x, y] = event;
      if (name === "move") {
        moved = this.place(finger, x, y) || moved;
        continue;
      }
      tellMoves();
      this.take(t, ...event);
    }
    tellMoves();
  }

  take(t, name, what, x, y) {
    if (name === "set") {
      for (const [group, attribute, value] of what.settings) (this.view[group] ??= {})[attribute] = value;
      const [[left, top, zoom]] = this.show();
      this.fit();
      this.scroll.options.bounce = this.view.scroll.bounces;
      if (what.left || what.above) this.go(left + what.left * zoom, top + what.above * zoom);
    } else if (name === "ask") {
      const [[left]] = this.show();
      const time = what.animated ? 300 : 0;
      if (what["scroll-to"]) this.go(...what["scroll-to"], time);
      else if (what.reveal) this.go(...this.revealing(...what.reveal), time);
      else if (what["scroll-to-top"]) this.go(left, 0, time);
      else if (what.page) this.goToPage(what.page, time);
      else if (what.stop) this.scroll.isAnimating = false;
    } else if (["turn", "resize", "frame"].includes(name)) {
      for (const [, ...frame] of what.frames ?? []) this.view.frame = frame;
      this.fit();
    } else if (name === "down") {
      const [left, top, width, height] = this.view.frame;
      if (!this.view.scroll.enabled || x < left || x >= left + width || y < top || y >= top + height) return;
      this.fingers.set(what, { pageX: x, pageY: y });
      this.tell("touchstart", this.fingers.get(what));
    } else if (name === "up" && this.fingers.has(what)) {
      // A browser reports a lift at the finger's last position. If the finger lifts elsewhere, it has moved there
      // first.
      if (this.place(what, x, y)) this.tell("touchmove");
      const lifted = this.fingers.get(what);
      this.fingers.delete(what);
      this.tell("touchend", lifted);
    }
  }

  /** Gives iScroll the sizes of the view and its content. */
  fit() {
    const { minimum, maximum } = this.view.zoom;
    Object.assign(this.scroll.options, { zoom: minimum < maximum, zoomMin: minimum, zoomMax: maximum ?? 1e6 });
    this.size();
    this.scroll.refresh();
  }

  /** Moves a finger that is on the view; returns whether its position has changed. */
  place(finger, pageX, pageY) {
    const last = this.fingers.get(finger);
    if (!last || (last.pageX === pageX && last.pageY === pageY)) return false;
    this.fingers.set(finger, { pageX, pageY });
    return true;
  }

  tell(type, changed) {
    const touches = [...this.fingers.values()];
    const changedTouches = [changed ?? touches[0]];
    this.scroll.handleEvent({ type, touches, changedTouches, target: this.scroller, preventDefault() {} });
  }
}

serve(Engine);
