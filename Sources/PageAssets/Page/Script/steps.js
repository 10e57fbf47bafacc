// The bar below a report: from one failure to the next, back, to the top, to the filter, and a link to
// send.

/** Whether a recording is drawn because something is wrong with it, and not only to be looked at. */
const isFailure = article => isFailing(standings.find(name => article.querySelector("header .standing").classList.contains(name)));

class Steps {
  constructor(page) {
    this.page = page;
    this.place = make("span", { class: "place" });
    const button = (name, label, act, short = name) => make("button", { type: "button", "aria-label": label, title: label, onclick: act },
      make("span", { class: "long", "aria-hidden": "true" }, name), make("span", { class: "short", "aria-hidden": "true" }, short));
    const what = page.steppable.some(isFailure) ? "failure" : "recording";
    this.back = button("Back", "Back to where you were", () => page.back());
    this.link = button("Copy link", "Copy a link to what is open", () => this.copyLink(), "Link");
    this.element = make("nav", { class: "steps", "aria-label": `From ${what} to ${what}` },
      button(`‹ Previous ${what}`, `Previous ${what}`, () => page.go(-1), "‹"), this.place,
      button(`Next ${what} ›`, `Next ${what}`, () => page.go(1), "›"), this.back,
      button("Top", "To the top: the verdict and the causes", () => page.toTop()),
      button("Find", "Find a recording", () => page.find()), this.link);
    document.querySelector("footer").before(this.element);
    this.show();
  }

  /** Says which of how many is open; where others are listed without a plot, that these are those with one. */
  show() {
    const all = this.page.steppable, place = all.indexOf(this.page.current), { failures } = this.page.list;
    const isPart = all.some(isFailure) && failures > all.length, count = grouped(all.length);
    this.place.textContent = place >= 0 ? `${grouped(place + 1)} of ${count}${isPart ? " plotted" : ""}`
      : isPart ? `${count} of ${grouped(failures)} plotted` : `${count} in all`;
    this.back.disabled = !this.page.current;
  }

  async copyLink() {
    this.page.remember();
    showCopied(this.link.querySelectorAll("span"), await copyText(location.href));
  }
}

/** Says for a while that something was copied, or what to do. */
function showCopied(parts, isCopied) {
  for (const part of parts) {
    part.dataset.words ??= part.textContent;
    part.textContent = isCopied ? "Copied" : "Not copied";
    setTimeout(() => { part.textContent = part.dataset.words; }, 2000);
  }
}

/** Where the clipboard is closed to pages from a folder, an older way is open. */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = make("textarea", { class: "unseen", readonly: true });
    area.value = text;
    const focus = document.activeElement;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    focus?.focus({ preventScroll: true });
    return isCopied;
  }
}

/** A command whose words stay whole where it goes on in another line: `--only` is one. */
function writeCommand(code, text) {
  code.replaceChildren(...text.split(/(?<= )/).flatMap(word => [make("span", { class: "w" }, word.trimEnd()), ...word.endsWith(" ") ? [" "] : []]));
}

function addCopyButtons(part) {
  for (const code of part.querySelectorAll("code.command, pre.whole")) {
    const button = make("button", { type: "button", class: "copy" }, "Copy");
    button.addEventListener("click", async () => showCopied([button], await copyText(code.textContent)));
    if (code.matches(".command")) writeCommand(code, code.textContent);
    code.after(button);
  }
}
