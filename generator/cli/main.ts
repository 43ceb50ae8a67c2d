#!/usr/bin/env node
import { escapeHiddenInLines } from "../base/hidden-characters.js";
import { runCommandLine } from "./command-line.js";
import { failureText } from "./outcome.js";

/** The reader may close the pipe early: `paramsmith check | head`. */
function endWithReader(error: Error): void {
  if ("code" in error && error.code === "EPIPE") process.exit();
  process.stderr.write(`The output cannot be written: ${escapeHiddenInLines(error.message)}.\n`);
  process.exit(2);
}

process.stdout.on("error", endWithReader);
process.stderr.on("error", () => process.exit());
try {
  await runCommandLine(process.argv.slice(2));
} catch (error) {
  process.exitCode = 2;
  const text = failureText(error instanceof Error ? error : new Error(String(error)));
  process.stderr.write(`${escapeHiddenInLines(text)}\n`);
}
