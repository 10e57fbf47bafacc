"use strict";

// What a recording comes to, for who made it: one sentence, and the engines beside the phone in pictures.

/** What recorded has a name of its own for who holds it. */
const engineName = engine => engine === "seen" ? "This phone" : engine;

const capital = words => words[0].toUpperCase() + words.slice(1);

/** The engines that can be drawn beside the phone, each with what it showed. */
const drawnEngines = judged => judged.filter(({ engine, trace }) => engine !== "seen" && trace)
  .map(({ engine, scene, trace }) => ({ name: engine, film: new Film(scene, trace) }));

/** How far the phone and an engine are apart at most, when, and in which view. */
function farthest(phone, film) {
  let most = { distance: 0 };
  phone.scene.views.forEach((view, index) => phone.distances(film, index).forEach((distance, row) => {
    if (distance !== null && distance > most.distance) most = { distance, view: view.id, time: phone.times[row] };
  }));
  return most;
}

/** The verdict in one sentence or two: what this phone breaks, and how far it is from the engine. */
function verdictSentence(judged) {
  const phone = judged.find(({ engine }) => engine === "seen");
  const shown = phone?.trace && phone.trace.k ? new Film(phone.scene, phone.trace) : undefined;
  const parts = [];
  if (phone?.broken?.length) {
    const [{ invariant, text }] = phone.broken, more = phone.broken.length - 1;
    parts.push(`This phone breaks ${invariant}${more ? ` and ${more} more` : ""}: ${text}.`);
  } else if (phone?.held) parts.push(`This phone holds ${phone.held === 1 ? "the one invariant" : `all ${phone.held} invariants`} that could be tested.`);
  for (const { name, film } of drawnEngines(judged).slice(0, 1)) {
    if (!shown) continue;
    const { distance, view, time } = farthest(shown, film);
    const where = shown.scene.views.length > 1 ? ` in ${view}` : "";
    parts.push(distance < 1 ? `It moves as ${name} does, to a point.`
      : `It is up to ${Math.round(distance)} pt from ${name}${where}, most at ${Math.round(time)} ms.`);
  }
  for (const { engine, broken = [] } of judged) {
    if (engine !== "seen" && broken.length) parts.push(`${engine} breaks ${broken[0].invariant}.`);
  }
  if (!parts.length) {
    const [held] = judged.filter(({ engine, held }) => engine !== "seen" && held);
    parts.push(held ? `${held.engine} holds all ${held.held} invariants that could be tested.` : "Nothing could be tested.");
  }
  return parts.join(" ");
}

/** Lines that say how each engine was judged. */
function verdictLines({ saved, judged = [], warnings = [] }) {
  const line = (mark, words) => make("li", { class: mark }, words);
  return [
    ...judged.flatMap(({ engine, verdict, held = 0, broken = [], untested = 0 }) => [
      line(verdict, `${engineName(engine)}: ${verdict} – ${broken.length} broken, ${held} held, ${untested} untested`),
      ...broken.map(({ invariant, text }) => make("li", { class: "invariant" }, make("b", {}, invariant), ` ${text}`)),
    ]),
    ...warnings.map(words => line("warned", words)),
    line("", `Saved as ${saved}`),
  ];
}
