"use strict";

// The steps of the page: select a scene, record, review, save.

const stage = new Stage(part("stage"));
let session;
let ghosts;
/** The scene of the recording. */
let played;
/** The engines that scroll the scene in place of the browser, if any. */
/** @type {HTMLMetaElement | null} */
const engineNames = document.querySelector("meta[name=flickbook-engines]");
const named = JSON.parse(engineNames?.content ?? "[]");
const turns = named.length ? new Turns(named) : undefined;
let driver;

const scene = () => scenes.find(({ id }) => id === part("scene").value) ?? scenes[0];

function showScene() { part("scene-says").textContent = scene().says; }

/** Plays the recording in its scene, at its original size. */
function haunt() {
  preview.stop();
  ghosts = new Ghosts(preview, stage.show(played, true), stage);
  part("stop").focus({ preventScroll: true });
  ghosts.play(leaveGhosts);
}

function leaveGhosts() {
  ghosts = undefined;
  stage.hide();
  part("haunt").focus();
}

/** Returns to the selection of scenes. */
function choose() {
  preview.stop();
  say("");
  part("review").hidden = true;
  part("setup").hidden = false;
  part("scene").focus();
}

async function start() {
  const isRaw = turns !== undefined || new FormData(part("setup")).get("mode") === "raw";
  const engines = turns && await Driver.open();
  preview.stop();
  part("review").hidden = true;
  const views = stage.show(scene(), isRaw);
  session = new Session(views, {
    isRaw, isOurs: target => stage.holds(target),
    changed: () => say(session?.warnings.lines.at(-1) ?? ""),
  }).start();
  if (turns) driver = new Driver(engines, turns.engine, views, session.tape);
  part("stop").focus({ preventScroll: true });
  say("Recording begins with the first touch.");
  tellTime();
}

/** Updates the bar. It is not part of the recording, so a few updates per second are enough. */
function tellTime() {
  if (!session) return;
  const { tape, watch, warnings } = session;
  const passed = tape.zero === undefined ? "waiting for a touch" : `${((performance.now() - tape.zero) / 1000).toFixed(1)} s`;
  const known = watch.known.find(({ isTouched }) => isTouched) ?? watch.known[0];
  const { x, y, zoom } = known.stand;
  const stands = session.isRaw ? `${tape.samples} samples` : `${Math.round(x)}, ${Math.round(y)}${zoom === 1 ? "" : ` × ${zoom.toFixed(2)}`}`;
  stage.tell(`${turns ? `${turns.label} · ` : ""}${passed} · ${stands}`, warnings.lines.at(-1)?.split(/[,:]/)[0] ?? "");
  setTimeout(tellTime, 200);
}

function stopRecording() {
  if (ghosts) return ghosts.stop();
  if (!session) return;
  driver?.touch();
  driver?.stop();
  const made = session.stop();
  const { lines } = session.warnings;
  session = undefined;
  stage.hide();
  if (!made) {
    part("setup").hidden = false;
    tell([`Nothing was touched, so nothing was recorded. Press Record${scene().act ? `, ${scene().act}` : ""}, and wait until nothing moves`, ...lines].join(". "));
    part("start").focus();
    return;
  }
  // Only touches are kept, because the engine moved the content, and not the app.
  if (turns) made.events = made.events.filter(({ kind }) => kind in kinds);
  played = scene();
  const { id, name } = played;
  part("name").value = `${name} ${made.origin.recorded.replace(/[TZ]/g, " ").trim()}`;
  part("tags").value = id;
  part("note").value = "";
  if (turns) turns.add();
  if (turns && !turns.isBlind) part("note").value = `Scrolled by ${turns.engine.name}.`;
  showTurns();
  part("device").value = remembered.device ?? made.origin.device ?? "";
  drawExpectations(played.invariants);
  for (const id of ["keeping", "haunt", "download", "copy"]) part(id).hidden = false;
  part("try").hidden = !trying.isThere;
  // If an engine scrolls the scene, the browser observes no scrolling.
  const hasMoved = made.ranges.some(({ low, high }) => ["x", "y", "zoom"].some(key => decimal(low[key]) !== decimal(high[key])));
  if (made.ranges.length && !hasMoved && !turns) {
    made.warnings.unshift(`nothing scrolled, so hardly anything is tested: record again${played.act ? `, ${played.act}` : ""}`);
  }
  review(made);
  write();
  // The result is shown to the user immediately. The name and notes can be edited later.
  if (sender) send();
}

/** Shows the present engine, and the vote if there is something to vote on. */
function showTurns() {
  if (!turns) return;
  part("engines-say").textContent = turns.isBlind
    ? `Two engines, A and B, take turns to scroll the scene. Record with each, then vote. Next: ${turns.label}.`
    : `The engine ${turns.engine.name} scrolls the scene, not the browser.`;
  part("vote").hidden = !turns.canVote;
  part("again").textContent = turns.isBlind ? `Record with ${turns.label}` : "Record again";
}

/** @type {NodeListOf<HTMLButtonElement>} */
const voteButtons = document.querySelectorAll("[data-vote]");
for (const button of voteButtons) {
  button.addEventListener("click", () => {
    const words = turns.vote(Number(button.dataset.vote));
    part("note").value = [part("note").value.trim(), words].filter(text => text).join(" ");
    write();
    showTurns();
    tell(words);
    part("note").focus();
  });
}
if (turns) {
  part("modes").hidden = true;
  part("engines-say").hidden = false;
  showTurns();
}
part("scene").append(...scenes.map(({ id, name }) => make("option", { value: id }, name)));
part("scene").addEventListener("change", showScene);
part("setup").addEventListener("submit", event => { event.preventDefault(); start(); });
part("stop").addEventListener("click", stopRecording);
addEventListener("keydown", event => { if (event.key === "Escape") stopRecording(); });
part("keeping").addEventListener("input", write);
part("device").addEventListener("change", () => { remembered.device = part("device").value.trim(); });
part("open").addEventListener("change", () => { openFile(part("open").files[0]); part("open").value = ""; });
part("again").addEventListener("click", start);
part("other").addEventListener("click", choose);
part("haunt").addEventListener("click", haunt);
part("try").addEventListener("click", () => trying.open({ made: written }));
part("send").addEventListener("click", send);
part("download").addEventListener("click", () => {
  isKept = true;
  tell(`Saved as ${part("download").download}`);
});
part("copy").addEventListener("click", async () => {
  isKept = await copy(part("xml"));
  tell(isKept ? `Copied ${part("download").download} as text` : "Not copied: open “The file” above and copy the text yourself");
});
part("share").addEventListener("click", async () => {
  try {
    await navigator.share({ files: [fileOf(part("name").value, part("xml").value)] });
    isKept = true;
  } catch (error) {
    if (error.name !== "AbortError") tell(`Not shared: ${error.message}`);
  }
});
part("promise").textContent = sender
  ? "Stop sends the recording to the computer that runs flickbook. It is saved and judged there, and sent nowhere else."
  : "Nothing leaves this device unless you share it.";
addEventListener("beforeunload", event => { if (!isKept || session) event.preventDefault(); });
showScene();
