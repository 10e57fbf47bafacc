"use strict";

// The parts of the page, and messages for the user.

/**
 * The elements of the page with a type that is more specific than `HTMLElement`.
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
  // The message is above the bar, whatever the height of the bar is.
  part("status").style.bottom = `${part("giving").offsetHeight + 12}px`;
  part("status").textContent = words;
  part("status").className = isSeen && words ? "toast" : "unseen";
}

/** Shows a message on the page, and announces it to screen readers. */
const tell = words => say(words, true);
