// Other actions of a user on the recorder page. A part of recorder.mjs.
import { readFileSync, writeFileSync } from "node:fs";
import { Hand, elements } from "./hand.mjs";
import { click, expect, folder, leave, open, run } from "./recorder-session.mjs";

// Other actions of a user on the page.

{
  const tab = await open("recorder.html");
  await tab.run("document.getElementById('start').focus()");
  await tab.key("Enter");
  await tab.rest(200);
  expect("Enter starts", await tab.run("!document.getElementById('stage').hidden"));
  await tab.key("Escape");
  expect("Escape ends, and nothing is nothing", await tab.run("document.getElementById('stage').hidden && /^Nothing was touched.*Press Record, swipe on the list/.test(document.getElementById('status').textContent) && document.getElementById('status').offsetHeight > 20"));
  await click(tab, "start");
  const hand = new Hand(tab);
  await hand.down([200, 500]);
  await hand.go([[0, -200]], 12);
  await hand.up();
  await tab.run("{ Object.defineProperty(document, 'hidden', { value: true, configurable: true }); document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); delete document.hidden; }");
  await tab.send("Input.dispatchMouseEvent", { type: "mouseWheel", x: 200, y: 300, deltaX: 0, deltaY: 40 });
  await tab.rest(600);
  await tab.key("Escape");
  await tab.rest(200);
  const text = id => tab.run(`document.getElementById("${id}").textContent`);
  expect("a wheel is warned of", (await text("warnings")).includes("mouse wheel"), await text("warnings"));
  expect("a hidden page is warned of", (await text("warnings")).includes("was hidden"), await text("warnings"));
  expect("what was recorded is told", /1 touch,/.test(await text("summary")), await text("summary"));
  await tab.run(`{
    const type = (id, value) => { document.getElementById(id).value = value; };
    type("name", 'Über <den> "Rand"'); type("tags", "list  fast list"); type("note", "A & B"); type("device", "Phone 7");
    document.querySelector("#expectations input").click();
    document.getElementById("name").dispatchEvent(new Event("input", { bubbles: true }));
  }`);
  const xml = await tab.run("document.getElementById('xml').value");
  writeFileSync(`${folder}/named.xml`, xml);
  for (const verb of [["lint"], ["fmt", "--check"]]) expect(`named: ${verb[0]}`, run(...verb, `${folder}/named.xml`).status === 0, run(...verb, `${folder}/named.xml`).stderr);
  const parts = elements(xml);
  expect("the name is kept", parts[0].title === 'Über <den> "Rand"', parts[0].title);
  const tags = [...xml.matchAll(/<tag>(.*)<\/tag>/g)].map(([, tag]) => tag);
  expect("a tag stands once", tags.join() === "list,fast", tags);
  expect("the note and the device are kept", xml.includes("<note>A &amp; B</note>") && parts.find(({ name }) => name === "origin").device === "Phone 7", xml.slice(0, 600));
  expect("an invariant that is ticked is expected", xml.includes('<invariant name="rest-in-bounds" tolerance="0.5pt"/>'));
  expect("one that is not is not", xml.split("<invariant").length === 2);
  expect("the file has a name", await tab.run("document.getElementById('download').download") === "uber-den-rand.xml", await tab.run("document.getElementById('download').download"));
  const where = () => tab.run("document.querySelector('#preview .finger')?.getAttribute('cy') ?? ''");
  const scrub = value => tab.run(`{ const range = document.getElementById("scrub"); range.value = ${value}; range.dispatchEvent(new Event("input")); }`);
  await scrub(0);
  const before = await where();
  const middle = parts.findLast(({ name, y }) => name === "move" && y > 300);
  await scrub(Math.floor(middle.t) + 1);
  expect("the scrubber moves the finger", before === "500" && middle.y < 500 && Math.abs(await where() - middle.y) < 0.01, [before, middle, await where()]);
  await tab.shoot(`${folder}/review.png`);
  const whole = await tab.send("Page.captureScreenshot", { format: "png", captureBeyondViewport: true });
  writeFileSync(`${folder}/review-whole.png`, Buffer.from(whole.data, "base64"));
  await scrub(0);
  await click(tab, "play");
  await tab.rest(300);
  expect("it plays", await tab.run("+document.getElementById('scrub').value > 50") && await where() < 500, await where());
  const copied = await tab.run(`(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject() }, configurable: true });
    const place = scrollY;
    document.getElementById("copy").click();
    return new Promise(resolve => setTimeout(() => resolve([scrollY - place, document.querySelector("#keeping details").open, document.getElementById("status").textContent]), 200));
  })()`);
  expect("Copy moves nothing and opens nothing", copied[0] === 0 && !copied[1] && copied[2].startsWith("Copied uber-den-rand"), copied);
  await click(tab, "haunt");
  await tab.rest(250);
  expect("ghosts play over the scene", await tab.run("document.querySelector('.ghosts circle') !== null && document.querySelector('.view').scrollTop > 0"));
  await tab.shoot(`${folder}/ghosts.png`);
  await tab.key("Escape");
  await tab.rest(100);
  expect("and leave when they are told to", await tab.run("document.getElementById('stage').hidden && !document.getElementById('review').hidden"));
  await click(tab, "other");
  // Opens a recording of another device.
  await tab.run(`{
    const files = new DataTransfer();
    files.items.add(new File([${JSON.stringify(readFileSync("Recordings/Gallery/next-car.xml", "utf8"))}], "next-car.xml"));
    document.getElementById("open").files = files.files;
    document.getElementById("open").dispatchEvent(new Event("change"));
  }`);
  await tab.rest(200);
  expect("a recording from a file is shown", (await text("summary")).startsWith("Flick to the next car: 1.5 s, 1 touch,") && await tab.run("!document.getElementById('review').hidden"), await text("summary"));
  expect("and it has no field for a name, and no scene", await tab.run("document.getElementById('keeping').hidden && document.getElementById('haunt').hidden"));
  await leave("a visit", tab);
}

// If the user stops while the view still moves, the page explains what remains untested.

for (const wait of [0, 1500]) {
  const tab = await open("recorder.html");
  await click(tab, "start");
  await tab.rest(200);
  const hand = new Hand(tab);
  await hand.down([200, 500]);
  await hand.go([[0, -200]], 12);
  if (!wait) await click(tab, "stop");
  await hand.up();
  await tab.rest(wait);
  if (wait) await click(tab, "stop");
  await tab.rest(200);
  const warned = await tab.run("document.getElementById('warnings').textContent.includes('you stopped before it came to rest')");
  expect(wait ? "who waits is not warned" : "who stops too early is told so", warned === !wait);
  expect("a page for itself sends nothing", (await tab.run("document.getElementById('promise').textContent")) === "Nothing leaves this device unless you share it.");
  await leave("stopping", tab);
}

// If a session contains no motion, the verdicts about an engine prove nothing about the phone.
{
  const tab = await open("recorder.html");
  const said = (verdict, engine) => tab.run(`(() => {
    const judged = [{ engine: "seen", verdict: "${verdict}", held: 0, broken: [], trace: { k: "1" } }, { engine: "ios", verdict: "${engine}", held: 1, broken: ${engine === "broken" ? '[{ invariant: "no-teleport", text: "" }]' : "[]"} }];
    return [verdictOf(judged)[0], verdictSentence(judged, false, "spin one of the wheels")];
  })()`);
  const [standing, sentence] = await said("untested", "held");
  expect("a phone on which nothing moved has not held", standing === "untested" && sentence === "Nothing could be tested: the fingers moved nothing that scrolls. Record again, spin one of the wheels, and wait until nothing moves.", [standing, sentence]);
  const [broken, why] = await said("untested", "broken");
  expect("a broken engine is reported all the same", broken === "broken" && why === "ios breaks no-teleport.", [broken, why]);
  await leave("nothing", tab);
}
