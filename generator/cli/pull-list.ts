import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { readSource } from "../project/source.js";
import { runByHost } from "../wiki/by-host.js";
import { CATALOGUE_FILE } from "../wiki/pull-folder.js";
import { LIST_JOURNAL, listJournal } from "../wiki/list-journal.js";
import type { ListJournal } from "../wiki/list-journal.js";
import { parseWikiList } from "../wiki/wiki-list.js";
import type { ListedWiki } from "../wiki/wiki-list.js";
import { counted } from "../base/counted.js";
import { toolFailed, tryStep } from "./failure.js";
import type { CommandOutcome } from "./outcome.js";
import { pulledLine, pullInto } from "./run-pull.js";
import type { PullCommandOptions, PulledFolder } from "./run-pull.js";

/** The arguments of `pull --list`. */
export interface PullListOptions extends Omit<PullCommandOptions, "address"> {
  /** The list of wikis. */
  readonly list: string;
  /** The folder of the spec folders. Default: `spec`. */
  readonly out: string | undefined;
  /** Whether to pull wikis again that an unfinished run has pulled. */
  readonly again: boolean;
  /** Whether descriptions are kept; a run with them does not continue one without. */
  readonly helpTexts: boolean;
}

/** The number of hosts that are requested at the same time. */
const HOSTS = 4;

/** The result for one wiki. */
type WikiResult =
  | { readonly kind: "pulled"; readonly wiki: ListedWiki; readonly pulled: PulledFolder }
  | { readonly kind: "skipped" | "failed"; readonly wiki: ListedWiki };

/** A result with its diagnostics. */
interface Ended {
  readonly result: WikiResult;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Pulls the wikis of a list, each into a folder of its name. A wiki that fails does not stop the
 * others. After an interruption or a failure, the next run pulls the wikis that are left.
 */
export async function pullListCommand(options: PullListOptions): Promise<CommandOutcome> {
  const { cwd, list, again } = options;
  const wikis = readList(cwd, list);
  if (!wikis.value) return toolFailed(wikis.diagnostics);
  const out = options.out ?? "spec";
  const opened = tryStep(out, () => ({
    value: openJournal(resolve(cwd, out, LIST_JOURNAL), again),
    diagnostics: [],
  }));
  if (!opened.value) return toolFailed(opened.diagnostics);
  const journal = opened.value;
  const ended = await runByHost(wikis.value, HOSTS, (wiki) =>
    pullListed(wiki, { ...options, out }, journal),
  );
  const results = ended.map(({ result }) => result);
  const isComplete = results.every(({ kind }) => kind !== "failed");
  if (isComplete) journal.finish();
  return {
    exitCode: isComplete ? 0 : 2,
    diagnostics: ended.flatMap(({ diagnostics }) => diagnostics),
    lines: [...results.flatMap(resultLines), ...summary(results)],
    data: { wikis: results.map(resultData) },
  };
}

/** @param again whether to forget what an unfinished run has pulled */
function openJournal(file: string, again: boolean): ListJournal {
  if (again) listJournal(file).finish();
  return listJournal(file);
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
  journal: ListJournal,
): Promise<Ended> {
  const { cwd, out, environment, modules, helpTexts } = options;
  const { name, address } = wiki;
  const label = join(out, name);
  const key = JSON.stringify([name, address.href, modules, helpTexts]);
  if (journal.has(key) && existsSync(resolve(cwd, label, CATALOGUE_FILE)))
    return { result: { kind: "skipped", wiki }, diagnostics: [] };
  const progress = (line: string): void =>
    environment.progress(line === "" ? "" : `${name}: ${line}`);
  const { value: pulled, diagnostics } = await pullInto(
    { ...options, address, label },
    { ...options, environment: { ...environment, progress } },
  );
  if (!pulled) return { result: { kind: "failed", wiki }, diagnostics };
  const noted = tryStep(join(out, LIST_JOURNAL), () => {
    journal.add(key);
    return { value: true, diagnostics: [] };
  });
  return {
    result: { kind: "pulled", wiki, pulled },
    diagnostics: [...diagnostics, ...noted.diagnostics],
  };
}

function resultLines(result: WikiResult): readonly string[] {
  switch (result.kind) {
    case "pulled":
      return [pulledLine(result.pulled)];
    case "skipped":
      return [`${result.wiki.name}: pulled by the unfinished run before; --again pulls it again.`];
    case "failed":
      return [`${result.wiki.name}: failed.`];
  }
}

function summary(results: readonly WikiResult[]): readonly string[] {
  const count = (kind: WikiResult["kind"]): number =>
    results.filter((result) => result.kind === kind).length;
  const [pulled, skipped, failed] = [count("pulled"), count("skipped"), count("failed")];
  const parts = [
    `${pulled} pulled`,
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
    ...(failed === 0 ? [] : [`${failed} failed`]),
  ];
  return [
    `${counted(results.length, "wiki")}: ${parts.join(", ")}.`,
    ...(failed === 0
      ? []
      : ["help: run the same command again, which pulls only those that failed"]),
  ];
}

function resultData(result: WikiResult): object {
  const { name, address } = result.wiki;
  const about = { name, url: address.href, status: result.kind };
  return result.kind === "pulled" ? { ...about, ...result.pulled } : about;
}
