// Fingers on the page that records, emulated by a browser: PROGRAM FOLDER FLICKBOOK, called by Tests/Pages/recorder.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { skipWithoutAxe, violations } from "./axe.mjs";
import { Browser, until } from "./browser.mjs";
import { Hand, elements, eye } from "./hand.mjs";

const [, , program, folder, flickbook] = process.argv;
const browser = new Browser(program);
const portrait = { width: 390, height: 700 };
const upright = { type: "portraitPrimary", angle: 0 };
let failures = 0;

function expect(what, holds, found = "") {
  if (holds) return;
  failures += 1;
  console.error(`recorder: ${what}${found === "" ? "" : `: ${JSON.stringify(found).slice(0, 600)}`}`);
}

const run = (...words) => spawnSync(flickbook, words, { encoding: "utf8" });
const click = (tab, id) => tab.run(`document.getElementById("${id}").click()`);

/** Added to the page before its own scripts run. */
async function open(name, wishes = {}) {
  const tab = await browser.open("about:blank", { touch: true, ...portrait, ...wishes });
  await hold(tab, wishes);
  await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: eye + (wishes.before ?? "") });
  await tab.go(name.includes(":") ? name : `file://${folder}/${name}`);
  return tab;
}

// Browsers report times to a tenth of a millisecond, including the first one, and to some microseconds to a page
// that does not share its process with others, as `record serve` sends it.
const alone = createServer((_, response) => {
  response.writeHead(200, {
    "Content-Type": "text/html", "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp",
  }).end(readFileSync(`${folder}/recorder.html`));
});
await new Promise(resolve => { alone.listen(0, "127.0.0.1", resolve); });
const apart = `http://127.0.0.1:${alone.address().port}/`;

/** The orientation of the device. */
async function hold(tab, { width = portrait.width, height = portrait.height, held = upright, scale = 1 } = {}) {
  await tab.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile: true, screenOrientation: held });
  await tab.rest(300);
}

/** After a visit, checks that the page requested nothing and logged no errors. */
async function leave(name, tab, allowed = []) {
  expect(`${name} complains`, tab.complaints.length === 0, tab.complaints);
  const foreign = tab.requests.filter(url => ![`file://${folder}/recorder.html`, "about:blank", ...allowed].includes(url) && !url.startsWith("blob:"));
  expect(`${name} asks for`, foreign.length === 0, foreign);
  await tab.close();
}

/** Names the recording and saves it, like a user. */
async function download(tab, name) {
  rmSync(`${folder}/${name}.xml`, { force: true });
  await browser.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder });
  await tab.run(`{ const field = document.getElementById("name"); field.value = "${name}"; field.dispatchEvent(new Event("input", { bubbles: true })); document.getElementById("download").click(); }`);
  // The browser gives a file its name when all of it has been written.
  await until(() => existsSync(`${folder}/${name}.xml`));
  return `${folder}/${name}.xml`;
}

/** Acts in a scene and returns the recording, after several checks of the file. */
async function record(name, scene, mode, act, { wishes, step, page = "recorder.html" } = {}) {
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

/** The touches equal those that the observer has seen, to a tenth of a point and of a millisecond. */
function expectTouches({ name, touches, eye }, mode) {
  const last = new Map();
  const heard = (mode === "raw" ? eye.samples : eye.heard).filter(({ kind, name, at, x, y }) => {
    const before = last.get(name);
    // A pointer that moves without being down is not a finger on the screen; one that does not move reports nothing.
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

/** Every position is one of the hand's. */
function expectPlaces({ name, touches, hand }, tolerance = 0.1) {
  const stray = touches.filter(({ name: kind, x, y }) => kind !== "cancel"
    && !hand.trace.some(place => Math.abs(place.x - x) <= tolerance && Math.abs(place.y - y) <= tolerance));
  expect(`${name}: fingers are where they were put`, stray.length === 0, stray);
}

/**
 * And every time is one of the hand's actions, to a tenth of a millisecond, if the browser reports times as
 * precisely. The position depends on the zoom between the hand and the page, which changes meanwhile.
 */
function expectTimes({ name, touches, hand }) {
  const off = touches.map(({ name: kind, t }) => Math.min(...hand.trace
    .filter(put => put.kind === kind).map(({ clock }) => Math.abs((clock - hand.trace[0].clock) * 1000 - t))));
  const worst = Math.max(...off);
  expect(`${name}: fingers are there when they were put there`, worst <= 0.1, touches[off.indexOf(worst)]);
  console.log(`recorder: ${name}: times are the hand's to ${worst.toFixed(3)} ms`);
}

/** What was seen equals the observed views at that frame; `stand` selects a view's position in an observed frame. */
function expectSeen({ name, parts, eye }, stand, view) {
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
    // The last observation is made when the recording stops, and the frame of that time may be without the scene.
    const before = index === seen.length - 1 ? eye.stood[eye.stood.indexOf(frame) - 1] : undefined;
    if (isThere(frame) || before && isThere(before)) equal += 1;
    else { expect(`${name}: what is seen is what is there`, false, [part, frame]); break; }
  }
  // The first and the last are at a touch and at the end, and at no frame.
  expect(`${name}: what is seen is seen at a frame`, seen.length > 8 && equal >= seen.length - 2, [equal, seen.length]);
  const ended = seen.at(-1)?.t ?? 0;
  const missed = eye.stood.filter((frame, index) => {
    const t = frame.at - zero;
    const isMotion = index > 0 && String(stand(frame)) !== String(stand(eye.stood[index - 1]));
    // A frame may be drawn after an end that began before it.
    return isMotion && t > 0 && t < ended - 20 && !seen.some(part => Math.abs(part.t - t) < 0.06);
  });
  expect(`${name}: every frame of motion is seen`, missed.length === 0, missed.map(({ at }) => at - zero));
  const moved = new Set(seen.map(({ x, y, zoom = 1 }) => `${x} ${y} ${zoom}`)).size;
  expect(`${name}: something moves`, moved > 3, moved);
  const rests = seen.filter(({ settled }) => settled === "true");
  expect(`${name}: it rests at the end, and not before`, rests.length === 1 && rests[0] === seen.at(-1), [rests, seen.at(-1)]);
}

/** The verdicts about the browser by the invariants of the recording. */
function verdicts({ file }) {
  const { stdout } = run("check", "--engine", "seen", "-v", file);
  const lines = Object.fromEntries([...stdout.matchAll(/^ {2}(held|untested|not applicable) +([a-z-]+)[,:]/gm)].map(([, verdict, invariant]) => [invariant, verdict]));
  for (const [, invariant] of stdout.matchAll(/^ {2}\S+\.xml:\d+:\d+: ([a-z-]+) at/gm)) lines[invariant] = "broken";
  return lines;
}

function expectVerdicts(recorded, expected) {
  const found = verdicts(recorded);
  for (const [invariant, verdict] of Object.entries(expected)) {
    expect(`${recorded.name}: ${invariant} is ${verdict}`, found[invariant] === verdict, found[invariant] ?? "not told");
  }
}

// Scrolled by the browser.

const swipe = await record("swipe", "list", "observe", async (hand, tab) => {
  await hand.down([200, 500]);
  await hand.go([[0, -250]], 24);
  await tab.shoot(`${folder}/recording.png`);
  await tab.rest(150);
  await hand.up();
  await tab.rest(500);
}, { page: apart });
expectTimes(swipe);
expectTouches(swipe, "observe");
expectPlaces(swipe);
expectSeen(swipe, ({ places }) => places[0]);
const kinds = new Set(swipe.parts.slice(swipe.parts.findIndex(({ name }) => name === "timeline") + 1).map(({ name }) => name));
expect("swipe: nothing else is told", [...kinds].sort().join() === "down,move,seen,up", [...kinds]);
expectVerdicts(swipe, { "rest-in-bounds": "held", "eventually-at-rest": "held", "zoom-in-range": "untested", "rotation-round-trip": "untested" });

const flick = await record("flick", "pages", "observe", async (hand, tab) => {
  // More than half a page: the page turns, even if a busy machine sends the touches slowly.
  await hand.down([330, 300]);
  await hand.go([[-260, 4]], 10);
  await hand.up();
  await tab.rest(1300);
  await hold(tab, { width: 700, height: 390, held: { type: "landscapePrimary", angle: 90 } });
  await tab.rest(300);
}, { page: apart });
expectTimes(flick);
expectTouches(flick, "observe");
expectPlaces(flick);
expectSeen(flick, ({ places }) => places[0]);
const last = flick.parts.filter(({ name }) => name === "seen").at(-1);
expect("flick: the browser turns one page, and keeps it when it is turned", last.x === 700, last);
const turn = flick.parts.find(({ name }) => name === "turn");
expect("flick: the turn is told", turn?.to === "landscape-left", turn);
expectVerdicts(flick, { "rest-page-aligned": "held", "page-step-at-most-one": "held", "rotation-keeps-page": "held" });

const pinch = await record("pinch", "zoom", "observe", async (hand, tab) => {
  // To the middle of the picture, so that no edge prevents the turn.
  for (let way = 0; way < 2; way += 1) {
    await hand.down([330, 600]);
    await hand.go([[-300, -400]], 20);
    await tab.rest(200);
    await hand.up();
    await tab.rest(300);
  }
  await hand.down([160, 300], [230, 380]);
  await hand.go([[-70, -80], [70, 80]], 24, 40);
  await tab.rest(200);
  await hand.up();
  await tab.rest(600);
  await tab.shoot(`${folder}/zoomed.png`);
  await hold(tab, { width: 700, height: 390, held: { type: "landscapePrimary", angle: 90 } });
  await tab.rest(400);
}, { page: apart });
expectTimes(pinch);
expectTouches(pinch, "observe");
expectSeen(pinch, ({ page }) => page);
expect("pinch: it zooms", pinch.parts.some(({ name, zoom }) => name === "seen" && zoom > 1.5));
expect("pinch: there are fractions", pinch.parts.some(({ name, y }) => name === "seen" && y % 1 !== 0));
// It keeps the top left.
expectVerdicts(pinch, { "rotation-keeps-centre": "broken", "rotation-keeps-zoom": "held", "zoom-in-range": "held", "rest-in-bounds": "held", "rest-page-aligned": undefined });

const nested = await record("nested", "carousels", "observe", async (hand, tab) => {
  await hand.down([300, 130]);
  await hand.go([[-200, 0]], 16);
  await tab.rest(150);
  await hand.up();
  await tab.rest(400);
  await hand.down([200, 130]);
  await hand.go([[0, -100]], 16);
  await tab.rest(150);
  await hand.up();
  await tab.rest(400);
});
expectTouches(nested, "observe");
expectPlaces(nested);
expectSeen(nested, ({ places }) => places[1], "carousel-1");
expectSeen(nested, ({ places }) => places[0], "list");
const lanes = nested.parts.filter(({ name, id }) => name === "view" && id !== "list");
expect("nested: the carousels are in the list", lanes.length === 8 && lanes.every(({ inside }) => inside === "list") && lanes[7].y === 1520, lanes);
expectVerdicts(nested, { "rest-in-bounds": "held", "untouched-stays-put": "held" });

const numbers = await record("numbers", "numbers", "observe", async (hand, tab) => {
  await hand.down([290, 322]);
  await hand.go([[-140, 0]], 16);
  await tab.rest(150);
  await hand.up();
  await tab.rest(800);
  await tab.shoot(`${folder}/numbers.png`);
});
expectTouches(numbers, "observe");
expectPlaces(numbers);
expectSeen(numbers, ({ places }) => [places[0]?.[0] - 125, places[0]?.[1]]);
const chosen = numbers.parts.filter(({ name }) => name === "seen").at(-1);
expect("numbers: one of them is in the middle", chosen.x > -125 && (chosen.x + 150 - 25) % 50 === 0, chosen);
expect("numbers: the scene is theirs", numbers.text.includes('<content width="1000" height="60"/>') && numbers.text.includes('<insets left="125" right="125"/>') && numbers.text.includes('<start x="-125" y="0"/>'), numbers.text.slice(0, 900));
expectVerdicts(numbers, { "rest-in-bounds": "held" });

const wheels = await record("wheels", "wheels", "observe", async (hand, tab) => {
  await hand.down([137, 380]);
  await hand.go([[0, -130]], 16);
  await tab.rest(150);
  await hand.up();
  await tab.rest(900);
  await tab.shoot(`${folder}/wheels.png`);
});
expectTouches(wheels, "observe");
expectPlaces(wheels);
expectSeen(wheels, ({ places }) => [places[0]?.[0], places[0]?.[1] - 86], "hours");
for (const rows of [24, 60]) {
  expect(`wheels: the scene has one of ${rows}`, new RegExp(`<content width="100" height="${44 * rows}"/>\\s+<insets top="86" bottom="86"/>\\s+<start x="0" y="-86"/>\\s+<snap every="44" axis="y" at="middle"/>\\s+<wheel rows="${rows}" row-height="44"/>`).test(wheels.text), wheels.text.slice(0, 900));
}
expectVerdicts(wheels, { "rest-in-bounds": "held", "untouched-stays-put": "held" });

const cancelled = await record("cancelled", "list", "observe", async (hand, tab) => {
  await hand.down([200, 500]);
  await hand.go([[0, -100]], 10);
  await hand.cancel();
  await tab.rest(800);
}, { page: apart });
expectTimes(cancelled);
expectTouches(cancelled, "observe");
expect("cancelled: it is told", cancelled.touches.at(-1).name === "cancel", cancelled.touches.at(-1));

// Stopped while a finger is down and the list follows it.
const stopped = await record("stopped", "list", "observe", async hand => {
  await hand.down([200, 500]);
  await hand.go([[0, -100]], 10);
});
expect("stopped: the finger is taken away", stopped.touches.at(-1).name === "cancel", stopped.touches.at(-1));
const way = stopped.parts.filter(({ name }) => name === "seen");
const [end, moved] = [way.at(-1), way.findLast(({ y }) => y !== way.at(-1).y)];
expect("stopped: what still moves is not at rest", moved && (end.settled === undefined || end.t - moved.t > 100), [moved, end]);

// A screen with more than one pixel per point.
const dense = await record("dense", "canvas", "observe", async (hand, tab) => {
  await hand.down([300, 500]);
  await hand.go([[-150.3, -200.7]], 20);
  await hand.up();
  await tab.rest(1200);
}, { wishes: { scale: 2.625 } });
expectTouches(dense, "observe");
expectPlaces(dense);
expectSeen(dense, ({ places }) => places[0]);
expect("dense: the scale is told", dense.text.includes('scale="2.625"'));

// No software keyboard is available here: the window is resized as if one covered it.
const keyboard = `{
  const shown = new EventTarget();
  Object.assign(shown, { scale: 1, offsetLeft: 0, offsetTop: 0, pageLeft: 0, pageTop: 0, width: 390, height: 700 });
  Object.defineProperty(window, "visualViewport", { value: shown });
  globalThis.cover = height => { shown.height = 700 - height; shown.dispatchEvent(new Event("resize")); };
}`;
const form = await record("form", "form", "observe", async (hand, tab) => {
  await hand.down([200, 70]);
  await hand.up();
  await tab.run("{ document.querySelector('.field input').focus(); cover(300); }");
  await tab.rest(300);
  await hand.down([200, 300]);
  await hand.go([[0, -150]], 12);
  await tab.rest(150);
  await hand.up();
  await tab.rest(300);
  await tab.shoot(`${folder}/keyboard.png`);
  // The keyboard disappears with the focus; the window follows.
  await tab.run("document.activeElement.blur()");
  await tab.rest(100);
  await tab.run("cover(0)");
  await tab.rest(400);
}, { wishes: { before: keyboard } });
expectTouches(form, "observe");
const keyboards = form.parts.filter(({ name }) => name === "keyboard");
const frames = form.parts.filter(({ name }) => name === "frame");
expect("form: the keyboard comes and goes", keyboards.length === 2 && keyboards[0].y === 400 && keyboards[0].height === 300 && keyboards[1].hidden === "true", keyboards);
expect("form: the form makes room", frames.some(({ height, t }) => height === 344 && t === keyboards[0]?.t), frames);
expect("form: without a field there is no keyboard", keyboards[1]?.t < frames.at(-1)?.t, [keyboards, frames]);
expectVerdicts(form, { "rest-in-bounds": "held", "keyboard-inset-overlap": "untested" });

// Fingers whose end is never reported, the last one not even when the recording ends: no browser here does this itself.
const lost = await record("lost", "list", "observe", async (hand, tab) => {
  await tab.run(`{
    const target = document.querySelector(".view");
    const touch = (identifier, clientX) => new Touch({ identifier, target, clientX, clientY: 100 });
    const send = (type, all, changed) => target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches: all, targetTouches: all, changedTouches: changed }));
    send("touchstart", [touch(7, 50)], [touch(7, 50)]);
    send("touchmove", [touch(7, 60)], [touch(7, 60)]);
    send("touchstart", [touch(8, 90)], [touch(8, 90)]);
    send("touchstart", [touch(8, 95)], [touch(8, 95)]);
    send("touchmove", [touch(9, 10)], [touch(9, 10)]);
    send("touchstart", [touch(10, 20)], [touch(10, 20)]);
  }`);
});
expect("lost: they are taken away, and their numbers are used again", lost.touches.map(({ name, finger }) => `${name} ${finger}`).join()
  === "down 1,move 1,cancel 1,down 1,cancel 1,down 1,cancel 1,down 1,cancel 1", lost.touches);

// Every sample, without scrolling. The clock is the hand's own, and times are exact on any machine.


for (const [name, act] of Object.entries({
  "raw-swipe": async hand => {
    await hand.down([200, 500]);
    await hand.go([[33.3, -300]], 60);
    await hand.up();
  },
  "raw-pinch": async hand => {
    await hand.down([150, 300], [240, 400]);
    await hand.go([[-60, -70], [80, 90]], 40);
    await hand.up();
  },
  "raw-two-fingers": async hand => {
    await hand.down([100, 300]);
    await hand.go([[20, 30]], 10);
    await hand.join(1, [250, 320]);
    await hand.go([[60, 50], [70, 40]], 20);
    await hand.up();
    await hand.down([100, 200]);
    await hand.go([[10, 10]], 5);
    await hand.up();
  },
  "raw-cancelled": async (hand, tab) => {
    await hand.down([150, 300], [240, 400]);
    await hand.go([[-60, -70], [80, 90]], 10);
    await hand.cancel();
    // The sender does not wait until the page has received it.
    await tab.rest(100);
  },
})) {
  const raw = await record(name, "list", "raw", act, { step: 8.3, page: apart });
  expectTouches(raw, "raw");
  expectPlaces(raw);
  const { trace } = raw.hand;
  expect(`${name}: no sample is lost`, raw.touches.length === trace.length, [raw.touches.length, trace.length]);
  const time = ({ clock }) => (clock - trace[0].clock) * 1000;
  const put = [...trace].sort((one, other) => one.clock - other.clock || one.x - other.x || one.y - other.y);
  const found = [...raw.touches].sort((one, other) => one.t - other.t || one.x - other.x || one.y - other.y);
  const worst = Math.max(...found.map(({ t }, index) => Math.abs(t - time(put[index]))));
  expect(`${name}: times are the hand's`, worst <= 0.1, worst);
  console.log(`recorder: ${name}: times are the hand's to ${worst.toFixed(3)} ms`);
  expect(`${name}: nothing is seen`, !raw.parts.some(part => part.name === "seen"));
  expect(`${name}: it says that samples are whole`, raw.text.includes('coalesced="true"') && !raw.text.includes("quality="));
}

const turned = await record("raw-turn", "list", "raw", async (hand, tab) => {
  for (const [width, height, held] of [[700, 390, { type: "landscapePrimary", angle: 270 }], [390, 700, upright]]) {
    await hand.down([200, 300]);
    await hand.go([[30, -80]], 8);
    await hand.up();
    await hold(tab, { width, height, held });
  }
}, { page: apart });
expectTimes(turned);
expectTouches(turned, "raw");
expectPlaces(turned);
expect("raw-turn: both turns are told", turned.parts.filter(({ name }) => name === "turn").map(({ to }) => to).join() === "landscape-right,portrait", turned.parts);
expect("raw-turn: and what they made of the window", turned.parts.filter(({ name }) => name === "window").map(({ width, height }) => `${width}x${height}`).join() === "390x700,700x390,390x700");

const slow = await record("slow", "list", "raw", async hand => {
  await hand.down([200, 500]);
  await hand.go([[0, -300]], 6);
  await hand.up();
}, { step: 50 });
expect("slow: a path with gaps is coarse", slow.text.includes('quality="coarse"'));

// A mouse is one finger, with Shift two.
const mouse = await record("mouse", "list", "raw", async (hand, tab) => {
  const send = (type, x, y, modifiers) => tab.send("Input.dispatchMouseEvent", { type, x, y, modifiers, button: "left", buttons: 1, clickCount: 1 });
  await send("mouseMoved", 90, 90, 0);
  for (const shift of [0, 8]) {
    await send("mousePressed", 100, 200, shift);
    for (let way = 1; way <= 5; way += 1) await send("mouseMoved", 100 + 10 * way, 200, shift);
    await send("mouseReleased", 150, 200, shift);
  }
}, { wishes: { touch: false } });
expect("mouse: one finger, then two", mouse.touches.filter(({ name }) => name === "down").map(({ finger, x, y }) => [finger, x, y]).join(" ") === "1,100,200 1,100,200 2,290,500", mouse.touches);
expect("mouse: both lift", mouse.touches.filter(({ name }) => name === "up").length === 3, mouse.touches);

// Any input in any order: the written file can be read.

{
  const tab = await open("recorder.html");
  const texts = await tab.run(`globalThis.texts = (() => {
    let seed = 7;
    const pick = count => (seed = (seed * 48271) % 2147483647) % count;
    const scene = { window: { width: 390, height: 700, scale: 1, orientation: "portrait" }, views: [{ id: "list", x: 0, y: 0, width: 390, height: 700, content: { width: 390, height: 4000 } }] };
    return Array.from({ length: 60 }, () => {
      const tape = new Tape();
      for (let event = 0; event < 80; event += 1) {
        const at = 5000 + event * 3 - pick(9) + pick(1000) / 1000;
        const place = { x: pick(390000) / 997, y: pick(700000) / 997 };
        if (pick(6) === 0) tape.add({ kind: "seen", at, view: "list", x: pick(100) / 7, y: 0, zoom: 1 + pick(3) / 1e7, settled: pick(2) === 0 });
        else if (pick(30) === 0) tape.lose(pick(30), at);
        else tape.touch(["down", "move", "move", "up", "cancel"][pick(5)], pick(30), at, place, pressed(pick(11) / 10, pick(30)));
      }
      tape.touch("down", 1, 6000, { x: 1, y: 1 });
      const events = tape.finish(6001);
      return recordingText({ title: String.fromCharCode(...Array.from({ length: 20 }, () => pick(300))) + "\\ud800 \\u{1f600}", origin: {}, tags: ["a<b"], note: "\\t\\n&", scene, expect: [], events, zero: tape.zero });
    });
  })()`);
  // Read from the page: writing a file replaces half a surrogate pair.
  expect("whatever comes in: no half of a letter", await tab.run("texts.every(text => text.isWellFormed())"));
  texts.forEach((text, index) => writeFileSync(`${folder}/any-${index}.xml`, text));
  const files = texts.map((_, index) => `${folder}/any-${index}.xml`);
  for (const verb of [["lint"], ["fmt", "--check"]]) {
    const { status, stdout, stderr } = run(...verb, ...files);
    expect(`whatever comes in: ${verb[0]}`, status === 0 && texts.length === 60, stdout + stderr);
  }
  await leave("whatever comes in", tab);
}

// Other actions of a user on the page.

{
  const tab = await open("recorder.html");
  await tab.run("document.getElementById('start').focus()");
  await tab.key("Enter");
  await tab.rest(200);
  expect("Enter starts", await tab.run("!document.getElementById('stage').hidden"));
  await tab.key("Escape");
  expect("Escape ends, and nothing is nothing", await tab.run("document.getElementById('stage').hidden && document.getElementById('status').textContent.startsWith('Nothing was touched') && document.getElementById('status').offsetHeight > 20"));
  await click(tab, "start");
  const hand = new Hand(tab);
  await hand.down([200, 500]);
  await hand.go([[0, -200]], 12);
  await hand.up();
  await tab.run("{ Object.defineProperty(document, 'hidden', { value: true, configurable: true }); document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); delete document.hidden; }");
  await tab.send("Input.dispatchMouseEvent", { type: "mouseWheel", x: 200, y: 300, deltaX: 0, deltaY: 40 });
  await tab.rest(600);
  await tab.key("Escape");
  await tab.rest(200);
  const text = id => tab.run(`document.getElementById("${id}").textContent`);
  expect("a wheel is warned of", (await text("warnings")).includes("mouse wheel"), await text("warnings"));
  expect("a hidden page is warned of", (await text("warnings")).includes("was hidden"), await text("warnings"));
  expect("what was recorded is told", /1 touch,/.test(await text("summary")), await text("summary"));
  await tab.run(`{
    const type = (id, value) => { document.getElementById(id).value = value; };
    type("name", 'Über <den> "Rand"'); type("tags", "list  fast list"); type("note", "A & B"); type("device", "Phone 7");
    document.querySelector("#expectations input").click();
    document.getElementById("name").dispatchEvent(new Event("input", { bubbles: true }));
  }`);
  const xml = await tab.run("document.getElementById('xml').value");
  writeFileSync(`${folder}/named.xml`, xml);
  for (const verb of [["lint"], ["fmt", "--check"]]) expect(`named: ${verb[0]}`, run(...verb, `${folder}/named.xml`).status === 0, run(...verb, `${folder}/named.xml`).stderr);
  const parts = elements(xml);
  expect("the name is kept", parts[0].title === 'Über <den> "Rand"', parts[0].title);
  const tags = [...xml.matchAll(/<tag>(.*)<\/tag>/g)].map(([, tag]) => tag);
  expect("a tag stands once", tags.join() === "list,fast", tags);
  expect("the note and the device are kept", xml.includes("<note>A &amp; B</note>") && parts.find(({ name }) => name === "origin").device === "Phone 7", xml.slice(0, 600));
  expect("an invariant that is ticked is expected", xml.includes('<invariant name="rest-in-bounds" tolerance="0.5pt"/>'));
  expect("one that is not is not", xml.split("<invariant").length === 2);
  expect("the file has a name", await tab.run("document.getElementById('download').download") === "uber-den-rand.xml", await tab.run("document.getElementById('download').download"));
  const where = () => tab.run("document.querySelector('#preview .finger')?.getAttribute('cy') ?? ''");
  const scrub = value => tab.run(`{ const range = document.getElementById("scrub"); range.value = ${value}; range.dispatchEvent(new Event("input")); }`);
  await scrub(0);
  const before = await where();
  const middle = parts.findLast(({ name, y }) => name === "move" && y > 300);
  await scrub(Math.floor(middle.t) + 1);
  expect("the scrubber moves the finger", before === "500" && middle.y < 500 && Math.abs(await where() - middle.y) < 0.01, [before, middle, await where()]);
  await tab.shoot(`${folder}/review.png`);
  const whole = await tab.send("Page.captureScreenshot", { format: "png", captureBeyondViewport: true });
  writeFileSync(`${folder}/review-whole.png`, Buffer.from(whole.data, "base64"));
  await scrub(0);
  await click(tab, "play");
  await tab.rest(300);
  expect("it plays", await tab.run("+document.getElementById('scrub').value > 50") && await where() < 500, await where());
  const copied = await tab.run(`(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject() }, configurable: true });
    const place = scrollY;
    document.getElementById("copy").click();
    return new Promise(resolve => setTimeout(() => resolve([scrollY - place, document.querySelector("#keeping details").open, document.getElementById("status").textContent]), 200));
  })()`);
  expect("Copy moves nothing and opens nothing", copied[0] === 0 && !copied[1] && copied[2].startsWith("Copied uber-den-rand"), copied);
  await click(tab, "haunt");
  await tab.rest(250);
  expect("ghosts play over the scene", await tab.run("document.querySelector('.ghosts circle') !== null && document.querySelector('.view').scrollTop > 0"));
  await tab.shoot(`${folder}/ghosts.png`);
  await tab.key("Escape");
  await tab.rest(100);
  expect("and leave when they are told to", await tab.run("document.getElementById('stage').hidden && !document.getElementById('review').hidden"));
  await click(tab, "other");
  // A recording of another device.
  await tab.run(`{
    const files = new DataTransfer();
    files.items.add(new File([${JSON.stringify(readFileSync("Recordings/Gallery/next-car.xml", "utf8"))}], "next-car.xml"));
    document.getElementById("open").files = files.files;
    document.getElementById("open").dispatchEvent(new Event("change"));
  }`);
  await tab.rest(200);
  expect("a recording from a file is shown", (await text("summary")).startsWith("Flick to the next car: 1.5 s, 1 touch,") && await tab.run("!document.getElementById('review').hidden"), await text("summary"));
  expect("and is nobody's to rename, and no scene's", await tab.run("document.getElementById('keeping').hidden && document.getElementById('haunt').hidden"));
  await leave("a visit", tab);
}

// A user who stops while the view still moves is informed about what remains untested.

for (const wait of [0, 1500]) {
  const tab = await open("recorder.html");
  await click(tab, "start");
  await tab.rest(200);
  const hand = new Hand(tab);
  await hand.down([200, 500]);
  await hand.go([[0, -200]], 12);
  if (!wait) await click(tab, "stop");
  await hand.up();
  await tab.rest(wait);
  if (wait) await click(tab, "stop");
  await tab.rest(200);
  const warned = await tab.run("document.getElementById('warnings').textContent.includes('you stopped before it came to rest')");
  expect(wait ? "who waits is not warned" : "who stops too early is told so", warned === !wait);
  expect("a page for itself sends nothing", (await tab.run("document.getElementById('promise').textContent")) === "Nothing leaves this device unless you share it.");
  await leave("stopping", tab);
}

// A page with a destination to send to.

{
  const asked = [];
  const answers = [
    [403, { error: "the token is out of date", token: "fresh" }],
    [400, { error: "this is no recording: line 3", token: "two" }],
    [200, {
      saved: "long-list.xml", token: "three", warnings: ["it is short"],
      judged: [{ engine: "seen", verdict: "broken", held: 12, untested: 30, broken: [{ invariant: "rest-in-bounds", text: "offset.y 3 <b>" }] }],
    }],
    [200, {
      saved: "long-list.xml", token: "four", warnings: [],
      judged: [
        { engine: "seen", verdict: "held", held: 2, untested: 1, notApplicable: 20, broken: [], missing: [], heldNames: [{ invariant: "finite-state", text: "" }, { invariant: "rest-in-bounds", text: "" }], untestedNames: [{ invariant: "drag-tracks-finger", text: "this phone does not report activity" }] },
        { engine: "ios", verdict: "incomplete", held: 3, untested: 1, notApplicable: 20, broken: [], missing: [{ invariant: "drag-tracks-finger", text: "the recording is too coarse" }], heldNames: [], untestedNames: [{ invariant: "drag-tracks-finger", text: "the recording is too coarse" }] },
      ],
    }],
  ];
  const page = readFileSync(`${folder}/recorder.html`, "utf8")
    .replace("<meta name=\"generator\"", "<meta name=\"flickbook-send\" content=\"/recordings\">\n<meta name=\"flickbook-token\" content=\"one\">\n$&")
    .replace("form-action &#39;none&#39;", "$&; connect-src &#39;self&#39;");
  const server = createServer((request, response) => {
    if (request.method === "GET") return response.setHeader("Content-Type", "text/html").end(page);
    let body = "";
    request.on("data", data => { body += data; }).on("end", () => {
      asked.push({ url: request.url, headers: request.headers, body });
      const [status, answer] = answers.shift();
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise(resolve => { server.listen(0, "127.0.0.1", resolve); });
  const address = `http://127.0.0.1:${server.address().port}/`;
  const tab = await open(address);
  await click(tab, "start");
  await tab.rest(200);
  const hand = new Hand(tab);
  await hand.down([200, 500]);
  await hand.go([[0, -200]], 12);
  await hand.up();
  await tab.rest(400);
  await click(tab, "stop");
  const sent = async () => { await click(tab, "send"); await tab.rest(300); return tab.run("document.getElementById('verdict').innerText"); };
  await tab.rest(300);
  const refused = await tab.run("document.getElementById('verdict').innerText");
  const [outOfDate] = asked.splice(0, 1);
  expect("Stop sends it at once", outOfDate?.headers["x-flickbook-token"] === "one");
  expect("what was refused for its token is sent again with another", asked.length === 1 && asked[0].body === outOfDate?.body, asked.length);
  expect("an error is told in the server's words", refused.includes("Not saved: this is no recording: line 3"), refused);
  const judged = await sent();
  expect("the verdict is told", ["long-list.xml", "This phone: broken", "rest-in-bounds offset.y 3 <b>", "it is short"].every(words => judged.includes(words)), judged);
  const sentence = await tab.run("document.getElementById('sentence').textContent");
  expect("the verdict is a sentence", sentence === "This phone breaks rest-in-bounds: offset.y 3 <b>.", sentence);
  await tab.shoot(`${folder}/verdict.png`);
  expect("what is sent is not sent again", await tab.run("document.getElementById('send').disabled && document.getElementById('send').textContent === 'Saved'"));
  expect("a page that sends says so", (await tab.run("document.getElementById('promise').textContent")).startsWith("Stop sends the recording"));
  await tab.run("{ const note = document.getElementById('note'); note.value = 'x'; note.dispatchEvent(new Event('input', { bubbles: true })); }");
  const reach = await tab.run("(() => { const { top, bottom } = document.getElementById('send').getBoundingClientRect(); return [top >= 0 && bottom <= innerHeight, document.getElementById('send').textContent]; })()");
  expect("notes are saved by a button in reach", reach[0] && reach[1] === "Save the notes", reach);
  const noteTop = () => tab.run("document.getElementById('note').getBoundingClientRect().top");
  await tab.run("document.getElementById('note').scrollIntoView({ block: 'center' })");
  const top = await noteTop();
  const kept = await sent();
  expect("what must hold and was not tested is incomplete", await tab.run("document.getElementById('review-title').textContent") === "Incomplete", kept);
  expect("the sentence names it", /drag-tracks-finger must hold and was not tested on ios: the recording is too coarse/.test(await tab.run("document.getElementById('sentence').textContent")));
  expect("the numbers have their names and reasons", ["2 invariants held", "What this recording does not test (1)", "20 more do not apply"].every(words => kept.includes(words)) && await tab.run("document.getElementById('verdict').textContent.includes('finite-state')"), kept);
  expect("who saves notes stays there, and hears that they are saved", Math.abs(await noteTop() - top) < 3 && (await tab.run("document.getElementById('status').textContent")).startsWith("Saved. Incomplete"), [top, await noteTop()]);
  expect("a message is above the bar", await tab.run("document.getElementById('status').getBoundingClientRect().bottom <= document.getElementById('giving').getBoundingClientRect().top"));
  expect("what this recording does not test is said where it can be ticked", await tab.run("[...document.querySelectorAll('#expectations .hint.warned')].some(hint => !hint.hidden && /Not tested on ios/.test(hint.textContent))"));
  expect("what was tested is named", await tab.run("document.getElementById('tested').textContent.startsWith('Tested: content comes to rest inside its edges; 1 more')"), await tab.run("document.getElementById('tested').textContent"));
  const bar = await tab.run("[...document.querySelectorAll('#giving > :not([hidden])')].map(button => Math.round(button.getBoundingClientRect().top))");
  expect("the actions are in one row", new Set(bar).size === 1, bar);
  await tab.shoot(`${folder}/saved.png`);
  const asked3 = asked.splice(2);
  expect("what was saved is replaced", asked3.length === 1 && asked3[0].headers["x-flickbook-replaces"] === "last", asked3.map(({ headers }) => headers));
  expect("it is put where it should be", asked.every(({ url }) => url === "/recordings"), asked.map(({ url }) => url));
  expect("each answer brings the next token", asked.map(({ headers }) => headers["x-flickbook-token"]).join() === "fresh,two", asked.map(({ headers }) => headers));
  expect("the name goes with it", /^long-list-[\d-]+\.xml$/.test(decodeURIComponent(asked[0].headers["x-flickbook-name"])), asked[0].headers);
  expect("all of it is sent", asked[0].headers["content-type"] === "application/xml" && asked[0].body === asked[1].body && asked[0].body.startsWith("<?xml"), asked[0].headers);
  expect("only what was saved is replaced", asked.every(({ headers }) => headers["x-flickbook-replaces"] === undefined), asked.map(({ headers }) => headers));
  tab.complaints = tab.complaints.filter(words => !/40[03]/.test(words));
  server.close();
  server.closeAllConnections();
  await tab.run("0");
  await tab.run("{ const note = document.getElementById('note'); note.value = 'z'; note.dispatchEvent(new Event('input', { bubbles: true })); }");
  const gone = await sent();
  expect("who is gone is told of", gone.includes("does not reply"), gone);
  tab.complaints = tab.complaints.filter(words => !words.includes("ERR_CONNECTION"));
  await leave("a page that sends", tab, [address, `${address}recordings`, "data:,"]);
}

// A page of another site.

{
  const tab = await open("guest.html");
  expect("the script has its button", await tab.run("document.querySelector('flickbook-recorder').shadowRoot.querySelector('button').textContent.includes('Record')"));
  expect("the script leaves one name", await tab.run("typeof Session === 'undefined' && typeof flickbook.start === 'function'"));
  await tab.run("document.querySelector('flickbook-recorder').shadowRoot.querySelector('button').click()");
  const hand = new Hand(tab);
  await hand.down([250, 200]);
  await hand.go([[-150, 0]], 16);
  await tab.rest(150);
  await hand.up();
  await tab.rest(300);
  await hand.down([200, 350]);
  await hand.go([[0, -120]], 16);
  await tab.rest(150);
  await hand.up();
  await tab.rest(300);
  const text = await tab.run("flickbook.stop({ tags: ['guest'] })");
  await tab.shoot(`${folder}/guest.png`);
  const guest = { name: "guest", file: `${folder}/guest.xml`, text, parts: elements(text), hand, eye: await tab.run("eye") };
  guest.touches = guest.parts.filter(({ finger }) => finger !== undefined);
  writeFileSync(guest.file, text);
  for (const verb of [["lint"], ["fmt", "--check"]]) expect(`guest: ${verb[0]}`, run(...verb, guest.file).status === 0, run(...verb, guest.file).stderr);
  const views = guest.parts.filter(({ name }) => name === "view");
  expect("guest: the containers are views", views.map(({ id, inside }) => `${id} ${inside}`).join() === "page undefined,outer page,inner outer", views);
  expect("guest: they are where they are", views[1]?.x === 20 && views[1].y === 40 && views[2]?.x === 10 && views[2].y === 50 && views[2].width === 300, views);
  expectTouches(guest, "observe");
  expectPlaces(guest);
  expectSeen(guest, ({ places }) => places[1], "inner");
  expectSeen(guest, ({ places }) => places[0], "outer");
  expectVerdicts(guest, { "rest-in-bounds": "held" });
  await leave("guest", tab, ["guest.html", "recorder.js"].map(name => `file://${folder}/${name}`).concat("data:,"));
}

// A page without a declared encoding, and one without a title.

for (const [name, change, title] of [
  ["plain", text => text.replace(/<meta charset[^>]*>\n/, ""), "Somebody's page"],
  ["untitled", text => text.replace(/<title>.*<\/title>\n/, ""), "untitled.html"],
]) {
  writeFileSync(`${folder}/${name}.html`, change(readFileSync(`${folder}/guest.html`, "utf8")));
  const tab = await open(`${name}.html`);
  const button = "document.querySelector('flickbook-recorder').shadowRoot.querySelector('button')";
  const words = [await tab.run(`${button}.textContent`)];
  await tab.run(`${button}.click()`);
  words.push(await tab.run(`${button}.textContent`));
  expect(`${name}: the buttons have their words`, words.join() === "\u25cf Record,\u25a0 Stop", words);
  const hand = new Hand(tab);
  await hand.down([200, 350]);
  await hand.go([[0, -120]], 16);
  await hand.up();
  await tab.rest(300);
  await tab.run(`${button}.click()`);
  expect(`${name}: the recording has the title of the page`, elements(await tab.run("flickbook.xml()"))[0]?.title === title, (await tab.run("flickbook.xml()")).slice(0, 200));
  await leave(name, tab, [`${name}.html`, "recorder.js"].map(name => `file://${folder}/${name}`).concat("data:,"));
}

// Accessibility: the rules of axe, in both themes, narrow and wide.

for (const dark of [false, true]) {
  for (const width of [320, 390, 1280]) {
    const tab = await open("recorder.html", { dark, width });
    const look = async state => {
      const name = `${state}-${width}${dark ? "-dark" : ""}`;
      await tab.shoot(`${folder}/${name}.png`);
      // Fixed elements, such as the bar below a scene, do not make a page wider.
      expect(`${name} is cut off`, !await tab.run("[document.documentElement, document.querySelector('[data-bar]')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)"));
      // axe treats fixed elements in a body without a height as hidden, and reports no colours for them.
      await tab.run(`document.body.style.minHeight = "100vh"`);
      const found = await violations(tab);
      expect(`axe on ${name}`, found.length === 0, found);
    };
    await look("choose");
    await click(tab, "start");
    await tab.rest(200);
    await look("stage");
    const hand = new Hand(tab);
    await hand.down([200, 300]);
    await hand.go([[0, -150]], 8);
    await hand.up();
    await tab.rest(400);
    await click(tab, "stop");
    await tab.rest(300);
    await look("review");
    await leave(`${width}${dark ? " dark" : ""}`, tab);
  }
}
skipWithoutAxe("recorder");

alone.close();
browser.close();
if (failures) process.exit(1);
console.log("recorder: holds in a browser");
process.exit(0);
