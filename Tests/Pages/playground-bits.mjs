// Compares replays in the page with replays in the program, bit by bit. A part of playground.mjs.
import { readFileSync, readdirSync } from "node:fs";
import { expect, folder, visit } from "./playground-session.mjs";

// Replays recordings through the page's own session, with a display of an unusual frame rate.
await visit("play.html", {}, async tab => {
  let [replays, numbers, different] = [0, 0, 0];
  for (const [index, engine] of ["ios", "android", "clamping", "textbook"].entries()) {
    const files = readdirSync(`${folder}/bits/${engine}`).filter(file => file.endsWith(".numbers"));
    for (const file of files) {
      const given = readFileSync(`${folder}/bits/${engine}/${file}`).toString("base64");
      const shown = readFileSync(`${folder}/bits/${engine}/${file.replace(".numbers", ".shown")}`);
      const found = await tab.run(`(() => {
        const bytes = Uint8Array.from(atob("${given}"), letter => letter.charCodeAt(0));
        const source = { numbers: new Float64Array(bytes.buffer), lines: [], quality: 0 };
        const session = new Session(playground.engines, source);
        session.choose([{ index: ${index}, settings: playground.values[${index}] }]);
        session.replay(0);
        playground.engines.steps(0);
        for (let at = 0; at < 200_000 && !session.isOver; at += 7.3) session.frame(at);
        const steps = new Uint8Array(playground.engines.steps(0).buffer);
        let text = "";
        for (let start = 0; start < steps.length; start += 8192) text += String.fromCharCode(...steps.subarray(start, start + 8192));
        return btoa(text);
      })()`);
      replays += 1;
      numbers += shown.length / 8;
      if (!Buffer.from(found, "base64").equals(shown)) {
        different += 1;
        const here = Buffer.from(found, "base64");
        const at = shown.findIndex((byte, place) => byte !== here[place]) >> 3;
        console.error(`playground: ${engine} ${file}: ${here.length / 8} numbers of ${shown.length / 8}; the first other one is number ${at}`);
      }
    }
    expect(`60 recordings on ${engine}`, files.length >= 60, files.length);
  }
  console.log(`playground: ${replays} replays, ${numbers} numbers, ${different} replays not the same`);
  expect("every bit is that of the program", different === 0);
});
