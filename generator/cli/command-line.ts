import { escapeHiddenInLines } from "../base/hidden-characters.js";
import { checkArguments } from "./check-arguments.js";
import { withCommands } from "./commands.js";
import { EXIT_CODES } from "./command-table.js";
import { STANDARD_INPUT, usageErrorText } from "./usage-error.js";
import { exitCodesText, withCommonOptions, withPackageVersion } from "./with-help.js";

/**
 * Parses a command line and runs its command. Each command loads its code when it runs. Invalid
 * arguments end the process with exit code 2.
 */
export async function runWithYargs(argv: readonly string[]): Promise<void> {
  const { default: yargs } = await import("yargs");
  // yargs loses a lone dash.
  const parser = yargs(argv.map((word) => (word === "-" ? STANDARD_INPUT : word)))
    .scriptName("paramsmith")
    .usage("$0 <command>\n\nGenerates TypeScript from the machine-readable specs of query APIs.");
  await withCommands(withPackageVersion(withCommonOptions(parser)))
    // yargs adds its options. `array` lists those with several values, which its types do not show.
    .check((parsed, options: Readonly<Record<string, unknown>>) =>
      checkArguments(parsed, new Set(Array.isArray(options["array"]) ? options["array"] : [])),
    )
    .demandCommand(1, "Name a command.")
    .strict()
    .help()
    .epilogue(`${exitCodesText(EXIT_CODES)}\n\n$0 <command> --help describes a command.`)
    .wrap(wrapWidth(argv))
    .fail((message, error) => {
      // Failing commands print their own messages. Here, only the arguments are invalid.
      const options = parser.parsed ? Object.keys(parser.parsed.aliases) : [];
      const text = usageErrorText(message || error.message, argv, options);
      process.stderr.write(`${escapeHiddenInLines(text)}\n`);
      process.exit(2);
    })
    .parseAsync();
}

/**
 * yargs lays out the help of each command that runs, also if it is not printed. Without wrapping, this
 * takes half of the time.
 */
function wrapWidth(argv: readonly string[]): number | null {
  return argv.some((word) => word.includes("help")) ? 100 : null;
}
