"use strict";

// The scroll containers of a page that was not made for the recorder, and their names in recordings. Both the recorder
// and the browser in which a recording is replayed find them in this way.

/** Maximum number of views in a recording. */
const mostViews = 64;

const isScroller = element => {
  const { overflowX, overflowY } = getComputedStyle(element);
  const scrolls = (overflow, content, room) => /auto|scroll/.test(overflow) && content > room && room > 0;
  return scrolls(overflowX, element.scrollWidth, element.clientWidth)
    || scrolls(overflowY, element.scrollHeight, element.clientHeight);
};

/** The scroll containers by their names, outer ones first: `page`, an id, or the element and its number. */
function scrollersByName() {
  const names = new Map([["page", document.scrollingElement]]);
  for (const element of document.body.querySelectorAll("*")) {
    if (names.size === mostViews || element === document.scrollingElement || !isScroller(element)) continue;
    let name = /^[A-Za-z_][\w.-]*$/.test(element.id) ? element.id : `${element.localName}-${names.size}`;
    while (names.has(name)) name += "-";
    names.set(name, element);
  }
  return names;
}

/**
 * The zoom limits that the page declares. A page without a declaration can be zoomed out until all of it is visible.
 */
function pinchLimits() {
  const words = document.querySelector("meta[name=viewport]")?.content ?? "";
  const said = (name, standard) => +(new RegExp(`${name}\\s*=\\s*([\\d.]+)`).exec(words)?.[1] ?? standard);
  if (/user-scalable\s*=\s*(no|0)/.test(words)) return undefined;
  const now = window.visualViewport?.scale ?? 1;
  return { minimum: Math.min(said("minimum-scale", 1), now), maximum: Math.max(said("maximum-scale", 5), now) };
}

/** Pages are detected from the style: the container always snaps to one of its children, each of which has its size. */
function hasPages(element) {
  const isFull = child => Math.abs(child.offsetWidth - element.clientWidth) < 1 || Math.abs(child.offsetHeight - element.clientHeight) < 1;
  return /mandatory/.test(getComputedStyle(element).scrollSnapType) && [...element.children].every(isFull);
}
