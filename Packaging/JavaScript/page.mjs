// Replays a recording in the page that Playwright shows.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { resized, viewport } from "./recording.mjs";
import { judge, required } from "./verdict.mjs";

/**
 * Replays the recording in the address of the page, in a browser that is stepped frame by frame.
 *
 * Takes from the page its address, viewport, cookies, local storage and session storage. If the page or its context
 * has routes, it is reloaded once while its responses are recorded to a HAR file, which then answers the requests of
 * the replay; `har: true` does so without routes, `har: false` never, and `har: PATH` uses a HAR file of yours.
 *
 * Rejects with Broken if an invariant is broken, and with Untested if nothing was tested.
 */
export async function check(page, recording, options = {}) {
  const work = options.folder ?? mkdtempSync(join(tmpdir(), "flickbook-"));
  mkdirSync(work, { recursive: true });
  const chosen = await take(page, work, options.har);
  chosen.push(...(options.options ?? []));
  for (const [name, value] of Object.entries(options.headers ?? {})) chosen.push("--header", `${name}: ${value}`);
  for (const script of options.initScripts ?? []) chosen.push("--init-script", script);
  const verdict = await judged(page, recording, chosen, work, options.report);
  if (!options.folder && ["held", "untested"].includes(verdict.outcome)) rmSync(work, { recursive: true, force: true });
  return required(verdict);
}

/** The options of `check` that reproduce the state of the page. */
async function take(page, work, har) {
  const save = (name, text) => {
    writeFileSync(join(work, name), text);
    return join(work, name);
  };
  const chosen = ["--engine", "chromium", "--page", address(page.url()), ...browser(page)];
  const state = await page.context().storageState();
  if (state.cookies.length || state.origins.length) {
    chosen.push("--storage-state", save("storage-state.json", JSON.stringify(state, null, 1)));
  }
  const session = await page.evaluate(() => ({ origin: location.origin, entries: Object.entries(sessionStorage) }));
  if (session.entries.length) {
    const script =
      `if (location.origin === ${JSON.stringify(session.origin)})\n` +
      `  for (const [name, value] of ${JSON.stringify(session.entries)}) sessionStorage.setItem(name, value);\n`;
    chosen.push("--init-script", save("session-storage.js", script));
  }
  if (har ?? hasRoutes(page)) {
    if (typeof har !== "string") await recordNetwork(page, join(work, "network.har"));
    chosen.push("--har", typeof har === "string" ? har : join(work, "network.har"));
  }
  return chosen;
}

function address(url) {
  if (/^https?:/.test(url)) return url;
  if (url.startsWith("file:")) return fileURLToPath(url.replace(/[?#].*/, "")) + new URL(url).search;
  throw new Error(
    `the page shows ${url || "nothing"}, which cannot be loaded again: open a file or an http address with ` +
      "page.goto before check",
  );
}

/** Whether a test has routes in the page or its context. Playwright has no public list of them. */
function hasRoutes(page) {
  // If this version of Playwright stores routes elsewhere, the responses are recorded.
  return [page, page.context()].some((owner) => !Array.isArray(owner._routes) || owner._routes.length > 0);
}

/** Reloads the page and records all responses, including the responses of the test's routes. */
async function recordNetwork(page, path) {
  const tracing = page.context().tracing;
  if (!tracing.startHar) {
    throw new Error(
      "this version of Playwright cannot record a HAR of an open page: update it, or pass har with the path of a " +
        "file that newContext({recordHar: {path}}) wrote",
    );
  }
  await tracing.startHar(path);
  try {
    await page.reload({ waitUntil: "load" });
    // A page that polls its server is never idle. The responses until now are recorded.
    await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch((error) => {
      if (error.name !== "TimeoutError") throw error;
    });
  } finally {
    await tracing.stopHar();
  }
}

/**
 * The path of a browser that can be stepped and that `playwright install` has installed, for systems without such a
 * browser.
 */
function browser(page) {
  const onPath = (process.env.PATH ?? "").split(delimiter).some((folder) =>
    existsSync(join(folder, "chromium-headless-shell")));
  let folder = onPath ? "/" : page.context().browser()?.browserType().executablePath() || "/";
  while (folder !== dirname(folder)) {
    folder = dirname(folder);
    if (!existsSync(folder)) continue;
    const shells = readdirSync(folder)
      .filter((name) => name.startsWith("chromium_headless_shell-"))
      .flatMap((name) => readdirSync(join(folder, name), { recursive: true }).map((path) => join(folder, name, path)))
      .filter((path) => /headless.shell$/.test(path) && dirname(dirname(dirname(path))) === folder)
      .sort();
    if (shells.length) return ["--browser", shells.at(-1)];
  }
  return [];
}

async function judged(page, recording, chosen, work, report) {
  const size = page.viewportSize();
  const text = size && resized(recording, size.width, size.height);
  if (!text) return judge(recording, { options: chosen, report });
  const copy = join(work, basename(recording));
  writeFileSync(copy, text);
  // A suite applies to the recordings in its folder and below. The copy is in another folder, so the suite must be
  // named.
  const suite = chosen.includes("--suite") ? null : suiteAbove(resolve(recording));
  const verdict = await judge(copy, { options: suite ? [...chosen, "--suite", suite] : chosen, report });
  const before = viewport(recording);
  const note =
    `replayed at ${size.width} × ${size.height}, the viewport of the page; ` +
    `recorded at ${before.width} × ${before.height}`;
  return { ...verdict, text: `${note}\n${verdict.text}`, message: `${verdict.message} (${note})` };
}

function suiteAbove(path) {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const suite = join(folder, "flickbook-suite.xml");
    if (existsSync(suite)) return suite;
    if (folder === dirname(folder)) return null;
  }
}
