import type { ModuleOperation } from "../../spec/model/operation.js";
import type { ResultBody, ResultConditions, ResultShape } from "../../spec/source/types.js";
import { effectiveValues } from "./plan-experiments.js";
import type { Observation } from "./sample-values.js";
import { conditionsOf } from "./infer-condition.js";
import type { When } from "./infer-condition.js";
import { shapeOf } from "./infer-shape.js";
import type { Vocabulary } from "./infer-shape.js";

/**
 * Infers the forms of responses that are not objects: strings, and lists with a separate shape for
 * each position. A string form has conditions if the same module also sends JSON.
 */
export function bodiesOf(
  module: ModuleOperation,
  observations: readonly Observation[],
  vocabulary: Vocabulary,
): readonly ResultBody[] {
  const own = observations.filter(({ formatversion }) => formatversion === "2");
  const texts = own.reduce((sum, each) => sum + countOf(each, "text"), 0);
  const tuple = tupleOf(own, vocabulary);
  return [
    ...(texts > 0 ? [{ is: "text" as const, ...textConditions(module, own), seen: texts }] : []),
    ...(tuple ? [tuple] : []),
  ];
}

function countOf({ bodies = [] }: Observation, kind: "text" | "list"): number {
  return bodies.filter((body) => body.kind === kind).length;
}

function isText(observation: Observation): boolean {
  return countOf(observation, "text") > 0;
}

/**
 * The parameters with which all responses are strings, or else the parameters without which they
 * are.
 */
function textConditions(
  module: ModuleOperation,
  observations: readonly Observation[],
): Pick<ResultBody, "when" | "unless"> {
  if (observations.every(isText)) return {};
  const [when, unless] = [isText, (each: Observation) => !isText(each)].map((has) => {
    const found = conditionsOf(
      "",
      observations.map((each) => ({
        settings: effectiveValues(each.experiment),
        rows: 1,
        has: has(each) ? 1 : 0,
      })),
      module,
    );
    return found.isAlways ? conditions(found.when) : undefined;
  });
  if (when) return { when };
  return unless ? { unless } : {};
}

/** Converts readonly conditions to the mutable types of spec/types; undefined without any. */
function conditions(found: When): ResultConditions | undefined {
  const entries = Object.entries(found).map(
    ([name, wanted]): [string, boolean | [string, ...string[]]] => {
      if (typeof wanted === "boolean") return [name, wanted];
      const [first, ...more] = wanted;
      return [name, [first, ...more]];
    },
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function tupleOf(
  observations: readonly Observation[],
  vocabulary: Vocabulary,
): ResultBody | undefined {
  const lists = observations.flatMap(({ experiment, bodies = [] }) => {
    const settings = effectiveValues(experiment);
    return bodies.flatMap((body) =>
      body.kind === "list" ? [{ settings, value: body.value }] : [],
    );
  });
  const length = lists.reduce(
    (least, { value }) => Math.min(least, value.length),
    Number.POSITIVE_INFINITY,
  );
  if (lists.length === 0 || length === 0) return undefined;
  const [first, ...more] = Array.from({ length }, (_, index): ResultShape =>
    shapeOf(
      String(index),
      lists.map(({ settings, value }) => ({ settings, values: [value[index]] })),
      vocabulary,
    ),
  );
  return first && { is: { tuple: [first, ...more] }, seen: lists.length };
}
