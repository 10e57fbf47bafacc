// Measures how long a page takes to open: the median of several times in separate tabs.
import { Browser, within } from "./browser.mjs";

const runs = 9;
/** The parts of the work, by Chromium's names of its trace events. */
const parts = { ParseHTML: "parsing", UpdateLayoutTree: "style", Layout: "layout", EvaluateScript: "script", Paint: "painting" };

const middle = numbers => numbers.sort((one, other) => one - other)[numbers.length >> 1];

/** The milliseconds from the request to the first visible content, and to a responsive page. */
export async function opening(browser, address) {
  const seen = [], ready = [];
  for (let run = 0; run < runs; run += 1) {
    const tab = await browser.open("about:blank");
    await tab.go(address);
    seen.push(await tab.run("performance.getEntriesByName('first-contentful-paint')[0].startTime"));
    ready.push(await tab.run("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"));
    await tab.close();
  }
  return { seen: middle(seen), ready: middle(ready), work: await work(browser, address) };
}

/** The milliseconds of CPU time of each part until the page is loaded. */
async function work(browser, address) {
  const tab = await browser.open("about:blank");
  const events = [];
  const traced = new Promise(resolve => {
    tab.heard = (method, params) => {
      if (method === "Tracing.dataCollected") events.push(...params.value);
      if (method === "Tracing.tracingComplete") resolve();
    };
  });
  await tab.send("Tracing.start", { categories: "devtools.timeline", transferMode: "ReportEvents" });
  await tab.go(address);
  await tab.send("Tracing.end");
  await within(Browser.patience, "the trace", traced);
  await tab.close();
  const end = events.find(event => event.name === "MarkLoad")?.ts ?? Infinity;
  const sums = Object.fromEntries(Object.values(parts).map(part => [part, 0]));
  for (const { name, ts, tdur = 0 } of events) {
    if (parts[name] && ts < end) sums[parts[name]] += tdur / 1000;
  }
  // Scripts run while the page is parsed, so their time is subtracted.
  sums.parsing -= sums.script;
  return sums;
}
