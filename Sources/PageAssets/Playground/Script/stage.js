"use strict";

// Displays the scene: the content of every view with numbered parts, violations, and fingers.

/** The approximate size of a part of the content, in points. It is adjusted so that a whole number of parts fits. */
const [tileSize, rowSize, stripSize] = [80, 60, 200];

/**
 * Divides a view's content into parts, when the scene is opened: pages, snap steps, the rows of a list, a strip of
 * cards, or a grid.
 */
function partsOf(view, { snap, every, at }, isInside) {
  const [wide, high] = [view.contentWidth / view.zoom, view.contentHeight / view.zoom];
  const even = (length, size) => length / Math.max(1, Math.round(length / size));
  if (snap === "page") return { width: view.width, height: Math.min(view.height, high), isLarge: true };
  if (snap) return { width: snap === "x" ? every : wide, height: snap === "y" ? every : high, axis: snap, at };
  const isSideways = wide > view.width + 1;
  if (isInside && isSideways && high <= stripSize) return { width: even(wide, high), height: high, isLarge: true };
  if (!isSideways && view.maximumZoom <= view.minimumZoom && wide > rowSize) return { width: wide, height: even(high, rowSize), isList: true };
  return { width: even(wide, tileSize), height: even(high, tileSize) };
}

class Stage {
  /** The parts of the contents of the views. */
  parts = [];
  /** The maximum size of the stage, in points of the page. */
  static most = { width: 420, height: () => Math.max(280, Math.min(620, innerHeight * (innerWidth < 960 ? .36 : .62))) };

  constructor(room, scene, most = Stage.most) {
    this.room = room;
    this.scene = scene;
    this.most = most;
    this.canvas = room.querySelector("canvas");
    this.fit();
  }

  /** Sizes the canvas to the available space, in pixels of the display. */
  fit() {
    const { width, height } = this.scene.window;
    const stages = this.room.parentElement;
    const share = stages.classList.contains("two") ? (stages.clientWidth - 8) / 2 : stages.clientWidth;
    const room = Math.min(share, this.most.width) || 320;
    this.scale = Math.min(room / width, this.most.height() / height);
    const dense = Math.min(devicePixelRatio || 1, 2);
    Object.assign(this.canvas, { width: width * this.scale * dense, height: height * this.scale * dense });
    Object.assign(this.canvas.style, { width: `${width * this.scale}px`, height: `${height * this.scale}px` });
    this.pen = this.canvas.getContext("2d");
    this.pen.setTransform(this.scale * dense, 0, 0, this.scale * dense, 0, 0);
    const style = getComputedStyle(document.documentElement);
    this.colours = Object.fromEntries(["page", "text", "line", "outside", "sheet", "raised", "sunken", "grid", "quiet", "a", "b", "finger", "strong-line", "broken", "broken-room"]
      .map(name => [name, style.getPropertyValue(`--${name}`).trim()]));
    this.dashes = [true, false].map(isAcross => this.dash(isAcross));
  }

  /** A dash pattern for fills, which takes a browser a tenth of the time of a dashed stroke. */
  dash(isAcross) {
    const [length, gap] = [8, 6];
    const canvas = make("canvas", isAcross ? { width: length + gap, height: 1 } : { width: 1, height: length + gap });
    const pen = canvas.getContext("2d");
    pen.fillStyle = this.colours.b;
    pen.fillRect(0, 0, isAcross ? length : 1, isAcross ? 1 : length);
    return this.pen.createPattern(canvas, "repeat");
  }

  /** Converts a position on the page to a point of the window. */
  place(clientX, clientY) {
    const box = this.canvas.getBoundingClientRect();
    return { x: (clientX - box.left) / this.scale, y: (clientY - box.top) / this.scale };
  }

  /**
   * `faults` are the violations so far: the view and the name of the invariant. `invitation` is a hint for the user.
   */
  draw(views, ghosts, fingers, faults = [], invitation = undefined) {
    const { pen, colours } = this;
    const { width, height } = this.scene.window;
    pen.fillStyle = colours.outside;
    pen.fillRect(0, 0, width, height);
    views.forEach((view, index) => this.drawView(view, index));
    ghosts?.forEach((view, index) => this.drawGhost(view, index));
    for (const index of new Set(faults.map(({ view }) => view))) this.drawFaults(views[index] ?? views[0], faults.filter(({ view }) => view === index));
    pen.lineWidth = 3;
    pen.strokeStyle = colours.finger;
    for (const { x, y } of fingers) {
      pen.beginPath();
      pen.arc(x, y, 22, 0, 2 * Math.PI);
      pen.stroke();
    }
    if (invitation) this.drawInvitation(invitation);
  }

  drawInvitation(text) {
    const { pen, colours, scene: { window: { width, height } } } = this;
    pen.font = "600 17px system-ui, sans-serif";
    pen.textAlign = "center";
    const wide = pen.measureText(text).width + 36;
    pen.fillStyle = colours.a;
    pen.beginPath();
    pen.roundRect((width - wide) / 2, height - 68, wide, 44, 22);
    pen.fill();
    pen.fillStyle = colours.page;
    pen.fillText(text, width / 2, height - 40);
    pen.textAlign = "left";
  }

  /** The parts of a view's content, its position in the window, and its scale. */
  frame(view, index) {
    const parts = this.parts[index] ??= partsOf(view, this.scene.views[index] ?? {}, index > 0);
    const size = view.boundsWidth > 0 ? view.width / view.boundsWidth : 1;
    return { left: view.left - view.x * size, top: view.top - view.y * size, size, wide: parts.width * view.zoom * size, high: parts.height * view.zoom * size, parts };
  }

  /** Clips all further drawing to a view. */
  clip(view) {
    const { pen } = this;
    pen.save();
    pen.beginPath();
    pen.rect(view.left, view.top, view.width, view.height);
    pen.clip();
  }

  drawView(view, index) {
    const { pen, colours } = this;
    const { left, top, size, wide, high, parts } = this.frame(view, index);
    this.clip(view);
    pen.fillStyle = index ? colours.sunken : colours.outside;
    pen.fillRect(view.left, view.top, view.width, view.height);
    const [width, height] = [view.contentWidth * size, view.contentHeight * size];
    pen.fillStyle = colours.sheet;
    pen.fillRect(left, top, width, height);
    const columns = Math.min(Math.ceil(width / wide - 1e-6), 2000);
    const rows = Math.min(Math.ceil(height / high - 1e-6), 2000);
    const first = (start, edge, length) => Math.max(0, Math.floor((edge - start) / length));
    const isMiddle = parts.isLarge || parts.axis !== undefined;
    pen.lineWidth = 1;
    const letters = parts.isLarge ? Math.min(72, high * .4) : parts.axis ? Math.min(22, high * .6, wide * .5) : Math.max(10, Math.min(40, 18 * view.zoom));
    pen.font = `${letters}px system-ui, sans-serif`;
    [pen.textAlign, pen.textBaseline] = isMiddle ? ["center", "middle"] : ["left", "alphabetic"];
    const [firstRow, firstColumn] = [first(top, view.top, high), first(left, view.left, wide)];
    const lastRow = Math.min(rows, Math.ceil((view.top + view.height - top) / high));
    const lastColumn = Math.min(columns, Math.ceil((view.left + view.width - left) / wide));
    const below = 14 * Math.min(2, view.zoom);
    for (let row = firstRow; row < lastRow; row += 1) {
      for (let column = firstColumn; column < lastColumn; column += 1) {
        const x = left + column * wide;
        const y = top + row * high;
        const across = Math.min(wide, left + width - x);
        const down = Math.min(high, top + height - y);
        if ((row + column) % 2) {
          pen.fillStyle = colours.raised;
          pen.fillRect(x, y, across, down);
        }
        pen.strokeStyle = colours.grid;
        pen.strokeRect(x, y, across, down);
        pen.fillStyle = colours.quiet;
        const text = `${row * columns + column + 1}`;
        if (isMiddle) pen.fillText(text, x + across / 2, y + down / 2);
        else if (parts.isList) pen.fillText(text, x + 14, y + down / 2 + letters * .35);
        else pen.fillText(text, x + 8, y + 8 + below);
        if (!parts.isList) continue;
        // The eye can follow this bar while the list moves.
        pen.fillStyle = colours.grid;
        pen.fillRect(x + 64, y + down / 2 - 3, across * (.25 + (row * 37 % 40) / 100), 6);
      }
    }
    [pen.textAlign, pen.textBaseline] = ["left", "alphabetic"];
    pen.strokeStyle = colours["strong-line"];
    pen.lineWidth = 2;
    pen.strokeRect(left, top, width, height);
    if (parts.axis) this.drawMark(view, parts);
    pen.restore();
    pen.strokeStyle = colours["strong-line"];
    pen.lineWidth = 1;
    pen.strokeRect(view.left, view.top, view.width, view.height);
  }

  /** Draws the position at which a step comes to rest. */
  drawMark(view, { axis, at, width, height }) {
    const { pen, colours } = this;
    const [along, across] = axis === "x" ? [view.width, view.height] : [view.height, view.width];
    const length = axis === "x" ? width : height;
    const start = at === "middle" ? (along - length) / 2 : 0;
    pen.strokeStyle = colours.a;
    if (axis === "x") pen.strokeRect(view.left + start, view.top + 1, length, across - 2);
    else pen.strokeRect(view.left + 1, view.top + start, across - 2, length);
  }

  /** Draws the second engine: the edges of its parts, dashed, over those of the first engine. */
  drawGhost(view, index) {
    const { pen } = this;
    const { left, top, size, wide, high } = this.frame(view, index);
    this.clip(view);
    pen.translate(left, top);
    const [width, height] = [view.contentWidth * size, view.contentHeight * size];
    const across = y => {
      pen.fillStyle = this.dashes[0];
      pen.fillRect(0, y - 1, width, 2);
    };
    const down = x => {
      pen.fillStyle = this.dashes[1];
      pen.fillRect(x - 1, 0, 2, height);
    };
    [0, height].forEach(across);
    [0, width].forEach(down);
    pen.globalAlpha = .7;
    const lines = (edge, end, step, draw) => {
      for (let at = Math.max(1, Math.ceil(edge / step)) * step; at < end; at += step) draw(at);
    };
    lines(view.left - left, Math.min(view.left + view.width - left, width) - 1, wide, down);
    lines(view.top - top, Math.min(view.top + view.height - top, height) - 1, high, across);
    pen.restore();
  }

  /** Marks a view in which an invariant is broken, with the name of the first one. */
  drawFaults(view, faults) {
    const { pen, colours } = this;
    this.clip(view);
    pen.strokeStyle = colours.broken;
    pen.lineWidth = 6;
    pen.strokeRect(view.left, view.top, view.width, view.height);
    pen.restore();
    // The name would hide the content of a low view, so it is written beside such a view if there is space.
    const room = this.scene.window, bottom = view.top + view.height;
    const isLow = view.height < 120;
    const top = isLow && bottom + 26 <= room.height ? bottom + 2 : isLow && view.top >= 28 ? view.top - 28 : bottom - 29;
    pen.font = "bold 15px system-ui, sans-serif";
    const text = `× ${faults[0].name}${faults.length > 1 ? ` and ${faults.length - 1} more` : ""}`;
    const most = isLow ? room.width : view.width, left = isLow ? Math.max(0, Math.min(view.left, room.width - pen.measureText(text).width - 20)) : view.left;
    const width = Math.min(pen.measureText(text).width + 16, most);
    pen.fillStyle = colours["broken-room"];
    pen.fillRect(left + 3, top, width, 26);
    pen.fillStyle = colours.broken;
    pen.fillText(text, left + 11, top + 18, Math.max(20, most - 16));
  }
}
