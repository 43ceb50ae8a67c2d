/** Empty words that mean something: a request may have no parameters. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(["request", "requests"]);

/** What is named by its place. */
const POSITIONALS: ReadonlySet<string> = new Set(["files", "new", "old", "source", "url"]);

/**
 * Refuses words that yargs lets pass: an option of one value that is given more than once, which
 * comes as a list, and an empty value, such as a shell makes of a variable that is not set: as a
 * path it would be the working folder. `lists` are the options that may have several values.
 */
export function checkWords(
  words: Readonly<Record<string, unknown>>,
  lists: ReadonlySet<unknown>,
): true {
  // Every option is there by its short name and in camel case too.
  for (const [name, value] of Object.entries(words).filter(([key]) => /^[a-z][a-z-]+$/.test(key))) {
    const label = POSITIONALS.has(name) ? `<${name}>` : `--${name}`;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (values.length > 1 && !lists.has(name))
      throw new Error(`${label} is given more than once. Give it one value.`);
    if (values.includes("") && !MAY_BE_EMPTY.has(name))
      throw new Error(`${label} is empty. Give it a value, or leave it out.`);
  }
  return true;
}
