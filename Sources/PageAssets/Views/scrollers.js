"use strict";

// The views of a page that was not made for the recorder, and their names in recordings. The recorder and the browser
// in which a recording is replayed both use this code.

/** Maximum number of views in a recording. */
const mostViews = 64;

const isScroller = element => {
  const { overflowX, overflowY } = styleOf(element);
  const scrolls = (overflow, content, room) => /auto|scroll/.test(overflow) && content > room && room > 0;
  return scrolls(overflowX, element.scrollWidth, element.clientWidth)
    || scrolls(overflowY, element.scrollHeight, element.clientHeight);
};

/** Whether an element shows a part of content that the page moves. */
function isMoving(element) {
  if (!cuts(element) || element.clientWidth < 20 || element.clientHeight < 20) return false;
  let outer = around(element);
  while (outer && !cuts(outer)) outer = around(outer);
  if (outer && outer !== document.documentElement && exceeds(element, outer)) return false;
  const moves = movedIn(element);
  if (moves.length > 1) return true;
  const place = new MovedPlace(element, moves);
  const [room, { width, height }] = [place.size(), place.shown()];
  const isLarger = width > room.width + 1 || height > room.height + 1;
  if (!moves.length) {
    // Nothing announces that the content moves, but it is larger than its container, and fingers are handled.
    const isOne = [...element.children].some(child => child.offsetWidth > room.width + 1 || child.offsetHeight > room.height + 1);
    return isLarger && isOne && (listening.has(element) || [...element.children].some(child => listening.has(child)));
  }
  // A picture that fits can still be enlarged. If another container fills this one, that container is the view.
  const isFilled = [...element.children].some(child => child !== moves[0] && cuts(child) && child.clientWidth >= room.width - 1 && child.clientHeight >= room.height - 1);
  return isLarger || (!isFilled && styleOf(moves[0]).transform !== "none" && handlesFingers(element));
}

/**
 * The views by their names, outer ones first: `page`; elements that the browser scrolls, by their id or by the element
 * and its number; elements whose content the page moves, by their id or their class; and those that the user chose.
 */
function placesByName(choices = []) {
  /** @type {Map<string, DocumentPlace | ScrolledPlace | MovedPlace>} */
  const places = new Map([["page", new DocumentPlace()]]);
  /** @type {Map<Element, { name: string, moves: string }>} */
  const chosen = new Map();
  for (const { name, selector, moves } of choices) {
    const element = selected(selector);
    if (element) chosen.set(element, { name, moves });
  }
  const numbered = (name, mark) => {
    let [whole, count] = [name, 1];
    while (places.has(whole)) whole = mark === "" ? `${whole}-` : `${name}${mark}${count += 1}`;
    return whole;
  };
  let count = 1;
  /** @type {[string, Element][]} */
  const moving = [];
  if (cuts(document.body) && isMoving(document.body)) moving.push(["", document.body]);
  eachElement((element, path) => {
    if (places.size + moving.length >= mostViews) return;
    if (chosen.has(element)) {
      const { name, moves } = chosen.get(element);
      const inner = moves ? [...element.querySelectorAll(moves)] : [];
      return places.set(name, !moves && isScroller(element) ? new ScrolledPlace(element) : new MovedPlace(element, inner));
    }
    if (element === element.ownerDocument.scrollingElement) {
      if (path && element.scrollHeight > element.clientHeight) places.set(numbered(`${path}page`, "-"), new FramePlace(element));
    } else if (isScroller(element)) {
      const name = isName(element.id) ? element.id : `${element.localName}-${count}`;
      places.set(numbered(path + name, ""), new ScrolledPlace(element));
      count += 1;
    } else if (element.localName !== "body" && isMoving(element)) {
      moving.push([path, element]);
    }
  });
  for (const [path, element] of moving) {
    const name = [element.id, ...element.classList].find(isName) ?? element.localName;
    places.set(numbered(path + name, "-"), new MovedPlace(element));
  }
  return places;
}

/** The name of the view that contains a view; undefined for a view directly in the window. */
function viewAround(places, name) {
  const { element } = places.get(name);
  let isFixed = false;
  for (let one = element; one; one = around(one)) {
    if (one !== element) {
      for (const [other, place] of places) {
        if (place.element === one && other !== "page") return other;
      }
    }
    isFixed ||= one.ownerDocument === document && styleOf(one).position === "fixed";
  }
  return isFixed || name === "page" ? undefined : "page";
}

/** The views in an order in which each view comes after the view that contains it. */
function inOrder(places) {
  const order = new Map();
  const add = name => {
    const outer = viewAround(places, name);
    if (outer && !order.has(outer)) add(outer);
    if (!order.has(name)) order.set(name, outer);
  };
  for (const name of places.keys()) add(name);
  return [...order].map(([name, outer]) => ({ name, place: places.get(name), outer }));
}

/** The position of a view in the window, or in the content of the view that contains it. */
function frameOf(place, outer) {
  const room = place.room();
  if (!outer) return room;
  const [around, shown] = [outer.room(), outer.shown()];
  return { ...room, x: room.x - around.x + shown.x, y: room.y - around.y + shown.y };
}

/**
 * The zoom limits that the page declares. A page without a declaration can be zoomed out until all of it is visible.
 */
function pinchLimits() {
  /** @type {HTMLMetaElement | null} */
  const viewport = document.querySelector("meta[name=viewport]");
  const words = viewport?.content ?? "";
  const said = (name, standard) => +(new RegExp(`${name}\\s*=\\s*([\\d.]+)`).exec(words)?.[1] ?? standard);
  if (/user-scalable\s*=\s*(no|0)/.test(words)) return undefined;
  const now = window.visualViewport?.scale ?? 1;
  return { minimum: Math.min(said("minimum-scale", 1), now), maximum: Math.max(said("maximum-scale", 5), now) };
}
