"use strict";

class Playground {
  constructor(engines, data) {
    this.engines = engines;
    this.data = data;
    this.sources = [...data.recording ? [data.recording] : [], ...data.scenes];
    this.jury = new Jury(engines, data);
    this.values = data.engines.map(({ settings }) => settings.map(({ value }) => value));
    this.others = this.values.map(values => [...values]);
    const options = (select, names, chosen) => {
      find(select).replaceChildren(...names.map((name, value) => make("option", { value }, name)));
      find(select).value = chosen;
    };
    options("scene", this.sources.map(({ name }) => name), 0);
    const names = data.engines.map(({ name }) => name);
    options("engine-a", names, Math.max(0, names.indexOf(data.chosen?.name)));
    find("engine-b").replaceChildren(make("option", { value: -1 }, "none"), ...names.map((name, value) => make("option", { value }, name)));
    data.chosen?.values.forEach((value, index) => { this.values[find("engine-a").value][index] = value; });
    if (data.against) {
      find("engine-b").value = names.indexOf(data.against.name);
      this.others[find("engine-b").value] = [...data.against.values];
    }
    find("scene").addEventListener("change", () => {
      find("lesson").value = "-1";
      this.lessons.begin();
      this.enter();
    });
    for (const id of ["engine-a", "engine-b", "show-b"]) {
      find(id).addEventListener("change", () => id !== "show-b" && this.comparing.hidden ? this.comparing.tell() : this.choose());
    }
    find("declared").addEventListener("change", () => this.change());
    find("choice").addEventListener("submit", event => event.preventDefault());
    find("replay").addEventListener("click", () => this.replay());
    find("afresh").addEventListener("click", () => {
      this.hand.lift(performance.now());
      this.hand.taken(Infinity);
      this.session.afresh();
      for (const chart of this.charts) chart.isSeen = false;
      this.judge();
      this.draw();
    });
    find("pause").addEventListener("click", () => this.pause());
    for (const stage of ["stage-a", "stage-b"]) {
      find(stage).addEventListener("keydown", event => {
        if (event.key !== " ") return;
        event.preventDefault();
        this.pause();
      });
    }
    // If another page opened this one, the user can close it to return.
    find("close").hidden = !opener;
    find("close").addEventListener("click", () => close());
    find("keep").addEventListener("click", () => this.keep());
    find("all").addEventListener("toggle", () => this.judge());
    addEventListener("resize", () => this.fit());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.fit());
    this.charts = lanes.map(lane => new LaneChart(lane, find("charts")));
    const stages = ["stage-a", "stage-b"].map((id, slot) => [find(id), (x, y) => this.stages[slot].place(x, y)]);
    this.hand = new Hand(stages, () => this.source.scene.window, at => this.session.takeOver(at));
    this.lessons = new Lessons(this);
    this.blind = new Blind(this);
    this.comparing = new Comparing(this);
    this.reported = new Reported(this, data);
    find("room").hidden = false;
    this.enter();
    // If nothing else was requested, the page begins with a lesson.
    const { name, settings } = data.engines[0], { chosen } = data;
    const isOther = chosen && (chosen.name !== name || chosen.values.some((value, index) => value !== settings[index].value));
    const isAsked = data.recording || isOther || data.against || data.exercise || location.hash === "#free";
    if (isAsked) this.lessons.open(-1); else this.lessons.open(Lessons.first);
    requestAnimationFrame(time => this.frame(time));
  }

  enter() {
    this.source = this.sources[find("scene").value];
    this.session = new Session(this.engines, this.source);
    this.stages = ["stage-a", "stage-b"].map(id => new Stage(find(id), this.source.scene));
    // Both stages show the same parts, so that both engines are drawn alike.
    this.stages[1].parts = this.stages[0].parts;
    this.view = 0;
    if (!this.jury.names) this.engines.open(0, 0, []);
    this.jury.name();
    this.choose();
    this.comparing.enter();
    this.rehearse();
    find("replay").textContent = this.session.isRecorded ? "Play the recording" : "Replay";
    if (this.session.isRecorded && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.replay();
  }

  /**
   * Plays a gesture on every engine before the page is used. A browser compiles code when it first runs, which would
   * otherwise delay the first touch.
   */
  rehearse() {
    const { session, data: { engines }, source: { scene } } = this;
    session.happened = rehearsal(scene.window);
    session.now = session.happened[session.happened.length - 1].time + 1e9;
    const all = engines.map(({ settings }, index) => ({ index, settings: settings.map(({ value }) => value) }));
    for (const [index, one] of all.entries()) {
      // An error is reported when the engine is selected.
      try { session.choose([one, all[(index + 1) % all.length]]); } catch { continue; }
      new Apart().look(session);
      session.verdicts(0);
      this.draw();
    }
    for (const type of ["pointerdown", "pointermove", "pointerup"]) find("stage-a").dispatchEvent(new PointerEvent(type, { pointerId: -1 }));
    this.hand.taken(Infinity);
    session.afresh();
    for (const chart of this.charts) chart.isSeen = false;
    this.change();
  }

  /** The selected engines, with their settings. */
  get chosen() {
    const [a, b] = [find("engine-a"), find("engine-b")].map(select => Number(select.value));
    const one = (index, values) => {
      const { name, settings } = this.data.engines[index];
      return { index, settings: values[index], name, declared: find("declared").checked ? settings.map(({ value }) => value) : undefined };
    };
    return b < 0 ? [one(a, this.values)] : [one(a, this.values), one(b, this.others)];
  }

  /** The labels of the engines, which differ even if both have the same name. */
  get labels() {
    const names = this.chosen.map(({ name }) => name);
    return names[0] === names[1] ? [`${names[0]} (first)`, `${names[1]} (second)`] : names;
  }

  choose() {
    const { chosen, labels } = this;
    const isBeside = chosen.length > 1 && find("show-b").value === "beside";
    find("stage-b").hidden = !isBeside;
    find("show-b").parentElement.hidden = chosen.length < 2;
    find("stages").classList.toggle("two", isBeside);
    ["stage-a", "stage-b"].forEach((id, slot) => {
      const whose = find(id).querySelector(".whose");
      whose.textContent = slot === 0 && chosen.length > 1 && !isBeside ? `${labels[0]}; dashed: ${labels[1]}` : labels[slot] ?? "";
    });
    const open = [...find("dials").querySelectorAll("details")].map(({ open }) => open);
    find("dials").replaceChildren();
    chosen.forEach(({ index, settings }, slot) => {
      if (slot && this.comparing.hidden) return;
      const engine = { ...this.data.engines[index], name: labels[slot], slot: slot ? "b" : "a" };
      new Dials(find("dials"), engine, settings, () => this.change());
    });
    [...find("dials").querySelectorAll("details")].forEach((details, index) => { details.open = open[index] ?? details.classList.contains("faults"); });
    this.fit();
    this.comparing.forget();
    this.change();
  }

  /** Repeats what happened, with the present settings. */
  change() {
    try {
      this.session.choose(this.chosen);
      find("told").textContent = "";
      this.isRefused = false;
    } catch (error) {
      this.isRefused = true;
      find("told").textContent = `Refused: ${error.message}`;
      say(find("told").textContent);
      return;
    }
    this.judge();
    this.draw();
  }

  replay() {
    this.session.replay(performance.now());
    this.judge();
  }

  /** Plays a synthetic gesture. */
  perform(happened) {
    this.session.repeat(happened, performance.now());
    this.judge();
  }

  /** Stops or resumes time. */
  pause() {
    const { session } = this;
    if (session.isPaused) session.goOn(performance.now()); else if (!session.isOver) session.pause(performance.now());
    this.judge();
    say(session.isPaused ? "Paused" : "");
  }

  fit() {
    for (const stage of this.stages) stage.fit();
    for (const chart of this.charts) {
      chart.figure.hidden = false;
      chart.fit(this.stages[0].colours);
    }
    this.draw();
  }

  /**
   * Each frame moves and draws the scene, and performs one further task: it draws charts, judges, or writes the
   * verdicts. All of them in one frame would miss the display's deadline.
   */
  frame(time) {
    requestAnimationFrame(next => this.frame(next));
    if (this.isRefused) return;
    const start = performance.now();
    for (const [at, touches] of this.hand.taken(start)) {
      this.session.play(at);
      this.session.touch(touches, at);
    }
    const wasOver = this.session.isOver;
    this.session.frame(Math.max(time, this.lastTime ?? 0));
    this.lastTime = time;
    const isStill = wasOver && this.session.isOver || this.session.isPaused;
    if (isStill && this.isToldLast && !this.due.length) {
      this.judged = time;
      return;
    }
    this.drawScene();
    if (!this.due.length) {
      const isJudged = isStill || time - (this.judged ?? 0) > 150;
      if (isJudged) this.judged = time;
      this.isToldLast = isStill;
      this.due = isStill ? [...this.turns.judging, ...this.turns.charts, () => this.writeCharts()] : isJudged ? [...this.turns.judging] : [...this.turns.charts];
    }
    this.due.shift()();
    this.frames.push(performance.now() - start);
    if (this.frames.length > 6000) this.frames.splice(0, 3000);
  }

  /** The tasks for the next frames, one per frame. */
  due = [];

  turns = {
    judging: [() => this.hear(0), () => this.hear(1), () => this.assess(), () => this.report()],
    charts: [() => this.drawCharts(0), () => this.drawCharts(1)],
  };

  /** The duration of each frame, in milliseconds. */
  frames = [];

  draw() {
    this.drawScene();
    for (const turn of [0, 1]) this.drawCharts(turn);
    this.writeCharts();
  }

  drawScene() {
    const { session } = this;
    const [a, b] = session.states.map(({ views }) => views);
    if (!a) return;
    const fingers = [...session.down.values()];
    const isBeside = !find("stage-b").hidden;
    const { shown } = this.blind;
    const faults = slot => this.breaks?.filter(one => one.slot === slot);
    const invitation = session.happened.length || session.isPlaying ? undefined : "Drag or flick here";
    if (shown !== undefined) this.stages[0].draw(session.states[shown].views, undefined, fingers, [], invitation);
    else this.stages[0].draw(a, isBeside ? undefined : b, fingers, faults(0), invitation);
    if (isBeside && b) this.stages[1].draw(b, undefined, fingers, faults(1));
  }

  /** Draws every second chart. The two charts that apply to every drag, offset.y and speed, have different turns. */
  drawCharts(turn) {
    this.charts.forEach((chart, index) => index % 2 === turn && chart.draw(this.session.shown, this.view, this.breaks ?? [], this.parted));
  }

  writeCharts() {
    for (const chart of this.charts) {
      chart.appear();
      chart.write();
    }
  }

  judge() {
    this.verdicts = [];
    for (const act of this.turns.judging) act();
  }

  /** Queries the verdicts of an engine. */
  hear(slot) {
    if (slot < this.chosen.length) this.verdicts[slot] = this.session.verdicts(slot);
  }

  /** Finds the violations, and the point at which two engines differ. */
  assess() {
    this.view = this.moving();
    this.breaks = this.jury.breaks(this.verdicts);
    this.parted = this.comparing.look();
  }

  /** Writes the findings. */
  report() {
    const { verdicts, breaks, labels, jury } = this;
    jury.show(verdicts, breaks, labels);
    this.reported.show(verdicts[0], jury.names);
    this.lessons.judge(verdicts, jury.names);
    this.comparing.show();
    for (const chart of this.charts) chart.appear();
    write(find("pause"), this.session.isPaused ? "Go on" : "Pause");
  }

  /** The view of the charts: the innermost one that moved last. */
  moving() {
    const { shown } = this.session;
    if (shown.length < 2) return this.view;
    const [last, before] = [shown[shown.length - 1][1], shown[Math.max(0, shown.length - 5)][1]];
    for (let index = last.length - 1; index >= 0; index -= 1) {
      const [one, other] = [last[index], before[index]];
      if (one && other && (one.x !== other.x || one.y !== other.y || one.zoom !== other.zoom)) return index;
    }
    return Math.min(this.view, last.length - 1);
  }

  /** What happened, as a recording. */
  get xml() {
    const { xml, source: { head } } = this.session;
    return this.blind.noted(head) + xml.slice(head.length);
  }

  /** Saves what happened as a file. Fingers that are down are cancelled first. */
  keep() {
    this.hand.lift(performance.now());
    if (!this.session.happened.length) {
      find("told").textContent = "Nothing happened yet: touch the scene first.";
      say(find("told").textContent);
      return;
    }
    for (const [at, touches] of this.hand.taken(Infinity)) this.session.touch(touches, at);
    const name = `${this.source.file}.xml`;
    const href = URL.createObjectURL(new Blob([this.xml], { type: "application/xml" }));
    make("a", { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
    // A setting that an exercise hides must not appear in a command either.
    const engines = this.chosen.slice(0, this.comparing.hidden ? 1 : 2).map(({ index, settings, name }) => {
      const changes = this.data.engines[index].settings.map((setting, at) => [setting, settings[at]])
        .filter(([setting, value]) => setting.value !== value);
      const words = changes.map(([setting, value]) => `${setting.name}=${value}`).join(",");
      return `--engine ${words ? `'${name}(${words})'` : name}`;
    });
    find("told").textContent = `Saved. Judge it with: flickbook check ${name} ${engines.join(" ")}${find("declared").checked ? " There an engine declares the values of its settings." : ""}`;
    say("Saved");
  }
}

const data = JSON.parse(find("data").textContent);
const isAble = typeof DecompressionStream === "function" && typeof WebAssembly === "object";
const ready = isAble ? Engines.open(find("engines").textContent.trim()) : Promise.reject(new Error("it has no DecompressionStream or no WebAssembly"));
Promise.all([ready, brought()]).then(([engines, trial = {}]) => {
  const { made } = trial;
  const recording = made ? sourceOf(made) : trial.recording;
  globalThis.playground = new Playground(engines, { ...data, ...trial, ...recording ? { recording } : {} });
  if (made && !recording) find("told").textContent = "Something in that recording cannot be played from another page: save it, and open it with flickbook playground.";
}, error => {
  document.querySelector("header").append(make("p", { class: "refused" }, `This browser cannot run the engines: ${error.message}. Any browser from 2023 on can.`));
});
