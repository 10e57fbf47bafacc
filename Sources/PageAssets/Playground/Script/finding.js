"use strict";

const find = id => document.getElementById(id);

/** Tells those who hear the page. */
const say = words => { find("status").textContent = words; };

/** Writes a text where another one stands: where nothing changes, nothing is laid out again. */
const write = (element, text) => { if (element.textContent !== text) element.textContent = text; };
const hide = (element, isHidden) => { if (element.hidden !== isHidden) element.hidden = isHidden; };
