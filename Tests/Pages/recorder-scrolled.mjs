// Records scenes that the browser scrolls. A part of recorder.mjs.
import { apart, expect, expectPlaces, expectSeen, expectTimes, expectTouches, expectVerdicts, folder, hold, record } from "./recorder-session.mjs";

// A scene that the browser scrolls.

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
  // The drag is longer than half a page, so the page turns even if a busy machine sends the touches slowly.
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
  // Scrolls to the middle of the picture, so that no edge influences the rotation.
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
// After a rotation the browser keeps the top left corner and not the centre.
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

// The recording is stopped while a finger is down and the list follows it.
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

// Headless browsers have no software keyboard, so the test resizes the window as if a keyboard covered a part of it.
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
  // The keyboard disappears when the field loses the focus, so the test restores the window.
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

// Fingers whose end is never reported, for the last finger not even when the recording ends. Browsers do not do this
// here, so the test simulates it.
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
