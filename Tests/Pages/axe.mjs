// Finds violations of accessibility rules on a page with the checker axe. FLICKBOOK_AXE names axe.min.js.
import { existsSync, readFileSync } from "node:fs";
import { skip } from "./skip.mjs";

const file = process.env.FLICKBOOK_AXE;
const isHere = Boolean(file) && existsSync(file);

/** The violations on the page of a tab; none if axe is not available. */
export async function violations(tab) {
  if (!isHere) return [];
  await tab.run(`${readFileSync(file, "utf8")};0`);
  return tab.run(`axe.run({ preload: false, resultTypes: ["violations"] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + " at " + nodes[0].target))`);
}

/** Prints that a step ran without axe. */
export function skipWithoutAxe(step) {
  if (!isHere) skip(`${step}: what axe would say, pip could not get it, and FLICKBOOK_AXE names no axe.min.js`);
}
