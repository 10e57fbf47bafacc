// The properties of a recording that tests and the size of a page depend on.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const namespace = "urn:flickbook:recording:1";

/** The recordings below a folder, sorted by path. For a file, only the file. */
export function recordings(path) {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true }).map(String).sort();
  return names
    .filter((name) => name.endsWith(".xml"))
    .map((name) => join(path, name))
    .filter((file) => readFileSync(file, "utf8").slice(0, 4096).includes(namespace));
}

/** The size of the recording's window, as Playwright's `viewport`. */
export function viewport(recording) {
  const { width, height } = windowSize(readFileSync(recording, "utf8"), recording);
  return { width: Math.round(width), height: Math.round(height) };
}

/**
 * The text of the recording in a window of another size; null if it already has that size. Only the window changes.
 * The touches keep their positions, so each must be inside the new window.
 */
export function resized(recording, width, height) {
  const text = readFileSync(recording, "utf8");
  const before = windowSize(text, recording);
  if (before.width === width && before.height === height) return null;
  for (const [touch] of withoutComments(text).matchAll(/<(?:down|move|up)\b[^>]*>/g)) {
    const x = attribute(touch, "x");
    const y = attribute(touch, "y");
    if (x <= width && y <= height) continue;
    throw new Error(
      `${recording} was recorded at ${before.width} × ${before.height}, and touches ${x}, ${y}, which is outside ` +
        `the page's viewport of ${width} × ${height}. Open the page at the recorded size: ` +
        `viewport: viewport(${JSON.stringify(String(recording))})`,
    );
  }
  return text.replace(/<window\b[^>]*>/, (element) =>
    element
      .replace(/\bwidth\s*=\s*("[^"]*"|'[^']*')/, `width="${width}"`)
      .replace(/\bheight\s*=\s*("[^"]*"|'[^']*')/, `height="${height}"`),
  );
}

function windowSize(text, recording) {
  const element = withoutComments(text).match(/<window\b[^>]*>/)?.[0] ?? "";
  const size = { width: attribute(element, "width"), height: attribute(element, "height") };
  if (!text.includes(namespace) || Number.isNaN(size.width) || Number.isNaN(size.height)) {
    throw new Error(`${recording} is not a recording: it has no window. Try: flickbook lint ${recording}`);
  }
  return size;
}

function attribute(element, name) {
  const found = element.match(new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`));
  return found ? Number(found[1] ?? found[2]) : NaN;
}

function withoutComments(text) {
  return text.replace(/<!--[^]*?-->/g, "");
}
