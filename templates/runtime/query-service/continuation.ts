import { continueParts, continueViolation, finishedModules } from "../model/continue.js";
import type { JsonObject } from "../model/json.js";
import type { WireParams } from "../wire/wire-params.js";
import { ok, refused } from "./outcome.js";
import type { Outcome, Refused } from "./outcome.js";

/** Parameters that continue a module, by their names in the request or without prefix. */
export type ContinueParams = Readonly<Record<string, string | number>>;

/** A module of a query and its continuation. */
export interface ModuleContinuation {
  readonly name: string;
  /** Whether the module is about the query's pages, so that each batch of pages runs it again. */
  readonly onPages: boolean;
  /** Parameters by their names in the request; empty if the module is finished. */
  readonly params: ContinueParams;
}

/** A generator and its continuation. */
export interface GeneratorContinuation {
  readonly name: string;
  /**
   * The parameters for the next batch of pages, by their names in the request; empty for the last
   * batch.
   */
  readonly next: ContinueParams;
  /** The parameters for this batch of pages, by their names in the request. */
  readonly position: ContinueParams;
}

/** The parsed `continue` parameter of a query. */
export interface ParsedContinue {
  /** Whether the generator and all modules about its pages are finished. */
  readonly isGeneratorFinished: boolean;
  /** The names of the finished modules. */
  readonly finished: ReadonlySet<string>;
  /** The parameters for the generator's current batch of pages, by their names in the request. */
  readonly generatorParams: ContinueParams;
}

const START: ParsedContinue = {
  isGeneratorFinished: false,
  finished: new Set(),
  generatorParams: {},
};

/**
 * Parses a query's `continue` parameter, which {@link buildContinue} writes.
 *
 * @param onPages names of the modules of the request that are about its pages
 */
export function parseContinue(
  text: unknown,
  wire: WireParams,
  onPages: readonly string[],
): Outcome<ParsedContinue> {
  if (continueViolation(text)) return badContinue();
  const parts = continueParts(text);
  if (!parts) return ok(START);
  const { generator } = parts;
  const isGeneratorFinished = generator === "-";
  const names = isGeneratorFinished ? [] : generator.split("|");
  const params = names.flatMap((name) => {
    const value = wire.get(name);
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return ok({
    isGeneratorFinished,
    finished: finishedModules(parts, onPages),
    generatorParams: Object.fromEntries(params),
  });
}

/** Returns the error for a `continue` value that continues nothing. */
export function badContinue(): Refused {
  return refused("badcontinue", "The server did not return this value of continue.");
}

/**
 * Builds the `batchcomplete` and `continue` members of a response. While a module has more data
 * about the current pages, the next request repeats the same pages. When all modules are finished
 * with these pages, the generator continues and the modules start again.
 *
 * @param modules all modules of the request except the generator, including finished modules, in
 * order
 */
export function buildContinue(
  modules: readonly ModuleContinuation[],
  generator: GeneratorContinuation | undefined,
  { generatorParams }: ParsedContinue,
): JsonObject {
  const unfinished = modules.filter(({ params }) => !isEmpty(params));
  const isBatchComplete = !unfinished.some(({ onPages }) => onPages);
  const hasNext = generator !== undefined && !isEmpty(generator.next);
  const fromGenerator = isBatchComplete
    ? hasNext && generator.next
    : { ...generatorParams, ...generator?.position };
  const finished = modules.filter(
    ({ onPages, params }) => isEmpty(params) && !(onPages && isBatchComplete && hasNext),
  );
  const params: ContinueParams = Object.assign(
    {},
    ...unfinished.map((each) => each.params),
    fromGenerator,
  );
  const mark = fromGenerator ? Object.keys(fromGenerator).join("|") : "-";
  const isFinished = isEmpty(params) && mark === "-";
  return {
    ...(isBatchComplete && { batchcomplete: true }),
    ...(!isFinished && {
      continue: { ...params, continue: `${mark}||${finished.map(({ name }) => name).join("|")}` },
    }),
  };
}

/** Builds the form that `rawcontinue` requests: each module's parameters under its name. */
export function buildRawContinue(
  modules: readonly ModuleContinuation[],
  generator: GeneratorContinuation | undefined,
): JsonObject {
  const all = modules.map(({ name, params }) => [name, params] as const);
  if (generator) all.push([generator.name, generator.next]);
  const unfinished = all.filter(([, params]) => !isEmpty(params));
  return {
    ...(generator &&
      !isEmpty(generator.position) && {
        "query-noncontinue": { [generator.name]: generator.position },
      }),
    ...(unfinished.length > 0 && { "query-continue": Object.fromEntries(unfinished) }),
  };
}

function isEmpty(params: ContinueParams): boolean {
  return Object.keys(params).length === 0;
}
