"use strict";

/** The time of an event, in milliseconds of the page. Some browsers count from 1970. */
function moment(event) {
  const now = performance.now();
  // A frame of the page counts from the time at which the frame began to load.
  const later = event.view ? event.view.performance.timeOrigin - performance.timeOrigin : 0;
  const timeStamp = event.timeStamp + later;
  const time = timeStamp > 1e11 ? timeStamp - performance.timeOrigin : timeStamp;
  return time > 0 && Math.abs(time - now) < 10_000 ? time : now;
}
