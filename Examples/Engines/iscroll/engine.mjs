// Runs iScroll 5 in Node behind the line protocol, on a simulation of the page that iScroll expects. The Debian package
// libjs-iscroll must be installed.
//
// The simulated page has two elements with a size, a clock that shows the times of the protocol, and a list of the
// callbacks for the next frame. iScroll animates by script, because the page has no CSS transitions.
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { Base, serve } from "../../Adapters/js/flickbook.mjs";

const SOURCE = process.env.ISCROLL ?? "/usr/share/javascript/iscroll/iscroll-probe.js";
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
  static columns = ["x", "y"];
  static abilities = { touches: 1, overscroll: "offset", bounces: true, settings: true, asks: true };
  // A drag begins after 10 px along an axis, and discards the whole report that passes them. iScroll moves at frames.
  // A coast follows iScroll's own curve and ends on a whole pixel; a lift also moves the content to a whole pixel.
  static contract = { slop: 10, "slop-shape": "axis", "swallows-reports": 1, "moves-at-frames": true, "slop-after-catch": 0, "normal-rate": null, "fast-rate": null, "held-still": 300,
    settle: 20_000, resolution: { offset: 1, rest: 0 } };
  page = new Page();

  constructor({ views: [view] }) {
    super();
    this.view = view;
    this.scroller = element();
    this.wrapper = element([this.scroller]);
    this.size();
    const { bounces } = view.scroll;
    this.scroll = new this.page.IScroll(this.wrapper, {
      probeType: 3, scrollX: true, scrollY: true, freeScroll: true, bounce: bounces, disablePointer: true,
      disableMouse: true, disableTouch: false, bindToWrapper: true,
    });
    this.go(view.start.x ?? 0, view.start.y ?? 0);
  }

  size() {
    const { frame: [, , width, height], content } = this.view;
    Object.assign(this.wrapper, { clientWidth: width, clientHeight: height, offsetWidth: width, offsetHeight: height });
    Object.assign(this.scroller, { offsetWidth: content.width, offsetHeight: content.height });
  }

  go(x, y, time = 0) {
    const [left, top] = [Math.min(0, this.scroll.maxScrollX), Math.min(0, this.scroll.maxScrollY)];
    this.scroll.scrollTo(Math.max(left, Math.min(0, -x)), Math.max(top, Math.min(0, -y)), time);
  }

  /** The offset that makes a rectangle visible, with as little scrolling as possible. */
  revealing(x, y, width, height) {
    const [, , seenWidth, seenHeight] = this.view.frame;
    const nearest = (now, from, length, seen) => (from < now ? from : Math.max(now, from + length - seen));
    const [[left, top]] = this.show();
    return [nearest(left, x, width, seenWidth), nearest(top, y, height, seenHeight)];
  }

  show() {
    return [[0 - this.scroll.x, 0 - this.scroll.y]];
  }

  advance(t) {
    this.begin ??= t;
    this.page.now = EPOCH + t - this.begin;
  }

  frame(t) {
    this.advance(t);
    this.page.draw();
  }

  take(t, name, what, x, y) {
    if (name === "set") {
      for (const [group, attribute, value] of what.settings) (this.view[group] ??= {})[attribute] = value;
      const [[left, top]] = this.show();
      this.size();
      this.scroll.options.bounce = this.view.scroll.bounces;
      this.scroll.refresh();
      if (what.left || what.above) this.go(left + what.left, top + what.above);
    } else if (name === "ask") {
      const [[left]] = this.show();
      const time = what.animated ? 300 : 0;
      if (what["scroll-to"]) this.go(...what["scroll-to"], time);
      else if (what.reveal) this.go(...this.revealing(...what.reveal), time);
      else if (what["scroll-to-top"]) this.go(left, 0, time);
      else if (what.stop) this.scroll.isAnimating = false;
    } else if (name === "down") {
      const [left, top, width, height] = this.view.frame;
      if (this.finger !== undefined || !this.view.scroll.enabled) return;
      if (x < left || x >= left + width || y < top || y >= top + height) return;
      this.finger = what;
      this.last = [x, y];
      this.tell("touchstart", x, y);
    } else if (what === this.finger) {
      // A browser reports a lift at the finger's last position. If the finger lifts elsewhere, it has moved there
      // first.
      const hasMoved = x !== this.last[0] || y !== this.last[1];
      if (name === "move" || (name === "up" && hasMoved)) this.tell("touchmove", x, y);
      this.last = [x, y];
      if (name === "move") return;
      this.tell("touchend", x, y);
      this.finger = undefined;
    }
  }

  tell(type, pageX, pageY) {
    const touches = [{ pageX, pageY }];
    this.scroll.handleEvent({ type, touches, changedTouches: touches, target: this.scroller, preventDefault() {} });
  }
}

serve(Engine);
