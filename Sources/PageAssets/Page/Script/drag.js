// A drag along the axis of time. A thumb that goes up or down scrolls the page, and moves no time.

/** How far a finger goes sideways before it drags, in pixels. */
const dragSlop = 8;

/** A mouse drags at once, a finger when it has gone sideways; a tap is a drag of one place. */
function dragSideways(element, { begin, drag, end = () => {} }) {
  let first = null, isOn = false;
  const start = event => {
    isOn = true;
    element.setPointerCapture(event.pointerId);
    begin(event);
    drag(event);
  };
  element.addEventListener("pointerdown", event => {
    if (event.button !== 0) return;
    first = event;
    if (event.pointerType === "mouse") start(event);
  });
  element.addEventListener("pointermove", event => {
    if (!first) return;
    if (isOn) drag(event);
    else if (Math.abs(event.clientX - first.clientX) > dragSlop) start(event);
  });
  element.addEventListener("pointerup", event => {
    if (first && !isOn) start(event);
    if (isOn) end(event);
    [first, isOn] = [null, false];
  });
  element.addEventListener("pointercancel", () => { [first, isOn] = [null, false]; });
}
