// Tests the page of lessons: seven figures, each with one dial and its invariant, by touch and with keys.
// Tests/Pages/playground.mjs runs this module.
import { adapting } from "./adapting.mjs";
import { violations } from "./axe.mjs";
import { Hand } from "./hand.mjs";
import { until } from "./playing.mjs";

/** Performs an action in all figures; returns the texts that they show afterwards. */
const outcomes = act => `figures.map(figure => {
  (${act})(figure);
  const { session } = figure;
  let time = performance.now();
  for (let frames = 0; frames < 60 * 60 && !session.isOver; frames += 1) session.frame(time += 1000 / 60);
  figure.judge(time);
  return figure.verdict.textContent;
})`;

export async function readFigures(browser, folder, expect) {
  const open = async wishes => {
    const tab = await browser.open(`file://${folder}/lessons.html`, wishes);
    expect("lessons: the page has its figures", await until(tab, "globalThis.figures?.length === 7"), tab.complaints);
    return tab;
  };
  const close = async tab => {
    expect("lessons: the page complains", tab.complaints.length === 0, tab.complaints);
    const foreign = tab.requests.filter(url => !/^(file|data|blob|about):/.test(url));
    expect("lessons: the page asks for", foreign.length === 0, foreign);
    await tab.close();
  };

  let tab = await open({ touch: true, width: 390, height: 844 });
  const dials = await tab.run("figures.map(({ room }) => room.querySelectorAll('input[type=range]').length)");
  expect("lessons: each figure has one slider", dials.every(count => count === 1), dials);
  const colours = "figures.map(({ verdict }) => getComputedStyle(verdict).backgroundColor)";
  const untested = await tab.run(`figures.map(figure => { figure.session.afresh(); figure.judge(0); return figure.verdict.textContent; })`);
  const plain = await tab.run(colours);
  expect("lessons: at first nothing is tested", untested.every(words => words.includes("not tested")), untested);
  const held = await tab.run(outcomes("figure => figure.play()"));
  expect("lessons: each invariant holds by default", held.every(words => words.includes("✓ held")), held);
  const green = await tab.run(colours);
  expect("lessons: what was not tested is not painted as held", green.every(colour => !plain.includes(colour)), [plain[0], green[0]]);
  const broken = await tab.run(outcomes("figure => figure.try()"));
  expect("lessons: each invariant breaks at the value that is named", broken.every(words => words.includes("× broken")), broken);
  const mended = await tab.run(outcomes("figure => figure.dials.reset.click()"));
  expect("lessons: each holds again at its default", mended.every(words => words.includes("✓ held")), mended);
  // A finger drags the scene of each figure. If the figure is about zoom, two fingers pinch it.
  let [moved, frames] = [0, 0];
  for (let index = 0; index < 7; index += 1) {
    await tab.run(`figures[${index}].session.afresh(); figures[${index}].stage.room.scrollIntoView({ block: "center" })`);
    const [x, y] = await tab.run(`(() => { const box = figures[${index}].stage.canvas.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; })()`);
    const hand = new Hand(tab);
    if (await tab.run(`figures[${index}].lesson.lane`) === "zoom") {
      await hand.down([x - 20, y], [x + 20, y]);
      await hand.go([[-40, 0], [40, 0]], 8);
    } else {
      await hand.down([x, y]);
      await hand.go([[-60, -60]], 8);
    }
    await hand.up();
    const went = await tab.run(`(({ session: { shown } }) => [shown.length, shown.some(([, [one]]) => one.x !== shown[0][1][0].x || one.y !== shown[0][1][0].y || one.zoom !== 1)])(figures[${index}])`);
    frames += went[0];
    if (went[1]) moved += 1;
  }
  expect("lessons: fingers move each scene", moved === 7 && frames > 21, [moved, frames]);
  expect("lessons: the page is not wider than the screen", await tab.run("document.documentElement.scrollWidth <= innerWidth"));
  await close(tab);

  // With keys, the user reaches a scene and its slider.
  tab = await open({ width: 1440, height: 900 });
  await tab.run(outcomes("figure => figure.play()"));
  expect("lessons: Tab comes to a scene", await tab.tabTo("#pulling-past-an-edge .stage"));
  await tab.key("ArrowDown");
  expect("lessons: an arrow flicks it", await until(tab, "figures[3].session.isTakenOver !== true && figures[3].session.happened.length > 5 && figures[3].hand.coming.length === 0"));
  expect("lessons: Tab comes to its slider", await tab.tabTo("#pulling-past-an-edge input[type=range]"));
  await tab.run("figures[3].play()");
  await until(tab, "figures[3].session.isOver");
  let presses = 0;
  const isRed = () => tab.run("figures[3].verdict.textContent.includes('×')");
  for (; presses < 100 && !await isRed(); presses += 1) await tab.key("ArrowRight");
  expect("lessons: arrows on it turn the invariant red", presses > 0 && await isRed(), presses);
  await close(tab);

  tab = await browser.open(`file://${folder}/lessons.html`, { scripts: false });
  const { root } = await tab.send("DOM.getDocument", { depth: -1 });
  const { nodeId } = await tab.send("DOM.querySelector", { nodeId: root.nodeId, selector: "noscript" });
  const { outerHTML } = await tab.send("DOM.getOuterHTML", { nodeId });
  expect("lessons: without scripts it says so", outerHTML.includes("This page needs scripts"), outerHTML);
  await close(tab);

  for (const dark of [false, true]) {
    for (const [width, height] of [[1440, 900], [390, 844]]) {
      tab = await open({ width, height, dark });
      await tab.run(outcomes("figure => figure.try()"));
      await tab.rest(100);
      await tab.shoot(`${folder}/lessons-${width}-${dark ? "dark" : "light"}.png`);
      const found = await violations(tab);
      expect(`lessons: axe at ${width}`, found.length === 0, found);
      await close(tab);
    }
  }
  await adapting(["the figures"], {
    visit: async (_, wishes, act) => {
      const there = await open(wishes);
      await act(there);
      await close(there);
    }, expect,
  });
  console.log(`playground: seven figures: ${held.length} hold, ${broken.length} break at the value that is named, ${moved} moved by fingers`);
}
