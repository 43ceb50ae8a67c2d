#!/usr/bin/env node
import { escapeHiddenInLines } from "../base/hidden-characters.js";
import { runWithYargs } from "./command-line.js";
import { commandError } from "./usage-error.js";
import { printFailure } from "./run.js";

async function runCommandLine(argv: readonly string[]): Promise<void> {
  const error = commandError(argv);
  if (error !== undefined) {
    process.stderr.write(`${escapeHiddenInLines(error)}\n`);
    process.exitCode = 2;
  } else await runWithYargs(argv);
}

/** The reader may close the pipe early: `paramsmith check | head`. */
function endWithReader(error: Error): void {
  if ("code" in error && error.code === "EPIPE") process.exit();
  process.stderr.write(`The output cannot be written: ${escapeHiddenInLines(error.message)}.\n`);
  process.exit(2);
}

process.stdout.on("error", endWithReader);
process.stderr.on("error", () => process.exit());
const commandLine = process.argv.slice(2);
try {
  await runCommandLine(commandLine);
} catch (error) {
  printFailure(error, commandLine.includes("--debug"));
}
