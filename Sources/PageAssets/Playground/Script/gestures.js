"use strict";

// Synthetic gestures that are the same each time, so that two engines or two settings can be compared.

/**
 * Touches of one or two fingers along a path, 120 times per second. `at` returns the positions at a fraction of the
 * time.
 */
function gesture(duration, at, rest = 0) {
  const events = [];
  const put = (kind, milliseconds, share) => events.push({
    time: Math.round(milliseconds * 1000) * 1000,
    touches: at(share).map(([x, y], index) => ({ kind, finger: index + 1, x: Number(decimal(x)), y: Number(decimal(y)) })),
  });
  const count = Math.round(duration * .12);
  put("down", 0, 0);
  for (let sample = 1; sample <= count; sample += 1) put("move", duration * sample / count, sample / count);
  if (rest) put("move", duration + rest, 1);
  put("up", duration + rest + 8, 1);
  return events;
}

const line = ([x, y], [toX, toY], pace = 1) => share => [[x + (toX - x) * share ** pace, y + (toY - y) * share ** pace]];

/** Consecutive gestures, each with its start time in milliseconds. */
const inTurn = parts => parts.flatMap(([start, events]) => events.map(({ time, touches }) => ({ time: time + start * 1e6, touches })));

/**
 * A gesture with everything that an engine can do: flick, catch, drag, hold, pull past an edge, sideways fling and
 * pinch. It fits a window of this size.
 */
const rehearsal = ({ width, height }) => {
  const [x, y] = [width / 2, height / 2];
  const pinch = (from, to) => gesture(250, share => [-1, 1].map(side => [x + side * (from + (to - from) * share), y]));
  return inTurn([
    [0, gesture(120, line([x, y * 1.6], [x, y * .8]))],
    [350, gesture(300, line([x, y * .5], [x, y * 1.7]))],
    [1100, gesture(250, line([x, y * .4], [x, y * 1.8]), 200)],
    [2100, gesture(150, line([x * 1.6, y], [x * .6, y]))],
    [2700, gesture(300, line([x * .4, y], [x * 1.8, y]))],
    [3500, pinch(width * .1, width * .45)],
    [4100, pinch(width * .45, width * .02)],
  ]);
};

/**
 * A flick at constant speed, in points per second. A slow one still moves farther than any slop, and at most `most`.
 */
const flick = (speed, toward, most, rest) => {
  const way = Math.min(most, Math.max(45, speed * .15));
  return gesture(way / speed * 1000, toward(way), rest);
};

/** Gestures that each exercise a setting, by name, in a window of this size. */
function gestures({ width, height }, isSideways) {
  const [x, y] = [width / 2, height / 2];
  const along = (way, angle = 0) => {
    const [across, straight] = [Math.sin, Math.cos].map(of => of(angle * Math.PI / 180) * way / 2);
    const [right, down] = isSideways ? [straight, across] : [across, straight];
    return line([x + right, y + down], [x - right, y - down]);
  };
  const reach = (isSideways ? width : height) * .85;
  const back = way => along(-way);
  const flicks = [15, 25, 35, 60, 90, 120, 170, 250, 350, 1000, 3000, 8000].map(speed => [`Flick at ${speed} pt/s`, flick(speed, along, reach)]);
  const pinch = (from, to) => gesture(400, share => [-1, 1].map(side => [x + side * (from + (to - from) * share), y]));
  return [
    ["Slow drag", gesture(900, along(90), 300)],
    ...flicks,
    ["Two flicks", inTurn([[0, flick(1500, along, reach)], [300, flick(1500, along, reach)]])],
    ["Flick, held for 70 ms", flick(1000, along, reach, 70)],
    ["Flick, held for 140 ms", flick(1000, along, reach, 140)],
    ["Drag at 15°", gesture(300, along(150, 15), 300)],
    ["Drag at 28°", gesture(300, along(150, 28), 300)],
    ["Pull past the edge", gesture(500, back(reach), 500)],
    ["Flick past the edge", inTurn([[0, flick(800, along, reach)], [1200, flick(3000, back, reach)]])],
    ["Pinch out", pinch(30, 100)],
    ["Pinch in, past the limit", pinch(140, 50)],
    ["Pinch out, past the limit", pinch(6, 150)],
  ];
}
