"use strict";

// The elements of a page, including those in open shadow trees and in frames of the same origin.

const styleOf = element => element.ownerDocument.defaultView.getComputedStyle(element);

/** The document of a frame; undefined if it has another origin. */
function documentOf(frame) {
  try { return frame.contentDocument ?? undefined; } catch { return undefined; }
}

/** The element that contains an element, also across the borders of shadow trees and frames. */
function around(element) {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root.host ?? root.defaultView?.frameElement ?? undefined;
}

/** Whether an element is another one, or is inside it. */
function isIn(element, outer) {
  for (let one = element; one; one = around(one)) {
    if (one === outer) return true;
  }
  return false;
}

/**
 * Calls `visit` with each element of a tree, outer ones first, and with the names of the frames that contain it.
 *
 * @param {(element: Element, path: string, walker: Document | ShadowRoot) => void} visit
 * @param {Document | ShadowRoot} tree
 */
function eachElement(visit, tree = document, path = "") {
  const walker = tree.ownerDocument ?? tree;
  for (const element of tree === document ? document.body?.querySelectorAll("*") ?? [] : tree.querySelectorAll("*")) {
    visit(element, path, walker);
    if (element.shadowRoot) eachElement(visit, element.shadowRoot, path);
    if (element.localName !== "iframe" && element.localName !== "frame") continue;
    const inner = documentOf(element);
    if (inner?.documentElement) eachElement(visit, inner, `${path}${frameName(element)}.`);
  }
}

/** The name of a frame in the names of its views: its id, its name, or its number among the frames of its document. */
function frameName(frame) {
  const own = [frame.id, frame.name].find(name => isName(name ?? ""));
  return own ?? `frame-${[...frame.ownerDocument.querySelectorAll("iframe, frame")].indexOf(frame) + 1}`;
}

/** Whether a text can be the name of a view. */
const isName = text => /^[A-Za-z_][\w.-]*$/.test(text);

/** The windows of the page: its own, and those of its frames. */
function windows(from = window) {
  const inner = [...from.document.querySelectorAll("iframe, frame")].map(documentOf).filter(one => one?.defaultView);
  return [from, ...inner.flatMap(one => windows(one.defaultView))];
}

/** The first element that a selector finds, also in shadow trees and frames. */
function selected(selector) {
  let found = document.querySelector(selector) ?? undefined;
  if (!found) eachElement(element => { if (!found && element.matches(selector)) found = element; });
  return found;
}

/** The position of the window of a frame in the window of the page. */
function originOf(view) {
  const origin = { x: 0, y: 0 };
  for (let one = view; one !== one.parent && one.frameElement; one = one.parent) {
    const frame = one.frameElement;
    const { left, top } = frame.getBoundingClientRect();
    origin.x += left + frame.clientLeft;
    origin.y += top + frame.clientTop;
  }
  return origin;
}

/** The box of an element in the layout viewport of the page. */
function boxOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { x, y } = originOf(element.ownerDocument.defaultView);
  return { left: left + x, top: top + y, width, height };
}
