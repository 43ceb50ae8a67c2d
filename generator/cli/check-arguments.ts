import { shellWord } from "../text/message.js";

/** Stands for `-`, which is standard input: yargs loses a lone dash. */
export const STANDARD_INPUT = "<standard input>";

/** What may be standard input. */
const MAY_BE_INPUT: ReadonlySet<string> = new Set(["answer", "requests"]);

/** The commands that take specs by option only, and what else they want then. */
const SPEC_COMMANDS: ReadonlyMap<string | undefined, string> = new Map([
  ["generate", " --out DIR"],
  ["check", " --out DIR"],
  ["serve", ""],
]);

/** Empty words that mean something: a request may have no parameters. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(["request", "requests"]);

/** What is named by its place. */
const POSITIONALS: ReadonlySet<string> = new Set(["files", "new", "old", "source", "url"]);

/**
 * Refuses words that yargs lets pass: an option of one value that is given more than once, which
 * comes as a list; standard input where nobody reads it; and an empty value, such as a shell makes of
 * a variable that is not set: as a path it would be the working folder. `lists` are the options that
 * may have several values.
 */
export function checkArguments(
  args: Readonly<Record<string, unknown>>,
  lists: ReadonlySet<unknown>,
): true {
  // Every option is there by its short name and in camel case too.
  for (const [name, value] of Object.entries(args).filter(([key]) => /^[a-z][a-z-]+$/.test(key))) {
    const label = POSITIONALS.has(name) ? `<${name}>` : `--${name}`;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (values.length > 1 && !lists.has(name))
      throw new Error(`${label} is given more than once. Give it one value.`);
    if (values.includes(STANDARD_INPUT) && !MAY_BE_INPUT.has(name))
      throw new Error(
        `${label} is -, which is standard input, and that is read by inspect only. Give it another value.`,
      );
    if (values.includes("") && !MAY_BE_EMPTY.has(name))
      throw new Error(`${label} is empty. Give it a value, or leave it out.`);
  }
  return true;
}

/** What yargs has against words, in the words that were given, and what may have been meant by one that it does not know. */
export function usageErrorText(message: string, [command, ...words]: readonly string[]): string {
  const text = message.replaceAll(STANDARD_INPUT, "-");
  const more = SPEC_COMMANDS.get(command);
  const [, unknown = ""] = /^Unknown arguments?: (.*)$/.exec(text) ?? [];
  const specs = unknown.split(", ").filter((arg) => /^[^-]/.test(arg) && words.includes(arg));
  if (more === undefined || specs.length === 0) return text;
  const named = specs.map((spec) => ` --spec ${shellWord(spec)}`).join("");
  return `${text}\nA spec is named with --spec: paramsmith ${command}${named}${more}.`;
}
