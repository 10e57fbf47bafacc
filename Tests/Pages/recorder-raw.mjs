// Records every sample, without scrolling, and a mouse. A part of recorder.mjs.
import { writeFileSync } from "node:fs";
import { apart, expect, expectPlaces, expectTimes, expectTouches, folder, hold, leave, open, record, run, upright } from "./recorder-session.mjs";

// Records every sample, without scrolling. The times come from the simulated hand's clock, so they are exact on any
// machine.


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
    // The hand does not wait until the page has received the cancel, so the test waits here.
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

// A mouse is one finger; with the Shift key it is two.
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

// The file can be read after any input, in any order.

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
  // The text is read from the page, because writing a file replaces unpaired surrogates.
  expect("whatever comes in: no half of a letter", await tab.run("texts.every(text => text.isWellFormed())"));
  texts.forEach((text, index) => writeFileSync(`${folder}/any-${index}.xml`, text));
  const files = texts.map((_, index) => `${folder}/any-${index}.xml`);
  for (const verb of [["lint"], ["fmt", "--check"]]) {
    const { status, stdout, stderr } = run(...verb, ...files);
    expect(`whatever comes in: ${verb[0]}`, status === 0 && texts.length === 60, stdout + stderr);
  }
  await leave("whatever comes in", tab);
}
