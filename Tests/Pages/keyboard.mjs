// Uses a report with the keyboard alone. page.mjs runs this module.

/** The element with the focus, whether it is visible, and whether its focus is marked. */
const focused = `(() => {
  const one = document.activeElement, bar = document.querySelector(".steps")?.getBoundingClientRect(), box = one.getBoundingClientRect();
  const style = getComputedStyle(one), lowest = one.closest(".steps") || !bar ? innerHeight : bar.top;
  const name = one.ariaLabel || one.textContent.trim().slice(0, 40) || one.id || one.tagName;
  return { name, tag: one.tagName, isSeen: box.width > 0 && Math.min(box.bottom, lowest) - Math.max(box.top, 0) >= Math.min(24, box.height) - 1 && box.height > 0, isMarked: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 };
})()`;

export async function keyboard({ visit, expect }) {
  for (const [width, height] of [[1280, 720], [640, 400]]) {
    await visit("shrunk.html", { width, height }, async tab => {
      const passed = [];
      for (let press = 0; press < 200; press += 1) {
        await tab.key("Tab");
        const there = await tab.run(focused);
        // After the last element the focus leaves the page.
        if (there.tag === "BODY") break;
        passed.push(there);
      }
      const names = passed.map(({ name }) => name).join("|");
      for (const name of ["Skip to the recordings", "Theme", "Help", "Play", "Next frame", "Time", "Previous failure", "Next failure", "Copy"]) {
        expect(`Tab comes to ${name} at ${width}`, names.includes(name), names.slice(0, 600));
      }
      const unseen = passed.filter(({ isSeen }) => !isSeen).map(({ name, tag }) => `${tag} ${name}`);
      expect(`what has the focus is seen at ${width} x ${height}`, unseen.length === 0, unseen.slice(0, 6));
      const unmarked = passed.filter(({ isMarked }) => !isMarked).map(({ name, tag }) => `${tag} ${name}`);
      expect(`what has the focus is marked at ${width}`, unmarked.length === 0, unmarked.slice(0, 6));
      await tab.key("Tab", 8);
      expect("Shift and Tab goes back", (await tab.run(focused)).name === passed.at(-1).name, [(await tab.run(focused)).name, passed.at(-1).name]);
    });
  }

  // From the verdict to a cause, to its moment, and back, without a pointer.
  await visit("report.html", {}, async tab => {
    expect("Tab comes to the second cause", await tab.tabTo("#causes li:nth-child(2) h3 a"));
    const place = await tab.run("scrollY");
    await tab.key("Enter");
    await tab.rest();
    const rule = await tab.run("[document.querySelectorAll('#causes h3 a[data-at]')[1].dataset.rule, page.current?.querySelector('.lead .rule').textContent]");
    expect("Enter opens it", rule[0] === rule[1], rule);
    const before = await tab.run("page.player.time");
    await tab.key("ArrowRight");
    expect("an arrow steps through it", await tab.run("page.player.time") !== before);
    expect("Tab comes to its Play", await tab.tabTo("article .play"));
    await tab.key("Escape");
    await tab.rest();
    expect("Escape goes back to the causes", Math.abs(await tab.run("scrollY") - place) < 2, [place, await tab.run("scrollY")]);
    await tab.key("?");
    expect("? opens the keys, with the focus in them", await tab.run("document.querySelector('dialog').open && document.querySelector('dialog').contains(document.activeElement)"));
    await tab.key("Escape");
    expect("Escape closes them", !await tab.run("document.querySelector('dialog').open"));
  });
}
