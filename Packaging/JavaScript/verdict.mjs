// Runs `flickbook check` on one recording, and reads the verdict.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, copyFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { program } from "./program.mjs";

class Failure extends Error {
  constructor(verdict) {
    super(`${verdict.message}\n${verdict.text}`);
    this.name = this.constructor.name;
    this.verdict = verdict;
  }
}

/** The replay breaks an invariant. */
export class Broken extends Failure {}

/** The recording could not be judged: a wrong option or file, or an engine that failed. */
export class NotJudged extends Failure {}

/** The recording tested nothing. */
export class Untested extends Failure {}

/** Returns a verdict that held; throws Broken, Untested or NotJudged otherwise. */
export function required(verdict) {
  if (verdict.outcome === "held") return verdict;
  const errors = { broken: Broken, untested: Untested };
  throw new (errors[verdict.outcome] ?? NotJudged)(verdict);
}

/** Replays a recording and judges it, as `flickbook check RECORDING OPTION...` does in the folder. */
export async function judge(recording, { options = [], folder, report } = {}) {
  const temporary = mkdtempSync(join(tmpdir(), "flickbook-"));
  try {
    const junit = join(temporary, "junit.xml");
    const html = join(temporary, "report.html");
    const operand = /^[-@]/.test(recording) ? `./${recording}` : String(recording);
    const command = [program(), "check", ...options, operand];
    const reports = ["--junit", junit, "--junit-file-attr", "--progress", "never", "--color", "never"];
    if (report) reports.push("--html", html);
    const done = await run([...command, ...reports], folder);
    const cases = readCases(junit);
    const outcome = outcomeOf(done.code, cases, options.includes("--strict"));
    let text = withoutTables(done.output);
    if (outcome === "not judged" || !text) text = `${text}\n${done.errors}`.trim();
    let kept = null;
    if (report && ["broken", "not judged"].includes(outcome) && existsSync(html)) {
      kept = report;
      mkdirSync(dirname(report), { recursive: true });
      copyFileSync(html, report);
      text += `\n  report ${report}`;
    }
    return {
      recording: String(recording),
      outcome,
      message: (cases.failed[0] ?? cases.skipped[0])?.message || reason(done),
      text,
      line: cases.failed[0]?.line ?? 0,
      warnings: outcome === "held" ? cases.warnings : [],
      command,
      report: kept,
    };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function run([name, ...words], folder) {
  // Without GITHUB_ACTIONS, flickbook writes no workflow commands and no job summary, which would be too many for one
  // recording each.
  const { GITHUB_ACTIONS: _, ...env } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(name, words, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
    const texts = { output: "", errors: "" };
    child.stdout.setEncoding("utf8").on("data", (part) => (texts.output += part));
    child.stderr.setEncoding("utf8").on("data", (part) => (texts.errors += part));
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code: code ?? signal, ...texts }));
  });
}

/** The test cases of a JUnit file; there is one for each engine. */
function readCases(path) {
  const cases = { count: 0, failed: [], skipped: [], warnings: [] };
  if (!existsSync(path)) return cases;
  const text = readFileSync(path, "utf8");
  for (const [, head, body] of text.matchAll(/<testcase\b([^>]*?)(?:\/>|>([^]*?)<\/testcase>)/g)) {
    cases.count += 1;
    const line = Number(attribute(head, "line") || 0);
    for (const [, tag, words] of (body ?? "").matchAll(/<(failure|error|skipped)\b([^>]*)>/g)) {
      const found = { message: attribute(words, "message"), line };
      (tag === "skipped" ? cases.skipped : cases.failed).push(found);
    }
    for (const [, notes] of (body ?? "").matchAll(/<system-out>([^]*?)<\/system-out>/g)) {
      cases.warnings.push(unescaped(notes).trim());
    }
  }
  return cases;
}

function attribute(words, name) {
  return unescaped(words.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? "");
}

function unescaped(text) {
  const signs = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, number, name) => {
    if (name) return signs[name] ?? whole;
    return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(number));
  });
}

function outcomeOf(code, cases, isStrict) {
  if (code === 0) return "held";
  if (code === 1) return "broken";
  if (code === 4) return "untested";
  if (code === 3 && cases.count) {
    // The limits of a suite, such as min-recordings, apply to the run as a whole.
    if (cases.failed.length || (cases.skipped.length && isStrict)) return "broken";
    return cases.skipped.length === cases.count ? "untested" : "held";
  }
  return "not judged";
}

/** The reason why a run ended before it wrote reports: its first error or, without one, its last line. */
function reason({ errors, code }) {
  const lines = errors.trim().split("\n");
  const first = lines.find((line) => line.startsWith("flickbook: error: "));
  return first?.replace("flickbook: error: ", "") ?? (lines.at(-1) || `flickbook ended with ${code}`);
}

/** The failures, without the table of invariants and the totals, which are for runs of many recordings. */
function withoutTables(text) {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => /^\s*invariant\s+checks\b/.test(line));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => !line.startsWith("wrote "))
    .join("\n")
    .replace(/^\n+|\s+$/g, "");
}
