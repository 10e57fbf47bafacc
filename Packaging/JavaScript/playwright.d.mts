import type { CheckOptions, Verdict } from "./index.mjs";

export interface Flickbook {
  check(recording: string, options?: CheckOptions): Promise<Verdict>;
}

/** For `test.extend` of @playwright/test. */
export const fixtures: {
  flickbook: (
    built: { page: any },
    use: (flickbook: Flickbook) => Promise<void>,
    testInfo: any,
  ) => Promise<void>;
};
