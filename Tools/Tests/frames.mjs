// How long the frames of the playground take while fingers move, in CPU time of the page's own thread: what other
// programs take of the machine meanwhile is no part of it. Called by Tools/Tests/playground.mjs.
import { Hand } from "./hand.mjs";
import { tasksDuring } from "./tracing.mjs";

/** Ways of a finger in points, each in so many samples: flicks, drags, a turn round in a fling. */
const ways = [
  [[10, -260], 14], [[0, 120], 10], [[0, -200], 60], [[0, 240], 8], [[60, -100], 20], [[0, -250], 6], [[0, 150], 40],
  [[0, -240], 12], [[0, 240], 30], [[0, -120], 5], [[0, -260], 9],
];

/** Milliseconds that each frame took: its scripts as a clock says, their CPU time, and that of all its thread did. */
async function measured(tab, idle) {
  await tab.run("document.getElementById('stage-a').scrollIntoView({ block: 'center' })");
  // What scrolling leaves to be painted is painted with the next change of style: it is not the work of the fingers.
  await tab.run("document.body.style.setProperty('--is-painted', '1')");
  await tab.rest();
  const [x, y] = await tab.run("(() => { playground.frames.length = 0; const box = document.querySelector('#stage-a canvas').getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; })()");
  const tasks = await tasksDuring(tab, async () => {
    const hand = new Hand(tab, { scale: 1 });
    for (const [[right, down], samples] of ways) {
      await hand.down([x - right / 2, y - down / 2]);
      await hand.go([[right, down]], samples);
      await hand.up();
      await idle(tab);
    }
  });
  const clock = await tab.run("playground.frames");
  const frames = [];
  for (const { tdur, args, events } of tasks) {
    const script = events.find(({ name }) => name === "FireAnimationFrame");
    if (script) frames.push({ at: script.ts / 1000, script: script.tdur / 1000, whole: 0, parts: [], collected: 0 });
    if (!frames.length) continue;
    const frame = frames[frames.length - 1];
    // A browser to which a page seems idle collects garbage between two frames, that of loading the page too.
    if (/\b(v8|cppgc)::/.test(args.src_func)) {
      frame.collected += tdur / 1000;
      continue;
    }
    // Whatever else comes before the next frame makes it late: events, layout, painting, garbage collected meanwhile.
    frame.whole += tdur / 1000;
    if (tdur > 200) frame.parts.push(`task ${args.src_func} ${(tdur / 1000).toFixed(1)}`);
    frame.parts.push(...events.filter(({ tdur }) => tdur > 200).map(({ name, tdur }) => `${name} ${(tdur / 1000).toFixed(1)}`));
  }
  const apart = frames.slice(1).map(({ at }, index) => at - frames[index].at);
  // Where nothing moves nothing is drawn, and that is no frame.
  const drawn = frames.filter(({ script }) => script > .1);
  return { clock, apart, script: drawn.map(({ script }) => script), whole: drawn.map(({ whole }) => whole), collected: drawn.map(({ collected }) => collected), slowest: drawn.reduce((one, other) => other.whole > one.whole ? other : one) };
}

const part = (numbers, share) => [...numbers].sort((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];
const told = numbers => `median ${part(numbers, .5).toFixed(1)} ms, 95 of 100 within ${part(numbers, .95).toFixed(1)}, 99 within ${part(numbers, .99).toFixed(1)}, most ${part(numbers, 1).toFixed(1)}`;

/** Two engines follow a finger; each frame has 4 ms. `open` gives a page in which nobody has touched anything yet. */
export async function timeFrames(name, open, idle, expect) {
  let between, most, late;
  // What is slow by itself is slow each time; a machine that was busy, or a page that lost the cache of the processor
  // once, is not.
  for (let tries = 0; tries < 3 && !(between < 17.5 && most <= 4 && late <= 4); tries += 1) {
    await open(async tab => {
      const { clock, apart, script, whole, collected, slowest } = await measured(tab, idle);
      [between, most, late] = [part(apart, .5), part(script, 1), part(whole, .99)];
      console.log(`playground: two engines, touch, ${name}: ${script.length} frames, ${(1000 / between).toFixed(1)} a second at the median; CPU of all that the page's thread does: ${told(whole)}`);
      console.log(`playground: CPU of its scripts alone: ${told(script)}; by the clock: ${told(clock)}`);
      console.log(`playground: collection of garbage between two frames: ${told(collected)}`);
      console.log(`playground: the slowest frame: ${slowest.parts.join(", ")}`);
      expect("several gestures take more than 1000 frames", script.length > 1000, script.length);
    });
  }
  expect(`${name}: 60 frames are drawn in a second`, between < 17.5, between);
  expect(`${name}: 99 of 100 frames take 4 ms at most, with all that the browser does for them`, late <= 4, late);
  expect(`${name}: each frame with two engines takes the page's scripts 4 ms at most`, most <= 4, most);
}
