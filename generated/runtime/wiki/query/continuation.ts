// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// Running the modules of a query, and continuing it.

import type { Json } from "../../model/json.js";
import type { WireParams } from "../../wire/wire-params.js";

/** Names and values for going on. */
export type Steps = Readonly<Record<string, string | number>>;

/** A module of a query and where it goes on, by names of the request. */
export interface Step {
  readonly name: string;
  /** It is about the pages that the generator gives. */
  readonly onPages: boolean;
  readonly proceed: Steps;
}

/** What a request says about the one before it. */
export interface Resumption {
  /** The generator has given all of its pages, and what is said of them. */
  readonly isGeneratorDone: boolean;
  /** Modules that are done. */
  readonly done: ReadonlySet<string>;
  /** Where the generator was, by names of the request. */
  readonly generatorSteps: Steps;
}

/** What the answer says about going on. */
export interface Continuation {
  /** Everything about the current pages is in the answer. */
  readonly batchcomplete: boolean;
  /** Absent where nothing goes on. */
  readonly continue?: Readonly<Record<string, Json>>;
}

/** Reads the parameter `continue` of a query; undefined where the server has not written it. */
export function resumption(
  proceed: string | undefined,
  wire: WireParams,
  onPages: readonly string[],
): Resumption | undefined {
  if (proceed === undefined || proceed === "")
    return { isGeneratorDone: false, done: new Set(), generatorSteps: {} };
  const [generator, done, ...rest] = proceed.split("||");
  if (generator === undefined || done === undefined || rest.length > 0) return undefined;
  const isGeneratorDone = generator === "-";
  const names = isGeneratorDone ? [] : generator.split("|");
  const steps = names.flatMap((name) => {
    const value = wire.get(name);
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return {
    isGeneratorDone,
    done: new Set([...done.split("|"), ...(isGeneratorDone ? onPages : [])]),
    generatorSteps: Object.fromEntries(steps),
  };
}

/**
 * Puts together how the modules of a query go on, as the server does. While a module has more to say
 * about the current pages, the generator stays where it is, so that the next request is about the
 * same pages; when all of them are done, the generator goes on and they begin anew.
 *
 * @param steps of every module of the request, done ones too, in the order of the request
 * @param next where the generator goes on; empty where it is done
 * @param position where the generator says it is now
 */
export function continuation(
  steps: readonly Step[],
  next: Steps,
  position: Steps,
  { generatorSteps }: Resumption,
): Continuation {
  const unfinished = steps.filter(({ proceed }) => Object.keys(proceed).length > 0);
  const isBusy = unfinished.some(({ onPages }) => onPages);
  const goesOn = Object.keys(next).length > 0;
  const kept = { ...generatorSteps, ...position };
  const generator = isBusy ? kept : goesOn ? next : undefined;
  const isFinished = ({ onPages, proceed }: Step): boolean =>
    Object.keys(proceed).length === 0 && !(onPages && !isBusy && goesOn);
  const finished = steps.filter(isFinished).map(({ name }) => name);
  const named = Object.assign({}, ...unfinished.map(({ proceed }) => proceed), generator);
  const mark = generator ? Object.keys(generator).join("|") : "-";
  const isOver = Object.keys(named).length === 0 && mark === "-";
  return {
    batchcomplete: !isBusy,
    ...(!isOver && { continue: { ...named, continue: `${mark}||${finished.join("|")}` } }),
  };
}
