"use strict";

// The page: choose, record, look, keep.

const part = id => document.getElementById(id);

/** For those who hear the page, who do not see that it has changed. */
function say(words, isSeen = false) {
  part("status").textContent = words;
  part("status").className = isSeen && words ? "toast" : "unseen";
}

/** For everybody. */
const tell = words => say(words, true);

const stage = new Stage(part("stage"));
const preview = new Preview(part("preview"));
const sender = Sender.of(document);
let session;
let recording;
/** Whether the file as it stands has gone anywhere. */
let isKept = true;
let ghosts;
/** The scene that the recording was made in. */
let played;

/** What this device was called last time. Storage may be forbidden. */
const remembered = {
  get device() { try { return localStorage.getItem("flickbook-device") ?? undefined; } catch { return undefined; } },
  set device(name) { try { localStorage.setItem("flickbook-device", name); } catch { /* It is asked again. */ } },
};

const scene = () => scenes.find(({ id }) => id === part("scene").value) ?? scenes[0];

function showScene() { part("scene-says").textContent = scene().says; }

/** Plays what was recorded in its own scene, as large as it was. */
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

/** Back to where scenes are chosen. */
function choose() {
  preview.stop();
  say("");
  part("review").hidden = true;
  part("setup").hidden = false;
  part("scene").focus();
}

function start() {
  const isRaw = part("setup").elements.mode.value === "raw";
  preview.stop();
  part("review").hidden = true;
  const views = stage.show(scene(), isRaw);
  session = new Session(views, {
    isRaw, isOurs: target => stage.holds(target),
    changed: () => say(session?.warnings.lines.at(-1) ?? ""),
  }).start();
  part("stop").focus({ preventScroll: true });
  say("Recording: it begins with the first finger.");
  tellTime();
}

/** The bar is no part of the film: a few times a second is enough. */
function tellTime() {
  if (!session) return;
  const { tape, watch, warnings } = session;
  const passed = tape.zero === undefined ? "waits for a finger" : `${((performance.now() - tape.zero) / 1000).toFixed(1)} s`;
  const known = watch.known.find(({ isTouched }) => isTouched) ?? watch.known[0];
  const { x, y, zoom } = known.stand;
  const stands = session.isRaw ? `${tape.samples} samples` : `${Math.round(x)}, ${Math.round(y)}${zoom === 1 ? "" : ` × ${zoom.toFixed(2)}`}`;
  stage.tell(`${passed} · ${stands}`, warnings.lines.at(-1)?.split(/[,:]/)[0] ?? "");
  setTimeout(tellTime, 200);
}

function stop() {
  if (ghosts) return ghosts.stop();
  if (!session) return;
  const made = session.stop();
  const { lines } = session.warnings;
  session = undefined;
  stage.hide();
  if (!made) {
    part("setup").hidden = false;
    tell(["Nothing was touched, so nothing was recorded", ...lines].join(". "));
    part("start").focus();
    return;
  }
  played = scene();
  const { id, name } = played;
  part("name").value = `${name} ${made.origin.recorded.replace(/[TZ]/g, " ").trim()}`;
  part("tags").value = id;
  part("note").value = "";
  part("device").value = remembered.device ?? made.origin.device ?? "";
  drawExpectations(played.laws);
  part("keeping").hidden = part("haunt").hidden = false;
  review(made);
  write();
}

function review(made) {
  recording = made;
  const { touches, samples, duration, origin } = made;
  const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
  part("summary").textContent = [
    `${(duration / 1000).toFixed(1)} s`, count(touches, "touch").replace(/hs$/, "hes"), count(samples, "sample"),
    ...origin?.rate ? [`${origin.rate} Hz`] : [],
  ].join(", ");
  const list = (id, lines) => part(id).replaceChildren(...lines.map(line => make("li", {}, line)));
  list("ranges", made.ranges.flatMap(({ view, low, high }) => ["x", "y", "zoom"].filter(key => decimal(low[key]) !== decimal(high[key]))
    .map(key => `${view}: ${key === "zoom" ? key : `offset ${key}`} from ${decimal(low[key], 2)} to ${decimal(high[key], 2)}`)));
  list("warnings", made.warnings);
  part("verdict").hidden = true;
  part("setup").hidden = true;
  part("review").hidden = false;
  preview.open(made);
  part("review-title").focus();
  say(`Recorded: ${part("summary").textContent}. ${made.warnings.join(". ")}`);
}

function drawExpectations(laws) {
  const rows = laws.map(([name, says, tolerance], index) => {
    const tick = make("input", { type: "checkbox", id: `law-${index}`, value: name });
    const line = make("div", { class: "choice" }, tick, make("label", { for: `law-${index}` }, make("code", {}, name), make("span", { class: "hint" }, says)));
    if (tolerance) line.append(make("input", { type: "text", class: "tolerance", value: tolerance, "aria-label": `Tolerance of ${name}`, autocomplete: "off", autocapitalize: "off" }));
    return line;
  });
  part("expectations").replaceChildren(part("expectations").querySelector("legend"), ...rows);
}

/** The laws that are ticked. A tolerance that is no quantity is left to its default. */
function expectations() {
  return [...part("expectations").querySelectorAll("input[type=checkbox]:checked")].map(({ value: name, parentElement }) => {
    const [, number, unit] = /^\s*(\d{1,9}(?:\.\d{1,6})?)\s*(pt|px|ms|%)?\s*$/.exec(parentElement.querySelector(".tolerance")?.value ?? "") ?? [];
    return { name, tolerance: number && decimal(+number, 6) + (unit ?? "") };
  });
}

/** The file as it stands with the name, tags and laws given. */
function write() {
  if (!recording?.origin) return;
  const title = part("name").value.trim() || "Recording";
  const device = part("device").value.trim() || undefined;
  const text = recordingText({
    ...recording, title, note: part("note").value.trim() || undefined,
    origin: { ...recording.origin, device }, expect: expectations(),
    tags: [...new Set(part("tags").value.split(/\s+/).filter(tag => tag))],
  });
  part("xml").value = text;
  isKept = false;
  const link = part("download");
  URL.revokeObjectURL(link.href);
  const file = fileOf(title, text);
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  part("share").hidden = !canShare(file);
  part("send").hidden = !sender;
  link.classList.toggle("main", !sender);
}

async function send() {
  const [area, list] = [part("verdict"), part("verdict").querySelector("ul")];
  part("send").disabled = true;
  say("Sending.");
  try {
    list.replaceChildren(...verdictLines(await sender.send(part("name").value, part("xml").value)));
    isKept = true;
  } catch (error) {
    list.replaceChildren(make("li", { class: "broken" }, `Not saved: ${error.message}`));
  }
  part("send").disabled = false;
  area.hidden = false;
  part("verdict-title").focus();
  say([...list.children].map(({ textContent }) => textContent).join(". "));
}

async function open(file) {
  if (!file) return;
  try {
    const read = readRecording(await file.text());
    part("keeping").hidden = part("haunt").hidden = true;
    review(read);
    say(`${read.title}: ${part("summary").textContent}`);
    part("summary").textContent = `${read.title}: ${part("summary").textContent}`;
  } catch (error) {
    tell(`${file.name}: ${error.message}`);
  }
}

part("scene").append(...scenes.map(({ id, name }) => make("option", { value: id }, name)));
part("scene").addEventListener("change", showScene);
part("setup").addEventListener("submit", event => { event.preventDefault(); start(); });
part("stop").addEventListener("click", stop);
addEventListener("keydown", event => { if (event.key === "Escape") stop(); });
part("keeping").addEventListener("input", write);
part("device").addEventListener("change", event => { remembered.device = event.target.value.trim(); });
part("open").addEventListener("change", event => { open(event.target.files[0]); event.target.value = ""; });
part("again").addEventListener("click", start);
part("other").addEventListener("click", choose);
part("haunt").addEventListener("click", haunt);
part("send").addEventListener("click", send);
part("download").addEventListener("click", () => {
  isKept = true;
  tell(`Saved as ${part("download").download}`);
});
part("copy").addEventListener("click", async () => {
  isKept = await copy(part("xml"));
  tell(isKept ? "Copied" : "Not copied: select the text below");
});
part("share").addEventListener("click", async () => {
  try {
    await navigator.share({ files: [fileOf(part("name").value, part("xml").value)] });
    isKept = true;
  } catch (error) {
    if (error.name !== "AbortError") tell(`Not shared: ${error.message}`);
  }
});
addEventListener("beforeunload", event => { if (!isKept || session) event.preventDefault(); });
showScene();
