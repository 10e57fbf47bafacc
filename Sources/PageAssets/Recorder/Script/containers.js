"use strict";

// Finds what scrolls in a page that knows nothing of us.

/** A recording has at most so many views. */
const mostViews = 64;

const isScroller = element => {
  const { overflowX, overflowY } = getComputedStyle(element);
  const scrolls = (overflow, content, room) => /auto|scroll/.test(overflow) && content > room && room > 0;
  return scrolls(overflowX, element.scrollWidth, element.clientWidth)
    || scrolls(overflowY, element.scrollHeight, element.clientHeight);
};

/** How far the page can be pinched, as far as it says so. A page without a word can be zoomed out until all of it shows. */
function zoomLimits() {
  const words = document.querySelector("meta[name=viewport]")?.content ?? "";
  const said = (name, standard) => +(new RegExp(`${name}\\s*=\\s*([\\d.]+)`).exec(words)?.[1] ?? standard);
  if (!navigator.maxTouchPoints || /user-scalable\s*=\s*(no|0)/.test(words)) return undefined;
  const now = window.visualViewport?.scale ?? 1;
  return { minimum: decimal(Math.min(said("minimum-scale", 1), now), 6), maximum: decimal(Math.max(said("maximum-scale", 5), now), 6) };
}

/** Pages are told by what the page's own style says: it always comes to rest on one of its children, each as large as itself. */
function pagingOf(element) {
  const { scrollSnapType } = getComputedStyle(element);
  const isFull = child => Math.abs(child.offsetWidth - element.clientWidth) < 1 || Math.abs(child.offsetHeight - element.clientHeight) < 1;
  return /mandatory/.test(scrollSnapType) && [...element.children].every(isFull) ? { scroll: { paging: "true" } } : {};
}

/** The page and every scroll container in it, outer ones first. */
function findViews() {
  const zoom = zoomLimits();
  const page = new PageView("page", zoom ? { zoom: withoutDefaults(zoom) } : {});
  const views = [page];
  const names = new Set(["page"]);
  for (const element of document.body.querySelectorAll("*")) {
    if (views.length === mostViews || element === document.scrollingElement || !isScroller(element)) continue;
    const stem = /^[A-Za-z_][\w.-]*$/.test(element.id) ? element.id : `${element.localName}-${views.length}`;
    let name = stem;
    while (names.has(name)) name += "-";
    names.add(name);
    let around = element.parentElement;
    let isFixed = getComputedStyle(element).position === "fixed";
    const known = () => views.find(view => view.element === around);
    while (around && !known()) {
      isFixed ||= getComputedStyle(around).position === "fixed";
      around = around.parentElement;
    }
    views.push(new ElementView(name, element, known() ?? (isFixed ? undefined : page), pagingOf(element)));
  }
  return views;
}

const withoutDefaults = limits => Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== "1"));
