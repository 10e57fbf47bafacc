"use strict";

// What must hold of a recording, as a person ticks it.

function drawExpectations(invariants) {
  const rows = invariants.map(([name, says, tolerance], index) => {
    const tick = make("input", { type: "checkbox", id: `invariant-${index}`, value: name });
    const line = make("div", { class: "choice" }, tick, make("label", { for: `invariant-${index}` }, make("code", {}, name), make("span", { class: "hint" }, says)));
    if (tolerance) line.append(make("input", { type: "text", class: "tolerance", value: tolerance, "aria-label": `Tolerance of ${name}`, autocomplete: "off", autocapitalize: "off" }));
    return line;
  });
  part("expectations").replaceChildren(part("expectations").querySelector("legend"), ...rows);
}

/** The invariants that are ticked. A tolerance that is no quantity is left to its default. */
function expectations() {
  return [...part("expectations").querySelectorAll("input[type=checkbox]:checked")].map(({ value: name, parentElement }) => {
    const [, number, unit] = /^\s*(\d{1,9}(?:\.\d{1,6})?)\s*(pt|px|ms|%)?\s*$/.exec(parentElement.querySelector(".tolerance")?.value ?? "") ?? [];
    return { name, tolerance: number && decimal(+number, 6) + (unit ?? "") };
  });
}
