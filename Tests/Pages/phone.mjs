// A phone opens the served recorder page, records and sends: PROGRAM LINK [FILE], called by Tests/Pages/serve. The
// script prints the page's text about each of two recordings, and exits with 1 if the page logs errors. FILE becomes
// the page as modified by the page's script, with the verdict.
import { writeFileSync } from "node:fs";
import { Browser, until } from "./browser.mjs";
import { Hand } from "./hand.mjs";

const [, , program, link, file] = process.argv;
const browser = new Browser(program);
const tab = await browser.open("about:blank", { touch: true, width: 390, height: 844 });
const click = id => tab.run(`document.getElementById("${id}").click()`);
await tab.go(link);
const saved = verdict => verdict.match(/Saved as \S+?\.xml/)?.[0] ?? "";
let last = "", failed = false;
for (const length of [200, 120]) {
  await click("start");
  await tab.rest(300);
  const hand = new Hand(tab);
  await hand.down([200, 500]);
  await hand.go([[0, -length]], 12);
  await hand.up();
  await tab.rest(500);
  await click("stop");
  // The user only has to stop the recording, and the verdict appears by itself. Until then, the page shows the
  // previous verdict.
  let verdict = "";
  await until(async () => {
    verdict = await tab.run("document.getElementById('verdict').innerText");
    return saved(verdict) && saved(verdict) !== last;
  });
  last = saved(verdict);
  const seen = await tab.run(`(() => {
    const boxes = [...document.querySelectorAll("#sentence, #pictures svg[role=img], #play, #again")].map(one => one.getBoundingClientRect());
    return { boxes: boxes.map(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= innerHeight), sentence: ["sentence", "beside"].map(id => document.getElementById(id).textContent).join(" "), whose: [...document.querySelectorAll(".whose")].map(one => one.textContent) };
  })()`);
  if (seen.boxes.length !== 5 || seen.boxes.includes(false)) console.error(`sentence, both pictures, Play and Record again are not seen at once: ${seen.boxes}`);
  if (seen.whose.join() !== "This phone,ios") console.error(`the pictures are not named: ${seen.whose}`);
  if (!/^This phone (holds|breaks) /.test(seen.sentence) || !seen.sentence.includes("ios")) console.error(`no sentence: ${seen.sentence}`);
  failed ||= seen.boxes.includes(false) || seen.boxes.length !== 5 || seen.whose.length !== 2 || !seen.sentence.includes("ios");
  console.log([seen.sentence, ...verdict.split("\n")].join("; "));
  if (length === 120) {
    await tab.run(`{ const note = document.getElementById("note"); note.value = "a note"; note.dispatchEvent(new Event("input", { bubbles: true })); }`);
    const place = await tab.run(`(() => { const { top, bottom, height } = document.getElementById("send").getBoundingClientRect(); return height > 0 && top >= 0 && bottom <= innerHeight && document.getElementById("send").textContent; })()`);
    if (place !== "Save the notes") { console.error(`the form's end is out of reach: ${place}`); failed = true; }
    await click("send");
    await tab.rest(1500);
    const again = saved(await tab.run("document.getElementById('verdict').innerText"));
    const tick = "document.querySelector('#expectations input[value=drag-tracks-finger]')";
    if (await tab.run(`${tick} !== null && !${tick}.parentElement.querySelector('.hint.warned').hidden`)) {
      await tab.run(`${tick}.click()`);
      await click("send");
      await tab.rest(1500);
      const title = await tab.run("document.getElementById('review-title').textContent");
      if (title !== "Incomplete") { console.error(`what must hold and was not tested is ${title}`); failed = true; }
    }
    if (again !== last) { console.error(`notes make another file: ${again}`); failed = true; }
  }
  const undefinedWords = await tab.run("document.body.innerText.match(/.*(undefined|NaN).*/)?.[0]");
  if (undefinedWords) { console.error(`the page has no word for something: ${undefinedWords}`); failed = true; }
  if (file) writeFileSync(file, `<!DOCTYPE html>\n${await tab.run("document.documentElement.outerHTML")}`);
  if (length === 200) await click("again");
  await tab.rest(200);
}
for (const words of tab.complaints) console.error(words);
browser.close();
process.exit(failed || tab.complaints.length ? 1 : 0);
