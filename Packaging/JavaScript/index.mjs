// Replays recorded gestures, and checks the replays by invariants of scrolling.
export { check } from "./page.mjs";
export { program } from "./program.mjs";
export { recordings, viewport } from "./recording.mjs";
export { Broken, NotJudged, Untested, judge } from "./verdict.mjs";
