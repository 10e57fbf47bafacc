"use strict";
// Finds the views of a recording in a page of another author, and reads their positions. Views have the names that
// recorder.js gives them: `scrollers.js` of the recorder is included before this file.
{
  let found = [];
  let named = [];

  /** Finds the views. Returns the missing names and the known ones. */
  function find(names) {
    const known = scrollersByName();
    named = names;
    found = names.map((name) => known.get(name) ?? document.getElementById(name) ?? undefined);
    const missing = names.filter((_, index) => !found[index]);
    return missing.length ? JSON.stringify({ missing, known: [...known.keys()] }) : "";
  }

  /** Content that a script moves is inside a container and has a transform, as with iScroll and similar libraries. */
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

  /** Thirteen numbers for each view, or the name of one that was removed: a page may re-create its views. */
  function shown() {
    if (found.some((element) => !element.isConnected)) {
      found = found.map((element, index) => element.isConnected ? element : scrollersByName().get(named[index]));
      const gone = found.indexOf(undefined);
      if (gone >= 0) return `gone ${named[gone]}`;
    }
    return found.flatMap((element) => element === document.scrollingElement ? page() : part(element)).join(" ");
  }

  /** Waits until everything that is loaded with the page is available, including fonts and images. */
  async function ready() {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => !image.complete && image.loading !== "lazy");
    await Promise.all(pictures.map((image) => new Promise((resolve) => { image.onload = image.onerror = resolve; })));
  }

  /** The position of an element in the window, or in the content of the enclosing view. */
  function placed(element, outer) {
    const box = element.getBoundingClientRect();
    const place = { x: box.left + element.clientLeft, y: box.top + element.clientTop, width: element.clientWidth, height: element.clientHeight };
    if (!outer) return place;
    if (outer === document.scrollingElement) return { ...place, x: place.x + scrollX, y: place.y + scrollY };
    const around = outer.getBoundingClientRect();
    return { ...place, x: place.x + outer.scrollLeft - around.left - outer.clientLeft, y: place.y + outer.scrollTop - around.top - outer.clientTop };
  }

  /** Named containers whose content a script moves, and that are no scroll containers according to their style. */
  function scripted(known) {
    return [...document.querySelectorAll("[id]")].filter((element) => {
      const child = moved(element)?.child;
      const isCut = getComputedStyle(element).overflow !== "visible" && !known.includes(element);
      return child && isCut && (child.offsetWidth > element.clientWidth || child.offsetHeight > element.clientHeight);
    });
  }

  /** The scroll containers of the page, outer views first: a list of views as JSON. */
  function scene() {
    const known = [...scrollersByName()];
    known.push(...scripted(known.map(([, element]) => element)).map((element) => [element.id, element]));
    const views = known.map(([id, element], index) => {
      const by = index > 0 && moved(element);
      const content = by ? { contentWidth: by.child.offsetWidth, contentHeight: by.child.offsetHeight }
        : { contentWidth: element.scrollWidth, contentHeight: element.scrollHeight };
      const stand = { left: element.scrollLeft - (by?.matrix?.e ?? 0), top: element.scrollTop - (by?.matrix?.f ?? 0) };
      const scrolls = !by && (content.contentWidth > element.clientWidth || content.contentHeight > element.clientHeight);
      if (index === 0) return { id, scrolls, x: 0, y: 0, width: innerWidth, height: innerHeight, ...content, ...stand, ...pinchLimits() };
      let isFixed = false;
      let inside = -1;
      for (let around = element; around && inside < 0; around = around.parentElement) {
        if (around !== element) inside = known.findIndex(([, other]) => other === around);
        isFixed ||= getComputedStyle(around).position === "fixed";
      }
      if (inside < 1) inside = isFixed ? -1 : 0;
      return { id, scrolls, ...placed(element, known[inside]?.[1]), ...content, ...stand, paging: hasPages(element), ...(inside < 0 ? {} : { inside }) };
    });
    return JSON.stringify(views);
  }

  function go(index, x, y, behavior) { found[index].scrollTo({ left: x, top: y, behavior }); }

  Object.defineProperty(globalThis, "flickbookPage", { value: { find, shown, ready, scene, go } });
}
