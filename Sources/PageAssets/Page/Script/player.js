// Plays one recording: what is shown is a function of the time, and nothing plays by itself.

function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const key in attributes) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), attributes[key]);
    else if (attributes[key] !== false) element.setAttribute(key, attributes[key] === true ? "" : attributes[key]);
  }
  element.append(...children);
  return element;
}

const icons = {
  play: "M4 2v12l10-6z", pause: "M3 2h4v12H3zM9 2h4v12H9z",
  first: "M2 2h2v12H2zM14 2v12L5 8z", last: "M12 2h2v12h-2zM2 2v12l9-6z",
  back: "M12 2v12L3 8z", on: "M4 2v12l9-6z",
};

function icon(name) {
  const svg = shape("svg", { viewBox: "0 0 16 16", width: 16, height: 16, "aria-hidden": true });
  shape("path", { d: icons[name] }, svg);
  return svg;
}

const speeds = [0.1, 0.25, 1, 2];

class Player {
  constructor(article) {
    this.article = article;
    const data = JSON.parse(document.getElementById(`${article.id}-film`).textContent);
    this.film = new Film(data.scene, data.trace);
    this.ghost = data.otherTrace ? new Film(data.otherScene, data.otherTrace) : null;
    this.breaks = data.breaks ?? [];
    this.mode = this.ghost ? "overlay" : "own";
    this.own = article.dataset.engine;
    this.other = data.other;
    this.modes = {
      overlay: `${this.own} over ${this.other}`, side: "side by side", difference: "the difference",
      own: `${this.own} alone`, other: `${this.other} alone`,
    };
    this.speed = 1;
    const box = article.querySelector(".film");
    this.still = box.querySelector(".still");
    this.stage = new Stage(this.still.querySelector("svg"), this.film, this.ghost);
    if (this.ghost) this.pair = new Pair(this.still, this.ghost, [this.own, this.other]);
    this.svg = box.querySelector(".chart");
    this.chart = new Chart(this.svg, this.film, this.ghost);
    this.chart.scrubber = this.scrubber = new Scrubber(this.chart, this.breaks, this.film.events, time => {
      this.pause();
      this.seek(time);
    });
    this.stage.marks = this.breaks.filter(mark => mark.off).map(mark => ({ ...mark, row: this.film.rowAt(mark.t) }));
    this.moments = this.keyMoments();
    this.build(box);
    box.classList.add("live");
    if (this.ghost) box.dataset.mode = this.mode;
    this.watch(box);
    this.seek(+box.dataset.time);
  }

  /** Times at which something happens. */
  keyMoments() {
    const times = [...this.breaks, ...this.film.events, ...this.film.callbacks].map(moment => moment.t);
    for (const finger of this.film.fingers) times.push(finger.times[0], finger.times.at(-1));
    return [...new Set(times)].sort((one, other) => one - other);
  }

  build(box) {
    const button = (name, label, act) =>
      make("button", { type: "button", "aria-label": label, title: label, onclick: act }, icon(name));
    this.button = button("play", "Play", () => this.toggle());
    this.pace = make("select", { "aria-label": "Speed", onchange: () => this.setSpeed(+this.pace.value) },
      ...speeds.map(speed => make("option", { value: speed, selected: speed === 1 }, `${speed}×`)));
    this.said = make("output", { class: "said" });
    const controls = make("div", { class: "transport", role: "group", "aria-label": "Player" },
      button("first", "To the start", () => this.seek(this.film.start)),
      button("back", "Previous frame", () => this.step(-1)), this.button,
      button("on", "Next frame", () => this.step(1)),
      button("last", "To the end", () => this.seek(this.film.end)), this.pace);
    if (this.breaks.length) {
      const word = this.article.querySelector(".differences") ? "Next difference" : "Next break";
      controls.append(make("button", { type: "button", class: "words", onclick: () => this.jump(this.breakTimes, 1, true) }, word));
    }
    if (this.ghost) {
      this.choice = make("select", { class: "compare", "aria-label": "Compare", onchange: () => this.setMode(this.choice.value) },
        ...Object.entries(this.modes).map(([mode, name]) => make("option", { value: mode }, name)));
      controls.append(this.choice);
    }
    // The buttons stay with the device, the scrubber with the chart.
    const hand = make("div", { class: "hand" });
    this.still.before(hand);
    hand.append(this.still, make("div", { class: "player" }, controls));
    box.querySelector(".lanes .scroller").prepend(this.scrubber.element);
    box.append(this.said);
    for (const time of this.article.querySelectorAll(".time[data-time]")) {
      const text = time.textContent;
      time.replaceChildren(make("button", {
        type: "button", class: "link", onclick: () => { this.pause(); this.seek(+time.dataset.time); },
      }, text));
    }
  }

  get breakTimes() { return this.breaks.map(mark => mark.t).sort((one, other) => one - other); }

  watch(box) {
    const scroller = box.querySelector(".lanes .scroller");
    scroller.removeAttribute("tabindex");
    new ResizeObserver(() => this.chart.fit(Math.max(260, scroller.clientWidth))).observe(scroller);
    let isDragging = false, start = null;
    const drag = event => this.seek(this.chart.timeAt(event.clientX));
    this.svg.addEventListener("pointerdown", event => {
      if (event.button !== 0) return;
      this.svg.setPointerCapture(event.pointerId);
      this.pause();
      // With Shift a span is selected, and shown alone.
      if (event.shiftKey) return void (start = this.chart.timeAt(event.clientX));
      isDragging = true;
      drag(event);
    });
    this.svg.addEventListener("pointermove", event => {
      this.chart.point(this.chart.timeAt(event.clientX));
      if (isDragging) drag(event);
    });
    this.svg.addEventListener("pointerleave", () => this.chart.point(null));
    for (const name of ["pointerup", "pointercancel"]) {
      this.svg.addEventListener(name, event => {
        if (start !== null && name === "pointerup") this.chart.span(start, this.chart.timeAt(event.clientX));
        [isDragging, start] = [false, null];
      });
    }
    this.svg.addEventListener("wheel", event => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.chart.zoom(event.deltaY < 0 ? 0.5 : 2, this.chart.timeAt(event.clientX));
    }, { passive: false });
  }

  seek(time) {
    this.time = Math.min(Math.max(time, this.film.start), this.film.end);
    const row = this.film.rowAt(this.time);
    this.stage.show(this.time, this.mode);
    this.pair?.show(this.time, this.mode);
    this.chart.reveal(this.time);
    this.chart.show(this.time);
    this.tell(row);
    this.onseek?.(this.time);
  }

  /** Says in words what is shown: on the page, and to those who do not see it. */
  tell(row) {
    const lane = this.svg.querySelector(".lane[data-view]");
    const view = lane ? +lane.dataset.view : 0;
    const round = value => value === null ? "-" : String(Math.round(value * 100) / 100);
    const stands = (film, row) => {
      const zoom = film.value("zoom", view, row), activity = film.activity(view, row);
      return [
        `x ${round(film.value("x", view, row))}`, `y ${round(film.value("y", view, row))}`,
        ...zoom !== null && zoom !== 1 ? [`zoom ${round(zoom)}`] : [], ...activity ? [activity] : [],
      ];
    };
    const parts = [`${round(this.time)} ms`, this.film.rowName(row)];
    if (!this.ghost) parts.push(...stands(this.film, row));
    else {
      if (this.mode !== "other") parts.push(`${this.own}: ${stands(this.film, row).join(" ")}`);
      if (this.mode !== "own") parts.push(`${this.other}: ${stands(this.ghost, this.ghost.rowAt(this.time)).join(" ")}`);
      const apart = this.chart.difference("difference", view)[row];
      if (apart > 0 && this.mode !== "own" && this.mode !== "other") parts.push(`${round(apart)} pt apart`);
    }
    const broken = this.breaks.filter(mark => this.film.rowAt(mark.t) === row).map(mark => mark.say);
    this.said.textContent = [...parts, ...broken].join("  ·  ");
    this.scrubber.element.setAttribute("aria-valuetext", [...parts, ...broken].join(", "));
    const caption = this.still.querySelector("figcaption");
    caption.textContent = `${round(this.time)} ms`;
    this.stage.svg.setAttribute("aria-label", `The window at ${parts.join(", ")}`);
  }

  step(count) {
    this.pause();
    const row = this.film.rowAt(this.time) + count;
    this.seek(this.film.times[Math.min(Math.max(row, 0), this.film.times.length - 1)]);
  }

  /** To the next or the last one of some times. */
  jump(times, direction, isRound = false) {
    this.pause();
    const next = direction > 0
      ? times.find(time => time > this.time + 0.01) : times.findLast(time => time < this.time - 0.01);
    if (next !== undefined) this.seek(next);
    else if (isRound && times.length) this.seek(times[0]);
  }

  setSpeed(speed) {
    this.speed = speed;
    this.pace.value = speed;
  }

  setMode(mode) {
    this.mode = mode;
    this.choice.value = mode;
    this.article.querySelector(".film").dataset.mode = mode;
    this.seek(this.time);
  }

  nextMode() {
    if (!this.ghost) return;
    const names = Object.keys(this.modes);
    this.setMode(names[(names.indexOf(this.mode) + 1) % names.length]);
  }

  toggle() { if (this.isPlaying) this.pause(); else this.play(); }

  play() {
    // Who wants no motion goes from one thing that happens to the next.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.jump(this.moments, 1, true);
    if (this.time >= this.film.end) this.seek(this.film.start);
    this.isPlaying = true;
    this.showButton("pause", "Pause");
    let last = performance.now();
    const tick = now => {
      if (!this.isPlaying) return;
      const time = this.time + (now - last) * this.speed;
      last = now;
      this.seek(time);
      if (time >= this.film.end) this.pause(); else requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.showButton("play", "Play");
  }

  showButton(name, label) {
    this.button.replaceChildren(icon(name));
    this.button.setAttribute("aria-label", label);
    this.button.title = label;
  }
}
