// Tests the recorder page with engines that scroll the scene, and its link to the playground.
// Tests/Pages/playground.mjs runs this module.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { until } from "./browser.mjs";
import { Hand } from "./hand.mjs";
import { begun } from "./playing.mjs";

const phone = { touch: true, width: 390, height: 844 };

/** Records a flick in a scene; returns the positions of an element of the scene. */
async function record(tab, scene, way, start = "start") {
  await tab.run(`{ const list = document.getElementById("scene"); list.value = "${scene}"; list.dispatchEvent(new Event("change")); document.getElementById("${start}").click(); }`);
  await until(() => tab.run("driver !== undefined && !driver.isOver"));
  const hand = new Hand(tab);
  await hand.down([190 - way[0] / 2, 400 - way[1] / 2]);
  await hand.go([way], 12);
  await hand.up();
  await until(() => tab.run("driver.state?.isOver === true"));
  const moved = await tab.run("[driver.state.views[0].x, driver.state.views[0].y, new DOMMatrix(getComputedStyle(document.querySelector('[data-room]').firstElementChild.matches('.view') ? document.querySelector('[data-room] .view').firstElementChild : document.querySelector('[data-room]').firstElementChild).transform).m42]");
  const steps = await tab.run("Array.from(driver.engines.steps(0), number => Number.isFinite(number) ? number : String(number))");
  await tab.run("document.getElementById('stop').click()");
  await tab.rest(200);
  return { moved, steps: steps.map(Number) };
}

export async function driveScenes(browser, folder, flickbook, native, expect) {
  mkdirSync(`${folder}/driven`, { recursive: true });
  // With one engine, the scene moves exactly as the command line reports, bit by bit.
  for (const [scene, way] of [["list", [0, -240]], ["pages", [-160, 4]], ["zoom", [-60, -120]], ["canvas", [-120, -200]], ["numbers", [-120, 4]], ["wheels", [4, -90]]]) {
    const tab = await browser.open(`file://${folder}/alone.html`, phone);
    expect("one engine is named", (await tab.run("document.getElementById('engines-say').textContent")).includes("ios"));
    const { moved, steps } = await record(tab, scene, way);
    const [text, numbers] = await tab.run("[document.getElementById('xml').value, sourceOf(written).numbers]");
    const file = `${folder}/driven/${scene}.xml`;
    writeFileSync(file, text);
    for (const verb of [["lint"], ["fmt", "--check"]]) {
      const run = spawnSync(flickbook, [...verb, file], { encoding: "utf8" });
      expect(`${verb.join(" ")} ${scene}`, run.status === 0, run.stdout + run.stderr);
    }
    expect(`${scene}: the note names the engine`, text.includes("<note>Scrolled by ios.</note>"), text.slice(0, 600));
    const bits = `${folder}/driven/${scene}`;
    mkdirSync(bits, { recursive: true });
    const run = spawnSync(native, ["ios", bits, file], { encoding: "utf8" });
    const read = ending => {
      const name = `${bits}/1.${ending}`;
      if (!existsSync(name)) return expect(`flat-replay ${scene}`, false, run.stderr) ?? [];
      const bytes = readFileSync(name);
      return [...new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))];
    };
    const wanted = read("numbers"), shown = read("shown");
    const other = wanted.findIndex((number, place) => number !== numbers[place]);
    expect(`${scene}: a page puts the recording into the same numbers`, other < 0 && wanted.length === numbers.length, [other, wanted.slice(other, other + 6), numbers.slice(other, other + 6)]);
    const apart = steps.findIndex((number, place) => !Object.is(number, shown[place]));
    expect(`${scene}: it scrolls as the command line says, bit by bit`, steps.length > 100 && apart < 0, [apart, steps.slice(Math.max(0, apart - 30), apart + 5), shown.slice(Math.max(0, apart - 30), apart + 5)]);
    if (scene === "list") expect("the elements are where the engine shows them", moved[1] > 100 && Math.abs(moved[2] + moved[1]) < .01, moved);
    console.log(`playground: recorder, ${scene} scrolled by ios: ${steps.length} numbers, ${apart < 0 ? "all the same" : "not the same"}`);
    if (scene === "list") {
      await tab.shoot(`${folder}/recorded-390.png`);
      const play = await browser.openedBy(tab, "document.getElementById('try').click()");
      expect("the recorder opens the playground", play !== undefined && await begun(play), play?.complaints ?? tab.complaints);
      if (!play) continue;
      const [isRecorded, events] = await play.run("[playground.session.isRecorded, playground.session.times.length]");
      expect("with the recording just made", isRecorded && events > 10, events);
      expect("the playground complains", play.complaints.length === 0, play.complaints);
      await play.close();
    }
    expect(`${scene} complains`, tab.complaints.length === 0, tab.complaints);
    await tab.close();
  }
  // Two engines take turns, and the page hides which one is active.
  const tab = await browser.open(`file://${folder}/turns.html`, phone);
  const named = () => tab.run("/\\b(ios|android)\\b/.test(document.body.innerText + document.getElementById('xml').value)");
  await record(tab, "list", [0, -200]);
  expect("no engine is named before the vote", !await named() && await tab.run("document.getElementById('vote').hidden"));
  await record(tab, "list", [0, -200], "again");
  expect("nor with both recorded", !await named() && !await tab.run("document.getElementById('vote').hidden"));
  const order = await tab.run("turns.order.map(place => turns.engines[place].name)");
  await tab.run("document.getElementById('vote').scrollIntoView()");
  await tab.shoot(`${folder}/turns-390.png`);
  await tab.run("document.querySelector('[data-vote=\"1\"]').click()");
  const text = await tab.run("document.getElementById('xml').value");
  expect("the vote stands in the note", text.includes(`<note>Blind test: ${order[1]} preferred to ${order[0]}. Scrolled by ${order[1]}.</note>`), text.slice(0, 600));
  expect("the page with turns complains", tab.complaints.length === 0, tab.complaints);
  await tab.close();
}
