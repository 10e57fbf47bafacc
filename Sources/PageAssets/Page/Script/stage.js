// The device at any time: moves the parts of the picture that the page came with.

const svgSpace = "http://www.w3.org/2000/svg";

function shape(name, attributes, parent) {
  const element = document.createElementNS(svgSpace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  parent?.append(element);
  return element;
}

function place(element, [x, y, width, height]) {
  element.setAttribute("x", x);
  element.setAttribute("y", y);
  element.setAttribute("width", Math.max(0, width));
  element.setAttribute("height", Math.max(0, height));
}

class Stage {
  constructor(svg, film, ghost) {
    this.svg = svg;
    this.film = film;
    this.ghost = ghost;
    this.fingers = svg.querySelector(".fingers");
    this.views = [...svg.querySelectorAll(".view")].map(group => ({
      index: +group.dataset.view,
      cells: group.dataset.cells?.split(" ").map(Number),
      clip: group.querySelector(".clip"), outside: group.querySelector(".outside"),
      content: group.querySelector(".content"), frame: group.querySelector(".frame"),
      sheet: group.querySelector(".content .sheet"), grid: group.querySelector(".content .grid"),
      lines: group.querySelector(".cells"), ghost: group.querySelector(".ghost"),
    }));
  }

  /** Draws a time; `mode` says which engines are shown. */
  show(time, mode) {
    const main = mode === "other" && this.ghost ? this.ghost : this.film;
    const row = main.rowAt(time);
    const [width, height] = main.window(time);
    place(this.svg.querySelector(".device"), [-8, -8, width + 16, height + 16]);
    place(this.svg.querySelector(".window"), [0, 0, width, height]);
    const sights = this.views.map(view => main.sight(view.index, row));
    this.views.forEach((view, number) => {
      if (sights[number]) this.showView(view, sights[number], sights);
      if (view.ghost) this.showGhost(view, time, mode);
    });
    this.showKeyboard(main.keyboard(time));
    this.showFingers(this.film.fingersAt(time));
  }

  showView(view, sight, sights) {
    const [left, top, width, height] = sight.frame;
    const clip = this.clip(view.index, sights);
    place(view.clip, clip);
    place(view.outside, sight.frame);
    place(view.frame, sight.frame);
    view.content.setAttribute("transform", Stage.transform(sight));
    place(view.sheet, [0, 0, ...sight.content]);
    place(view.grid, [0, 0, ...sight.content]);
    if (!view.cells) return;
    const scene = this.film.scene.views[view.index];
    // Pages follow the viewport; other cells stay as they are.
    const [across, down] = scene.page
      ? [width / scene.width, height / scene.height] : [1, 1];
    const [cellWidth, cellHeight, x, y] = view.cells;
    const lines = [
      ...Stage.lines(cellWidth * across, x, sight.x / sight.zoom, (sight.x + width) / sight.zoom, sight.content[0])
        .map(place => `M${place} 0V${sight.content[1]}`),
      ...Stage.lines(cellHeight * down, y, sight.y / sight.zoom, (sight.y + height) / sight.zoom, sight.content[1])
        .map(place => `M0 ${place}H${sight.content[0]}`),
    ];
    view.lines.replaceChildren();
    if (lines.length) shape("path", { class: "edge", d: lines.join("") }, view.lines);
  }

  showGhost(view, time, mode) {
    const sight = mode === "own" || mode === "other" || !this.ghost
      ? null : this.ghost.sight(view.index, this.ghost.rowAt(time));
    view.ghost.classList.toggle("away", !sight);
    if (!sight) return;
    view.ghost.setAttribute("transform", Stage.transform(sight));
    place(view.ghost.querySelector(".sheet"), [0, 0, ...sight.content]);
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

  /** What the views around a view leave of it. */
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

  static lines(size, origin, low, high, limit) {
    const lines = [];
    low = Math.max(0, low);
    high = Math.min(high, limit);
    if (!(size > 4) || !(high > low) || (high - low) / size >= 40) return lines;
    for (let n = Math.ceil((low - origin) / size); origin + n * size <= high; n += 1) lines.push(origin + n * size);
    return lines;
  }
}
