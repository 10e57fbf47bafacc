// Replays lists of numbers in a WebAssembly module and compares the results bit for bit with the native program's
// results.
//   node compare.mjs MODULE.wasm FOLDER     FOLDER contains ENGINE/NAME.numbers and ENGINE/NAME.shown
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [path, folder] = process.argv.slice(2);
const number = (place, length) => Number(Buffer.from(memory.buffer, place, length).toString() || NaN);
const { instance } = await WebAssembly.instantiate(readFileSync(path), { page: { number } });
const { memory, room, load, open, play, advance, steps, numbers: place } = instance.exports;

/**
 * Passes a session to an engine, one moment after another, with frames between them; returns the number of values at
 * `place()`.
 */
function replay(given, engine) {
  // Allocating may replace the memory buffer of the module, so the buffer is read afterwards.
  const at = room(given.length / 8);
  new Uint8Array(memory.buffer).set(given, at);
  const count = load();
  if (count < 0) return -1;
  const times = [...new Float64Array(memory.buffer, place(), count)];
  room(0);
  if (open(0, engine) < 0) return -1;
  for (const [index, time] of times.entries()) {
    if (index) advance(0, Math.floor((times[index - 1] + time) / 2));
    if (play(0, index) < 0) return -1;
  }
  for (let time = times[count - 1] + 7e6, isOver = false; !isOver && count; time += 7e6) {
    advance(0, time);
    isOver = new Float64Array(memory.buffer, place(), 2)[1] === 1;
  }
  return steps(0);
}

let recordings = 0, numbers = 0, different = 0;

for (const [engine, name] of ['ios', 'android', 'clamping', 'textbook'].entries()) {
  for (const file of readdirSync(join(folder, name)).filter((file) => file.endsWith('.numbers')).sort()) {
    const given = readFileSync(join(folder, name, file));
    const shown = readFileSync(join(folder, name, file.replace('.numbers', '.shown')));
    const count = replay(given, engine);
    const here = count < 0 ? Buffer.alloc(0) : Buffer.from(memory.buffer, place(), count * 8);
    recordings += 1;
    numbers += shown.length / 8;
    if (!shown.equals(here)) {
      different += 1;
      const at = shown.findIndex((byte, index) => byte !== here[index]) >> 3;
      console.log(`${name} ${file}: ${here.length / 8} numbers of ${shown.length / 8}; the first other one is number ${at}`);
    }
  }
}

console.log(`${recordings} replays, ${numbers} numbers, ${different} replays not the same`);
process.exit(different === 0 && recordings > 0 ? 0 : 1);
