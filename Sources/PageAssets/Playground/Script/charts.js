"use strict";

// What was shown, over time: the last seconds of it, of one view.

const lanes = [
  { name: "offset.x", unit: "pt", of: view => view.x, limits: view => [view.lowX, view.highX] },
  { name: "offset.y", unit: "pt", isAlwaysThere: true, of: view => view.y, limits: view => [view.lowY, view.highY] },
  { name: "speed", unit: "pt/s", isAlwaysThere: true, of: view => Math.sqrt(view.vx ** 2 + view.vy ** 2) },
  { name: "zoom", unit: "", of: view => view.zoom, limits: view => [view.minimumZoom, view.maximumZoom] },
];

/**
 * The lines of a lane, in parts of half a second: a line for each engine, in milliseconds since the part began and in
 * units of the lane. What was shown is read once, and a chart only places the parts.
 */
class Track {
  static span = 5e8;

  read(shown, view, of) {
    if (this.shown !== shown || this.view !== view || this.count > shown.length) Object.assign(this, { shown, view, count: 0, parts: [], last: undefined });
    for (; this.count < shown.length; this.count += 1) this.add(shown[this.count], view, of);
  }

  add(engines, view, of) {
    const time = engines[0];
    let part = this.parts[this.parts.length - 1];
    if (!part || time - part.start >= Track.span) this.parts.push(part = this.begin(time));
    const values = [];
    for (let slot = 0; slot < engines.length - 1; slot += 1) {
      const shown = engines[slot + 1][view];
      const value = shown ? of(shown) : NaN;
      values.push(value);
      // Where an engine says nothing there is no line.
      part.isDown[slot] = Number.isFinite(value) && this.put(part, slot, time, value);
    }
    this.last = { time, values };
  }

  /** A part goes on where the one before it ends. */
  begin(start) {
    const part = { start, lines: [], isDown: [], least: Infinity, most: -Infinity };
    this.last?.values.forEach((value, slot) => { part.isDown[slot] = Number.isFinite(value) && this.put(part, slot, this.last.time, value); });
    return part;
  }

  put(part, slot, time, value) {
    const line = part.lines[slot] ??= new Path2D();
    if (part.isDown[slot]) line.lineTo((time - part.start) / 1e6, value); else line.moveTo((time - part.start) / 1e6, value);
    part.least = Math.min(part.least, value);
    part.most = Math.max(part.most, value);
    return true;
  }

  /** The parts in which something is shown since a time. */
  since(time) {
    const { parts } = this;
    let first = parts.length - 1;
    while (first > 0 && parts[first].start > time) first -= 1;
    return parts.slice(Math.max(0, first));
  }
}

class LaneChart {
  static seconds = 4;
  track = new Track();

  /** Those of any drag are always there, others once something has changed in them. */
  constructor(lane, room, isAlwaysThere = lane.isAlwaysThere) {
    Object.assign(this, { lane, isAlwaysThere });
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
   * `shown` is what a session has shown; `breaks` say when and what, `parted` where two engines part; times are in nanoseconds.
   * Nothing but the canvas changes, not even a text beside it: the page would be laid out again in each frame.
   */
  draw(shown, view, breaks, parted) {
    const { pen, lane, width, height, colours } = this;
    this.track.read(shown, view, lane.of);
    const end = Math.max(shown[shown.length - 1]?.[0] ?? 0, LaneChart.seconds * 1e9);
    const start = end - LaneChart.seconds * 1e9;
    const parts = this.track.since(start);
    const least = Math.min(...parts.map(part => part.least));
    const most = Math.max(...parts.map(part => part.most));
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
    for (let slot = shown[shown.length - 1].length - 2; slot >= 0; slot -= 1) {
      const line = new Path2D();
      const place = { a: 1e6 * width / (end - start), d: -height / (high - low), e: 0, f: y(0) };
      for (const { start: from, lines } of parts) {
        place.e = x(from);
        if (lines[slot]) line.addPath(lines[slot], place);
      }
      pen.strokeStyle = slot === 0 ? colours.a : colours.b;
      pen.lineWidth = 2;
      pen.setLineDash(slot === 0 ? [] : [6, 4]);
      pen.stroke(line);
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
    // Names of several would stand on each other.
    breaks.forEach(({ time, name }, index) => mark(time, index ? "×" : `× ${name}`, colours.broken));
  }

  /** The room of the lines, and the value above it. */
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

  /** Appears once it has something to show. */
  appear() { hide(this.figure, this.isHidden); }

  /** Writes the value for those who hear the page. */
  write() { write(this.caption, this.text); }
}
