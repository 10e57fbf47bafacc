// Flickbook's line protocol, version 1, for an engine that is a class; `engine.mjs` shows what it needs.
//
// A request is a JSON object on a line of stdin, its reply one on a line of stdout. Nothing here looks at
// a clock: time is what a request says. What an engine prints must go to stderr, which is kept as log.
import { createInterface } from "node:readline";

/** What an engine throws that does not do something and cannot say so with its abilities: such a recording is
 * untested on it, for the reason given. "it scrolls along y only" */
export class Refused extends Error {}

/** What an engine may do in another way than here. */
export class Base {
  static engine = { name: "mine", version: "1.0" };
  static acts = "at-once";
  static abilities = {};
  static contract = {};
  static columns = ["x", "y"]; // of a row of show(): "zoom" too, where it zooms, and "activity"
  news = []; // callbacks for the app: the view, the name of a callback, and its arguments

  /** Goes where everything is at a time. */
  advance() {}

  /** Draws a frame of the display. An engine that acts at frames does its work here. */
  frame(t) {
    this.advance(t);
  }

  /** Does everything that happens at a time: one event after the other, unless it needs them together. */
  moment(t, events) {
    for (const [name, ...details] of events) this.take(t, name, ...details);
  }
}

/** Answers requests until there are no more, or somebody says bye. */
export async function serve(Engine) {
  let engine;
  for await (const line of createInterface({ input: process.stdin })) {
    let request = {};
    let reply;
    try {
      request = JSON.parse(line);
      switch (request.op) {
        case "hello": {
          const { engine, acts, abilities, contract, columns } = Engine;
          reply = { protocol: 1, engine, acts, abilities, contract, sample: ["t", "cause", "view", ...columns] };
          break;
        }
        case "scene":
          engine = new Engine(request.scene);
          engine.news = []; // it begins at rest: nothing has happened yet
          reply = shown(engine, request.t, "before");
          break;
        case "advance":
          reply = engine ? advanced(engine, request) : refusal("state", "there is no scene");
          break;
        case "reset":
        case "bye":
          engine = undefined;
          reply = {};
          break;
        default:
          reply = refusal("bad-request", `there is no operation ${JSON.stringify(request.op)}`);
      }
    } catch (fault) {
      if (fault instanceof Refused) engine = undefined;
      else console.error(fault);
      reply = refusal(fault instanceof Refused ? "unsupported" : "internal", fault.message);
    }
    console.log(JSON.stringify({ id: request.id ?? null, ok: !reply.error, ...reply }));
    if (request.op === "bye") process.exit(0);
  }
}

/** A moment comes before a frame of the same time, and is shown before and after. */
function advanced(engine, { frames, moments }) {
  const reply = { samples: [], callbacks: [] };
  let next = 0;
  const draw = (isDue) => {
    for (; next < frames.length && isDue(frames[next]); next += 1) shown(engine, frames[next], "frame", reply);
  };
  for (const { t, events } of moments) {
    draw((frame) => frame < t);
    shown(engine, t, "before", reply);
    engine.moment(t, events);
    shown(engine, t, "after", reply);
  }
  draw(() => true);
  return reply;
}

/** Adds what every view shows at a time, and the callbacks of the engine since the last time. */
function shown(engine, t, cause, reply = { samples: [], callbacks: [] }) {
  if (cause === "frame") engine.frame(t);
  else engine.advance(t);
  engine.show().forEach((row, view) => reply.samples.push([t, cause, view, ...row]));
  for (const words of engine.news.splice(0)) reply.callbacks.push([t, cause, ...words]);
  return reply;
}

function refusal(code, message) {
  return { error: { code, message } };
}
