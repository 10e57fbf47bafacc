"use strict";

// A lesson in the playground: its scene and gesture, and only the setting that it is about.

class Lessons {
  constructor(playground) {
    this.playground = playground;
    find("lesson").replaceChildren(make("option", { value: -1 }, "none"), ...lessons.map(({ name }, value) => make("option", { value }, name)));
    find("lesson").addEventListener("change", () => this.begin());
    find("lesson-try").addEventListener("click", () => this.try());
    find("tab-lessons").addEventListener("click", () => this.open(this.last ?? Lessons.first));
    find("tab-free").addEventListener("click", () => this.open(-1));
  }

  get current() { return lessons[find("lesson").value]; }

  /** The lesson that a new user sees first, because most scrolling is coasting. */
  static first = lessons.findIndex(({ name }) => name === "Coasting");

  open(lesson) {
    find("lesson").value = lesson;
    this.begin();
  }

  begin() {
    const { current, playground } = this;
    if (current) this.last = find("lesson").value;
    find("tab-lessons").setAttribute("aria-pressed", String(current !== undefined));
    find("tab-free").setAttribute("aria-pressed", String(current === undefined));
    document.body.classList.toggle("lesson", current !== undefined);
    find("lesson-says").hidden = !current;
    if (this.stays || current) find("declared").checked = current?.stays === true;
    this.stays = current?.stays;
    find("lesson-seen").hidden = true;
    if (!current) return playground.choose();
    find("lesson-text").textContent = current.says;
    [find("lesson-try").textContent, find("lesson-seen").textContent] = tried(current);
    find("scene").value = playground.sources.findIndex(({ name, lines }) => name === current.scene && !lines.length);
    find("engine-a").value = playground.data.engines.findIndex(({ name }) => name === (current.engine ?? "ios"));
    // Values tried in another lesson do not carry over.
    const a = find("engine-a").value;
    playground.data.engines[a].settings.forEach(({ value }, index) => { playground.values[a][index] = value; });
    playground.enter();
    this.dial?.closest(".dial").classList.add("taught");
    // Users who prefer reduced motion start the gesture themselves.
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.play();
  }

  /** The slider of the lesson. */
  get dial() {
    /** @type {HTMLInputElement | null} */
    const dial = document.querySelector(`#a-${this.current.setting}`);
    return dial;
  }

  play() {
    this.playground.perform(this.current.gesture);
  }

  /** Sets the value that the lesson suggests, and plays its gesture again. */
  try() {
    find("lesson-seen").hidden = false;
    this.dial.value = this.current.tries[0];
    this.dial.dispatchEvent(new Event("input"));
    this.play();
  }

  /** The result of the lesson's invariant for the first engine. */
  judge(verdicts, names) {
    const { current } = this;
    hide(find("lesson-verdict"), !current);
    if (!current) return;
    const verdict = verdicts[0][names.indexOf(current.invariant)];
    write(find("lesson-verdict"), guarded(current, verdict));
    find("lesson-verdict").classList.toggle("broken", verdict.kind === 3);
  }
}
