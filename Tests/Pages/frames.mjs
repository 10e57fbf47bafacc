// Measures how long the frames of the playground take while fingers move, in CPU time of the page's own thread, so that
// other programs on the machine do not count. A slow machine is slow for every page. Therefore the limit is a ratio to
// a page that only paints canvases of the same size. Tests/Pages/playground.mjs runs this module.
import { writeFileSync } from "node:fs";
import { Hand } from "./hand.mjs";
import { tasksDuring } from "./tracing.mjs";

/** Paths of a finger in points, each with a number of samples: flicks, drags, a turn during a fling. */
const ways = [
  [[10, -260], 14], [[0, 120], 10], [[0, -200], 60], [[0, 240], 8], [[60, -100], 20], [[0, -250], 6], [[0, 150], 40],
  [[0, -240], 12], [[0, 240], 30], [[0, -120], 5], [[0, -260], 9],
];

/** A page with the minimum work per frame: it receives the finger and paints forty rows on each canvas. */
const plain = canvases => `<!DOCTYPE html>
<meta name="viewport" content="width=device-width">
<style>body { margin: 8px } canvas { display: block; margin: 8px; touch-action: none }</style>
<div id="stage-a">${canvases.map(([width, height]) => `<canvas width="${width}" height="${height}" style="width: ${width}px; height: ${height}px"></canvas>`).join("")}</div>
<script>
  const pens = [...document.querySelectorAll("canvas")].map(canvas => canvas.getContext("2d"));
  const rests = 500;
  let [y, heard] = [0, -rests];
  globalThis.playground = { frames: [], get session() { return { isOver: performance.now() - heard > rests }; }, hand: { coming: [] } };
  for (const type of ["pointerdown", "pointermove", "pointerup"]) addEventListener(type, event => { y = event.clientY; heard = performance.now(); });
  requestAnimationFrame(function paint() {
    const start = performance.now();
    if (start - heard < rests) for (const pen of pens) {
      const { width, height } = pen.canvas;
      pen.clearRect(0, 0, width, height);
      pen.font = "12px sans-serif";
      for (let row = 0; row < 40; row += 1) {
        const top = (y + start / 10 + row * 20) % height;
        pen.fillStyle = row % 2 ? "#ddd" : "#eee";
        pen.fillRect(0, top, width, 20);
        pen.fillStyle = "#333";
        pen.fillText(\`row \${row}\`, 8, top + 14);
      }
    }
    playground.frames.push(performance.now() - start);
    requestAnimationFrame(paint);
  });
</script>`;

/**
 * The times of each frame in milliseconds: its scripts in real time, their CPU time, and the CPU time of the whole
 * thread.
 */
async function measured(tab, idle) {
  await tab.run("document.getElementById('stage-a').scrollIntoView({ block: 'center' })");
  // The change of style triggers the painting that scrolling has caused, because that painting is not an effect of
  // the fingers.
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
    // If a page seems idle, the browser collects garbage between two frames, including garbage from loading the page.
    // This does not count.
    if (/\b(v8|cppgc)::/.test(args.src_func)) {
      frame.collected += tdur / 1000;
      continue;
    }
    // All other work before the next frame counts, because it delays the frame: events, layout, painting, garbage
    // collection.
    frame.whole += tdur / 1000;
    if (tdur > 200) frame.parts.push(`task ${args.src_func} ${(tdur / 1000).toFixed(1)}`);
    frame.parts.push(...events.filter(({ tdur }) => tdur > 200).map(({ name, tdur }) => `${name} ${(tdur / 1000).toFixed(1)}`));
  }
  const apart = frames.slice(1).map(({ at }, index) => at - frames[index].at);
  // If nothing moves, nothing is drawn, so such a frame does not count.
  const drawn = frames.filter(({ script }) => script > .1);
  return { clock, apart, script: drawn.map(({ script }) => script), whole: drawn.map(({ whole }) => whole), collected: drawn.map(({ collected }) => collected), slowest: drawn.reduce((one, other) => other.whole > one.whole ? other : one) };
}

const part = (numbers, share) => [...numbers].sort((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];
const told = numbers => `median ${part(numbers, .5).toFixed(1)} ms, 95 of 100 within ${part(numbers, .95).toFixed(1)}, 99 within ${part(numbers, .99).toFixed(1)}, most ${part(numbers, 1).toFixed(1)}`;

/**
 * The maximum CPU time per frame, as a multiple of the plain page's CPU time, for the median and for the 99th
 * percentile.
 */
const limits = [2.5, 3];

/**
 * Measures frames while a finger drags two engines. `open` opens the page with this name, which has not been touched
 * before.
 */
export async function timeFrames(name, folder, open, idle, expect) {
  let apart, ratios;
  // If the page itself is slow, every try is slow. If the machine is busy or the page has lost the processor's cache,
  // another try is fast.
  for (let tries = 0; tries < 3 && !(apart < 1.05 && ratios?.every((ratio, place) => ratio <= limits[place])); tries += 1) {
    let page, beside;
    await open("play.html", async tab => {
      const canvases = await tab.run("[...document.querySelectorAll('.stage canvas')].map(one => [one.clientWidth, one.clientHeight]).filter(([width]) => width > 0)");
      writeFileSync(`${folder}/plain.html`, plain(canvases));
      page = await measured(tab, idle);
    });
    await open("plain.html", async tab => { beside = await measured(tab, idle); });
    const between = part(page.apart, .5);
    apart = between / part(beside.apart, .5);
    ratios = [.5, .99].map(share => part(page.whole, share) / part(beside.whole, share));
    console.log(`playground: two engines, touch, ${name}: ${page.script.length} frames, ${(1000 / between).toFixed(1)} a second at the median; CPU of all that the page's thread does: ${told(page.whole)}`);
    console.log(`playground: CPU of its scripts alone: ${told(page.script)}; by the clock: ${told(page.clock)}`);
    console.log(`playground: collection of garbage between two frames: ${told(page.collected)}`);
    console.log(`playground: the slowest frame: ${page.slowest.parts.join(", ")}`);
    console.log(`playground: a plain page of that size: ${beside.whole.length} frames; CPU: ${told(beside.whole)}; the playground takes ${ratios.map(ratio => ratio.toFixed(2)).join(" and ")} times as much, ${apart.toFixed(2)} times as long from frame to frame`);
    expect("several gestures take more than 1000 frames", page.script.length > 1000, page.script.length);
  }
  expect(`${name}: as many frames are drawn in a second as of a plain page`, apart < 1.05, apart);
  expect(`${name}: a frame takes at most ${limits.join(" and ")} times what one of a plain page takes, at the median and in 99 of 100`, ratios.every((ratio, place) => ratio <= limits[place]), ratios);
}
