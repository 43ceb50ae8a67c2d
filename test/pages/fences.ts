/**
 * Fenced blocks of a Markdown document, and the two conventions for their output.
 *
 * - TypeScript: each printed line is a comment, `// → text`.
 * - A console session: commands after `$ `, each followed by its output. In the output, `…` matches
 *   any text within a line; alone on a line, it matches any number of lines.
 *
 * @module
 */

/** A fenced block. */
export interface Fence {
  readonly language: string;
  /** The file that the block shows, if its first line names one. */
  readonly file: string | undefined;
  readonly text: string;
  /** The line on which the block begins, counted from 1. */
  readonly line: number;
}

const FENCE = /^```(?<language>\w+)(?: (?<file>\S+))?\n(?<text>.*?)^```$/gms;

/** All blocks that name a language. */
export function readFences(markdown: string): readonly Fence[] {
  return [...markdown.matchAll(FENCE)].map(({ index, groups }) => ({
    language: groups?.["language"] ?? "",
    file: groups?.["file"],
    text: groups?.["text"] ?? "",
    line: markdown.slice(0, index).split("\n").length,
  }));
}

/** The blocks in one of the languages. */
export function blocks<F extends Fence>(
  fences: readonly F[],
  ...languages: readonly string[]
): readonly F[] {
  return fences.filter(({ language }) => languages.includes(language));
}

/** The TypeScript programs that need no other package: the blocks without the name of a file. */
export function readPrograms<F extends Fence>(fences: readonly F[]): readonly F[] {
  return fences.filter(({ language, file }) => language === "ts" && file === undefined);
}

/** The TypeScript programs that import other packages: the blocks with the name of a file. */
export function readRecipes<F extends Fence>(fences: readonly F[]): readonly Recipe<F>[] {
  return namedFences(fences).filter(({ file }) => !file.includes("/"));
}

/** Parts of files in this repository: the blocks of TypeScript with the path of a file. */
export function readExcerpts<F extends Fence>(fences: readonly F[]): readonly Recipe<F>[] {
  return namedFences(fences).filter(({ file }) => file.includes("/"));
}

function namedFences<F extends Fence>(fences: readonly F[]): readonly Recipe<F>[] {
  return fences.flatMap((fence) =>
    fence.language === "ts" && fence.file !== undefined ? [{ ...fence, file: fence.file }] : [],
  );
}

/** A block with the name of its file. */
export type Recipe<F extends Fence = Fence> = F & { readonly file: string };

/** The expected output of a TypeScript block. */
export function promisedOutput(code: string): string {
  return [...code.matchAll(/^ *\/\/ → (?<text>.*)$/gm)]
    .map(({ groups }) => `${groups?.["text"] ?? ""}\n`)
    .join("");
}

/** A shell script that runs the commands of a session and prints the session: each command, then its output. */
export function sessionScript(session: string): string {
  const commands = session.split("\n").filter((line) => line.startsWith("$ "));
  const steps = commands.map(
    // The next command may read the exit code of the last one.
    (line) => `code=$?; printf '%s\\n' ${quoted(line)}; (exit $code)\n${line.slice(2)}`,
  );
  return ["exec 2>&1", ...steps, ""].join("\n");
}

/** Whether the output of a session matches the page. */
export function isAsShown(actual: string, shown: string): boolean {
  const pattern = shown
    .split(/(?<=\n)/)
    .map((line) => (line.trim() === "…" ? "(?:.*\\n)*" : line.split("…").map(escaped).join(".*")))
    .join("");
  return new RegExp(`^${pattern}$`).test(actual);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
