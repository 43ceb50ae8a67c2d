import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { SourceFile } from "../../../generator/spec/source/source-file.js";
import type {
  Result,
  ResultField,
  ResultFields,
  ResultShape,
} from "../../../generator/spec/source/types.js";
import type { SpecInput } from "../../../generator/spec/input.js";
import { realCatalogue, realModule } from "./specs.js";
import type { EditedSpec } from "./specs.js";

/** A catalogue of one real module, with what was learned of it. */
export interface LearnedSpec {
  readonly catalogue: EditedSpec;
  readonly results: readonly Result[];
}

const MODULE = "query+recentchanges";

const ROWS = {
  at: ["query", "recentchanges"],
  kind: "item",
  selector: "prop",
} as const satisfies Result["rows"];

/** A field that is always there. */
export function field(is: ResultShape, more: Partial<ResultField> = {}): ResultField {
  return { is, seen: 10, ...more };
}

/** What stays. */
const KEPT: ResultFields = {
  type: field("string", { values: ["edit", "log", "new"] }),
  hidden: field("boolean", { optional: true }),
  ns: field("namespace"),
  minor: field("boolean", { when: { prop: ["flags"] } }),
  newlen: field("integer", { when: { prop: ["sizes"] } }),
};

/** A result with these fields in each row, besides those that stay. */
export function resultOf(fields: ResultFields, more: Partial<Result> = {}): Result {
  const row: ResultShape = { record: { ...KEPT, ...fields } };
  return {
    module: MODULE,
    servers: ["MediaWiki 1.39.17"],
    rows: ROWS,
    response: { query: field({ record: { recentchanges: field({ list: row }) } }) },
    ...more,
  };
}

/** A side with results of one real module, and of another that stays. */
export function sideOf(...results: readonly (Result | undefined)[]): LearnedSpec {
  const all = [QUERY, ...results].flatMap((result) => result ?? []);
  return { catalogue: realModule(MODULE), results: all };
}

/** The input with which the generator writes the code of a side. */
export function learnedInput(name: string, result: Result | undefined): SpecInput {
  const { catalogue, results } = sideOf(result);
  return {
    kind: "catalogue",
    name,
    source: "catalogue.json",
    spec: source("catalogue.json", catalogue.spec),
    protocol: source("protocol.json", realCatalogue().protocol),
    results: results.map((each) => source(`results/${each.module}.json`, each)),
  };
}

const QUERY: Result = {
  module: "query",
  servers: ["MediaWiki 1.39.17"],
  response: { query: { is: { record: {} }, seen: 10 } },
};

/** Reads a side as the command does. */
export function learnedSide({ catalogue, results }: LearnedSpec): ComparedSpec {
  const files = results.map((result) => source(`results/${result.module}.json`, result));
  const read = readComparedSpec(source("catalogue.json", catalogue.spec), { results: files });
  if (!read.value) throw new Error(read.diagnostics.map(({ message }) => message).join("\n"));
  return read.value;
}

function source(file: string, value: unknown): SourceFile {
  return { file, bytes: new TextEncoder().encode(JSON.stringify(value, undefined, 2)) };
}
