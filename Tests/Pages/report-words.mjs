// Tests that a phone shows whole words, and that texts about one time agree. A part of page.mjs.
import { expect, query, visit } from "./report-session.mjs";

/** Texts of elements that contain a word broken over two lines. */
const broken = selector => `[...document.querySelectorAll(${JSON.stringify(selector)})].flatMap(one => {
  const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), range = document.createRange(), found = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const { 0: word, index } of node.data.matchAll(/[^\\s-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
    }
  }
  return found;
})`;

await visit("report.html", { width: 390, height: 844, touch: true }, async tab => {
  await tab.run("for (const article of page.articles.slice(0, 20)) page.playerOf(article); [...document.querySelectorAll('details:has(article)')].forEach(one => { one.open = true; })");
  await tab.rest();
  const all = await tab.run("[document.querySelectorAll('.moments button').length, document.querySelectorAll('.matrix th').length]");
  expect("the page has moments and a matrix", all.every(count => count > 10), all);
  const found = await tab.run(broken(".moments button, .matrix th, .matrix td"));
  expect("captions and the matrix keep their words whole", found.length === 0, found.slice(0, 5));
  expect("a matrix that is too wide scrolls", !await tab.run("document.documentElement.scrollWidth > innerWidth"));
});
await visit("compare.html", { width: 390, height: 844, touch: true }, async tab => {
  await tab.run("page.articles.slice(0, 5).map(article => page.playerOf(article) !== null)");
  const found = await tab.run(broken(".moments button, .differences td:not(.word)"));
  expect("numbers keep their digits and units together", found.length === 0, found.slice(0, 5));
});

// The view rests before a finger comes down at the same time, and the violation is about that rest.
await visit("report.html#r=Recordings/Wheels/hours-without-end.xml&e=rests-outside&t=500", {}, async tab => {
  const [when, said] = await tab.run(`(() => {
    const article = document.querySelector("article[data-recording='Recordings/Wheels/hours-without-end.xml']");
    page.playerOf(article).seek(500);
    return [article.querySelector(".claim").textContent, article.querySelector(".said").textContent];
  })()`);
  expect("a state that began at this time says so", /at rest, on a wheel/.test(when) && /tracking since this touch/.test(said), [when, said]);
});
await visit("fuzz.html", {}, async tab => {
  const reason = await tab.run(`${query("header.verdict")}.textContent`);
  expect("a page of a search says so", /A random search generated these recordings/.test(reason) && /flickbook fuzz .*--seed 1/.test(reason), reason);
});
