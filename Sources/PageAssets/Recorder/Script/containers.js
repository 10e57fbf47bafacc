"use strict";

// Finds the views of a page that was not made for the recorder.

/** The pinch limits of the page, on a device with a touch screen. */
function zoomLimits() {
  const limits = navigator.maxTouchPoints ? pinchLimits() : undefined;
  return limits && { minimum: decimal(limits.minimum, 6), maximum: decimal(limits.maximum, 6) };
}

/** The page and every view in it, outer ones first. `choices` are the elements that the page chose. */
function findViews(choices = []) {
  const zoom = zoomLimits();
  const views = new Map();
  for (const { name, place, outer } of inOrder(placesByName(choices))) {
    if (name === "page") {
      views.set(name, new PageView(name, zoom ? { zoom: withoutDefaults(zoom) } : {}));
      continue;
    }
    const margins = Object.entries(place.insets ?? {}).filter(([, margin]) => margin !== 0);
    const more = { ...restsOf(place), ...margins.length ? { insets: Object.fromEntries(margins) } : {} };
    const view = new ElementView(name, place, views.get(outer), more);
    const choice = choices.find(one => one.name === name);
    if (choice) view.chosen = { selector: choice.selector, moves: choice.moves };
    views.set(name, view);
  }
  return [...views.values()];
}

/** The views that a page chooses: `gallery=.swiper; moves=.swiper-wrapper`, one per line. */
function chosenViews(text = "") {
  return text.split("\n").map(line => line.split(";").map(part => part.split(/=(.*)/s).map(word => word.trim())))
    .filter(([[name, selector]]) => name && selector)
    .map(([[name, selector], [word, moves] = []]) => ({ name, selector, moves: word === "moves" ? moves : undefined }));
}

const withoutDefaults = limits => Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== "1"));
