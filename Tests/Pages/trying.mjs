// Opens failed recordings of a report in the playground. The violation there must equal the violation that check
// reported, and a setting must fix it. Tests/Pages/playground.mjs runs this module.
import { readFileSync } from "node:fs";
import { until } from "./browser.mjs";
import { Hand } from "./hand.mjs";
import { begun, over } from "./playing.mjs";

/** Replays the recording up to its end at once, without waiting for its frames. */
const runThrough = `(() => {
  const { session } = playground;
  session.replay(0);
  for (let at = 0; at < 120_000 && !session.isOver; at += 33) session.frame(at);
  playground.judge();
  return session.verdicts(0).map((verdict, index) => ({ ...verdict, name: playground.jury.names[index] })).filter(({ kind }) => kind === 3);
})()`;

export async function tryReports(browser, folder, expect) {
  const rows = readFileSync(`${folder}/tried.jsonl`, "utf8").split("\n").filter(line => line).map(line => JSON.parse(line)).filter(row => row.invariants);
  const broken = row => row.invariants.filter(({ verdict, level = "error" }) => verdict === "broken" && level === "error");
  const failed = rows.filter(row => broken(row).length);
  let [opened, breaks] = [0, 0];
  for (const file of ["tried.html", "tried/index.html"]) {
    const isFolder = file.includes("/");
    for (const row of isFolder ? failed.slice(0, 2) : failed) {
      const article = `article[data-recording="${row.recording}"]`;
      const tab = await browser.open(`file://${folder}/${file}`, { width: 1440, height: 900 });
      if (isFolder) {
        const page = await tab.run(`[...document.querySelectorAll("a[href^='r/']")].find(({ textContent }) => textContent.includes(${JSON.stringify(row.recording)}))?.href`);
        expect(`${file} leads to ${row.recording}`, page !== undefined);
        if (!page) continue;
        await tab.go(page);
      } else await tab.run(`page.open(document.querySelector(${JSON.stringify(article)}), null)`);
      const play = await browser.openedBy(tab, `document.querySelector(${JSON.stringify(`${article} .try`)}).click()`);
      expect(`${file}: Try it opens ${row.recording}`, play !== undefined && await begun(play), play?.complaints ?? tab.complaints);
      if (!play) continue;
      opened += 1;
      expect(`${file}: it complains`, play.complaints.length === 0, play.complaints);
      const foreign = play.requests.filter(url => !/^(file|data|blob|about):/.test(url));
      expect(`${file}: the playground asks for`, foreign.length === 0, foreign);
      const found = await play.run(runThrough);
      const said = await play.run("document.getElementById('reported').innerText");
      for (const { invariant, first } of broken(row)) {
        const here = found.find(({ name }) => name === invariant);
        // The playground does not judge relations; only check does.
        if (!here && !await play.run(`playground.jury.names.includes(${JSON.stringify(invariant)})`)) continue;
        breaks += 1;
        expect(`${row.recording}: ${invariant} breaks there as reported`, here && here.step === first.step && Math.abs(here.time / 1e6 - first.t) < 1e-3, [here?.time, first.t]);
        expect(`${row.recording}: it says so`, said.includes(`${invariant} breaks at ${first.t} ms`), said);
      }
      expect(`${row.recording}: nothing else breaks there`, found.every(({ name }) => row.invariants.some(({ invariant, verdict }) => invariant === name && verdict !== "held")), found.map(({ name }) => name));
      if (row === failed[0] && !isFolder) await mend(play, folder, expect, broken(row)[0].invariant);
      await play.close();
      await tab.close();
    }
  }
  await tryByKeys(browser, folder, expect, broken(failed[0]).map(({ invariant }) => invariant));
  console.log(`playground: ${opened} failed recordings tried from reports, ${breaks} breaks as reported`);
  expect("several are tried", opened >= 6 && breaks >= 6, [opened, breaks]);
}

/** Changes the setting until the violation is gone, and takes over by hand. */
async function mend(tab, folder, expect, invariant) {
  await tab.shoot(`${folder}/tried-1440.png`);
  await tab.run(`{ const dial = document.getElementById("a-rubber"); dial.value = .55; dial.dispatchEvent(new Event("input")); }`);
  const [breaks, said] = await tab.run("[document.getElementById('breaks').innerText, document.getElementById('reported').innerText]");
  expect(`the setting mends ${invariant}`, !breaks.includes(invariant) && /✓/.test(said), [breaks, said]);
  await tab.shoot(`${folder}/mended-1440.png`);
  // The recording is paused, so that the finger comes before its end even on a slow machine.
  await tab.run("playground.replay(); playground.pause(); document.getElementById('stage-a').scrollIntoView({ block: 'center' })");
  const [x, y] = await tab.run("(() => { const box = document.querySelector('#stage-a canvas').getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; })()");
  await tab.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 5 });
  const hand = new Hand(tab);
  await hand.down([x, y]);
  await hand.go([[0, 60]], 5);
  await hand.up();
  await tab.rest(200);
  expect("a finger takes over from a recording of a report", await tab.run("playground.session.isTakenOver === true && !playground.session.isPlaying"));
}

/** Uses only keys from the report to the setting that fixes the failure, and back. */
async function tryByKeys(browser, folder, expect, invariants) {
  const report = await browser.open(`file://${folder}/tried.html`, { width: 1440, height: 900 });
  const pages = async () => (await browser.send("Target.getTargets")).targetInfos.filter(({ type }) => type === "page").length;
  await report.key("n");
  await report.rest();
  expect("by keys: Tab comes to Try it", await report.tabTo(".try"));
  const count = await pages();
  const tab = await browser.openedBy(report, () => report.key("Enter"));
  expect("by keys: Enter opens it", tab !== undefined && await begun(tab), tab?.complaints ?? report.complaints);
  if (!tab) return;
  const session = what => tab.run(`playground.session.${what}`);
  const to = async (id, isBack) => expect(`by keys: Tab comes to ${id}`, await tab.tabTo(`#${id}`, isBack));
  // The recording plays when the page opens. The test plays it again and pauses it in the middle.
  const stop = async () => {
    for (let tries = 0; tries < 5 && !await session("isPaused"); tries += 1) {
      await to("replay", tries > 0);
      await tab.key("Enter");
      await to("pause");
      await tab.key(" ");
    }
    expect("by keys: Space stops it", await session("isPaused") && await session("isPlaying"));
  };
  await over(tab);
  await stop();
  const still = await session("now");
  await tab.rest(300);
  expect("by keys: it stands still", await session("now") === still, await session("now") - still);
  await tab.key(" ");
  await over(tab);
  expect("by keys: it goes on from there", !await session("isPaused") && await session("now") > still && !await session("isTakenOver"));
  expect("by keys: it breaks as reported", await tab.run(`${JSON.stringify(invariants)}.every(name => document.getElementById("breaks").innerText.includes(name))`), invariants);
  await to("replay", true);
  await stop();
  await to("stage-a", true);
  await tab.key("ArrowDown");
  await tab.rest(300);
  expect("by keys: an arrow on the scene takes over", await session("isTakenOver") && !await session("isPaused"));
  await over(tab);
  await to("replay");
  await tab.key("Enter");
  await over(tab);
  await to("a-rubber");
  // Presses an arrow key until the dial is at its end or the violation is gone.
  const isMended = () => tab.run(`${JSON.stringify(invariants)}.every(name => !document.getElementById("breaks").innerText.includes(name)) && document.getElementById("reported").innerText.includes("✓")`);
  let presses = 0;
  for (; presses < 200 && !await isMended(); presses += 1) await tab.key("ArrowLeft");
  expect("by keys: arrows turn the setting until nothing breaks", presses > 0 && await isMended(), presses);
  expect("by keys: nothing of it complains", tab.complaints.length === 0, tab.complaints);
  await to("close", true);
  await tab.key("Enter").catch(() => { /* The page has closed before the key was released. */ });
  await until(async () => await pages() === count);
  expect("by keys: Close closes it", await pages() === count, await pages());
  await report.close();
  console.log(`playground: Try it by keys alone: ${invariants.join(", ")} mended with ${presses} presses`);
}
