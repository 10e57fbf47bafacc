// The decisions of a review: which differences to baselines are accepted and which are rejected. The browser stores
// them.

class Decisions {
  /** - key: Identifies the run, so that another report has decisions of its own. */
  constructor(key) {
    this.name = `flickbook-review-${key}`;
    this.read();
  }

  /** Reads the decisions that this page or another tab has stored. */
  read() {
    /**
     * Each decision as a recording and a word, in the order in which they were made. An empty word takes a decision
     * back.
     */
    this.log = [];
    // Without storage, decisions last as long as the page.
    try {
      this.isKept = true;
      const kept = JSON.parse(localStorage.getItem(this.name) ?? "[]");
      if (Array.isArray(kept)) this.log = kept;
    } catch {
      this.isKept = false;
    }
    this.words = new Map();
    for (const [recording, word] of this.log) this.apply(recording, word);
  }

  apply(recording, word) {
    this.words.delete(recording);
    if (word) this.words.set(recording, word);
  }

  /** The decision on a recording: `accept`, `reject` or an empty text. */
  of(recording) { return this.words.get(recording) ?? ""; }

  /** The recordings with a given decision, in the order in which they were decided. */
  with(word) { return [...this.words].filter(([, other]) => other === word).map(([recording]) => recording); }

  get count() { return this.words.size; }

  decide(recording, word) {
    if (this.of(recording) === word) return;
    this.log.push([recording, word]);
    this.apply(recording, word);
    this.keep();
  }

  /** Takes the last decision back, and returns its recording. */
  undo() {
    const last = this.log.pop();
    if (!last) return undefined;
    const [recording] = last, before = this.log.filter(([other]) => other === recording).at(-1);
    this.apply(recording, before?.[1] ?? "");
    this.keep();
    return recording;
  }

  keep() {
    try { localStorage.setItem(this.name, JSON.stringify(this.log)); } catch { this.isKept = false; }
  }
}
