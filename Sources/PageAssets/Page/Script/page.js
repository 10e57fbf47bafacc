// Wakes the page up: players as they come into sight, the filter, keys, links that bring back a state.

class Theme {
  constructor() {
    this.names = ["system", "light", "dark"];
    // Where a page may keep nothing, the theme lasts as long as the page.
    try { this.set(localStorage.getItem("flickbook-theme") ?? "system"); } catch { this.set("system"); }
  }

  set(name) {
    this.name = this.names.includes(name) ? name : "system";
    if (this.name === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.name;
    if (this.button) this.button.textContent = `Theme: ${this.name}`;
  }

  next() {
    this.set(this.names[(this.names.indexOf(this.name) + 1) % this.names.length]);
    try { localStorage.setItem("flickbook-theme", this.name); } catch { /* It lasts until the page is closed. */ }
  }
}

class Page {
  constructor() {
    this.theme = new Theme();
    this.players = new Map();
    this.articles = [...document.querySelectorAll("article.recording")];
    this.buildTools();
    addCopyButtons(document);
    const index = document.getElementById("index");
    if (index) {
      this.list = new RecordingList(document.getElementById("recordings"), JSON.parse(index.textContent));
      this.list.onfilter = () => this.showFound();
    }
    this.watchArticles();
    listen(this);
    // On paper nothing can be unfolded.
    addEventListener("beforeprint", () => {
      for (const article of this.articles) {
        this.unfold(article);
        this.players.get(article)?.chart.span();
      }
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    document.addEventListener("click", event => this.follow(event));
    addEventListener("hashchange", () => this.restore());
    // What was put into the address by `pushState` changes no hash when it is left.
    addEventListener("popstate", () => this.restore());
    this.restore();
    this.showFound();
    requestAnimationFrame(() => this.unfoldRest(this.articles.values()));
  }

  buildTools() {
    this.theme.button = make("button", { type: "button", onclick: () => this.theme.next() });
    const help = make("button", { type: "button", onclick: () => this.help() }, "Keys: ?");
    const tools = make("div", { class: "page-tools" }, this.theme.button, help);
    (document.querySelector("header.verdict") ?? document.querySelector("nav.way"))?.prepend(tools);
    this.theme.set(this.theme.name);
  }

  help() {
    this.dialog ??= helpDialog();
    this.dialog.showModal();
  }

  /** Makes what a long page holds back as text a part of it. */
  unfold(article) {
    const folded = article.querySelector("noscript");
    if (!folded) return;
    folded.outerHTML = folded.textContent;
    addCopyButtons(article);
  }

  /** What nobody has asked for yet, while the browser has nothing else to do: so that it can be searched. */
  unfoldRest(articles) {
    const idle = window.requestIdleCallback ?? (act => setTimeout(act, 50));
    idle(() => {
      const { value: article, done } = articles.next();
      if (done) return;
      this.unfold(article);
      this.unfoldRest(articles);
    });
  }

  /** Players are made as recordings come into sight, so that a long page opens at once. */
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
      // The worst recording stands where its cause breaks, which need not be its first break.
      const time = article.closest("#worst")?.dataset.time;
      if (player && time !== undefined) player.seek(+time);
    }
    return this.players.get(article);
  }

  /** The player that keys are for: of the recording that was touched last. */
  get player() { return this.current ? this.playerOf(this.current) : null; }

  /** A link into a recording opens it at its time. */
  follow(event) {
    const link = event.target.closest?.("a[data-at]");
    const article = link && document.getElementById(link.hash.slice(1));
    if (!article || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.open(article, +link.dataset.at);
  }

  /** Shows the recordings that the filter found, and says so in the address. */
  showFound() {
    if (!this.list) return;
    const ids = this.list.found && new Set(this.list.found.map(row => row.id));
    for (const article of this.articles) article.hidden = ids ? !ids.has(article.id) : false;
    for (const section of document.querySelectorAll("#worst, #drawn")) {
      section.hidden = [...section.querySelectorAll("article.recording")].every(article => article.hidden);
    }
    this.remember();
  }

  open(article, time) {
    this.left ??= { y: scrollY, focus: document.activeElement };
    if (article.hidden && this.list) this.list.text = "";
    this.current = article;
    const player = this.playerOf(article);
    if (player && time !== null && Number.isFinite(time)) player.seek(time);
    article.scrollIntoView();
    // Device, buttons and scrubber are to be seen at once: where there is no room for the title, without it.
    const film = player && article.querySelector(".film");
    const low = player && Math.max(film.querySelector(".hand").getBoundingClientRect().bottom, player.scrubber.element.getBoundingClientRect().bottom);
    const isLow = player && low > innerHeight;
    if (isLow) film.scrollIntoView();
    this.hold(isLow ? film : article);
    const title = article.querySelector("h1, h3");
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    this.remember();
  }

  /** What a link has brought into sight stays there while the page above it is still laid out. */
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

  /** The next or the last of the recordings that are drawn. */
  go(direction) {
    const link = document.querySelector(direction > 0 ? "a[rel=next]" : "a[rel=prev]");
    if (link) return link.click();
    const articles = this.articles.filter(article => !article.hidden);
    if (!articles.length) return this.moveFocus(direction);
    const place = articles.indexOf(this.current);
    const next = place < 0 ? 0 : Math.min(Math.max(place + direction, 0), articles.length - 1);
    this.open(articles[next], null);
  }

  moveFocus(direction) {
    const links = this.list?.links ?? [];
    const place = links.indexOf(document.activeElement);
    links[place < 0 ? 0 : Math.min(Math.max(place + direction, 0), links.length - 1)]?.focus();
  }

  back() {
    const link = document.querySelector("nav.way a");
    if (link) return link.click();
    const field = this.list?.field;
    if (field && document.activeElement === field) {
      if (field.value) this.list.text = ""; else field.blur();
      return;
    }
    const id = this.current?.id, left = this.left;
    this.held = null;
    this.current = this.left = null;
    this.remember();
    const place = this.list?.links.find(link => link.hash === `#${id}`) ?? field;
    (left && left.focus !== document.body && left.focus.isConnected ? left.focus : place)?.focus({ preventScroll: Boolean(left) });
    if (left) scrollTo(0, left.y);
  }

  /** Once things stand still: an address that changes at each frame is too much for a browser. */
  rememberSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.remember(), 300);
  }

  /** Puts what is open into the address, relative to the page: so a link can be sent. */
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
      // A filter that has become another one can be left with Back; letter by letter it is one.
      const filter = this.list?.text ?? "";
      const isNew = filter !== this.filtered && !(this.typed > performance.now() - 1500);
      if (filter !== this.filtered) this.typed = performance.now();
      this.filtered = filter;
      history[isNew ? "pushState" : "replaceState"](null, "", hash || location.pathname + location.search);
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
    this.list.text = filter;
    if (!state.has("r")) {
      if (filter) document.getElementById("recordings").scrollIntoView();
      return;
    }
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

function addCopyButtons(part) {
  for (const code of part.querySelectorAll("code.command, pre.whole")) {
    const button = make("button", { type: "button", class: "copy" }, "Copy");
    button.addEventListener("click", async () => {
      button.textContent = await copy(code) ? "Copied" : "Select it and copy";
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    });
    code.after(button);
  }
}

/** Where the clipboard is closed to pages from a folder, an older way is open. */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(code);
    return document.execCommand("copy");
  }
}

const page = new Page();
