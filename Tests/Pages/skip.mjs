// Prints the parts that a browser test skips, in the same form as other tests.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export function skip(what) {
  spawnSync(fileURLToPath(new URL("../../Tools/Tests/skip", import.meta.url)), [what], { stdio: "inherit" });
}
