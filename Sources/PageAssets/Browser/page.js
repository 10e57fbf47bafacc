"use strict";
// Finds the views of a recording in a page of somebody else, and reads where they stand. Views have
// the names that recorder.js gives: `scrollers.js` of the recorder stands before this.
{
  let found = [];
  let named = [];

  /** Finds the views; the names of those that are not there, and what is there instead. */
  function find(names) {
    const known = scrollersByName();
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
      found = found.map((element, index) => element.isConnected ? element : scrollersByName().get(named[index]));
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

  /** The place of an element in the window, or in the content of the one around it. */
  function placed(element, outer) {
    const box = element.getBoundingClientRect();
    const place = { x: box.left + element.clientLeft, y: box.top + element.clientTop, width: element.clientWidth, height: element.clientHeight };
    if (!outer) return place;
    if (outer === document.scrollingElement) return { ...place, x: place.x + scrollX, y: place.y + scrollY };
    const around = outer.getBoundingClientRect();
    return { ...place, x: place.x + outer.scrollLeft - around.left - outer.clientLeft, y: place.y + outer.scrollTop - around.top - outer.clientTop };
  }

  /** Containers with a name whose content a script moves, and that no style calls scrollers. */
  function scripted(known) {
    return [...document.querySelectorAll("[id]")].filter((element) => {
      const child = moved(element)?.child;
      const isCut = getComputedStyle(element).overflow !== "visible" && !known.includes(element);
      return child && isCut && (child.offsetWidth > element.clientWidth || child.offsetHeight > element.clientHeight);
    });
  }

  /** What scrolls in the page, outer views first: a list of views as JSON. */
  function scene() {
    const known = [...scrollersByName()];
    known.push(...scripted(known.map(([, element]) => element)).map((element) => [element.id, element]));
    const views = known.map(([id, element], index) => {
      const by = index > 0 && moved(element);
      const content = by ? { contentWidth: by.child.offsetWidth, contentHeight: by.child.offsetHeight }
        : { contentWidth: element.scrollWidth, contentHeight: element.scrollHeight };
      const stand = { left: element.scrollLeft - (by?.matrix?.e ?? 0), top: element.scrollTop - (by?.matrix?.f ?? 0) };
      if (index === 0) return { id, x: 0, y: 0, width: innerWidth, height: innerHeight, ...content, ...stand, ...pinchLimits() };
      let isFixed = false;
      let inside = -1;
      for (let around = element; around && inside < 0; around = around.parentElement) {
        if (around !== element) inside = known.findIndex(([, other]) => other === around);
        isFixed ||= getComputedStyle(around).position === "fixed";
      }
      if (inside < 1) inside = isFixed ? -1 : 0;
      return { id, ...placed(element, known[inside]?.[1]), ...content, ...stand, paging: hasPages(element), ...(inside < 0 ? {} : { inside }) };
    });
    return JSON.stringify(views);
  }

  function go(index, x, y, behavior) { found[index].scrollTo({ left: x, top: y, behavior }); }

  Object.defineProperty(globalThis, "flickbookPage", { value: { find, shown, ready, scene, go } });
}
