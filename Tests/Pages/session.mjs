// A user on a phone records a page with recorder.js: BROWSER FOLDER PAGE..., called by
// Tests/Pages/browser. Each page of FOLDER is recorded in NAME.session.xml beside it; exits with 1 if it logs errors.
import { readFileSync, writeFileSync } from "node:fs";
import { Browser } from "./browser.mjs";

const [, , program, folder, ...pages] = process.argv;
// The samples of one frame are not moved to its time, which depends on the machine.
const browser = new Browser(program, [
  "--disable-features=WaitForLateScrollEvents,ResamplingScrollEvents",
  "--enable-blink-features=FractionalScrollOffsets,FractionalScrollOffsetsForWebAPI",
]);
const now = () => performance.timeOrigin + performance.now();

/** Waits until nothing has scrolled for this many frames of the page, however long those take. */
const stillness = (tab, frames) => tab.run(`new Promise(resolve => {
  const places = () => [document.scrollingElement, ...document.body.querySelectorAll("*")].map(one => [one.scrollLeft, one.scrollTop]).join();
  let [was, same] = ["", 0];
  const look = () => {
    const place = places();
    same = place === was ? same + 1 : 0;
    was = place;
    if (same < ${frames}) requestAnimationFrame(look); else resolve(true);
  };
  look();
})`);

/** A finger that moves along a path, a sample every 24 ms: a page receives one per frame. It is held until the page has
 * followed, and the next one waits until it rests. */
async function swipe(tab, [x, y], [right, down], samples) {
  const send = (type, at, part) => tab.send("Input.dispatchTouchEvent", {
    type, timestamp: at / 1000, touchPoints: part === undefined ? [] : [{ id: 0, x: x + right * part, y: y + down * part }],
  });
  const began = now() + 24;
  const sent = [];
  for (let sample = 0; sample <= samples; sample += 1) {
    await tab.rest(began + sample * 24 - now());
    sent.push(send(sample ? "touchMove" : "touchStart", began + sample * 24, sample / samples));
  }
  await Promise.all(sent);
  await stillness(tab, 15);
  await send("touchEnd", now());
  await stillness(tab, 60);
}

/** Fingers move there, and back a little: the samples of a flick that
 * the browser dropped while it scrolled are unknown, so fingers are held before they lift. */
async function session(page) {
  const tab = await browser.open("about:blank", { touch: true });
  await tab.send("Emulation.setDeviceMetricsOverride", {
    width: 390, height: 700, deviceScaleFactor: 3, mobile: true, screenOrientation: { type: "portraitPrimary", angle: 0 },
  });
  await tab.go(`file://${folder}/${page}.recorded.html`);
  await tab.run("flickbook.start(), ''");
  const [x, y] = page === "carousel" ? [-1, 0] : [0, -1];
  await swipe(tab, [330, 400], [290 * x, 290 * y], 12);
  await swipe(tab, [330, 400], [270 * x, 270 * y], 20);
  await swipe(tab, [60, 150], [-250 * x, -250 * y], 10);
  const text = await tab.run(`flickbook.stop({ title: "Session on ${page}" })`);
  for (const words of tab.complaints) console.error(`${page}: ${words}`);
  if (tab.complaints.length) process.exit(1);
  await tab.close();
  return text;
}

for (const page of pages) {
  const text = readFileSync(`${folder}/${page}.html`, "utf8");
  writeFileSync(`${folder}/${page}.recorded.html`, text.replace("<title>", '<script src="recorder.js" data-button="none"></script><title>'));
  writeFileSync(`${folder}/${page}.session.xml`, await session(page));
}
browser.close();
process.exit(0);
