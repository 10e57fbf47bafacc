"use strict";

const find = id => document.getElementById(id);

/** Tells those who hear the page. */
const say = words => { find("status").textContent = words; };
