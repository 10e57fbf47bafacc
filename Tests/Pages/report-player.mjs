// Tests the player of a recording, its chart and its keys. A part of page.mjs.
import { article, expect, folder, link, query, scrub, visit } from "./report-session.mjs";

await visit(`report.html${link}`, {}, async tab => {
  const state = () => tab.run(`[${query(`${article} .content`)}.getAttribute("transform"), ${query(`${article} .said`)}.textContent, location.hash]`);
  const [place, said, hash] = await state();
  expect("a link brings its time back", said.startsWith("1250 ms"), said);
  expect("the address keeps what is open", hash === link, hash);
  await tab.shoot(`${folder}/light.png`);

  await scrub(tab, article, 20 * 1000 / 60 + 1);
  const [moved, told] = await state();
  expect("the scrubber moves the picture", moved !== place && told.includes("frame 20"), told);
  expect("the scrubber says where it is", (await tab.run(`${query(`${article} .scrubber`)}.getAttribute("aria-valuetext")`)).includes("frame 20"));

  await tab.key("ArrowRight");
  expect("right is the next frame", (await state())[1].includes("frame 21"));
  await tab.key("]");
  expect("] is the next break", (await state())[1].includes("breaks at"), (await state())[1]);
  await tab.key("End");
  await tab.key("Home");
  expect("Home is the start", (await state())[1].startsWith("0 ms"));
  await tab.key(" ");
  await tab.rest(300);
  await tab.key(" ");
  const [, played] = await state();
  expect("Space plays", parseFloat(played) > 50 && parseFloat(played) < 2000, played);
  await tab.rest(100);
  expect("Space stops", (await state())[1] === played, played);
  await tab.key("w");
  expect("w looks closer", await tab.run(`${query(`${article} .axis`)}.textContent !== ""`));
  const mode = () => tab.run(`${query(`${article} .film`)}.dataset.mode`);
  const seen = () => tab.run(`[...${query(`${article} .still`)}.querySelectorAll(".stage")].filter(one => !one.closest(".whole-of") && one.getBoundingClientRect().width > 0).length`);
  const modes = [await mode()];
  for (const [wanted, devices] of [["side", 2], ["difference", 1], ["own", 1], ["other", 1], ["overlay", 1]]) {
    await tab.key("o");
    modes.push(await mode());
    expect(`o: ${wanted}`, await mode() === wanted && await seen() === devices, [await mode(), await seen()]);
    if (wanted === "side") {
      const said = await tab.run(`${query(`${article} .still`)}.innerText + ${query(`${article} .said`)}.textContent`);
      expect("side by side names both engines", ["rests-outside", "ios"].every(name => said.includes(name)), said);
      await tab.shoot(`${folder}/side.png`);
    }
    if (wanted === "difference") await tab.shoot(`${folder}/difference.png`);
  }
  expect("it begins with both, and comes back to it", modes[0] === "overlay" && modes.at(-1) === "overlay", modes);
  await tab.key("n");
  expect("n goes on", !(await tab.run("location.hash")).includes("pinch-open-and-reset"));
  await tab.key("?");
  expect("? lists the keys", await tab.run(`${query("dialog")}.open`));
  await tab.key("Escape");
  await tab.key("t");
  expect("t changes the theme", await tab.run("document.documentElement.dataset.theme === 'light'"));
  // Removes the preferences that the page has saved, so that the next visit starts without them.
  await tab.run("localStorage.clear()");
});

for (const [width, height] of [[390, 844], [1280, 720]]) {
  await visit(`report.html${link}`, { width, height }, async tab => {
    const isIn = await tab.run(`(() => {
      const film = ${query(`${article} .film`)};
      return [".stage", ".play", ".scrubber"].map(name => {
        const { left, top, right, bottom } = film.querySelector(name).getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      });
    })()`);
    expect(`device, Play and scrubber are seen at once at ${width} x ${height}`, !isIn.includes(false), isIn);
    await tab.shoot(`${folder}/opened-${width}.png`);
    const apart = await tab.run(`(() => {
      const player = page.playerOf(${query(article)}), { chart } = player, all = [];
      const middle = element => { const box = element.getBoundingClientRect(); return box.left + box.width / 2; };
      for (const factor of [1, 0.5, 0.5, 0.5, 2, 0.25, 8]) {
        chart.zoom(factor, player.time);
        for (const share of [0, 0.13, 0.5, 0.77, 1]) {
          player.seek(chart.from + share * (chart.to - chart.from));
          all.push(Math.abs(middle(player.scrubber.thumb) - middle(chart.cursor)));
        }
        const stems = [...player.svg.querySelectorAll(".break")].filter(mark => !mark.classList.contains("away"));
        const marks = [...player.scrubber.element.querySelectorAll(".mark:not(.away)")];
        if (stems.length !== marks.length) return [Infinity];
        stems.forEach((stem, place) => all.push(Math.abs(middle(stem.querySelector(".stem")) - middle(marks[place]))));
      }
      return all;
    })()`);
    expect(`scrubber and cursor agree within a pixel at ${width}`, apart.length > 35 && Math.max(...apart) <= 1, Math.max(...apart));
  });
}

await visit("report.html", { width: 390, height: 844 }, async tab => {
  const low = await tab.run(`[".stage", ".play"].map(name => ${query("#worst .film")}.querySelector(name).getBoundingClientRect().bottom)`);
  expect("a phone opens on the device and Play", Math.max(...low) <= 844, low);
  await tab.shoot(`${folder}/front-390.png`);
});

await visit("report.html", {}, async tab => {
  const [wanted, time, said] = await tab.run(`[${query("#worst")}.dataset.time, page.playerOf(${query("#worst article")}).time, ${query("#worst .said")}.textContent]`);
  expect("the worst stands where its cause breaks", Math.abs(wanted - time) < 0.01, [wanted, time]);
  const rule = await tab.run(`${query("#worst .rule")}.textContent`);
  expect("what is said there is the cause", said.includes(`${rule} breaks`), said);
  // The numbers in the text of a violation are drawn. Not every violation has a single correct position of the
  // content.
  const drawn = await tab.run(`(() => {
    const player = page.playerOf(${query("#worst article")});
    const mark = player.breaks.find(mark => Math.abs(mark.t - player.time) < 0.01 && mark.say.startsWith(${query("#worst .rule")}.textContent));
    return [mark?.off?.length ?? 0, "expected " + ${query("#worst .claim .wanted")}.textContent, ${query("#worst .expected text")}?.textContent ?? ""];
  })()`);
  const hasPlace = /expected offset(\.[xy])? (from |near |back |still |on |moves |-?\d)/i.test(drawn[1]);
  expect("where it should be is drawn", hasPlace === /pt off/.test(drawn[2]) && hasPlace === (drawn[0] > 0), drawn);
});

// A finger drags in the chart. The mouse hovers over it, and selects an interval with Shift.
await visit(`report.html${link}`, {}, async tab => {
  const box = await tab.run(`(() => { const box = ${query(`${article} .chart`)}.getBoundingClientRect(); return [box.left, box.top, box.width]; })()`);
  const mouse = (type, share, modifiers = 0) => tab.send("Input.dispatchMouseEvent",
    { type, x: box[0] + 120 + share * (box[2] - 150), y: box[1] + 60, button: "left", buttons: type === "mouseReleased" ? 0 : 1, clickCount: 1, modifiers });
  const time = () => tab.run(`page.playerOf(${query(article)}).time`);
  const before = await time();
  await mouse("mousePressed", 0.2);
  await mouse("mouseMoved", 0.6);
  await mouse("mouseReleased", 0.6);
  expect("drag in the chart scrubs", await time() !== before);
  const values = await tab.run(`[...document.querySelectorAll("${article} .chart .lane")].map(lane => [lane.querySelector(".name")?.textContent ?? "", lane.querySelector(".value")?.textContent ?? ""])`);
  expect("hover shows the value of each curve, of both engines", values.length > 3 && values.filter(([, value]) => /^-?[\d.]+, -?[\d.]+$/.test(value)).length > 0, values);
  const span = () => tab.run(`(({ from, to }) => to - from)(page.playerOf(${query(article)}).chart)`);
  const whole = await span();
  await mouse("mousePressed", 0.2, 8);
  await mouse("mouseMoved", 0.4, 8);
  await mouse("mouseReleased", 0.4, 8);
  expect("Shift and drag shows a span", await span() < whole / 3, [await span(), whole]);
});
