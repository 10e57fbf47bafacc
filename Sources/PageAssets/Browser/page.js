"use strict";
// Reports the views of a recording that is replayed in a web page. The scripts that find and measure views are included
// before this file; recorder.js contains them, too.
{
  let found = [];
  let named = [];
  let choices = [];
  /** The last numbers of each view, which are reported while the view is away. */
  let last = [];
  /** Whether views may have appeared since the last search, and the number of frames since then. */
  let isChanged = false;
  let sinceSearch = 0;

  new MutationObserver(() => { isChanged = true; })
    .observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "style", "hidden", "id"] });

  /** Chooses elements as views: an array of names, selectors, and selectors of what moves in them. */
  function choose(chosen) { choices = chosen; }

  /** Finds the views. Returns the missing names and the known ones. */
  function find(names) {
    const known = placesByName(choices);
    named = names;
    last = [];
    found = names.map((name) => known.get(name) ?? placeOf(document.getElementById(name)));
    const missing = names.filter((_, index) => !found[index]);
    return missing.length ? JSON.stringify({ missing, known: [...known.keys()] }) : "";
  }

  /** Creates the view for an element that was named although nothing scrolls in it yet. */
  function placeOf(element) {
    if (!element) return undefined;
    return /auto|scroll/.test(styleOf(element).overflow) ? new ScrolledPlace(element) : new MovedPlace(element);
  }

  /** Whether the browser does not scroll a view when a finger moves on it. */
  function isTaken(place) {
    if (place instanceof MovedPlace || place.flags.isTaken) return true;
    return place instanceof ScrolledPlace && /none/.test(styleOf(place.element).touchAction);
  }

  /** Whether a finger that has scrolled a view to its edge does not then scroll the enclosing view. */
  function keepsFinger({ element }) {
    const { overscrollBehaviorX, overscrollBehaviorY } = styleOf(element);
    return overscrollBehaviorX !== "auto" || overscrollBehaviorY !== "auto";
  }

  /** Whether the app animates the element that moves in a view, or an element between the two. */
  function isAnimated(place, moving) {
    if (!(place instanceof MovedPlace) || !moving.length) return false;
    return place.moves.some((one) => moving.some((target) => target === one || (isIn(one, target) && isIn(target, place.element))));
  }

  const zoomLimits = (zoom) => {
    const words = document.querySelector("meta[name=viewport]")?.content ?? "";
    const limit = (name, standard) => +(new RegExp(`${name}\\s*=\\s*([\\d.]+)`).exec(words)?.[1] ?? standard);
    return [Math.min(limit("minimum-scale", zoom), zoom), Math.max(limit("maximum-scale", 5), zoom)];
  };

  /** The bits in the last number of a view. */
  const bits = { isScripted: 1, isSlides: 2, keepsFinger: 4, isSent: 8, isAway: 16, isAnimated: 64 };

  /**
   * Views that replace one of the same name. They are reported as away once, so that their first position is no motion
   * of the former view.
   */
  const renewed = new WeakSet();

  function numbers(place, index, moving) {
    if (!place?.isThere || renewed.delete(place)) {
      const known = last[index] ?? [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0];
      return [...known.slice(0, 17), bits.isAway];
    }
    const [room, size, { x, y, zoom, width, height }] = [place.room(), place.size(), place.shown()];
    const limits = place instanceof DocumentPlace ? zoomLimits(zoom) : [Math.min(1, zoom), Math.max(1, zoom)];
    const { top, left, bottom, right } = place.margins?.() ?? { top: 0, left: 0, bottom: 0, right: 0 };
    const scroll = appScroll(place.element);
    const isSmooth = scroll?.isSmooth || isAnimated(place, moving);
    const flags = (isTaken(place) ? bits.isScripted : 0) + (place.flags.isSlides ? bits.isSlides : 0)
      + (keepsFinger(place) ? bits.keepsFinger : 0) + (scroll || isSmooth ? bits.isSent : 0) + (isSmooth ? bits.isAnimated : 0);
    return last[index] = [x, y, zoom, width, height, size.width, size.height, room.x, room.y, room.width, room.height, ...limits, top, left, bottom, right, flags];
  }

  /** Eighteen numbers for each view. A page may remove its views and create them again. */
  function shown() {
    sinceSearch += 1;
    // Changes in shadow trees and frames are not observed.
    if ((isChanged || sinceSearch > 20) && found.some((place) => !place?.isThere)) {
      sinceSearch = 0;
      const known = placesByName(choices);
      found = found.map((place, index) => {
        if (place?.isThere) return place;
        const other = known.get(named[index]);
        if (other) renewed.add(other);
        return other;
      });
    }
    isChanged = false;
    const moving = globalThis.flickbookClock?.moving() ?? [];
    return found.flatMap((place, index) => numbers(place, index, moving)).join(" ");
  }

  /** Waits until everything that is loaded with the page is available, including fonts and images. */
  async function ready() {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => !image.complete && image.loading !== "lazy");
    await Promise.all(pictures.map((image) => new Promise((resolve) => { image.onload = image.onerror = resolve; })));
  }

  /** The views of the page, outer ones first: as JSON, with the attributes of the recording format. */
  function scene() {
    const views = inOrder(placesByName(choices));
    const index = new Map(views.map(({ name }, at) => [name, at]));
    return JSON.stringify(views.map(({ name, place, outer }) => {
      const [{ x, y, width, height }, shown] = [frameOf(place, outer && index.get(outer) > 0 ? views[index.get(outer)].place : outer && views[0].place), place.shown()];
      const { scroll, snap } = restsOf(place);
      const isScripted = place instanceof MovedPlace;
      const scrolls = !isScripted && (shown.width / shown.zoom > width || shown.height / shown.zoom > height);
      return {
        id: name, scrolls, x, y, width, height, contentWidth: shown.width / shown.zoom, contentHeight: shown.height / shown.zoom, left: shown.x, top: shown.y,
        paging: scroll !== undefined, isScripted, snap, insets: place.insets, inside: outer && index.get(outer), ...(name === "page" ? pinchLimits() : {}),
      };
    }));
  }

  function go(index, x, y, behavior) { found[index].go?.(x, y, behavior); }

  // A page that handles a touch itself prevents the browser from scrolling.
  const { preventDefault } = Event.prototype;
  Event.prototype.preventDefault = function () {
    if (/^touch(start|move)$/.test(this.type) && this.cancelable) (outermost.flickbookPage ?? flickbookPage).take(this.composedPath()[0]);
    return preventDefault.call(this);
  };

  /** Notes that the page handles a finger on an element itself. */
  function take(target) {
    for (const place of found) {
      if (place && !(place instanceof DocumentPlace) && isIn(target, place.element)) place.flags.isTaken = true;
    }
  }

  Object.defineProperty(globalThis, "flickbookPage", { value: { choose, find, shown, ready, scene, go, take } });
}
