import yargs from "yargs";
import { escapeHiddenInLines } from "../base/hidden-characters.js";
import { check, generate, validate } from "./generate.js";
import { exitCodesText } from "./command.js";
import { diff } from "./diff.js";
import { docs } from "./docs.js";
import { init } from "./init.js";
import { inspect } from "./inspect.js";
import { learn } from "./learn.js";
import { matrix } from "./matrix.js";
import {
  rejectUnusableValues,
  repeatNameLists,
  STANDARD_INPUT,
  withStandardInput,
} from "./options.js";
import { pull } from "./pull.js";
import { serve } from "./serve.js";
import { version } from "../project/folders.js";

/** Messages of yargs that need its documentation. */
const MESSAGES = {
  "Implications failed:": "Missing options: the option before an arrow requires the one after it.",
  "Did you mean %s?": "Unknown command. Did you mean %s?",
};

/**
 * Parses a command line and runs its command. Invalid arguments end the process with exit code 2. Rejects
 * with the error of a command that failed unexpectedly.
 */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  await yargs(withStandardInput(repeatNameLists(argv)))
    .scriptName("paramsmith")
    .usage("$0 <command>\n\nGenerates TypeScript from the machine-readable specs of query APIs.")
    .detectLocale(false)
    .updateStrings(MESSAGES)
    // An option with several values would take the positional arguments after it.
    // Options with dots would be objects, and --no-out the value false of a text.
    .parserConfiguration({
      "greedy-arrays": false,
      "dot-notation": false,
      "boolean-negation": false,
    })
    .command(init)
    .command(generate)
    .command(check)
    .command(validate)
    .command(inspect)
    .command(pull)
    .command(learn)
    .command(diff)
    .command(matrix)
    .command(docs)
    .command(serve)
    .completion("completion", "Print a script for shell completion")
    .check(rejectUnusableValues)
    .demandCommand(1, "Name a command.")
    .strict()
    .recommendCommands()
    .version(version())
    .epilogue(
      exitCodesText({
        0: "success, possibly with warnings",
        1: "findings, such as an error in a spec",
        2: "failure, such as invalid arguments, a missing file or an unreachable server",
      }),
    )
    .epilogue("$0 <command> --help describes a command.")
    .wrap(100)
    .fail((message, error) => {
      // yargs has a message if the arguments are invalid, and none if a command failed.
      if (!message) throw error;
      process.stderr.write(`${escapeHiddenInLines(usageError(message, argv))}\n`);
      process.exit(2);
    })
    .parseAsync();
}

/** A message of yargs, with the command that prints the help. */
function usageError(message: string, [first = ""]: readonly string[]): string {
  const command =
    /^[a-z]+$/.test(first) && !message.startsWith("Unknown command") ? `${first} ` : "";
  return `${withoutCamelCase(message.replaceAll(STANDARD_INPUT, "-"))}\nhelp: run paramsmith ${command}--help`;
}

/** Removes the second name that yargs gives to an unknown option with a dash: `dry-run, dryRun`. */
function withoutCamelCase(message: string): string {
  const [, list] = /^Unknown arguments: (.+)$/.exec(message) ?? [];
  if (list === undefined) return message;
  const names = list.split(", ");
  const dashed = new Set(names.filter((name) => name.includes("-")));
  const kept = names.filter(
    (name) =>
      !/[A-Z]/.test(name) ||
      !dashed.has(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  );
  return `Unknown argument${kept.length === 1 ? "" : "s"}: ${kept.join(", ")}`;
}
