// The film strip above the chart: small pictures of the moments that explain a recording, each a button.

class Moments {
  /** Maximum number of pictures. This many fit beside the device. */
  static maximum = 7;

  constructor(player) {
    const { film, still, breaks } = player;
    this.times = Moments.choose(film, breaks.map(({ t }) => t), player.ghost && player.article.querySelector(".differences") ? "differs" : "breaks");
    const svg = still.querySelector("svg:not(.second)");
    this.buttons = this.times.map(({ time, words, isBreak }, number) => {
      const small = svg.cloneNode(true);
      small.removeAttribute("role");
      small.setAttribute("aria-hidden", "true");
      for (const element of small.querySelectorAll(".path, .ghost, .expected")) element.remove();
      for (const clip of small.querySelectorAll("clipPath")) clip.id += `-m${number}`;
      for (const group of small.querySelectorAll("[clip-path]")) group.setAttribute("clip-path", group.getAttribute("clip-path").replace(")", `-m${number})`));
      new Stage(small, film, null).show(time, "own");
      return make("button", {
        type: "button", class: isBreak ? "broken" : "", "aria-label": `${words} at ${Math.round(time)} ms`,
        onclick: () => { player.pause(); player.seek(time); },
      }, small, words);
    });
    this.element = make("div", { class: "moments", role: "group", "aria-label": "Moments" }, ...this.buttons);
  }

  /**
   * Chooses the moments: violations have priority, then the start and the end, then touches. No two are close together.
   */
  static choose(film, breaks, word) {
    const all = [
      ...[...new Set(breaks)].map(time => ({ time, words: word, isBreak: true, weight: 3 })),
      { time: film.start, words: "start", weight: 2 }, { time: film.end, words: "end", weight: 2 },
      ...film.fingers.flatMap(({ times }) => [
        { time: times[0], words: "touch", weight: 1 }, { time: times.at(-1), words: "lift", weight: 1.5 },
      ]),
    ];
    const chosen = [];
    for (const moment of all.sort((one, other) => other.weight - one.weight || one.time - other.time)) {
      const least = (film.end - film.start) / 60;
      if (chosen.length < Moments.maximum && chosen.every(({ time }) => Math.abs(time - moment.time) > least)) chosen.push(moment);
    }
    return chosen.sort((one, other) => one.time - other.time);
  }

  /** Marks the last picture that is not later than a time. */
  show(time) {
    const place = this.times.findLastIndex(moment => moment.time <= time + 0.01);
    this.buttons.forEach((button, number) => {
      if (number === place) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
    });
  }
}

/** The table "What happened", which follows the time that is shown. */
class EventList {
  constructor(article) {
    const details = article.querySelector("details.events");
    this.rows = [...details?.querySelectorAll("tbody tr") ?? []].map(row => ({ row, time: parseFloat(row.cells[0].textContent) }));
    this.box = details?.querySelector(".scroller");
  }

  show(time) {
    const now = this.rows.findLast(row => row.time <= time + 0.01)?.row;
    if (now === this.shown) return;
    this.shown?.removeAttribute("aria-current");
    now?.setAttribute("aria-current", "true");
    this.shown = now;
    if (now && this.box) this.box.scrollTop = now.offsetTop - this.box.clientHeight / 2;
  }
}
