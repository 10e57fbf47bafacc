"use strict";

const find = id => document.getElementById(id);

/** Announces a text to screen readers. */
const say = words => { find("status").textContent = words; };

/** Replaces a text. If it is unchanged, nothing is laid out again. */
const write = (element, text) => { if (element.textContent !== text) element.textContent = text; };
const hide = (element, isHidden) => { if (element.hidden !== isHidden) element.hidden = isHidden; };
