import * as paraminfo from "../../generated/paraminfo/index.js";
import type { AnyModule } from "../../templates/runtime/model/descriptor.js";
import type { Send } from "../../templates/runtime/client/send.js";
import type { Pool } from "./learned-requests.ts";
import { inParallel } from "./server.ts";
import { newerModules } from "./version.ts";
import { unsteadyOf } from "./walk-exceptions.ts";
import { generatorWalks } from "./walk-generators.ts";
import { LIST_WALKS } from "./walk-lists.ts";
import { PAGE_WALKS } from "./walk-pages.ts";
import { VALUE_WALKS } from "./walk-values.ts";
import { LIMITS, isSame, surplus, walk } from "./walk.ts";
import type { WalkSize, Limit, Walk, Walked } from "./walk.ts";

/** Every walk of a module's rows, and of a generator's pages, each page once. */
const WALKS: readonly Walk[] = [
  ...LIST_WALKS,
  ...PAGE_WALKS,
  ...VALUE_WALKS,
  ...generatorWalks("dropped"),
];

/** The walks of the modules that a version has. */
export function walksOf(version: string): readonly Walk[] {
  const newer = newerModules(version);
  return WALKS.filter(({ module }) => !newer.includes(module));
}

/** The modules of the `query` action, as generated. */
export const QUERY_MODULES: readonly AnyModule[] = Object.entries(paraminfo).flatMap(
  ([key, module]) =>
    key.endsWith("Module") && isModule(module) && module.path.startsWith("query+") ? [module] : [],
);

/** What every walk with every limit is made with. */
export interface WalkAllOptions {
  readonly send: Send;
  readonly pool: Pool;
  readonly size: WalkSize;
  /** MediaWiki's version, as in `1.43.9`. */
  readonly version: string;
  /** Walks that are made at the same time. */
  readonly concurrency: number;
}

/** A walk with every limit. */
export interface Compared {
  readonly walk: Walk;
  readonly walked: ReadonlyMap<Limit, Walked>;
  /** What is wrong: rows that one limit gives and another does not. */
  readonly differences: readonly string[];
}

/** Makes walks with every limit, and compares what they give with what the highest does. */
export async function walkAll(
  walks: readonly Walk[],
  { concurrency, size, version, ...scope }: WalkAllOptions,
): Promise<readonly Compared[]> {
  return inParallel(walks, concurrency, async (each) => {
    const walked = new Map<Limit, Walked>();
    for (const limit of LIMITS)
      // oxlint-disable-next-line no-await-in-loop -- of one module, one walk at a time
      walked.set(limit, await walk(each, { ...scope, limit }, size));
    return { walk: each, walked, differences: differencesIn(each, walked, version) };
  });
}

/** Rows that a walk gave, as they are. */
export function rowsIn({ walked }: Compared, limit: Limit): readonly unknown[] {
  return walked.get(limit)?.rows ?? [];
}

/** Whether a walk with any limit failed, or gave other rows than that with the highest. */
export function isUnsteady(compared: Compared): boolean {
  const all = rowsIn(compared, "max");
  const failed = [...compared.walked.values()].some(({ failure }) => failure !== undefined);
  return failed || LIMITS.some((limit) => !isSame(rowsIn(compared, limit), all));
}

/** One line that tells how much was walked. */
export function figuresOf(all: readonly Compared[], milliseconds: number): string {
  const walks = all.flatMap(({ walked }) => [...walked.values()]);
  const modules = new Set(all.map(({ walk: { module } }) => module)).size;
  const rows = all.reduce((sum, compared) => sum + rowsIn(compared, "max").length, 0);
  const requests = walks.reduce((sum, each) => sum + each.requests, 0);
  return `${all.length} walks of ${modules} modules × ${LIMITS.length} limits: ${rows} rows each time, ${requests} requests, ${Math.round(milliseconds / 1000)} s`;
}

function differencesIn(
  { name }: Walk,
  walked: ReadonlyMap<Limit, Walked>,
  version: string,
): readonly string[] {
  const unsteady = unsteadyOf(version)[name];
  if (unsteady && !unsteady.leaves) return [];
  const rowsWith = (limit: Limit): readonly unknown[] =>
    (walked.get(limit)?.rows ?? []).flatMap(unsteady?.leaves ?? ((row) => [row]));
  const all = rowsWith("max");
  const differences = LIMITS.flatMap((limit) => {
    const rows = rowsWith(limit);
    const failure = walked.get(limit)?.failure;
    return [
      ...(failure === undefined ? [] : [`${name}, limit ${limit}: ${failure}`]),
      ...surplus(all, rows).map((row) => `${name}, limit ${limit}: lost ${row}`),
      ...surplus(rows, all).map((row) => `${name}, limit ${limit}: too much ${row}`),
    ];
  });
  return all.length === 0 ? [`${name}: no rows`, ...differences] : differences;
}

function isModule(value: unknown): value is AnyModule {
  return typeof value === "object" && value !== null && "path" in value && "params" in value;
}
