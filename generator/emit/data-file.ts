import { escapeHiddenInLines } from "../base/hidden-characters.js";
import type { JsonFragment, TextFragment } from "../base/fragment.js";
import type { OutputFile } from "../spec/output.js";

/** Creates a file that does not contain statements. */
export function dataFile(fragment: JsonFragment | TextFragment): OutputFile {
  const { kind, path } = fragment;
  return kind === "json"
    ? { path, text: `${escapeHiddenInLines(JSON.stringify(fragment.value, undefined, 2))}\n` }
    : { path, text: fragment.text };
}
