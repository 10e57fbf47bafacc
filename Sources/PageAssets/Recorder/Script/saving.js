"use strict";

// Destinations of a recording: a file, another app, or the clipboard.

/** A file name with lower case letters, digits and hyphens, as for all recordings. */
const fileName = title => `${title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 80) || "recording"}.xml`;

const fileOf = (title, text) => new File([text], fileName(title), { type: "application/xml" });

/** Whether this browser can share files with other apps. No browser can do this over plain HTTP. */
const canShare = file => navigator.canShare?.({ files: [file] }) === true;

/** Copies the text of a text area, with the older API if the new one is missing. The page does not scroll. */
async function copy(area) {
  try {
    await navigator.clipboard.writeText(area.value);
    return true;
  } catch {
    const lent = make("textarea", { class: "unseen", readonly: "" });
    /** @type {HTMLElement | null} */
    const focus = document.querySelector(":focus");
    lent.value = area.value;
    document.body.append(lent);
    lent.focus({ preventScroll: true });
    lent.select();
    const isCopied = document.execCommand("copy");
    lent.remove();
    focus?.focus({ preventScroll: true });
    return isCopied;
  }
}
