import { join, resolve } from "node:path";
import type { Diagnostic, Staged, Position } from "../base/diagnostic.js";
import { readSource } from "../project/source.js";
import { counted } from "../base/counted.js";
import { groupBy } from "../base/group.js";
import { toolFailed } from "./outcome.js";
import type { CommandOutcome } from "./outcome.js";
import { pulledLine, pullInto } from "./run-pull.js";
import type { PullCommandOptions, PulledFolder } from "./run-pull.js";
import { diagnostic, hasErrors } from "../base/diagnostic.js";
import { hostFolder, readAddress } from "../wiki/address.js";

/** The arguments of `pull --list`. */
export interface PullListOptions extends Omit<PullCommandOptions, "address"> {
  /** The list of wikis. */
  readonly list: string;
  /** The folder of the spec folders. Default: `spec`. */
  readonly out: string | undefined;
}

/** The number of hosts that are requested at the same time. */
const HOSTS = 4;

/** The result for one wiki. */
type WikiResult =
  | { readonly kind: "pulled"; readonly wiki: ListedWiki; readonly pulled: PulledFolder }
  | { readonly kind: "failed"; readonly wiki: ListedWiki };

/** A result with its diagnostics. */
interface Ended {
  readonly result: WikiResult;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Pulls the wikis of a list, each into a folder of its name. A wiki that fails does not stop the
 * others.
 */
export async function pullListCommand(options: PullListOptions): Promise<CommandOutcome> {
  const { cwd, list } = options;
  const wikis = readList(cwd, list);
  if (!wikis.value) return toolFailed(wikis.diagnostics);
  const out = options.out ?? "spec";
  const ended = await runByHost(wikis.value, HOSTS, (wiki) =>
    pullListed(wiki, { ...options, out }),
  );
  const results = ended.map(({ result }) => result);
  const isComplete = results.every(({ kind }) => kind !== "failed");
  return {
    exitCode: isComplete ? 0 : 2,
    diagnostics: ended.flatMap(({ diagnostics }) => diagnostics),
    lines: [...results.flatMap(resultLines), ...summary(results)],
    data: { wikis: results.map(resultData) },
  };
}

function readList(cwd: string, list: string): Staged<readonly ListedWiki[]> {
  const { value: source, diagnostics } = readSource(resolve(cwd, list), list);
  return source
    ? parseWikiList(list, new TextDecoder("utf-8", { ignoreBOM: true }).decode(source.bytes))
    : { value: undefined, diagnostics };
}

async function pullListed(
  wiki: ListedWiki,
  options: PullListOptions & { readonly out: string },
): Promise<Ended> {
  const { out, environment } = options;
  const { name, address } = wiki;
  const label = join(out, name);
  const progress = (line: string): void =>
    environment.progress(line === "" ? "" : `${name}: ${line}`);
  const { value: pulled, diagnostics } = await pullInto(
    { ...options, address, label },
    { ...options, environment: { ...environment, progress } },
  );
  return {
    result: pulled ? { kind: "pulled", wiki, pulled } : { kind: "failed", wiki },
    diagnostics,
  };
}

function resultLines(result: WikiResult): readonly string[] {
  switch (result.kind) {
    case "pulled":
      return [pulledLine(result.pulled)];
    case "failed":
      return [`${result.wiki.name}: failed.`];
  }
}

function summary(results: readonly WikiResult[]): readonly string[] {
  const count = (kind: WikiResult["kind"]): number =>
    results.filter((result) => result.kind === kind).length;
  const [pulled, failed] = [count("pulled"), count("failed")];
  const parts = [`${pulled} pulled`, ...(failed === 0 ? [] : [`${failed} failed`])];
  return [
    `${counted(results.length, "wiki")}: ${parts.join(", ")}.`,
    ...(failed === 0 ? [] : ["help: run the same command again"]),
  ];
}

function resultData(result: WikiResult): object {
  const { name, address } = result.wiki;
  const about = { name, url: address.href, status: result.kind };
  return result.kind === "pulled" ? { ...about, ...result.pulled } : about;
}

/** A wiki of a list. */
interface ListedWiki {
  /** The name of its folder, unique in the list, also on disks that ignore case. */
  readonly name: string;
  /** The URL of the wiki's API. */
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

/**
 * Runs a task for each item: one after the other for items of the same host, and for a limited number
 * of hosts at the same time. Returns the results in the order of the items. Tasks must not reject.
 *
 * @param hosts the maximum number of hosts at the same time; at least 1
 */
export async function runByHost<Item extends { readonly address: URL }, Result>(
  items: readonly Item[],
  hosts: number,
  task: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<Item, Result>();
  const queues = [...groupBy(items, ({ address }) => address.host).values()];
  const work = async (): Promise<void> => {
    for (let queue = queues.shift(); queue; queue = queues.shift())
      for (const item of queue) {
        // oxlint-disable-next-line no-await-in-loop -- one request at a time for each host
        results.set(item, await task(item));
      }
  };
  await Promise.all(Array.from({ length: hosts }, work));
  return items.flatMap((item) => {
    const result = results.get(item);
    return result === undefined ? [] : [result];
  });
}
