// The review of differences to baselines: buttons and keys that accept or reject, the progress, and the command that
// applies the decisions.

/**
 * The keys of a review, in addition to those of every report.
 *
 * @type {Key[]}
 */
const reviewKeys = [
  [["a"], "a", "accept the difference that is shown: the new trace becomes the baseline", page => page.review.decideShown("accept")],
  [["r"], "r", "reject it: the baseline remains", page => page.review.decideShown("reject")],
  [["u"], "u", "undo the last decision", page => page.review.undo()],
];

class Review {
  /** Maximum length of a command that is divided into words. For a longer one, this would take a browser a while. */
  static maxDivided = 4000;

  constructor(page, data) {
    this.page = page;
    this.data = data;
    this.decisions = new Decisions(data.key);
    this.choices = new Map();
    document.body.dataset.review = "";
    this.build(document.getElementById("review"));
    for (const article of this.articles) article.querySelector("header").after(this.choice(article.dataset.recording));
    if (page.list) {
      page.list.review = this;
      for (const line of page.list.body.rows) this.addTo(line);
    }
    addEventListener("scroll", () => this.markSoon(), { passive: true });
    addEventListener("storage", event => { if (event.key === this.decisions.name) this.reload(); });
    addEventListener("pageshow", event => { if (event.persisted) this.reload(); });
    this.show();
    this.markSoon();
  }

  /** The cards of pending differences. */
  get articles() { return this.page.articles.filter(article => article.dataset.pending !== undefined); }

  /** Adds the progress and the command. The page of a single recording has only a bar with the progress. */
  build(section) {
    this.undoButtons = [];
    this.said = make("p", { role: "status", class: "decided" });
    this.next = make("button", { type: "button", onclick: () => this.goOn() }, "Next undecided");
    if (section) {
      this.bar = make("progress", { max: this.data.total, "aria-label": "Decided differences" });
      this.code = make("code", { class: "command", dir: "ltr", tabindex: 0 });
      this.apply = make("div", { class: "apply", hidden: true },
        make("p", {}, "This command applies the decisions. Run it in the folder in which the check ran; on another machine, run the same check there first."),
        make("p", { class: "again" }, this.code));
      if (!this.decisions.isKept) section.append(make("p", { class: "about" }, "This browser does not keep decisions: copy the command before you close the page."));
      section.append(make("div", { class: "progress-line" }, this.bar, this.said, this.next), this.apply);
      addCopyButtons(this.apply);
      // A page on which no difference is drawn has no such bar.
      const place = this.page.steps?.place ?? this.next;
      place.after(this.undoButton());
      section.querySelector(".about").append(make("span", { class: "key-words" }, "Keys: a accepts, r rejects, u undoes."));
      return;
    }
    const all = make("a", { href: "../index.html#review" }, "All decisions");
    document.querySelector("footer").before(make("nav", { class: "steps", "aria-label": "Review" }, this.said, this.undoButton(), all));
  }

  undoButton() {
    const button = make("button", { type: "button", "aria-label": "Undo the last decision", title: "Undo the last decision: u", onclick: () => this.undo() }, "Undo");
    this.undoButtons.push(button);
    return button;
  }

  /** Two buttons that decide on a recording. */
  choice(recording) {
    const button = (word, label, key) => make("button", {
      type: "button", class: word, title: `${label}: ${key}`,
      onclick: () => this.toggle(recording, word),
    }, label);
    const group = make("div", { class: "choice", role: "group", "aria-label": `Decision on ${recording}` },
      button("accept", "Accept", "a"), button("reject", "Reject", "r"));
    this.choices.set(recording, [...this.choices.get(recording) ?? [], group]);
    this.showChoice(group, recording);
    return group;
  }

  /** Adds buttons to the row of a pending recording in the table. */
  addTo(line) {
    const recording = line.dataset.pending;
    if (recording !== undefined && !line.querySelector(".choice")) line.cells[0].append(this.choice(recording));
  }

  /** The progress in words: `7 of 23 decided: 5 accepted, 2 rejected`. */
  get progress() {
    const { decisions, data } = this, parts = [["accept", "accepted"], ["reject", "rejected"]]
      .map(([word, text]) => [decisions.with(word).length, text]).filter(([count]) => count > 0);
    const sums = parts.map(([count, text]) => `${grouped(count)} ${text}`).join(", ");
    return `${grouped(decisions.count)} of ${grouped(data.total)} decided${sums ? `: ${sums}` : ""}`;
  }

  /** The decision on a pending recording, as the filter names it. */
  stateOf(recording) { return { accept: "accepted", reject: "rejected" }[this.decisions.of(recording)] ?? "undecided"; }

  /** The command that accepts and rejects exactly the recordings with a decision. */
  get command() {
    const { accept, reject, typed = {} } = this.data;
    return [["accept", accept], ["reject", reject]].flatMap(([word, command]) => {
      const recordings = this.decisions.with(word);
      return recordings.length ? [[command, ...recordings.map(recording => typed[recording] ?? recording)].join(" ")] : [];
    }).join(" && ");
  }

  show() {
    this.said.textContent = this.progress;
    for (const button of this.undoButtons) button.disabled = this.decisions.log.length === 0;
    for (const [recording, groups] of this.choices) for (const group of groups) this.showChoice(group, recording);
    this.page.steps?.show();
    if (!this.apply) return;
    this.bar.value = this.decisions.count;
    this.next.disabled = this.decisions.count >= this.data.total;
    const { command } = this;
    this.apply.hidden = command === "";
    if (command.length > Review.maxDivided) this.code.textContent = command; else writeCommand(this.code, command);
  }

  showChoice(group, recording) {
    const word = this.decisions.of(recording);
    group.dataset.word = word;
    for (const button of group.querySelectorAll("button")) button.setAttribute("aria-pressed", String(button.classList.contains(word)));
  }

  reload() {
    this.decisions.read();
    this.show();
  }

  /** Decides on a recording. If its button is pressed again, the decision is taken back. */
  toggle(recording, word) {
    this.decisions.decide(recording, this.decisions.of(recording) === word ? "" : word);
    this.show();
  }

  /** Decides on the row with the focus or on the shown card, and goes on. */
  decideShown(word) {
    /** @type {HTMLTableRowElement | null} */
    const line = document.activeElement.closest("tr[data-pending]");
    const article = line ? null : this.shown;
    const recording = line?.dataset.pending ?? article?.dataset.recording;
    if (recording === undefined) return this.goOn();
    this.decisions.decide(recording, word);
    this.show();
    if (line) this.goOnInTable(line); else this.goOn(article);
  }

  /** The card with the largest visible part. */
  get shown() {
    let [found, most] = [null, 40];
    for (const article of this.articles) {
      if (article.hidden) continue;
      const { top, bottom } = article.getBoundingClientRect(), visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
      if (visible > most) [found, most] = [article, visible];
    }
    return found;
  }

  /** Marks the card that the keys decide on. */
  markSoon() {
    if (this.marking) return;
    this.marking = requestAnimationFrame(() => {
      this.marking = 0;
      const { shown } = this;
      for (const article of this.articles) article.classList.toggle("shown", article === shown);
    });
  }

  /** Goes to the next difference without a decision, or to the command if there is none. */
  goOn(from = this.shown) {
    const { page, articles } = this;
    if (!page.list) return this.leave();
    const start = articles.indexOf(from) + 1;
    const next = [...articles.slice(start), ...articles.slice(0, start)]
      .find(article => !article.hidden && !this.decisions.of(article.dataset.recording));
    if (next) return page.open(next, null);
    if (this.decisions.count < this.data.total) return this.goToTable();
    this.goToCommand();
  }

  /** Goes on in a folder of pages, in which each recording has its own page. */
  leave() {
    /** @type {HTMLAnchorElement | null} */
    const link = document.querySelector("a[rel=next]");
    location.assign(link ? link.href : "../index.html#review");
  }

  /** Shows undecided differences in the table. It also lists those that the page has no space to draw. */
  goToTable() {
    const { list } = this.page;
    list.text = "s:undecided";
    list.filter();
    this.page.find();
    /** @type {HTMLButtonElement | null} */
    const first = list.body.querySelector(".choice button");
    first?.focus({ preventScroll: true });
  }

  goOnInTable(line) {
    let next = line.nextElementSibling;
    while (next && (next.dataset.pending === undefined || this.decisions.of(next.dataset.pending))) next = next.nextElementSibling;
    /** @type {HTMLButtonElement | null} */
    const button = next?.querySelector(".choice button");
    if (button) return button.focus();
    if (this.decisions.count < this.data.total) return this.goToTable();
    this.goToCommand();
  }

  goToCommand() {
    this.page.held = null;
    document.getElementById("review").scrollIntoView({ block: "start" });
    /** @type {HTMLButtonElement | null} */
    const copy = this.apply.querySelector(".copy");
    copy?.focus({ preventScroll: true });
  }

  undo() {
    const recording = this.decisions.undo();
    if (recording === undefined) return;
    this.show();
    const article = this.articles.find(({ dataset }) => dataset.recording === recording);
    if (article && this.page.list) this.page.open(article, null);
  }
}
