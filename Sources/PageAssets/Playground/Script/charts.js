"use strict";

// What was shown, over time: the last seconds of it, of one view.

const lanes = [
  { name: "offset.x", unit: "pt", of: view => view.x, limits: view => [view.lowX, view.highX] },
  { name: "offset.y", unit: "pt", of: view => view.y, limits: view => [view.lowY, view.highY] },
  { name: "speed", unit: "pt/s", of: view => Math.hypot(view.vx, view.vy) },
  { name: "zoom", unit: "", of: view => view.zoom, limits: view => [view.minimumZoom, view.maximumZoom] },
];

class LaneChart {
  static seconds = 4;

  /** Where nothing changes there is no chart, but the one that is always there. */
  constructor(lane, room, isAlwaysThere = lane.name === "offset.y") {
    Object.assign(this, { lane, isAlwaysThere });
    this.figure = make("figure", {},
      this.caption = make("figcaption", {}, lane.name),
      this.canvas = make("canvas", { role: "img", "aria-label": `${lane.name} over the last ${LaneChart.seconds} seconds` }));
    room.append(this.figure);
  }

  fit(colours) {
    const dense = Math.min(devicePixelRatio || 1, 2);
    this.width = this.figure.clientWidth || 320;
    this.height = 84;
    Object.assign(this.canvas, { width: this.width * dense, height: this.height * dense });
    Object.assign(this.canvas.style, { width: "100%", height: `${this.height}px` });
    this.pen = this.canvas.getContext("2d");
    this.pen.setTransform(dense, 0, 0, dense, 0, 0);
    this.colours = colours;
  }

  /** `shown` is what a session has shown; `breaks` say when and what, `parted` where two engines part; times are in nanoseconds. */
  draw(shown, view, breaks, parted) {
    const { pen, lane, width, height, colours } = this;
    const end = Math.max(shown[shown.length - 1]?.[0] ?? 0, LaneChart.seconds * 1e9);
    const start = end - LaneChart.seconds * 1e9;
    let first = shown.length;
    while (first > 0 && shown[first - 1][0] >= start) first -= 1;
    first = Math.max(0, first - 1);
    let [least, most] = [Infinity, -Infinity];
    for (let index = first; index < shown.length; index += 1) {
      for (let slot = 1; slot < shown[index].length; slot += 1) {
        const value = lane.of(shown[index][slot][view]);
        if (value < least) least = value;
        if (value > most) most = value;
      }
    }
    pen.clearRect(0, 0, width, height);
    const isFlat = !(most - least > 1e-9);
    this.figure.hidden = isFlat && !this.isAlwaysThere && shown.length > 0;
    if (!(most >= least) || this.figure.hidden) return;
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
    for (let slot = shown[shown.length - 1].length - 1; slot > 0; slot -= 1) {
      pen.strokeStyle = slot === 1 ? colours.a : colours.b;
      pen.lineWidth = 2;
      pen.setLineDash(slot === 1 ? [] : [6, 4]);
      pen.beginPath();
      // Where an engine says nothing there is no line.
      let isDown = false;
      for (let index = first; index < shown.length; index += 1) {
        const value = lane.of(shown[index][slot]?.[view] ?? {});
        const isKnown = Number.isFinite(value);
        if (isKnown && isDown) pen.lineTo(x(shown[index][0]), y(value));
        else if (isKnown) pen.moveTo(x(shown[index][0]), y(value));
        isDown = isKnown;
      }
      pen.stroke();
    }
    pen.setLineDash([]);
    pen.font = "bold 14px system-ui, sans-serif";
    const mark = (time, sign, colour) => {
      if (!(time >= start)) return;
      pen.strokeStyle = pen.fillStyle = colour;
      pen.strokeRect(x(time), 0, 0, height);
      const wide = pen.measureText(sign).width;
      const left = Math.max(2, Math.min(x(time) + 3, width - wide - 3));
      pen.clearRect(left - 1, 1, wide + 2, 15);
      pen.fillText(sign, left, 13);
    };
    mark(parted, "≠", colours.b);
    // Names of several would stand on each other.
    breaks.forEach(({ time, name }, index) => mark(time, index ? "×" : `× ${name}`, colours.broken));
    const value = lane.of(now);
    const text = Number.isFinite(value) ? `${lane.name} ${decimal(value, lane.unit ? 1 : 3)} ${lane.unit}` : lane.name;
    if (this.caption.textContent !== text) this.caption.textContent = text;
  }
}
