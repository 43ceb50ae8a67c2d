import type { ModuleOperation } from "../../spec/model/operation.js";
import { fieldOf, shapeAlternatives } from "../../spec/catalogue/result-documents.js";
import type { ResultFields, ResultRows, ResultShape } from "../../spec/source/types.js";

/** Finds the rows of a module by its name and group; undefined if there was no data. */
export function rowsOf(response: ResultFields, module: ModuleOperation): ResultRows | undefined {
  const found = findRows(response, module);
  const location = found && innerList(found, module);
  // Some actions send a single text.
  if (!location || !hasRows(location.shape)) return undefined;
  const selector = selectorAt(location, module);
  return {
    at: [...location.at],
    kind: kindOf(location.shape),
    ...(selector !== undefined && { selector }),
  };
}

function hasRows(shape: ResultShape): boolean {
  return shapeAlternatives(shape).some((each) => typeof each === "object" && !("enumOf" in each));
}

function selectorAt({ shape }: RowsLocation, module: ModuleOperation): string | undefined {
  const fields = rowFields(shape);
  return fields && selectorOf(fields, module);
}

/**
 * Selects the inner list if its fields depend on the selector and the fields of the outer rows do
 * not.
 */
function innerList(location: RowsLocation, module: ModuleOperation): RowsLocation {
  const fields = rowFields(location.shape);
  if (!fields || kindOf(location.shape) !== "item" || selectorAt(location, module) !== undefined)
    return location;
  const lists = Object.entries(fields).flatMap(([name, { is }]): readonly RowsLocation[] =>
    typeof is === "object" && "list" in is ? [{ at: [...location.at, name], shape: is }] : [],
  );
  const [list, ...others] = lists;
  return list && others.length === 0 && selectorAt(list, module) !== undefined ? list : location;
}

interface RowsLocation {
  readonly at: readonly string[];
  readonly shape: ResultShape;
}

function findRows(
  response: ResultFields,
  { name, group }: ModuleOperation,
): RowsLocation | undefined {
  const own = fieldOf(response, name);
  if (own) return { at: [name], shape: own.is };
  const query = recordOf(response["query"]?.is);
  if (!query) return undefined;
  if (group === "prop") {
    const pages = query["pages"]?.is;
    const page = pages && rowFields(pages);
    const below = page && fieldOf(page, name);
    if (below) return { at: ["query", "pages", name], shape: below.is };
    if (pages) return { at: ["query", "pages"], shape: pages };
  }
  const named = fieldOf(query, name);
  if (named) return soleList({ at: ["query", name], shape: named.is });
  const [sole, ...others] = Object.keys(query);
  const soleField = sole === undefined ? undefined : query[sole];
  if (sole !== undefined && soleField && others.length === 0)
    return soleList({ at: ["query", sole], shape: soleField.is });
  return { at: ["query"], shape: { record: query } };
}

/** If a record contains a single list of records, returns that list. */
function soleList(location: RowsLocation): RowsLocation {
  const fields = recordOf(location.shape);
  if (!fields) return location;
  const lists = Object.entries(fields).filter(
    ([, { is }]) => typeof is === "object" && "list" in is && recordOf(is.list) !== undefined,
  );
  const [list, ...others] = lists;
  if (!list || others.length > 0 || Object.keys(fields).length > 6) return location;
  const [name, { is }] = list;
  return { at: [...location.at, name], shape: is };
}

function kindOf(shape: ResultShape): ResultRows["kind"] {
  if (typeof shape !== "object") return "object";
  if ("list" in shape) return "item";
  return "map" in shape ? "entry" : "object";
}

function rowFields(shape: ResultShape): ResultFields | undefined {
  if (typeof shape !== "object") return undefined;
  if ("list" in shape) return recordOf(shape.list);
  return "map" in shape ? recordOf(shape.map) : recordOf(shape);
}

function recordOf(shape: ResultShape | undefined): ResultFields | undefined {
  return typeof shape === "object" && "record" in shape ? shape.record : undefined;
}

/** The output list that most fields of a row depend on. */
function selectorOf(fields: ResultFields, { parameters }: ModuleOperation): string | undefined {
  const choices = parameters.filter(({ type, multi }) => type.kind === "enum" && multi);
  const counted = choices
    .map(({ name }) => ({
      name,
      count: Object.values(fields).filter(({ when }) => Array.isArray(when?.[name])).length,
    }))
    .filter(({ count }) => count > 0);
  return counted.toSorted((a, b) => b.count - a.count)[0]?.name;
}
