"use strict";

// A recording as XML in canonical form: `flickbook fmt` leaves it unchanged, byte for byte.

/** Formats a number as the shortest decimal without an exponent. Thousandths of a point are finer than any screen. */
function decimal(value, places = 3) {
  const scale = 10 ** places;
  return (Math.round(value * scale) / scale || 0).toFixed(places).replace(/\.?0+$/, "");
}

/** Formats a factor; undefined if it is one, which is the default. */
function unlessOne(value) {
  const text = decimal(value, 6);
  return text === "1" ? undefined : text;
}

/** A text escaped for XML. Characters that XML cannot contain are removed. */
function escaped(text, isAttribute) {
  const marks = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };
  if (isAttribute) Object.assign(marks, { '"': "&quot;", "\t": "&#9;", "\n": "&#10;" });
  return String(text)
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu, "")
    .replace(/[&<>"\r\t\n]/g, mark => marks[mark] ?? mark);
}

/** An element on lines of its own. Attributes are in the order of the format; missing ones are undefined. */
function element(depth, name, attributes, inside = []) {
  const indent = "  ".repeat(depth);
  const words = Object.entries(attributes).filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? decimal(value) : escaped(value, true)}"`);
  const tag = `${indent}<${name}${words.join("")}`;
  if (typeof inside === "string") return inside === "" ? `${tag}/>\n` : `${tag}>${escaped(inside)}</${name}>\n`;
  return inside.length ? `${tag}>\n${inside.join("")}${indent}</${name}>\n` : `${tag}/>\n`;
}

/** The policies of a view, in the order of the format. */
const policies = ["content", "scroll", "zoom", "insets", "start", "layout", "snap", "wheel"];

function viewText({ id, x, y, width, height, inside, selector, moves, ...rest }) {
  const parts = policies.filter(name => Object.values(rest[name] ?? {}).some(value => value !== undefined))
    .map(name => element(3, name, rest[name]));
  return element(2, "view", { id, x, y, width, height, inside, selector, moves }, parts);
}

/** One event per line. `zero` is the time of the first touch. */
function eventText({ kind, at, view, ...rest }, zero, isOnlyView) {
  const named = name => isOnlyView ? undefined : name;
  const time = { t: decimal(at - zero, 6) };
  switch (kind) {
    case "turn": case "resize": {
      const { to, width, height, scale, frames } = rest;
      return element(2, kind, { ...time, to }, [
        element(3, "window", { width, height, scale }),
        ...frames.map(({ view, ...frame }) => element(3, "frame", { view: named(view), ...frame })),
      ]);
    }
    case "set":
      return element(2, kind, { ...time, view: named(view) }, [element(3, "content", rest.content)]);
    case "seen": {
      const { x, y, zoom, settled, signals } = rest;
      return element(2, kind, { ...time, view: named(view), x, y, zoom: unlessOne(zoom), settled: settled || undefined, signals: signals || undefined });
    }
    case "frame":
      return element(2, kind, { ...time, view: named(view), ...rest });
    default:
      return element(2, kind, { ...time, ...rest });
  }
}

/** The whole file. */
function recordingText({ title, quality, origin, tags, note, scene, expect, events, zero }) {
  const isOnlyView = scene.views.length === 1;
  const { width, height, scale, orientation } = scene.window;
  const window = {
    width, height, scale: unlessOne(scale),
    orientation: orientation === "portrait" ? undefined : orientation,
  };
  return '<?xml version="1.0" encoding="UTF-8"?>\n' + element(0, "recording", {
    xmlns: "urn:flickbook:recording:1", title, quality,
  }, [
    element(1, "origin", origin),
    ...tags.map(tag => element(1, "tag", {}, tag)),
    ...note ? [element(1, "note", {}, note)] : [],
    element(1, "scene", {}, [element(2, "window", window), ...scene.views.map(viewText)]),
    ...expect.length ? [element(1, "expect", {}, expect.map(invariant => element(2, "invariant", invariant)))] : [],
    element(1, "timeline", {}, events.map(event => eventText(event, zero, isOnlyView))),
  ]);
}
