// Shared by the tests of the playground: the browser, actions of a user, and the comparison with the program. The
// arguments are the same as for playground.mjs.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Browser } from "./browser.mjs";
import { Hand } from "./hand.mjs";
import { begun, over } from "./playing.mjs";

const [, , program, ...rest] = process.argv;
export const [folder, flickbook, native] = rest;
export const browser = new Browser(program);
let failures = 0;

export function expect(what, holds, found = "") {
  if (holds) return;
  failures += 1;
  console.error(`playground: ${what}${found === "" ? "" : `: ${JSON.stringify(found).slice(0, 600)}`}`);
}

export const click = (tab, id) => tab.run(`document.getElementById("${id}").click()`);
export const text = (tab, id) => tab.run(`document.getElementById("${id}").innerText`);
export const choose = (tab, id, value) => tab.run(`{ const list = document.getElementById("${id}"); list.value = ${JSON.stringify(value)} in list.options ? ${JSON.stringify(value)} : [...list.options].find(({ text }) => text === ${JSON.stringify(value)}).value; list.dispatchEvent(new Event("change")); }`);

/** Opens a page, acts on it, and checks that it requested nothing and logged no errors. */
export async function visit(name, wishes, act) {
  const tab = await browser.open(`file://${folder}/${name}#free`, { touch: true, width: 390, height: 844, ...wishes });
  if (wishes.scripts !== false) expect(`${name} has its engines`, await begun(tab), tab.complaints);
  await act(tab);
  expect(`${name} complains`, tab.complaints.length === 0, tab.complaints);
  const foreign = tab.requests.filter(url => !url.startsWith(`file://${folder}/`) && !/^(data:|blob:|about:)/.test(url));
  expect(`${name} asks for`, foreign.length === 0, foreign);
  await tab.close();
}

export const idle = async tab => expect("it comes to rest", await over(tab));

export const centre = tab => tab.run("(() => { const box = document.querySelector('#stage-a canvas').getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; })()");

/** The verdicts of `flickbook check` for a file on an engine, by the names of the invariants. */
function judged(file, engine) {
  const results = `${folder}/kept.json`;
  rmSync(results, { force: true });
  const run = spawnSync(flickbook, ["check", file, "--engine", engine, "-q", "--progress", "never", "--json", results], { encoding: "utf8" });
  if (!existsSync(results)) return expect(`check ${file}`, false, run.stderr) ?? new Map();
  const [row] = JSON.parse(readFileSync(results, "utf8")).rows;
  return new Map((row?.invariants ?? []).map(one => [one.invariant, one]));
}

/** Saves the events of the page as a recording, and compares the page's verdicts with the program's verdicts. */
export async function keep(tab, name, engines) {
  await idle(tab);
  const page = await tab.run(`(() => { document.getElementById("all").open = true; playground.judge(); return playground.chosen.map((_, slot) => playground.engines.verdicts(slot, true, playground.source.quality).map((verdict, index) => ({ ...verdict, name: playground.jury.names[index] }))); })()`);
  const file = `${folder}/${name}.xml`;
  writeFileSync(file, await tab.run("playground.xml"));
  for (const verb of [["lint"], ["fmt", "--check"]]) {
    const run = spawnSync(flickbook, [...verb, file], { encoding: "utf8" });
    expect(`${verb.join(" ")} ${name}`, run.status === 0, run.stdout + run.stderr);
  }
  const words = { 0: "not-applicable", 1: "untested", 2: "held", 3: "broken", 4: "held" };
  engines.forEach((engine, slot) => {
    const native = judged(file, engine);
    const others = [];
    let [count, broken] = [0, 0];
    for (const { name: invariant, kind, count: times, time, step } of page[slot]) {
      const one = native.get(invariant);
      if (!one) continue;
      count += 1;
      const isSame = one.verdict === words[kind]
        && (kind !== 2 && kind !== 4 || one.checks === times)
        && (kind !== 3 || (one.times ?? 1) === times && one.first.step === step && Math.abs(one.first.t - time / 1e6) < 1e-3);
      if (kind === 3) broken += 1;
      if (!isSame) others.push(`${invariant}: ${words[kind]} ${times} at ${time}, ${one.verdict} ${one.checks ?? one.times} at ${one.first?.t}`);
    }
    console.log(`playground: ${name} on ${engine}: ${count} invariants judged the same but ${others.length}, ${broken} broken`);
    expect(`${name} on ${engine} is judged by check as in the page`, others.length === 0 && count >= 25, others);
  });
}

/** Swipes with a finger across the middle of the stage. */
export async function swipe(tab, way, samples = 14) {
  const [x, y] = await centre(tab);
  const hand = new Hand(tab);
  await hand.down([x - way[0] / 2, y - way[1] / 2]);
  await hand.go([way], samples);
  await hand.up();
}

export const failed = () => failures;
