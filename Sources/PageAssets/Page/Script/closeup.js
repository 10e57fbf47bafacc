// The part of the device that matters, enlarged, with the whole device in its corner.

class Closeup {
  /** How much the part is enlarged, and up to which error, in points, that is needed to see it. */
  static scale = 3;
  static most = 30;

  constructor(still, film, stage, breaks) {
    this.stage = stage;
    this.svg = stage.svg;
    this.film = film;
    const mark = breaks.find(({ off }) => off && Math.hypot(...off) > 0);
    const sight = mark && Math.hypot(...mark.off) <= Closeup.most && film.sight(mark.view ?? 0, film.rowAt(mark.t));
    this.isUseful = Boolean(sight);
    this.isOn = this.isUseful;
    if (!sight) return;
    this.part = Closeup.part(sight.frame, mark.off, film.window(mark.t), this.svg.viewBox.baseVal);
    const whole = this.svg.cloneNode(true);
    for (const element of whole.querySelectorAll(".path, .ghost, .expected, text")) element.remove();
    for (const clip of whole.querySelectorAll("clipPath")) clip.id += "-w";
    for (const group of whole.querySelectorAll("[clip-path]")) group.setAttribute("clip-path", group.getAttribute("clip-path").replace(")", "-w)"));
    whole.removeAttribute("role");
    this.whole = new Stage(whole, film, null);
    this.lens = shape("rect", { class: "lens" }, whole);
    this.inset = make("div", { class: "whole-of", "aria-hidden": "true" }, whole);
    const box = make("div", { class: "device-of" });
    this.svg.before(box);
    box.append(this.svg, this.inset);
  }

  /**
   * The region to show: around the edge that is in the wrong position.
   *
   * @returns {Box}
   */
  static part([left, top, width, height], [dx, dy], [windowWidth, windowHeight], box) {
    const [wide, tall] = [box.width / Closeup.scale, box.height / Closeup.scale];
    const isAcross = Math.abs(dx) >= Math.abs(dy);
    const centre = isAcross ? [dx > 0 ? left + width : left, top + height / 2] : [left + width / 2, dy > 0 ? top + height : top];
    const fit = (at, length, limit) => Math.min(Math.max(at - length / 2, -14), limit + 14 - length);
    return [fit(centre[0], wide, windowWidth), fit(centre[1], tall, windowHeight), wide, tall];
  }

  toggle() { this.isOn = !this.isOn; }

  /** Two devices side by side are compared as a whole. */
  show(time, mode) {
    if (!this.isUseful) return;
    const isShown = this.isOn && mode !== "side";
    this.inset.hidden = !isShown;
    this.stage.part = isShown ? this.part : null;
    this.stage.show(time, mode);
    if (!isShown) return;
    this.whole.show(time, "own");
    place(this.lens, this.part);
  }
}
