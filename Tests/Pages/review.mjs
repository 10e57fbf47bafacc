// A user reviews differences to baselines: PROGRAM FOLDER FLICKBOOK, called by Tests/Pages/review.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { skipWithoutAxe, violations } from "./axe.mjs";
import { Browser } from "./browser.mjs";

const [, , program, folder, flickbook] = process.argv;
const browser = new Browser(program);
const file = name => `file://${folder}/${name}`;
let failures = 0;

function expect(what, holds, found = "") {
  if (holds) return;
  failures += 1;
  console.error(`review: ${what}${found === "" ? "" : `: ${JSON.stringify(found)}`}`);
}

/** Opens a page without earlier decisions, acts on it, and checks that it requested nothing and logged no errors. */
async function visit(name, wishes, act) {
  const tab = await browser.open(file(name), wishes);
  if (wishes.scripts !== false) {
    await tab.run("localStorage.clear()");
    await tab.go("about:blank");
    await tab.go(file(name));
  }
  await act(tab);
  expect(`${name} complains`, tab.complaints.length === 0, tab.complaints);
  const foreign = tab.requests.filter(url => !url.startsWith(`file://${folder}/`) && url !== "data:," && url !== "about:blank");
  expect(`${name} asks for`, foreign.length === 0, foreign);
  await tab.close();
}

const query = selector => `document.querySelector(${JSON.stringify(selector)})`;
const said = tab => tab.run(`${query(".decided")}.textContent`);
const shown = tab => tab.run(`page.review.shown?.dataset.recording ?? ""`);
const { total } = JSON.parse(/id="review-data">(.*?)<\/script>/.exec(readFileSync(`${folder}/review.html`, "utf8"))[1]);

/** Restores the traces, runs a command, and returns the state of each recording. */
function apply(command) {
  rmSync(`${folder}/Reports`, { recursive: true });
  cpSync(`${folder}/Pending`, `${folder}/Reports`, { recursive: true });
  const output = command ? execFileSync("bash", ["-c", command], { cwd: folder, encoding: "utf8", env: { ...process.env, PATH: `${dirname(flickbook)}:${process.env.PATH}` } }) : "";
  const text = path => existsSync(`${folder}/${path}`) ? readFileSync(`${folder}/${path}`, "utf8") : "";
  return {
    output,
    of: recording => {
      const trace = `Baselines/ios/${recording.replace(/^[.][/]/, "").replace(/[.]xml$/, ".trace")}`;
      const now = text(`Reports/${trace}`), isPending = existsSync(`${folder}/Reports/${trace}.pending`);
      if (isPending) return now === text(`Before/${trace}`) ? "pending" : "changed and pending";
      return now === text(`Pending/${trace}.pending`) ? "accepted" : now === text(`Before/${trace}`) ? "rejected" : "neither";
    },
  };
}

// With the keyboard alone, from the first card to the command.
await visit("review.html", {}, async tab => {
  expect("there are differences to decide", total > 20, total);
  expect("a review begins with nothing decided", await said(tab) === `0 of ${total} decided`, await said(tab));
  expect("there is no command before a decision", await tab.run(`${query(".apply")}.hidden`));
  const first = await shown(tab);
  expect("the first card is in view", first !== "");
  const film = await tab.run(`(() => {
    const still = ${query("#worst .still")}, box = name => still.querySelector(name).getBoundingClientRect();
    return [box("svg:not(.second)").left > box("svg.second").left, still.querySelector(".whose.a").textContent, still.querySelector(".whose.b").textContent, box(".whose.a").left > box(".whose.b").left];
  })()`);
  expect("before is on the left of after", String(film) === "true,after,before,true", film);
  await tab.shoot(`${folder}/review-light.png`);
  await tab.key("a");
  await tab.rest();
  expect("a accepts", await said(tab) === `1 of ${total} decided: 1 accepted`, await said(tab));
  const second = await shown(tab);
  expect("the next card follows", second !== first && second !== "", [first, second]);
  await tab.key("r");
  await tab.rest();
  expect("r rejects", await said(tab) === `2 of ${total} decided: 1 accepted, 1 rejected`, await said(tab));
  await tab.key("u");
  await tab.rest();
  expect("u undoes, and shows the card", await said(tab) === `1 of ${total} decided: 1 accepted` && await shown(tab) === second, [await said(tab), await shown(tab)]);
  await tab.key("r");
  await tab.rest();
  await tab.shoot(`${folder}/review-card.png`);
  await tab.go("about:blank");
  await tab.go(file("review.html"));
  expect("decisions survive a reload", await said(tab) === `2 of ${total} decided: 1 accepted, 1 rejected`, await said(tab));
  const pressed = await tab.run(`[...document.querySelectorAll("article .choice [aria-pressed=true]")].map(one => [one.closest("article").dataset.recording, one.className])`);
  expect("the cards show them", String(pressed.sort()) === String([[first, "accept"], [second, "reject"]].sort()), pressed);
  // Decides on all other cards except the last one.
  await tab.run("page.toTop()");
  await tab.run(`${query(".progress-line button")}.click()`);
  await tab.rest();
  for (let number = 2; number < total - 1; number += 1) await tab.key(number % 3 ? "a" : "r");
  await tab.rest();
  const left = await shown(tab), decided = await tab.run("Object.fromEntries(page.review.decisions.words)");
  expect("each key decides on one card", Object.keys(decided).length === total - 1 && !decided[left], [Object.keys(decided).length, left]);
  const copied = await tab.run(`(() => {
    navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); };
    ${query(".apply .copy")}.focus();
    return ${query(".apply code")}.textContent;
  })()`);
  await tab.key("Enter");
  const command = await tab.run("window.copied");
  expect("the command is copied", command === copied && command.startsWith("flickbook baseline accept "), command);
  const { of, output } = apply(command);
  const wanted = { accept: "accepted", reject: "rejected" };
  const wrong = Object.entries(decided).filter(([recording, word]) => of(recording) !== wanted[word]).map(([recording, word]) => [recording, word, of(recording)]);
  expect("the command applies exactly the decisions", wrong.length === 0, wrong);
  expect("what is undecided stays pending", of(left) === "pending", [left, of(left)]);
  expect("difficult paths and a new recording are among them", ["@rows.xml", "Recordings/It's mine/$a list.xml", "Recordings/Gallery/next-car.xml"].every(path => Object.keys(decided).some(one => one.endsWith(path)) || left.endsWith(path)), Object.keys(decided).filter(path => /@|mine|next-car/.test(path)));
  expect("the program counts the same", ["accepted", "rejected"].every(word => output.includes(`${Object.values(decided).filter(one => wanted[one] === word).length} ${word} in Reports/Baselines/ios`)), output.slice(-200));
  await tab.key("?");
  expect("the help lists the keys", /accept the difference/.test(await tab.run(`${query("dialog")}.textContent`)));
  await tab.key("Escape");
  await tab.run(`page.open(page.articles.find(article => article.dataset.recording === ${JSON.stringify(left)}), null)`);
  await tab.rest();
  await tab.key("a");
  await tab.rest();
  expect("after the last decision the command has the focus", await tab.run(`document.activeElement.matches(".apply .copy") && ${query("#review")}.getBoundingClientRect().top >= -1`));
  await tab.shoot(`${folder}/review-done.png`);
  await tab.go("about:blank");
  await tab.go(file("other.html"));
  expect("another run has decisions of its own", /^0 of \d+ decided$/.test(await said(tab)), await said(tab));
});

// The other button changes a decision, and the same button removes it.
await visit("review.html", {}, async tab => {
  const press = (name, place = 0) => tab.run(`document.querySelectorAll("article .choice .${name}")[${place}].click()`);
  await press("accept");
  await press("reject");
  expect("the other button changes the decision", await said(tab) === `1 of ${total} decided: 1 rejected`, await said(tab));
  await press("reject");
  expect("the same button takes it back", await said(tab) === `0 of ${total} decided`, await said(tab));
  await tab.key("u");
  expect("undo brings it back", await said(tab) === `1 of ${total} decided: 1 rejected`, await said(tab));
  expect("the row of the table shows it", await tab.run("document.querySelectorAll('.recordings .choice .reject[aria-pressed=true]').length === 1"));
  const find = text => tab.run(`(() => { page.list.text = ${JSON.stringify(text)}; return page.list.found.length; })()`);
  expect("s:rejected and s:undecided find them", await find("s:rejected") === 1 && await find("s:undecided") === total - 1 && await find("s:accepted") === 0);
});

// The page has no space for all differences, so the user decides on the remaining differences in the table.
await visit("small.html", {}, async tab => {
  const drawn = await tab.run("page.review.articles.length");
  expect("some differences are not drawn", drawn > 0 && drawn < total, [drawn, total]);
  for (let number = 0; number < drawn; number += 1) await tab.key("r");
  await tab.rest();
  expect("after the cards comes the table", await tab.run("document.activeElement.matches('tr .choice button') && page.list.text === 's:undecided'"));
  await tab.shoot(`${folder}/review-table.png`);
  for (let number = drawn; number < total; number += 1) await tab.key("a");
  await tab.rest();
  expect("all are decided", await said(tab) === `${total} of ${total} decided: ${total - drawn} accepted, ${drawn} rejected`, await said(tab));
  const { of } = apply(await tab.run(`${query(".apply code")}.textContent`));
  const words = await tab.run("[...page.review.decisions.words]");
  const wrong = words.filter(([recording, word]) => of(recording) !== `${word}ed`);
  expect("decisions in the table are applied", wrong.length === 0, wrong);
});

// In a folder, each recording has a page, and the start page shows the command.
await visit("review/index.html", {}, async tab => {
  await tab.run(`${query(".recordings th a")}.click()`);
  await tab.rest();
  const address = await tab.run("location.pathname");
  expect("a recording has its own page", address.includes("/r/"), address);
  await tab.key("a");
  await tab.rest();
  expect("the next page follows", await tab.run("location.pathname") !== address && await said(tab) === `1 of ${total} decided: 1 accepted`, await said(tab));
  await tab.shoot(`${folder}/review-own.png`);
  await tab.run(`${query(".steps a")}.click()`);
  await tab.rest();
  expect("the start page has the command", /^flickbook baseline accept .+[.]xml'?$/.test(await tab.run(`${query(".apply code")}.textContent`)));
});

await visit("review.html", { scripts: false }, async tab => {
  const { root } = await tab.send("DOM.getDocument", {});
  const { outerHTML } = await tab.send("DOM.getOuterHTML", { nodeId: root.nodeId });
  expect("without scripts the page names the command that reviews", outerHTML.includes("flickbook baseline review") && !outerHTML.includes("<button"));
});

for (const [width, height] of [[390, 844], [1280, 720], [1440, 900]]) {
  for (const dark of [false, true]) {
    await visit("review.html", { width, height, dark }, async tab => {
      await tab.rest();
      const name = `review-${width}${dark ? "-dark" : ""}.png`;
      await tab.shoot(`${folder}/${name}`);
      const box = await tab.run(`(() => {
        const parts = ["#worst .choice .accept", "#worst .choice .reject", "#worst .stage", "#worst .play"].map(name => document.querySelector(name).getBoundingClientRect());
        return parts.map(({ left, right, top, bottom }) => [left >= 0 && right <= innerWidth, top >= 0 && bottom <= innerHeight]);
      })()`);
      expect(`the first difference has its buttons in view at ${width} x ${height}`, box.every(([isAcross]) => isAcross) && box.slice(0, 2).every(([, isDown]) => isDown), box);
      expect(`the page is cut off at ${width} px`, !await tab.run("document.documentElement.scrollWidth > innerWidth"));
      await tab.key("a");
      await tab.rest();
      await tab.shoot(`${folder}/next-${name}`);
      const found = await violations(tab);
      expect(`axe at ${width}${dark ? " in the dark" : ""}`, found.length === 0, found);
    });
  }
}
await visit("review.html", { width: 800, print: true }, async tab => {
  await tab.key("a");
  await tab.rest();
  const seen = await tab.run(`[...document.querySelectorAll(".choice button, .progress-line button")].filter(button => button.getBoundingClientRect().height > 0).map(button => button.textContent)`);
  expect("print shows decisions and no other buttons", seen.length > 0 && seen.every(text => text === "Accept"), seen);
});
await visit("review/index.html", {}, async tab => {
  const found = await violations(tab);
  expect("axe on the start page of a folder", found.length === 0, found);
});
skipWithoutAxe("review");

browser.close();
if (failures) process.exit(1);
console.log(`review: ${total} differences decided in a browser`);
process.exit(0);
