// Tests labels and curves of charts, two engines, and narrow pages. A part of page.mjs.
import { expect, folder, link, overflows, query, visit } from "./report-session.mjs";

// Two labels of a chart must never overlap.
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

await visit("report.html", {}, async tab => {
  const found = await tab.run(`(() => {
    const all = [];
    for (const article of page.articles) {
      const film = page.playerOf(article)?.film;
      for (const { t, window } of film?.events.filter(event => event.window) ?? []) {
        const [left, top, width, height] = film.sight(0, film.rowAt(t)).frame;
        all.push([article.id, left + width <= window[0] && top + height <= window[1]]);
      }
    }
    return all;
  })()`);
  expect("from a rotation on, a view has its position in the new window", found.length > 0 && found.every(([, fits]) => fits), found);
});

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

// Prints the page immediately, as a browser without a window does, before the charts are fitted to the page.
await visit("report.html", {}, async tab => {
  const boxes = await tab.run(`page.articles.filter(article => !page.players.has(article)).map(article => {
    const chart = page.playerOf(article)?.chart;
    chart?.span();
    return chart?.svg.getAttribute("viewBox");
  }).filter(box => box)`);
  expect("a chart that was not shown is printed as it came", boxes.length > 0 && boxes.every(box => /^0 0 [1-9]/.test(box)), boxes.slice(0, 4));
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
