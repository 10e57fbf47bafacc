// Makes the pictures of README.md: a verdict, and a failure with its player at the time of the violation.
import { statSync } from "node:fs";
import { Browser } from "../Tests/Pages/browser.mjs";

const [program, reports, folder] = process.argv.slice(2);
const link = "#r=Recordings/Gallery/pinch-open-and-reset.xml&e=coasts-too-far&t=200";
const browser = new Browser(program);
for (const [name, address, look] of [
  ["verdict.png", "broken.html", { width: 1100, height: 720 }],
  ["failure.png", `broken.html${link}`, { width: 1100, height: 860 }],
]) {
  const tab = await browser.open(`file://${reports}/${address}`, look);
  await tab.rest(1000);
  await tab.shoot(`${folder}/${name}`);
  if (tab.complaints.length) throw new Error(tab.complaints.join("; "));
  console.log(`${folder}/${name} ${statSync(`${folder}/${name}`).size}`);
  await tab.close();
}
browser.close();
process.exit(0);
