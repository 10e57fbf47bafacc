// The actions of a user on a report page, run by a browser: PROGRAM FOLDER, called by Tests/Pages/page.
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { skipWithoutAxe, violations } from "./axe.mjs";
import { Browser } from "./browser.mjs";
import { failures as lookAtFailures } from "./failures.mjs";
import { large } from "./large.mjs";
import { opening } from "./opening.mjs";
import { skip } from "./skip.mjs";

const [, , program, folder] = process.argv;
const browser = new Browser(program);
const file = name => `file://${folder}/${name}`;
let failures = 0;

function expect(what, holds, found = "") {
  if (holds) return;
  failures += 1;
  console.error(`page: ${what}${found === "" ? "" : `: ${JSON.stringify(found)}`}`);
}

/** Opens a page, acts on it, and checks that it requested nothing and logged no errors. */
async function visit(name, wishes, act) {
  const tab = await browser.open(file(name), wishes);
  await act(tab);
  expect(`${name} complains`, tab.complaints.length === 0, tab.complaints);
  const foreign = tab.requests.filter(url => !url.startsWith(`file://${folder}/`) && url !== "data:,");
  expect(`${name} asks for`, foreign.length === 0, foreign);
  await tab.close();
}

const query = selector => `document.querySelector(${JSON.stringify(selector)})`;
const article = "article[data-recording='Recordings/Gallery/pinch-open-and-reset.xml']";
const link = "#r=Recordings/Gallery/pinch-open-and-reset.xml&e=rests-outside&t=1250";
const overflows = "document.documentElement.scrollWidth > innerWidth";

/** Presses the mouse on the scrubber at a time. */
async function scrub(tab, article, time) {
  await tab.run(`page.playerOf(${query(article)}) !== null`);
  const [x, y] = await tab.run(`(() => {
    const { chart, scrubber } = page.playerOf(${query(article)}), box = scrubber.element.getBoundingClientRect();
    return [box.left + chart.x(${time}), box.top + box.height / 2];
  })()`);
  for (const type of ["mousePressed", "mouseReleased"]) {
    await tab.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  }
}

await visit(`report.html${link}`, {}, async tab => {
  const state = () => tab.run(`[${query(`${article} .content`)}.getAttribute("transform"), ${query(`${article} .said`)}.textContent, location.hash]`);
  const [place, said, hash] = await state();
  expect("a link brings its time back", said.startsWith("1250 ms"), said);
  expect("the address keeps what is open", hash === link, hash);
  await tab.shoot(`${folder}/light.png`);

  await scrub(tab, article, 20 * 1000 / 60 + 1);
  const [moved, told] = await state();
  expect("the scrubber moves the picture", moved !== place && told.includes("frame 20"), told);
  expect("the scrubber says where it is", (await tab.run(`${query(`${article} .scrubber`)}.getAttribute("aria-valuetext")`)).includes("frame 20"));

  await tab.key("ArrowRight");
  expect("right is the next frame", (await state())[1].includes("frame 21"));
  await tab.key("]");
  expect("] is the next break", (await state())[1].includes("breaks at"), (await state())[1]);
  await tab.key("End");
  await tab.key("Home");
  expect("Home is the start", (await state())[1].startsWith("0 ms"));
  await tab.key(" ");
  await tab.rest(300);
  await tab.key(" ");
  const [, played] = await state();
  expect("Space plays", parseFloat(played) > 50 && parseFloat(played) < 2000, played);
  await tab.rest(100);
  expect("Space stops", (await state())[1] === played, played);
  await tab.key("w");
  expect("w looks closer", await tab.run(`${query(`${article} .axis`)}.textContent !== ""`));
  const mode = () => tab.run(`${query(`${article} .film`)}.dataset.mode`);
  const seen = () => tab.run(`[...${query(`${article} .still`)}.querySelectorAll(".stage")].filter(one => !one.closest(".whole-of") && one.getBoundingClientRect().width > 0).length`);
  const modes = [await mode()];
  for (const [wanted, devices] of [["side", 2], ["difference", 1], ["own", 1], ["other", 1], ["overlay", 1]]) {
    await tab.key("o");
    modes.push(await mode());
    expect(`o: ${wanted}`, await mode() === wanted && await seen() === devices, [await mode(), await seen()]);
    if (wanted === "side") {
      const said = await tab.run(`${query(`${article} .still`)}.innerText + ${query(`${article} .said`)}.textContent`);
      expect("side by side names both engines", ["rests-outside", "ios"].every(name => said.includes(name)), said);
      await tab.shoot(`${folder}/side.png`);
    }
    if (wanted === "difference") await tab.shoot(`${folder}/difference.png`);
  }
  expect("it begins with both, and comes back to it", modes[0] === "overlay" && modes.at(-1) === "overlay", modes);
  await tab.key("n");
  expect("n goes on", !(await tab.run("location.hash")).includes("pinch-open-and-reset"));
  await tab.key("?");
  expect("? lists the keys", await tab.run(`${query("dialog")}.open`));
  await tab.key("Escape");
  await tab.key("t");
  expect("t changes the theme", await tab.run("document.documentElement.dataset.theme === 'light'"));
  // The next visitor has different preferences.
  await tab.run("localStorage.clear()");
});

for (const [width, height] of [[390, 844], [1280, 720]]) {
  await visit(`report.html${link}`, { width, height }, async tab => {
    const isIn = await tab.run(`(() => {
      const film = ${query(`${article} .film`)};
      return [".stage", ".play", ".scrubber"].map(name => {
        const { left, top, right, bottom } = film.querySelector(name).getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      });
    })()`);
    expect(`device, Play and scrubber are seen at once at ${width} x ${height}`, !isIn.includes(false), isIn);
    await tab.shoot(`${folder}/opened-${width}.png`);
    const apart = await tab.run(`(() => {
      const player = page.playerOf(${query(article)}), { chart } = player, all = [];
      const middle = element => { const box = element.getBoundingClientRect(); return box.left + box.width / 2; };
      for (const factor of [1, 0.5, 0.5, 0.5, 2, 0.25, 8]) {
        chart.zoom(factor, player.time);
        for (const share of [0, 0.13, 0.5, 0.77, 1]) {
          player.seek(chart.from + share * (chart.to - chart.from));
          all.push(Math.abs(middle(player.scrubber.thumb) - middle(chart.cursor)));
        }
        const stems = [...player.svg.querySelectorAll(".break")].filter(mark => !mark.classList.contains("away"));
        const marks = [...player.scrubber.element.querySelectorAll(".mark:not(.away)")];
        if (stems.length !== marks.length) return [Infinity];
        stems.forEach((stem, place) => all.push(Math.abs(middle(stem.querySelector(".stem")) - middle(marks[place]))));
      }
      return all;
    })()`);
    expect(`scrubber and cursor agree within a pixel at ${width}`, apart.length > 35 && Math.max(...apart) <= 1, Math.max(...apart));
  });
}

await visit("report.html", { width: 390, height: 844 }, async tab => {
  const low = await tab.run(`[".stage", ".play"].map(name => ${query("#worst .film")}.querySelector(name).getBoundingClientRect().bottom)`);
  expect("a phone opens on the device and Play", Math.max(...low) <= 844, low);
  await tab.shoot(`${folder}/front-390.png`);
});

await visit("report.html", {}, async tab => {
  const [wanted, time, said] = await tab.run(`[${query("#worst")}.dataset.time, page.playerOf(${query("#worst article")}).time, ${query("#worst .said")}.textContent]`);
  expect("the worst stands where its cause breaks", Math.abs(wanted - time) < 0.01, [wanted, time]);
  const rule = await tab.run(`${query("#worst .rule")}.textContent`);
  expect("what is said there is the cause", said.includes(`${rule} breaks`), said);
  // The numbers of the text are drawn: not every violation has a single correct position of the content.
  const drawn = await tab.run(`(() => {
    const player = page.playerOf(${query("#worst article")});
    const mark = player.breaks.find(mark => Math.abs(mark.t - player.time) < 0.01 && mark.say.startsWith(${query("#worst .rule")}.textContent));
    return [mark?.off?.length ?? 0, "expected " + ${query("#worst .claim .wanted")}.textContent, ${query("#worst .expected text")}?.textContent ?? ""];
  })()`);
  const hasPlace = /expected offset(\.[xy])? (from |near |back |still |on |moves |-?\d)/i.test(drawn[1]);
  expect("where it should be is drawn", hasPlace === /pt off/.test(drawn[2]) && hasPlace === (drawn[0] > 0), drawn);
});

await lookAtFailures({ visit, expect, link, folder });
await large({ visit, expect, folder });

// A finger drags in the chart, hovers over it, and selects a span of it with Shift.
await visit(`report.html${link}`, {}, async tab => {
  const box = await tab.run(`(() => { const box = ${query(`${article} .chart`)}.getBoundingClientRect(); return [box.left, box.top, box.width]; })()`);
  const mouse = (type, share, modifiers = 0) => tab.send("Input.dispatchMouseEvent",
    { type, x: box[0] + 120 + share * (box[2] - 150), y: box[1] + 60, button: "left", buttons: type === "mouseReleased" ? 0 : 1, clickCount: 1, modifiers });
  const time = () => tab.run(`page.playerOf(${query(article)}).time`);
  const before = await time();
  await mouse("mousePressed", 0.2);
  await mouse("mouseMoved", 0.6);
  await mouse("mouseReleased", 0.6);
  expect("drag in the chart scrubs", await time() !== before);
  const values = await tab.run(`[...document.querySelectorAll("${article} .chart .lane")].map(lane => [lane.querySelector(".name")?.textContent ?? "", lane.querySelector(".value")?.textContent ?? ""])`);
  expect("hover shows the value of each curve, of both engines", values.length > 3 && values.filter(([, value]) => /^-?[\d.]+, -?[\d.]+$/.test(value)).length > 0, values);
  const span = () => tab.run(`(({ from, to }) => to - from)(page.playerOf(${query(article)}).chart)`);
  const whole = await span();
  await mouse("mousePressed", 0.2, 8);
  await mouse("mouseMoved", 0.4, 8);
  await mouse("mouseReleased", 0.4, 8);
  expect("Shift and drag shows a span", await span() < whole / 3, [await span(), whole]);
});

await visit("report.html", {}, async tab => {
  const field = query("#filter");
  const type = text => tab.run(`${field}.focus(); ${field}.value = ${JSON.stringify(text)}; ${field}.dispatchEvent(new Event("input"))`);
  const state = () => tab.run(`[${field}.value, ${query(".found")}.textContent, !${query(".none")}.hidden]`);
  const [, all] = await state();
  await type("Gallery");
  const [, some] = await state();
  await tab.rest(1600);
  await type("no such recording");
  expect("no match says so", (await state())[2], await state());
  await tab.run("history.back()");
  await tab.rest();
  expect("Back undoes the last filter", String(await state()) === String(["Gallery", some, false]), await state());
  await tab.run("history.back()");
  await tab.rest();
  expect("Back undoes the first one", String(await state()) === String(["", all, false]), await state());
  await type("no such recording");
  await tab.run(`${query(".none button")}.click()`);
  expect("a button clears the filter", String(await state()) === String(["", all, false]), await state());
  await type("Gallery");
  await tab.key("Escape");
  expect("Esc clears the filter", (await state())[0] === "", await state());
  await tab.run(`${query(".invariants a.filters")}.click()`);
  await tab.rest();
  const [text, , none] = await state();
  expect("a link to an invariant goes where its recordings are", text.startsWith("i:") && !none
    && await tab.run(`Math.abs(${query("#recordings")}.getBoundingClientRect().top) < 60`), text);
  const place = await tab.run(`(() => { document.querySelector(".recordings th a").focus(); return scrollY; })()`);
  await tab.run(`document.activeElement.click()`);
  await tab.rest();
  expect("a row opens its recording", await tab.run("scrollY") !== place);
  await tab.key("Escape");
  await tab.rest();
  expect("Esc returns where one was", Math.abs(await tab.run("scrollY") - place) < 2, [place, await tab.run("scrollY")]);
});

await visit("report.html", {}, async tab => {
  const count = () => tab.run("[document.querySelectorAll('.recordings tbody tr').length, [...document.querySelectorAll('article')].filter(one => !one.hidden).length]");
  const [all] = await count();
  await tab.key("/");
  expect("/ goes to the filter", await tab.run("document.activeElement.id === 'filter'"));
  await tab.send("Input.insertText", { text: "s:failed Gallery !tag:zoom" });
  const [some, sections] = await count();
  expect("the filter filters", some > 0 && some < all && some === sections, [all, some, sections]);
  const hash = await tab.run("location.hash");
  expect("the filter is in the address", hash.includes("q=s:failed"), hash);
  await tab.go("about:blank");
  await tab.go(file(`report.html${hash}`));
  expect("a link brings the filter back", (await count())[0] === some, await count());
  await tab.key("j");
  expect("j goes into the table", await tab.run("document.activeElement.closest('table') !== null"));
  await tab.key("Enter");
  await tab.rest();
  expect("Enter opens the row", (await tab.run("location.hash")).includes("r=Recordings"));
});

// Two labels of a chart never overlap.
for (const [name, width] of [["report.html", 1280], ["report.html", 390], ["compare.html", 1280]]) {
  await visit(name, { width }, async tab => {
    const found = await tab.run(`(() => {
      const all = [];
      for (const article of page.articles) {
        const player = page.playerOf(article);
        if (!player) continue;
        const labels = [...player.svg.querySelectorAll("text")].filter(text => text.textContent && !text.closest(".away")).map(text => [text.textContent, text.getBoundingClientRect()]).filter(([, box]) => box.width);
        labels.forEach(([one, box], place) => labels.slice(place + 1).forEach(([other, next]) => {
          if (Math.min(box.right, next.right) - Math.max(box.left, next.left) > 1 && Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) > 3) all.push([article.id, one, other]);
        }));
      }
      return all;
    })()`);
    expect(`no label of ${name} lies on another at ${width} px`, found.length === 0, found.slice(0, 5));
  });
}

await visit("report.html", { scripts: false, height: 1600 }, async tab => {
  const { root } = await tab.send("DOM.getDocument", {});
  const all = async selector => (await tab.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector })).nodeIds.length;
  const sections = await all("article");
  expect("without scripts every failure has its chart and tables", sections > 0
    && await all("article svg.chart .curve.a") >= sections && await all("article table") >= 2 * sections, sections);
  expect("without scripts no button promises anything", await all("button") === 0);
  await tab.shoot(`${folder}/no-scripts.png`);
});

const pair = "#r=Recordings/Table/list-gets-shorter.xml&e=ios(rate=0.9975)&t=1250";
await visit(`compare.html${pair}`, {}, async tab => {
  const article = "article[data-recording='Recordings/Table/list-gets-shorter.xml']";
  const count = selector => tab.run(`document.querySelectorAll(${JSON.stringify(`${article} ${selector}`)}).length`);
  expect("the first difference has its time and what was going on", await tab.run(`/First differ at [\\d.]+ ms, (while|with) [a-z]/.test(${query(`${article} .differences`)}.textContent)`));
  await tab.key("o");
  await tab.shoot(`${folder}/compare-side.png`);
  await tab.key("o");
  const words = await tab.run(`[${query(`${article} .expected text`)}?.textContent, ${query(`${article} .said`)}.textContent]`);
  expect("the difference is drawn with its distance", /^[\d.]+ pt apart$/.test(words[0]) && words[1].includes(words[0]), words);
  await tab.shoot(`${folder}/compare-difference.png`);
  for (let turn = 0; turn < 3; turn += 1) await tab.key("o");
  expect("both engines are drawn", await count(".ghost .sheet") === 1 && await count(".curve.a") > 0 && await count(".curve.b") > 0);
  const ends = await tab.run(`["d", "band"].map(name => ${query(`${article} .lane[data-channel=difference]`)}.querySelector("[data-curve=" + name + "]").getBBox()).map(box => [box.x, box.width])`);
  expect("the difference is as long as what is allowed of it", Math.abs(ends[0][0] - ends[1][0]) < 3 && Math.abs(ends[0][1] - ends[1][1]) < 3, ends);
  expect("no curve is lost where script draws it again", !(await tab.run(`[...document.querySelectorAll("${article} [data-curve]")].some(path => /NaN|undefined/.test(path.getAttribute("d")))`)));
  await tab.key("]");
  expect("] is the next difference", /differ/.test(await tab.run(`${query(`${article} .said`)}.textContent`)));
  await tab.shoot(`${folder}/compare.png`);
  await tab.run(`${query("#filter")}.value = "s:differs i:offset"; ${query("#filter")}.dispatchEvent(new Event("input"))`);
  expect("s:differs finds what differs", await tab.run("document.querySelectorAll('.recordings .standing.differs').length > 0 && !document.querySelector('.recordings .standing.held')"));
});
await visit(`compare.html${pair}`, { dark: true }, tab => tab.shoot(`${folder}/compare-dark.png`));

for (const width of [320, 390]) {
  for (const name of ["report.html", `report.html${link}`, "held.html", "compare.html"]) {
    await visit(name, { width }, async tab => {
      await tab.rest();
      expect(`${name} is cut off at ${width} px`, !await tab.run(overflows));
      if (name.includes("#")) await tab.shoot(`${folder}/narrow-${width}.png`);
    });
  }
}

const page = readdirSync(`${folder}/report/r`).find(name => name.startsWith("pinch-open"));
await visit(`report/r/${page}#t=1250`, {}, async tab => {
  expect("a page of its own plays", (await tab.run(`${query(".said")}.textContent`)).startsWith("1250 ms"));
  await tab.key("n");
  await tab.rest();
  expect("n goes to the next page", !(await tab.run("location.pathname")).endsWith(page));
});
await visit(`report/index.html${link}`, {}, async tab => {
  expect("a link leads to the page of its own", (await tab.run("location.pathname + location.hash")).endsWith(`r/${page}#t=1250`));
});
await visit(`report.html${link}`, { dark: true }, async tab => {
  const room = await tab.run("getComputedStyle(document.body).backgroundColor");
  expect("the page is dark where that is wished", room === "rgb(20, 23, 28)", room);
  await tab.shoot(`${folder}/dark.png`);
});
await visit(`report.html${link}`, { width: 700, print: true }, async tab => {
  await tab.run("page.player.chart.zoom(0.25, page.player.time); dispatchEvent(new Event('beforeprint'))");
  await tab.rest();
  const [cut, spans] = await tab.run(`(() => {
    const charts = [...document.querySelectorAll("article .chart")];
    return [
      charts.filter(chart => { const box = chart.getBoundingClientRect(); return box.width && (box.right > innerWidth || box.left < 0); }).length,
      [...page.players.values()].every(player => !player || player.chart.to - player.chart.from === player.chart.end - player.chart.start),
    ];
  })()`);
  expect("print keeps charts whole", cut === 0 && spans, [cut, spans]);
  await tab.shoot(`${folder}/print.png`);
});

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
// Immediately, as a browser without a window prints: no chart has been fitted to the page yet.
await visit("report.html", {}, async tab => {
  const boxes = await tab.run(`page.articles.filter(article => !page.players.has(article)).map(article => {
    const chart = page.playerOf(article)?.chart;
    chart?.span();
    return chart?.svg.getAttribute("viewBox");
  }).filter(box => box)`);
  expect("a chart that nobody has seen is printed as it came", boxes.length > 0 && boxes.every(box => /^0 0 [1-9]/.test(box)), boxes.slice(0, 4));
});
await visit("report.html", {}, async tab => {
  const [x, y, width] = await tab.run(`(() => { const box = document.querySelector(".live .chart").getBoundingClientRect(); return [box.left, box.top + 30, box.width]; })()`);
  const mouse = (type, to) => tab.send("Input.dispatchMouseEvent", { type, x: x + width * to, y: y + 40 * to, button: "left", buttons: 1, clickCount: 1 });
  await mouse("mousePressed", 0.2);
  for (const to of [0.3, 0.5, 0.7, 0.9]) await mouse("mouseMoved", to);
  await mouse("mouseReleased", 0.9);
  expect("a drag in a chart selects no text", await tab.run("String(getSelection())") === "", await tab.run("String(getSelection())"));
});
await visit("report.html", { width: 390 }, async tab => {
  const labels = await tab.run(`[...document.querySelectorAll(".invariants td[data-name]")].filter(cell => !cell.textContent.trim() && getComputedStyle(cell).display !== "none").map(cell => cell.dataset.name)`);
  expect("a narrow page names no column of which there is nothing", labels.length === 0, labels.slice(0, 4));
});
// Every count of failures equals the verdict's, or names its part.
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
// The recordings of this report can be opened in the playground, which does not fit into a small page.
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
// Printed and not judged: the time depends on the machine and its other work.
for (const name of ["many.html", "large.html"]) {
  const { seen, ready, work } = await opening(browser, file(name));
  const shares = Object.entries(work).map(([part, time]) => `${part} ${time.toFixed(0)}`);
  console.log(`page: ${name} is seen after ${seen.toFixed(0)} ms and ready after ${ready.toFixed(0)} ms; ms of CPU: ${shares.join(", ")}`);
}

// Each kind of page with all its players, for the checker of HTML.
for (const name of ["report.html", "held.html", "compare.html", "shrunk.html", "since.html", "fuzz.html", `report/r/${page}`]) {
  await visit(name, {}, async tab => {
    await tab.run("page.help(); page.dialog.close(); for (const article of page.articles) page.playerOf(article)?.seek(100)");
    await tab.rest();
    writeFileSync(`${folder}/after/${name.replaceAll("/", "-")}`, `<!DOCTYPE html>\n${await tab.run("document.documentElement.outerHTML")}`);
  });
}

for (const dark of [false, true]) {
  for (const name of ["report.html", "held.html", "compare.html", "shrunk.html", "since.html", "fuzz.html", "report/index.html", `report/r/${page}`]) {
    await visit(name, { dark }, async tab => {
      const found = await violations(tab);
      expect(`axe on ${name}${dark ? " in the dark" : ""}`, found.length === 0, found);
    });
  }
}
skipWithoutAxe("page");

browser.close();
if (failures) process.exit(1);
console.log("page: holds in a browser");
process.exit(0);
