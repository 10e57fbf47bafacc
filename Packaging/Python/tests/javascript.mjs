// Tests the functions for Node, with the Node and the Playwright that PyPI's package playwright contains:
//     PLAYWRIGHT=driver/package FLICKBOOK=share/flickbook/js SITE=http://… node --test javascript.mjs
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

const load = (path) => import(pathToFileURL(path).href);
const { chromium } = await load(join(process.env.PLAYWRIGHT, "index.mjs"));
const flickbook = await load(join(process.env.FLICKBOOK, "index.mjs"));
const { fixtures } = await load(join(process.env.FLICKBOOK, "playwright.mjs"));

const root = fileURLToPath(new URL("../../..", import.meta.url));
const cards = join(root, "Examples/Web/Recordings/carousel-next.xml");
const carousel = pathToFileURL(join(root, "Examples/Web/carousel.html")).href;
const work = mkdtempSync(join(tmpdir(), "flickbook-tests-"));
const sandbox = process.getuid() === 0 ? ["--no-sandbox"] : [];
const help = execFileSync(flickbook.program(), ["help", "engine-options"], { encoding: "utf8" });
const needsState = help.includes("--storage-state") ? {} : { skip: "this program has no --storage-state" };
let browser;
before(async () => {
  browser = await chromium.launch({ executablePath: process.env.SHELL_OF_CHROMIUM });
});
after(async () => {
  await browser?.close();
  rmSync(work, { recursive: true, force: true });
});
const newPage = async (size) => (await browser.newContext({ viewport: size ?? flickbook.viewport(cards) })).newPage();

test("a sound page holds, and a fault is broken with the values and a report", async () => {
  const page = await newPage();
  await page.goto(carousel);
  assert.equal((await flickbook.check(page, cards)).outcome, "held");
  await page.goto(`${carousel}?fault`);
  const report = join(work, "out/report.html");
  await assert.rejects(flickbook.check(page, cards, { report }), (error) => {
    assert(error instanceof flickbook.Broken);
    assert.match(error.message, /^rest-page-aligned: expected .* found /);
    assert.match(error.message, /expected  offset\.x on a page[^]*│ offset\.x in points/);
    assert.equal(error.verdict.line, 28);
    return true;
  });
  assert(existsSync(report));
});

test("nothing tested, a malformed recording and a page without an address are errors of their own", async () => {
  await assert.rejects(
    flickbook.check(await gone(carousel), cards, { options: ["--only", "callback-grammar"] }), flickbook.Untested);
  const malformed = join(work, "malformed.xml");
  writeFileSync(malformed, readFileSync(cards, "utf8").replace("<up ", "<upp "));
  const verdict = await flickbook.judge(malformed);
  assert.equal(verdict.outcome, "not judged");
  assert.match(verdict.message, /unknown element "upp"/);
  await assert.rejects(flickbook.check(await newPage(), cards), /about:blank, which cannot be loaded again/);
});

async function gone(address, size) {
  const page = await newPage(size);
  await page.goto(address);
  return page;
}

test("the viewport of the page is used, and must contain the touches", async () => {
  await assert.rejects(
    flickbook.check(await gone(`${carousel}?fault`, { width: 360, height: 600 }), cards),
    /nearest at 360[^]*replayed at 360 × 600/);
  await assert.rejects(
    flickbook.check(await gone(carousel, { width: 200, height: 400 }), cards), /touches 250, 260, which is outside/);
});

test("recordings lists the recordings below a folder", () => {
  const names = flickbook.recordings(join(root, "Examples/Web")).map((path) => path.split("/").at(-1));
  assert(names.includes("carousel-next.xml"));
  assert(!names.includes("flickbook-suite.xml"));
  assert.deepEqual(flickbook.recordings(cards), [cards]);
});

test("a page behind a login with a route is replayed from its state", needsState, async () => {
  const page = await newPage();
  await page.route("**/api/cards.json", (route) => route.fulfill({ json: ["a", "b", "c", "d", "e", "f", "g", "h"] }));
  await page.context().addCookies([{ name: "session", value: "1", url: process.env.SITE }]);
  await page.goto(`${process.env.SITE}/cards.html`);
  await page.evaluate(() => {
    localStorage.setItem("token", "secret");
    sessionStorage.setItem("user", "ada");
  });
  for (const query of ["", "?fault"]) {
    await page.goto(`${process.env.SITE}/cards.html${query}`);
    await page.waitForSelector("#cards");
    const checked = flickbook.check(page, cards, { options: sandbox });
    if (query) await assert.rejects(checked, flickbook.Broken);
    else assert.equal((await checked).outcome, "held");
  }
});

test("the fixture of Playwright Test skips, attaches the report and fails", async () => {
  const page = await gone(`${carousel}?fault`);
  const done = { skipped: [], attached: [] };
  const testInfo = {
    file: join(root, "Examples/Web/test.mjs"),
    outputPath: (name) => join(work, "output", name),
    skip: (_, reason) => done.skipped.push(reason),
    attach: async (name, what) => done.attached.push([name, what.contentType]),
  };
  await fixtures.flickbook(
    { page },
    async (fixture) => {
      await assert.rejects(fixture.check("Recordings/carousel-next.xml"), flickbook.Broken);
      const options = ["--only", "callback-grammar"];
      await assert.rejects(fixture.check("Recordings/carousel-next.xml", { options }), flickbook.Untested);
    },
    testInfo,
  );
  assert.deepEqual(done.attached, [["flickbook report", "text/html"]]);
  assert.equal(done.skipped.length, 1);
});

test("every file of the folder is in the package, and its version is that of the program", () => {
  const folder = process.env.FLICKBOOK;
  const text = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  assert(execFileSync(flickbook.program(), ["--version"], { encoding: "utf8" }).includes(text.version));
  for (const { types, default: path } of Object.values(text.exports)) {
    assert(readdirSync(folder).includes(path.slice(2)) && readdirSync(folder).includes(types.slice(2)));
  }
});
