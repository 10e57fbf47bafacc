"use strict";
// A small scroller by script, as many pages have one: content follows a finger, coasts, and stays in bounds.

/** Scrolls `content` in `room`. `edge` is the distance by which it may be pulled past its edges. */
function scroller(room, content, { edge = 0, axes = "xy", isStale = false, staysOut = false } = {}) {
  const point = { x: 0, y: 0 };
  const speed = { x: 0, y: 0 };
  let finger, drawing;

  const least = (axis) => Math.min(0, axis === "x" ? room.clientWidth - content.offsetWidth : room.clientHeight - content.offsetHeight);
  const inside = (axis) => Math.max(least(axis), Math.min(0, point[axis]));
  const show = () => { content.style.transform = `translate(${point.x}px, ${point.y}px)`; };

  function move(axis, by) {
    const free = inside(axis) === point[axis];
    point[axis] += free ? by : by / 3;
    point[axis] = Math.max(least(axis) - edge, Math.min(edge, point[axis]));
  }

  room.addEventListener("touchstart", ({ changedTouches: [touch] }) => {
    cancelAnimationFrame(drawing);
    finger = { x: touch.clientX, y: touch.clientY, time: performance.now() };
    speed.x = speed.y = 0;
  });
  room.addEventListener("touchmove", (event) => {
    event.preventDefault();
    const [touch] = event.changedTouches;
    const now = performance.now();
    const passed = Math.max(1, now - finger.time);
    for (const axis of axes) {
      const to = axis === "x" ? touch.clientX : touch.clientY;
      move(axis, to - finger[axis]);
      speed[axis] = (to - finger[axis]) / passed;
      finger[axis] = to;
    }
    finger.time = now;
    show();
  }, { passive: false });
  room.addEventListener("touchend", () => {
    // A finger that has held still starts no coast.
    if (!isStale && performance.now() - finger.time > 60) speed.x = speed.y = 0;
    let last = performance.now();
    drawing = requestAnimationFrame(function draw(now) {
      const passed = now - last;
      last = now;
      let isMoving = false;
      for (const axis of axes) {
        const back = inside(axis) - point[axis];
        if (back && !staysOut) {
          point[axis] += Math.abs(back) < 0.5 ? back : back * (1 - Math.exp(-passed / 60));
          speed[axis] = 0;
          isMoving = true;
        } else if (Math.abs(speed[axis]) > 0.02) {
          point[axis] += speed[axis] * passed;
          speed[axis] *= Math.exp(-passed / 300);
          if (!edge) point[axis] = inside(axis);
          isMoving = true;
        }
      }
      show();
      if (isMoving) drawing = requestAnimationFrame(draw);
    });
  });
  show();
  return { point, show };
}
