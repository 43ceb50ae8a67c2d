import { STANDARD_INPUT } from "./usage-error.js";

/** The options that accept standard input. */
const MAY_BE_INPUT: ReadonlySet<string> = new Set(["exchanges", "response", "requests"]);

/** The options that accept an empty value. A request may have no parameters. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(["request", "requests"]);

/** The positional arguments. */
const POSITIONALS: ReadonlySet<string> = new Set(["files", "new", "old", "source", "url"]);

/**
 * Rejects arguments that yargs accepts: a repeated option with a single value, standard input for
 * other options, and empty values. Shells create empty values from unset variables; as a path they
 * would be the working folder.
 *
 * @param lists the options that accept several values
 */
export function checkArguments(
  args: Readonly<Record<string, unknown>>,
  lists: ReadonlySet<unknown>,
): true {
  // yargs lists each option under its short name and in camel case as well.
  for (const [name, value] of Object.entries(args).filter(([key]) => /^[a-z][a-z-]+$/.test(key))) {
    const label = POSITIONALS.has(name) ? `<${name}>` : `--${name}`;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (values.length > 1 && !lists.has(name))
      throw new Error(`${label} was given more than once; it accepts one value.`);
    if (values.includes(STANDARD_INPUT) && !MAY_BE_INPUT.has(name))
      throw new Error(
        `${label} is - (standard input), which only inspect reads; give it another value.`,
      );
    if (values.includes("") && !MAY_BE_EMPTY.has(name))
      throw new Error(`${label} is empty; give it a value or omit it.`);
  }
  return true;
}
