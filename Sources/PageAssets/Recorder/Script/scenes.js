"use strict";

// The scenes: real content in real scroll containers, one scene for each common use of scrolling.

const times = (count, build) => Array.from({ length: count }, (_, index) => build(index));

/** A scroll container that can also be focused with the keyboard. */
const scroller = (name, label, ...inside) =>
  make("div", { class: `view ${name}`, tabindex: "0", role: "region", "aria-label": label }, ...inside);

const row = index => make("div", { class: `row tint-${index % 6} ${index % 5 === 4 ? "tall" : ""}` },
  make("b", {}, `${index + 1}`), make("span", {}, index % 5 === 4 ? "A row that is twice as high" : "A row"));

const tile = (index, words) => make("div", { class: `tile tint-${index % 6}` }, make("b", {}, words ?? `${index + 1}`));

/** The expectations offered for a scene: the invariant, its meaning, and an imperceptible tolerance. */
const invariants = {
  inBounds: ["rest-in-bounds", "content comes to rest inside its edges", "0.5pt"],
  still: ["eventually-at-rest", "content comes to rest"],
  page: ["rest-page-aligned", "content comes to rest on a page", "0.5pt"],
  step: ["page-step-at-most-one", "one swipe turns at most one page"],
  centre: ["rotation-keeps-centre", "a rotation keeps the same point in the middle", "1pt"],
  turned: ["rotation-keeps-page", "a rotation keeps the page"],
  zoom: ["rotation-keeps-zoom", "a rotation keeps the zoom"],
  range: ["zoom-in-range", "the zoom comes to rest within its limits", "0.001"],
  anchor: ["pinch-anchor", "the point between the fingers stays between them", "1pt"],
  owner: ["nested-single-owner", "one finger moves only one view", "1pt"],
  others: ["untouched-stays-put", "a view that is not touched does not move"],
  held: ["stale-velocity-is-zero", "a finger that is held still before it lifts starts no fling"],
  drag: ["drag-tracks-finger", "the content follows the finger", "1pt"],
  nearest: ["rest-step-nearest", "content comes to rest on the nearest cell or row", "0.5pt"],
  shrunk: ["shrunk-content-settles", "content that gets smaller comes back into range"],
};

/**
 * Each scene builds its content in an element and returns its views. `act` describes an action that moves something in
 * it.
 */
const scenes = [
  {
    id: "list", name: "Long list", says: "Swipe, flick, catch, and pull past both ends.", act: "swipe on the list",
    invariants: [invariants.inBounds, invariants.still, invariants.drag, invariants.held],
    build(room) {
      const view = scroller("list", "A list of 60 rows", ...times(60, row));
      room.append(view);
      return [new ElementView("list", view)];
    },
  },
  {
    id: "pages", name: "Pages", says: "Flick to the next page, drag halfway and let go, turn the device.", act: "flick across a page",
    invariants: [invariants.inBounds, invariants.page, invariants.step, invariants.turned],
    build(room) {
      const view = scroller("pages", "Ten pages side by side", ...times(10, index => tile(index)));
      room.append(view);
      return [new ElementView("pages", view, undefined, {
        scroll: { paging: "true" }, layout: { content: "pages", pages: "10", "on-resize": "keep-page" },
      })];
    },
  },
  {
    id: "zoom", name: "Picture to zoom", says: "Pinch, drag while zoomed, turn the device.", act: "pinch the picture", isPage: true,
    invariants: [invariants.inBounds, invariants.range, invariants.anchor, invariants.centre, invariants.zoom],
    build(room) {
      room.append(make("div", { class: "picture" }, ...times(64, index => tile(index))));
      return [new PageView("picture", {
        zoom: { maximum: "5" }, layout: { "on-resize": "keep-centre" },
      })];
    },
  },
  {
    id: "form", name: "Form and keyboard", says: "Tap a field, scroll while the keyboard is there, hide it.", act: "swipe on the form",
    invariants: [invariants.inBounds, invariants.still, invariants.shrunk],
    build(room) {
      const fields = ["Name", "Street", "Town", "Country", "Telephone", "Car", "Colour", "Plate", "Remarks"];
      const view = scroller("form", "A form", make("form", {}, ...fields.map((field, index) =>
        make("label", { class: `field tint-${index % 6}` }, make("span", {}, field), make("input", { type: "text", autocomplete: "off" })))));
      room.append(view);
      return [new ElementView("form", view)];
    },
  },
  {
    id: "carousels", name: "Carousels in a list", says: "Swipe across a carousel, then scroll the list with a finger on it.", act: "swipe across a carousel",
    invariants: [invariants.inBounds, invariants.owner, invariants.others, invariants.still],
    build(room) {
      const lanes = times(8, lane => scroller("lane", `Carousel ${lane + 1}`, ...times(12, index => tile(index + lane))));
      const list = scroller("list", "A list of carousels", ...lanes.flatMap((lane, index) => [row(index), lane]));
      room.append(list);
      const outer = new ElementView("list", list);
      return [outer, ...lanes.map((lane, index) => new ElementView(`carousel-${index + 1}`, lane, outer))];
    },
  },
  {
    id: "canvas", name: "Free canvas", says: "Drag and flick in all directions.", act: "drag the canvas",
    invariants: [invariants.inBounds, invariants.still, invariants.drag, invariants.held],
    build(room) {
      const view = scroller("canvas", "A canvas that is wider and higher than the screen", make("div", { class: "picture" }, ...times(64, index => tile(index))));
      room.append(view);
      return [new ElementView("canvas", view)];
    },
  },
  {
    id: "grid", name: "Grid of pages", says: "Flick right, left, up and down.", act: "flick a page to any side",
    invariants: [invariants.inBounds, invariants.page, invariants.step],
    build(room) {
      const view = scroller("grid", "Nine pages, three by three", ...times(9, index => tile(index)));
      room.append(view);
      return [new ElementView("grid", view, undefined, {
        scroll: { paging: "true" }, layout: { content: "grid", columns: "3", rows: "3", "on-resize": "keep-page" },
      })];
    },
  },
  {
    id: "numbers", name: "Row of numbers", says: "Scroll a number into the middle. Flick past the last one.", act: "swipe on the row of numbers",
    invariants: [invariants.inBounds, invariants.nearest, invariants.still],
    build(room) {
      const view = scroller("numbers", "Twenty numbers", ...times(20, index => make("div", { class: "cell" }, `${index + 1}`)));
      room.append(make("div", { class: "middle" }, view));
      return [new ElementView("numbers", view, undefined, {
        insets: { left: 125, right: 125 }, snap: { every: "50", at: "middle" },
      })];
    },
  },
  {
    id: "wheels", name: "Wheels", says: "Spin one wheel to its end and catch it. Then spin the other one.", act: "spin one of the wheels",
    invariants: [invariants.inBounds, invariants.nearest, invariants.others],
    build(room) {
      const rows = { hours: 24, minutes: 60 };
      const wheels = Object.entries(rows).map(([id, count]) => [id, scroller("wheel", id, ...times(count, index => make("div", { class: "cell" }, `${index}`)))]);
      room.append(make("div", { class: "middle" }, ...wheels.map(([, view]) => view)));
      return wheels.map(([id, view]) => new ElementView(id, view, undefined, {
        insets: { top: 86, bottom: 86 }, snap: { every: "44", axis: "y", at: "middle" },
        wheel: { rows: `${rows[id]}`, "row-height": "44" },
      }));
    },
  },
  {
    id: "nested", name: "List in a list", says: "Scroll the inner list to its end, then keep scrolling.", act: "swipe on the inner list",
    invariants: [invariants.inBounds, invariants.owner, invariants.others],
    build(room) {
      const inner = scroller("inner", "The inner list", ...times(30, row));
      const list = scroller("list", "The outer list", ...times(6, row), inner, ...times(20, index => row(index + 6)));
      room.append(list);
      const outer = new ElementView("outer", list);
      return [outer, new ElementView("inner", inner, outer)];
    },
  },
];
