// A headless browser that is controlled through a pipe, which needs neither a port nor a library.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";

/** The result of a promise, or an error after a timeout in milliseconds. */
export function within(patience, what, promise) {
  let limit;
  const late = new Promise((_, reject) => {
    limit = setTimeout(() => reject(new Error(`${what}: nothing came in ${patience / 1000} s`)), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(limit));
}

/**
 * Waits until a condition holds; returns whether it did. The timeout only ends tests that would hang; no machine needs
 * that much time.
 */
export async function until(isReached) {
  for (const limit = Date.now() + Browser.patience; Date.now() < limit;) {
    if (await isReached()) return true;
    await new Promise(resolve => { setTimeout(resolve, 50); });
  }
  return isReached();
}

/** Waits until the page was drawn three times without scrolling. Does not wait for a page that draws nothing. */
const still = `new Promise(resolve => {
  let [last, same] = ["", 0];
  const look = () => {
    const now = scrollX + " " + scrollY;
    same = now === last ? same + 1 : 0;
    last = now;
    if (same > 1) resolve(); else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  setTimeout(resolve, 2000);
})`;

export class Browser {
  #number = 0;
  #waiting = new Map();
  #rest = "";

  /** The timeout of a reply in milliseconds. A browser that hangs fails its test, and the other tests continue. */
  static patience = 120_000;

  constructor(program, flags = []) {
    this.process = spawn(program, [
      "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", ...flags, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.process.stdio[4].on("data", data => this.#read(String(data)));
    this.process.on("exit", (code, signal) => {
      if (code) console.error(`page: the browser ended with ${code}`);
      for (const tell of this.#waiting.values()) tell({ error: { message: `the browser ended with ${code ?? signal}` } });
    });
    // If the browser has ended, a write fails. The error is ignored here, because the exit of the browser is
    // reported.
    this.process.stdio[3].on("error", () => {});
  }

  #read(text) {
    const parts = (this.#rest + text).split("\0");
    this.#rest = parts.pop();
    for (const part of parts) {
      const message = JSON.parse(part);
      if (message.id) {
        this.#waiting.get(message.id)?.(message);
        this.#waiting.delete(message.id);
      }
      else this.heard?.(message);
    }
  }

  send(method, params = {}, sessionId = undefined) {
    const id = this.#number += 1;
    return within(Browser.patience, method, new Promise((resolve, reject) => {
      this.#waiting.set(id, message => message.error
        ? reject(new Error(`${method}: ${message.error.message}`)) : resolve(message.result));
      this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    }));
  }

  /** Opens an address with the screen and the preferences of a user. */
  async open(address, { width = 1280, height = 900, dark, print, isStill, touch = false, scripts = true } = {}) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const tab = new Tab(this, sessionId, targetId);
    this.heard = message => { if (message.sessionId === sessionId) tab.hear(message); };
    for (const part of ["Page", "Runtime", "Log", "Network"]) await tab.send(`${part}.enable`);
    await tab.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: touch });
    if (touch) await tab.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 5 });
    await tab.send("Emulation.setEmulatedMedia", {
      media: print ? "print" : "", features: [
        { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
        { name: "prefers-reduced-motion", value: isStill ? "reduce" : "no-preference" },
      ],
    });
    if (!scripts) await tab.send("Emulation.setScriptExecutionDisabled", { value: true });
    await tab.go(address);
    return tab;
  }

  /**
   * Performs an action and returns the page that opens in another tab, either as the result of `act` or as its
   * effect.
   */
  async openedBy(tab, act) {
    const pages = async () => (await this.send("Target.getTargets")).targetInfos.filter(({ type }) => type === "page").map(({ targetId }) => targetId);
    const before = await pages();
    await (typeof act === "function" ? act() : tab.send("Runtime.evaluate", { expression: act, userGesture: true }));
    let targetId;
    await until(async () => { targetId = (await pages()).find(page => !before.includes(page)); return targetId; });
    if (targetId) {
      const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
      const opened = new Tab(this, sessionId, targetId);
      this.heard = message => { if (message.sessionId === sessionId) opened.hear(message); };
      for (const part of ["Page", "Runtime", "Log", "Network"]) await opened.send(`${part}.enable`);
      return opened;
    }
    return undefined;
  }

  close() { this.process.kill(); }
}

class Tab {
  complaints = [];
  requests = [];

  constructor(browser, session, target) { Object.assign(this, { browser, session, target }); }

  send(method, params) { return this.browser.send(method, params, this.session); }

  hear({ method, params }) {
    if (method === "Runtime.exceptionThrown") this.complaints.push(params.exceptionDetails.exception?.description ?? "an exception");
    if (method === "Log.entryAdded") this.complaints.push(params.entry.text);
    if (method === "Runtime.consoleAPICalled" && params.type === "error") this.complaints.push("console.error");
    if (method === "Network.requestWillBeSent") this.requests.push(params.request.url);
    if (method === "Page.loadEventFired") this.loaded?.();
    this.heard?.(method, params);
  }

  async go(address) {
    const loaded = new Promise(resolve => { this.loaded = resolve; });
    await this.send("Page.navigate", { url: address });
    await within(Browser.patience, `${address} to load`, loaded);
    await this.rest();
  }

  /**
   * Waits for the duration of animations, and then until their final state is drawn, which takes longer on a busy
   * machine.
   */
  async rest(milliseconds = 450) {
    await new Promise(resolve => { setTimeout(resolve, milliseconds); });
    await within(5000, "rest", this.send("Runtime.evaluate", { expression: still, awaitPromise: true }))
      .catch(() => { /* The tab shows another page now, or a page without scripts. */ });
  }

  async run(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result.value;
  }

  async key(key, modifiers = 0) {
    const text = key === "Enter" ? "\r" : key.length === 1 ? key : undefined;
    const windowsVirtualKeyCode = { Enter: 13, Escape: 27, Tab: 9, " ": 32 }[key];
    await this.send("Input.dispatchKeyEvent", { type: "keyDown", key, text, windowsVirtualKeyCode, modifiers });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", key, windowsVirtualKeyCode, modifiers });
  }

  /** Presses Tab, or Shift+Tab, until an element has the focus; returns whether the element got it. */
  async tabTo(selector, isBack = false) {
    for (let tries = 0; tries < 120; tries += 1) {
      if (await this.run(`document.activeElement.matches(${JSON.stringify(selector)})`)) return true;
      await this.key("Tab", isBack ? 8 : 0);
    }
    return false;
  }

  async shoot(file) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(file, Buffer.from(data, "base64"));
  }

  close() { return this.browser.send("Target.closeTarget", { targetId: this.target }); }
}
