"use strict";

// Where the content of a view is: in a document, in an element that the browser scrolls, or in an element whose content
// the page itself moves. `room` is the viewport in the window. `shown` contains the offset, the zoom and the size of
// the content. All numbers are measured from boxes on the screen.

/** The position of the visual viewport, which shows a part of the layout viewport. */
const visual = () => window.visualViewport ?? { offsetLeft: 0, offsetTop: 0, pageLeft: scrollX, pageTop: scrollY, scale: 1, width: innerWidth, height: innerHeight };

const isRightToLeft = element => styleOf(element).direction === "rtl";

/**
 * Converts a scroll position to a distance from the left edge of the content. In text from right to left, scroll
 * positions are 0 at the right edge and negative elsewhere.
 */
const fromLeft = (element, left) => isRightToLeft(element) ? left + element.scrollWidth - element.clientWidth : left;

/** The client box of an element, in points of the window. */
function clientBox(element) {
  const { left, top } = boxOf(element);
  const { offsetLeft, offsetTop, scale } = visual();
  return {
    x: (left + element.clientLeft - offsetLeft) * scale, y: (top + element.clientTop - offsetTop) * scale,
    width: element.clientWidth * scale, height: element.clientHeight * scale,
  };
}

/** A view that the browser itself scrolls. */
class ScrolledPlace {
  constructor(element) {
    this.element = element;
    this.flags = {};
  }

  get isThere() {
    return this.element.isConnected && this.element.ownerDocument.defaultView !== null && this.element.clientWidth > 0;
  }

  room() { return clientBox(this.element); }

  size() { return { width: this.element.clientWidth, height: this.element.clientHeight }; }

  shown() {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = this.element;
    return { x: fromLeft(this.element, scrollLeft), y: scrollTop, zoom: 1, width: scrollWidth, height: scrollHeight };
  }

  /** Scrolls to an offset. */
  go(x, y, behavior) {
    const { scrollWidth, clientWidth } = this.element;
    this.element.scrollTo({ left: isRightToLeft(this.element) ? x - scrollWidth + clientWidth : x, top: y, behavior });
  }
}

/** The document of a frame. */
class FramePlace extends ScrolledPlace {
  get isThere() { return this.element.ownerDocument.defaultView !== null; }

  room() {
    const { x, y } = originOf(this.element.ownerDocument.defaultView);
    const { offsetLeft, offsetTop, scale } = visual();
    const { width, height } = this.size();
    return { x: (x - offsetLeft) * scale, y: (y - offsetTop) * scale, width: width * scale, height: height * scale };
  }
}

/** The page, whose visible part the user can zoom. */
class DocumentPlace {
  constructor() {
    this.element = document.scrollingElement ?? document.documentElement;
    this.flags = {};
  }

  get isThere() { return true; }

  room() { return { x: 0, y: 0, ...this.size() }; }

  size() {
    const { width, height, scale } = visual();
    return { width: width * scale, height: height * scale };
  }

  shown() {
    const { pageLeft, pageTop, scale } = visual();
    const { scrollWidth, scrollHeight } = this.element;
    return { x: fromLeft(this.element, pageLeft) * scale, y: pageTop * scale, zoom: scale, width: scrollWidth * scale, height: scrollHeight * scale };
  }

  go(x, y, behavior) {
    const { scale } = visual();
    scrollTo({ left: x / scale - fromLeft(this.element, 0), top: y / scale, behavior });
  }
}

/** The scale of an element's transform. */
function scaleOf(element) {
  const { transform, scale } = styleOf(element);
  const own = scale && scale !== "none" ? parseFloat(scale) || 1 : 1;
  if (transform === "none") return own;
  const { a, b } = new DOMMatrix(transform);
  return (Math.hypot(a, b) || 1) * own;
}

/** The union of boxes. Empty boxes do not count. */
function union(boxes) {
  const full = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (!full.length) return undefined;
  const [left, top] = ["left", "top"].map(side => Math.min(...full.map(box => box[side])));
  return {
    left, top, width: Math.max(...full.map(box => box.left + box.width)) - left,
    height: Math.max(...full.map(box => box.top + box.height)) - top,
  };
}

/** Whether an element shows nothing. A gallery has such a placeholder for a slide that does not exist. */
function isBlank(element) {
  if (element.firstChild || !/^(div|li|section|article|figure|span)$/.test(element.localName)) return false;
  const { backgroundColor, backgroundImage, borderTopWidth, boxShadow } = styleOf(element);
  return /^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor) && backgroundImage === "none" && parseFloat(borderTopWidth) === 0 && boxShadow === "none";
}

/** The boxes of the visible children of an element. A child without a size is replaced by its own children. */
function boxesIn(element, depth = 3) {
  return [...element.children].filter(child => !isBlank(child)).flatMap(child => {
    const box = boxOf(child);
    return box.width > 0 && box.height > 0 ? [box] : depth > 0 ? boxesIn(child, depth - 1) : [];
  });
}
