// Uses the playground with emulated fingers and keys: PROGRAM FOLDER FLICKBOOK NATIVE, called by
// Tests/Pages/playground.
import { readFileSync } from "node:fs";
import { adapting } from "./adapting.mjs";
import { skipWithoutAxe, violations } from "./axe.mjs";
import { findPlanted, findSettings } from "./finding.mjs";
import { timeFrames } from "./frames.mjs";
import { readFigures } from "./figures.mjs";
import { Hand, elements } from "./hand.mjs";
import { overInTime } from "./playing.mjs";
import { browser, centre, choose, click, expect, failed, flickbook, folder, idle, keep, native, swipe, text, visit } from "./playground-session.mjs";
import { tryReports } from "./trying.mjs";
import { driveScenes } from "./turns.mjs";

await import("./playground-bits.mjs");

for (const [width, height] of [[390, 844], [1440, 900]]) {
  await timeFrames(`${width} points wide`, folder, (file, act) => visit(file, { width, height }, async tab => {
    if (file === "play.html") await choose(tab, "engine-b", "android");
    await act(tab);
  }), overInTime, expect);
}

await visit("play.html", {}, async tab => {
  await tab.run("document.getElementById('stage-a').scrollIntoView({ block: 'center' })");
  await choose(tab, "engine-b", "android");
  await swipe(tab, [10, -260]);
  await idle(tab);
  const [a, b] = await tab.run("playground.session.states.map(({ views: [{ y }] }) => y)");
  expect("both engines go with one finger, and each its own way", a > 100 && b > 100 && a !== b, [a, b]);
  await tab.shoot(`${folder}/ghost-390.png`);
  await keep(tab, "flick", ["ios", "android"]);
  await tab.run("playground.engines.open(0, 0, []); playground.change()");
  await choose(tab, "engine-a", "textbook");
  await choose(tab, "engine-b", "clamping");
  for (const [scene, way] of [["Row of numbers", [-200, 0]], ["Pages", [-220, 10]], ["Picture to zoom", [40, 120]], ["Carousel in a list", [-180, 4]], ["Wheel", [0, -90]]]) {
    await choose(tab, "scene", scene);
    await tab.run("document.getElementById('stage-a').scrollIntoView({ block: 'center' })");
    await tab.rest(100);
    await swipe(tab, way);
    await tab.rest(150);
    await swipe(tab, way.map(length => -length), 8);
    await keep(tab, scene.toLowerCase().replaceAll(" ", "-"), scene === "Picture to zoom" ? ["textbook"] : ["textbook", "clamping"]);
  }
});

// If two scenes are side by side, a finger on each of them counts as two fingers of one hand.
await visit("play.html", { width: 1440, height: 900 }, async tab => {
  await choose(tab, "scene", "Picture to zoom");
  await choose(tab, "engine-b", "clamping");
  await choose(tab, "show-b", "side by side");
  const [a, b] = await tab.run("['a', 'b'].map(slot => { const box = document.querySelector(`#stage-${slot} canvas`).getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; })");
  const hand = new Hand(tab);
  await hand.down([a[0], a[1] - 30]);
  await hand.join(1, [b[0], b[1] + 30]);
  await hand.go([[0, -60], [0, 60]], 10);
  await tab.shoot(`${folder}/beside-1440.png`);
  await hand.up();
  await keep(tab, "beside", ["ios", "clamping"]);
  expect("they pinch", await tab.run("playground.session.states[0].views[0].zoom > 1.5"), await tab.run("playground.session.states[0].views[0].zoom"));
});

// A recording is replayed automatically. If a setting breaks it, this is shown, and a finger can take over.
await visit("pull.html", { width: 1440, height: 900 }, async tab => {
  await idle(tab);
  expect("the recording holds", /none broken/.test(await text(tab, "verdict")), await text(tab, "verdict"));
  const set = (name, value) => tab.run(`{ const dial = document.getElementById("a-${name}"); dial.value = ${value}; dial.dispatchEvent(new Event("input")); }`);
  await set("rubber", 1.65);
  await idle(tab);
  expect("a wrong constant breaks an invariant", /overscroll-damped/.test(await text(tab, "breaks")), await text(tab, "breaks"));
  const edge = () => tab.run("(() => { const { canvas } = playground.stages[0]; const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }); pen.drawImage(canvas, -1, -canvas.height / 2); const [red, , blue] = pen.getImageData(0, 0, 1, 1).data; return red - blue; })()");
  expect("where it breaks, the view has a red edge", await edge() > 60, await edge());
  await tab.shoot(`${folder}/broken-1440.png`);
  await keep(tab, "pulled", ["ios(rubber=1.65)"]);
  await set("rubber", .55);
  await tab.rest(200);
  expect("the right one mends it", (await text(tab, "breaks")) === "" && await edge() < 60, [await text(tab, "breaks"), await edge()]);
  await click(tab, "replay");
  await tab.rest(150);
  const [x, y] = await centre(tab);
  const hand = new Hand(tab);
  await hand.down([x, y]);
  await hand.go([[0, 80]], 6);
  await hand.up();
  await keep(tab, "taken-over", ["ios"]);
  const events = elements(readFileSync(`${folder}/taken-over.xml`, "utf8")).filter(({ name }) => /^(down|move|up|cancel|seen)$/.test(name));
  expect("a finger takes over: the recorded one is taken away", events.filter(({ name }) => name === "down").length === 2 && events.some(({ name }) => name === "cancel") && !events.some(({ name }) => name === "seen"), events.map(({ name }) => name));
});

await findSettings(act => visit("play.html", { touch: false, width: 1440, height: 900 }, act), choose, expect);
await visit("exercise.html", { touch: false, width: 1440, height: 900 }, tab => findPlanted(tab, expect));

// There are seven lessons, each with its setting and its invariant.
await visit("play.html", { touch: false, width: 1440, height: 900 }, async tab => {
  let [red, declared] = [0, 0];
  for (let lesson = 0; lesson < 7; lesson += 1) {
    await choose(tab, "lesson", `${lesson}`);
    await idle(tab);
    const [name, verdict, dials] = await tab.run("[document.getElementById('lesson').selectedOptions[0].text, document.getElementById('lesson-verdict').textContent, [...document.querySelectorAll('.dial')].filter(dial => dial.offsetParent).length]");
    expect(`lesson ${name} has one dial, and its invariant holds`, dials === 1 && /✓ held/.test(verdict), [dials, verdict]);
    await tab.shoot(`${folder}/lesson-${lesson}.png`);
    await click(tab, "lesson-try");
    await idle(tab);
    const [tried, seen] = await tab.run("[document.getElementById('lesson-verdict').textContent, document.getElementById('lesson-says').innerText]");
    expect(`lesson ${name}: at the value that it names what it says comes true`, /× broken/.test(tried), [tried, seen]);
    if (/× broken/.test(tried)) red += 1;
    // Four lessons are about numbers that the engine declares. Changing the setting also changes the declaration, if
    // the user allows it.
    if (!await tab.run("document.getElementById('declared').checked")) continue;
    declared += 1;
    await click(tab, "declared");
    const allowed = await text(tab, "lesson-verdict");
    expect(`lesson ${name}: what is declared is allowed`, /✓ held/.test(allowed), allowed);
  }
  expect("seven lessons turn an invariant red, four of them by what was declared", red === 7 && declared === 4, [red, declared]);
});

await tryReports(browser, folder, expect);
await driveScenes(browser, folder, flickbook, native, expect);
await readFigures(browser, folder, expect);

// A blind test hides which engine is shown, and saves the user's vote.
await visit("play.html", {}, async tab => {
  await choose(tab, "engine-b", "android");
  await click(tab, "blind");
  await swipe(tab, [0, -150]);
  await idle(tab);
  const seen = await tab.run("document.body.innerText");
  expect("no engine is named in a blind test", !/\b(ios|android)\b/.test(seen), seen);
  await tab.shoot(`${folder}/blind-390.png`);
  await tab.run("document.querySelector('[data-vote=\"1\"]').click()");
  await keep(tab, "voted", ["ios", "android"]);
  expect("the vote is kept", /<note>Blind test: (ios preferred to android|android preferred to ios)\.<\/note>/.test(readFileSync(`${folder}/voted.xml`, "utf8")));
});

// The same with keys only.
await visit("play.html", { touch: false, width: 1440, height: 900, dark: true }, async tab => {
  const tabTo = async id => expect(`the key Tab comes to ${id}`, await tab.tabTo(`#${id}`));
  const press = key => tab.send("Input.dispatchKeyEvent", { type: "keyDown", key }).then(() => tab.send("Input.dispatchKeyEvent", { type: "keyUp", key }));
  await tabTo("stage-a");
  await press("ArrowUp");
  await tab.rest(300);
  await idle(tab);
  expect("an arrow flicks", await tab.run("playground.session.states[0].views[0].y > 50"));
  await tab.shoot(`${folder}/dark-1440.png`);
  await tabTo("a-slop");
  await press("ArrowRight");
  expect("an arrow changes a setting", await tab.run("playground.values[0][0] > 10"), await tab.run("playground.values[0][0]"));
});

await visit("play.html", { scripts: false }, async tab => {
  const { root } = await tab.send("DOM.getDocument", { depth: -1 });
  const { nodeId } = await tab.send("DOM.querySelector", { nodeId: root.nodeId, selector: "noscript" });
  const { outerHTML } = await tab.send("DOM.getOuterHTML", { nodeId });
  expect("without scripts it says so", outerHTML.includes("This page needs scripts"), outerHTML);
});

// Checks the accessibility rules of axe in both themes, on narrow and on wide screens.
for (const dark of [false, true]) {
  for (const [width, height] of [[1440, 900], [390, 844], [320, 600]]) {
    await visit("pull.html", { width, height, dark, touch: false }, async tab => {
      const name = `${width}-${dark ? "dark" : "light"}`;
      await choose(tab, "engine-b", "android");
      await idle(tab);
      const apart = await text(tab, "apart");
      expect(`${name}: a recorded finger is a finger where two engines part`, /the finger (begins to pull|pulls) past the edge/.test(apart), apart);
      expect(`${name} is not wider than the screen`, await tab.run("document.documentElement.scrollWidth <= innerWidth"));
      await tab.shoot(`${folder}/${name}.png`);
      await tab.run(`document.getElementById("all").open = true`);
      const found = await violations(tab);
      expect(`axe on ${name}`, found.length === 0, found);
    });
  }
}
// On a phone, a lesson hides the label of its list.
await visit("play.html", { width: 390, height: 844, touch: false }, async tab => {
  const found = await violations(tab);
  expect("axe on a lesson on a phone", found.length === 0, found);
});
skipWithoutAxe("playground");
await adapting(["play.html"], { visit: (name, wishes, act) => visit(name, { touch: false, ...wishes }, act), expect });

browser.close();
process.exit(failed() ? 1 : 0);
