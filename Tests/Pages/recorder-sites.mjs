// Records on pages of other sites, without a declared encoding, and without a title. A part of recorder.mjs.
import { readFileSync, writeFileSync } from "node:fs";
import { Hand, elements } from "./hand.mjs";
import { expect, expectPlaces, expectSeen, expectTouches, expectVerdicts, folder, leave, open, run } from "./recorder-session.mjs";

// A page of another site.

{
  const tab = await open("guest.html");
  expect("the script has its button", await tab.run("document.querySelector('flickbook-recorder').shadowRoot.querySelector('button').textContent.includes('Record')"));
  expect("the script leaves one name", await tab.run("typeof Session === 'undefined' && typeof flickbook.start === 'function'"));
  await tab.run("document.querySelector('flickbook-recorder').shadowRoot.querySelector('button').click()");
  const hand = new Hand(tab);
  await hand.down([250, 200]);
  await hand.go([[-150, 0]], 16);
  await tab.rest(150);
  await hand.up();
  await tab.rest(300);
  await hand.down([200, 350]);
  await hand.go([[0, -120]], 16);
  await tab.rest(150);
  await hand.up();
  await tab.rest(300);
  const text = await tab.run("flickbook.stop({ tags: ['guest'] })");
  await tab.shoot(`${folder}/guest.png`);
  const guest = { name: "guest", file: `${folder}/guest.xml`, text, parts: elements(text), hand, eye: await tab.run("eye") };
  guest.touches = guest.parts.filter(({ finger }) => finger !== undefined);
  writeFileSync(guest.file, text);
  for (const verb of [["lint"], ["fmt", "--check"]]) expect(`guest: ${verb[0]}`, run(...verb, guest.file).status === 0, run(...verb, guest.file).stderr);
  const views = guest.parts.filter(({ name }) => name === "view");
  expect("guest: the containers are views", views.map(({ id, inside }) => `${id} ${inside}`).join() === "page undefined,outer page,inner outer", views);
  expect("guest: they are where they are", views[1]?.x === 20 && views[1].y === 40 && views[2]?.x === 10 && views[2].y === 50 && views[2].width === 300, views);
  expectTouches(guest, "observe");
  expectPlaces(guest);
  expectSeen(guest, ({ places }) => places[1], "inner");
  expectSeen(guest, ({ places }) => places[0], "outer");
  expectVerdicts(guest, { "rest-in-bounds": "held" });
  await leave("guest", tab, ["guest.html", "recorder.js"].map(name => `file://${folder}/${name}`).concat("data:,"));
}

// A page without a declared encoding, and a page without a title.

for (const [name, change, title] of [
  ["plain", text => text.replace(/<meta charset[^>]*>\n/, ""), "Somebody's page"],
  ["untitled", text => text.replace(/<title>.*<\/title>\n/, ""), "untitled.html"],
]) {
  writeFileSync(`${folder}/${name}.html`, change(readFileSync(`${folder}/guest.html`, "utf8")));
  const tab = await open(`${name}.html`);
  const button = "document.querySelector('flickbook-recorder').shadowRoot.querySelector('button')";
  const words = [await tab.run(`${button}.textContent`)];
  await tab.run(`${button}.click()`);
  words.push(await tab.run(`${button}.textContent`));
  expect(`${name}: the buttons have their words`, words.join() === "\u25cf Record,\u25a0 Stop", words);
  const hand = new Hand(tab);
  await hand.down([200, 350]);
  await hand.go([[0, -120]], 16);
  await hand.up();
  await tab.rest(300);
  await tab.run(`${button}.click()`);
  expect(`${name}: the recording has the title of the page`, elements(await tab.run("flickbook.xml()"))[0]?.title === title, (await tab.run("flickbook.xml()")).slice(0, 200));
  await leave(name, tab, [`${name}.html`, "recorder.js"].map(name => `file://${folder}/${name}`).concat("data:,"));
}
