// A drag along the time axis. A finger that moves vertically scrolls the page and does not change the time.

/** How far a finger moves sideways before a drag begins, in pixels. */
const dragSlop = 8;

/**
 * A mouse drags immediately, a finger after it has moved sideways. A tap is a drag without movement.
 *
 * @param {Element} element
 * @param {Record<"begin" | "drag", (event: PointerEvent) => void> & { end?: (event: PointerEvent) => void }} acts
 */
function dragSideways(element, { begin, drag, end = () => {} }) {
  /** @type {PointerEvent | null} */
  let first = null;
  let isOn = false;
  /** @param {PointerEvent} event */
  const start = event => {
    isOn = true;
    element.setPointerCapture(event.pointerId);
    begin(event);
    drag(event);
  };
  /** @param {PointerEvent} event */
  const press = event => {
    if (event.button !== 0) return;
    first = event;
    if (event.pointerType === "mouse") start(event);
  };
  /** @param {PointerEvent} event */
  const move = event => {
    if (!first) return;
    if (isOn) drag(event);
    else if (Math.abs(event.clientX - first.clientX) > dragSlop) start(event);
  };
  /** @param {PointerEvent} event */
  const lift = event => {
    if (first && !isOn) start(event);
    if (isOn) end(event);
    [first, isOn] = [null, false];
  };
  element.addEventListener("pointerdown", press);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", lift);
  element.addEventListener("pointercancel", () => { [first, isOn] = [null, false]; });
}
