"use strict";

/**
 * The elements of the page with a type that is more specific than `HTMLElement`.
 *
 * @typedef {Record<"engine-a" | "engine-b" | "scene" | "gesture" | "lesson" | "show-b", HTMLSelectElement>
 *   & { declared: HTMLInputElement, all: HTMLDetailsElement }} Controls
 */

/** @type {<Id extends string>(id: Id) => Id extends keyof Controls ? Controls[Id] : HTMLElement} */
const find = id => document.querySelector(`#${id}`);

/** Announces a text to screen readers. */
const say = words => { find("status").textContent = words; };

/** Replaces a text. If it is unchanged, nothing is laid out again. */
const write = (element, text) => { if (element.textContent !== text) element.textContent = text; };
const hide = (element, isHidden) => { if (element.hidden !== isHidden) element.hidden = isHidden; };
