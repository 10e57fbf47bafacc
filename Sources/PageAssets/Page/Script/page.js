// Starts the page: players when they become visible, the filter, keys, and links that restore a state.

/** Two labels of a button: a long one, and a short one for narrow pages. */
const longAndShort = (long, short) => [
  make("span", { class: "long", "aria-hidden": "true" }, long), make("span", { class: "short", "aria-hidden": "true" }, short),
];

/** Maximum number of recordings on paper: hundreds fill a thousand sheets and take a browser minutes. */
const maxPrinted = 30;

class Theme {
  constructor() {
    this.names = ["system", "light", "dark"];
    /** @type {HTMLButtonElement | null} */
    this.button = null;
    // Without storage, the theme lasts as long as the page.
    try { this.set(localStorage.getItem("flickbook-theme") ?? "system"); } catch { this.set("system"); }
  }

  set(name) {
    this.name = this.names.includes(name) ? name : "system";
    if (this.name === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.name;
    if (!this.button) return;
    const label = `Theme: ${this.name}`;
    this.button.replaceChildren(...longAndShort(label, "◐"));
    this.button.ariaLabel = this.button.title = label;
  }

  next() {
    this.set(this.names[(this.names.indexOf(this.name) + 1) % this.names.length]);
    // Without storage, the theme lasts until the page is closed.
    try { localStorage.setItem("flickbook-theme", this.name); } catch {}
  }
}

class Page {
  constructor() {
    this.theme = new Theme();
    this.players = new Map();
    /** @type {NodeListOf<HTMLElement>} */
    const articles = document.querySelectorAll("article.recording");
    this.articles = [...articles];
    /** @type {HTMLDialogElement | null} */
    this.dialog = null;
    /** @type {HTMLAnchorElement[] | null} */
    this.causes = null;
    /** @type {Review | null} */
    this.review = null;
    /** States on paper how many recordings are printed. @type {HTMLElement | null} */
    this.printed = null;
    /** The scroll positions of earlier history entries, by index. */
    this.places = [];
    this.buildTools();
    addCopyButtons(document);
    const index = document.getElementById("index");
    if (index) {
      this.list = new RecordingList(document.getElementById("recordings"), JSON.parse(index.textContent));
      this.list.onfilter = () => this.showFound();
      if (this.articles.length) this.steps = new Steps(this);
      // A wide page has a separate column for the causes, with enough space for all.
      /** @type {HTMLDetailsElement | null} */
      const others = document.querySelector("#causes > details");
      if (others && matchMedia("(min-width: 1100px)").matches) others.open = true;
    }
    const review = document.getElementById("review-data");
    if (review) this.review = new Review(this, JSON.parse(review.textContent));
    this.watchArticles();
    listen(this);
    addEventListener("beforeprint", () => this.layOut());
    document.addEventListener("click", event => this.follow(event));
    addEventListener("hashchange", () => this.restore());
    // Leaving an entry that `pushState` added does not change the hash.
    addEventListener("popstate", () => this.restore());
    this.restore();
    this.showFound();
    requestAnimationFrame(() => this.unfoldRest(this.articles.values()));
  }

  buildTools() {
    this.theme.button = make("button", { type: "button", onclick: () => this.theme.next() });
    const help = make("button", { type: "button", "aria-label": "Help", title: "Help", onclick: () => this.help() }, ...longAndShort("Help: ?", "?"));
    const tools = make("div", { class: "page-tools" }, this.theme.button, help);
    if (document.querySelector("nav.way")) {
      const link = make("button", { type: "button", onclick: async () => showCopied([link], await copyText(location.href)) }, "Copy link");
      tools.prepend(link);
    }
    (document.querySelector("header.verdict") ?? document.querySelector("nav.way"))?.prepend(tools);
    this.theme.set(this.theme.name);
  }

  help() {
    this.dialog ??= helpDialog(this);
    this.dialog.showModal();
  }

  /** Adds the parts of a recording that a long page contains only as text. */
  unfold(article) {
    const folded = article.querySelector("noscript");
    if (!folded) return;
    folded.outerHTML = folded.textContent;
    addCopyButtons(article);
  }

  /** Prepares the page for paper, where nothing can be expanded: the first recordings, in full. */
  layOut() {
    const found = this.articles.filter(article => !article.hidden);
    for (const [place, article] of found.entries()) {
      article.classList.toggle("unprinted", place >= maxPrinted);
      if (place >= maxPrinted) continue;
      this.unfold(article);
      this.players.get(article)?.chart.span();
    }
    for (const details of document.querySelectorAll("details")) details.open = true;
    this.printed ??= make("p", { class: "printed" });
    this.printed.textContent = found.length > maxPrinted
      ? `Printed are the first ${maxPrinted} of ${grouped(found.length)} recordings. To print others, filter the page first.` : "";
    document.getElementById("drawn")?.querySelector("h2").after(this.printed);
  }

  /** Adds the remaining parts while the browser is idle, so that the page can be searched. */
  unfoldRest(articles) {
    const idle = window.requestIdleCallback ?? (act => setTimeout(act, 50));
    idle(() => {
      const { value: article, done } = articles.next();
      if (done) return;
      this.unfold(article);
      this.unfoldRest(articles);
    });
  }

  /** Creates players when recordings become visible, so that a long page opens quickly. */
  watchArticles() {
    const watcher = new IntersectionObserver(entries => {
      for (const entry of entries) if (entry.isIntersecting) this.playerOf(entry.target);
    }, { rootMargin: "600px" });
    for (const article of this.articles) {
      watcher.observe(article);
      for (const name of ["pointerdown", "focusin"]) {
        article.addEventListener(name, () => { this.current = article; });
      }
    }
    if (this.articles.length === 1) this.current = this.articles[0];
  }

  playerOf(article) {
    if (!this.players.has(article)) {
      this.unfold(article);
      const player = document.getElementById(`${article.id}-film`) ? new Player(article) : null;
      this.players.set(article, player);
      if (player) player.onseek = () => this.rememberSoon();
      // A recording that represents a cause is opened at the time of its violation, however the user got there.
      const cause = this.causeOf(article);
      if (player && cause) player.seek(+cause.at, cause.rule);
    }
    return this.players.get(article);
  }

  /** The time and the invariant of the first cause that a recording represents. */
  causeOf(article) {
    // A difference is shown where it is largest. Where it begins, it is not visible yet.
    if (article.dataset.pending !== undefined || article.querySelector(".differences")) return undefined;
    const worst = article.closest("#worst")?.dataset;
    if (worst) return { at: worst.time, rule: worst.rule };
    if (!this.causes) {
      /** @type {NodeListOf<HTMLAnchorElement>} */
      const causes = document.querySelectorAll("#causes h3 a[data-at]");
      this.causes = [...causes];
    }
    return this.causes.find(link => link.hash === `#${article.id}`)?.dataset;
  }

  /** The player that the keys control: that of the recording used last. */
  get player() { return this.current ? this.playerOf(this.current) : null; }

  /** Follows a link to a recording, and opens it at the link's time if there is one. */
  follow(event) {
    const link = event.target.closest?.("a[href^='#']");
    const folded = link && link.hash.length > 1 && document.getElementById(link.hash.slice(1));
    if (folded instanceof HTMLDetailsElement) folded.open = true;
    const article = link && this.articles.find(({ id }) => id === link.hash.slice(1));
    if (!article || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.visit(article, link.dataset.at === undefined ? null : +link.dataset.at, link.dataset.rule);
  }

  /** Opens a recording like a separate page: Back returns to the previous position. */
  visit(article, time, rule) {
    const number = this.places.push({ y: scrollY, focus: document.activeElement }) - 1;
    history.replaceState({ ...history.state, place: number }, "");
    history.pushState({ opened: true }, "");
    this.open(article, time, rule);
  }

  /** Shows the recordings that match the filter, and adds the filter to the address. */
  showFound() {
    if (!this.list) return;
    const ids = this.list.found && new Set(this.list.found.map(row => row.id));
    for (const article of this.articles) article.hidden = ids ? !ids.has(article.id) : false;
    /** @type {NodeListOf<HTMLElement>} */
    const sections = document.querySelectorAll("#worst, #drawn");
    for (const section of sections) {
      section.hidden = section.querySelector("article.recording:not([hidden])") === null;
    }
    this.remember();
    this.steps?.show();
  }

  open(article, time, rule) {
    if (article.hidden && this.list) this.list.text = "";
    this.current = article;
    const player = this.playerOf(article);
    if (player && time !== null && Number.isFinite(time)) player.seek(time, rule);
    article.scrollIntoView();
    this.hold(article);
    this.mark(article, rule);
    const title = article.querySelector("h1, h3");
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    this.remember();
    this.steps?.show();
  }

  /** Marks the cause that refers to a recording, and scrolls to it in the list of causes. */
  mark(article, rule) {
    /** @type {NodeListOf<HTMLAnchorElement>} */
    const found = document.querySelectorAll("#causes h3 a");
    const links = [...found], all = links.filter(link => link.hash === `#${article?.id}`);
    const meant = all.find(link => link.dataset.rule === rule) ?? all[0];
    for (const link of links) if (link === meant) link.setAttribute("aria-current", "true"); else link.removeAttribute("aria-current");
    const list = document.getElementById("causes");
    if (!meant || !list || list.scrollHeight <= list.clientHeight) return;
    const [box, room] = [meant.closest("li").getBoundingClientRect(), list.getBoundingClientRect()];
    if (box.top < room.top || box.bottom > room.bottom) list.scrollTop += box.top - room.top - 48;
  }

  /** Keeps the target of a link visible while the page above it is still being laid out. */
  hold(element) {
    this.held = { element, top: element.getBoundingClientRect().top };
    if (this.holder) return;
    this.holder = new ResizeObserver(() => {
      if (!this.held) return;
      const { element, top } = this.held, moved = element.getBoundingClientRect().top - top;
      if (Math.abs(moved) > 1) scrollBy({ top: moved, behavior: "instant" });
    });
    this.holder.observe(document.body);
    for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) {
      addEventListener(type, () => { this.held = null; }, { capture: true, passive: true });
    }
  }

  /** The recordings to step through: the failures that match the filter, or else all that match it. */
  get steppable() {
    const found = this.articles.filter(article => !article.hidden), failed = found.filter(isFailure);
    return failed.length ? failed : found;
  }

  /** Goes to the next or the previous recording. */
  go(direction) {
    /** @type {HTMLAnchorElement | null} */
    const link = document.querySelector(direction > 0 ? "a[rel=next]" : "a[rel=prev]");
    if (link) return link.click();
    const articles = this.steppable;
    if (!articles.length) return this.moveFocus(direction);
    // At the top of the page the worst recording is already open.
    const isAtTop = scrollY < innerHeight / 2 && articles[0].closest("#worst");
    const place = this.current ? articles.indexOf(this.current) : isAtTop ? 0 : -1;
    const next = articles[Math.min(Math.max(place + direction, 0), articles.length - 1)];
    // Back returns to the position before the first step.
    const cause = this.causeOf(next), time = cause ? +cause.at : null;
    if (this.current) this.open(next, time, cause?.rule); else this.visit(next, time, cause?.rule);
  }

  toTop() {
    this.held = null;
    scrollTo(0, 0);
  }

  find() {
    if (!this.list) return;
    this.held = null;
    document.getElementById("recordings").scrollIntoView();
    this.list.field.focus({ preventScroll: true });
  }

  moveFocus(direction) {
    const links = this.list?.links ?? [];
    const place = links.indexOf(document.activeElement);
    links[place < 0 ? 0 : Math.min(Math.max(place + direction, 0), links.length - 1)]?.focus();
  }

  back() {
    /** @type {HTMLAnchorElement | null} */
    const link = document.querySelector("nav.way a");
    if (link) return link.click();
    const field = this.list?.field;
    if (field && document.activeElement === field) {
      if (field.value) this.list.text = ""; else field.blur();
      return;
    }
    if (history.state?.opened) return history.back();
    // After following an external link there is no previous position, so the list is shown.
    const id = this.current?.id;
    if (id === undefined) return;
    history.pushState(null, "");
    this.close();
    this.remember();
    (this.list?.links.find(link => link.hash === `#${id}`) ?? field)?.focus();
  }

  close() {
    clearTimeout(this.timer);
    this.held = this.current = null;
    this.mark(null);
    this.steps?.show();
  }

  /** Stores the state after a delay, because browsers limit how often an address may change. */
  rememberSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.remember(), 300);
  }

  /** Stores the open recording in the address, relative to the page, so that a link can be shared. */
  remember() {
    const state = new URLSearchParams();
    if (this.list?.text) state.set("q", this.list.text);
    if (this.current && this.list) {
      state.set("r", this.current.dataset.recording);
      state.set("e", this.current.dataset.engine);
      const player = this.players.get(this.current);
      if (player) state.set("t", String(Math.round(player.time * 1000) / 1000));
    }
    const text = String(state).replaceAll("%2F", "/").replaceAll("%3A", ":");
    const hash = text ? (state.has("r") && !state.has("q") ? `#${text}` : `#?${text}`) : "";
    if (hash !== location.hash && (hash || this.list)) {
      // A changed filter gets a history entry. Letters typed in quick succession share one.
      const filter = this.list?.text ?? "";
      const isNew = filter !== this.filtered && !(this.typed > performance.now() - 1500);
      if (filter !== this.filtered) this.typed = performance.now();
      this.filtered = filter;
      const address = hash || location.pathname + location.search;
      if (isNew) history.pushState(null, "", address); else history.replaceState(history.state, "", address);
    }
  }

  restore() {
    const hash = location.hash.replace(/^#\??/, "");
    const named = hash && this.articles.find(article => article.id === hash);
    if (named) return this.open(named, null);
    const state = new URLSearchParams(hash);
    const time = state.has("t") ? parseFloat(state.get("t")) : null;
    if (!this.list) {
      if (time !== null && this.articles.length) this.open(this.articles[0], time);
      return;
    }
    const filter = state.get("q") ?? "";
    this.filtered = filter;
    if (!state.has("r")) {
      if (this.current) this.close();
      this.list.text = filter;
      const place = this.places[history.state?.place];
      if (place) {
        if (place.focus?.isConnected) place.focus.focus({ preventScroll: true });
        scrollTo({ top: place.y, behavior: "instant" });
      } else if (filter) document.getElementById("recordings").scrollIntoView();
      return;
    }
    this.list.text = filter;
    const isMeant = (recording, engine) =>
      recording === state.get("r") && (!state.has("e") || engine === state.get("e"));
    const article = this.articles.find(({ dataset }) => isMeant(dataset.recording, dataset.engine));
    if (article) return this.open(article, time);
    const row = this.list.rows.find(row => isMeant(row.path, row.engine));
    if (row?.id && this.list.hasFiles) location.replace(`r/${row.id}.html${time === null ? "" : `#t=${time}`}`);
    else if (row) {
      this.list.text = `"${row.path}"`;
      document.getElementById("recordings").scrollIntoView();
    }
  }
}

const page = new Page();
