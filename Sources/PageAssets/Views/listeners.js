"use strict";

// Collects the elements that listen to fingers, because a page may move content without a style that announces this.

const listening = new WeakSet();
{
  const { addEventListener: add } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...more) {
    if (/^(touchstart|pointerdown)$/.test(type) && this instanceof Node) listening.add(this);
    return add.call(this, type, ...more);
  };
}

/**
 * Whether the page itself handles fingers on an element: it listens to them, or its style prevents the browser from
 * scrolling.
 */
function handlesFingers(element) {
  for (let one = element; one; one = around(one)) {
    if (listening.has(one) || /none|pan|pinch/.test(styleOf(one).touchAction)) return true;
    if (one !== element && isScroller(one)) return false;
  }
  return false;
}
