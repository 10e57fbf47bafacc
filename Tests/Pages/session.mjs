// A user on a phone records a page with recorder.js: BROWSER FOLDER PAGE..., called by Tests/Pages/browser. The
// recording of each page in FOLDER is saved as NAME.session.xml next to the page. The script exits with 1 if a page
// logs errors.
import { readFileSync, writeFileSync } from "node:fs";
import { Browser } from "./browser.mjs";

const [, , program, folder, ...pages] = process.argv;
// Disables features with which the browser moves the samples of a frame to the time of the frame, which depends on
// the machine.
const browser = new Browser(program, [
  "--disable-features=WaitForLateScrollEvents,ResamplingScrollEvents",
  "--enable-blink-features=FractionalScrollOffsets,FractionalScrollOffsetsForWebAPI",
]);
const now = () => performance.timeOrigin + performance.now();

/** Waits until nothing has scrolled for this many frames of the page, however long the frames take. */
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

/**
 * Moves a finger along a path with a sample every 24 ms, so that the page receives at most one sample per frame. The
 * finger lifts when the page has stopped following, and the function returns when the page is at rest.
 */
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

/**
 * Records a session with several strokes. The fingers are held before they lift, because in a flick the browser would
 * drop unknown samples while it scrolls.
 */
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
