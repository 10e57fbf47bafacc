// A user looks at one failure after another, on a phone and on a desktop. page.mjs runs this module.

const query = selector => `document.querySelector(${JSON.stringify(selector)})`;

/** The parts of the open card that should be visible together, above the bar and uncovered, but are not. */
const hidden = `(() => {
  const article = page.current ?? page.articles[0], bar = ${query(".steps")}.getBoundingClientRect();
  const parts = ["h3", ".lead .rule", ".lead .story-line", ".stage", ".play"];
  if (!article.querySelector(".lead")) parts.splice(1, 2);
  return parts.filter(name => {
    const part = article.querySelector(name);
    if (!part) return true;
    const { left, top, right, bottom, height } = part.getBoundingClientRect();
    // Of a sentence that wraps, only the last line is tested.
    const line = [...part.getClientRects()].at(-1) ?? part.getBoundingClientRect();
    const x = (line.left + line.right) / 2, y = (line.top + line.bottom) / 2, there = document.elementFromPoint(x, y);
    return height < 8 || left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > bar.top + 0.5 || !part.contains(there) && !there?.contains(part) && name !== ".stage";
  });
})()`;

const button = label => `[...${query(".steps")}.querySelectorAll("button")].find(one => one.ariaLabel === ${JSON.stringify(label)})`;

export async function failures({ visit, expect, link, folder }) {
  for (const [width, height, dark] of [[390, 844, false], [1280, 720, true]]) {
    const where = `at ${width} x ${height}`;
    await visit("report.html", { width, height, dark }, async tab => {
      const isWide = width >= 1100;
      expect(`the first failure is seen at once ${where}`, (await tab.run(hidden)).length === 0, await tab.run(hidden));
      await tab.shoot(`${folder}/first-${width}.png`);
      const causes = await tab.run("document.querySelectorAll('#causes h3 a[data-at]').length");
      expect("there are several causes to open", causes > 2, causes);
      for (const place of [1, Math.floor(causes / 2), causes - 1]) {
        await tab.run(`(() => { const link = document.querySelectorAll("#causes h3 a[data-at]")[${place}]; for (let part = link; part; part = part.parentElement) if (part.matches("details")) part.open = true; link.click(); })()`);
        await tab.rest();
        expect(`a cause's failure is seen at once ${where}`, (await tab.run(hidden)).length === 0, [place, await tab.run(hidden)]);
        const rules = await tab.run(`[document.querySelectorAll("#causes h3 a[data-at]")[${place}].dataset.rule, page.current.querySelector(".lead .rule")?.textContent]`);
        expect("a cause opens at its own break", rules[0] === rules[1], rules);
        if (isWide) {
          const box = await tab.run(`(({ top, bottom, right }) => [top, bottom, right])(document.querySelectorAll("#causes h3 a[data-at]")[${place}].getBoundingClientRect())`);
          expect("the list of causes stays, with the open one marked in it", box[0] >= 0 && box[1] <= height && box[2] < 400
            && await tab.run(`document.querySelectorAll("#causes h3 a[data-at]")[${place}].hasAttribute("aria-current")`), box);
        }
        if (place === 1) await tab.shoot(`${folder}/cause-${width}.png`);
      }
      for (let step = 0; step < 3; step += 1) {
        await tab.run(`${button(step ? "Next failure" : "Previous failure")}.click()`);
        await tab.rest();
        expect(`the next failure is seen at once ${where}`, (await tab.run(hidden)).length === 0, [step, await tab.run("page.current.id"), await tab.run(hidden)]);
      }
      await tab.shoot(`${folder}/next-${width}.png`);
    });
    await visit(`report.html${link}`, { width, height, dark }, async tab => {
      expect(`a sent link's failure is seen at once ${where}`, (await tab.run(hidden)).length === 0, await tab.run(hidden));
      const isIn = await tab.run(`[...${query(".steps")}.querySelectorAll("button")].every(one => { const box = one.getBoundingClientRect(); return box.height >= 44 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; })`);
      expect(`all buttons of the bar are in reach ${where}`, isIn);
    });
  }

  await visit("report.html", {}, async tab => {
    await tab.run("document.getElementById('recordings').scrollIntoView()");
    await tab.rest(100);
    const place = await tab.run("scrollY");
    const state = () => tab.run("[location.hash, page.current?.id ?? '', Math.round(scrollY)]");
    await tab.run("document.querySelectorAll('#causes h3 a[data-at]')[1].click()");
    await tab.rest();
    const first = await state();
    await tab.run("document.querySelectorAll('#causes h3 a[data-at]')[2].click()");
    await tab.rest();
    expect("each cause is an entry of the history", first[1] !== "" && (await state())[1] !== first[1], [first, await state()]);
    await tab.run("history.back()");
    await tab.rest();
    expect("Back returns to the failure before", (await state())[1] === first[1], [first, await state()]);
    await tab.run(`${button("Next failure")}.click(); ${button("Next failure")}.click()`);
    await tab.rest();
    await tab.run(`${button("Back to where you were")}.click()`);
    await tab.rest();
    const back = await state();
    expect("Back returns to where one was, however many were gone through", back[0] === "" && back[1] === "" && Math.abs(back[2] - place) < 2, [place, back]);
    await tab.run(`${button("To the top: the verdict and the causes")}.click()`);
    expect("Top is the top", await tab.run("scrollY") === 0);
    await tab.run(`${button("Find a recording")}.click()`);
    expect("Find is at the filter", await tab.run("document.activeElement.id === 'filter' && document.activeElement.getBoundingClientRect().top < innerHeight"));
    await tab.run("document.querySelectorAll('#causes h3 a[data-at]')[1].click()");
    await tab.rest();
    await tab.run(`navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }; ${button("Copy a link to what is open")}.click()`);
    await tab.rest(100);
    const [copied, address] = await tab.run("[window.copied, location.href]");
    expect("a link to what is open is copied", copied === address && address.includes("#r="), [copied, address]);
  });

  await visit("report.html", {}, async tab => {
    // The sentence, the picture and the `show` command of a card must refer to the same moment.
    const wrong = await tab.run(`page.articles.filter(article => {
      const player = page.playerOf(article), lead = article.querySelector(".lead .time")?.dataset.time;
      const command = [...article.querySelectorAll("code.command")].find(code => code.textContent.startsWith("flickbook show "))?.textContent ?? "";
      return lead !== undefined && !(Math.abs(player.time - lead) < 0.01 && command.includes("--at " + lead + "ms"));
    }).map(article => [article.id, article.querySelector(".lead .time").dataset.time, page.playerOf(article).time])`);
    expect("a card speaks of one moment", wrong.length === 0, wrong.slice(0, 3));
    const late = await tab.run(`page.articles.filter(article => {
      const player = page.playerOf(article), time = player.time;
      player.play();
      const [from, moves] = [player.time, player.film.motions().some(at => at > player.time && at <= time + 0.01)];
      player.pause();
      player.seek(time);
      return from > Math.max(player.film.start, time - 600) || !moves && player.film.motions().some(at => at > player.film.start && at <= time);
    }).map(article => article.id)`);
    expect("Play begins so far before a break that something moves", late.length === 0, late.slice(0, 3));
    const counts = await tab.run(`[...document.querySelectorAll("#causes .causes:not(.unjudged) > li")].map(item => {
      const rule = item.querySelector(".rule").textContent, words = item.querySelector("p").textContent;
      const row = [...document.querySelectorAll(".invariants tbody tr")].find(row => row.querySelector("th a")?.textContent === rule);
      const engine = / on ([^\\s,]+)/.exec(words)?.[1];
      const cell = row?.querySelector(engine ? "td[data-name='broken on " + CSS.escape(engine) + "']" : "td[data-name=broken]");
      return [rule, Number((/(\\d+) recordings? in all/.exec(words) ?? /^(\\d+) recording/.exec(words))?.[1]), Number(cell?.textContent)];
    })`);
    expect("causes and the table of invariants count the same", counts.length > 2 && counts.every(([, one, other]) => one === other), counts.filter(([, one, other]) => one !== other).slice(0, 3));
    const find = text => tab.run(`(() => { page.list.text = ${JSON.stringify(text)}; return page.list.found.map(row => [row.path, row.title, row.invariants]); })()`);
    const title = await tab.run(`page.list.rows.find(row => row.title).title`);
    expect("the filter finds a title", (await find(`"${title}"`)).some(([, one]) => one === title), title);
    const rule = await tab.run(`${query(".lead .rule")}.textContent`);
    const [words, named] = [await find(rule), await find(`i:${rule}`)];
    expect("the filter finds the name of what broke", named.length > 0 && named.every(([path]) => words.some(([other]) => other === path)), rule);
    await find("Gallery");
    await tab.run(`${query("#filter")}.focus()`);
    await tab.key("Enter");
    expect("Enter leaves the field for the first row", await tab.run("document.activeElement === page.list.links[0]"));
    await tab.key("j");
    expect("j is the next row then", await tab.run("document.activeElement === page.list.links[1]"));
    await tab.run(`${query(".field button")}.click()`);
    expect("the filter is cleared by a button beside it", await tab.run(`${query("#filter")}.value === "" && ${query(".field button")}.hidden`));
  });

  // A thumb that scrolls the page and starts on the scrubber or the chart must not change the time. A sideways
  // movement must.
  await visit(`report.html${link}`, { width: 390, height: 844, touch: true }, async tab => {
    const time = () => tab.run("page.player.time");
    for (const [part, way] of [[".scrubber", -120], [".chart", 90]]) {
      await tab.run(`page.current.querySelector(${JSON.stringify(part)}).scrollIntoView({ block: "center" }); page.held = null; 0`);
      await tab.rest(100);
      const [x, y] = await tab.run(`(({ left, top, width, height }) => [left + width * 0.6, top + Math.min(height / 2, 60)])(page.current.querySelector(${JSON.stringify(part)}).getBoundingClientRect())`);
      const swipe = async (right, down) => {
        await tab.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
        for (let step = 1; step <= 8; step += 1) {
          await tab.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x + right * step / 8, y: y + down * step / 8 }] });
          await tab.rest(16);
        }
        await tab.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        await tab.rest(300);
      };
      const [before, place] = [await time(), await tab.run("scrollY")];
      await swipe(3, -160);
      expect(`a swipe from ${part} scrolls and moves no time`, await time() === before && await tab.run("scrollY") > place + 60, [before, await time(), place, await tab.run("scrollY")]);
      await tab.run(`page.current.querySelector(${JSON.stringify(part)}).scrollIntoView({ block: "center" }); page.held = null; 0`);
      await tab.rest(100);
      await swipe(way, 2);
      expect(`a drag sideways in ${part} moves the time`, await time() !== before, [before, await time()]);
    }
    await tab.run("page.help()");
    expect("the help opens at its top", await tab.run("document.querySelector('dialog').scrollTop") === 0 && await tab.run("document.querySelector('dialog').textContent.includes('By touch')"));
  });
}
