"use strict";

// A recording made by the recorder page, as numbers in the order of `FlatNumbers`, which the module reads.

const orientations = ["portrait", "landscape-left", "landscape-right", "upside-down"];
/** @type {HTMLMetaElement | null} */
const flatSettings = document.querySelector("meta[name=flickbook-settings]");
/**
 * The elements of a view with their attributes, in the order of the numbers. The program writes this table into the
 * page.
 */
const flatElements = JSON.parse(flatSettings?.content ?? "[]");

/** Rounds a number in the same way as in a file. */
const exact = (value, places) => typeof value === "string" ? Number(value) : Number(decimal(value, places));
const exactly = (...values) => values.map(value => exact(value));
const ifAny = value => value === undefined ? [0] : [1, exact(value)];

/** The numbers of an attribute, whose value is given as in a file or is missing. */
function flatAttribute({ isFlag, words, numbersOfValue, isOptional, fallback }, given) {
  const value = given ?? fallback;
  if (isOptional && value === undefined) return [0];
  const there = isOptional ? [1] : [];
  if (isFlag) return [...there, String(value) === "true" ? 1 : 0];
  if (words?.includes(value)) return [...there, words.indexOf(value)];
  if (!numbersOfValue) return [...there, exact(value ?? 0)];
  const numbers = String(value ?? "").split(/\s+/).filter(Boolean).map(Number);
  return [...there, numbers.length / numbersOfValue, ...numbers];
}

function flatView(view, ids) {
  const { x, y, width, height, inside } = view;
  return [
    ...exactly(x, y, width, height), ...inside === undefined ? [0] : [1, ids.indexOf(inside)],
    ...flatElements.flatMap(({ name, mayBeMissing, attributes }) => {
      const element = view[name];
      if (mayBeMissing && !element) return [0];
      return [...mayBeMissing ? [1] : [], ...attributes.flatMap(attribute => flatAttribute(attribute, element?.[attribute.name]))];
    }),
    // The view has no keyboard and no app signals.
    0, 0,
  ];
}

function flatScene({ window, views }) {
  const ids = views.map(({ id }) => id);
  return [
    ...exactly(window.width, window.height), exact(window.scale ?? 1, 6), orientations.indexOf(window.orientation ?? "portrait"),
    views.length, ...views.flatMap(view => flatView(view, ids)),
  ];
}

/** The numbers of an event after its time; undefined if no engine in the page can play it. */
function flatEvent({ kind, ...event }, ids) {
  const frames = list => [list.length, ...list.flatMap(({ view, x, y, width, height }) => [ids.indexOf(view), ...exactly(x, y, width, height)])];
  /**
   * @param {number} change
   * @param {{ to?: string, width?: number, height?: number, scale?: number, changed?: object[], keyboard?: number[] }} event
   */
  const layout = (change, { to = "portrait", width = 0, height = 0, scale, changed = [], keyboard = [0, 0, 0, 0] }) => [
    1, change, orientations.indexOf(to), ...exactly(width, height), ...ifAny(scale), ...frames(changed), ...keyboard, 0,
  ];
  switch (kind) {
    case "down": case "move": case "up": case "cancel":
      return [0, kinds[kind], event.finger, ...exactly(event.x, event.y)];
    case "seen":
      return [4, ids.indexOf(event.view), ...exactly(event.x, event.y), exact(event.zoom, 6), event.settled ? 1 : 0];
    case "turn": return layout(0, { ...event, changed: event.frames });
    case "resize": return layout(1, { ...event, changed: event.frames });
    case "frame": return layout(2, { changed: [event] });
    case "keyboard": {
      const { x, y, width, height } = event;
      return event.hidden ? layout(4, {}) : layout(3, { keyboard: exactly(x, y, width, height) });
    }
    default: return undefined;
  }
}

/** The rest positions of a view, in the same form as in the program. */
function restOf({ scroll, snap, wheel }) {
  if (wheel) return { snap: "y", every: exact(wheel["row-height"]), at: "middle" };
  if (snap?.every) return { snap: snap.axis ?? "x", every: exact(snap.every), at: snap.at ?? "leading" };
  return scroll?.paging === "true" ? { snap: "page" } : {};
}

/** The playground's version of a recording; undefined if it contains events that these numbers cannot represent. */
function sourceOf(made) {
  const { scene, events, zero, title } = made;
  const ids = scene.views.map(({ id }) => id);
  const lines = [];
  const numbers = [...flatScene(scene), events.length];
  let last;
  for (const event of events) {
    const flat = flatEvent(event, ids);
    if (!flat) return undefined;
    const time = decimal(event.at - zero, 6);
    numbers.push(Math.round(Number(time) * 1e6), ...flat);
    if (time !== last) lines.push("");
    last = time;
    lines[lines.length - 1] += eventText(event, zero, ids.length === 1);
  }
  const empty = recordingText({ ...made, expect: [], events: [], tags: made.tags ?? [] });
  const { width, height } = scene.window;
  return {
    name: title, file: fileStem(title), numbers, lines, quality: made.quality ? 1 : 0,
    scene: { window: { width: exact(width), height: exact(height) }, views: scene.views.map(restOf) },
    head: empty.replace(/ {2}<timeline\/>\n<\/recording>\n$/, "  <timeline>\n"),
  };
}

/** The name of the file for a title, without its extension. */
const fileStem = title => title.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 80) || "recording";
