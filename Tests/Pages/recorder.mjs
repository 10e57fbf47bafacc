// Uses the recorder page with emulated fingers: PROGRAM FOLDER FLICKBOOK, called by Tests/Pages/recorder. The other
// parts are in recorder-*.mjs.
import { adapting } from "./adapting.mjs";
import { skipWithoutAxe, violations } from "./axe.mjs";
import { Hand } from "./hand.mjs";
import { alone, browser, click, expect, failed, folder, leave, open } from "./recorder-session.mjs";

for (const part of ["scrolled", "raw", "review", "sending", "sites"]) await import(`./recorder-${part}.mjs`);

// Checks the accessibility rules of axe in both themes, on narrow and on wide screens.

for (const dark of [false, true]) {
  for (const width of [320, 390, 1280]) {
    const tab = await open("recorder.html", { dark, width });
    const look = async state => {
      const name = `${state}-${width}${dark ? "-dark" : ""}`;
      await tab.shoot(`${folder}/${name}.png`);
      // Fixed elements, such as the bar below a scene, do not make a page wider, so they are checked separately.
      expect(`${name} is cut off`, !await tab.run("[document.documentElement, document.querySelector('[data-bar]')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)"));
      // If the body has no height, axe considers fixed elements hidden and does not check their colours.
      await tab.run(`document.body.style.minHeight = "100vh"`);
      const found = await violations(tab);
      expect(`axe on ${name}`, found.length === 0, found);
    };
    await look("choose");
    await click(tab, "start");
    await tab.rest(200);
    await look("stage");
    const hand = new Hand(tab);
    await hand.down([200, 300]);
    await hand.go([[0, -150]], 8);
    await hand.up();
    await tab.rest(400);
    await click(tab, "stop");
    await tab.rest(300);
    await look("review");
    await leave(`${width}${dark ? " dark" : ""}`, tab);
  }
}
skipWithoutAxe("recorder");

/** Records a swipe and opens its review. */
async function swipe(tab) {
  await click(tab, "start");
  await tab.rest(200);
  const hand = new Hand(tab);
  await hand.down([200, 300]);
  await hand.go([[0, -150]], 8);
  await hand.up();
  await tab.rest(400);
  await click(tab, "stop");
  await tab.rest(300);
}
async function visit(name, wishes, act) {
  const tab = await open("recorder.html", wishes);
  await act(tab);
  await leave(name, tab);
}
await adapting(["the start of the recorder"], { visit, expect });
await adapting(["the review of a recording"], { visit, expect, act: swipe });

alone.close();
browser.close();
if (failed()) process.exit(1);
console.log("recorder: holds in a browser");
process.exit(0);
