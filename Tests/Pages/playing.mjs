// Waits for events in a playground, each with a timeout. The tests of the playground page use these functions.

/** Waits until a condition holds in a page. The timeout, in tenths of a second, only ends tests that would hang. */
export async function until(tab, what, tenths = 1200) {
  for (let tries = 0; tries < tenths; tries += 1) {
    if (await tab.run(what)) return true;
    await tab.rest(100);
  }
  return false;
}

/** Waits until a page has loaded its engines. */
export const begun = tab => until(tab, "'playground' in globalThis");

/**
 * Waits for the end of a motion. Fingers and keys take real time; afterwards the motion is advanced frame by frame
 * without waiting.
 */
export async function over(tab) {
  const isDone = await until(tab, "playground.hand.coming.length === 0 && playground.hand.queue.length === 0");
  await tab.run(`(() => {
    const { session } = playground;
    let time = performance.now();
    for (let frames = 0; frames < 60 * 120 && !session.isOver; frames += 1) session.frame(time += 1000 / 60);
    // The next event must happen at the time to which the session was advanced, and not in its past.
    if (session.origin !== undefined) session.origin = performance.now() - session.now / 1e6;
    playground.judge();
    playground.draw();
  })()`);
  return isDone && await tab.run("playground.session.isOver");
}

/** Waits for the end of a motion in real time, as a user does. */
export const overInTime = tab => until(tab, "playground.session.isOver && playground.hand.coming.length === 0");
