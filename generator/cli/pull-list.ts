import { join, resolve } from "node:path";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { readSource } from "../project/source.js";
import { runByHost } from "../wiki/by-host.js";
import { parseWikiList } from "../wiki/wiki-list.js";
import type { ListedWiki } from "../wiki/wiki-list.js";
import { counted } from "../base/counted.js";
import { toolFailed } from "./failure.js";
import type { CommandOutcome } from "./outcome.js";
import { pulledLine, pullInto } from "./run-pull.js";
import type { PullCommandOptions, PulledFolder } from "./run-pull.js";

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
