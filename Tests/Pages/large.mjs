// Tests the page of a run of ten thousand recordings of which two thousand fail. Its size is limited, and all counts of
// failures must agree. page.mjs runs this module.
import { readFileSync, statSync } from "node:fs";

const [all, broken] = [10000, 2000];
const limit = 10e6;
/** A count in the form in which pages print it. */
const grouped = count => String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f");

export async function large({ visit, expect, folder }) {
  const size = statSync(`${folder}/large.html`).size;
  expect("ten thousand recordings with two thousand failures take 10 MB at most", size <= limit, size);
  await visit("large.html", {}, async tab => {
    const said = await tab.run(`(() => {
      const text = selector => document.querySelector(selector)?.textContent ?? "";
      const counts = Object.fromEntries([...document.querySelectorAll(".counts div")].map(count => [count.querySelector("dt").textContent, count.querySelector("dd").textContent]));
      const find = words => { page.list.text = words; return page.list.found.length; };
      return {
        title: document.title, verdict: text("h1 .sentence"), counts, steps: text(".steps .place"), heading: text("#drawn h2"), undrawn: text(".undrawn"),
        drawn: page.articles.length, rows: page.list.rows.length, failures: page.list.failures,
        found: [find("s:failed"), find("s:broken"), find("s:held"), find("")],
      };
    })()`);
    const { drawn } = said, [failed, whole] = [grouped(broken), grouped(all)];
    expect("the verdict and the title count the failures", said.verdict.startsWith(`${failed} of ${whole} recordings break`) && said.title.includes(`${failed} of ${whole}`), said);
    expect("the totals count them", said.counts.broken === failed && said.counts.recordings === whole && said.counts.held === grouped(all - broken), said.counts);
    expect("the table and the filter count them", said.rows === all && said.failures === broken && String(said.found) === String([broken, broken, all - broken, all]), said);
    expect("the bar and the heading count them", said.steps === `${grouped(drawn)} of ${failed} plotted` && said.heading === `${grouped(drawn)} of ${failed} failures in detail`, said);
    expect("what is not plotted is counted", drawn > 100 && said.undrawn.startsWith(`${grouped(broken - drawn)} of ${failed} failures`), said.undrawn);
  });
  await visit("large.html", { width: 718, print: true }, async tab => {
    const began = Date.now();
    const { data } = await tab.send("Page.printToPDF", {});
    const pdf = Buffer.from(data, "base64"), took = Date.now() - began;
    const said = await tab.run(`(() => {
      const seen = page.articles.filter(article => article.checkVisibility());
      return { seen: seen.length, whole: seen.every(article => article.querySelector(".chart")), note: document.querySelector(".printed").textContent };
    })()`);
    expect("thirty failures are printed, whole, and the others are counted", said.seen === 30 && said.whole && said.note.startsWith("Printed are the first 30 of "), said);
    // If a chart had a pattern that the PDF stores as a picture of the whole sheet, each chart would take almost a
    // megabyte.
    expect("the PDF is small", pdf.length < 10e6, [pdf.length, took]);
  });
  const [markdown, junit] = ["md", "xml"].map(ending => readFileSync(`${folder}/large.${ending}`, "utf8"));
  expect("Markdown counts them", new RegExp(`^#+ .*${broken} broken of ${all} recordings`).test(markdown), markdown.slice(0, 80));
  expect("JUnit counts them", junit.includes(`tests="${all}" failures="${broken}"`), junit.slice(0, 160));
}
