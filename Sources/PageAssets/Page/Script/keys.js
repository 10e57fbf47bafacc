// The keyboard shortcuts, and the list of them.

/**
 * A shortcut: the names of its keys, their name in the help, a description, and the action.
 *
 * @typedef {[string[], string, string, ((page: Page, event: KeyboardEvent) => unknown) | null]} Key
 */

/** @type {Key[]} */
const keys = [
  [[" "], "Space", "play or pause", page => page.player?.toggle()],
  [["ArrowLeft"], "←", "previous frame; ten with Shift", (page, event) => page.player?.step(event.shiftKey ? -10 : -1)],
  [["ArrowRight"], "→", "next frame; ten with Shift", (page, event) => page.player?.step(event.shiftKey ? 10 : 1)],
  [[","], ",", "previous event", page => page.player?.jump(page.player.moments, -1)],
  [["."], ".", "next event", page => page.player?.jump(page.player.moments, 1)],
  [["["], "[", "previous violation", page => page.player?.jump(page.player.breakTimes, -1)],
  [["]"], "]", "next violation", page => page.player?.jump(page.player.breakTimes, 1)],
  [["Home"], "Home", "to the start", page => page.player?.seek(page.player.film.start)],
  [["End"], "End", "to the end", page => page.player?.seek(page.player.film.end)],
  [["1", "2", "3", "4"], "1 to 4", "speed: a tenth, a quarter, normal, double",
    (page, event) => page.player?.setSpeed(speeds[+event.key - 1])],
  [["w"], "w", "zoom in on the time axis", page => page.player?.chart.zoom(0.5, page.player.time)],
  [["s"], "s", "zoom out", page => page.player?.chart.zoom(2, page.player.time)],
  [["o"], "o", "compare: overlay, side by side, the difference, one engine alone", page => page.player?.nextMode()],
  [["j"], "j", "next row of the table", page => page.moveFocus(1)],
  [["k"], "k", "previous row", page => page.moveFocus(-1)],
  [["n"], "n", "next recording that failed", page => page.go(1)],
  [["p"], "p", "previous recording that failed", page => page.go(-1)],
  [["Enter"], "Enter", "open the row", null],
  [["Escape"], "Esc", "back to where you were; in the filter: clear it", page => page.back()],
  [["/"], "/", "filter", page => page.find()],
  [["t"], "t", "theme: light, dark or as the system has it", page => page.theme.next()],
  [["?"], "?", "this list", page => page.help()],
];

/** Whether a key has another meaning for the focused element. */
function isTaken(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  const target = event.target;
  if (target.matches("input[type=text], textarea")) return event.key !== "Escape";
  if (target.matches("select")) return !["Escape", "?"].includes(event.key);
  // A range input uses the arrows, Home and End; buttons, links and summaries use Space and Enter.
  if (target.matches("input[type=range]")) return ["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key) && !event.shiftKey;
  return target.matches("button, a, summary") && [" ", "Enter"].includes(event.key);
}

/** The shortcuts of a page. A review has additional ones. */
const keysOf = page => page.review ? [...reviewKeys, ...keys] : keys;

function listen(page) {
  document.addEventListener("keydown", event => {
    if (isTaken(event) || document.querySelector("dialog[open]")) return;
    const key = keysOf(page).find(([names, , , act]) => act && names.includes(event.key));
    if (!key) return;
    // Without a player these keys scroll the page.
    const isForPlayer = [" ", "ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key);
    if (isForPlayer && !page.player) return;
    event.preventDefault();
    key[3](page, event);
  });
}

function helpDialog(page) {
  const touch = make("p", {}, "By touch: drag sideways in the chart or on the scrubber to move in time, tap to go there; "
    + "the bar below steps through the failures, goes back, to the top or to the filter, and copies a link.");
  const close = make("button", { type: "button", onclick: () => dialog.close() }, "Close");
  const list = make("dl", { class: "keys" }, ...keysOf(page).flatMap(([, name, words]) => [
    make("dt", {}, make("kbd", {}, name)), make("dd", {}, words),
  ]));
  const dialog = make("dialog", { "aria-labelledby": "keys-title" },
    make("div", { class: "top" }, make("h2", { id: "keys-title" }, "Touch and keys"), close), touch, list);
  document.body.append(dialog);
  return dialog;
}
