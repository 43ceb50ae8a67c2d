import type { RuleId } from "../../../generator/diff/rules.js";
import { diffSpecs } from "../../../generator/diff/diff.js";
import type { DiffOptions } from "../../../generator/diff/diff.js";
import type { Finding } from "../../../generator/diff/finding.js";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { SourceFile } from "../../../generator/spec/source/source-file.js";
import type {
  Correction,
  Result,
  ResultBody,
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
  readonly corrections?: readonly Correction[];
}

/** An edit of what was learned that one rule speaks of. */
export interface ResultEdit {
  readonly rule: RuleId;
  /** Which circumstance, or what else sets it apart. */
  readonly name?: string;
  /** Absent where nothing was learned of the module. */
  readonly old?: Result;
  readonly new?: Result;
  /** The path of the finding. */
  readonly parameter: string;
  /** What the other direction says, where that is not another edit's rule. */
  readonly mirror: RuleId;
}

const MODULE = "query+recentchanges";

/** Where the fields are that the edits are made to. */
const ROW = "query.recentchanges[]";

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
export function learnedSide({ catalogue, results, corrections }: LearnedSpec): ComparedSpec {
  const files: readonly SourceFile[] = [
    ...results.map((result) => source(`results/${result.module}.json`, result)),
    ...(corrections ? [source("results/corrections.json", { corrections })] : []),
  ];
  const read = readComparedSpec(source("catalogue.json", catalogue.spec), { results: files });
  if (!read.value) throw new Error(read.diagnostics.map(({ message }) => message).join("\n"));
  return read.value;
}

function source(file: string, value: unknown): SourceFile {
  return { file, bytes: new TextEncoder().encode(JSON.stringify(value, undefined, 2)) };
}

/** What a review finds of a change of what was learned. */
export function resultFindings(
  old: LearnedSpec,
  next: LearnedSpec,
  options: DiffOptions = {},
): readonly Finding[] {
  return diffSpecs(learnedSide(old), learnedSide(next), options);
}

/** An edit of one field of the row. */
function fieldEdit(
  rule: RuleId,
  mirror: RuleId,
  old: ResultField,
  next: ResultField,
  more: Partial<ResultEdit> = {},
): ResultEdit {
  return {
    rule,
    mirror,
    old: resultOf({ size: old }),
    new: resultOf({ size: next }),
    parameter: `${ROW}.size`,
    ...more,
  };
}

function typeEdit(
  rule: RuleId,
  mirror: RuleId,
  old: ResultShape,
  next: ResultShape,
  more: Partial<ResultEdit> = {},
): ResultEdit {
  return fieldEdit(rule, mirror, field(old), field(next), more);
}

const SIZE = field("integer");
const INNER = (is: ResultShape): ResultField => field({ record: { inner: field(is) } });

/** Rows under another name, with the same fields. */
const MOVED: Result = {
  ...resultOf({}),
  rows: { ...ROWS, at: ["query", "changes"] },
  response: {
    query: field({ record: { changes: field({ list: { record: KEPT } }) } }),
  },
};

const NEWER: Pick<ResultBody, "seen" | "when"> = { seen: 10, when: { dir: ["newer"] } };
const TEXT: ResultBody = { is: "text", ...NEWER };

/** A list of these shapes, with `dir=newer`. */
function listOf(...tuple: readonly [ResultShape, ...ResultShape[]]): ResultBody {
  return { is: { tuple: [...tuple] }, ...NEWER };
}

/** An edit of the forms of responses that are no object. */
function bodyEdit(
  rule: RuleId,
  mirror: RuleId,
  old: readonly ResultBody[],
  next: readonly ResultBody[],
  more: Partial<ResultEdit> = {},
): ResultEdit {
  return { rule, mirror, old: withBodies(old), new: withBodies(next), parameter: "", ...more };
}

function withBodies([first, ...more]: readonly ResultBody[]): Result {
  return resultOf({}, first && { bodies: [first, ...more] });
}

/** An edit of the codes of errors. */
function errorEdit(
  rule: RuleId,
  mirror: RuleId,
  old: Result["errors"],
  next: Result["errors"],
): ResultEdit {
  const [before, after] = [old, next].map((errors) => resultOf({}, errors && { errors }));
  return {
    rule,
    mirror,
    ...(before && { old: before }),
    ...(after && { new: after }),
    parameter: "",
  };
}

/** One for each rule, and for each circumstance that a rule names. */
export const resultEdits: readonly ResultEdit[] = [
  { rule: "result-added", mirror: "result-removed", new: resultOf({}), parameter: "" },
  { rule: "result-removed", mirror: "result-added", old: resultOf({}), parameter: "" },
  {
    rule: "result-rows-moved",
    mirror: "result-rows-moved",
    old: resultOf({}),
    new: MOVED,
    parameter: "",
  },
  {
    rule: "result-rows-moved",
    name: "fields-stay",
    mirror: "result-rows-moved",
    old: resultOf({}),
    new: resultOf({}, { rows: { at: ["query"], kind: "object", selector: "prop" } }),
    parameter: "",
  },
  {
    rule: "result-selector-changed",
    mirror: "result-selector-changed",
    old: resultOf({}),
    new: resultOf({}, { rows: { ...ROWS, selector: "show" } }),
    parameter: "",
  },
  {
    rule: "result-field-removed",
    mirror: "result-field-added-required",
    old: resultOf({ size: SIZE }),
    new: resultOf({}),
    parameter: `${ROW}.size`,
  },
  {
    rule: "result-field-removed",
    name: "optional",
    mirror: "result-field-added-optional",
    old: resultOf({ size: { ...SIZE, optional: true } }),
    new: resultOf({}),
    parameter: `${ROW}.size`,
  },
  {
    rule: "result-field-added-required",
    mirror: "result-field-removed",
    old: resultOf({}),
    new: resultOf({ size: SIZE }),
    parameter: `${ROW}.size`,
  },
  {
    rule: "result-field-added-optional",
    mirror: "result-field-removed",
    old: resultOf({}),
    new: resultOf({ size: { ...SIZE, optional: true } }),
    parameter: `${ROW}.size`,
  },
  {
    rule: "result-field-added-optional",
    name: "with a condition",
    mirror: "result-field-removed",
    old: resultOf({}),
    new: resultOf({ size: { ...SIZE, when: { prop: ["sizes"] } } }),
    parameter: `${ROW}.size`,
  },
  fieldEdit("result-field-became-optional", "result-field-became-required", SIZE, {
    ...SIZE,
    optional: true,
  }),
  fieldEdit(
    "result-field-became-required",
    "result-field-became-optional",
    { ...SIZE, optional: true },
    SIZE,
  ),
  fieldEdit(
    "result-presence-narrowed",
    "result-presence-widened",
    { ...SIZE, optional: true, presentIf: [{ type: ["edit", "new"] }] },
    { ...SIZE, optional: true, presentIf: [{ type: ["edit"] }] },
  ),
  fieldEdit(
    "result-presence-narrowed",
    "result-presence-widened",
    { ...SIZE, optional: true, presentIf: [{ type: ["edit"] }] },
    { ...SIZE, optional: true, presentIf: [{ type: ["edit"], hidden: [false] }] },
  ),
  fieldEdit(
    "result-presence-widened",
    "result-presence-narrowed",
    { ...SIZE, optional: true },
    { ...SIZE, optional: true, presentIf: [{ type: ["edit"] }] },
  ),
  fieldEdit("result-condition-narrowed", "result-condition-widened", SIZE, {
    ...SIZE,
    when: { prop: ["sizes"] },
  }),
  fieldEdit(
    "result-condition-narrowed",
    "result-condition-widened",
    { ...SIZE, when: { prop: ["sizes", "flags"] } },
    { ...SIZE, when: { prop: ["sizes"] } },
    { name: "within values" },
  ),
  fieldEdit(
    "result-condition-widened",
    "result-condition-narrowed",
    { ...SIZE, when: { prop: ["sizes"], slot: true } },
    { ...SIZE, when: { prop: ["sizes"] } },
  ),
  fieldEdit(
    "result-condition-changed",
    "result-condition-changed",
    { ...SIZE, when: { prop: ["sizes"] } },
    { ...SIZE, when: { prop: ["flags"] } },
  ),
  fieldEdit(
    "result-condition-changed",
    "result-condition-changed",
    { ...SIZE, when: { prop: ["sizes"], slot: true } },
    { ...SIZE, when: { prop: ["sizes"], slot: false } },
    { name: "to the absence of a parameter" },
  ),
  typeEdit("result-field-became-nullable", "result-field-became-non-null", "integer", {
    anyOf: ["integer", "null"],
  }),
  typeEdit(
    "result-field-became-non-null",
    "result-field-became-nullable",
    { anyOf: ["integer", "null"] },
    "integer",
  ),
  typeEdit("result-type-widened", "result-type-narrowed", "integer", {
    anyOf: ["integer", "string"],
  }),
  typeEdit(
    "result-type-widened",
    "result-type-narrowed",
    { map: "string" },
    {
      map: "string",
      emptyIsList: true,
    },
    { name: "by empty lists" },
  ),
  typeEdit("result-type-widened", "result-type-narrowed", { enumOf: "type" }, "string", {
    name: "values-opened",
  }),
  typeEdit("result-type-widened", "result-type-narrowed", "timestamp", "expiry", {
    name: "same-types",
  }),
  typeEdit("result-type-narrowed", "result-type-widened", "unknown", "integer"),
  typeEdit("result-type-narrowed", "result-type-widened", "number", "namespace", {
    name: "same-types",
  }),
  typeEdit("result-type-changed", "result-type-changed", "integer", "string"),
  typeEdit(
    "result-type-changed",
    "result-type-changed",
    { list: "string" },
    { map: "string" },
    {
      name: "of what holds others",
    },
  ),
  typeEdit(
    "result-type-changed",
    "result-type-changed",
    { list: "string" },
    { list: "integer" },
    {
      name: "in a list",
      parameter: `${ROW}.size[]`,
    },
  ),
  typeEdit(
    "result-type-changed",
    "result-type-changed",
    { map: "string" },
    { map: "integer" },
    {
      name: "in a map",
      parameter: `${ROW}.size{}`,
    },
  ),
  fieldEdit("result-type-changed", "result-type-changed", INNER("string"), INNER("integer"), {
    name: "in a record",
    parameter: `${ROW}.size.inner`,
  }),
  typeEdit("result-format-changed", "result-format-changed", "timestamp", "title"),
  typeEdit("result-format-changed", "result-format-changed", "title", "user", {
    name: "values-kept",
  }),
  typeEdit("result-type-widened", "result-type-narrowed", "title", "string", {
    name: "same-types values-kept",
  }),
  typeEdit(
    "result-enum-value-added",
    "result-enum-value-removed",
    { enumOf: "dir" },
    { anyOf: [{ enumOf: "dir" }, { enumOf: "slot" }] },
  ),
  typeEdit(
    "result-enum-value-removed",
    "result-enum-value-added",
    { anyOf: [{ enumOf: "dir" }, { enumOf: "slot" }] },
    { enumOf: "dir" },
  ),
  fieldEdit("result-version-1-changed", "result-version-1-changed", SIZE, {
    ...SIZE,
    formatversion1: { as: "string" },
  }),
  bodyEdit("result-body-added", "result-body-removed", [], [TEXT]),
  bodyEdit("result-body-added", "result-body-removed", [], [listOf("string", "integer")], {
    name: "of a list",
  }),
  bodyEdit("result-body-removed", "result-body-added", [TEXT], []),
  bodyEdit("result-body-removed", "result-body-added", [listOf("string", "integer")], [], {
    name: "of a list",
  }),
  bodyEdit("result-body-changed", "result-body-changed", [TEXT], [listOf("string")]),
  bodyEdit(
    "result-body-changed",
    "result-body-changed",
    [listOf("string")],
    [listOf("string", "integer")],
    { name: "by a position" },
  ),
  bodyEdit(
    "result-body-changed",
    "result-body-changed",
    [TEXT],
    [{ ...TEXT, when: { dir: ["older"] } }],
    { name: "by its conditions" },
  ),
  bodyEdit(
    "result-body-changed",
    "result-body-changed",
    [TEXT],
    [{ is: "text", seen: 10, unless: { dir: ["newer"] } }],
    { name: "by its exceptions" },
  ),
  bodyEdit(
    "result-type-changed",
    "result-type-changed",
    [listOf("string", "integer")],
    [listOf("string", "string")],
    { name: "in a list at the top", parameter: "[1]" },
  ),
  bodyEdit(
    "result-field-removed",
    "result-field-added-required",
    [listOf({ record: { size: SIZE, id: SIZE } })],
    [listOf({ record: { id: SIZE } })],
    { name: "in a list at the top", parameter: "[0].size" },
  ),
  errorEdit("result-error-added", "result-error-removed", undefined, [{ code: "a" }]),
  errorEdit(
    "result-error-added",
    "result-error-removed",
    [{ code: "a" }],
    [{ code: "a" }, { code: "b" }],
  ),
  errorEdit("result-error-removed", "result-error-added", [{ code: "a" }], undefined),
  errorEdit(
    "result-error-removed",
    "result-error-added",
    [{ code: "a" }, { code: "b" }],
    [{ code: "a" }],
  ),
];
