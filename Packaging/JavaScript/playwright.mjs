// The fixture `flickbook` for Playwright Test:
//
//     import { test as base } from "@playwright/test";
//     import { fixtures } from "flickbook/playwright";
//     const test = base.extend(fixtures);
//     test("swipe", async ({ page, flickbook }) => {
//       await page.goto("/gallery");
//       await flickbook.check("swipe.xml");
//     });
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { check } from "./page.mjs";
import { Untested } from "./verdict.mjs";

export const fixtures = {
  flickbook: async ({ page }, use, testInfo) => {
    await use({
      /**
       * Replays a recording, whose path is relative to the file of the test. If the recording tests nothing, the test
       * is skipped.
       */
      async check(recording, options = {}) {
        const beside = resolve(dirname(testInfo.file), recording);
        const report = testInfo.outputPath("flickbook.html");
        try {
          const path = existsSync(beside) ? beside : recording;
          return await check(page, path, { folder: testInfo.outputPath("flickbook"), report, ...options });
        } catch (error) {
          if (error instanceof Untested) testInfo.skip(true, error.verdict.message);
          const written = error.verdict?.report;
          if (written) await testInfo.attach("flickbook report", { path: written, contentType: "text/html" });
          throw error;
        }
      },
    });
  },
};
