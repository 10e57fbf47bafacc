// The table of recordings: all of them, filtered and sorted, a limited number at a time.

const atOnce = 100;

/** A count in the format of the page: 10 000, with a no-break space. */
const grouped = count => String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f");

class RecordingList {
  constructor(section, index) {
    this.body = section.querySelector("tbody");
    this.index = index;
    this.hasEngines = index.engines.length > 1;
    this.hasFiles = Boolean(index.files);
    this.written = new Map();
    this.keep(section);
    // If there are many rows, the page contains most of them as text, which is parsed when it is needed.
    this.folded = section.querySelector("noscript")?.textContent ?? "";
    for (const rest of section.querySelectorAll(".rest")) rest.remove();
    this.build(section);
    // The page contains the first rows, worst first. The table is not built again until the user changes the filter or
    // the order.
    this.found = null;
    /** @type {(() => void) | null} */
    this.onfilter = null;
    /** @type {Review | null} */
    this.review = null;
    this.shown = this.body.rows.length;
    if (this.shown > atOnce || index.commands) this.filter(); else this.tell();
  }

  get rows() {
    if (!this.unpacked) {
      this.unpacked = RecordingList.unpack(this.index);
      const rest = make("template");
      rest.innerHTML = this.folded;
      this.keep(rest.content);
      const worst = new Map([...this.written.keys()].map((id, place) => [id, place]));
      for (const row of this.unpacked) row.badness = worst.get(row.id) ?? 1e9 + row.rank;
    }
    return this.unpacked;
  }

  /** Registers the rows that the page contains. */
  keep(part) {
    for (const line of part.querySelectorAll("[data-id]")) this.written.set(line.dataset.id, line);
  }

  static unpack(index) {
    let begin = "";
    const fresh = new Set(index.new ?? []), pending = new Set(index.pending ?? []);
    return (index.rows ?? []).map(([shared, rest, engine, standing, time, set, title, invariants, id, why, at, place, command], number) => {
      begin = begin.slice(0, shared) + rest;
      const path = begin + (index.end ?? "");
      const broken = (invariants ?? []).map(invariant => index.invariants[invariant]);
      return {
        number, path, time, isNew: fresh.has(number), isPending: pending.has(number), title: index.titles?.[title] ?? "", id: id ?? undefined, why: index.reasons?.[why] ?? "", at, place,
        engine: index.engines[engine] ?? "", standing: standings[standing], invariants: broken,
        tags: index.sets[set].map(tag => index.tags[tag]), search: [path, index.titles?.[title] ?? "", ...broken].join("\n").toLowerCase(), rank: -broken.length,
        command: index.commands?.[command]?.split("\0").join(path).split("\u0001").join(broken.join(",")),
      };
    });
  }

  build(section) {
    this.field = make("input", {
      type: "text", id: "filter", spellcheck: "false", autocomplete: "off", autocapitalize: "off",
      "aria-describedby": "filter-words", oninput: () => this.filter(),
    });
    this.order = make("select", { id: "order", onchange: () => this.reorder() },
      ...Object.entries({ worst: "worst first", plan: "in the order of the run", name: "by name", long: "longest first" })
        .map(([value, text]) => make("option", { value }, text)));
    this.said = make("p", { role: "status", class: "found" });
    const clear = () => { this.text = ""; this.field.focus(); };
    this.clear = make("button", { type: "button", hidden: true, onclick: clear }, "Clear");
    const tools = make("form", {
      class: "tools", role: "search",
      // Enter moves the focus to the first result.
      onsubmit: event => { event.preventDefault(); this.links[0]?.focus(); },
    },
      make("label", { for: "filter" }, "Find"), make("span", { class: "field" }, this.field, this.clear),
      make("label", { for: "order" }, "Sort"), this.order, this.said,
      make("p", { id: "filter-words", class: "words" },
        `words of a path, a title or a broken invariant;  ${this.index.new ? "s:new (not in the earlier run)  " : ""}${this.index.pending ? "s:undecided  s:accepted  s:rejected  " : ""}s:broken  s:untested  s:differs  s:waived  s:warning  s:held  s:failed (whatever fails the run)  i:invariant  e:engine  tag:name  !not  "in quotes"`));
    section.querySelector("table").before(tools);
    this.none = make("p", { class: "none", hidden: true }, "No recording matches. ", make("button", { type: "button", onclick: clear }, "Clear the filter"));
    section.querySelector("table").after(this.none);
    this.more = make("button", { type: "button", class: "more", onclick: () => this.showMore() });
    this.none.after(this.more);
  }

  get text() { return this.field.value; }

  set text(text) {
    if (this.field.value === text) return;
    this.field.value = text;
    this.filter();
  }

  filter() {
    this.find();
    this.show();
    this.onfilter?.();
  }

  find() {
    if (this.review) for (const row of this.rows) row.decision = row.isPending ? this.review.stateOf(row.path) : "";
    const query = new Query(this.text);
    this.found = this.rows.filter(row => query.matches(row));
    this.sort();
  }

  sort() {
    const orders = {
      worst: (one, other) => standings.indexOf(one.standing) - standings.indexOf(other.standing)
        || (one.badness === other.badness ? 0 : one.badness - other.badness) || one.number - other.number,
      plan: (one, other) => one.number - other.number,
      name: (one, other) => one.path < other.path ? -1 : one.path > other.path ? 1 : one.number - other.number,
      long: (one, other) => other.time - one.time || one.number - other.number,
    };
    this.found.sort(orders[this.order.value]);
  }

  reorder() {
    if (this.found) this.sort(); else this.find();
    this.show();
  }

  show() {
    this.shown = 0;
    this.body.replaceChildren();
    this.showMore();
  }

  /** Shows how many rows match the filter, and how many are still hidden. */
  tell() {
    const all = this.index.rows?.length ?? 0, some = this.found?.length ?? all;
    this.said.textContent = some === all ? `${grouped(all)} in all` : `${grouped(some)} of ${grouped(all)}`;
    this.none.hidden = some > 0 || all === 0;
    this.clear.hidden = this.text === "";
    const left = some - this.shown;
    this.more.hidden = left === 0;
    this.more.textContent = `Show ${Math.min(atOnce, left)} more of ${grouped(left)}`;
  }

  /** Number of failures found by the filter, whether they are plotted or only listed. */
  get failures() {
    const found = this.found?.map(row => row.standing) ?? (this.index.rows ?? []).map(row => standings[row[3]]);
    return found.filter(isFailing).length;
  }

  showMore() {
    if (!this.found) this.find();
    const next = this.found.slice(this.shown, this.shown + atOnce);
    const lines = next.map(row => this.line(row));
    this.body.append(...lines);
    if (this.review) for (const line of lines) this.review.addTo(line);
    this.shown += next.length;
    this.tell();
  }

  /** The row of the table for a recording. If the page contains it, this is that row. */
  line(row) {
    const written = this.written.get(row.id);
    if (written) return written;
    const name = make("bdi", {}, row.path);
    const cell = make("th", { scope: "row" },
      row.id ? make("a", { href: this.hasFiles ? `r/${row.id}.html` : `#${row.id}` }, name) : name);
    if (this.hasEngines) cell.append(make("span", { class: "on" }, " on ", make("bdi", {}, row.engine)));
    if (row.title) cell.append(make("span", { class: "about" }, make("bdi", {}, row.title)));
    const story = make("td", { class: "word" }, row.why || row.invariants.join(", "));
    if (row.command) RecordingList.list(row, story);
    return make("tr", { class: row.standing, "data-pending": row.isPending && row.path },
      make("td", {}, RecordingList.standing(row.standing)), cell, story, make("td"));
  }

  /** The listing of a failure that did not fit on the page: its sentence, its location and the command. */
  static list(row, story) {
    const place = row.place ? `${row.path}:${row.place}` : row.path;
    const time = row.at ? ` at ${row.at} ms` : "";
    const others = row.invariants.filter(name => !row.why.startsWith(`${name}:`));
    if (others.length) story.append(make("p", { class: "about" }, `also broken: ${others.join(", ")}`));
    story.append(
      make("p", {}, make("code", {}, place), time),
      make("p", { class: "again" }, make("code", { class: "command", dir: "ltr" }, row.command)));
    addCopyButtons(story);
  }

  static standing(name) {
    const shapes = { unjudged: "!", broken: "×", differs: "≠", incomplete: "?", refused: "∅", untested: "○", warned: "▲", waived: "~", held: "✓" };
    const words = { unjudged: "not judged", warned: "warning" };
    return make("span", { class: `standing ${name}` },
      make("span", { class: "shape", "aria-hidden": "true" }, shapes[name]), ` ${words[name] ?? name}`);
  }

  /** The links in the table, in order. */
  get links() { return [...this.body.querySelectorAll("th a")]; }
}
