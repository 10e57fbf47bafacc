"use strict";

// The parts of the page, and messages for the user.

/**
 * The elements that are more than a part of the layout.
 *
 * @typedef {Record<"name" | "tags" | "note" | "device" | "open", HTMLInputElement> & Record<"scene", HTMLSelectElement>
 *   & Record<"send", HTMLButtonElement> & { xml: HTMLTextAreaElement, download: HTMLAnchorElement, setup: HTMLFormElement }} Controls
 */

/** @type {<Id extends string>(id: Id) => Id extends keyof Controls ? Controls[Id] : HTMLElement} */
const part = id => document.querySelector(`#${id}`);

/** How long a message is shown on the page, in milliseconds. */
const toastTime = 8000;
let toast;

/** Announces changes to screen readers. */
function say(words, isSeen = false) {
  clearTimeout(toast);
  if (isSeen) toast = setTimeout(() => { part("status").className = "unseen"; }, toastTime);
  // Above the bar, whatever its height.
  part("status").style.bottom = `${part("giving").offsetHeight + 12}px`;
  part("status").textContent = words;
  part("status").className = isSeen && words ? "toast" : "unseen";
}

/** For all users. */
const tell = words => say(words, true);
