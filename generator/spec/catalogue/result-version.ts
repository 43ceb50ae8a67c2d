import { diagnostic } from "../../base/diagnostic.js";
import type { Position } from "../../base/diagnostic.js";
import { isImpossible } from "../model/condition.js";
import type { ModuleResult, ResultCondition, ResultField, ResultShape } from "../model/result.js";
import { jsonTypeOf, mapFields, mapShape } from "../model/result-fields.js";
import { lacks, versionOf, versionsOf } from "../model/server-versions.js";
import type { ServerVersion } from "../model/server-versions.js";
import type { CatalogueModel } from "../model/spec-model.js";
import type { ModelWithResults } from "./result-files.js";

/** The version that selects results. */
export interface WantedVersion {
  /** A minor version that the configuration names, such as `1.45`. */
  readonly version: string | undefined;
  /** The software of the catalogue's wiki, such as `MediaWiki 1.45.0`. */
  readonly generator: string | undefined;
  /** The location of diagnostics. */
  readonly at: Position;
}

/**
 * Restricts a catalogue's results to one MediaWiki version: omits the parts that only other
 * versions send, if there is evidence. Results that were not observed on later or earlier versions
 * do not change.
 */
export function narrowResults(
  model: CatalogueModel,
  { version, generator, at }: WantedVersion,
): ModelWithResults {
  const wanted = versionOf(version === undefined ? (generator ?? "") : `MediaWiki ${version}`);
  if (!wanted) return { value: model, diagnostics: [] };
  const operations = model.operations.map((module) => {
    if (!module.result) return module;
    return { ...module, result: narrowResult(module.result, wanted) };
  });
  const { otherResults } = model;
  const others =
    otherResults &&
    Object.fromEntries(
      Object.entries(otherResults).map(([path, result]) => [path, narrowResult(result, wanted)]),
    );
  const observed = versionsOf(model.operations.flatMap(({ result }) => result?.servers ?? []));
  const isUnknown =
    version !== undefined &&
    observed.length > 0 &&
    observed.every(({ order }) => order !== wanted.order);
  return {
    value: { ...model, operations, ...(others && { otherResults: others }) },
    diagnostics: isUnknown
      ? [
          diagnostic(
            "version-unobserved",
            { name: version, names: observed.map(({ text }) => text) },
            at,
          ),
        ]
      : [],
  };
}

/** Leaves out what other versions than the wanted one send. */
export function narrowResult(result: ModuleResult, wanted: ServerVersion): ModuleResult {
  const { servers, response, generator } = result;
  return {
    ...result,
    servers: serversOf(servers, wanted),
    response: narrowFields(response, servers, wanted),
    generator: narrowFields(generator, servers, wanted),
  };
}

function narrowFields(
  fields: readonly ResultField[],
  all: readonly string[],
  wanted: ServerVersion,
): readonly ResultField[] {
  return fields.flatMap((field) => {
    if (lacks(wanted, field, all)) return [];
    const missing = field.only.filter(({ servers }) =>
      lacks(wanted, { servers, seen: field.seen }, field.servers),
    );
    const when = field.when.map((condition) => withoutValues(condition, missing));
    if (when.some(isImpossible)) return [];
    const types = missing.flatMap((part) => (part.kind === "type" ? [part.type] : []));
    return [
      {
        ...field,
        when,
        shape: mapFields(withoutTypes(field.shape, new Set(types)), (nested) =>
          narrowFields(nested, all, wanted),
        ),
        servers: serversOf(field.servers, wanted),
        only: field.only.filter((part) => !missing.includes(part)),
      },
    ];
  });
}

/** The servers of the wanted version, so that comments do not repeat it; all if there are none. */
function serversOf(servers: readonly string[], { order }: ServerVersion): readonly string[] {
  const own = servers.filter((server) => versionOf(server)?.order === order);
  return own.length > 0 ? own : servers;
}

function withoutValues(condition: ResultCondition, missing: ResultField["only"]): ResultCondition {
  const { parameter, values } = condition;
  if (!values) return condition;
  const gone = new Set(
    missing.flatMap((part) =>
      part.kind === "value" && part.parameter === parameter ? [part.value] : [],
    ),
  );
  return { parameter, values: values.filter((value) => !gone.has(value)) };
}

/** Removes alternatives from a shape, or its items, by JSON type. */
function withoutTypes(shape: ResultShape, types: ReadonlySet<string>): ResultShape {
  if (types.size === 0 || shape.kind === "record") return shape;
  if (shape.kind !== "union") return mapShape(shape, (nested) => withoutTypes(nested, types));
  const of = shape.of.filter((each) => !types.has(jsonTypeOf(each) ?? ""));
  const [first, ...others] = of;
  if (!first) return shape;
  return others.length === 0 ? first : { kind: "union", of };
}
