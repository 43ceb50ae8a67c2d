import { nearest } from "../base/nearest.js";
import { quoteForShell } from "../base/counted.js";
import { COMMAND_NAMES, COMMAND_TABLE } from "./command-table.js";

/** Replaces `-` for standard input, because yargs loses a lone dash. */
export const STANDARD_INPUT = "<standard input>";

/** The commands that take specs by option only, with their other required options. */
const SPEC_COMMANDS: ReadonlyMap<string | undefined, string> = new Map([
  ["generate", " --out DIR"],
  ["check", " --out DIR"],
  ["serve", ""],
]);

/** The words that yargs implements as commands. */
const IMPLICIT: ReadonlySet<string> = new Set(["help"]);

/** The usage error of a command line whose first word is no command; undefined if it is one. */
export function commandError([first]: readonly string[]): string | undefined {
  if (first === undefined) return missingCommandText();
  return first.startsWith("-") || COMMAND_NAMES.includes(first) || IMPLICIT.has(first)
    ? undefined
    : unknownCommandText(first);
}

/**
 * Formats the error message of yargs with the given arguments, with a correction for unknown ones.
 *
 * @param options the names of the command's options
 */
export function usageErrorText(
  message: string,
  argv: readonly string[],
  options: readonly string[],
): string {
  const text = withoutCamelCase(message.replaceAll(STANDARD_INPUT, "-"), argv);
  const command = argv.find((word) => COMMAND_NAMES.includes(word));
  const unknown = unknownWords(text);
  if (command === undefined) {
    const first = unknown.find((word) => argv.includes(word));
    return first === undefined ? missingCommandText() : unknownCommandText(first);
  }
  const hint = optionHint(unknown, argv, options);
  return `${text}\nhelp: ${specHelp(command, unknown, argv) ?? `${hint}run paramsmith ${command} --help`}`;
}

/** The options that unknown ones are similar to; empty if there are none. */
function optionHint(
  unknown: readonly string[],
  argv: readonly string[],
  options: readonly string[],
): string {
  // yargs names an option in camel case as well.
  const known = options.filter((name) => /^[a-z][a-z-]+$/.test(name));
  const meant = unknown
    .filter((name) => argv.some(isOption(name)) && !argv.includes(name))
    .flatMap((name) => nearest(name, known) ?? []);
  const names = [...new Set(meant)].map((name) => `--${name}`);
  return names.length === 0 ? "" : `did you mean ${names.join(" and ")}? `;
}

/** A message of yargs without the names in camel case that it adds to unknown options with a dash. */
function withoutCamelCase(message: string, argv: readonly string[]): string {
  const unknown = unknownWords(message);
  const given = unknown.filter((name) => !/[A-Z]/.test(name) || argv.some(isOption(name)));
  return given.length === unknown.length
    ? message
    : `Unknown argument${given.length === 1 ? "" : "s"}: ${given.join(", ")}`;
}

function isOption(name: string): (word: string) => boolean {
  return (word) => word.split("=")[0] === `--${name}` || word === name;
}

/** The words that a message of yargs lists as unknown: positional arguments and names of options. */
function unknownWords(message: string): readonly string[] {
  const [, list] = /^Unknown arguments?: (.*)$/.exec(message) ?? [];
  return list?.split(", ") ?? [];
}

function specHelp(
  command: string,
  unknown: readonly string[],
  argv: readonly string[],
): string | undefined {
  const more = SPEC_COMMANDS.get(command);
  const specs = unknown.filter((word) => /^[^-]/.test(word) && argv.includes(word));
  if (more === undefined || specs.length === 0) return undefined;
  const named = specs.map((spec) => ` --spec ${quoteForShell(spec)}`).join("");
  return `name specs with --spec: paramsmith ${command}${named}${more}`;
}

function unknownCommandText(word: string): string {
  const meant = nearest(word, COMMAND_NAMES);
  const hint = meant === undefined ? "" : `did you mean ${meant}? `;
  return `Unknown command: ${word}\nhelp: ${hint}paramsmith --help lists the commands`;
}

function missingCommandText(): string {
  const lines = Object.entries(COMMAND_TABLE).map(
    ([name, { summary }]) => `  ${name.padEnd(12)}${summary}`,
  );
  return ["Name a command:", ...lines, "help: run paramsmith COMMAND --help"].join("\n");
}
