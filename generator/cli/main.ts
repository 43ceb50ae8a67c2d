#!/usr/bin/env node
import { escapeHiddenInLines } from "../base/hidden-characters.js";
import { runWithYargs } from "./command-line.js";
import { currentDate } from "./current-date.js";
import { extentLine, extentOfRecord } from "./extent.js";
import { commandError } from "./usage-error.js";
import { UP_TO_DATE } from "./outcome.js";
import { printFailure, run } from "./run.js";

async function runCommandLine(argv: readonly string[]): Promise<void> {
  const [command, ...others] = argv;
  const error = commandError(argv);
  if (error !== undefined) {
    process.stderr.write(`${escapeHiddenInLines(error)}\n`);
    process.exitCode = 2;
  } else if (others.length === 0 && (command === "generate" || command === "check"))
    await generateWithoutYargs(command);
  else await runWithYargs(argv);
}

/**
 * Runs `generate` and `check` without arguments. Checks for changes first, and loads neither yargs
 * nor the compiler if nothing has changed.
 */
async function generateWithoutYargs(command: "generate" | "check"): Promise<void> {
  const [{ findConfig }, { isUnchanged }, { readRecord }] = await Promise.all([
    import("../project/find-config.js"),
    import("../project/fingerprint.js"),
    import("../project/record.js"),
  ]);
  const record = readRecord(findConfig(process.cwd()));
  const isClean = async (): Promise<boolean> => {
    if (!record || !isUnchanged(record, currentDate())) return false;
    if (command === "generate") return true;
    const { hasOrphans } = await import("./orphans.js");
    return !hasOrphans(record);
  };
  if (record && (await isClean())) {
    process.stdout.write(`${UP_TO_DATE}\n${extentLine(extentOfRecord(record))}\n`);
    return;
  }
  const [{ checkChanged, generateChanged }, { jobOptions }] = await Promise.all([
    import("./run-generate.js"),
    import("./resolve-job.js"),
  ]);
  const options = jobOptions(process.cwd(), [], undefined);
  await run({ format: "text", debug: false }, () =>
    command === "check" ? checkChanged(options) : generateChanged(options, record),
  );
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
