"use strict";

// Fixed gestures, and how two engines respond to each: where they differ, and the settings that can be the cause. An
// exercise hides one changed setting of the second engine.

const either = names => names.join(", ").replace(/, ([^,]*)$/, " or $1");

class Comparing {
  apart = new Apart();

  constructor(playground) {
    this.playground = playground;
    find("play").addEventListener("click", () => this.play(find("gesture").value));
    find("compare").addEventListener("click", () => this.compare());
    find("exercise").addEventListener("click", () => this.hidden ? this.tell() : this.hide());
    if (playground.data.isExercise) this.beginWithExercise();
  }

  /** Starts a page that the user created as an exercise, with changed settings of the second engine. */
  beginWithExercise() {
    const { playground: { chosen: [first, second], data } } = this;
    const { index, settings } = second;
    const from = index === first.index ? first.settings : data.engines[index].settings.map(({ value }) => value);
    const changes = data.engines[index].settings.map(({ name }, at) => ({ name, from: from[at], to: settings[at] })).filter(({ from, to }) => from !== to);
    this.begin({ index, changes }, "The second engine was changed, and its settings are hidden.");
  }

  begin(hidden, words) {
    this.hidden = hidden;
    find("exercise").textContent = "Show which";
    find("exercise-says").textContent = `${words} Find the setting: compare all gestures, then turn a setting of the first engine until no gesture differs.`;
  }

  /** The gestures of a scene, along its scroll direction. */
  enter() {
    const { session: { states }, source: { scene } } = this.playground;
    const { contentWidth, contentHeight, width, height } = states[0].views[0];
    this.gestures = gestures(scene.window, contentWidth > width + 1 && contentHeight <= height + 1);
    const chosen = find("gesture").value;
    find("gesture").replaceChildren(...this.gestures.map(([name]) => make("option", {}, name)));
    if (this.gestures.some(([name]) => name === chosen)) find("gesture").value = chosen;
    this.forget();
  }

  forget() {
    find("differ").replaceChildren();
    find("differ-says").textContent = "";
    find("alike").hidden = true;
  }

  /** Plays a gesture from the start, and ignores a loaded recording. */
  play(name) {
    find("gesture").value = name;
    const [, events] = this.gestures.find(([other]) => other === name);
    this.playground.perform(events);
  }

  /**
   * Determines when the engines differ in the present session; undefined if the difference is invisible, or in a blind
   * test.
   */
  look() {
    const { playground: { session, chosen, blind } } = this;
    this.first = chosen.length > 1 && !blind.order ? this.apart.look(session) : undefined;
    return this.first?.seen;
  }

  /** Writes the result below the charts. */
  show() {
    const { playground: { chosen }, first } = this;
    write(find("apart"), chosen.length < 2 ? "" : first ? `First difference ${this.words(first)}` : "No difference so far.");
  }

  words(first) {
    return `at ${Math.round(first.seen / 1e6)} ms, ${first.when}. ${this.numbers(first)}. ${this.acting(this.suspects(first.when))}`;
  }

  numbers({ name, unit, values }) {
    const [a, b] = values.map(value => `${decimal(value, unit ? 1 : 3)}${unit && ` ${unit}`}`);
    const { labels } = this.playground;
    return `${name}: ${a} on ${labels[0]}, ${b} on ${labels[1]}`;
  }

  suspects(when) {
    const { chosen, data } = this.playground;
    return suspects(when, chosen.map(({ index }) => data.engines[index]));
  }

  acting(names) { return names.length ? `Settings that have an effect then: ${names.join(", ")}.` : "No setting has an effect then: the engines themselves differ."; }

  /** Runs all gestures immediately, without playing them in real time. */
  compare() {
    const { playground } = this;
    const { chosen } = playground;
    if (chosen.length < 2) {
      find("differ-says").textContent = "Choose a second engine first.";
      return say("Choose a second engine first.");
    }
    const rows = this.rows(chosen);
    playground.change();
    const found = rows.filter(([, first]) => first);
    const groups = new Map(found.map(([, { when }]) => [when, []]));
    for (const row of found) groups.get(row[1].when).push(row);
    const alike = rows.filter(([, first]) => !first).map(([name]) => name);
    // For the same engine with different settings, a setting that has an effect in every group could explain all
    // differences.
    const isSame = new Set(playground.chosen.map(({ index }) => index)).size === 1;
    const common = [...groups.keys()].map(when => this.suspects(when)).reduce((names, others) => names?.filter(name => others.includes(name)) ?? others, undefined) ?? [];
    const cause = found.length === 0 || !isSame ? "" : common.length ? `One setting could be the cause of all differences: ${either(common)}.` : "No setting alone is the cause of all differences.";
    const named = isSame ? common : [];
    find("differ").replaceChildren(...[...groups].map(([when, rows]) => this.group(when, rows, named)));
    const count = found.length ? `${found.length} of ${rows.length} gestures ${found.length === 1 ? "shows" : "show"} a difference in this scene.` : `None of ${rows.length} gestures shows a difference in this scene. ${this.elsewhere}`.trim();
    find("differ-says").textContent = `${cause} ${count}`.trim();
    find("alike").hidden = !alike.length || !found.length;
    find("alike-says").textContent = alike.join("; ");
    say(count);
  }

  /** Suggests another scene. Pages and zoom have settings that no gesture in a list exercises. */
  get elsewhere() {
    const { sources, source } = this.playground;
    const others = ["Pages", "Picture to zoom", "Long list"].filter(name => name !== source.name && sources.some(one => one.name === name)).slice(0, 2);
    return others.length ? `Another scene may show one: try ${either(others)}.` : "";
  }

  /**
   * The gestures that differ in the same phase. The settings of that phase are listed unless they were already `named`.
   */
  group(when, rows, named) {
    const names = this.suspects(when);
    const isNamed = names.length > 0 && names.length === named.length && names.every(name => named.includes(name));
    return make("li", {}, make("b", {}, `${when[0].toUpperCase()}${when.slice(1)}.`), isNamed ? " " : ` ${this.acting(names)} `,
      make("ul", { class: "plain" }, ...rows.map(([name, first]) => {
        const button = make("button", { type: "button" }, name);
        button.addEventListener("click", () => this.play(name));
        return make("li", {}, button, ` ${this.numbers(first)} at ${Math.round(first.seen / 1e6)} ms`);
      })));
  }

  /** For each gesture, the point at which these engines differ. */
  rows(chosen) {
    const { engines, source } = this.playground;
    return this.gestures.map(([name, events]) => {
      const session = new Session(engines, source);
      session.happened = events;
      session.now = events[events.length - 1].time + 5e9;
      session.choose(chosen);
      return [name, new Apart().look(session)];
    });
  }

  /** Changes one setting at random, such that a gesture reveals it in this scene. */
  change() {
    const [first] = this.playground.chosen;
    const { settings } = this.playground.data.engines[first.index];
    const acting = new Set(Object.values(causes).flat());
    const places = settings.flatMap(({ name, isSwitch }, place) => acting.has(name) && !isSwitch && first.settings[place] > 0 ? [place] : []);
    for (let tries = 0; tries < 30 && places.length; tries += 1) {
      const [one, other] = crypto.getRandomValues(new Uint32Array(2));
      const place = places[one % places.length];
      const [{ name }, from] = [settings[place], first.settings[place]];
      const factor = [.5, .7, 1.5, 2][other % 4];
      // For a rate of retained speed, the lost share is changed: doubling the rate itself would accelerate.
      const to = Number((name.endsWith("rate") ? 1 - (1 - from) * factor : from * factor).toPrecision(6));
      const values = first.settings.with(place, to);
      try {
        if (this.rows([first, { ...first, settings: values }]).some(([, parted]) => parted)) return { name, from, to, values };
      // The engine may reject the value.
      } catch {}
    }
    return undefined;
  }

  /** Replaces the second engine by the first one with one setting changed, without showing which. */
  hide() {
    const { playground } = this;
    const [{ index }] = playground.chosen;
    const found = this.change();
    if (!found) {
      find("exercise-says").textContent = "No setting of this engine shows in this scene: choose another.";
      return playground.change();
    }
    const { name, from, to } = found;
    playground.others[index] = found.values;
    find("engine-b").value = index;
    this.forget();
    this.begin({ index, changes: [{ name, from, to }] }, "The second engine is the first with one setting changed, and its settings are hidden.");
    playground.choose();
    say(find("exercise-says").textContent);
  }

  tell() {
    const { hidden: { changes }, playground } = this;
    this.hidden = undefined;
    find("exercise").textContent = "Find a hidden change";
    find("exercise-says").textContent = changes.length ? `It was ${changes.map(({ name, from, to }) => `${name}: ${to} instead of ${from}`).join("; ")}.` : "No setting was changed.";
    playground.choose();
    say(find("exercise-says").textContent);
  }
}
