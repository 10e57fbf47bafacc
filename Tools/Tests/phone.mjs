// A phone that opens the recorder page where it is served, records and sends: PROGRAM LINK, called by
// Tools/Tests/serve. Prints what the page says of each of two recordings; exit 1 when it complains.
import { Browser } from "./browser.mjs";
import { Hand } from "./hand.mjs";

const [, , program, link] = process.argv;
const browser = new Browser(program);
const tab = await browser.open("about:blank", { touch: true, width: 390, height: 700 });
const click = id => tab.run(`document.getElementById("${id}").click()`);
await tab.go(link);
const saved = verdict => verdict.match(/Saved as \S+?\.xml/)?.[0] ?? "";
let last = "";
for (const length of [200, 120]) {
  await click("start");
  await tab.rest(300);
  const hand = new Hand(tab);
  await hand.down([200, 500]);
  await hand.go([[0, -length]], 12);
  await hand.up();
  await tab.rest(500);
  await click("stop");
  await tab.rest(300);
  await click("send");
  // That of the recording before stands there until this one is judged.
  let verdict = "";
  for (let tries = 0; tries < 100 && (!saved(verdict) || saved(verdict) === last); tries += 1) {
    await tab.rest(100);
    verdict = await tab.run("document.getElementById('verdict').innerText");
  }
  last = saved(verdict);
  console.log(verdict.replaceAll("\n", "; "));
  if (length === 200) await click("again");
  await tab.rest(200);
}
for (const words of tab.complaints) console.error(words);
browser.close();
process.exit(tab.complaints.length ? 1 : 0);
