// Measures the work of a page's main thread during an action, from a trace of the browser.
import { Browser, within } from "./browser.mjs";

// Encodes a message of Protocol Buffers: each field has a number, and is a number or bytes.
const varint = number => number < 128 ? [number] : [number & 127 | 128, ...varint(number >> 7)];
const number = (field, value) => [...varint(field << 3), ...varint(value)];
const bytes = (field, value) => [...varint(field << 3 | 2), ...varint(value.length), ...value];
const text = (field, value) => bytes(field, [...Buffer.from(value)]);

/**
 * The configuration of the tracer (perfetto.protos.TraceConfig). By default, browsers let the tracer discard its data
 * about each thread twice per second. Sending these data again takes that thread 2 ms, in the middle of a frame.
 */
function configuration(categories) {
  const config = JSON.stringify({ record_mode: "record-until-full", included_categories: categories, excluded_categories: ["*"] });
  const events = [...text(1, "*"), ...categories.flatMap(category => text(2, category)), ...number(8, 1)];
  const source = [...text(1, "track_event"), ...bytes(101, [...text(1, config), ...number(3, 1)]), ...bytes(113, events)];
  const buffer = [...number(1, 200 << 10), ...number(4, 2)];
  const forgetsAfter = number(1, 0);
  return Buffer.from([...bytes(1, buffer), ...bytes(2, bytes(1, source)), ...bytes(21, forgetsAfter)]).toString("base64");
}

/** The tasks of the page's main thread during `act`, in order, each with its events. */
export async function tasksDuring(tab, act) {
  const traced = new Promise(resolve => { tab.heard = (method, { stream }) => method === "Tracing.tracingComplete" && resolve(stream); });
  await tab.send("Tracing.start", { perfettoConfig: configuration(["toplevel", "devtools.timeline"]), transferMode: "ReturnAsStream" });
  await act();
  await tab.send("Tracing.end");
  const events = JSON.parse(await read(tab, await within(Browser.patience, "the trace", traced))).traceEvents.filter(({ ph }) => ph === "X");
  // Other pages of the browser have other threads, which are ignored.
  const thread = ({ pid, tid }) => `${pid} ${tid}`;
  const count = new Map();
  for (const event of events) if (event.name === "FireAnimationFrame") count.set(thread(event), (count.get(thread(event)) ?? 0) + 1);
  const [main] = [...count].sort((one, other) => other[1] - one[1])[0];
  const tasks = [];
  let end = 0;
  for (const event of events.filter(event => thread(event) === main).sort((one, other) => one.ts - other.ts || other.dur - one.dur)) {
    if (event.ts < end) tasks[tasks.length - 1].events.push(event);
    else if (event.name.endsWith("RunTask")) {
      end = event.ts + event.dur;
      tasks.push({ ...event, events: [] });
    }
  }
  return tasks;
}

async function read(tab, handle) {
  let all = "";
  for (;;) {
    const { data, base64Encoded, eof } = await tab.send("IO.read", { handle, size: 1 << 20 });
    all += base64Encoded ? Buffer.from(data, "base64") : data;
    if (eof) return all;
  }
}
