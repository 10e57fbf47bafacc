"use strict";

// The verdicts so far: what is broken, what held, what nothing put to the test.

class Jury {
  constructor(engines, data) {
    this.engines = engines;
    this.summaries = new Map(data.invariants.map(({ name, summary }) => [name, summary]));
    this.relations = data.relations;
    this.told = "";
  }

  /** Reads the names, which are those of any engine. */
  name() {
    this.names ??= this.engines.invariants(0);
    const left = this.relations.length;
    find("others").textContent = `${this.names.length} invariants are judged here, with their default tolerances. `
      + `Not judged here: the ${left} relations between two replays (${this.relations.join(", ")}) and formulas of a suite. flickbook check judges them all.`;
    const rows = this.names.map(name => make("tr", {}, make("th", { scope: "row" }, name,
      make("span", { class: "hint" }, this.summaries.get(name) ?? "")), make("td"), make("td")));
    document.querySelector("#all tbody").replaceChildren(...rows);
    this.rows = rows;
  }

  /** `verdicts` of one engine or two, which have these labels. Returns the breaks: whose, which and when. */
  show(verdicts, labels) {
    const items = [];
    const counts = verdicts.map(list => {
      const count = [0, 0, 0, 0, 0];
      for (const { kind } of list) count[kind] += 1;
      return count;
    });
    verdicts.forEach((list, slot) => list.forEach((verdict, index) => {
      if (verdict.kind === 3) items.push({ slot, verdict, name: this.names[index] });
    }));
    items.sort((a, b) => a.verdict.time - b.verdict.time);
    const text = counts.map(([, untested, held, broken, weak], slot) =>
      `${labels[slot]}: ${broken ? `× ${broken} broken` : "none broken"}, ${held + weak} held, ${untested} not tested`).join(" · ");
    const told = items.map(({ slot, verdict, name }) => `${labels[slot]} ${name} ${verdict.time} ${verdict.actual}`).join("\n");
    find("verdict").textContent = text;
    find("verdict").classList.toggle("broken", items.length > 0);
    if (told !== this.told) {
      this.told = told;
      find("breaks").replaceChildren(...items.map(({ slot, verdict, name }) => make("li", { class: "broken" },
        make("b", {}, `× ${name}`), ` ${labels[slot]} at ${decimal(verdict.time / 1e6, 1)} ms${verdict.count > 1 ? `, ${verdict.count} times` : ""} ${verdict.circumstance}: expected ${verdict.expected}, found ${verdict.actual}`)));
      say(items.length ? `Broken: ${items.map(({ name }) => name).join(", ")}` : "Nothing is broken");
    }
    if (find("all").open) this.fill(verdicts);
    find("head-a").textContent = labels[0];
    find("head-b").textContent = labels[1] ?? "";
    return items.map(({ slot, verdict: { view, time }, name }) => ({ slot, view, time, name }));
  }

  fill(verdicts) {
    this.rows.forEach((row, index) => verdicts.forEach((list, slot) => {
      const { kind, count } = list[index];
      const cell = row.children[1 + slot];
      const text = kind === 3 ? `× broken ${count}` : kind === 2 || kind === 4 ? `✓ ${verdictNames[kind]} ${count}` : verdictNames[kind];
      if (cell.textContent !== text) cell.textContent = text;
    }));
    for (const row of this.rows) if (verdicts.length < 2) row.children[2].textContent = "";
  }
}
