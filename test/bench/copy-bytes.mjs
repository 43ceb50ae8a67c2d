/**
 * What a generator cannot do without: reads the inputs, and writes as many bytes under the names of the
 * outputs. Called with a file of JSON that lists both.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** @type {{ inputs: readonly string[], outputs: readonly (readonly [string, number])[] }} */
const { inputs, outputs } = JSON.parse(readFileSync(process.argv[2], "utf8"));
let read = 0;
for (const input of inputs) read += readFileSync(input).length;
for (const folder of new Set(outputs.map(([file]) => dirname(file))))
  mkdirSync(folder, { recursive: true });
for (const [file, size] of outputs) writeFileSync(file, Buffer.alloc(size, "a"));
if (read === 0) process.exitCode = 1;
