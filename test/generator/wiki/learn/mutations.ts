/**
 * Mutations of recorded answers: one field of the first row dropped, renamed, given another type or
 * another value, or one added; and what should be said of each, by what was learned.
 *
 * @module
 */
import type { InspectedCatalogue } from "../../../../generator/cli/inspect-catalogue.js";
import { expectationsAt } from "../../../../generator/inspect/response-path.js";
import type {
  ModuleExpectation,
  LearnedModule,
} from "../../../../generator/inspect/response-path.js";
import { parseRequest } from "../../../../templates/runtime/parse/parsed-request.js";
import type { ShapeDescriptor } from "../../../../templates/runtime/model/result-descriptor.js";
import {
  edited,
  entriesOf,
  firstRow,
  isPlain,
  objectOf,
  textOf,
  valueAt,
} from "./recorded-answers.js";
import type { Found, Path, RecordedAnswer } from "./recorded-answers.js";

/** What is done to a field. */
export type MutationKind = "dropped" | "renamed" | "retyped" | "reworded" | "added";

/** An response with one thing wrong in it. */
export interface Mutation {
  readonly kind: MutationKind;
  readonly of: RecordedAnswer;
  readonly response: unknown;
  /** Where something should be found; nothing where what was learned allows it. */
  readonly expected: readonly string[];
  /** Why nothing should be. */
  readonly excuse?: string;
}

/** Every mutation of every field of the first row, nested ones among them. */
export function mutationsOf(
  catalogue: InspectedCatalogue,
  recorded: RecordedAnswer,
): readonly Mutation[] {
  const situation = situationOf(catalogue, recorded);
  const row = firstRow(catalogue, recorded);
  if (!row) return [];
  const objects = objectsIn(situation, row);
  return objects.flatMap(({ path, value }) => [
    added(situation, path),
    ...Object.keys(value).flatMap((name) => fieldMutations(situation, [...path, name])),
  ]);
}

interface Situation {
  readonly recorded: RecordedAnswer;
  readonly learned: readonly LearnedModule[];
  readonly version: 1 | 2;
}

function situationOf({ api, results }: InspectedCatalogue, recorded: RecordedAnswer): Situation {
  const query = api.modules.get("query");
  const { selected, format } = parseRequest(api, recorded.request);
  const learned = [...(query ? [{ module: query, asGenerator: false }] : []), ...selected].flatMap(
    ({ module, asGenerator }) => {
      const result = results.find(({ descriptor }) => descriptor.module === module.path);
      return result ? [{ module, asGenerator, result: result.descriptor }] : [];
    },
  );
  return { recorded, learned, version: format["formatversion"] === "2" ? 2 : 1 };
}

/** The objects in a row with fields of their own, the row first; keys that are data are passed through. */
function objectsIn(situation: Situation, { path, value }: Found): readonly Found[] {
  const places = expectationsAt(situation.learned, path, situation.version);
  const hasFields = places.some(({ shape }) => shapesOf(shape).some(isRecord));
  const inner = entriesOf(value).slice(0, hasFields ? undefined : 1);
  const below = inner.flatMap(([key, member]): readonly Found[] => {
    if (typeof member !== "object" || member === null) return [];
    return objectsIn(situation, { path: [...path, key], value: member });
  });
  return hasFields && isPlain(value) ? [{ path, value }, ...below] : below;
}

function added(situation: Situation, path: Path): Mutation {
  const { recorded } = situation;
  const response = edited(recorded.response, path, (object) => ({
    ...objectOf(object),
    mutant: 1,
  }));
  return { kind: "added", of: recorded, response, expected: [textOf([...path, "mutant"])] };
}

function fieldMutations(situation: Situation, path: Path): readonly Mutation[] {
  const { recorded, learned, version } = situation;
  const places = expectationsAt(learned, path, version);
  const owed = whyNotOwed(situation, path, places);
  const name = String(path.at(-1));
  const above = path.slice(0, -1);
  const change = (edit: (object: object) => unknown): unknown =>
    edited(recorded.response, above, (object) => edit(objectOf(object)));
  const without = (object: object): object =>
    Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
  const value = valueAt(recorded.response, path);
  const other = otherType(value);
  const same = otherValue(value);
  const set = (next: unknown): unknown => change((object) => ({ ...object, [name]: next }));
  const found = textOf(path);
  const accepted = (next: unknown): Pick<Mutation, "expected" | "excuse"> => {
    const kind = acceptingKind(places, next, version);
    return kind === undefined ? { expected: [found] } : { expected: [], excuse: kind };
  };
  const lost = owed === undefined ? [found] : [];
  return [
    {
      kind: "dropped",
      of: recorded,
      response: change(without),
      expected: lost,
      ...(owed !== undefined && { excuse: owed }),
    },
    {
      kind: "renamed",
      of: recorded,
      response: change((object) => ({ ...without(object), [`${name}Mutant`]: value })),
      expected: [textOf([...above, `${name}Mutant`]), ...lost],
    },
    { kind: "retyped", of: recorded, response: set(other), ...accepted(other) },
    ...(same === undefined
      ? []
      : [{ kind: "reworded" as const, of: recorded, response: set(same), ...accepted(same) }]),
  ];
}

function isFlag({ field }: ModuleExpectation): boolean {
  return field?.formatversion1?.as === "flag";
}

/** Why nobody misses a field; undefined where it was always there. */
function whyNotOwed(
  situation: Situation,
  path: Path,
  places: readonly ModuleExpectation[],
): string | undefined {
  const { recorded, version } = situation;
  const always = places.filter(
    ({ field }) => field && (!field.optional || isCertain(situation, path, field)),
  );
  if (always.length === 0) return "the field is optional";
  if (version === 1 && always.every(isFlag)) return "a flag of version 1 that is false is absent";
  const { response } = recorded;
  const isPartial =
    isPlain(response) &&
    "continue" in response &&
    !("batchcomplete" in response) &&
    path[1] === "pages";
  return isPartial && path.length === 4 ? "the response goes on with the same pages" : undefined;
}

/** Whether the other fields of the object have the values that an optional field was always there with. */
function isCertain(
  situation: Situation,
  path: Path,
  { presentIf = [] }: NonNullable<ModuleExpectation["field"]>,
): boolean {
  return presentIf.some((clause) =>
    Object.entries(clause).every(([name, values]) => {
      const isBeside = !name.startsWith("../");
      const at = isBeside
        ? [...path.slice(0, -1), name]
        : [...path.slice(0, -2), name.slice("../".length)];
      const value = valueAt(situation.recorded.response, at);
      if (typeof values[0] !== "boolean") return values.some((each) => each === value);
      return isSent(situation, at) && values.includes(value === true || value === "");
    }),
  );
}

/** Whether the request asked for a field, by its own text. */
function isSent({ recorded, learned, version }: Situation, path: Path): boolean {
  const sent = new URLSearchParams(recorded.request);
  return expectationsAt(learned, path, version).some(({ field, module }) =>
    Object.entries(field?.when ?? {}).every(([name, wanted]) => {
      const text = sent.get(module.prefix + name) ?? defaultOf(module.params[name]?.default);
      if (typeof wanted === "boolean") return wanted === sent.has(module.prefix + name);
      return text === "*" || text.split("|").some((value) => wanted.includes(value));
    }),
  );
}

function defaultOf(value: unknown): string {
  if (Array.isArray(value)) return value.join("|");
  return typeof value === "string" ? value : "";
}

/** A value of a JSON type that hardly any field has besides its own. */
function otherType(value: unknown): unknown {
  return typeof value === "string" ? 7.5 : "mutant text";
}

/** Another value of the same JSON type; undefined where the type has no other to speak of. */
function otherValue(value: unknown): unknown {
  if (typeof value === "string") return value === "" ? undefined : "mutant text";
  return typeof value === "number" ? value + 1_000_000 : undefined;
}

/** The learned type that a value is of as well; undefined where it is of none. */
function acceptingKind(
  places: readonly ModuleExpectation[],
  value: unknown,
  version: 1 | 2,
): string | undefined {
  const kinds = new Set(places.flatMap((place) => scalarsOf(place, version)));
  const taking =
    ACCEPTING[typeof value === "string" ? "text" : Number.isInteger(value) ? "whole" : "number"];
  return taking.find((kind) => kinds.has(kind));
}

/** The types of single values that a place may have. */
function scalarsOf({ shape, field }: ModuleExpectation, version: 1 | 2): readonly string[] {
  const as = version === 1 ? field?.formatversion1?.as : undefined;
  if (as === "flag") return [];
  if (as !== undefined && as !== "map" && as !== "list" && as !== "absent") return [as];
  return shapesOf(shape).filter((each) => typeof each === "string");
}

const ACCEPTING = {
  text: ["unknown", "string", "title", "user"],
  whole: ["unknown", "number", "integer", "namespace"],
  number: ["unknown", "number"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The alternatives of a shape. */
function shapesOf(shape: ShapeDescriptor): readonly ShapeDescriptor[] {
  return typeof shape === "object" && "anyOf" in shape ? shape.anyOf.flatMap(shapesOf) : [shape];
}

function isRecord(shape: ShapeDescriptor): boolean {
  return typeof shape === "object" && "record" in shape;
}
