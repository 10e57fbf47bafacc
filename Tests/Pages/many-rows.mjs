// Makes the results of a large run from a small run's results, and prints them: FILE ROWS BROKEN
import { readFileSync } from "node:fs";

const [, , file, count, broken] = process.argv;
const lines = readFileSync(file, "utf8").trimEnd().split("\n").map(line => JSON.parse(line));
const head = lines.shift(), end = lines.pop();
const engine = lines[0].engine;
// A realistic fault breaks one or two invariants. The bad engine of the small run breaks more, so the rest is
// removed.
const kept = invariants => invariants.filter((invariant, place) => invariant.verdict !== "broken" || place < 4);
const isBroken = row => kept(row.invariants).some(invariant => invariant.verdict === "broken");
const told = lines.filter(row => row.engine === engine && isBroken(row)), held = lines.filter(row => row.engine !== engine);
const say = line => process.stdout.write(`${JSON.stringify(line)}\n`);

say({ ...head, planned: +count, engines: head.engines.filter(({ name }) => name === engine) });
for (let number = 0, pace = count / broken; number < count; number += 1) {
  const breaks = number % pace === 0;
  const source = breaks ? told[Math.floor(number / count * told.length)] : held[number % held.length];
  const { recording: _, scene, trace, ...rest } = source;
  const group = String(Math.floor(number / 500)).padStart(2, "0");
  say({
    recording: `Recordings/Many/group-${group}/gesture-${String(number).padStart(5, "0")}.xml`,
    ...rest, number, engine, invariants: breaks ? kept(rest.invariants) : rest.invariants, ...(breaks ? { scene, trace } : {}),
  });
}
say({ ...end, recordings: +count, broken: +broken, why: [`${broken} of ${count} recordings break invariants`] });
