"use strict";

// The app's own signals: numbers and texts under names that the app chooses.

const signals = new Map();

/**
 * Adds a signal. `value` is a function that returns a number, a text, or undefined. Without it the signal is removed.
 */
function signal(name, value) {
  if (!/^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)*$/.test(name)) throw new TypeError(`flickbook.signal: "${name}" is not a valid name: use letters and digits, and begin with a letter`);
  if (value) signals.set(name, value);
  else signals.delete(name);
}

/** The present values of all signals. A signal whose function throws is left out. */
function signalValues() {
  return Object.fromEntries([...signals].map(([name, read]) => {
    try { return [name, read()]; } catch { return [name]; }
  }));
}

/** One signal as a number or a quoted text; undefined if it is neither. */
function signalWord(value) {
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value === "number") return Number.isFinite(value) && Math.abs(value) < 1e11 ? decimal(value, 3) : undefined;
  if (typeof value !== "string") return undefined;
  let text = "";
  for (const character of value.replace(/[\0-\x1f\x7f\ufffe\uffff]|\p{Surrogate}/gu, "")) {
    if (new TextEncoder().encode(text + character).length > 256) break;
    text += character;
  }
  return `'${text.replaceAll("'", "''")}'`;
}

/** All signals in the format of a recording, ordered by name. */
function signalsText() {
  return Object.entries(signalValues()).map(([name, value]) => [name, signalWord(value)]).filter(([, word]) => word !== undefined).sort(([one], [other]) => one < other ? -1 : 1)
    .slice(0, 64).map(([name, word]) => `${name}=${word}`).join(" ");
}
