"use strict";

// Shared by the carousels of this folder: cards, and a finger that moves them. The content follows the finger, but is
// damped past the ends. A swipe turns one page.

const isFaulty = location.search === "?fault";

function addCards(parent) {
  for (let card = 1; card <= 5; card++) {
    const made = document.createElement("section");
    made.textContent = `Card ${card}`;
    made.style.background = `hsl(${card * 60} 60% 85%)`;
    parent.append(made);
  }
}

/**
 * `put(offset, isAnimated)` shows an offset in points. `damping` is the share of a distance that is lost past the
 * ends.
 */
function carousel(area, { put, direction = 1, gain = 1, step = 1, first = 0, miss = 0, damping = 0.65 }) {
  const last = 4;
  let page = 0;
  let touch;
  const width = () => area.clientWidth;
  const offset = () => page * width() + (touch?.moved ?? 0);
  function show(isAnimated) {
    const at = offset();
    const past = Math.min(0, at - first * width()) + Math.max(0, at - last * width());
    put(at - past * damping, isAnimated);
  }
  const positionIn = (event) => event.changedTouches[0].clientX;
  area.addEventListener("touchstart", (event) => {
    touch = { from: positionIn(event), moved: 0, last: [event] };
  }, { passive: true });
  area.addEventListener("touchmove", (event) => {
    if (event.cancelable) event.preventDefault();
    touch.moved = (touch.from - positionIn(event)) * direction * gain;
    touch.last = [...touch.last, event].slice(-3);
    show(false);
  }, { passive: false });
  area.addEventListener("touchend", ({ timeStamp }) => {
    const [begin, end] = [touch.last[0], touch.last[touch.last.length - 1]];
    const time = end.timeStamp - begin.timeStamp;
    const isFast = timeStamp - end.timeStamp < 50 && time > 0;
    const speed = isFast ? (positionIn(begin) - positionIn(end)) * direction / time : 0;
    const turn = Math.abs(speed) > 0.3 ? Math.sign(speed) * step : Math.round(touch.moved / width());
    const hasMoved = touch.moved !== 0;
    touch = undefined;
    if (!hasMoved) return;
    const before = page;
    page = Math.max(first, Math.min(last, page + turn));
    if (miss && page !== before) put(offset() - miss, true);
    else show(true);
  });
  show(false);
}

/** Moves a strip by a transition. */
const byTransition = (strip, time = "0.3s ease-out", direction = 1) => (offset, isAnimated) => {
  strip.style.transition = isAnimated ? `transform ${time}` : "none";
  strip.style.transform = `translateX(${-offset * direction}px)`;
};
