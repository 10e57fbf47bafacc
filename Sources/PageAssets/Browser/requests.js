"use strict";

// Observes scrolls that the page itself requests. They are motions of the app, and not coasts.

/** The outermost window that this page may access. Frames report their scrolls to it. */
const outermost = (() => { try { return top.document && top; } catch { return window; } })();

/** The elements that the app scrolls, with their last positions, when they last moved, and whether they move smoothly. */
const appScrolls = outermost.flickbookScrolls ?? new Map();
if (outermost === window) Object.defineProperty(window, "flickbookScrolls", { value: appScrolls });

/**
 * The scroll by which the app moves an element, which has then moved in the last 100 ms; undefined if there is none. A
 * smooth scroll that moves nothing reports no end.
 */
function appScroll(element) {
  const known = appScrolls.get(element);
  if (!known) return undefined;
  const now = performance.now();
  if (known.x !== element.scrollLeft || known.y !== element.scrollTop) {
    Object.assign(known, { x: element.scrollLeft, y: element.scrollTop, at: now });
  }
  if (now - known.at <= 100) return known;
  appScrolls.delete(element);
  return undefined;
}

{
  let fingers = 0;
  for (const type of ["touchstart", "touchend", "touchcancel"]) {
    addEventListener(type, ({ touches }) => { fingers = touches.length; }, { capture: true, passive: true });
  }
  const root = () => document.scrollingElement ?? document.documentElement;
  const isSmooth = (element, options) => {
    const behavior = typeof options === "object" ? options?.behavior : undefined;
    return behavior === "smooth" || (behavior !== "instant" && styleOf(element).scrollBehavior === "smooth");
  };
  const add = (element, isSmooth) =>
    appScrolls.set(element, { x: element.scrollLeft, y: element.scrollTop, at: performance.now(), isSmooth });
  /** Calls a function that scrolls elements, and notes the elements that the app moves by this. */
  function call(elements, options, run) {
    const before = elements.map((element) => [element, element.scrollLeft, element.scrollTop]);
    run();
    for (const [element, x, y] of before) {
      // A page that scrolls at once while a finger is down follows the finger.
      const hasMoved = fingers === 0 && (element.scrollLeft !== x || element.scrollTop !== y);
      if (isSmooth(element, options)) add(element, true); else if (hasMoved) add(element, false);
    }
  }
  for (const name of ["scroll", "scrollTo", "scrollBy"]) {
    const [ofElement, ofWindow] = [Element.prototype[name], window[name]];
    Element.prototype[name] = function (...values) { call([this], values[0], () => ofElement.apply(this, values)); };
    window[name] = (...values) => call([root()], values[0], () => ofWindow.apply(window, values));
  }
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (...values) {
    const outer = [];
    for (let one = around(this); one; one = around(one)) {
      if (one === one.ownerDocument.scrollingElement || isScroller(one)) outer.push(one);
    }
    call(outer, values[0], () => scrollIntoView.apply(this, values));
  };
  for (const name of ["scrollLeft", "scrollTop"]) {
    const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, name);
    Object.defineProperty(Element.prototype, name, { get, set(value) { call([this], undefined, () => set.call(this, value)); } });
  }
}
