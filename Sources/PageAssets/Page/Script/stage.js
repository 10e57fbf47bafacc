// Shows the device at any time, by moving the parts of the picture in the page.

const svgSpace = "http://www.w3.org/2000/svg";

function shape(name, attributes, parent) {
  const element = document.createElementNS(svgSpace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  parent?.append(element);
  return element;
}

/**
 * @param {Element} element
 * @param {Box} box
 */
function place(element, [x, y, width, height]) {
  element.setAttribute("x", String(x));
  element.setAttribute("y", String(y));
  element.setAttribute("width", String(Math.max(0, width)));
  element.setAttribute("height", String(Math.max(0, height)));
}

class Stage {
  constructor(svg, film, ghost) {
    this.svg = svg;
    this.film = film;
    this.ghost = ghost;
    /**
     * The violations whose expected position is known.
     *
     * @type {{ row: number, view?: number, off: [number, number] }[]}
     */
    this.marks = [];
    /**
     * The shown part of the device; null for all of it.
     *
     * @type {Box | null}
     */
    this.part = null;
    /**
     * Where the arrow of an error begins in that part.
     *
     * @type {[number, number] | null}
     */
    this.arrow = null;
    /** @type {[number, number] | null} */
    this.size = null;
    this.fingers = svg.querySelector(".fingers");
    this.drawPaths();
    this.views = [...svg.querySelectorAll(".view")].map(group => ({
      index: +group.dataset.view,
      cells: group.dataset.cells?.split(" ").map(Number),
      clip: group.querySelector(".clip"), outside: group.querySelector(".outside"),
      content: group.querySelector(".content"), frame: group.querySelector(".frame"),
      sheet: group.querySelector(".content .sheet"), grid: group.querySelector(".content .grid"),
      lines: group.querySelector(".cells"), tiles: group.querySelector(".tiles"), ghost: group.querySelector(".ghost"),
    }));
  }

  /** Draws the whole path of each finger, below its present position. */
  drawPaths() {
    for (const finger of this.film.fingers) {
      const points = finger.x.map((x, place) => `${x},${finger.y[place]}`).join(" ");
      this.fingers.before(shape("polyline", { class: "path", points }));
    }
  }

  /**
   * At a violation, shows the expected position of the content: its outline, and an arrow from there to its position.
   */
  showExpected(row) {
    this.expected?.remove();
    this.expected = null;
    const mark = this.marks.find(mark => mark.row === row);
    const view = mark && this.views.find(view => view.index === (mark.view ?? 0));
    const sight = view && this.film.sight(view.index, row);
    if (!sight) return;
    this.expected = this.drawWay(view, sight, mark.off, "pt off");
  }

  /** Draws the outline of content without its displacement, and an arrow from there to its present position. */
  drawWay(view, sight, [dx, dy], words) {
    // The group is above all views, so that no view hides a part of the text.
    const group = shape("g", { class: "expected" });
    this.fingers.before(group);
    const length = Math.hypot(dx, dy);
    const [left, top, width, height] = sight.frame;
    // An offset that is too large moves the content in the opposite direction.
    place(shape("rect", { class: "outline" }, group), [left + dx, top + dy, width, height]);
    // The text has a constant size on the screen, however small the picture is.
    const box = this.svg.viewBox.baseVal, shown = Math.min(this.svg.clientWidth / box.width, this.svg.clientHeight / box.height) || 1;
    const size = Math.max(this.part ? 0 : 17, 12 / shown), label = `${Math.round(length * 100) / 100} ${words}`, half = label.length * size * 0.29;
    const [room] = this.film.window(this.time ?? 0);
    const inside = at => half * 2 > room ? room / 2 : Math.min(Math.max(at, half), room - half);
    const [x, y] = this.part ? this.arrow : [left + width / 2, top + height / 4];
    const [u, v] = [-dx / length, -dy / length], reach = Math.min(Math.max(length, 36 / (this.part ? 3 : 1)), Math.min(width, height) / 2);
    const wing = this.part ? 1 / 3 : 1;
    const [tipX, tipY] = [x + u * reach, y + v * reach];
    shape("path", {
      class: "arrow",
      d: `M${x} ${y}L${tipX} ${tipY}M${tipX - wing * (12 * u + 8 * v)} ${tipY - wing * (12 * v - 8 * u)}L${tipX} ${tipY}L${tipX - wing * (12 * u - 8 * v)} ${tipY - wing * (12 * v + 8 * u)}`,
    }, group);
    if (this.part) Stage.label(group, label, this.part[0] + this.part[2] / 2, y - reach * Math.abs(v) - 1.4 * size, size);
    // The label is behind the beginning of the arrow. If the arrow points sideways, the label is above it.
    else Stage.label(group, label, inside(x), Math.max(size, v < -0.5 ? y + 6 + size : y - 18), Math.min(size, size * room / (half * 2)));
    return group;
  }

  /** Shows the distance between the positions of a view in both engines, for the first view that differs. */
  showApart(row, time) {
    for (const view of this.views) {
      const [one, other] = [this.film.sight(view.index, row), this.ghost.sight(view.index, this.ghost.rowAt(time))];
      if (!one || !other || Math.hypot(one.x - other.x, one.y - other.y) < 0.01) continue;
      this.expected = this.drawWay(view, one, [one.x - other.x, one.y - other.y], "pt apart");
      return;
    }
  }

  /** Draws a time. `mode` determines which engines are shown. */
  show(time, mode) {
    this.time = time;
    const main = mode === "other" && this.ghost ? this.ghost : this.film;
    const row = main.rowAt(time);
    const [width, height] = main.window(time);
    this.centre(width, height);
    place(this.svg.querySelector(".device"), [-8, -8, width + 16, height + 16]);
    place(this.svg.querySelector(".window"), [0, 0, width, height]);
    const sights = this.views.map(view => main.sight(view.index, row));
    this.views.forEach((view, number) => {
      if (sights[number]) this.showView(view, sights[number], sights);
      view.tiles?.setAttribute("d", Stage.grid(main.tiles(view.index, row)));
      if (view.ghost) this.showGhost(view, time, mode);
    });
    this.showExpected(mode === "own" || mode === "overlay" || mode === "side" ? row : null);
    if (mode === "difference" && this.ghost) this.showApart(row, time);
    this.showKeyboard(main.keyboard(time));
    this.showFingers(this.film.fingersAt(time));
  }

  /** Centres the device in its picture in every orientation. */
  centre(width, height) {
    const box = this.svg.viewBox.baseVal;
    this.size ??= [box.width, box.height];
    const [boxWidth, boxHeight] = this.size;
    [box.x, box.y, box.width, box.height] = this.part ?? [(width - boxWidth) / 2, (height - boxHeight) / 2, boxWidth, boxHeight];
  }

  showView(view, sight, sights) {
    const clip = this.clip(view.index, sights);
    place(view.clip, clip);
    place(view.outside, sight.frame);
    place(view.frame, sight.frame);
    view.content.setAttribute("transform", Stage.transform(sight));
    place(view.sheet, [0, 0, sight.content[0], sight.content[1]]);
    place(view.grid, [0, 0, sight.content[0], sight.content[1]]);
    this.showMarks(view, sight);
  }

  /** Draws the edges and numbers of the visible cells. If the content has no cells, draws numbers along the grid. */
  showMarks(view, sight) {
    const [first, last] = Stage.corners(sight);
    view.lines.replaceChildren();
    if (view.cells) return this.showCells(view, sight, first, last);
    const [tall, starts] = Stage.ruler(sight, first, last);
    const margin = Math.max(0, first[1 - tall]) + 24 / sight.zoom;
    // On small content, lines without a label keep the labels apart. A label is 56 points wide.
    const step = [1, 2, 5, 10, 20, 50].find(lines => 100 * lines * sight.zoom >= (tall ? 24 : 56)) ?? 100;
    for (const start of starts) {
      if (start.place < first[tall] || start.place / 100 % step) continue;
      const [x, y] = tall ? [margin, start.place] : [start.place, margin];
      Stage.label(view.lines, start.place, x, y, 18 / sight.zoom);
    }
  }

  /** The visible cells along both axes. */
  cells(view, { frame: [, , width, height], content }, first, last) {
    const scene = this.film.scene.views[view.index];
    // Pages follow the size of the viewport. Other cells keep their size.
    const [across, down] = scene.page ? [width / scene.width, height / scene.height] : [1, 1];
    const [cellWidth, cellHeight, left, top] = view.cells;
    return [
      Stage.stretch(cellWidth * across, left, first[0], last[0], content[0]),
      Stage.stretch(cellHeight * down, top, first[1], last[1], content[1]),
    ];
  }

  /** The edges of tiles as a path. */
  static grid([x, y]) {
    if (!x.length) return "M0 0";
    return [
      ...x.map(place => `M${place} ${y[0]}V${y.at(-1)}`), ...y.map(place => `M${x[0]} ${place}H${x.at(-1)}`),
    ].join("");
  }

  static lines(x, y, content) {
    return [
      ...x.map(start => `M${start.place} 0V${content[1]}`), ...y.map(start => `M0 ${start.place}H${content[0]}`),
    ].join("");
  }

  showCells(view, sight, first, last) {
    const [x, y] = this.cells(view, sight, first, last);
    const d = Stage.lines(x.starts, y.starts, sight.content);
    if (d) shape("path", { class: "edge", d }, view.lines);
    if (x.starts.length * y.starts.length > 40) return;
    const size = Math.min(96, Math.max(10, Math.min(x.length, y.length) * 0.3));
    for (const row of y.starts) {
      for (const column of x.starts) {
        const words = x.isDivided && y.isDivided
          ? `${column.number}, ${row.number}` : x.isDivided ? column.number : row.number;
        // The text takes at most the width of its cell: a character takes 0.6 of its size.
        const fitting = Math.min(size, x.length * 1.5 / String(words).length);
        Stage.label(view.lines, words, column.place + x.length / 2, row.place + y.length / 2, fitting);
      }
    }
  }

  /** The content at the viewport's corners, in unzoomed coordinates. */
  static corners({ x, y, zoom, frame: [, , width, height] }) {
    return [[x / zoom, y / zoom], [(x + width) / zoom, (y + height) / zoom]];
  }

  /**
   * The axis along which the content is larger than the viewport, and the visible grid lines along it.
   *
   * @param {Sight} sight
   * @returns {[number, { place: number, number: number }[]]}
   */
  static ruler({ content, zoom, frame }, first, last) {
    const tall = content[1] * zoom > frame[3] ? 1 : 0;
    return [tall, Stage.stretch(100, 0, first[tall], last[tall], content[tall]).starts];
  }

  static label(parent, words, x, y, size) {
    shape("text", { x, y, "font-size": size }, parent).textContent = words;
  }

  showGhost(view, time, mode) {
    const sight = !["overlay", "difference"].includes(mode) || !this.ghost
      ? null : this.ghost.sight(view.index, this.ghost.rowAt(time));
    view.ghost.classList.toggle("away", !sight);
    if (!sight) return;
    view.ghost.setAttribute("transform", Stage.transform(sight));
    place(view.ghost.querySelector(".sheet"), [0, 0, sight.content[0], sight.content[1]]);
    view.ghost.querySelector(".edge").setAttribute("d", this.ghostLines(view, sight));
  }

  ghostLines(view, sight) {
    const [first, last] = Stage.corners(sight);
    if (view.cells) {
      const [x, y] = this.cells(view, sight, first, last);
      return Stage.lines(x.starts, y.starts, sight.content);
    }
    const [tall, starts] = Stage.ruler(sight, first, last);
    return tall ? Stage.lines([], starts, sight.content) : Stage.lines(starts, [], sight.content);
  }

  showKeyboard(frame) {
    let keyboard = this.svg.querySelector(".keyboard");
    if (!frame) return keyboard?.remove();
    if (!keyboard) {
      keyboard = shape("rect", { class: "keyboard", rx: 4 });
      this.fingers.before(keyboard);
    }
    place(keyboard, frame);
  }

  showFingers(fingers) {
    this.fingers.replaceChildren();
    for (const finger of fingers) {
      shape("polyline", { class: "trail", points: finger.way.map(point => point.join(",")).join(" ") }, this.fingers);
      shape("circle", { class: "finger", cx: finger.x, cy: finger.y, r: 20 }, this.fingers);
    }
  }

  /**
   * The part of a view that the enclosing views leave visible.
   *
   * @returns {Box}
   */
  clip(index, sights) {
    let [left, top, width, height] = sights[index].frame;
    let [right, bottom] = [left + width, top + height];
    const views = this.film.scene.views;
    let child = index;
    for (let above = views[index].inside; above !== undefined && above < child; above = views[above].inside) {
      if (!sights[above]) break;
      const [x, y, w, h] = sights[above].frame;
      [left, top, right, bottom] = [Math.max(left, x), Math.max(top, y), Math.min(right, x + w), Math.min(bottom, y + h)];
      child = above;
    }
    return [left, top, right - left, bottom - top];
  }

  static transform({ x, y, zoom, frame }) {
    return `translate(${frame[0] - x} ${frame[1] - y}) scale(${zoom})`;
  }

  /** The visible cells along one axis. */
  static stretch(size, origin, low, high, limit) {
    if (!(size > 4)) return { starts: [{ place: 0, number: 1 }], length: limit, isDivided: false };
    const found = { starts: [], length: size, isDivided: limit > size + 1 };
    if ((high - low) / size >= 40) return found;
    for (let n = Math.floor((Math.max(0, low) - origin) / size); origin + n * size < Math.min(high, limit); n += 1) {
      found.starts.push({ place: origin + n * size, number: n + 1 });
    }
    return found;
  }
}
