"use strict";

// The parts of the page, and what is said to who uses it.

const part = id => document.getElementById(id);

/** How long a message stays on the page, in milliseconds. */
const toastTime = 8000;
let toast;

/** For those who hear the page, who do not see that it has changed. */
function say(words, isSeen = false) {
  clearTimeout(toast);
  if (isSeen) toast = setTimeout(() => { part("status").className = "unseen"; }, toastTime);
  // Above the bar, however many lines its buttons take.
  part("status").style.bottom = `${part("giving").offsetHeight + 12}px`;
  part("status").textContent = words;
  part("status").className = isSeen && words ? "toast" : "unseen";
}

/** For everybody. */
const tell = words => say(words, true);
