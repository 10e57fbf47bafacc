// How long the frames of the playground take while fingers move, in CPU time of the page's own thread: what other
// programs take of the machine meanwhile is no part of it. Called by Tools/Tests/playground.mjs.
import { Browser, within } from "./browser.mjs";
import { Hand } from "./hand.mjs";

/** Ways of a finger in points, each in so many samples: flicks, drags, a turn round in a fling. */
const ways = [
  [[10, -260], 14], [[0, 120], 10], [[0, -200], 60], [[0, 240], 8], [[60, -100], 20], [[0, -250], 6], [[0, 150], 40],
  [[0, -240], 12], [[0, 240], 30], [[0, -120], 5], [[0, -260], 9],
];

/** What the browser does for a page in a frame, beside its scripts. */
const works = new Set(["FireAnimationFrame", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit", "MinorGC", "MajorGC", "HitTest"]);

/** Milliseconds that each frame took: its scripts as a clock says, their CPU time, and that of the browser's work with it. */
async function measured(tab, idle) {
  const events = [];
  const traced = new Promise(resolve => {
    tab.heard = (method, params) => {
      if (method === "Tracing.dataCollected") events.push(...params.value);
      if (method === "Tracing.tracingComplete") resolve();
    };
  });
  await tab.run("document.getElementById('stage-a').scrollIntoView({ block: 'center' }); playground.frames.length = 0");
  const [x, y] = await tab.run("(() => { const box = document.querySelector('#stage-a canvas').getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; })()");
  await tab.send("Tracing.start", { categories: "devtools.timeline", transferMode: "ReportEvents" });
  const hand = new Hand(tab);
  for (const [[right, down], samples] of ways) {
    await hand.down([x - right / 2, y - down / 2]);
    await hand.go([[right, down]], samples);
    await hand.up();
    await idle(tab);
  }
  await tab.send("Tracing.end");
  await within(Browser.patience, "the trace", traced);
  const clock = await tab.run("playground.frames");
  const fired = events.filter(({ name, ph }) => name === "FireAnimationFrame" && ph === "X");
  // Other pages of the browser have threads of their own.
  const count = new Map();
  for (const { pid, tid } of fired) count.set(`${pid} ${tid}`, (count.get(`${pid} ${tid}`) ?? 0) + 1);
  const [thread] = [...count].sort((one, other) => other[1] - one[1])[0];
  const [script, whole] = [[], []];
  let end = 0;
  for (const { name, ts, dur, tdur = 0 } of events.filter(event => event.ph === "X" && works.has(event.name) && `${event.pid} ${event.tid}` === thread).sort((one, other) => one.ts - other.ts || other.dur - one.dur)) {
    if (ts < end) continue;
    end = ts + dur;
    if (name === "FireAnimationFrame") {
      script.push(tdur / 1000);
      whole.push(0);
    }
    if (whole.length) whole[whole.length - 1] += tdur / 1000;
  }
  // Frames are that far apart, by the clock of the browser.
  const at = fired.filter(event => `${event.pid} ${event.tid}` === thread).map(({ ts }) => ts / 1000).sort((one, other) => one - other);
  const apart = at.slice(1).map((time, index) => time - at[index]);
  // Where nothing moves nothing is drawn, and that is no frame.
  const isDrawn = script.map(time => time > .1);
  return { clock, apart, script: script.filter((_, index) => isDrawn[index]), whole: whole.filter((_, index) => isDrawn[index]) };
}

const part = (numbers, share) => [...numbers].sort((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];
const told = numbers => `median ${part(numbers, .5).toFixed(1)} ms, 95 of 100 within ${part(numbers, .95).toFixed(1)}, 99 within ${part(numbers, .99).toFixed(1)}, most ${part(numbers, 1).toFixed(1)}`;

/** Two engines follow a finger; each frame has 4 ms. `open` gives a page in which nobody has touched anything yet. */
export async function timeFrames(open, idle, expect) {
  let most, between, late;
  // What is slow by itself is slow each time; a machine that was busy, or a page that lost the cache of the processor
  // once, is not.
  for (let tries = 0; tries < 3 && !(most <= 4 && between < 17.5 && late <= 4); tries += 1) {
    await open(async tab => {
      const { clock, apart, script, whole } = await measured(tab, idle);
      [most, between, late] = [part(script, 1), part(apart, .5), part(whole, .99)];
      console.log(`playground: two engines, touch: ${script.length} frames, ${(1000 / between).toFixed(1)} a second at the median; CPU of the page's scripts: ${told(script)}`);
      console.log(`playground: the same by the clock: ${told(clock)}; CPU with layout, painting and collection of garbage: ${told(whole)}`);
      expect("several gestures take more than 1000 frames", script.length > 1000, script.length);
    });
  }
  expect("60 frames are drawn in a second", between < 17.5, between);
  expect("99 of 100 frames take 4 ms at most, with all that the browser does for them", late <= 4, late);
  expect("each frame with two engines takes the page 4 ms at most", most <= 4, most);
}
