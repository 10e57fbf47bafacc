// Lays out the chart of the page again, for any width and for any part of the time.

const chartLeft = 112, chartRight = 16;

class Chart {
  constructor(svg, film, ghost) {
    this.svg = svg;
    this.films = { a: film, b: ghost };
    this.start = this.from = +svg.dataset.start;
    this.end = this.to = +svg.dataset.end;
    this.height = svg.viewBox.baseVal.height;
    this.distances = new Map();
    // The chart is not drawn yet.
    this.width = 0;
    this.drawnFrom = this.drawnTo = NaN;
    /** @type {Scrubber | null} */
    this.scrubber = null;
    this.lanes = [...svg.querySelectorAll(".lane[data-channel]")];
    this.bars = [...svg.querySelectorAll(".lane.bars:not(.touches)")];
    this.rules = [...svg.querySelectorAll(".lane .room")];
    this.marks = [...svg.querySelectorAll("[data-t]")];
    this.axis = svg.querySelector(".axis");
    this.cursor = shape("path", { class: "cursor", d: `M0 14V${this.height - 22}` }, svg);
    this.time = this.from;
    this.name("events", film.events);
    this.name("callbacks", film.callbacks);
  }

  /** Gives each moment a tick of its own with its text. In the page, all ticks are one path. */
  name(kind, moments) {
    const all = this.svg.querySelector(`.ticks.${kind} path`);
    if (!all) return;
    for (const { t, text } of moments) {
      const tick = shape("path", { "data-t": t, d: `M0 ${all.dataset.top}v12` }, all.parentNode);
      shape("title", {}, tick).textContent = `${text}, ${t} ms`;
      this.marks.push(tick);
    }
    all.remove();
  }

  /** Fits the drawing to a width in pixels. */
  fit(width) {
    // Without a width the chart is not displayed yet, and the drawing of the page is unchanged.
    if (!width) return;
    if (width === this.width && this.from === this.drawnFrom && this.to === this.drawnTo) return;
    [this.width, this.drawnFrom, this.drawnTo] = [width, this.from, this.to];
    this.svg.setAttribute("viewBox", `0 0 ${width} ${this.height}`);
    this.svg.setAttribute("width", width);
    this.svg.setAttribute("height", this.height);
    for (const rule of this.rules) rule.setAttribute("width", this.plot);
    for (const lane of this.lanes) this.draw(lane);
    for (const mark of this.marks) this.move(mark);
    this.drawAxis();
    this.scrubber?.fit();
    this.show(this.time);
  }

  get plot() { return Math.max(40, this.width - chartLeft - chartRight); }

  x(time) { return chartLeft + this.plot * (time - this.from) / (this.to - this.from); }

  timeAt(clientX) {
    const box = this.svg.getBoundingClientRect();
    const x = (clientX - box.left) * this.width / box.width;
    return this.from + (x - chartLeft) / this.plot * (this.to - this.from);
  }

  show(time) {
    this.time = time;
    if (!this.width) return;
    this.scrubber?.show(time);
    const isIn = time >= this.from && time <= this.to;
    this.cursor.classList.toggle("away", !isIn);
    if (isIn) this.cursor.setAttribute("transform", `translate(${this.x(time).toFixed(1)} 0)`);
  }

  /** If violations occur at the shown time, shows only the ranges that they allow. Otherwise shows all ranges. */
  allow(times) {
    for (const mark of this.svg.querySelectorAll(".allowed")) {
      mark.classList.toggle("past", times.length > 0 && !times.some(time => Math.abs(time - mark.dataset.t) < 0.01));
    }
  }

  /** Shows a span of time; without arguments, the whole time. */
  span(from = this.start, to = this.end) {
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    if (last - first < 20 && from !== this.start) return;
    this.from = Math.max(this.start, first);
    this.to = Math.min(this.end, last);
    this.fit(this.width);
  }

  /** Shows the value of each lane at a time beside its curve; without a time, hides the values. */
  point(time) {
    const isIn = time !== null && time >= this.from && time <= this.to;
    for (const lane of this.lanes) this.showValue(lane, +lane.dataset.top + 11, time, isIn ? this.valuesAt(lane, time) : "");
    for (const lane of this.bars) {
      const bar = isIn ? [...lane.querySelectorAll("[data-u]")].find(bar => +bar.dataset.t <= time && time < +bar.dataset.u) : null;
      this.showValue(lane, +lane.querySelector(".name").getAttribute("y"), time, bar?.dataset.say ?? bar?.querySelector("rect").getAttribute("class") ?? "");
    }
  }

  /** The values of a lane as text: that of this engine and, if there is one, that of the other engine. */
  valuesAt({ dataset: { channel, view } }, time) {
    const round = value => value === null || value === undefined ? "-" : String(Math.round(value * 100) / 100);
    const { a, b } = this.films, row = a.rowAt(time);
    if (/ifference/.test(channel)) return round(this.difference(channel, +view)[row]);
    const value = a.value(channel, +view, row);
    if (!b) return value === null ? "" : round(value);
    return `${round(value)}, ${round(b.value(channel, +view, b.rowAt(time)))}`;
  }

  showValue(lane, y, time, words) {
    let text = lane.querySelector(":scope > .value");
    if (!words) return text?.remove();
    text ??= shape("text", { class: "value" }, lane);
    const isLeft = this.x(time) > this.width - 110;
    text.setAttribute("x", this.x(time) + (isLeft ? -4 : 4));
    text.setAttribute("text-anchor", isLeft ? "end" : "start");
    text.setAttribute("y", y);
    text.textContent = words;
  }

  /** Multiplies the span of the shown time by a factor. The given time keeps its position. */
  zoom(factor, around) {
    const span = Math.min(this.end - this.start, Math.max(20, (this.to - this.from) * factor));
    const share = (around - this.from) / (this.to - this.from);
    this.from = Math.min(Math.max(this.start, around - span * share), this.end - span);
    this.to = this.from + span;
    this.fit(this.width);
  }

  /** Shows another part of the time, if the present one does not contain the given time. */
  reveal(time) {
    if (time >= this.from && time <= this.to) return;
    const span = this.to - this.from;
    this.from = Math.min(Math.max(this.start, time - span / 2), this.end - span);
    this.to = this.from + span;
    this.fit(this.width);
  }

  draw(lane) {
    const { channel, view, top, height, low, high } = lane.dataset;
    const y = value => +top + height * (high - value) / (high - low);
    for (const path of lane.querySelectorAll("[data-curve]")) {
      const name = path.dataset.curve;
      const d = name === "low" || name === "high"
        ? this.edge(channel, +view, name, y, +low, +high)
        : name === "band" ? this.band(lane.dataset, y) : this.curve(channel, +view, name, y);
      path.setAttribute("d", d);
    }
  }

  curve(channel, view, name, y) {
    const film = name === "b" ? this.films.b : this.films.a;
    const value = name === "d"
      ? row => this.difference(channel, view)[row] : row => film.value(channel, view, row);
    return this.line(film, value, y);
  }

  /** The allowed difference between two engines, as a band above zero. */
  band({ view, still, lapse, high }, y) {
    const film = this.films.a;
    const all = film.allowances(this.films.b, +view, +still, +lapse);
    const line = this.line(film, row => all[row] === null ? null : Math.min(all[row], +high), y);
    const ends = [...line.matchAll(/[ML](\S+)/g)].map(found => found[1]);
    return line && `${line}L${ends.at(-1)} ${y(0).toFixed(1)}L${ends[0]} ${y(0).toFixed(1)}Z`;
  }

  line(film, value, y) {
    const [first, last] = [Math.max(0, film.rowAt(this.from) - 1), film.rowAt(this.to) + 1];
    const pace = (this.to - this.from) / this.plot;
    let d = "", bucket = [], column = null;
    // The minimum and maximum of each column of pixels, so that no peak disappears.
    const flush = () => {
      for (const [time, at] of bucket) d += `${d ? "L" : "M"}${this.inside(time).toFixed(1)} ${y(at).toFixed(1)}`;
      bucket = [];
    };
    for (let row = first; row <= last && row < film.times.length; row += 1) {
      const at = value(row);
      if (at === null) continue;
      const time = film.times[row], here = Math.floor((time - this.from) / pace);
      if (here !== column) flush();
      column = here;
      if (bucket.length < 2) bucket.push([time, at]);
      else {
        const all = [...bucket, [time, at]].sort((one, other) => one[1] - other[1]);
        bucket = [all[0], all[2]].sort((one, other) => one[0] - other[0]);
      }
    }
    flush();
    return d;
  }

  edge(channel, view, name, y, low, high) {
    const film = this.films.a;
    let d = "", last = null;
    for (let row = 0; row < film.times.length; row += 1) {
      const at = Chart.edgeValue(film, channel, view, row, name);
      if (at === null || at < low || at > high || at === last) continue;
      const x = this.inside(film.times[row]).toFixed(1), to = y(at).toFixed(1);
      d += last === null ? `M${x} ${to}` : `H${x}V${to}`;
      last = at;
    }
    return d ? `${d}H${this.inside(film.times.at(-1)).toFixed(1)}` : "";
  }

  /** One edge of the range in which a channel can rest. */
  static edgeValue(film, channel, view, row, name) {
    if (channel === "zoom") return film.value(name === "low" ? "minZoom" : "maxZoom", view, row);
    const [content, bounds, before, after] = channel === "x"
      ? ["contentWidth", "width", "insetLeft", "insetRight"]
      : ["contentHeight", "height", "insetTop", "insetBottom"];
    const low = 0 - (film.value(before, view, row) ?? 0);
    if (name === "low") return low;
    const size = film.value(content, view, row), room = film.value(bounds, view, row);
    if (size === null || room === null) return null;
    return Math.max(low, size - room + (film.value(after, view, row) ?? 0));
  }

  difference(channel, view) {
    const key = `${channel} ${view}`, { a, b } = this.films;
    if (!this.distances.has(key)) {
      this.distances.set(key, channel === "difference" ? a.distances(b, view) : a.zoomGaps(b, view));
    }
    return this.distances.get(key);
  }

  /** The position of a time, limited to the plot. A curve also contains a row before and a row after the shown time. */
  inside(time) { return this.x(Math.min(Math.max(time, this.from), this.to)); }

  move(mark) {
    const from = +mark.dataset.t;
    if (mark.dataset.u === undefined) {
      mark.setAttribute("transform", `translate(${this.x(from).toFixed(1)} 0)`);
      mark.classList.toggle("away", from < this.from || from > this.to);
      return;
    }
    const until = +mark.dataset.u;
    const [left, right] = [this.inside(from), this.inside(until)];
    mark.classList.toggle("away", until < this.from || from > this.to);
    const bar = mark.querySelector("rect"), kind = bar.getAttribute("class");
    bar.setAttribute("x", left.toFixed(1));
    bar.setAttribute("width", Math.max(2, right - left).toFixed(1));
    const activity = activities.find(([, word]) => word === kind);
    const words = mark.dataset.say ?? activity?.[1] ?? "", room = right - left;
    const said = words.length * 6 + 8 < room ? words : room > 12 ? activity?.[2] ?? "" : "";
    const text = mark.querySelector("text")
      ?? (said && shape("text", { y: +bar.getAttribute("y") + 11 }, mark));
    if (!text) return;
    text.setAttribute("x", (left + 4).toFixed(1));
    text.textContent = said;
  }

  drawAxis() {
    const top = +this.axis.dataset.top;
    const steps = [1, 2, 5];
    let step = 1;
    for (let place = 0; (this.to - this.from) / step > this.plot / 70; place += 1) {
      step = steps[(place + 1) % 3] * 10 ** Math.floor((place + 1) / 3);
    }
    this.axis.replaceChildren();
    shape("path", { class: "rule", d: `M${chartLeft} ${top}H${chartLeft + this.plot}` }, this.axis);
    for (let tick = Math.ceil(this.from / step) * step; tick <= this.to; tick += step) {
      const x = this.x(tick).toFixed(1);
      shape("path", { class: "rule", d: `M${x} ${top}v4` }, this.axis);
      shape("text", { class: "tick", x, y: top + 16 }, this.axis).textContent = tick;
    }
    shape("text", { class: "unit", x: 0, y: top + 16 }, this.axis).textContent = "ms";
  }
}
