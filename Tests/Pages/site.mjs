// Checks that pages of the documentation are usable for all readers: BROWSER SITE, called by Tools/Tests/site.
import { adapting } from "./adapting.mjs";
import { skipWithoutAxe, violations } from "./axe.mjs";
import { Browser } from "./browser.mjs";

const [, , program, site] = process.argv;
const browser = new Browser(program);
let failures = 0;

function expect(what, holds, found = "") {
  if (holds) return;
  failures += 1;
  console.error(`site: ${what}${found === "" ? "" : `: ${JSON.stringify(found).slice(0, 600)}`}`);
}

async function visit(name, wishes, act) {
  const tab = await browser.open(`file://${site}/${name}`, wishes);
  await act(tab);
  expect(`${name} complains`, tab.complaints.length === 0, tab.complaints);
  await tab.close();
}

// Format.html has a table that is wider than a phone.
const names = ["index.html", "Documentation/Guide/QA.html", "Documentation/Invariants.html", "Documentation/Format.html"];
for (const name of names) {
  await visit(name, { dark: true }, async tab => {
    const [red] = await tab.run("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)");
    expect(`${name} is dark where that is wished`, red < 60, red);
  });
}
for (const name of names) {
  for (const [width, height, dark] of [[390, 844, true], [1280, 720, false]]) {
    await visit(name, { width, height, dark }, async tab => {
      const found = await violations(tab);
      expect(`axe on ${name} at ${width}`, found.length === 0, found);
    });
  }
}
skipWithoutAxe("site");
await adapting(names, { visit, expect });

browser.close();
console.log(`site: ${names.length} pages enlarged, without motion, in the dark and on paper`);
process.exit(failures ? 1 : 0);
