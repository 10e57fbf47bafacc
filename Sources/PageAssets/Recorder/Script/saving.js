"use strict";

// Where a recording goes: into a file, to another app, or to the clipboard.

/** The name of a file: small letters, digits and hyphens, as recordings are called. */
const fileName = title => `${title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 80) || "recording"}.xml`;

const fileOf = (title, text) => new File([text], fileName(title), { type: "application/xml" });

/** Whether this browser hands files to other apps; none does over plain http. */
const canShare = file => navigator.canShare?.({ files: [file] }) === true;

/** Copies what stands in a text area, by the old way where the new one is missing: nothing on the page moves. */
async function copy(area) {
  try {
    await navigator.clipboard.writeText(area.value);
    return true;
  } catch {
    const [lent, focus] = [make("textarea", { class: "unseen", readonly: "" }), document.activeElement];
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
