// Tests reports of many recordings, and of more failures than fit on the page. A part of page.mjs.
import { existsSync, readFileSync, statSync } from "node:fs";
import { opening } from "./opening.mjs";
import { skip } from "./skip.mjs";
import { browser, expect, file, folder, query, visit } from "./report-session.mjs";

await visit("many.html", {}, async tab => {
  const size = statSync(`${folder}/many.html`).size;
  const took = await tab.run(`(() => {
    const field = ${query("#filter")}, times = [];
    for (const text of ["group-07", "s:held", "i:rest", "gesture-0777", ""]) {
      const start = performance.now();
      field.value = text;
      field.dispatchEvent(new Event("input"));
      document.body.offsetHeight;
      times.push(performance.now() - start);
    }
    return times.sort((one, other) => one - other)[2];
  })()`);
  expect("ten thousand recordings take 2.25 MB at most", size <= 2.25e6, size);
  await tab.run("new Promise(resolve => { const look = () => document.querySelector('article noscript') ? setTimeout(look, 50) : resolve(); look(); })");
  expect("all that is held back becomes a part of the page", await tab.run("document.querySelectorAll('article svg.chart').length === 100"));
  console.log(`page: 10000 recordings, 100 broken: ${(size / 1e6).toFixed(2)} MB, filtered in ${took.toFixed(0)} ms`);
});

// Twelve causes are visible above the bar, and no column is cut off on a phone.
await visit("report.html", { width: 1440, height: 900 }, async tab => {
  const [count, visible] = await tab.run(`(() => {
    const end = document.querySelector(".steps").getBoundingClientRect().top;
    const causes = [...document.querySelectorAll("#causes .causes > li")];
    return [causes.length, causes.filter(cause => cause.getBoundingClientRect().bottom <= end).length];
  })()`);
  expect("twelve causes are visible on a screen of 900 points", count > 12 && visible >= 12, [count, visible]);
});
await visit("report.html", { width: 390, height: 844 }, async tab => {
  const cut = await tab.run(`[".matrix", ".source"].filter(name => {
    const parts = [...document.querySelectorAll(name)].filter(part => part.checkVisibility());
    return parts.length === 0 || parts.some(part => part.scrollWidth > part.clientWidth + 1 || part.parentElement.scrollWidth > part.parentElement.clientWidth + 1);
  })`);
  expect("tables and lines of a recording are not cut off on a phone", cut.length === 0, cut);
});

// Every count of failures equals the verdict's count, or names the part that it counts.
for (const most of [1, 2, 5]) {
  await visit(`full-${most}.html`, {}, async tab => {
    const { place, title, drawn } = await tab.run(`({
      place: document.querySelector(".steps .place").textContent, title: document.querySelector("#drawn h2").textContent,
      drawn: document.querySelectorAll("article.recording").length,
    })`);
    expect(`the steps say of how many failures in ${most} MB`, place === `${drawn} of 400 plotted`, place);
    expect(`the heading says of how many failures in ${most} MB`, title === `${drawn} of 400 failures in detail`, title);
  });
}
// The recordings of this report can be opened in the playground, but a small page has no space for the playground.
const trying = "[document.querySelector('.try') !== null, document.body.innerText.includes('There is no \"Try it\"')]";
const hasPlayground = existsSync(".build/wasm/engines.wasm.gz");
if (!hasPlayground) skip("page: \"Try it\", the program was built without the playground");
for (const [name, offers] of hasPlayground ? [["report.html", true], ["small.html", false]] : []) {
  await visit(name, {}, async tab => {
    const [isThere, isSaid] = await tab.run(trying);
    expect(`${name} has "Try it", or says that it is missing`, isThere === offers && isSaid === !offers, [isThere, isSaid]);
  });
}
for (const most of [1, 2, 5]) {
  const size = statSync(`${folder}/full-${most}.html`).size;
  expect(`a report of at most ${most} MB is no larger`, size <= most * 1e6, size);
  await visit(`full-${most}.html`, {}, async tab => {
    const found = await tab.run(`(async () => {
      const field = ${query("#filter")};
      field.value = "s:failed";
      field.dispatchEvent(new Event("input"));
      for (let more = ${query(".more")}; !more.hidden;) more.click();
      const lines = [...document.querySelectorAll(".recordings tbody tr")];
      const isDrawn = line => document.getElementById(line.querySelector("th a")?.hash.slice(1))?.matches("article");
      const isListed = line => /:.+/.test(line.querySelector("td.word")?.textContent) && /[.]xml(:\\d+:\\d+)? at [\\d.]+ ms/.test(line.textContent)
        && /^flickbook check Recordings.Many.+--only [a-z-]+/.test(line.querySelector("code.command")?.textContent);
      return {
        all: lines.length, drawn: lines.filter(isDrawn).length,
        listed: lines.filter(line => !isDrawn(line) && isListed(line)).length,
        said: ${query(".undrawn")}?.textContent ?? "",
      };
    })()`);
    expect(`all that failed is there in ${most} MB`, found.all === 400, found);
    expect(`each is drawn, or has its sentence, place and command in ${most} MB`, found.drawn + found.listed === 400 && found.drawn > 5, found);
    expect(`what is not drawn is said in ${most} MB`, found.said.startsWith(`${found.listed} of 400`) && /--report-max-mb \d+/.test(found.said), found);
    expect("stderr says the same", readFileSync(`${folder}/full-${most}.txt`, "utf8").includes(`${found.listed} of 400 recordings are listed`));
    await tab.go("about:blank");
    await tab.go(file(`full-${most}.html#r=Recordings/Many/group-03/gesture-01995.xml`));
    expect(`a link finds one in ${most} MB`, await tab.run(`document.body.innerText.includes("gesture-01995.xml")`));
    if (most === 1) await tab.shoot(`${folder}/listed.png`);
  });
}
// The times are printed but have no limit, because they depend on the machine and its other work.
for (const name of ["many.html", "large.html"]) {
  const { seen, ready, work } = await opening(browser, file(name));
  const shares = Object.entries(work).map(([part, time]) => `${part} ${time.toFixed(0)}`);
  console.log(`page: ${name} is seen after ${seen.toFixed(0)} ms and ready after ${ready.toFixed(0)} ms; ms of CPU: ${shares.join(", ")}`);
}
