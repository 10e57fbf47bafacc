"use strict";
// Shows a scene as a page: an element for each view, or the document for a view that zooms. Flickbook calls `place`,
// `go`, `stop` and `shown`. It sends touches to the browser, so the page has no listeners.

/** The elements of each view: the scrolling element, its content box, and the elements inside. */
const boxes = [];
/** Whether the first view is the document, the only view that can be zoomed. */
let isDocument = false;

function element(parent, css) {
  const child = document.createElement("div");
  child.style.cssText = css;
  return parent.appendChild(child);
}

function box(view, index) {
  const outer = view.inside === null ? document.body : boxes[view.inside].content;
  const isRoot = isDocument && index === 0;
  const scroller = isRoot ? document.documentElement : element(outer, "position:absolute;scrollbar-width:none");
  const room = element(isRoot ? document.body : scroller, "position:relative");
  // These elements are one above the other. Content that is inserted above pushes the rest down. The browser's scroll
  // anchoring can keep the rest visible, but only if the sizes of the elements around it do not change.
  const [before, above] = [element(room, ""), element(room, "")];
  const content = element(room, "position:relative");
  const [below, after] = [element(room, ""), element(room, "")];
  const cells = element(content, "position:absolute;left:0;top:0;width:100%;overflow-anchor:none");
  return { scroller, room, before, above, content, below, after, cells, grown: 0, height: view.content[1] };
}

/** Lays out the page: the frames, contents, margins and rest positions of all views. */
function place(views, zoom) {
  if (zoom) {
    isDocument = true;
    document.querySelector("meta[name=viewport]").content =
      `width=device-width,initial-scale=1,minimum-scale=${zoom[0]},maximum-scale=${zoom[1]}`;
  } else {
    document.body.style.cssText += ";position:fixed;inset:0;overflow:hidden";
  }
  views.forEach((view, index) => {
    boxes[index] ??= box(view, index);
    lay(boxes[index], view, isDocument && index === 0);
  });
}

function lay(it, view, isRoot) {
  const style = it.scroller.style;
  const [top, left, bottom, right] = view.insets;
  const [wasTop, wasLeft] = [it.top ?? top, it.left ?? left];
  if (!isRoot) {
    style.left = `${view.frame[0]}px`;
    style.top = `${view.frame[1]}px`;
    style.width = `${view.frame[2]}px`;
    style.height = `${view.frame[3]}px`;
  }
  style.overflow = view.scrolls ? (isRoot ? "auto" : "scroll") : "hidden";
  style.scrollSnapType = view.snap;
  style.scrollPadding = view.padding.map((edge) => `${edge}px`).join(" ");
  it.room.style.width = `${left + view.content[0] + right}px`;
  it.content.style.left = `${left}px`;
  it.content.style.width = `${view.content[0]}px`;
  it.before.style.height = `${top}px`;
  it.after.style.height = `${bottom}px`;
  stack(it, view.content[1], view.above);
  divide(it, view);
  [it.top, it.left] = [top, left];
  // The insets of an app overlap its content, so a change of the insets must keep the same content visible.
  if (wasTop !== top || wasLeft !== left) it.scroller.scrollBy({ left: left - wasLeft, top: top - wasTop, behavior: "instant" });
}

/** Sets the height of the content, a part of which was just inserted above. */
function stack(it, height, above) {
  it.grown = Math.max(0, Math.min(height, it.grown + above));
  it.height = Math.min(it.height, height - it.grown);
  it.above.style.height = `${it.grown}px`;
  it.content.style.height = `${it.height}px`;
  it.below.style.height = `${height - it.grown - it.height}px`;
  it.cells.style.top = `${-it.grown}px`;
  it.cells.style.height = `${height}px`;
}

/** Creates the rest positions. An existing one is moved, so that a view snaps to it again. */
function divide(it, { areas, align, stop }) {
  while (it.cells.children.length > areas.length) it.cells.lastChild.remove();
  while (it.cells.children.length < areas.length) element(it.cells, "position:absolute");
  areas.forEach(([x, y, width, height], index) => {
    it.cells.children[index].style.cssText =
      `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;scroll-snap-align:${align};scroll-snap-stop:${stop}`;
  });
}

/**
 * Scrolls a view, immediately or smoothly. For the document, a position is scrolled into view, because only that also
 * scrolls its visual viewport.
 */
function go(index, x, y, behavior) {
  if (!(isDocument && index === 0)) return boxes[index].scroller.scrollTo({ left: x, top: y, behavior });
  const { scale, width, height } = visualViewport;
  const mark = element(boxes[0].room, `position:absolute;left:${x / scale}px;top:${y / scale}px;width:${width}px;height:${height}px`);
  mark.scrollIntoView({ block: "start", inline: "start", behavior });
  mark.remove();
}

/** Stops a motion: a page can do this only by scrolling to the present position. */
function stop(index) {
  const [x, y] = where(index);
  go(index, x, y, "instant");
}

function where(index) {
  if (!(isDocument && index === 0)) return [boxes[index].scroller.scrollLeft, boxes[index].scroller.scrollTop, 1];
  const { pageLeft, pageTop, scale } = visualViewport;
  return [pageLeft * scale, pageTop * scale, scale];
}

/** The states of all views: left, top and zoom. */
function shown() {
  const numbers = [];
  for (let index = 0; index < boxes.length; index++) numbers.push(...where(index));
  return numbers.join(" ");
}
