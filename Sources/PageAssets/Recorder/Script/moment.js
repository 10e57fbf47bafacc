"use strict";

/** The time of an event, in milliseconds of the page. Some browsers count from 1970. */
function moment(event) {
  const now = performance.now();
  const { timeStamp } = event;
  const time = timeStamp > 1e11 ? timeStamp - performance.timeOrigin : timeStamp;
  return time > 0 && Math.abs(time - now) < 10_000 ? time : now;
}
