import type { Argv } from "yargs";
import { escapeHiddenInLines } from "../base/hidden-characters.js";
import { failureText } from "./failure.js";
import { printOutcome } from "./outcome.js";
import type { ExitCode, CommandOutcome, OutputFormat } from "./outcome.js";

/** The options of all commands. */
export interface CommonArguments {
  readonly format: OutputFormat;
  readonly debug: boolean;
}

/** A parser with the options of all commands. */
export type Parser = Argv<CommonArguments>;

/** Runs a command and prints its outcome. */
export async function run(
  argv: CommonArguments,
  command: () => CommandOutcome | Promise<CommandOutcome>,
): Promise<void> {
  await runToExitCode(argv, async () => {
    const outcome = await command();
    printOutcome(outcome, argv.format);
    return outcome.exitCode;
  });
}

/**
 * Runs a command and sets its exit code. Unexpected errors have exit code 2, and a stack trace with
 * `--debug`.
 */
export async function runToExitCode(
  argv: Pick<CommonArguments, "debug">,
  command: () => Promise<ExitCode>,
): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    printFailure(error, argv.debug);
  }
}

/** Prints an unexpected error, with its stack trace if `--debug` is given. */
export function printFailure(error: unknown, debug: boolean): void {
  process.exitCode = 2;
  const failure = error instanceof Error ? error : new Error(String(error));
  const { stack } = failure;
  const text = debug && stack !== undefined ? stack : failureText(failure);
  process.stderr.write(`${escapeHiddenInLines(text)}\n`);
}
