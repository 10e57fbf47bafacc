// Makes the picture of README.md: a failure with its player at the time of the violation.
import { statSync } from "node:fs";
import { Browser } from "../Tests/Pages/browser.mjs";

const [program, reports, folder] = process.argv.slice(2);
const address = "broken.html#r=Recordings/Gallery/next-car.xml&e=coasts-too-far";
const picture = `${folder}/failure.png`;
const browser = new Browser(program);
const tab = await browser.open(`file://${reports}/${address}`, { width: 1280, height: 830 });
await tab.rest(1000);
await tab.shoot(picture);
if (tab.complaints.length) throw new Error(tab.complaints.join("; "));
console.log(`${picture} ${statSync(picture).size}`);
browser.close();
process.exit(0);
