// Shows a second device beside the first: another engine at the same time.

class Pair {
  constructor(still, ghost, names) {
    const svg = still.querySelector("svg").cloneNode(true);
    for (const element of svg.querySelectorAll(".ghost, .path, .expected")) element.remove();
    // The ids of its elements must be unique on the page.
    for (const clip of svg.querySelectorAll("clipPath")) clip.id += "-b";
    for (const group of svg.querySelectorAll("[clip-path]")) {
      group.setAttribute("clip-path", group.getAttribute("clip-path").replace(")", "-b)"));
    }
    svg.classList.add("second");
    this.stage = new Stage(svg, ghost, null);
    still.querySelector("svg").after(svg, ...names.map((name, place) =>
      make("p", { class: `whose ${"ab"[place]}` }, make("bdi", {}, name))));
  }

  show(time, mode) {
    if (mode === "side") this.stage.show(time, "own");
  }
}
