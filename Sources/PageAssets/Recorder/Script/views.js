"use strict";

// The views of a recording: elements with contents of their own, and the page itself, which the window scrolls and
// zooms.

/** The size of the window in points, without a keyboard. If an address bar is collapsed, the inner height is larger. */
function windowSize() {
  const { clientWidth: width, clientHeight } = document.scrollingElement ?? document.documentElement;
  return { width, height: Math.max(clientHeight, innerHeight) };
}

/** The orientation of the device. */
function orientation() {
  const { type, angle = window.orientation ?? 0 } = screen.orientation ?? {};
  if (type === "portrait-secondary" || (!type && Math.abs(angle) === 180)) return "upside-down";
  const isWide = type ? type.startsWith("landscape") : angle !== 0;
  if (!isWide) return "portrait";
  return angle === 270 || angle === -90 ? "landscape-right" : "landscape-left";
}

/** The page, whose visible part can be zoomed. */
class PageView {
  constructor(id, more = {}) { Object.assign(this, { id, more }); }

  holds() { return true; }

  frame() { return { x: 0, y: 0, ...windowSize() }; }

  content() {
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    return { width: scrollWidth, height: scrollHeight };
  }

  /** The offset of the window's top left corner, in zoomed content coordinates. */
  stand() {
    const shown = window.visualViewport;
    if (!shown) return { x: scrollX, y: scrollY, zoom: 1 };
    return { x: shown.pageLeft * shown.scale, y: shown.pageTop * shown.scale, zoom: shown.scale };
  }
}

/** An element that scrolls. */
class ElementView {
  /** `inside` is the enclosing view, if there is one. */
  constructor(id, element, inside, more = {}) { Object.assign(this, { id, element, inside, more }); }

  holds(target) { return this.element.contains(target); }

  /** Its position in the window, or in the content of the enclosing view. */
  frame() {
    const { left, top } = this.element.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } = this.element;
    const place = { x: left + clientLeft, y: top + clientTop, width: clientWidth, height: clientHeight };
    if (!this.inside) {
      const { offsetLeft = 0, offsetTop = 0 } = window.visualViewport ?? {};
      return { ...place, x: place.x - offsetLeft, y: place.y - offsetTop };
    }
    if (this.inside instanceof PageView) return { ...place, x: place.x + scrollX, y: place.y + scrollY };
    const outer = this.inside.element;
    const around = outer.getBoundingClientRect();
    place.x += outer.scrollLeft - around.left - outer.clientLeft;
    place.y += outer.scrollTop - around.top - outer.clientTop;
    return place;
  }

  /** Insets are not part of the content, but the page includes them in its scroll range. */
  get insets() { return { top: 0, left: 0, bottom: 0, right: 0, ...this.more.insets }; }

  content() {
    const { top, left, bottom, right } = this.insets;
    return { width: this.element.scrollWidth - left - right, height: this.element.scrollHeight - top - bottom };
  }

  stand() {
    const { scrollLeft, scrollTop, scrollWidth, clientWidth } = this.element;
    const isMirrored = getComputedStyle(this.element).direction === "rtl";
    const { top, left } = this.insets;
    return { x: (isMirrored ? scrollLeft + scrollWidth - clientWidth : scrollLeft) - left, y: scrollTop - top, zoom: 1 };
  }
}

/** The present scene. */
function sceneOf(views) {
  return {
    window: { ...windowSize(), scale: devicePixelRatio, orientation: orientation() },
    views: views.map(view => {
      const { x, y, zoom } = view.stand();
      const start = {
        ...x || y ? { x, y } : {}, zoom: unlessOne(zoom),
      };
      return { id: view.id, ...view.frame(), inside: view.inside?.id, content: view.content(), start, ...view.more };
    }),
  };
}
