// Plays one recording. The display is a function of the time, and playback starts only on request.

/**
 * Creates an element. Attributes that begin with `on` are listeners.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number | boolean | undefined | EventListener>} attributes
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const key in attributes) {
    const value = attributes[key];
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (value !== false) element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

const icons = {
  play: "M4 2v12l10-6z", pause: "M3 2h4v12H3zM9 2h4v12H9z",
  first: "M2 2h2v12H2zM14 2v12L5 8z", last: "M12 2h2v12h-2zM2 2v12l9-6z",
  // The icon for a single frame is an arrow at a bar, distinct from Play.
  back: "M12 2h2v12h-2zM9.5 3L4.5 8l5 5L8 14.5 1.5 8 8 1.5z", on: "M2 2h2v12H2zM6.5 3l5 5-5 5L8 14.5 14.5 8 8 1.5z",
};

function icon(name) {
  const svg = shape("svg", { viewBox: "0 0 16 16", width: 16, height: 16, "aria-hidden": true });
  shape("path", { d: icons[name] }, svg);
  return svg;
}

/**
 * Playback starts at least `leadIn` before a violation, and at least `leadMotion` before the last motion that precedes
 * it. Both are in milliseconds.
 */
const leadIn = 700, leadMotion = 300;

const speeds = [0.1, 0.25, 1, 2];

class Player {
  constructor(article) {
    this.article = article;
    /** @type {((time: number) => void) | null} */
    this.onseek = null;
    const data = JSON.parse(document.getElementById(`${article.id}-film`).textContent);
    this.film = new Film(data.scene, data.trace);
    this.ghost = data.otherTrace ? new Film(data.otherScene, data.otherTrace) : null;
    this.breaks = data.breaks ?? [];
    // A difference to a baseline is shown as it was before and as it is now.
    const isReviewed = article.dataset.pending !== undefined;
    this.mode = !this.ghost ? "own" : isReviewed ? "side" : "overlay";
    this.own = isReviewed ? "after" : article.dataset.engine;
    this.other = isReviewed ? "before" : data.other;
    this.modes = {
      overlay: `${this.own} over ${this.other}`, side: isReviewed ? "before and after" : "side by side", difference: "the difference",
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
    this.lead = new Lead(article);
    this.events = new EventList(article);
    this.openedAt = +box.dataset.time;
    this.stage.marks = this.orderedBreaks().filter(mark => mark.off).map(mark => ({ ...mark, row: this.film.rowAt(mark.t) }));
    this.moments = this.keyMoments();
    this.build(box);
    box.classList.add("live");
    if (this.ghost) box.dataset.mode = this.mode;
    this.watch(box);
    this.seek(this.openedAt);
  }

  /**
   * The violations to draw. At the time at which the recording is opened, this is only the one that its sentence is
   * about.
   */
  orderedBreaks() {
    const rule = this.article.querySelector(".lead .rule")?.textContent;
    const isOpened = mark => Math.abs(mark.t - this.openedAt) < 0.01;
    return this.breaks.filter(mark => !rule || !isOpened(mark) || mark.say.startsWith(rule));
  }

  /** The times at which something happens. */
  keyMoments() {
    const times = [...this.breaks, ...this.film.events, ...this.film.callbacks].map(moment => moment.t);
    for (const finger of this.film.fingers) times.push(finger.times[0], finger.times.at(-1));
    return [...new Set(times)].sort((one, other) => one - other);
  }

  build(box) {
    const button = (name, label, act) =>
      make("button", { type: "button", "aria-label": label, title: label, onclick: act }, icon(name));
    this.button = make("button", { type: "button", class: "words play", title: "Play", onclick: () => this.toggle() }, icon("play"), "Play");
    this.pace = make("select", { "aria-label": "Speed", onchange: () => this.setSpeed(+this.pace.value) },
      ...speeds.map(speed => make("option", { value: speed, selected: speed === 1 }, `${speed}×`)));
    this.said = make("output", { class: "said" });
    const controls = make("div", { class: "transport", role: "group", "aria-label": "Player" },
      button("first", "To the start", () => this.seek(this.film.start)),
      button("back", "Previous frame", () => this.step(-1)), this.button,
      button("on", "Next frame", () => this.step(1)),
      button("last", "To the end", () => this.seek(this.film.end)), this.pace);
    if (new Set(this.breakTimes).size > 1) {
      const word = this.article.querySelector(".differences") ? "Next difference" : "Next violation";
      controls.append(make("button", { type: "button", class: "words", onclick: () => this.jump(this.breakTimes, 1, true) }, word));
    }
    if (this.ghost) {
      this.choice = make("select", { class: "compare", "aria-label": "Compare", onchange: () => this.setMode(this.choice.value) },
        ...Object.entries(this.modes).map(([mode, name]) => make("option", { value: mode, selected: mode === this.mode }, name)));
      controls.append(this.choice);
    }
    const trial = document.getElementById(`${this.article.id}-trial`);
    if (trial && trying.isThere) {
      // The button is beside the name, because a third row of buttons would push the device off the screen.
      this.article.querySelector("header .about").append(" ", make("button", {
        type: "button", class: "link try", title: "Open it in the playground: replay it, change settings, take over by hand",
        onclick: () => trying.open(JSON.parse(trial.textContent)),
      }, "Try it"));
    }
    // The buttons are next to the device, the scrubber is next to the chart.
    const hand = make("div", { class: "hand" });
    this.still.before(hand);
    if (this.lead.element) hand.after(this.lead.element);
    this.strip = new Moments(this);
    box.querySelector(".lanes").before(this.strip.element);
    this.closeup = new Closeup(this.still, this.film, this.stage, this.orderedBreaks().filter(({ t }) => Math.abs(t - this.openedAt) < 0.01));
    if (this.closeup.isUseful) {
      this.look = make("button", { type: "button", class: "look", title: "Show a part of the device, enlarged", onclick: () => { this.closeup.toggle(); this.seek(this.time); } }, "3×");
      this.closeup.inset.before(this.look);
    }
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
    let start = null;
    const at = event => this.chart.timeAt(event.clientX);
    dragSideways(this.svg, {
      begin: event => {
        this.pause();
        // With Shift, the user selects a span of time, which is then shown alone.
        start = event.shiftKey ? at(event) : null;
      },
      drag: event => { if (start === null) this.seek(at(event)); },
      end: event => { if (start !== null) this.chart.span(start, at(event)); },
    });
    this.svg.addEventListener("pointermove", event => this.chart.point(at(event)));
    this.svg.addEventListener("pointerleave", () => this.chart.point(null));
    this.svg.addEventListener("wheel", event => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.chart.zoom(event.deltaY < 0 ? 0.5 : 2, this.chart.timeAt(event.clientX));
    }, { passive: false });
  }

  /** - rule: The invariant to show if several break at that time. */
  seek(time, rule) {
    this.time = Math.min(Math.max(time, this.film.start), this.film.end);
    const row = this.film.rowAt(this.time);
    this.stage.show(this.time, this.mode);
    this.pair?.show(this.time, this.mode);
    this.chart.reveal(this.time);
    this.chart.show(this.time);
    this.lead.show(this.time, rule);
    this.events.show(this.time);
    this.strip.show(this.time);
    this.closeup.show(this.time, this.mode);
    this.look?.setAttribute("aria-pressed", String(this.closeup.isOn));
    this.tell(row);
    this.onseek?.(this.time);
  }

  /** Describes what is shown, on the page and for screen readers. */
  tell(row) {
    const lane = this.svg.querySelector(".lane[data-view]");
    const view = lane ? +lane.dataset.view : 0;
    const round = value => value === null ? "-" : String(Math.round(value * 100) / 100);
    const stands = (film, row) => {
      const zoom = film.value("zoom", view, row), activity = film.activityFrom(view, row);
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
    const here = this.breaks.filter(mark => this.film.rowAt(mark.t) === row);
    this.chart.allow(here.map(mark => mark.t));
    const broken = here.map(mark => mark.say);
    this.said.textContent = [...parts, ...broken].join("  ·  ");
    this.scrubber.element.setAttribute("aria-valuetext", [...parts, ...broken].join(", "));
    const caption = this.still.querySelector("figcaption");
    caption.textContent = [`${round(this.time)} ms`, ...this.readouts(view, row)].join("  ·  ");
    this.stage.svg.setAttribute("aria-label", `The window at ${parts.join(", ")}`);
  }

  /** The app signals of the view. */
  readouts(view, row) {
    const names = { page: "page label", selection: "selected", items: "items", refreshing: "refreshing", reset: "reset button" };
    return Object.entries(names).flatMap(([channel, name]) => {
      const value = this.film.value(channel, view, row);
      if (value === null) return [];
      if (channel === "refreshing") return value ? [name] : [];
      return [channel === "reset" ? `${name} ${value ? "enabled" : "disabled"}` : `${name} ${value}`];
    });
  }

  step(count) {
    this.pause();
    const row = this.film.rowAt(this.time) + count;
    this.seek(this.film.times[Math.min(Math.max(row, 0), this.film.times.length - 1)]);
  }

  /** Goes to the next or the previous of some times. If `isRound` is true, the first time follows the last. */
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
    // Users who prefer reduced motion step from event to event.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.jump(this.moments, 1, true);
    if (this.time >= this.film.end) this.seek(this.film.start);
    else if (this.breakTimes.some(time => Math.abs(time - this.time) < 0.01)) this.seek(this.before(this.time));
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

  /** The time at which playback of a violation starts. It is early enough to show a motion before the violation. */
  before(time) {
    const moves = [...this.film.motions()].filter(at => at <= time + 0.01).at(-1) ?? time;
    return Math.max(this.film.start, Math.min(time - leadIn, moves - leadMotion));
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.showButton("play", "Play");
  }

  showButton(name, label) {
    this.button.replaceChildren(icon(name), label);
    this.button.title = label;
  }
}
