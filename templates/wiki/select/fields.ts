import type { Json, JsonObject } from "../../runtime/model/json.js";
import type {
  FieldDescriptor,
  FieldDescriptors,
  ResultDescriptor,
} from "../../runtime/model/result-descriptor.js";
import { suppliedBy } from "../../runtime/model/template.js";
import type { ValuesOf } from "../../runtime/model/template.js";
import type { ModuleCall } from "../call/module-call.js";
import type { Cell, TableRow } from "../values/row.js";
import type { RowsPart } from "./selection.js";
import { columnReader } from "../columns/column-reader.js";
import { isHidden, marksOver } from "../store/suppression.js";

/** Renders a row's fields. */
export type RenderFields = (row: TableRow) => JsonObject;

interface FieldReader {
  readonly name: string;
  readonly read: (row: TableRow) => Cell;
  readonly marks: readonly string[];
  readonly omitsFalse: boolean;
  readonly isText: boolean;
}

/**
 * Renders rows as the module's learned result describes them. Each requested field comes from the
 * column with its name, or from the column in `columns`. Fields that the caller may not see are
 * absent.
 */
export function fieldRenderer(
  fields: FieldDescriptors,
  call: ModuleCall,
  table: string,
  { columns = {}, hidden, falses = [] }: Pick<RowsPart, "columns" | "hidden" | "falses"> = {},
): RenderFields {
  const valuesOf = suppliedBy(call.module, call.args);
  const readers: FieldReader[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.when && !isFieldSelected(field.when, valuesOf)) continue;
    readers.push({
      name,
      read: columnReader(call, table, columns[name] ?? name),
      marks: marksOver(name, hidden),
      omitsFalse: field.optional === true && !falses.includes(name),
      isText: field.is === "string",
    });
  }
  return (row) => {
    const shown: Record<string, Json> = {};
    for (const { name, read, marks, omitsFalse, isText } of readers) {
      if (marks.length > 0 && isHidden(row, marks, call.caller)) continue;
      const cell = read(row);
      if (cell === undefined || (omitsFalse && cell === false)) continue;
      // The server's database returns some numbers as strings.
      shown[name] = isText && typeof cell === "number" ? String(cell) : cell;
    }
    return shown["suppressed"] === true ? withoutBareMark(shown) : shown;
  };
}

/** A row is marked as suppressed only next to a hidden field's marker. */
function withoutBareMark({ suppressed, ...fields }: JsonObject): JsonObject {
  const isMarked = Object.keys(fields).some((name) => name.endsWith("hidden"));
  return isMarked ? { ...fields, suppressed } : fields;
}

/** Whether a request selects a field. */
function isFieldSelected(when: NonNullable<FieldDescriptor["when"]>, valuesOf: ValuesOf): boolean {
  return Object.entries(when).every(([param, wanted]) => {
    const values = valuesOf(param);
    return typeof wanted === "boolean"
      ? wanted === values.some((value) => value !== false)
      : values.some((value) => wanted.includes(String(value)));
  });
}

/**
 * The fields of the objects at a path in a result, given as field names from the response; empty if
 * the path does not exist.
 */
export function fieldDescriptorsAt(
  fields: FieldDescriptors | undefined,
  at: readonly string[],
): FieldDescriptors {
  let here = fields ?? {};
  for (const name of at) {
    let shape = here[name]?.is;
    if (typeof shape === "object" && "list" in shape) shape = shape.list;
    if (typeof shape === "object" && "map" in shape) shape = shape.map;
    here = typeof shape === "object" && "record" in shape ? shape.record : {};
  }
  return here;
}

/** Whether a module writes a row without fields as an empty list. */
export function isEmptyList(result: ResultDescriptor | undefined): boolean {
  if (result?.rows?.kind !== "item") return false;
  const { at } = result.rows;
  const shape = fieldDescriptorsAt(result.response, at.slice(0, -1))[at.at(-1) ?? ""]?.is;
  const item = typeof shape === "object" && "list" in shape ? shape.list : undefined;
  return typeof item === "object" && "emptyIsList" in item;
}

/** The row fields of a module. */
export function rowFields(result: ResultDescriptor | undefined): FieldDescriptors {
  return result?.rows ? fieldDescriptorsAt(result.response, result.rows.at) : {};
}
