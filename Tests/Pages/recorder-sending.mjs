// A recorder page that can send recordings to a server. A part of recorder.mjs.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { Hand } from "./hand.mjs";
import { click, expect, folder, leave, open } from "./recorder-session.mjs";

// A recorder page that can send recordings to a server.

{
  const asked = [];
  const answers = [
    [403, { error: "the token is out of date", token: "fresh" }],
    [400, { error: "this is no recording: line 3", token: "two" }],
    [200, {
      saved: "long-list.xml", token: "three", warnings: ["it is short"],
      judged: [{ engine: "seen", verdict: "broken", held: 12, untested: 30, broken: [{ invariant: "rest-in-bounds", text: "offset.y 3 <b>" }] }],
    }],
    [200, {
      saved: "long-list.xml", token: "four", warnings: [],
      judged: [
        { engine: "seen", verdict: "held", held: 2, untested: 1, notApplicable: 20, broken: [], missing: [], heldNames: [{ invariant: "finite-state", text: "" }, { invariant: "rest-in-bounds", text: "" }], untestedNames: [{ invariant: "drag-tracks-finger", text: "this phone does not report activity" }] },
        { engine: "ios", verdict: "incomplete", held: 3, untested: 1, notApplicable: 20, broken: [], missing: [{ invariant: "drag-tracks-finger", text: "the recording is too coarse" }], heldNames: [], untestedNames: [{ invariant: "drag-tracks-finger", text: "the recording is too coarse" }] },
      ],
    }],
  ];
  const page = readFileSync(`${folder}/recorder.html`, "utf8")
    .replace("<meta name=\"generator\"", "<meta name=\"flickbook-send\" content=\"/recordings\">\n<meta name=\"flickbook-token\" content=\"one\">\n$&")
    .replace("form-action &#39;none&#39;", "$&; connect-src &#39;self&#39;");
  const server = createServer((request, response) => {
    if (request.method === "GET") return response.setHeader("Content-Type", "text/html").end(page);
    let body = "";
    request.on("data", data => { body += data; }).on("end", () => {
      asked.push({ url: request.url, headers: request.headers, body });
      const [status, answer] = answers.shift();
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise(resolve => { server.listen(0, "127.0.0.1", resolve); });
  const address = `http://127.0.0.1:${server.address().port}/`;
  const tab = await open(address);
  await click(tab, "start");
  await tab.rest(200);
  const hand = new Hand(tab);
  await hand.down([200, 500]);
  await hand.go([[0, -200]], 12);
  await hand.up();
  await tab.rest(400);
  await click(tab, "stop");
  const sent = async () => { await click(tab, "send"); await tab.rest(300); return tab.run("document.getElementById('verdict').innerText"); };
  await tab.rest(300);
  const refused = await tab.run("document.getElementById('verdict').innerText");
  const [outOfDate] = asked.splice(0, 1);
  expect("Stop sends it at once", outOfDate?.headers["x-flickbook-token"] === "one");
  expect("what was refused for its token is sent again with another", asked.length === 1 && asked[0].body === outOfDate?.body, asked.length);
  expect("an error is told in the server's words", refused.includes("Not saved: this is no recording: line 3"), refused);
  const judged = await sent();
  expect("the verdict is told", ["long-list.xml", "This phone: broken", "rest-in-bounds offset.y 3 <b>", "it is short"].every(words => judged.includes(words)), judged);
  const sentence = await tab.run("document.getElementById('sentence').textContent");
  expect("the verdict is a sentence", sentence === "This phone breaks rest-in-bounds: offset.y 3 <b>.", sentence);
  await tab.shoot(`${folder}/verdict.png`);
  expect("what is sent is not sent again", await tab.run("document.getElementById('send').disabled && document.getElementById('send').textContent === 'Saved'"));
  expect("a page that sends says so", (await tab.run("document.getElementById('promise').textContent")).startsWith("Stop sends the recording"));
  await tab.run("{ const note = document.getElementById('note'); note.value = 'x'; note.dispatchEvent(new Event('input', { bubbles: true })); }");
  const reach = await tab.run("(() => { const { top, bottom } = document.getElementById('send').getBoundingClientRect(); return [top >= 0 && bottom <= innerHeight, document.getElementById('send').textContent]; })()");
  expect("notes are saved by a button in reach", reach[0] && reach[1] === "Save the notes", reach);
  const noteTop = () => tab.run("document.getElementById('note').getBoundingClientRect().top");
  await tab.run("document.getElementById('note').scrollIntoView({ block: 'center' })");
  const top = await noteTop();
  const kept = await sent();
  expect("what must hold and was not tested is incomplete", await tab.run("document.getElementById('review-title').textContent") === "Incomplete", kept);
  expect("the sentence names it", /drag-tracks-finger must hold and was not tested on ios: the recording is too coarse/.test(await tab.run("document.getElementById('sentence').textContent")));
  expect("the numbers have their names and reasons", ["2 invariants held", "What this recording does not test (1)", "20 more do not apply"].every(words => kept.includes(words)) && await tab.run("document.getElementById('verdict').textContent.includes('finite-state')"), kept);
  expect("who saves notes stays there, and hears that they are saved", Math.abs(await noteTop() - top) < 3 && (await tab.run("document.getElementById('status').textContent")).startsWith("Saved. Incomplete"), [top, await noteTop()]);
  expect("a message is above the bar", await tab.run("document.getElementById('status').getBoundingClientRect().bottom <= document.getElementById('giving').getBoundingClientRect().top"));
  expect("what this recording does not test is said where it can be ticked", await tab.run("[...document.querySelectorAll('#expectations .hint.warned')].some(hint => !hint.hidden && /Not tested on ios/.test(hint.textContent))"));
  expect("what was tested is named", await tab.run("document.getElementById('tested').textContent.startsWith('Tested: content comes to rest inside its edges; 1 more')"), await tab.run("document.getElementById('tested').textContent"));
  const bar = await tab.run("[...document.querySelectorAll('#giving > :not([hidden])')].map(button => Math.round(button.getBoundingClientRect().top))");
  expect("the actions are in one row", new Set(bar).size === 1, bar);
  await tab.shoot(`${folder}/saved.png`);
  const asked3 = asked.splice(2);
  expect("what was saved is replaced", asked3.length === 1 && asked3[0].headers["x-flickbook-replaces"] === "last", asked3.map(({ headers }) => headers));
  expect("it is put where it should be", asked.every(({ url }) => url === "/recordings"), asked.map(({ url }) => url));
  expect("each answer brings the next token", asked.map(({ headers }) => headers["x-flickbook-token"]).join() === "fresh,two", asked.map(({ headers }) => headers));
  expect("the name goes with it", /^long-list-[\d-]+\.xml$/.test(decodeURIComponent(asked[0].headers["x-flickbook-name"])), asked[0].headers);
  expect("all of it is sent", asked[0].headers["content-type"] === "application/xml" && asked[0].body === asked[1].body && asked[0].body.startsWith("<?xml"), asked[0].headers);
  expect("only what was saved is replaced", asked.every(({ headers }) => headers["x-flickbook-replaces"] === undefined), asked.map(({ headers }) => headers));
  tab.complaints = tab.complaints.filter(words => !/40[03]/.test(words));
  server.close();
  server.closeAllConnections();
  await tab.run("0");
  await tab.run("{ const note = document.getElementById('note'); note.value = 'z'; note.dispatchEvent(new Event('input', { bubbles: true })); }");
  const gone = await sent();
  expect("who is gone is told of", gone.includes("does not reply"), gone);
  tab.complaints = tab.complaints.filter(words => !words.includes("ERR_CONNECTION"));
  await leave("a page that sends", tab, [address, `${address}recordings`, "data:,"]);
}
