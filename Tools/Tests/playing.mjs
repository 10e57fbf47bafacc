// Waiting for a playground: each wait has an end. Called by the tests of the page.

/** Waits until something holds in a page. The limit, in tenths of a second, guards against hanging. */
export async function until(tab, what, tenths = 1200) {
  for (let tries = 0; tries < tenths; tries += 1) {
    if (await tab.run(what)) return true;
    await tab.rest(100);
  }
  return false;
}

/** Waits until a page has its engines. */
export const begun = tab => until(tab, "'playground' in globalThis");

/** What fingers and keys still do takes its time; what moves then moves at once, frame by frame: nobody waits for it. */
export async function over(tab) {
  const isDone = await until(tab, "playground.hand.coming.length === 0 && playground.hand.queue.length === 0");
  await tab.run(`(() => {
    const { session } = playground;
    let time = performance.now();
    for (let frames = 0; frames < 60 * 120 && !session.isOver; frames += 1) session.frame(time += 1000 / 60);
    // What comes next comes then, and not in the past of the session.
    if (session.origin !== undefined) session.origin = performance.now() - session.now / 1e6;
    playground.judge();
    playground.draw();
  })()`);
  return isDone && await tab.run("playground.session.isOver");
}

/** The same as people have it: at the pace of the page. */
export const overInTime = tab => until(tab, "playground.session.isOver && playground.hand.coming.length === 0");
