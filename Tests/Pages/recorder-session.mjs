// Shared by the tests of the recorder: the browser, recording as a user does, and checks of a recording. The arguments
// are the same as for recorder.mjs.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { Browser, until } from "./browser.mjs";
import { Hand, elements, eye } from "./hand.mjs";

const [, , program, ...rest] = process.argv;
export const [folder, flickbook] = rest;
export const browser = new Browser(program);
export const portrait = { width: 390, height: 700 };
export const upright = { type: "portraitPrimary", angle: 0 };
let failures = 0;

export function expect(what, holds, found = "") {
  if (holds) return;
  failures += 1;
  console.error(`recorder: ${what}${found === "" ? "" : `: ${JSON.stringify(found).slice(0, 600)}`}`);
}

export const run = (...words) => spawnSync(flickbook, words, { encoding: "utf8" });
export const click = (tab, id) => tab.run(`document.getElementById("${id}").click()`);

/** Opens a page. The observer is added before the page's own scripts run. */
export async function open(name, wishes = {}) {
  const tab = await browser.open("about:blank", { touch: true, ...portrait, ...wishes });
  await hold(tab, wishes);
  await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: eye + (wishes.before ?? "") });
  await tab.go(name.includes(":") ? name : `file://${folder}/${name}`);
  return tab;
}

// Browsers round times to 0.1 ms, including the first time. A page that is isolated from other pages, as `record serve`
// sends it, gets times to some microseconds.
export const alone = createServer((_, response) => {
  response.writeHead(200, {
    "Content-Type": "text/html", "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp",
  }).end(readFileSync(`${folder}/recorder.html`));
});
await new Promise(resolve => { alone.listen(0, "127.0.0.1", resolve); });
export const apart = `http://127.0.0.1:${alone.address().port}/`;

/** Sets the size and orientation of the device. */
export async function hold(tab, { width = portrait.width, height = portrait.height, held = upright, scale = 1 } = {}) {
  await tab.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile: true, screenOrientation: held });
  await tab.rest(300);
}

/** After a visit, checks that the page requested nothing and logged no errors. */
export async function leave(name, tab, allowed = []) {
  expect(`${name} complains`, tab.complaints.length === 0, tab.complaints);
  const foreign = tab.requests.filter(url => ![`file://${folder}/recorder.html`, "about:blank", ...allowed].includes(url) && !url.startsWith("blob:"));
  expect(`${name} asks for`, foreign.length === 0, foreign);
  await tab.close();
}

/** Names the recording and saves it, like a user. */
export async function download(tab, name) {
  rmSync(`${folder}/${name}.xml`, { force: true });
  await browser.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder });
  await tab.run(`{ const field = document.getElementById("name"); field.value = "${name}"; field.dispatchEvent(new Event("input", { bubbles: true })); document.getElementById("download").click(); }`);
  // The browser gives a file its final name when the file is complete.
  await until(() => existsSync(`${folder}/${name}.xml`));
  return `${folder}/${name}.xml`;
}

/** Acts in a scene and returns the recording, after several checks of the file. */
export async function record(name, scene, mode, act, { wishes, step, page = "recorder.html" } = {}) {
  const tab = await open(page, wishes);
  await tab.run(`{ document.getElementById("scene").value = "${scene}"; document.querySelector("[value=${mode}]").checked = true; document.getElementById("start").click(); }`);
  await tab.rest(300);
  const hand = new Hand(tab, { step });
  await act(hand, tab);
  await click(tab, "stop");
  await tab.rest(200);
  const file = await download(tab, name);
  const text = await tab.run("document.getElementById('xml').value");
  expect(`${name}: the file is what is shown`, existsSync(file) && readFileSync(file, "utf8") === text);
  const seen = await tab.run("eye");
  await leave(name, tab, [page]);
  for (const verb of [["lint"], ["fmt", "--check"]]) {
    const { status, stdout, stderr } = run(...verb, file);
    expect(`${name}: ${verb.join(" ")}`, status === 0, stdout + stderr);
  }
  const parts = elements(text);
  const touches = parts.filter(({ finger }) => finger !== undefined);
  return { name, file, text, parts, touches, hand, eye: seen };
}

/** Expects that the recorded touches equal the observer's touches, to 0.1 pt and 0.1 ms. */
export function expectTouches({ name, touches, eye }, mode) {
  const last = new Map();
  const heard = (mode === "raw" ? eye.samples : eye.heard).filter(({ kind, name, at, x, y }) => {
    const before = last.get(name);
    // A pointer that moves while it is up is not a finger on the screen. A move to the same position at the same time
    // reports nothing.
    if (kind !== "down" && !before) return false;
    const isSame = kind === "move" && before.at === at && before.x === x && before.y === y;
    if (kind === "up" || kind === "cancel") last.delete(name); else last.set(name, { at, x, y });
    return !isSame;
  });
  const zero = Math.min(...heard.map(({ at }) => at));
  expect(`${name}: as many touches as were heard`, touches.length === heard.length && heard.length > 5, [touches.length, heard.length]);
  const sorted = heard.map(one => ({ ...one, t: one.at - zero })).sort((one, other) => one.t - other.t);
  for (const [index, touch] of touches.entries()) {
    const other = sorted[index];
    const isSame = other && touch.name === other.kind && Math.abs(touch.t - other.t) <= 0.1 && Math.abs(touch.x - other.x) <= 0.1 && Math.abs(touch.y - other.y) <= 0.1;
    if (!isSame) { expect(`${name}: touch ${index}`, false, [touch, other]); break; }
  }
}

/** Expects that every recorded position is one of the hand's positions. */
export function expectPlaces({ name, touches, hand }, tolerance = 0.1) {
  const stray = touches.filter(({ name: kind, x, y }) => kind !== "cancel"
    && !hand.trace.some(place => Math.abs(place.x - x) <= tolerance && Math.abs(place.y - y) <= tolerance));
  expect(`${name}: fingers are where they were put`, stray.length === 0, stray);
}

/**
 * Expects that every recorded time is the time of one of the hand's actions, to 0.1 ms, in pages to which the browser
 * reports precise times. Positions are not compared, because the zoom changes between the hand and the page.
 */
export function expectTimes({ name, touches, hand }) {
  const off = touches.map(({ name: kind, t }) => Math.min(...hand.trace
    .filter(put => put.kind === kind).map(({ clock }) => Math.abs((clock - hand.trace[0].clock) * 1000 - t))));
  const worst = Math.max(...off);
  expect(`${name}: fingers are there when they were put there`, worst <= 0.1, touches[off.indexOf(worst)]);
  console.log(`recorder: ${name}: times are the hand's to ${worst.toFixed(3)} ms`);
}

/**
 * Expects that the observations equal the observer's values at the same frames. `stand` returns the position of a
 * view in a frame of the observer.
 */
export function expectSeen({ name, parts, eye }, stand, view) {
  const seen = parts.filter(part => part.name === "seen" && (view === undefined || part.view === view));
  const zero = Math.min(...eye.heard.filter(({ kind }) => kind === "down").map(({ at }) => at));
  let equal = 0;
  for (const [index, part] of seen.entries()) {
    const frame = eye.stood.find(({ at }) => Math.abs(at - zero - part.t) < 0.06);
    if (!frame) continue;
    const isThere = frame => {
      const [x, y, zoom = 1] = stand(frame);
      return Math.abs(part.x - x) < 0.0011 && Math.abs(part.y - y) < 0.0011 && Math.abs((part.zoom ?? 1) - zoom) < 1e-5;
    };
    // The last observation is made when the recording stops. At that time a frame may already be drawn without the
    // scene.
    const before = index === seen.length - 1 ? eye.stood[eye.stood.indexOf(frame) - 1] : undefined;
    if (isThere(frame) || before && isThere(before)) equal += 1;
    else { expect(`${name}: what is seen is what is there`, false, [part, frame]); break; }
  }
  // The first observation is at a touch, and the last observation is at the end of the recording, so neither need be
  // at a frame.
  expect(`${name}: what is seen is seen at a frame`, seen.length > 8 && equal >= seen.length - 2, [equal, seen.length]);
  const ended = seen.at(-1)?.t ?? 0;
  const missed = eye.stood.filter((frame, index) => {
    const t = frame.at - zero;
    const isMotion = index > 0 && String(stand(frame)) !== String(stand(eye.stood[index - 1]));
    // A frame may be drawn after the recording was stopped, if stopping began before the frame.
    return isMotion && t > 0 && t < ended - 20 && !seen.some(part => Math.abs(part.t - t) < 0.06);
  });
  expect(`${name}: every frame of motion is seen`, missed.length === 0, missed.map(({ at }) => at - zero));
  const moved = new Set(seen.map(({ x, y, zoom = 1 }) => `${x} ${y} ${zoom}`)).size;
  expect(`${name}: something moves`, moved > 3, moved);
  const rests = seen.filter(({ settled }) => settled === "true");
  expect(`${name}: it rests at the end, and not before`, rests.length === 1 && rests[0] === seen.at(-1), [rests, seen.at(-1)]);
}

/** The verdicts about the browser by the invariants that the recording exercises. */
export function verdicts({ file }) {
  const { stdout } = run("check", "--engine", "seen", "-v", file);
  const lines = Object.fromEntries([...stdout.matchAll(/^ {2}(held|untested|not applicable) +([a-z-]+)[,:]/gm)].map(([, verdict, invariant]) => [invariant, verdict]));
  for (const [, invariant] of stdout.matchAll(/^ {2}\S+\.xml:\d+:\d+: ([a-z-]+) at/gm)) lines[invariant] = "broken";
  return lines;
}

export function expectVerdicts(recorded, expected) {
  const found = verdicts(recorded);
  for (const [invariant, verdict] of Object.entries(expected)) {
    expect(`${recorded.name}: ${invariant} is ${verdict}`, found[invariant] === verdict, found[invariant] ?? "not told");
  }
}

export const failed = () => failures;
