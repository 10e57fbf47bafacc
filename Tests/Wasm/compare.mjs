// Replays lists of numbers in a WebAssembly module and compares every bit of what it shows with what
// the native program showed.
//   node compare.mjs MODULE.wasm FOLDER     FOLDER holds ENGINE/NAME.numbers and ENGINE/NAME.shown
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [path, folder] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(path), {});
const { memory, room, replay, results } = instance.exports;
let recordings = 0, numbers = 0, different = 0;

for (const [engine, name] of ['ios', 'clamping'].entries()) {
  for (const file of readdirSync(join(folder, name)).filter((file) => file.endsWith('.numbers')).sort()) {
    const given = readFileSync(join(folder, name, file));
    const shown = readFileSync(join(folder, name, file.replace('.numbers', '.shown')));
    const place = room(given.length / 8);
    new Uint8Array(memory.buffer).set(given, place);
    const count = replay(engine);
    const here = count < 0 ? Buffer.alloc(0) : Buffer.from(memory.buffer, results(), count * 8);
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
