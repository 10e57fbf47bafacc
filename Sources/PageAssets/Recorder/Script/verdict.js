"use strict";

// What a recording comes to, for who made it: one sentence, and the engines beside the phone in pictures.

/** What recorded has a name of its own for who holds it. */
const engineName = engine => engine === "seen" ? "This phone" : engine;

const capital = words => words[0].toUpperCase() + words.slice(1);

const counted = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;

/** The engines that can be drawn beside the phone, each with what it showed. */
const drawnEngines = judged => judged.filter(({ engine, trace }) => engine !== "seen" && trace)
  .map(({ engine, scene, trace }) => ({ name: engine, film: new Film(scene, trace) }));

/** The standing of a whole recording, the worst of all engines first: the word that `check` ends with. */
function verdictOf(judged) {
  const names = { unjudged: "Not judged", broken: "Broken", incomplete: "Incomplete", refused: "Refused", warned: "Held, with a warning", held: "Held" };
  return Object.entries(names).find(([standing]) => judged.some(({ verdict }) => verdict === standing)) ?? ["untested", "Nothing tested"];
}

/** How far the phone and an engine are apart at most, when, and in which view. */
function farthest(phone, film) {
  let most = { distance: 0 };
  phone.scene.views.forEach((view, index) => phone.distances(film, index).forEach((distance, row) => {
    if (distance !== null && distance > most.distance) most = { distance, view: view.id, time: phone.times[row] };
  }));
  return most;
}

/** Where both come to rest, in the view and along the axis in which they are farthest apart. */
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

/** The verdict in one sentence: what this phone breaks, or what could not be tested. */
function verdictSentence(judged, isEarly) {
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
    const [held] = judged.filter(({ engine, held }) => engine !== "seen" && held);
    parts.push(held ? `${held.engine} holds all ${held.held} invariants that could be tested${early}.` : `Nothing could be tested${early}.`);
  }
  return parts.join(" ");
}

/** How the phone differs from the first engine, which is neither good nor bad. */
function besideSentence(judged, isEarly) {
  const phone = judged.find(({ engine }) => engine === "seen"), [other] = drawnEngines(judged);
  if (!other || !phone?.trace?.k) return "";
  const shown = new Film(phone.scene, phone.trace), { name, film } = other;
  const { distance, view, time } = farthest(shown, film), rest = restsApart(shown, film);
  const where = shown.scene.views.length > 1 ? ` in ${distance < 1 ? rest.view : view}` : "";
  if (distance < 1) return `Compared with ${name}: the difference is always less than 1 pt.`;
  const way = `up to ${Math.round(distance)} pt apart${where}, at ${Math.round(time)} ms`;
  if (isEarly || rest.distance < 0) return `Compared with ${name}: ${way}. A difference is not a failure.`;
  if (rest.distance < 1) return `Compared with ${name}: both come to rest at the same place, and before that they are ${way}. A difference is not a failure.`;
  return `Compared with ${name}: this phone comes to rest at ${rest.axis} ${Math.round(rest.own)}, ${name} at ${Math.round(rest.its)}, ${Math.round(rest.distance)} pt apart. A difference is not a failure.`;
}

/** Lines that say how each engine was judged, with the names behind the numbers. */
function verdictLines({ saved, judged = [], warnings = [] }) {
  const line = (mark, words) => make("li", { class: mark }, words);
  const named = all => all.map(({ invariant, text }) => make("li", { class: "invariant" }, make("b", {}, invariant), text ? ` ${text}` : ""));
  const folded = (words, all) => all.length ? [make("li", {}, make("details", {}, make("summary", {}, words), make("ul", { class: "plain" }, ...named(all))))] : [];
  return [
    ...judged.flatMap(({ engine, verdict, held = 0, broken = [], missing = [], untested = 0, notApplicable = 0, heldNames = [], untestedNames = [] }) => [
      line(verdict, `${engineName(engine)}: ${verdict} – ${broken.length} broken, ${held} held, ${untested} untested`),
      ...named(broken), ...named(missing),
      ...folded(`${counted(held, "invariant")} held`, heldNames),
      ...folded(`${untested} untested, each with its reason${notApplicable ? `; ${notApplicable} more do not apply to this scene` : ""}`, untestedNames),
    ]),
    ...warnings.map(words => line("warned", words)),
    line("", `Saved as ${saved}`),
  ];
}
