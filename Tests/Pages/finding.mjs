// Finds a changed setting by comparing gestures in the playground. Tests/Pages/playground.mjs runs this module.

/**
 * For every setting that affects gestures, divided and multiplied by 2 and 4: the number of gestures in which the
 * change is visible, and the gestures for which it is not among the suspected settings.
 */
const sweep = engine => `(() => {
  const { comparing, data, others, values, chosen: [first] } = playground;
  const { settings } = data.engines[${engine}];
  const acting = new Set(Object.values(causes).flat());
  const found = [];
  settings.forEach(({ name, value, isSwitch }, place) => {
    if (!acting.has(name) || isSwitch || !value) return;
    for (const factor of [.25, .5, 2, 4]) {
      const to = /rate$/.test(name) ? 1 - (1 - value) * factor : value * factor;
      let rows;
      try { rows = comparing.rows([first, { ...first, settings: first.settings.with(place, to) }]); } catch { continue; /* The setting does not accept this value. */ }
      const parted = rows.filter(([, first]) => first);
      const silent = parted.filter(([, { when }]) => !suspects(when, [data.engines[${engine}]]).includes(name));
      found.push({ name, factor, shows: parted.length, silent: silent.map(([gesture, { when }]) => gesture + ", " + when) });
    }
  });
  playground.change();
  return found;
})()`;

/**
 * Performs a gesture by hand, with displays of different rates and phases, and returns the first difference between two
 * engines during the gesture and when it is repeated. The second engine has another value of `setting`.
 */
const byHand = (gesture, setting, value) => `(() => {
  const { comparing, data, engines, source, chosen: [first] } = playground;
  const place = data.engines[first.index].settings.findIndex(({ name }) => name === "${setting}");
  const chosen = [first, { ...first, settings: first.settings.with(place, ${value}) }];
  const [, events] = comparing.gestures.find(([name]) => name === "${gesture}");
  const found = [];
  for (const frame of [1000 / 120, 1000 / 60, 30]) {
    for (let phase = 0; phase < 1; phase += 1 / 16) {
      const session = new Session(engines, source);
      session.choose(chosen);
      const apart = new Apart();
      const begin = 1000;
      let next = 0;
      for (let at = begin + phase * frame; at < begin + 4000; at += frame) {
        // A finger's action that arrives while a frame is late still belongs to that frame, so actions up to a
        // quarter of a frame later are included.
        for (; next < events.length && begin + events[next].time / 1e6 <= at + frame / 4; next += 1) session.touch(events[next].touches, begin + events[next].time / 1e6);
        session.frame(at);
        apart.look(session);
      }
      const said = what => what ? [what.when, what.seen] : [];
      const live = said(apart.look(session));
      session.choose(chosen);
      found.push({ frame, phase, live, again: said(new Apart().look(session)) });
    }
  }
  playground.change();
  return found;
})()`;

export async function findSettings(visit, choose, expect) {
  const [seen, known] = [new Set(), new Set()];
  let differences = 0;
  await visit(async tab => {
    for (const [engine, name] of ["ios", "android"].entries()) {
      await choose(tab, "engine-a", name);
      for (const scene of ["Long list", "Pages", "Picture to zoom", "Row of numbers"]) {
        await choose(tab, "scene", scene);
        for (const { name: setting, factor, shows, silent } of await tab.run(sweep(engine))) {
          known.add(`${name} ${setting}`);
          if (shows) seen.add(`${name} ${setting}`);
          differences += shows;
          expect(`${scene}: ${setting} of ${name} times ${factor} is among the settings that act where it shows`, silent.length === 0, silent);
        }
      }
    }
    // Not every setting is visible in a gesture. An angle matters only in scenes that lock directions, and some
    // differences are fractions of a point.
    console.log(`playground: ${seen.size} of ${known.size} settings show in gestures, by ${differences} differences; not ${[...known].filter(one => !seen.has(one)).join(", ") || "one is missing"}`);
    expect("most settings show in a gesture", seen.size >= known.size * .7, [...known].filter(one => !seen.has(one)));

    // A changed minimum speed of a fling is visible in gestures of only one speed.
    await choose(tab, "engine-a", "ios");
    await choose(tab, "scene", "Long list");
    await tab.run("playground.others[0] = playground.values[0].with(playground.data.engines[0].settings.findIndex(({ name }) => name === 'min-fling'), 30)");
    await choose(tab, "engine-b", "ios");
    await tab.run("document.getElementById('compare').click()");
    const [said, listed] = await tab.run("[document.getElementById('differ-says').innerText, document.getElementById('differ').innerText]");
    expect("the slowest throw is found", said.startsWith("One setting could be the cause of all differences: min-fling, held-still or stop-speed.") && /Flick at 25 pt\/s/.test(listed) && !/Flick at 35 pt\/s/.test(listed), [said, listed]);
    expect("its settings are listed once", !/Settings that have an effect then/.test(listed) && said.endsWith("1 of 23 gestures shows a difference in this scene."), [said, listed]);
    await tab.run("playground.others[0] = [...playground.values[0]]; playground.choose(); document.getElementById('compare').click()");
    const none = await tab.run("document.getElementById('differ-says').innerText");
    expect("where nothing differs it says where, and names scenes that may differ", none === "None of 23 gestures shows a difference in this scene. Another scene may show one: try Pages or Picture to zoom.", none);

    // The finger lifts between two frames. The text that is shown immediately must equal the text after the gesture is
    // repeated.
    for (const [gesture, setting, value, when] of [
      ["Flick at 25 pt/s", "min-fling", 30, "as the finger lifts: one goes on, the other stops"],
      ["Flick at 1000 pt/s", "rate", .997, "while it coasts"],
      ["Pull past the edge", "rubber", .7, "as the finger begins to pull past the edge"],
    ]) {
      const made = await tab.run(byHand(gesture, setting, value));
      const others = made.filter(({ live, again }) => live[0] !== when || `${live}` !== `${again}`);
      expect(`${gesture}, ${setting} ${value}: by hand and again the first difference is the same`, made.length === 48 && others.length === 0, [others.length, others.slice(0, 3)]);
    }

    // An exercise hides the changed setting until the user requests the answer.
    await tab.run("document.getElementById('exercise').click()");
    expect("a hidden setting has no dial", await tab.run("document.querySelectorAll('#dials fieldset').length === 1 && playground.comparing.hidden !== undefined"));
    const { name, to } = await tab.run("playground.comparing.hidden.changes[0]");
    const text = await tab.run("document.body.innerText");
    expect("nor is its value said", !text.includes(`${name}: ${to}`), text);
    await tab.run("document.getElementById('compare').click()");
    expect("a gesture shows it, and it is among those that can be the cause", (await tab.run("document.getElementById('differ-says').innerText + document.getElementById('differ').innerText")).includes(name), name);
    await tab.run("document.getElementById('exercise').click()");
    expect("Show which tells it", (await tab.run("document.getElementById('exercise-says').innerText")).startsWith(`It was ${name}: ${to}`));
    expect("and the dials are there again", await tab.run("document.querySelectorAll('#dials fieldset').length === 2"));
  });
}

/** A user has changed `rate` to 0.997 and made a page for another user, as `playground --exercise` does. */
export async function findPlanted(tab, expect) {
  const text = () => tab.run("document.body.innerText");
  expect("a planted setting has no dial and no value in the page", await tab.run("document.querySelectorAll('#dials fieldset').length === 1") && !(await text()).includes("0.997"), await text());
  await tab.run("document.getElementById('compare').click()");
  const said = await tab.run("document.getElementById('differ-says').innerText");
  expect("comparing names it among what could be the cause", /could be the cause of all differences: .*\brate\b/.test(said), said);
  await tab.run("{ const dial = document.getElementById('a-rate'); dial.value = .997; dial.dispatchEvent(new Event('input')); document.getElementById('compare').click() }");
  const same = await tab.run("document.getElementById('differ-says').innerText");
  expect("with the same setting no gesture differs", /^None of \d+ gestures/.test(same), same);
  await tab.run("document.getElementById('exercise').click()");
  const told = await tab.run("document.getElementById('exercise-says').innerText");
  expect("Show which tells the planted setting", told === "It was rate: 0.997 instead of 0.998.", told);
}
