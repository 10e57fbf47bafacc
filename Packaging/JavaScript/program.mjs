// Finds the program `flickbook`. This folder is share/flickbook/js of its archive, Debian package or wheel.
import { accessSync, constants } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the program: FLICKBOOK_PROGRAM, the program next to this folder, or the program on the PATH. */
export function program() {
  const named = process.env.FLICKBOOK_PROGRAM;
  if (named) {
    if (!isProgram(named)) throw new Error(`FLICKBOOK_PROGRAM names ${named}, which is not a program`);
    return resolve(named);
  }
  const folders = [
    join(here, "../../../bin"),
    ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
  ];
  const found = folders.map((folder) => join(folder, "flickbook")).find(isProgram);
  if (found) return resolve(found);
  throw new Error("the program flickbook is missing: put it on the PATH, or set FLICKBOOK_PROGRAM to its path");
}
