"use strict";

// The parts of the page, and what is said to who uses it.

const part = id => document.getElementById(id);

/** For those who hear the page, who do not see that it has changed. */
function say(words, isSeen = false) {
  part("status").textContent = words;
  part("status").className = isSeen && words ? "toast" : "unseen";
}

/** For everybody. */
const tell = words => say(words, true);
