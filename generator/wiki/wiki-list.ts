import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Diagnostic, Position, Staged } from "../base/diagnostic.js";
import { hostFolder, readAddress } from "./address.js";

/** A wiki of a list. */
export interface ListedWiki {
  /** The name of its folder, unique in the list, also on disks that ignore case. */
  readonly name: string;
  /** The address of its API. */
  readonly address: URL;
}

/** Names that every file system accepts, without those that have a meaning. */
const NAME = /^(?!\.)[\w.-]{1,100}$/;

/**
 * Parses a list of wikis: one per line, as `URL` or `NAME URL`. The default name is the host. `#`
 * starts a comment. Reports all invalid lines.
 */
export function parseWikiList(file: string, text: string): Staged<readonly ListedWiki[]> {
  const wikis: ListedWiki[] = [];
  const diagnostics: Diagnostic[] = [];
  const names = new Set<string>();
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    const words = line.replace(/(?:^|\s)#.*/s, "").trim();
    if (words === "") continue;
    const at = { file, line: index + 1, column: 1, isLine: true } as const;
    const { value: wiki, diagnostics: found } = parseWiki(words, at);
    diagnostics.push(...found);
    if (!wiki) continue;
    const key = wiki.name.toLowerCase();
    if (names.has(key)) diagnostics.push(diagnostic("wiki-list-repeated", { name: wiki.name }, at));
    names.add(key);
    wikis.push(wiki);
  }
  if (wikis.length === 0 && diagnostics.length === 0)
    diagnostics.push(diagnostic("wiki-list-empty", {}, { file, line: 1, column: 1 }));
  return { value: hasErrors(diagnostics) ? undefined : wikis, diagnostics };
}

function parseWiki(words: string, at: Position): Staged<ListedWiki> {
  const parts = words.split(/\s+/);
  const [first = "", second, ...others] = parts;
  if (others.length > 0)
    return { value: undefined, diagnostics: [diagnostic("wiki-list-line", {}, at)] };
  const { value: address, diagnostics } = readAddress(second ?? first);
  if (!address)
    return {
      value: undefined,
      diagnostics: diagnostics.map((found) => ({ ...found, position: at })),
    };
  const name = second === undefined ? hostFolder(address) : first;
  return NAME.test(name)
    ? { value: { name, address }, diagnostics: [] }
    : { value: undefined, diagnostics: [diagnostic("wiki-list-name", { name }, at)] };
}
