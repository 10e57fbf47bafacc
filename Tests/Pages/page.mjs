// The actions of a user on a report page, run in a browser: PROGRAM FOLDER, called by Tests/Pages/page. The other
// parts are in report-*.mjs.
import { writeFileSync } from "node:fs";
import { adapting } from "./adapting.mjs";
import { skipWithoutAxe, violations } from "./axe.mjs";
import { failures as lookAtFailures } from "./failures.mjs";
import { keyboard } from "./keyboard.mjs";
import { large } from "./large.mjs";
import { browser, expect, failed, folder, link, page, visit } from "./report-session.mjs";

await import("./report-player.mjs");
await lookAtFailures({ visit, expect, link, folder });
await large({ visit, expect, folder });
for (const part of ["list", "drawing", "pages", "sizes", "words"]) await import(`./report-${part}.mjs`);
await keyboard({ visit, expect });
await adapting(["report.html", "held.html", "compare.html", "since.html", "report/index.html", `report/r/${page}`], { visit, expect });

// Saves each kind of page with all its players, for the checker of HTML.
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
if (failed()) process.exit(1);
console.log("page: holds in a browser");
process.exit(0);
