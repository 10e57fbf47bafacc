"use strict";

// What scrolls, as a recording names it: elements with contents of their own, and the page itself,
// which is scrolled and zoomed by the window.

/** The window in points, as it is without a keyboard. Where an address bar gives way, the inner height is more. */
function windowSize() {
  const { clientWidth: width, clientHeight } = document.scrollingElement ?? document.documentElement;
  return { width, height: Math.max(clientHeight, innerHeight) };
}

/** How the device is held. */
function orientation() {
  const { type, angle = window.orientation ?? 0 } = screen.orientation ?? {};
  if (type === "portrait-secondary" || (!type && Math.abs(angle) === 180)) return "upside-down";
  const isWide = type ? type.startsWith("landscape") : angle !== 0;
  if (!isWide) return "portrait";
  return angle === 270 || angle === -90 ? "landscape-right" : "landscape-left";
}

/** The page, whose part that is seen can be pinched. */
class PageView {
  constructor(id, more = {}) { Object.assign(this, { id, more }); }

  holds() { return true; }

  frame() { return { x: 0, y: 0, ...windowSize() }; }

  content() {
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    return { width: scrollWidth, height: scrollHeight };
  }

  /** The place at the top left of the window, in zoomed content. */
  stand() {
    const shown = window.visualViewport;
    if (!shown) return { x: scrollX, y: scrollY, zoom: 1 };
    return { x: shown.pageLeft * shown.scale, y: shown.pageTop * shown.scale, zoom: shown.scale };
  }
}

/** An element that scrolls. */
class ElementView {
  /** `inside` is the view around it, if there is one. */
  constructor(id, element, inside, more = {}) { Object.assign(this, { id, element, inside, more }); }

  holds(target) { return this.element.contains(target); }

  /** Its place in the window, or in the content of the view around it. */
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

  /** Insets are no content, but the page scrolls through them. */
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

/** The scene as it stands now. */
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
