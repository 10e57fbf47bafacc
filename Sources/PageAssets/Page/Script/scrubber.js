// The scrubber: a slider on the chart's time axis, with events as ticks.

class Scrubber {
  constructor(chart, marks, events, seek) {
    this.chart = chart;
    this.track = make("span", { class: "track" });
    this.thumb = make("span", { class: "thumb" });
    this.ticks = [
      ...events.map(({ t, text }) => [t, make("span", { class: "tick", title: text })]),
      ...marks.map(({ t, say, kind }) => [t, make("span", { class: `mark ${kind ?? ""}`, title: say }, kind === "waived" ? "~" : "×")]),
    ];
    this.element = make("div", {
      class: "scrubber", role: "slider", tabindex: 0, "aria-label": "Time in ms",
      "aria-valuemin": chart.start, "aria-valuemax": chart.end, "aria-valuenow": chart.start,
    }, this.track, ...this.ticks.map(([, tick]) => tick), this.thumb);
    dragSideways(this.element, { begin: () => {}, drag: event => seek(chart.timeAt(event.clientX)) });
  }

  /** Adapts to a new width of the chart or another part of the time. */
  fit() {
    const { chart } = this;
    this.track.style.left = `${chartLeft}px`;
    this.track.style.width = `${chart.plot}px`;
    for (const [time, tick] of this.ticks) {
      tick.style.left = `${chart.x(time)}px`;
      tick.classList.toggle("away", time < chart.from || time > chart.to);
    }
    this.show(chart.time);
  }

  show(time) {
    this.thumb.style.left = `${this.chart.x(time)}px`;
    this.element.setAttribute("aria-valuenow", String(Math.round(time * 100) / 100));
  }
}
