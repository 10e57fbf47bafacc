"use strict";

// The settings of an engine: a slider for each number, a checkbox for each switch.

/** The range of a slider: the values that are usually tried. Any number can be typed. */
function range(name, value) {
  if (name === "rate") return [.98, .9995, .0005];
  if (name === "fast-rate") return [.9, .999, .001];
  if (name === "sample-step") return [.005, .2, .005];
  if (name === "density") return [0, 4, .25];
  if (value === 0) return [0, name === "pinch-slop" || name === "overfling" ? 100 : 10, .5];
  const step = 10 ** Math.floor(Math.log10(value / 20));
  return [0, Math.ceil(value * 3 / step) * step, step];
}

/**
 * The parts of a gesture that settings belong to, in this order, and the names of each.
 *
 * @type {[string, RegExp][]}
 */
const phases = [
  ["Finger", /slop|sample|stale|hold|lock|axis|touch/], ["Coast", /rate|fling|speed|friction|density|stop|coast|carry|boost/],
  ["Edge", /rubber|bounce|edge|over/], ["Pages and cells", /page|snap|cell|turn|wheel|row/], ["Zoom", /zoom|pinch/],
];

/** The part that a setting belongs to. Names of the zoom come before all others. */
function phaseOf(name) {
  if (/zoom|pinch/.test(name)) return "Zoom";
  return phases.find(([, words]) => words.test(name))?.[0] ?? "Other";
}

/** The summary of a setting as a sentence, with its default. */
function sentence({ summary, value, isSwitch }) {
  const words = summary.replace(/^(pt|ms|s|pt\/s)( |$)/, (_, unit, space) => `${{ pt: "points", ms: "milliseconds", s: "seconds", "pt/s": "points per second" }[unit]}${space}`);
  return `${words[0].toUpperCase()}${words.slice(1)}.${isSwitch ? "" : ` Default: ${Number(value.toPrecision(6))}.`}`;
}

/** The number of settings that are always shown. Others are folded unless they differ from their defaults. */
const shownAtOnce = 3;

class Dials {
  /** `changed` is called with each new value. With `only` there is a single slider, for the setting of that name. */
  constructor(room, engine, values, changed, only) {
    this.room = room;
    const reset = make("button", { type: "button" }, "Defaults");
    reset.addEventListener("click", () => {
      engine.settings.forEach((setting, index) => { values[index] = setting.value; });
      this.rows.forEach(show => show());
      changed();
    });
    this.rows = [];
    const switches = !only && engine.settings.some(({ isSwitch }) => isSwitch);
    const group = make("fieldset", {}, make("legend", {}, engine.name), ...only ? [] : [reset]);
    this.reset = reset;
    const faults = switches ? make("details", { class: "faults" }, make("summary", {}, "Faults")) : undefined;
    if (faults) group.append(faults);
    const numbers = switches ? make("details", {}, make("summary", {}, "Numbers")) : group;
    if (switches) group.append(numbers);
    const rows = engine.settings.flatMap((setting, index) => {
      if (only && only !== setting.name) return [];
      const row = this.row(engine, setting, index, values, changed);
      if (setting.isSwitch) faults.append(row);
      return setting.isSwitch ? [] : [{ phase: phaseOf(setting.name), row, isOther: values[index] !== setting.value }];
    });
    const folded = rows.filter(({ isOther }, place) => !isOther && place >= shownAtOnce);
    numbers.append(...rows.filter(row => !folded.includes(row)).map(({ row }) => row));
    if (folded.length) {
      const rest = make("details", { class: "others" }, make("summary", {}, `${folded.length} more settings`));
      for (const name of [...phases.map(([name]) => name), "Other"]) {
        const own = folded.filter(({ phase }) => phase === name).map(({ row }) => row);
        if (own.length) rest.append(make("h3", {}, name), ...own);
      }
      numbers.append(rest);
    }
    room.append(group);
  }

  row(engine, setting, index, values, changed) {
    const id = `${engine.slot}-${setting.name}`;
    const said = make("span", { class: "hint", id: `${id}-says` }, sentence(setting));
    if (setting.isSwitch) {
      const box = make("input", { type: "checkbox", role: "switch", id });
      box.addEventListener("change", () => {
        values[index] = box.checked ? 1 : 0;
        changed();
      });
      this.rows.push(() => { box.checked = values[index] === 1; });
      box.checked = values[index] === 1;
      return make("p", { class: "switch" }, make("label", { for: id }, box, ` ${setting.name}`), said);
    }
    const [min, max, step] = range(setting.name, setting.value);
    const dial = make("input", { type: "range", id, min, max, step: "any", "aria-describedby": `${id}-says` });
    const typed = make("input", { type: "number", step: "any", "aria-label": `${setting.name} as a number` });
    const row = make("p", { class: "dial" }, make("label", { for: id }, setting.name), dial, typed, said);
    const show = () => {
      dial.value = values[index];
      // The number is rounded to the digits that fit in the field.
      typed.value = Number(values[index].toPrecision(4));
      const isChanged = values[index] !== setting.value;
      row.classList.toggle("changed", isChanged);
      dial.setAttribute("aria-valuetext", `${values[index]}${isChanged ? `, default ${setting.value}` : ", the default"}`);
    };
    dial.addEventListener("input", () => {
      values[index] = Number((Math.round(dial.value / step) * step).toPrecision(10));
      show();
      changed();
    });
    // Values between steps are not useful, so a key press moves by a whole step.
    dial.addEventListener("keydown", event => {
      const way = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
      if (!way) return;
      event.preventDefault();
      values[index] = Math.min(max, Math.max(min, Number((Math.round(values[index] / step + way) * step).toPrecision(10))));
      show();
      changed();
    });
    typed.addEventListener("change", () => {
      if (typed.value !== "" && Number.isFinite(Number(typed.value))) values[index] = Number(typed.value);
      show();
      changed();
    });
    this.rows.push(show);
    show();
    return row;
  }
}
