// A drag along the time axis. A finger that moves vertically scrolls the page and does not change the time.

/** How far a finger moves sideways before a drag begins, in pixels. */
const dragSlop = 8;

/** A mouse drags immediately, a finger after it has moved sideways. A tap is a drag without movement. */
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
