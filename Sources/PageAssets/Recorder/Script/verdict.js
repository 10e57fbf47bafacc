"use strict";

// The verdict of a recording for the user: one sentence, and pictures of the engines beside the phone.

/** The name of an engine for the user. The recorded device is not an engine. */
const engineName = engine => engine === "seen" ? "This phone" : engine;

const capital = words => words[0].toUpperCase() + words.slice(1);

const counted = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;

/** The engines that can be drawn beside the phone, each with its replay. */
const drawnEngines = judged => judged.filter(({ engine, trace }) => engine !== "seen" && trace)
  .map(({ engine, scene, trace }) => ({ name: engine, film: new Film(scene, trace) }));

/**
 * Whether this phone was observed, but nothing was tested on it. The verdict of an engine then does not apply to the
 * phone.
 */
const isIdle = judged => judged.some(({ engine, verdict, trace }) => engine === "seen" && verdict === "untested" && trace?.k);

/**
 * The status of a whole recording, the worst of all engines first: the same word that `check` prints at the end, except
 * if nothing was tested on this phone and nothing else is wrong.
 */
function verdictOf(judged) {
  if (isIdle(judged) && judged.every(({ verdict }) => ["untested", "held", "warned"].includes(verdict))) return ["untested", "Nothing tested"];
  const names = { unjudged: "Not judged", broken: "Broken", incomplete: "Incomplete", refused: "Refused", warned: "Held, with a warning", held: "Held" };
  return Object.entries(names).find(([standing]) => judged.some(({ verdict }) => verdict === standing)) ?? ["untested", "Nothing tested"];
}

/** The maximum distance between the phone and an engine, with its time and view. */
function farthest(phone, film) {
  let most = { distance: 0 };
  phone.scene.views.forEach((view, index) => phone.distances(film, index).forEach((distance, row) => {
    if (distance !== null && distance > most.distance) most = { distance, view: view.id, time: phone.times[row] };
  }));
  return most;
}

/** The rest positions of the phone and an engine, in the view and along the axis with the largest distance. */
function restsApart(phone, film) {
  let most = { distance: -1 };
  phone.scene.views.forEach((view, index) => {
    const [one, other] = [phone, film].map(film => film.sight(index, film.times.length - 1));
    if (!one || !other) return;
    for (const axis of ["x", "y"]) {
      const distance = Math.abs(one[axis] - other[axis]);
      if (distance > most.distance) most = { distance, view: view.id, axis, own: one[axis], its: other[axis] };
    }
  });
  return most;
}

/**
 * The verdict in one sentence: what this phone breaks, or what could not be tested and what to do then. `act` describes
 * an action that moves something in the scene.
 */
function verdictSentence(judged, isEarly, act) {
  const phone = judged.find(({ engine }) => engine === "seen"), parts = [];
  const early = isEarly ? ", but you stopped before it came to rest: record again, and wait until nothing moves" : "";
  if (phone?.broken?.length) {
    const [{ invariant, text }] = phone.broken, more = phone.broken.length - 1;
    parts.push(`This phone breaks ${invariant}${more ? ` and ${more} more` : ""}: ${text}.`);
  } else if (phone?.held) parts.push(`This phone holds ${phone.held === 1 ? "the one invariant" : `all ${phone.held} invariants`} that could be tested${early}.`);
  for (const { engine, missing = [] } of judged) {
    for (const { invariant, text } of missing.slice(0, 2)) parts.push(`${invariant} must hold and was not tested on ${engine === "seen" ? "this phone" : engine}: ${text}.`);
  }
  for (const { engine, broken = [] } of judged) {
    if (engine !== "seen" && broken.length) parts.push(`${engine} breaks ${broken[0].invariant}.`);
  }
  if (!parts.length) {
    const [held] = isIdle(judged) ? [] : judged.filter(({ engine, held }) => engine !== "seen" && held);
    parts.push(held ? `${held.engine} holds ${held.held === 1 ? "the one invariant" : `all ${held.held} invariants`} that could be tested${early}.` : `Nothing could be tested: ${early ? "you stopped before it came to rest" : "the fingers moved nothing that scrolls"}. Record again${act ? `, ${act}` : ""}, and wait until nothing moves.`);
  }
  return parts.join(" ");
}

/** The difference between the phone and the first engine, which is neither good nor bad. */
function besideSentence(judged, isEarly) {
  const phone = judged.find(({ engine }) => engine === "seen"), [other] = drawnEngines(judged);
  if (!other || !phone?.trace?.k || isIdle(judged)) return "";
  const shown = new Film(phone.scene, phone.trace), { name, film } = other;
  const { distance, view, time } = farthest(shown, film), rest = restsApart(shown, film);
  const where = shown.scene.views.length > 1 ? ` in ${distance < 1 ? rest.view : view}` : "";
  if (distance < 1) return `Compared with ${name}: the difference is always less than 1 pt.`;
  const way = `up to ${Math.round(distance)} pt apart${where}, at ${Math.round(time)} ms`;
  if (isEarly || rest.distance < 0) return `Compared with ${name}: ${way}. A difference is not a failure.`;
  if (rest.distance < 1) return `Compared with ${name}: both come to rest at the same offset, and before that they are ${way}. A difference is not a failure.`;
  return `Compared with ${name}: this phone comes to rest at ${rest.axis} ${Math.round(rest.own)}, ${name} at ${Math.round(rest.its)}, ${Math.round(rest.distance)} pt apart. A difference is not a failure.`;
}

/** Describes what was tested, with the meanings that the scenes give to invariants; empty if nothing was tested. */
function testedSentence(judged) {
  const names = judged.find(({ engine }) => engine === "seen")?.heldNames?.map(({ invariant }) => invariant) ?? [];
  const meanings = Object.values(invariants).filter(([name]) => names.includes(name)).map(([, meaning]) => meaning);
  if (!names.length) return "";
  const more = names.length - meanings.length;
  const words = [...meanings, ...more > 0 ? [`${more} more that any motion must keep`] : []].join("; ");
  return `Tested: ${words}. A browser reports only where content is: what an app announces, labels or calls back is tested in the app.`;
}

/** Lines with the verdict of each engine, and the names behind the numbers. */
function verdictLines({ saved, judged = [], warnings = [] }) {
  const line = (mark, words) => make("li", { class: mark }, words);
  const named = all => all.map(({ invariant, text }) => make("li", { class: "invariant" }, make("b", {}, invariant), text ? ` ${text}` : ""));
  const folded = (words, all) => all.length ? [make("li", {}, make("details", {}, make("summary", {}, words), make("ul", { class: "plain" }, ...named(all))))] : [];
  return [
    ...judged.flatMap(({ engine, verdict, held = 0, broken = [], missing = [], untested = 0, notApplicable = 0, heldNames = [], untestedNames = [] }) => [
      line(verdict, `${engineName(engine)}: ${verdict} – ${broken.length} broken, ${held} held`),
      ...named(broken), ...named(missing),
      ...folded(`${counted(held, "invariant")} held`, heldNames),
      ...folded(`What this recording does not test (${untested}), each with its reason${notApplicable ? `; ${notApplicable} more do not apply to this scene` : ""}`, untestedNames),
    ]),
    ...warnings.map(words => line("warned", words)),
    line("", `Saved as ${saved}`),
  ];
}
