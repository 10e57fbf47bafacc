// Gestures on the pages of Examples/Web, recorded by recorder.js while they happen:
// BROWSER FLICKBOOK RECORDER.JS PAGES FOLDER [NAME...], called by Tools/browser-recordings.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { Browser } from "./Tests/browser.mjs";

const [, , program, flickbook, script, pages, folder, ...names] = process.argv;
const upright = { type: "portraitPrimary", angle: 0 };
const landscape = { type: "landscapePrimary", angle: 90 };

/** Width, height and pixels a point. */
const screens = {
  watch: [184, 224, 2], small: [320, 568, 2], phone: [390, 844, 3], wide: [412, 915, 2.625],
  folded: [673, 841, 2.5], tablet: [820, 1180, 2], desk: [1440, 900, 1],
};

/**
 * How far along its way a finger is that is in motion when it lands and slows down until it stands. One that sets
 * out slowly would not be reported until it has left the slop: a recording with such a gap is coarse.
 */
const slowing = q => q * (2 - q);

const wait = time => new Promise(resolve => { setTimeout(resolve, time); });

/**
 * One finger in real time: it goes on whether or not the page has heard of where it was, as fingers do, and each
 * place has the time at which the finger was there.
 */
class Finger {
  #sent = [];

  constructor(tab) { this.tab = tab; }

  #send(type) {
    const timestamp = (performance.timeOrigin + performance.now()) / 1000;
    const touchPoints = type === "touchEnd" ? [] : [{ id: 0, x: this.place[0], y: this.place[1] }];
    this.#sent.push(this.tab.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp }));
  }

  /** Comes down, goes a way in that time, rests so long, and lifts. */
  async #go([x, y], [right, down], lasts, path, hold) {
    this.place = [x, y];
    this.#send("touchStart");
    const began = performance.now();
    for (let q = 0; q < 1;) {
      await wait(7);
      q = Math.min(1, (performance.now() - began) / lasts);
      const gone = path(q);
      this.place = [x + right * gone, y + down * gone];
      this.#send("touchMove");
    }
    await wait(hold);
    this.#send("touchEnd");
    await Promise.all(this.#sent.splice(0));
  }

  drag(place, way, lasts = 450) { return this.#go(place, way, lasts, slowing, 180); }

  /** Lifts as fast as it was. */
  flick(place, way, lasts = 160) { return this.#go(place, way, lasts, q => q, 0); }
}

async function turn(tab, [width, height, scale], held) {
  await tab.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile: true, screenOrientation: held });
}

/** Each: a screen, a page, a title, what happens and must be true, tags, invariants, and the finger. */
const recordings = {
  "list-on-a-phone": ["phone", "list", "Read an endless list on a phone", "The list is dragged up and flicked until rows arrive at its end; nothing jumps.", "list growth one-handed right", "drag-tracks-finger rest-in-bounds growth-keeps-place", async (finger, tab) => {
    await finger.drag([300, 420], [-6, -190]);
    await tab.rest(500);
    for (let flick = 0; flick < 4; flick += 1) {
      await finger.flick([310, 440], [8, -230]);
      await tab.rest(700);
    }
    await tab.rest(2500);
  }],
  "list-with-the-left-thumb": ["small", "list", "Scroll a list with the left thumb", "The thumb of the left hand draws arcs from the lower left; the list follows it down and back up.", "list one-handed left", "drag-tracks-finger rest-in-bounds", async (finger, tab) => {
    await finger.drag([60, 430], [28, -210], 420);
    await tab.rest(600);
    await finger.drag([90, 260], [-30, 160], 480);
    await tab.rest(800);
  }],
  "list-caught-on-a-wide-phone": ["wide", "list", "Catch a list while it coasts", "The list is flicked and caught with a finger before it comes to rest; it stops there and is dragged on.", "list catch", "rest-in-bounds eventually-at-rest", async (finger, tab) => {
    await finger.flick([200, 460], [4, -300]);
    await tab.rest(160);
    await finger.drag([210, 300], [-3, -90]);
    await tab.rest(900);
  }],
  "list-with-both-thumbs": ["tablet", "list", "Scroll a list with both thumbs in turn", "The tablet is held in both hands: one thumb flicks the list down, the other drags it back.", "list two-handed tablet", "rest-in-bounds drag-tracks-finger", async (finger, tab) => {
    await finger.flick([760, 480], [-20, -260]);
    await tab.rest(2600);
    await finger.drag([60, 200], [16, 180]);
    await tab.rest(900);
  }],
  "list-on-a-desk": ["desk", "list", "Scroll a list on a touch screen that stands on a desk", "A long drag with the whole arm, then a flick back to the top of the list, where it stops.", "list desk", "rest-in-bounds drag-tracks-finger", async (finger, tab) => {
    await finger.drag([720, 500], [14, -400], 900);
    await tab.rest(700);
    await finger.flick([700, 200], [-5, 330]);
    await tab.rest(2600);
  }],
  "card-on-a-small-phone": ["small", "carousel", "Flick to the next card", "A flick to the left shows the second card, and a drag of forty points leaves it there.", "paging one-handed right", "rest-page-aligned page-step-at-most-one", async (finger, tab) => {
    await finger.flick([280, 300], [-210, 10]);
    await tab.rest(1300);
    await finger.drag([160, 320], [-40, 3]);
    await tab.rest(900);
  }],
  "cards-on-a-tablet": ["tablet", "carousel", "Swipe cards on a tablet", "Two swipes to the left show the third card, one to the right the second; each is longer than half the screen.", "paging two-handed tablet", "rest-page-aligned page-step-at-most-one", async (finger, tab) => {
    for (const [place, way] of [[[760, 300], [-520, 12]], [[740, 280], [-500, -8]], [[90, 300], [520, 10]]]) {
      await finger.drag(place, way, 420);
      await tab.rest(1100);
    }
  }],
  "cards-past-the-first": ["phone", "carousel", "Pull the first card to the right", "The first card is dragged far to the right, then flicked to the right: each time it is the first card that is shown at rest.", "paging limits", "rest-in-bounds", async (finger, tab) => {
    await finger.drag([80, 300], [220, 6]);
    await tab.rest(800);
    await finger.flick([90, 310], [200, -4]);
    await tab.rest(1000);
  }],
  "cards-turned": ["phone", "carousel", "Turn the phone on the second card", "The second card is as wide as the window before the phone is turned, and after it.", "paging rotation", "rest-page-aligned", async (finger, tab) => {
    await finger.drag([350, 300], [-260, 8]);
    await tab.rest(1200);
    await turn(tab, [844, 390, 3], landscape);
    await tab.rest(900);
    await finger.drag([700, 200], [-500, 6]);
    await tab.rest(1200);
  }],
  "inbox-on-a-watch": ["watch", "Header/header", "Read messages on a watch", "A few messages fit on the watch: a drag shows the next ones, and a flick throws the page.", "page watch", "drag-tracks-finger rest-in-bounds", async (finger, tab) => {
    await finger.drag([92, 190], [2, -110]);
    await tab.rest(500);
    await finger.flick([100, 180], [-4, -110]);
    await tab.rest(2400);
  }],
  "inbox-on-a-folded-screen": ["folded", "Header/header", "Scroll messages on a screen that folds", "The page is flicked to its end and dragged back a little; it rests inside its edges.", "page one-handed right", "rest-in-bounds drag-tracks-finger", async (finger, tab) => {
    for (let flick = 0; flick < 3; flick += 1) {
      await finger.flick([520, 700], [-10, -420]);
      await tab.rest(500);
    }
    await tab.rest(2600);
    await finger.drag([530, 300], [8, 150]);
    await tab.rest(700);
  }],
  "inbox-with-the-header-folding": ["wide", "Header/header", "Fold the header and unfold it", "A drag up folds the header above the page, and a drag down to the top unfolds it again.", "page one-handed left", "drag-tracks-finger rest-in-bounds", async (finger, tab) => {
    await finger.drag([100, 700], [20, -300], 700);
    await tab.rest(500);
    await finger.drag([110, 300], [-14, 380], 600);
    await tab.rest(1200);
  }],
};

const browser = new Browser(program);
let failed = false;
for (const [name, told] of Object.entries(recordings)) {
  if (names.length && !names.includes(name)) continue;
  // A machine with other work loses samples, which the script says of its recording: then it is done again, as a
  // person would who is told so.
  let recorded;
  for (let take = 1; take <= 8 && !(recorded && !recorded.includes('quality="')); take += 1) recorded = await record(told);
  const file = `${folder}/${name}.xml`;
  writeFileSync(file, recorded);
  for (const verb of [["lint"], ["fmt", "--check"]]) {
    const { status, stdout, stderr } = spawnSync(flickbook, [...verb, file], { encoding: "utf8" });
    if (status !== 0 || stdout.includes("warning")) { failed = true; console.error(`browser-recordings: ${name}: ${verb.join(" ")}:\n${stdout}${stderr}`); }
  }
  const count = recorded.match(/<seen /g)?.length ?? 0;
  console.log(`browser-recordings: ${name}: ${count} observations${recorded.includes('quality="') ? ", with gaps in the path of a finger" : ""}`);
}
browser.close();
process.exit(failed ? 2 : 0);

async function record([screen, page, title, note, tags, invariants, act]) {
  const [width, height, scale] = screens[screen];
  const tab = await browser.open("about:blank", { touch: true, width, height });
  await turn(tab, [width, height, scale], width > height ? landscape : upright);
  await tab.go(`file://${pages}/${page}.html`);
  await tab.run(`new Promise((resolve, reject) => {
    const script = document.createElement("script");
    Object.assign(script, { src: "file://${script}", onload: resolve, onerror: reject });
    script.dataset.button = "none";
    document.head.append(script);
  }).then(() => flickbook.start())`);
  await tab.rest(300);
  await act(new Finger(tab), tab);
  const text = await tab.run(`flickbook.stop(${JSON.stringify({ title, note, tags: ["browser", ...tags.split(" ")] })})`);
  await tab.close();
  // What must hold is for whoever keeps a recording to say: the script asks nobody.
  const expected = invariants.split(" ").map(invariant => `    <invariant name="${invariant}"/>\n`).join("");
  return text.replace("  <timeline>", () => `  <expect>\n${expected}  </expect>\n  <timeline>`);
}
