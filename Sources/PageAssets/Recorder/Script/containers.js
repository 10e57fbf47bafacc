"use strict";

// Finds the scroll containers of a page that was not made for the recorder.

/** The pinch limits of the page, on a device with a touch screen. */
function zoomLimits() {
  const limits = navigator.maxTouchPoints ? pinchLimits() : undefined;
  return limits && { minimum: decimal(limits.minimum, 6), maximum: decimal(limits.maximum, 6) };
}

const pagingOf = element => hasPages(element) ? { scroll: { paging: "true" } } : {};

/** The page and every scroll container in it, outer ones first. */
function findViews() {
  const zoom = zoomLimits();
  const page = new PageView("page", zoom ? { zoom: withoutDefaults(zoom) } : {});
  const views = [page];
  for (const [name, element] of scrollersByName()) {
    if (name === "page") continue;
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
