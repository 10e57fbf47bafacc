"use strict";

// Seven small figures. Each has a scene to touch, the one setting that determines its feel, and the invariant that
// checks it. Each has engines of its own, because engines can hold only one scene.

class Figure {
  static most = { width: 240, height: () => 360 };

  constructor(engines, { engines: known, scenes }, lesson) {
    this.engines = engines;
    this.lesson = lesson;
    this.index = known.findIndex(({ name }) => name === (lesson.engine ?? "ios"));
    const engine = known[this.index];
    this.defaults = engine.settings.map(({ value }) => value);
    this.values = [...this.defaults];
    const source = scenes.find(({ name }) => name === lesson.scene);
    this.session = new Session(engines, source);
    const id = lesson.name.toLowerCase().replaceAll(" ", "-");
    this.room = this.furnish(id);
    this.stage = new Stage(this.room.querySelector(".stage"), source.scene, Figure.most);
    this.chart = new LaneChart(lanes.find(({ name }) => name === lesson.lane), this.room.querySelector(".chart"), true);
    this.dials = new Dials(this.room.querySelector(".dials"), { ...engine, slot: id }, this.values, () => this.change(), lesson.setting);
    this.hand = new Hand([[this.room.querySelector(".stage"), (x, y) => this.stage.place(x, y)]], () => source.scene.window, at => this.session.takeOver(at));
    this.room.querySelector(".acts").append(this.dials.reset);
    this.change();
    this.names = engines.invariants(0);
    this.fit();
  }

  /** Creates the part of the page for the figure. */
  furnish(id) {
    const { name, says } = this.lesson;
    const [act, seen] = tried(this.lesson);
    const button = (words, done) => {
      const made = make("button", { type: "button" }, words);
      made.addEventListener("click", done);
      return made;
    };
    const room = make("section", { class: "figure", id, "aria-labelledby": `${id}-title` },
      make("h2", { id: `${id}-title` }, name), make("p", {}, says),
      make("div", { class: "bench" },
        make("div", { class: "stage", tabindex: 0, role: "group", "aria-label": `${name}: the scene. Arrow keys flick, with Shift they drag; plus and minus pinch; Escape lifts all fingers.` }, make("canvas")),
        make("div", { class: "readings" }, make("div", { class: "chart" }), this.verdict = make("p", { class: "verdict" }),
          make("p", { class: "acts" }, button("Play", () => this.play()), button(act, () => this.try())),
          make("div", { class: "dials" }), make("p", { class: "hint" }, `${act}. ${seen}`))));
    find("figures").append(room);
    return room;
  }

  /** Plays the gesture of the lesson from its start. */
  play() { this.session.repeat(this.lesson.gesture, performance.now()); }

  /** Sets the value that the lesson suggests, and plays its gesture. */
  try() {
    const dial = this.room.querySelector("input[type=range]");
    [dial.value] = this.lesson.tries;
    dial.dispatchEvent(new Event("input"));
    this.play();
  }

  /** Repeats what happened, with the present setting. */
  change() {
    const { index, values: settings, defaults, lesson } = this;
    this.refusal = undefined;
    try { this.session.choose([{ index, settings, declared: lesson.stays ? defaults : undefined }]); } catch (error) { this.refusal = `Refused: ${error.message}`; }
    this.isDrawn = false;
  }

  fit() {
    this.stage.fit();
    this.chart.fit(this.stage.colours);
    this.isDrawn = false;
  }

  /** Passes on touches, and advances the time to a frame of the page. */
  frame(time) {
    const { session, hand } = this;
    if (this.refusal) {
      this.verdict.classList.remove("broken", "held");
      return write(this.verdict, this.refusal);
    }
    for (const [at, touches] of hand.taken(performance.now())) {
      session.play(at);
      session.touch(touches, at);
    }
    const wasOver = session.isOver;
    session.frame(Math.max(time, this.last ?? 0));
    this.last = time;
    if (wasOver && session.isOver && this.isDrawn) return;
    if (session.isOver || !this.isDrawn || time - (this.judged ?? 0) > 150) this.judge(time);
    this.stage.draw(session.states[0].views, undefined, [...session.down.values()], this.breaks);
    this.chart.draw(session.shown, 0, this.breaks);
    this.isDrawn = true;
    if (session.isOver) this.chart.write();
  }

  judge(time) {
    this.judged = time;
    const { invariant: name } = this.lesson;
    const verdict = this.session.verdicts(0)[this.names.indexOf(name)];
    const isBroken = verdict.kind === 3;
    this.breaks = isBroken ? [{ name, view: verdict.view, time: verdict.time }] : [];
    const words = guarded(this.lesson, verdict);
    if (this.verdict.textContent === words) return;
    this.verdict.classList.toggle("broken", isBroken);
    this.verdict.classList.toggle("held", isHeld(verdict));
    this.verdict.textContent = words;
    if (isBroken) say(words);
  }
}

async function draw() {
  if (typeof DecompressionStream !== "function" || typeof WebAssembly !== "object") throw new Error("it has no DecompressionStream or no WebAssembly");
  const data = JSON.parse(find("data").textContent);
  const module = await Engines.compile(find("engines").textContent.trim());
  find("figures").hidden = false;
  const figures = [];
  for (const lesson of lessons) figures.push(new Figure(await Engines.start(module), data, lesson));
  globalThis.figures = figures;
  const fit = () => figures.forEach(figure => figure.fit());
  addEventListener("resize", fit);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", fit);
  // Each figure plays its gesture once, when it becomes visible, unless the user prefers reduced motion.
  const seen = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const figure = figures.find(({ stage }) => stage.room === target);
      if (!figure.session.happened.length) figure.play();
    }
  }, { threshold: .9 });
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) figures.forEach(({ stage }) => seen.observe(stage.room));
  const frame = time => {
    requestAnimationFrame(frame);
    figures.forEach(figure => figure.frame(time));
  };
  requestAnimationFrame(frame);
}

draw().catch(error => {
  document.querySelector("header").append(make("p", { class: "refused" }, `This browser cannot run the engines: ${error.message}. Any browser from 2023 on can.`));
});
