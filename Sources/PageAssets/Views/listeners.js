"use strict";

// The elements that listen to fingers: a page may move content that no style announces.

const listening = new WeakSet();
{
  const { addEventListener: add } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...more) {
    if (/^(touchstart|pointerdown)$/.test(type) && this instanceof Node) listening.add(this);
    return add.call(this, type, ...more);
  };
}

/** Whether the page handles fingers on an element itself: it listens to them, or its style prevents the browser from scrolling. */
function handlesFingers(element) {
  for (let one = element; one; one = around(one)) {
    if (listening.has(one) || /none|pan|pinch/.test(styleOf(one).touchAction)) return true;
    if (one !== element && isScroller(one)) return false;
  }
  return false;
}
