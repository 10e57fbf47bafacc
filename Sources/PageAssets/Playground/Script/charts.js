"use strict";

// Charts of the last seconds of one view.

const lanes = [
  { name: "offset.x", unit: "pt", of: view => view.x, limits: view => [view.lowX, view.highX] },
  { name: "offset.y", unit: "pt", isAlwaysThere: true, of: view => view.y, limits: view => [view.lowY, view.highY] },
  { name: "speed", unit: "pt/s", isAlwaysThere: true, of: view => Math.sqrt(view.vx ** 2 + view.vy ** 2) },
  { name: "zoom", unit: "", of: view => view.zoom, limits: view => [view.minimumZoom, view.maximumZoom] },
];

/** The values of a lane, each read once, because a chart draws hundreds of them per frame. */
class Track {
  read(shown, view, of) {
    if (this.shown !== shown || this.view !== view || this.times.length > shown.length) {
      this.shown = shown;
      this.view = view;
      this.times = [];
      this.values = [];
    }
    for (let index = this.times.length; index < shown.length; index += 1) {
      const engines = shown[index];
      this.times.push(engines[0]);
      for (let slot = 0; slot < engines.length - 1; slot += 1) {
        const view = engines[slot + 1][this.view];
        (this.values[slot] ??= []).push(view ? of(view) : NaN);
      }
    }
  }
}

class LaneChart {
  static seconds = 4;
  track = new Track();

  /** A chart that applies to every drag is always shown. Any other is shown once a value has changed in it. */
  constructor(lane, room, isAlwaysThere = lane.isAlwaysThere) {
    this.lane = lane;
    this.isAlwaysThere = isAlwaysThere;
    /** Whether the chart has ever shown a change. */
    this.isSeen = false;
    this.figure = make("figure", {},
      this.caption = make("figcaption", { class: "unseen" }, lane.name),
      this.canvas = make("canvas", { role: "img", "aria-label": `${lane.name} over the last ${LaneChart.seconds} seconds` }));
    room.append(this.figure);
  }

  fit(colours) {
    const dense = Math.min(devicePixelRatio || 1, 2);
    const { fontSize, fontFamily } = getComputedStyle(this.caption);
    this.letters = parseFloat(fontSize);
    this.font = `${fontSize} ${fontFamily}`;
    this.head = this.letters * 1.5;
    this.width = this.figure.clientWidth || 320;
    this.height = 84;
    Object.assign(this.canvas, { width: this.width * dense, height: (this.head + this.height) * dense });
    Object.assign(this.canvas.style, { width: "100%", height: `${this.head + this.height}px` });
    this.pen = this.canvas.getContext("2d");
    this.pen.setTransform(dense, 0, 0, dense, 0, dense * this.head);
    this.colours = colours;
  }

  /**
   * `shown` is what a session has shown. `breaks` contains the times and names of violations. `parted` is the time at
   * which two engines differ. Times are in nanoseconds. Only the canvas is changed, because a changed text would lay
   * out the page again in each frame.
   */
  draw(shown, view, breaks, parted) {
    const { pen, lane, width, height, colours } = this;
    this.track.read(shown, view, lane.of);
    const { times, values } = this.track;
    const end = Math.max(times[times.length - 1] ?? 0, LaneChart.seconds * 1e9);
    const start = end - LaneChart.seconds * 1e9;
    let first = times.length;
    while (first > 0 && times[first - 1] >= start) first -= 1;
    first = Math.max(0, first - 1);
    let [least, most] = [Infinity, -Infinity];
    for (const engine of values) {
      for (let index = first; index < engine.length; index += 1) {
        const value = engine[index];
        if (value < least) least = value;
        if (value > most) most = value;
      }
    }
    const isFlat = !(most - least > 1e-9);
    this.isSeen ||= !isFlat;
    this.isHidden = !this.isSeen && !this.isAlwaysThere && shown.length > 0;
    if (this.isHidden) return;
    this.drawRoom(lane.of(shown[shown.length - 1]?.[1][view] ?? {}));
    if (!(most >= least)) return;
    const reach = Math.max(most - least, lane.unit ? 10 : .1);
    const [low, high] = [(most + least - reach) / 2 - reach * .08, (most + least + reach) / 2 + reach * .08];
    const x = time => (time - start) / (end - start) * width;
    const y = value => height - (value - low) / (high - low) * height;
    const now = shown[shown.length - 1][1][view];
    pen.lineWidth = 1;
    pen.strokeStyle = colours["strong-line"];
    pen.setLineDash([1, 3]);
    for (const limit of lane.limits?.(now) ?? []) {
      if (limit < low || limit > high) continue;
      pen.strokeRect(0, y(limit), width, 0);
    }
    for (let slot = values.length - 1; slot >= 0; slot -= 1) {
      pen.strokeStyle = slot === 0 ? colours.a : colours.b;
      pen.lineWidth = 2;
      pen.setLineDash(slot === 0 ? [] : [6, 4]);
      pen.beginPath();
      // The line is interrupted where an engine reports no value.
      let isDown = false;
      for (let index = first; index < times.length; index += 1) {
        const value = values[slot][index];
        const isKnown = Number.isFinite(value);
        if (isKnown && isDown) pen.lineTo(x(times[index]), y(value));
        else if (isKnown) pen.moveTo(x(times[index]), y(value));
        isDown = isKnown;
      }
      pen.stroke();
    }
    pen.setLineDash([]);
    pen.font = "bold 14px system-ui, sans-serif";
    const mark = (time, sign, colour) => {
      if (!(time >= start)) return;
      pen.strokeStyle = colour;
      pen.strokeRect(x(time), 0, 0, height);
      const wide = pen.measureText(sign).width;
      const left = Math.max(2, Math.min(x(time) + 3, width - wide - 3));
      pen.fillStyle = colours.raised;
      pen.fillRect(left - 1, 1, wide + 2, 15);
      pen.fillStyle = colour;
      pen.fillText(sign, left, 13);
    };
    mark(parted, "≠", colours.b);
    // Only the first mark has a name, because several names would overlap.
    breaks.forEach(({ time, name }, index) => mark(time, index ? "×" : `× ${name}`, colours.broken));
  }

  /** Draws the area for the lines, and the value above it. */
  drawRoom(value) {
    const { pen, lane: { name, unit }, width, height, head, colours } = this;
    pen.clearRect(0, -head, width, head + height);
    pen.fillStyle = colours.raised;
    pen.strokeStyle = colours.line;
    pen.lineWidth = 1;
    pen.setLineDash([]);
    pen.beginPath();
    pen.roundRect(.5, .5, width - 1, height - 1, 6);
    pen.fill();
    pen.stroke();
    this.text = Number.isFinite(value) ? `${name} ${decimal(value, unit ? 1 : 3)} ${unit}` : name;
    pen.font = this.font;
    pen.fillStyle = colours.text;
    pen.fillText(this.text, 0, this.letters * .35 - head / 2);
  }

  /** Shows the chart if it has content. */
  appear() { hide(this.figure, this.isHidden); }

  /** Writes the value for screen readers. */
  write() { write(this.caption, this.text); }
}
