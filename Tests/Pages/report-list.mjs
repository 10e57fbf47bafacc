// Tests the filter, the table of recordings, and the way back from them. A part of page.mjs.
import { expect, file, query, visit } from "./report-session.mjs";

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
