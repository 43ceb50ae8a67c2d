import type { SelectedModule } from "../read/request-reading.js";
import type { WireParams } from "../wire/wire-params.js";

/** Names and values that a module puts into the answer's `continue`. */
export type Proceed = Readonly<Record<string, string | number>>;

/** A module of a request and how it goes on; without names it is done. */
export interface Continuing {
  readonly selected: SelectedModule;
  readonly proceed: Proceed;
}

/** What the answer says about going on. */
export interface Continuation {
  /** Everything about the current pages is in the answer. */
  readonly batchcomplete: boolean;
  /** Absent where nothing goes on. */
  readonly continue?: Proceed;
}

/**
 * Puts together how the modules of a query go on, as the server does. While a `prop` module has more
 * to say about the current pages, the generator stays where the request has it, so that the next
 * request is about the same pages.
 */
export function continuation(modules: readonly Continuing[], wire: WireParams): Continuation {
  const generator = modules.find(({ selected }) => selected.asGenerator)?.proceed ?? {};
  const others = modules.filter(({ selected }) => !selected.asGenerator);
  const batchcomplete = others.every(
    ({ selected, proceed }) => selected.module.group !== "prop" || isEmpty(proceed),
  );
  const fromGenerator = batchcomplete ? generator : asGiven(generator, wire);
  const steps = [...others.map((each) => each.proceed), fromGenerator];
  const proceed: Proceed = Object.fromEntries(steps.flatMap((step) => Object.entries(step)));
  const mark = batchcomplete && isEmpty(generator) ? "-" : Object.keys(fromGenerator).join("|");
  return {
    batchcomplete,
    ...(!isEmpty(proceed) && { continue: { ...proceed, continue: `${mark}||` } }),
  };
}

/** Those of the names that the request has, with its values. */
function asGiven(names: Proceed, wire: WireParams): Proceed {
  const given = Object.keys(names).flatMap((name) => {
    const value = wire.get(name);
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}

function isEmpty(proceed: Proceed): boolean {
  return Object.keys(proceed).length === 0;
}
