"use strict";
// Finds the views of a recording in a page of somebody else, and reads where they stand. Views have
// the names that recorder.js gives: "page", an id, or the name of the element and its number.
(() => {
  const mostViews = 64;
  let found = [];
  let named = [];

  function isScroller(element) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (overflow, content, room) => /auto|scroll/.test(overflow) && content > room && room > 0;
    return scrolls(overflowX, element.scrollWidth, element.clientWidth)
      || scrolls(overflowY, element.scrollHeight, element.clientHeight);
  }

  /** The scroll containers by the names that recorder.js gives them, in its order. */
  function scrollers() {
    const names = new Map([["page", document.scrollingElement]]);
    for (const element of document.body.querySelectorAll("*")) {
      if (names.size === mostViews || element === document.scrollingElement || !isScroller(element)) continue;
      let name = /^[A-Za-z_][\w.-]*$/.test(element.id) ? element.id : `${element.localName}-${names.size}`;
      while (names.has(name)) name += "-";
      names.set(name, element);
    }
    return names;
  }

  /** Finds the views; the names of those that are not there, and what is there instead. */
  function find(names) {
    const known = scrollers();
    named = names;
    found = names.map((name) => known.get(name) ?? document.getElementById(name) ?? undefined);
    const missing = names.filter((_, index) => !found[index]);
    return missing.length ? JSON.stringify({ missing, known: [...known.keys()] }) : "";
  }

  /** What a script moves stands in a container and has a transform: iScroll and its family. */
  function moved(element) {
    for (const child of element.children) {
      const { transform } = getComputedStyle(child);
      if (transform !== "none") return { child, matrix: new DOMMatrix(transform) };
    }
  }

  function page() {
    const { pageLeft, pageTop, scale, width, height } = visualViewport;
    const root = document.documentElement;
    const words = document.querySelector("meta[name=viewport]")?.content ?? "";
    const limit = (name, standard) => +(new RegExp(`${name}\\s*=\\s*([\\d.]+)`).exec(words)?.[1] ?? standard);
    return [
      pageLeft * scale, pageTop * scale, scale, root.scrollWidth * scale, root.scrollHeight * scale,
      width * scale, height * scale, 0, 0, width * scale, height * scale,
      Math.min(limit("minimum-scale", scale), scale), Math.max(limit("maximum-scale", 5), scale),
    ];
  }

  function part(element) {
    const box = element.getBoundingClientRect();
    const { scale, offsetLeft, offsetTop } = visualViewport;
    const frame = [(box.left + element.clientLeft - offsetLeft) * scale, (box.top + element.clientTop - offsetTop) * scale, element.clientWidth * scale, element.clientHeight * scale];
    const by = moved(element);
    const zoom = by?.matrix.a || 1;
    const content = by ? [by.child.offsetWidth * zoom, by.child.offsetHeight * zoom] : [element.scrollWidth, element.scrollHeight];
    return [
      element.scrollLeft - (by?.matrix.e ?? 0), element.scrollTop - (by?.matrix.f ?? 0), zoom, ...content,
      element.clientWidth, element.clientHeight, ...frame, Math.min(1, zoom), Math.max(1, zoom),
    ];
  }

  /** Thirteen numbers for each view, or the name of one that is gone: a page may draw its views anew. */
  function shown() {
    if (found.some((element) => !element.isConnected)) {
      found = found.map((element, index) => element.isConnected ? element : scrollers().get(named[index]));
      const gone = found.indexOf(undefined);
      if (gone >= 0) return `gone ${named[gone]}`;
    }
    return found.flatMap((element) => element === document.scrollingElement ? page() : part(element)).join(" ");
  }

  /** Everything that is loaded with the page is there, fonts and pictures too. */
  async function ready() {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => !image.complete && image.loading !== "lazy");
    await Promise.all(pictures.map((image) => new Promise((resolve) => { image.onload = image.onerror = resolve; })));
  }

  function go(index, x, y, behavior) { found[index].scrollTo({ left: x, top: y, behavior }); }

  Object.defineProperty(globalThis, "flickbookPage", { value: { find, shown, ready, go } });
})();
