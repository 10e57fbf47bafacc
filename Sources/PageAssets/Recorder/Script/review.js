"use strict";

// The finished recording: review, name, and share.

const preview = new Preview(part("preview"));
const sender = Sender.of(document);
let recording;
/** Whether the file in its present form has been saved or sent. */
let isKept = true;
/** Whether this recording is already on the computer. Changes then replace it. */
let isSent = false;

/** The device name used last time. Storage may be forbidden. */
const remembered = {
  get device() { try { return localStorage.getItem("flickbook-device") ?? undefined; } catch { return undefined; } },
  // Without storage, the user is asked again.
  set device(name) { try { localStorage.setItem("flickbook-device", name); } catch {} },
};

/** The recording with its name and notes, as in the file. */
let written;

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
    .map(key => `${view}: ${key === "zoom" ? key : `offset ${key}`} from ${decimal(low[key], 2)} to ${decimal(high[key], 2)}`)).concat(made.notes ?? []));
  list("warnings", made.warnings);
  part("verdict").hidden = part("sentence").hidden = part("beside").hidden = part("tested").hidden = true;
  part("review-title").textContent = "Recorded";
  isSent = false;
  part("setup").hidden = true;
  part("review").hidden = false;
  preview.open(made);
  part("review-title").focus();
  say(`Recorded: ${part("summary").textContent}. ${made.warnings.join(". ")}`);
}

/** Writes the file with the present name, tags and invariants. */
function write() {
  if (!recording?.origin) return;
  const title = part("name").value.trim() || "Recording";
  const device = part("device").value.trim() || undefined;
  written = {
    ...recording, title, note: part("note").value.trim() || undefined,
    origin: { ...recording.origin, device }, expect: expectations(),
    tags: [...new Set(part("tags").value.split(/\s+/).filter(tag => tag))],
  };
  const text = recordingText(written);
  part("xml").value = text;
  isKept = false;
  const link = part("download");
  URL.revokeObjectURL(link.href);
  const file = fileOf(title, text);
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  part("file-name").textContent = file.name;
  part("share").hidden = !canShare(file);
  showSend();
}

/** Shows what can be sent: the recording, or later changes to it. */
function showSend() {
  part("send").hidden = !sender;
  part("send").disabled = isKept && isSent;
  part("send").textContent = !isSent ? "Send and judge" : isKept ? "Saved" : "Save the notes";
}

/** Sends the recording to the computer, and shows the result immediately. */
async function send() {
  const [area, list, sentence] = [part("verdict"), part("verdict").querySelector("ul"), part("sentence")];
  part("send").disabled = true;
  // If notes were saved, the page does not scroll away from them.
  const isAgain = isSent, sent = recording;
  if (!isAgain) part("review-title").textContent = "Judging…";
  say("Judging.");
  try {
    const answer = await sender.send(part("name").value, part("xml").value, isSent);
    if (sent !== recording) return;
    isKept = isSent = true;
    list.replaceChildren(...verdictLines(answer));
    const judged = answer.judged ?? [];
    const [standing, word] = verdictOf(judged), isEarly = sent.isEarly && standing === "held";
    part("review-title").textContent = isEarly ? "Held so far: you stopped too early" : word;
    sentence.textContent = verdictSentence(judged, sent.isEarly, played?.act);
    part("tested").textContent = testedSentence(judged);
    sentence.className = standing === "held" && !isEarly ? "held" : standing === "broken" || standing === "unjudged" ? "broken" : "warned";
    part("beside").textContent = besideSentence(judged, sent.isEarly);
    showTested(judged);
    preview.compare(drawnEngines(judged));
  } catch (error) {
    list.replaceChildren(make("li", { class: "broken" }, `Not saved: ${error.message}`));
    part("review-title").textContent = "Not saved";
    sentence.textContent = `${capital(error.message)}.`;
    sentence.className = "broken";
    part("beside").textContent = part("tested").textContent = "";
  }
  part("tested").hidden = !part("tested").textContent;
  area.hidden = sentence.hidden = false;
  part("beside").hidden = !part("beside").textContent;
  showSend();
  const words = `${part("review-title").textContent}. ${sentence.textContent}`;
  if (isAgain) return tell(isKept ? `Saved. ${words}` : words);
  part("review-title").focus();
  say(words);
}

async function openFile(file) {
  if (!file) return;
  try {
    const read = readRecording(await file.text());
    for (const id of ["keeping", "haunt", "try", "send", "download", "share", "copy"]) part(id).hidden = true;
    review(read);
    say(`${read.title}: ${part("summary").textContent}`);
    part("summary").textContent = `${read.title}: ${part("summary").textContent}`;
  } catch (error) {
    tell(`${file.name}: ${error.message}`);
  }
}
