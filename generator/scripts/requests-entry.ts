import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolledUpWithout } from "./roll-up.js";

/** Types of responses, most of which a program with requests does not use. */
const LEFT_OUT = /^results\/.*$/;

/**
 * Writes the entry point `requests` beside the index of a catalogue: all builders, validators and
 * parsers, without types of responses. A compiler reads types even if a program does not use them,
 * unless no file that the program imports refers to them.
 *
 * @param folder the compiled code of a catalogue, before its declarations are rolled up
 */
export function writeRequestsEntry(folder: string): void {
  if (!existsSync(join(folder, "results"))) return;
  const script = readFileSync(join(folder, "index.js"), "utf8")
    .split("\n")
    .filter((line) => !LEFT_OUT.test(/ from "\.\/(.*)\.js";$/.exec(line)?.[1] ?? ""));
  writeFileSync(join(folder, "requests.js"), script.join("\n"));
  const declared = rolledUpWithout(join(folder, "index.d.ts"), (path) =>
    LEFT_OUT.test(path.replace(/\.d\.ts$/, "")),
  );
  writeFileSync(join(folder, "requests.d.ts"), declared);
}
