// Tests pages of single recordings, the dark theme, and print. A part of page.mjs.
import { expect, folder, link, page, query, visit } from "./report-session.mjs";

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
