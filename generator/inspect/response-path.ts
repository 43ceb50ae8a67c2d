import { SCALAR_NAMES } from "../../templates/runtime/response/response-scalars.js";
import type { AnyModule } from "../../templates/runtime/model/descriptor.js";
import type {
  FieldDescriptor,
  FieldDescriptors,
  ResultDescriptor,
  ShapeDescriptor,
} from "../../templates/runtime/model/result-descriptor.js";

/** The expected value at a path of a response, by one module of the request. */
export interface ModuleExpectation {
  readonly shape: ShapeDescriptor;
  readonly field?: FieldDescriptor;
  readonly module: AnyModule;
}

/** A module of a request, with its learned result. */
export interface LearnedModule {
  readonly module: AnyModule;
  readonly asGenerator: boolean;
  readonly result: ResultDescriptor;
}

type FormatVersion = 1 | 2;

/** The expectations at a path; an empty list if no module defines the path. */
export function expectationsAt(
  modules: readonly LearnedModule[],
  path: readonly (string | number)[],
  version: FormatVersion,
): readonly ModuleExpectation[] {
  const roots = modules.map(({ module, asGenerator, result }): ModuleExpectation => {
    const record = asGenerator ? onPages(result.generator ?? {}) : result.response;
    return { shape: { record }, module };
  });
  return path.reduce<readonly ModuleExpectation[]>(
    (all, step) => all.flatMap((each) => childExpectations(each, step, version)),
    roots,
  );
}

/** The names that objects at a path can have in a format version. */
export function namesAt(
  expectations: readonly ModuleExpectation[],
  version: FormatVersion,
): readonly string[] {
  const names = expectations.flatMap(({ shape }) =>
    recordsIn(shape).flatMap((record) =>
      Object.entries(record)
        .filter(([, field]) => version === 2 || field.formatversion1?.as !== "absent")
        .map(([name, field]) => wireName(name, field, version)),
    ),
  );
  return [...new Set(names)];
}

/** Describes the expectations at a path; undefined if there are none. */
export function expectedText(
  expectations: readonly ModuleExpectation[],
  version: FormatVersion,
): string | undefined {
  const text = expectations.map(({ shape, field, module }) => {
    const as = version === 1 ? field?.formatversion1?.as : undefined;
    switch (as) {
      case "flag":
        return "an empty string if true";
      case "string":
      case "integer":
      case "number":
      case "boolean":
      case "unknown":
        return SCALAR_NAMES[as];
      case "list":
      case "pairs":
        return "a list";
      case "map":
        return "an object or a list";
      case "content":
        return "an object";
      case "absent":
      case undefined:
        return shapeText(shape, module);
    }
  });
  return text.length === 0 ? undefined : [...new Set(text)].join(", or ");
}

/** The maximum number of enumeration values in messages. */
const MAX_VALUES = 8;

function shapeText(shape: ShapeDescriptor, module: AnyModule): string {
  if (typeof shape === "string") return SCALAR_NAMES[shape];
  if ("list" in shape) return "a list";
  if ("anyOf" in shape)
    return [...new Set(shape.anyOf.map((each) => shapeText(each, module)))].join(", or ");
  if (!("enumOf" in shape)) return "an object";
  const param = Object.hasOwn(module.params, shape.enumOf)
    ? module.params[shape.enumOf]
    : undefined;
  if (param?.type !== "enum") return `a value of ${shape.enumOf}`;
  const { values } = param;
  return values.length <= MAX_VALUES
    ? `one of ${values.join(", ")}`
    : `one of the ${values.length} values of ${shape.enumOf}`;
}

function childExpectations(
  { shape, field, module }: ModuleExpectation,
  step: string | number,
  version: FormatVersion,
): readonly ModuleExpectation[] {
  if (typeof shape === "string" || "enumOf" in shape) return [];
  if ("anyOf" in shape)
    return shape.anyOf.flatMap((each) =>
      childExpectations({ shape: each, module, ...(field && { field }) }, step, version),
    );
  if ("list" in shape) return [{ shape: shape.list, module }];
  if ("map" in shape) return [{ shape: shape.map, module }];
  // Format version 1 writes some objects as the list of their values.
  if (typeof step === "number")
    return Object.values(shape.record).map((own) => ({ shape: own.is, field: own, module }));
  if (version === 2) {
    const own = Object.hasOwn(shape.record, step) ? shape.record[step] : undefined;
    return own ? [{ shape: own.is, field: own, module }] : [];
  }
  return Object.entries(shape.record)
    .filter(([name, own]) => wireName(name, own, version) === step)
    .map(([, own]) => ({ shape: own.is, field: own, module }));
}

function wireName(name: string, field: FieldDescriptor, version: FormatVersion): string {
  return version === 1 ? (field.formatversion1?.name ?? name) : name;
}

function recordsIn(shape: ShapeDescriptor): readonly FieldDescriptors[] {
  if (typeof shape === "string") return [];
  if ("record" in shape) return [shape.record];
  return "anyOf" in shape ? shape.anyOf.flatMap(recordsIn) : [];
}

/** The fields of pages, which a generator adds to. */
function onPages(fields: FieldDescriptors): FieldDescriptors {
  return { query: { is: { record: { pages: { is: { list: { record: fields } } } } } } };
}
