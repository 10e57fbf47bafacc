"use strict";

// Shows a recording as a film: the window, the observed position of each view, and ghosts of the fingers. The display
// is a function of the time alone.

const drawn = (name, attributes) => {
  const shape = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
  return shape;
};

class Preview {
  /** The length of a finger's trail, in milliseconds. */
  static trail = 150;

  constructor(root) {
    this.svg = root.querySelector("svg");
    this.whose = root.querySelector(".whose");
    this.pictures = root.querySelector("#pictures");
    /** Engines beside the recording, each with a picture of its own. */
    this.others = [];
    this.range = root.querySelector("input");
    this.button = root.querySelector("button");
    this.said = root.querySelector("figcaption");
    this.range.addEventListener("input", () => { this.stop(); this.show(+this.range.value); });
    this.button.addEventListener("click", () => this.playing ? this.stop() : this.play());
  }

  /** Adds an engine beside the recording: what it showed at the same times. */
  compare(engines) {
    for (const { box } of this.others) box.remove();
    this.others = engines.slice(0, 1).map(({ name, film }) => {
      const svg = drawn("svg", { role: "img", "aria-label": `The same recording on ${name}`, viewBox: this.svg.getAttribute("viewBox"), preserveAspectRatio: "xMidYMid meet" });
      const box = make("div", { class: "picture-of" }, svg, make("p", { class: "whose" }, name));
      this.pictures.append(box);
      return { name, box, svg, film };
    });
    this.whose.hidden = !this.others.length;
    this.show(+this.range.value);
  }

  open(recording) {
    this.stop();
    this.recording = recording;
    this.range.max = Math.ceil(recording.duration);
    this.range.value = 0;
    // The picture fits the window in all its orientations.
    const sizes = [recording.scene.window, ...recording.events.filter(({ frames }) => frames)];
    this.room = ["width", "height"].map(side => Math.max(...sizes.map(size => size[side])));
    this.svg.setAttribute("viewBox", `-1 -1 ${this.room[0] + 2} ${this.room[1] + 2}`);
    this.compare([]);
  }

  /** The state of everything at a time. */
  at(time) {
    const { scene, events, zero } = this.recording;
    const now = { window: scene.window, views: new Map(), fingers: new Map(), keyboard: undefined };
    for (const view of scene.views) {
      const { x = 0, y = 0, zoom = 1 } = view.start ?? {};
      now.views.set(view.id, { ...view, stand: { x: +x, y: +y, zoom: +zoom } });
    }
    for (const event of events) {
      const at = event.at - zero;
      if (at > time) break;
      const view = now.views.get(event.view);
      for (const { view: id, ...frame } of event.frames ?? []) Object.assign(now.views.get(id) ?? {}, frame);
      if (event.frames) now.window = event;
      if (event.kind === "seen" && view) view.stand = event;
      if (event.kind === "frame" && view) Object.assign(view, { x: event.x, y: event.y, width: event.width, height: event.height });
      if (event.kind === "set" && view && event.content) view.content = event.content;
      if (event.kind === "keyboard") now.keyboard = event.height ? event : undefined;
      if (event.finger === undefined) continue;
      const finger = now.fingers.get(event.finger) ?? { path: [] };
      if (event.kind === "down") finger.path = [];
      finger.path.push({ at, x: event.x, y: event.y });
      finger.isDown = event.kind === "down" || event.kind === "move";
      now.fingers.set(event.finger, finger);
    }
    return now;
  }

  show(time) {
    const now = this.at(time);
    this.draw(this.svg, now, time);
    for (const { svg, film } of this.others) this.draw(svg, Preview.withFilm(now, film, time), time);
    const stands = [
      ...Preview.stands(now, this.others.length ? "This phone: " : ""),
      ...this.others.flatMap(({ name, film }) => Preview.stands(Preview.withFilm(now, film, time), `${name}: `)),
    ];
    const down = [...now.fingers.values()].filter(({ isDown }) => isDown).length;
    const words = `${Math.round(time)} ms, ${down} ${down === 1 ? "finger" : "fingers"}`;
    this.said.textContent = [words, ...stands.slice(0, 4)].join(" · ");
    this.range.setAttribute("aria-valuetext", [words, ...stands].join(", "));
  }

  /** The positions of the first views, each with the name of the device or engine. */
  static stands({ views }, name) {
    return [...views.values()].filter(({ stand }) => stand.kind).slice(0, 2)
      .map(({ id, stand: { x, y, zoom } }) => `${name}${id} ${decimal(x, 1)}, ${decimal(y, 1)}${zoom === 1 ? "" : ` × ${decimal(zoom, 2)}`}`);
  }

  draw(svg, now, time) {
    // Numbers have a constant size on the screen, however small the picture is.
    const scale = Math.min(svg.clientWidth / this.room[0], svg.clientHeight / this.room[1]) || 1;
    this.letters = Math.min(Math.max(12 / scale, 10), 60);
    const { width, height } = now.window;
    const shapes = [
      drawn("rect", { class: "window", x: 0, y: 0, width, height }), ...this.drawViews(now),
    ];
    if (now.keyboard) shapes.push(drawn("rect", { class: "keyboard", ...Object.fromEntries(["x", "y", "width", "height"].map(key => [key, now.keyboard[key]])) }));
    shapes.push(...this.drawFingers(now, time));
    svg.replaceChildren(...shapes);
  }

  /** The state at the same time, with the views at the positions that an engine shows. */
  static withFilm(now, film, time) {
    const row = film.rowAt(time), views = new Map(now.views);
    film.scene.views.forEach(({ id }, index) => {
      const view = views.get(id), sight = view && film.sight(index, row);
      if (sight) views.set(id, { ...view, stand: { kind: "shown", x: sight.x, y: sight.y, zoom: sight.zoom } });
    });
    return { ...now, views };
  }

  /** Ghosts of the fingers, with their recent paths. */
  drawFingers({ fingers }, time) {
    return [...fingers.values()].flatMap(({ path, isDown }) => {
      const recent = path.filter(({ at }) => at >= time - Preview.trail);
      if (!isDown && !recent.length) return [];
      const { x, y } = path[path.length - 1];
      return [
        drawn("polyline", { class: "trail", points: recent.map(point => `${point.x},${point.y}`).join(" ") }),
        drawn("circle", { class: isDown ? "finger" : "finger gone", cx: x, cy: y, r: 22 }),
      ];
    });
  }

  drawViews({ views }) {
    const placed = new Map();
    const shapes = [];
    for (const view of views.values()) {
      const outer = placed.get(view.inside);
      const zoom = outer?.zoom ?? 1;
      const frame = {
        x: (outer?.x ?? 0) + view.x * zoom - (outer?.stand.x ?? 0),
        y: (outer?.y ?? 0) + view.y * zoom - (outer?.stand.y ?? 0),
        width: view.width * zoom, height: view.height * zoom,
      };
      placed.set(view.id, { ...frame, stand: view.stand, zoom: view.stand.zoom });
      const part = drawn("svg", frame);
      part.append(drawn("rect", { class: "outside", width: "100%", height: "100%" }), ...this.drawContent(view));
      shapes.push(part, drawn("rect", { class: "frame", ...frame }));
    }
    return shapes;
  }

  /** Draws the edge of the content, and the visible lines at every 100 points. */
  drawContent({ content, stand: { x, y, zoom }, width, height, layout }) {
    // Pages have the size of the viewport for which they are laid out.
    const size = {
      "fill-width": { ...content, width }, pages: { width: width * layout?.pages, height },
      grid: { width: width * layout?.columns, height: height * layout?.rows },
    }[layout?.content] ?? content;
    const [right, bottom] = [size.width * zoom, size.height * zoom];
    const shapes = [drawn("rect", { class: "sheet", x: -x, y: -y, width: right, height: bottom })];
    const step = 100 * zoom;
    const line = (x1, y1, x2, y2) => shapes.push(drawn("line", { class: "line", x1, y1, x2, y2 }));
    for (let at = Math.max(0, Math.floor(x / step) * step); at < Math.min(x + width, right); at += step) {
      line(at - x, Math.max(-y, 0), at - x, Math.min(bottom - y, height));
    }
    for (let at = Math.max(0, Math.floor(y / step) * step); at < Math.min(y + height, bottom); at += step) {
      line(Math.max(-x, 0), at - y, Math.min(right - x, width), at - y);
      const number = drawn("text", { class: "number", x: 4 - Math.min(x, 0), y: at - y + this.letters, "font-size": this.letters });
      number.textContent = Math.round(at / zoom);
      shapes.push(number);
    }
    return shapes;
  }

  play() {
    const from = +this.range.value >= this.recording.duration ? 0 : +this.range.value;
    let began;
    this.button.textContent = "Pause";
    this.playing = true;
    const next = now => {
      if (!this.playing) return;
      began ??= now - from;
      const time = Math.min(now - began, this.recording.duration);
      this.range.value = time;
      this.show(time);
      if (time < this.recording.duration) requestAnimationFrame(next);
      else this.stop();
    };
    requestAnimationFrame(next);
  }

  stop() {
    this.playing = false;
    this.button.textContent = "Play";
  }
}
