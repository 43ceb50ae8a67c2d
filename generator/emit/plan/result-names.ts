import { plainField } from "../../spec/model/result.js";
import type {
  ModuleResult,
  RecordShape,
  ResultCondition,
  ResultField,
  ResultShape,
} from "../../spec/model/result.js";
import { depends, rowSwitch } from "../../spec/model/condition.js";
import {
  fieldsBelow,
  nestedShapes,
  shapesBelow,
  resultParts,
} from "../../spec/model/result-fields.js";
import { identifierOf, upperFirst } from "./identifier.js";
import type { PlannedRecord, PlannedResult, ResultNames } from "./planned.js";

/** The maximum number of fields in an inline record. Larger records are named. */
const INLINE_FIELDS = 3;

/**
 * The identifiers of a module's result.
 *
 * @param request the name of the module's builder
 * @param suffix ends each identifier
 */
export function resultNames(request: string, suffix = ""): ResultNames {
  const title = upperFirst(request);
  return {
    result: `${title}Result${suffix}`,
    row: `${title}Row${suffix}`,
    rowProps: `${title}RowProps${suffix}`,
    rowPropsWith: `${title}RowPropsWith${suffix}`,
    rowPropsWithout: `${title}RowPropsWithout${suffix}`,
    rowVariants: `${title}RowVariants${suffix}`,
    pageVariants: `${title}PageVariants${suffix}`,
    responsePart: `${title}ResponsePart${suffix}`,
    queryPart: `${title}QueryPart${suffix}`,
    queryOptions: `${title}QueryOptions${suffix}`,
    pagePart: `${title}PagePart${suffix}`,
    generatorPart: `${title}GeneratorPart${suffix}`,
    descriptor: `${request}Result${suffix}`,
  };
}

/** Divides a result into its parts and names its records. */
export function planResult(result: ModuleResult, request: string, suffix = ""): PlannedResult {
  const names = resultNames(request, suffix);
  const parts = resultParts(result);
  const namer: Namer = {
    records: new Map(),
    byKey: new Map(),
    taken: new Set(Object.values(names)),
    row: parts.row,
    suffix,
  };
  const title = upperFirst(request);
  const row = `${title}Row`;
  if (parts.row?.kind === "record")
    nameFields(namer, sharedFields(parts.row, result.rows?.selector), {
      owner: row,
      conditions: [],
    });
  else if (parts.row) {
    // A row that is not a record does not have a field name.
    const field = plainField("", parts.row);
    for (const each of nestedShapes(parts.row))
      nameShape(namer, each, {
        wanted: `${row}Record`,
        field,
        whole: parts.row,
        conditions: [],
      });
  }
  for (const [part, owner] of [
    [parts.response, `${title}Response`],
    [parts.query, `${title}Query`],
    [parts.page, `${title}Page`],
    [parts.generator, `${title}Generator`],
  ] as const) {
    if (part.kind === "fields") nameFields(namer, part.fields, { owner, conditions: [] });
  }
  return { names, parts, records: namer.records };
}

/** The fields with the same records in all requests; other fields have inline records. */
function sharedFields(row: RecordShape, selector: string | undefined): readonly ResultField[] {
  const parameter = rowSwitch(row, selector);
  if (parameter === undefined) return row.fields;
  return row.fields.filter((field) => !depends(field, parameter));
}

/** The names given so far. Records with equal fields share a name. */
interface Namer {
  readonly records: Map<RecordShape, PlannedRecord>;
  readonly byKey: Map<string, PlannedRecord>;
  readonly taken: Set<string>;
  readonly row: ResultShape | undefined;
  /** The suffix of every name. */
  readonly suffix: string;
}

interface Owner {
  readonly owner: string;
  readonly conditions: readonly ResultCondition[];
}

/** Names the records below a field after their container and the field. */
function nameFields(
  namer: Namer,
  fields: readonly ResultField[],
  { owner, conditions }: Owner,
): void {
  for (const field of fields) {
    const { name, shape, when } = field;
    const words = upperFirst(identifierOf(isSeveral(shape) ? singular(name) : name));
    const context = {
      wanted: owner + words,
      field,
      whole: shape,
      conditions: [...conditions, ...when],
    };
    nameShape(namer, shape, context);
  }
}

/** Returns true if the value of a field contains several items. */
export function isSeveral(shape: ResultShape): boolean {
  switch (shape.kind) {
    case "scalar":
    case "enum":
    case "flag":
    case "record":
      return false;
    case "list":
    case "map":
      return true;
    case "union":
      return shape.of.some(isSeveral);
  }
}

interface NamingContext {
  readonly wanted: string;
  readonly field: ResultField;
  /** The field's type. Only a record that is the complete type, or its items, can be inline. */
  readonly whole: ResultShape;
  readonly conditions: readonly ResultCondition[];
}

function nameShape(namer: Namer, shape: ResultShape, context: NamingContext): void {
  if (shape === namer.row) return;
  if (shape.kind !== "record") {
    for (const each of nestedShapes(shape)) nameShape(namer, each, context);
    return;
  }
  const { whole, wanted, conditions } = context;
  const stands = shape === whole || (whole.kind === "list" && shape === whole.items);
  const isEmpty = shape.fields.length === 0;
  const hasNone =
    isEmpty || shapesBelow(shape).some((each) => each === namer.row) || (stands && isSmall(shape));
  const owner = hasNone ? wanted : nameRecord(namer, shape, context);
  nameFields(namer, shape.fields, { owner, conditions });
}

/**
 * Names a record and returns the name without the suffix. Equal fields under different conditions
 * get different names, because their optional fields may differ.
 */
function nameRecord(
  namer: Namer,
  shape: RecordShape,
  { wanted, field, conditions }: NamingContext,
): string {
  const key = JSON.stringify([
    keyOf(shape),
    fieldsBelow(shape.fields).some(({ when }) => when.length > 0) ? conditions : [],
  ]);
  let known = namer.byKey.get(key);
  if (!known) {
    let stem = wanted;
    for (let count = 2; namer.taken.has(stem + namer.suffix); count += 1) stem = wanted + count;
    known = { name: stem + namer.suffix, field, conditions };
    namer.taken.add(known.name);
    namer.byKey.set(key, known);
  }
  namer.records.set(shape, known);
  return known.name.slice(0, known.name.length - namer.suffix.length);
}

const SIMPLE: ReadonlySet<ResultShape["kind"]> = new Set(["scalar", "enum", "flag"]);

/**
 * Returns true if a record is written inline. Records that may be an empty list need a name,
 * because they are unions.
 */
function isSmall({ fields, emptyIsList }: RecordShape): boolean {
  return (
    !emptyIsList &&
    fields.length <= INLINE_FIELDS &&
    fields.every(({ shape }) => SIMPLE.has(shape.kind))
  );
}

/** A key that is equal for equal records. The number of observed rows is ignored. */
function keyOf(shape: ResultShape): unknown {
  switch (shape.kind) {
    case "scalar":
      return shape.type;
    case "flag":
      return "flag";
    case "enum":
      return ["enum", shape.parameter];
    case "list":
      return ["list", keyOf(shape.items)];
    case "map":
      return ["map", shape.emptyIsList, keyOf(shape.values)];
    case "record":
      return [
        "record",
        shape.emptyIsList,
        shape.fields.map(({ name, presence, when, shape: own }) => [
          name,
          presence,
          when,
          keyOf(own),
        ]),
      ];
    case "union":
      return ["union", shape.of.map(keyOf)];
  }
}

/** The singular of a regular English plural. */
function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(?:ias|us|x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, "");
}
