"use strict";

// The present verdicts: what is broken, what held, and what is untested.

class Jury {
  constructor(engines, data) {
    this.engines = engines;
    this.summaries = new Map(data.invariants.map(({ name, summary }) => [name, summary]));
    this.relations = data.relations;
    this.told = "";
    /** @type {string[] | undefined} */
    this.names = undefined;
  }

  /** Reads the names, which are the same for all engines. */
  name() {
    this.names ??= this.engines.invariants(0);
    const left = this.relations.length;
    find("others").textContent = `${this.names.length} invariants are judged here, with their default tolerances. Not tested: your input did not exercise it. `
      + `Not judged here: the ${left} relations between two replays (${this.relations.join(", ")}) and formulas of a suite. flickbook check judges them all.`;
    const rows = this.names.map(name => make("tr", {}, make("th", { scope: "row" }, name,
      make("span", { class: "hint" }, this.summaries.get(name) ?? "")), make("td"), make("td")));
    document.querySelector("#all tbody").replaceChildren(...rows);
    this.rows = rows;
  }

  /**
   * The violations, the first one first: engine, invariant, view and time. `verdicts` are those of one or two engines.
   */
  breaks(verdicts) {
    const breaks = [];
    verdicts.forEach((list, slot) => list.forEach((verdict, index) => {
      if (verdict.kind === 3) breaks.push({ slot, verdict, name: this.names[index], view: verdict.view, time: verdict.time });
    }));
    return breaks.sort((a, b) => a.time - b.time);
  }

  /** Writes the verdicts and the violations. `labels` are the names of the engines. */
  show(verdicts, breaks, labels) {
    const counts = verdicts.map(list => {
      const count = [0, 0, 0, 0, 0];
      for (const { kind } of list) count[kind] += 1;
      return count;
    });
    const isTested = counts.some(([, , held, broken, weak]) => held + broken + weak > 0);
    write(find("verdict"), !isTested ? "Nothing is tested yet: drag or flick the scene." : counts.map(([, untested, held, broken, weak], slot) =>
      `${labels[slot]}: ${broken ? `× ${broken} broken` : "none broken"}, ${held + weak} held, ${untested} not tested`).join(" · "));
    find("verdict").classList.toggle("broken", breaks.length > 0);
    const told = breaks.map(({ slot, verdict, name }) => `${labels[slot]} ${name} ${verdict.time} ${verdict.actual}`).join("\n");
    if (told !== this.told) {
      this.told = told;
      find("breaks").replaceChildren(...breaks.map(({ slot, verdict, name }) => make("li", { class: "broken" },
        make("b", {}, `× ${name}`), ` ${labels[slot]} at ${decimal(verdict.time / 1e6, 1)} ms${verdict.count > 1 ? `, ${verdict.count} times` : ""} ${verdict.circumstance}: expected ${verdict.expected}, found ${verdict.actual}`)));
      say(breaks.length ? `Broken: ${breaks.map(({ name }) => name).join(", ")}` : "Nothing is broken");
    }
    if (find("all").open) this.fill(verdicts);
    write(find("head-a"), labels[0]);
    write(find("head-b"), labels[1] ?? "");
  }

  fill(verdicts) {
    this.rows.forEach((row, index) => verdicts.forEach((list, slot) => {
      const { kind, count } = list[index];
      const cell = row.children[1 + slot];
      const text = kind === 3 ? `× broken ${count}` : kind === 2 || kind === 4 ? `✓ ${verdictNames[kind]} ${count}` : verdictNames[kind];
      write(cell, text);
    }));
    for (const row of this.rows) if (verdicts.length < 2) write(row.children[2], "");
  }
}
