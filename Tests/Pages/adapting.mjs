// Checks that pages are usable enlarged to 200 %, without motion, and on paper. The tests of each kind of page use
// this module.

/** A desktop of 1280 x 800 points, zoomed to 200 %. */
const zoomed = { width: 640, height: 400 };

/** Finds parts that are cut off or covered on an enlarged page. */
const cut = `(() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways by " + (document.documentElement.scrollWidth - innerWidth));
  const seen = [...document.body.querySelectorAll("*")].filter(one => one.checkVisibility({ visibilityProperty: true }));
  const isStuck = (one, box) => {
    const { position, top, bottom } = getComputedStyle(one);
    return position === "fixed" || position === "sticky" && (Math.abs(box.top - parseFloat(top)) < 1 || Math.abs(innerHeight - box.bottom - parseFloat(bottom)) < 1);
  };
  const bars = seen.filter(one => !one.closest("dialog")).map(one => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => isStuck(one, box) && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.width > innerWidth / 2);
  bars.forEach(([one, box], place) => bars.slice(place + 1).forEach(([other, next]) => {
    const covered = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
    if (covered > 1 && !one.contains(other) && !other.contains(one)) found.push(one.className + " covers " + other.className);
  }));
  const free = innerHeight - bars.reduce((sum, [, box]) => sum + box.height, 0);
  if (free < innerHeight / 2) found.push("bars leave " + free + " of " + innerHeight + " points");
  for (const button of seen.filter(one => one.matches("button, .button, summary, h1, h2, h3") && !one.matches(".unseen"))) {
    const style = getComputedStyle(button);
    if (button.scrollWidth > button.clientWidth + 1 && style.display !== "inline" && style.overflowX !== "visible" && style.textOverflow !== "ellipsis") found.push("cut: " + button.textContent.slice(0, 40));
  }
  return found;
})()`;

/** Finds elements that move although the user has requested reduced motion. */
const moving = `(() => [...document.querySelectorAll("*")].flatMap(one => ["", "::before", "::after"].map(part => getComputedStyle(one, part)).flatMap(style => {
  const times = (style.transitionDuration + "," + (style.animationName === "none" ? "0s" : style.animationDuration)).split(",");
  return times.some(time => parseFloat(time) > 0) || style.scrollBehavior === "smooth" ? [one.tagName + "." + one.className] : [];
})).slice(0, 5))()`;

/** Finds parts that are dark, are controls, or are cut off at the side when printed. */
const unprintable = `(() => {
  const found = [];
  const light = colour => { const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number); return a === 0 ? null : (r + g + b) / 765; };
  const seen = [...document.body.querySelectorAll("*")].filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest("svg") && !one.closest(".unseen"));
  const page = light(getComputedStyle(document.body).backgroundColor);
  if (page !== null && page < 0.95) found.push("the page is dark: " + getComputedStyle(document.body).backgroundColor);
  for (const one of seen) {
    const box = one.getBoundingClientRect(), hasText = [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
    if (one.matches(".time[data-time]") && !one.innerText.trim()) found.push("a time is missing: " + one.parentElement.textContent.slice(0, 80));
    if (!box.width || !box.height) continue;
    if (one.matches("button:not([aria-pressed='true'], .time *), select, input:not([type='text'], [type='number']), label.button")) found.push("a control: " + one.outerHTML.slice(0, 80));
    if (hasText && light(getComputedStyle(one).color) > 0.6) found.push("pale: " + one.textContent.trim().slice(0, 40));
    if (box.right > innerWidth + 1 || box.left < -1) found.push("cut off: " + one.outerHTML.slice(0, 80));
    if (one.matches(".scroller") && one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== "visible") found.push("cut off below: " + one.outerHTML.slice(0, 80));
    if (hasText && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible") found.push("cut: " + one.textContent.trim().slice(0, 40));
  }
  return [...new Set(found)].slice(0, 5);
})()`;

/**
 * Opens pages enlarged, without motion, and as print, and checks that they are usable.
 *
 * - names: The names of the pages, for messages.
 * - visit: Opens a page by its name with the given options, and lets a user act in it.
 * - act: The actions of a user before the page is checked.
 */
export async function adapting(names, { visit, expect, act = () => {} }) {
  for (const name of names) {
    await visit(name, zoomed, async tab => {
      await act(tab);
      const found = await tab.run(cut);
      expect(`${name} at 200 %`, found.length === 0, found);
      // The bars must not overlap at any scroll position.
      await tab.run("scrollTo(0, document.documentElement.scrollHeight / 2)");
      await tab.rest(100);
      const middle = await tab.run(cut);
      expect(`${name} at 200 %, in its middle`, middle.length === 0, middle);
    });
    await visit(name, { isStill: true }, async tab => {
      await act(tab);
      const found = await tab.run(moving);
      expect(`${name} without motion`, found.length === 0, found);
    });
    // A sheet of A4 with its margins is 718 points wide. Print must not depend on the theme of the screen.
    await visit(name, { width: 718, height: 1000, dark: true, print: true }, async tab => {
      await act(tab);
      await tab.run("if (document.querySelector('.page-tools')) document.documentElement.dataset.theme = 'dark'; dispatchEvent(new Event('beforeprint'))");
      await tab.rest();
      const found = await tab.run(unprintable);
      expect(`${name} on paper`, found.length === 0, found);
      const { data } = await tab.send("Page.printToPDF", {});
      expect(`${name} as a PDF`, Buffer.from(data, "base64").toString("latin1", 0, 5) === "%PDF-");
      await tab.run("delete document.documentElement.dataset.theme");
    });
  }
}
