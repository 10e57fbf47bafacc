// Flickbook's line protocol, version 1, for an engine that is a class; `engine.mjs` shows what the class needs.
//
// Each request is a line of stdin with a JSON object, and each reply is a line of stdout with a JSON object. This code
// reads no clock: requests contain the time. An engine must print its messages to stderr, which is kept as a log.
import { createInterface } from "node:readline";

/**
 * Thrown by an engine that does not support a scene or an event, if no ability describes the limit. The recording is
 * then untested on the engine, for the given reason, such as "it scrolls along y only".
 */
export class Refused extends Error {}

/** The defaults, which an engine may override. */
export class Base {
  static engine = { name: "mine", version: "1.0" };
  static acts = "at-once";
  static abilities = {};
  static contract = {};
  static columns = ["x", "y"]; // the columns of show(); add "zoom" if the engine zooms, and "activity"
  news = []; // callbacks to the app: the view, the name of the callback, and its arguments

  /** Advances the state to a time. */
  advance() {}

  /** Draws a frame of the display. An engine that acts at frames does its work here. */
  frame(t) {
    this.advance(t);
  }

  /** Handles all events of a moment, one after another. Engines that need all events together override this method. */
  moment(t, events) {
    for (const [name, ...details] of events) this.take(t, name, ...details);
  }
}

/** Replies to requests until the input ends or the request `bye` arrives. */
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
          engine.news = []; // a scene begins at rest, so there are no callbacks yet
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

/** A moment comes before a frame of the same time, and is shown before and after its events. */
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

/** Adds the state of every view at a time, and the callbacks since the last time. */
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
