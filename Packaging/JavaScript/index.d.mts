export interface Verdict {
  recording: string;
  outcome: "held" | "broken" | "untested" | "not judged";
  /** One line: the first broken invariant with the expected and the found value, or the reason. */
  message: string;
  /** What the program printed about the recording: expected, found, a plot, and commands to type. */
  text: string;
  /** The line of the recording at which the invariant broke, from 1; 0 if there is none. */
  line: number;
  /** Broken invariants that do not fail the run. */
  warnings: string[];
  command: string[];
  /** The HTML report, if one was requested and the outcome is "broken" or "not judged". */
  report: string | null;
}

export interface CheckOptions {
  /** Record the responses if there are routes (undefined), always, or never; or the path of a HAR file. */
  har?: boolean | string;
  headers?: Record<string, string>;
  /** Files of JavaScript that run before the scripts of the page. */
  initScripts?: string[];
  /** Options of `flickbook check`. */
  options?: string[];
  /** The folder for the files that the replay uses. */
  folder?: string;
  /** The path of an HTML report, which is written if the check fails. */
  report?: string;
}

/** What `check` needs of a page of Playwright. */
export interface PageLike {
  url(): string;
  context(): object;
  viewportSize(): { width: number; height: number } | null;
}

export class Broken extends Error { verdict: Verdict; }
export class NotJudged extends Error { verdict: Verdict; }
export class Untested extends Error { verdict: Verdict; }

export function check(page: PageLike, recording: string, options?: CheckOptions): Promise<Verdict>;
export function judge(
  recording: string,
  options?: { options?: string[]; folder?: string; report?: string },
): Promise<Verdict>;
export function program(): string;
export function recordings(path: string): string[];
export function viewport(recording: string): { width: number; height: number };
