"use strict";

// The expectations for a recording that the user selects.

function drawExpectations(invariants) {
  const rows = invariants.map(([name, says, tolerance], index) => {
    const tick = make("input", { type: "checkbox", id: `invariant-${index}`, value: name });
    const line = make("div", { class: "choice" }, tick, make("label", { for: `invariant-${index}` }, make("code", {}, name), make("span", { class: "hint" }, says), make("span", { class: "hint warned", hidden: "" })));
    if (tolerance) line.append(make("input", { type: "text", class: "tolerance", value: tolerance, "aria-label": `Tolerance of ${name}`, autocomplete: "off", autocapitalize: "off" }));
    return line;
  });
  part("expectations").replaceChildren(part("expectations").querySelector("legend"), ...rows);
}

/**
 * Marks each invariant that this recording does not exercise. If the user expected it, the recording would be
 * incomplete.
 */
function showTested(judged) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const ticks = part("expectations").querySelectorAll("input[type=checkbox]");
  for (const tick of ticks) {
    /** @type {HTMLElement} */
    const hint = tick.parentElement.querySelector(".hint.warned");
    const lacks = judged.flatMap(({ engine, untestedNames = [] }) => untestedNames
      .filter(({ invariant }) => invariant === tick.value)
      .map(({ text }) => `Not tested on ${engine === "seen" ? "this phone" : engine}: ${text}`));
    hint.hidden = !lacks.length;
    hint.textContent = lacks.join(". ");
  }
}

/** The selected invariants. An invalid tolerance is replaced by the default. */
function expectations() {
  /** @type {NodeListOf<HTMLInputElement>} */
  const ticks = part("expectations").querySelectorAll("input[type=checkbox]:checked");
  return [...ticks].map(({ value: name, parentElement }) => {
    /** @type {HTMLInputElement | null} */
    const field = parentElement.querySelector(".tolerance");
    const [, number, unit] = /^\s*(\d{1,9}(?:\.\d{1,6})?)\s*(pt|px|ms|%)?\s*$/.exec(field?.value ?? "") ?? [];
    return { name, tolerance: number && decimal(+number, 6) + (unit ?? "") };
  });
}
