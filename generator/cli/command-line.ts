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

/** Messages of yargs, and how they are printed: options as the user writes them. */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^Did you mean/, "Unknown command. Did you mean"],
  [/^Missing required argument: (\S+)$/, "Missing option: --$1."],
  [/^Missing dependent arguments:\n/, ""],
  [/^ (\S+) -> (\S+)$/gm, "--$1 requires --$2."],
  [/^Not enough arguments following: (\S+)$/, "--$1 requires a value."],
  [/^Not enough non-option arguments: got 0, .*$/, "Missing argument."],
];

/**
 * Parses a command line and runs its command. Invalid arguments end the process with exit code 2. Rejects
 * with the error of a command that failed unexpectedly.
 */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  await yargs(withStandardInput(repeatNameLists(argv)))
    .scriptName("paramsmith")
    .usage("$0 <command>\n\nGenerates TypeScript from the machine-readable specs of query APIs.")
    .detectLocale(false)
    // An option with several values would take the positional arguments after it.
    // yargs would parse options with dots as objects, and --no-out as the value false.
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
    .demandCommand(1, "Specify a command.")
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
function usageError(message: string, argv: readonly string[]): string {
  const [first = ""] = argv;
  const written = (name: string): string =>
    argv.some((each) => each.split("=", 1)[0] === `--${name}`) ? `--${name}` : name;
  const problem = MESSAGES.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    message.replaceAll(STANDARD_INPUT, "-"),
  ).replace(
    /^Arguments (\S+) and (\S+) are mutually exclusive$/,
    (_, a: string, b: string) => `${written(a)} and ${written(b)} cannot be used together.`,
  );
  const unknown = unknownArguments(problem);
  if (!/^[a-z]+$/.test(first) || unknown.includes(first) || problem.startsWith("Unknown command"))
    return `${unknown.includes(first) ? `Unknown command: ${first}` : problem}\nhelp: run paramsmith --help`;
  const listed = `Unknown argument${unknown.length === 1 ? "" : "s"}: ${unknown.map(written).join(", ")}`;
  return `${unknown.length === 0 ? problem : listed}\nhelp: run paramsmith ${first} --help`;
}

/** The arguments that a message calls unknown, without the second name of options with a dash: `dry-run, dryRun`. */
function unknownArguments(message: string): readonly string[] {
  const [, list] = /^Unknown arguments?: (.+)$/.exec(message) ?? [];
  const names = list?.split(", ") ?? [];
  const dashed = new Set(names.filter((name) => name.includes("-")));
  return names.filter(
    (name) =>
      !/[A-Z]/.test(name) ||
      !dashed.has(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  );
}
