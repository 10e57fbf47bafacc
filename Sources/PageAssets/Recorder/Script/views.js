"use strict";

// The views of a recording: elements with contents of their own, and the page itself, which the window scrolls and
// zooms.

/** The size of the window in points, without a keyboard. If an address bar is collapsed, the inner height is larger. */
function windowSize() {
  const { clientWidth: width, clientHeight } = document.scrollingElement ?? document.documentElement;
  return { width, height: Math.max(clientHeight, innerHeight) };
}

/** The orientation of the device. */
function deviceOrientation() {
  const { type, angle = window.orientation ?? 0 } = screen.orientation ?? {};
  if (type === "portrait-secondary" || (!type && Math.abs(angle) === 180)) return "upside-down";
  const isWide = type ? type.startsWith("landscape") : angle !== 0;
  if (!isWide) return "portrait";
  return angle === 270 || angle === -90 ? "landscape-right" : "landscape-left";
}

/** The page, whose visible part can be zoomed. */
class PageView {
  constructor(id, more = {}) {
    this.id = id;
    this.more = more;
    this.place = new DocumentPlace();
  }

  holds() { return true; }

  frame() { return { x: 0, y: 0, ...windowSize() }; }

  content() {
    const { width, height, zoom } = this.place.shown();
    return { width: width / zoom, height: height / zoom };
  }

  /** The offset of the window's top left corner, in zoomed content coordinates. */
  stand() {
    const { x, y, zoom } = this.place.shown();
    return { x, y, zoom };
  }
}

/** An element that scrolls, or whose content the page moves. */
class ElementView {
  /** `inside` is the enclosing view, if there is one. */
  constructor(id, element, inside, more = {}) {
    const place = element instanceof Element ? new ScrolledPlace(element) : element;
    this.id = id;
    this.place = place;
    this.element = place.element;
    this.inside = inside;
    this.more = more;
    /**
     * The selectors with which the user chose this view, if any.
     *
     * @type {{ selector: string, moves?: string } | undefined}
     */
    this.chosen = undefined;
  }

  holds(target) { return isIn(target, this.element); }

  /** Its position in the window, or in the content of the enclosing view. */
  frame() { return frameOf(this.place, this.inside?.place); }

  /** Margins that are part of what the browser scrolls. They are not part of the content. */
  get insets() {
    const none = { top: 0, left: 0, bottom: 0, right: 0 };
    return this.place instanceof MovedPlace ? none : { ...none, ...this.more.insets };
  }

  content() {
    const [{ width, height, zoom }, { top, left, bottom, right }] = [this.place.shown(), this.insets];
    return { width: width / zoom - left - right, height: height / zoom - top - bottom };
  }

  stand() {
    const [{ x, y, zoom }, { top, left }] = [this.place.shown(), this.insets];
    return { x: x - left, y: y - top, zoom };
  }
}

/** The present scene. */
function sceneOf(views) {
  return {
    window: { ...windowSize(), scale: devicePixelRatio, orientation: deviceOrientation() },
    views: views.map(view => {
      const { x, y, zoom } = view.stand();
      const start = {
        ...x || y ? { x, y } : {}, zoom: unlessOne(zoom),
      };
      return { id: view.id, ...view.frame(), inside: view.inside?.id, ...view.chosen, content: view.content(), start, ...view.more };
    }),
  };
}
