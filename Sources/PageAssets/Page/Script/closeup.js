// Shows the part of the device with the error enlarged, and the whole device in its corner.

class Closeup {
  /** How much the part is enlarged. */
  static scale = 3;
  // Maximum error in points for which a part is enlarged. A larger error is visible without this.
  static most = 30;

  /** - marks: The violations at the time at which the recording is opened, the leading one first. */
  constructor(still, film, stage, marks) {
    this.stage = stage;
    this.svg = stage.svg;
    this.film = film;
    const mark = marks.find(({ off }) => off && Math.hypot(...off) > 0);
    const sight = mark && Math.hypot(...mark.off) <= Closeup.most && film.sight(mark.view ?? 0, film.rowAt(mark.t));
    this.isUseful = Boolean(sight);
    this.isOn = this.isUseful;
    if (!sight) return;
    const { part, arrow } = Closeup.part(sight.frame, mark.off, film.fingersAt(mark.t)[0], film.window(mark.t), this.svg.viewBox.baseVal);
    this.part = part;
    stage.arrow = arrow;
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
   * The region to show, and where the arrow of the error begins in it. A finger that is down is shown below the arrow,
   * because the content is compared with it; otherwise the edge that is in the wrong position is shown.
   *
   * @returns {{ part: Box, arrow: [number, number] }}
   */
  static part([left, top, width, height], [dx, dy], finger, [windowWidth, windowHeight], box) {
    const [wide, tall] = [box.width / Closeup.scale, box.height / Closeup.scale];
    const isAcross = Math.abs(dx) >= Math.abs(dy);
    const centre = finger ? [finger.x, finger.y - tall * 0.15]
      : isAcross ? [dx > 0 ? left + width : left, top + height / 2] : [left + width / 2, dy > 0 ? top + height : top];
    const fit = (at, length, limit) => Math.min(Math.max(at - length / 2, -14), limit + 14 - length);
    const [x, y] = [fit(centre[0], wide, windowWidth), fit(centre[1], tall, windowHeight)];
    return { part: [x, y, wide, tall], arrow: [x + wide / 2, finger ? y + tall * 0.3 : y + tall / 2] };
  }

  toggle() { this.isOn = !this.isOn; }

  /** In the mode with two devices side by side, both are shown whole. */
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
