// Shared by the tests of report pages: the browser, the pages, and the count of failures. The arguments are the same as
// for page.mjs.
import { readdirSync } from "node:fs";
import { Browser } from "./browser.mjs";

const [, , program, given] = process.argv;
export const folder = given;
export const browser = new Browser(program);
export const file = name => `file://${folder}/${name}`;
let failures = 0;

export function expect(what, holds, found = "") {
  if (holds) return;
  failures += 1;
  console.error(`page: ${what}${found === "" ? "" : `: ${JSON.stringify(found)}`}`);
}

/** Opens a page, acts on it, and checks that it requested nothing and logged no errors. */
export async function visit(name, wishes, act) {
  const tab = await browser.open(file(name), wishes);
  await act(tab);
  expect(`${name} complains`, tab.complaints.length === 0, tab.complaints);
  const foreign = tab.requests.filter(url => !url.startsWith(`file://${folder}/`) && url !== "data:,");
  expect(`${name} asks for`, foreign.length === 0, foreign);
  await tab.close();
}

export const query = selector => `document.querySelector(${JSON.stringify(selector)})`;
export const article = "article[data-recording='Recordings/Gallery/pinch-open-and-reset.xml']";
export const link = "#r=Recordings/Gallery/pinch-open-and-reset.xml&e=rests-outside&t=1250";
export const overflows = "document.documentElement.scrollWidth > innerWidth";

/** Presses the mouse on the scrubber at a time. */
export async function scrub(tab, article, time) {
  await tab.run(`page.playerOf(${query(article)}) !== null`);
  const [x, y] = await tab.run(`(() => {
    const { chart, scrubber } = page.playerOf(${query(article)}), box = scrubber.element.getBoundingClientRect();
    return [box.left + chart.x(${time}), box.top + box.height / 2];
  })()`);
  for (const type of ["mousePressed", "mouseReleased"]) {
    await tab.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  }
}

/** The page of one recording in a report that is a folder. */
export const page = readdirSync(`${folder}/report/r`).find(name => name.startsWith("pinch-open"));

export const failed = () => failures;
