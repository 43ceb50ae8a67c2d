import yargs from "yargs";
import type { Argv } from "yargs";
import { withCommonOptions } from "../../../generator/cli/with-help.js";

/**
 * The arguments of a command by their long names, without those that are undefined and those that all
 * commands have, or the first reason why they are refused.
 *
 * @param usage its positional arguments, in the syntax of yargs
 */
export function parsedArguments(
  usage: string,
  declare: (args: Argv<object>) => Argv<object>,
  words: readonly string[],
): unknown {
  let message: string | undefined;
  let found: Readonly<Record<string, unknown>> = {};
  void withCommonOptions(yargs([...words]))
    .exitProcess(false)
    .command(
      `$0 ${usage}`.trim(),
      "",
      (args) => declare(args),
      (argv) => void (found = { ...argv }),
    )
    .fail((text, error) => {
      message ??= text || error.message;
    })
    .parse();
  const named = Object.entries(found).filter(
    ([name, value]) => /^[a-z][a-z-]+$/.test(name) && value !== undefined,
  );
  const { format, debug: _, ...own } = Object.fromEntries(named);
  return message ?? (format === "text" ? own : { ...own, format });
}
