import { escapeHiddenInLines } from "../text/hidden.js";
import type { JsonFragment, TextFragment } from "../typescript/fragment.js";
import type { OutputFile } from "../files/output.js";

/** Creates a file that does not contain statements. */
export function dataFile(fragment: JsonFragment | TextFragment): OutputFile {
  const { kind, path } = fragment;
  return kind === "json"
    ? { path, text: `${escapeHiddenInLines(JSON.stringify(fragment.value, undefined, 2))}\n` }
    : { path, text: fragment.text };
}
