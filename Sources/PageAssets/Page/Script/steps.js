// The toolbar below a report: next and previous failure, back, top, filter, and a link to share.

/** Whether a recording is drawn because of a failure. Otherwise it is drawn for inspection only. */
const isFailure = article => isFailing(standings.find(name => article.querySelector("header .standing").classList.contains(name)));

class Steps {
  constructor(page) {
    this.page = page;
    this.place = make("span", { class: "place" });
    const button = (name, label, act, short = name) => make("button", { type: "button", "aria-label": label, title: label, onclick: act },
      make("span", { class: "long", "aria-hidden": "true" }, name), make("span", { class: "short", "aria-hidden": "true" }, short));
    // A comparison of two engines, or of an engine and its baseline, has differences in place of failures.
    const what = !page.steppable.some(isFailure) ? "recording" : document.querySelector("article .differences") ? "difference" : "failure";
    this.what = what;
    this.back = button("Back", "Back to where you were", () => page.back());
    this.back.classList.add("spare");
    this.link = button("Copy link", "Copy a link to what is open", () => this.copyLink(), "Link");
    this.link.classList.add("spare");
    this.element = make("nav", { class: "steps", "aria-label": `From ${what} to ${what}` },
      button(`‹ Previous ${what}`, `Previous ${what}`, () => page.go(-1), "‹"), this.place,
      button(`Next ${what} ›`, `Next ${what}`, () => page.go(1), "›"), this.back,
      button("Top", "To the top: the verdict and the causes", () => page.toTop()),
      button("Find", "Find a recording", () => page.find()), this.link);
    document.querySelector("footer").before(this.element);
    this.show();
  }

  /**
   * Shows the number of the open recording and the total. If other failures are only listed, it states that these are
   * plotted.
   */
  show() {
    const all = this.page.steppable, place = all.indexOf(this.page.current), { failures } = this.page.list;
    const isPart = all.some(isFailure) && failures > all.length, count = grouped(all.length);
    const unit = make("span", { class: "long" }, ` ${this.what}${all.length === 1 ? "" : "s"}`);
    if (!this.page.review && place < 0 && !isPart) this.place.replaceChildren(count, unit);
    else this.place.textContent = this.page.review ? `${grouped(this.page.review.decisions.count)} of ${grouped(this.page.review.data.total)} decided` : place >= 0 ? `${grouped(place + 1)} of ${count}${isPart ? " plotted" : ""}`
      : `${count} of ${grouped(failures)} plotted`;
    this.back.disabled = !this.page.current;
  }

  async copyLink() {
    this.page.remember();
    showCopied(this.link.querySelectorAll("span"), await copyText(location.href));
  }
}

/** Shows for a while that something was copied, or what to do instead. */
function showCopied(parts, isCopied) {
  for (const part of parts) {
    part.dataset.words ??= part.textContent;
    part.textContent = isCopied ? "Copied" : "Not copied";
    setTimeout(() => { part.textContent = part.dataset.words; }, 2000);
  }
}

/** Copies a text. If the clipboard API is unavailable to local pages, an older API is used. */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = make("textarea", { class: "unseen", readonly: true });
    area.value = text;
    /** @type {HTMLElement | null} */
    const focus = document.querySelector(":focus");
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    focus?.focus({ preventScroll: true });
    return isCopied;
  }
}

/** Writes a command so that line breaks do not split its arguments, such as `--only`. */
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
