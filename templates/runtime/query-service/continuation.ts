import { continueParts, continueViolation, finishedModules } from "../model/continue.js";
import type { JsonObject } from "../model/json.js";
import type { WireParams } from "../wire/wire-params.js";
import { ok, refused } from "./outcome.js";
import type { Outcome, Refused } from "./outcome.js";

/** Parameters that continue a module, by their names in the request or without its prefix. */
export type ContinueParams = Readonly<Record<string, string | number>>;

/** A module of a query, and where it continues. */
export interface ModuleContinuation {
  readonly name: string;
  /** The module is about the pages of the query, so that each batch of pages runs it again. */
  readonly onPages: boolean;
  /** By names of the request; empty if the module is finished. */
  readonly params: ContinueParams;
}

/** A generator, and where it continues. */
export interface GeneratorContinuation {
  readonly name: string;
  /** The next batch of pages, by names of the request; empty if this is the last. */
  readonly next: ContinueParams;
  /** This batch of pages, by names of the request. */
  readonly position: ContinueParams;
}

/** The meaning of the parameter `continue` of a query. */
export interface ParsedContinue {
  /** The generator and all modules about its pages are finished. */
  readonly isGeneratorFinished: boolean;
  /** Names of the modules that are finished. */
  readonly finished: ReadonlySet<string>;
  /** The batch of pages that the generator is at, by names of the request. */
  readonly generatorParams: ContinueParams;
}

const START: ParsedContinue = {
  isGeneratorFinished: false,
  finished: new Set(),
  generatorParams: {},
};

/**
 * Parses the parameter `continue` of a query, as {@link buildContinue} writes it.
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

/** The error for a value that continues nothing. */
export function badContinue(): Refused {
  return refused("badcontinue", "The value of continue is not one that the server returned.");
}

/**
 * Builds the members `batchcomplete` and `continue` of a response. While a module has more about the
 * current pages, the generator stays at them, and the next request is about the same pages. When all
 * modules are finished with these pages, the generator continues and the modules start again.
 *
 * @param modules every module of the request except the generator, finished ones too, in order
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

/** Builds the form that `rawcontinue` requests: the parameters of each module by its name. */
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
