import { isWrittenEqual } from "../../base/json.js";
import { fieldOf } from "../../spec/catalogue/result-documents.js";
import type {
  Result,
  ResultBody,
  ResultField,
  ResultFields,
  ResultShape,
} from "../../spec/source/types.js";
import { PARENT } from "../../spec/model/presence.js";
import { isGiven } from "./infer-condition.js";
import { MOST_FIELDS } from "./infer-shape.js";
import { joinShapes } from "./merge-results.js";
import type { EffectiveValues } from "./plan-experiments.js";

/** A change to one part of a result, after which it accepts more responses: alternatives by `kind`. */
export type Edit =
  /** The value has a different type. */
  | { readonly kind: "widen"; readonly is: ResultShape }
  /** The field is new, or servers of this version were not known to send it. */
  | { readonly kind: "add"; readonly field: ResultField }
  /** The field is absent. */
  | { readonly kind: "make-optional" }
  /** The field is present with these values of parameters. */
  | { readonly kind: "remove-conditions"; readonly settings: EffectiveValues };

/** Where a result is edited. */
export interface EditLocation {
  /** Names and indices, as the response has them. */
  readonly path: readonly (string | number)[];
  readonly formatversion: 1 | 2;
  /** The software of the wiki, which has the edited field. */
  readonly server: string;
}

/**
 * Edits the part of a result at a path of a response. Returns the result itself without such a part,
 * and if the edit changes nothing.
 */
export function editResult(result: Result, location: EditLocation, edit: Edit): Result {
  const editor: Editor = { ...location, all: result.servers, edit };
  const { path } = location;
  if (typeof path[0] === "number") return editBodies(result, path, editor);
  const response = editFields(result.response, path, editor);
  if (response !== result.response) return { ...result, response };
  const [query, pages, index, ...below] = path;
  const isOnPage = query === "query" && pages === "pages" && index !== undefined;
  if (!isOnPage || !result.generator) return result;
  // A generator adds its fields to each page.
  const generator = editFields(result.generator, below, editor);
  return generator === result.generator ? result : { ...result, generator };
}

type Path = EditLocation["path"];

interface Editor extends Omit<EditLocation, "path"> {
  readonly edit: Edit;
  /** The servers of the complete result. */
  readonly all: readonly string[];
}

/** Edits the item shapes in lists with separate shapes for each position. */
function editBodies(result: Result, [index, ...rest]: Path, editor: Editor): Result {
  const bodies = (result.bodies ?? []).map((body): ResultBody => {
    if (body.is === "text" || typeof index !== "number") return body;
    const [first, ...more] = body.is.tuple.map((shape, position) =>
      position === index ? editShape(shape, rest, editor) : shape,
    );
    return first === undefined ? body : { ...body, is: { tuple: [first, ...more] } };
  });
  const [first, ...more] = bodies;
  return first === undefined || isWrittenEqual(bodies, result.bodies)
    ? result
    : { ...result, bodies: [first, ...more] };
}

function editFields(fields: ResultFields, [step, ...rest]: Path, editor: Editor): ResultFields {
  if (typeof step !== "string") return fields;
  const name = nameOf(fields, step, editor);
  const field = fieldOf(fields, name);
  const edited =
    rest.length === 0 ? editField(field, editor) : field && inside(field, rest, editor);
  const isFull = !field && Object.keys(fields).length >= MOST_FIELDS;
  if (!edited || edited === field || isFull) return fields;
  if (rest.length === 0 && isWrittenEqual(edited, field)) return fields;
  const isRequested =
    rest.length === 0 && (editor.edit.kind === "add" || editor.edit.kind === "remove-conditions");
  const known = isRequested ? withoutClauses(fields, name) : fields;
  return { ...known, [name]: edited };
}

/**
 * Removes the clauses in which a field is absent. A clause applies only if its fields were requested,
 * and more requests request the field now.
 */
function withoutClauses(fields: ResultFields, name: string): ResultFields {
  return Object.fromEntries(
    Object.entries(withoutClausesOn(name, fields)).map(([each, field]) => [
      each,
      { ...field, is: mapRecords(field.is, (record) => withoutClausesOn(PARENT + name, record)) },
    ]),
  );
}

function withoutClausesOn(name: string, fields: ResultFields): ResultFields {
  return Object.fromEntries(
    Object.entries(fields).map(([each, { presentIf, ...rest }]) => {
      const [first, ...more] = (presentIf ?? []).filter(
        (clause) => !(Object.hasOwn(clause, name) && clause[name]?.includes(false)),
      );
      return [each, { ...rest, ...(first && { presentIf: [first, ...more] }) }];
    }),
  );
}

/** Replaces the outermost records of a shape. */
function mapRecords(shape: ResultShape, map: (record: ResultFields) => ResultFields): ResultShape {
  if (typeof shape !== "object" || "enumOf" in shape) return shape;
  if ("list" in shape) return { list: mapRecords(shape.list, map) };
  if ("map" in shape) return { ...shape, map: mapRecords(shape.map, map) };
  if ("record" in shape) return { ...shape, record: map(shape.record) };
  const [first, second, ...others] = shape.anyOf.map((each) => mapRecords(each, map));
  return first === undefined || second === undefined
    ? shape
    : { anyOf: [first, second, ...others] };
}

/** Format version 1 has other names for some fields. */
function nameOf(fields: ResultFields, step: string, { formatversion }: Editor): string {
  if (formatversion === 2) return step;
  const renamed = Object.entries(fields).find(([, field]) => field.formatversion1?.name === step);
  return renamed?.[0] ?? step;
}

function inside(field: ResultField, path: Path, editor: Editor): ResultField {
  const is = editShape(field.is, path, editor);
  return is === field.is ? field : { ...withServer(field, editor), is };
}

/** The field, which the wiki's version has too. */
function withServer(field: ResultField, { server }: Editor): ResultField {
  const { servers } = field;
  if (!servers || servers.includes(server)) return field;
  return { ...field, servers: [...servers, server] };
}

function editShape(shape: ResultShape, path: Path, editor: Editor): ResultShape {
  if (path.length === 0) {
    const wide = editor.edit.kind === "widen" ? widenShape(shape, editor.edit.is) : shape;
    return isWrittenEqual(wide, shape) ? shape : wide;
  }
  if (typeof shape !== "object" || "enumOf" in shape) return shape;
  const [, ...rest] = path;
  if ("list" in shape) {
    const list = editShape(shape.list, rest, editor);
    return list === shape.list ? shape : { list };
  }
  if ("map" in shape) {
    const map = editShape(shape.map, rest, editor);
    return map === shape.map ? shape : { ...shape, map };
  }
  if ("record" in shape) {
    const record = editFields(shape.record, path, editor);
    return record === shape.record ? shape : { ...shape, record };
  }
  // Each alternative that has the path accepts more.
  const [first, second, ...others] = shape.anyOf.map((each) => editShape(each, path, editor));
  const isSame = [first, second, ...others].every((each, index) => each === shape.anyOf[index]);
  return isSame || first === undefined || second === undefined
    ? shape
    : { anyOf: [first, second, ...others] };
}

function editField(field: ResultField | undefined, editor: Editor): ResultField | undefined {
  const { edit, formatversion } = editor;
  if (edit.kind === "add") return addField(field, edit.field, editor);
  if (!field) return undefined;
  const { presentIf: _, ...known } = withServer(field, editor);
  switch (edit.kind) {
    case "widen": {
      const { only = [], ...kept } = withServer(field, editor);
      const [first, ...more] = only.filter((part) => "value" in part);
      const is = editShape(field.is, [], editor);
      return { ...kept, is, ...(first && { only: [first, ...more] }) };
    }
    case "make-optional":
      return formatversion === 1 && !field.optional
        ? { ...field, formatversion1: { ...field.formatversion1, optional: true } }
        : { ...known, optional: true };
    case "remove-conditions": {
      const { when = {}, only: __, ...rest } = known;
      const met = Object.entries(when).filter(([name, wanted]) =>
        isGiven(edit.settings, name, wanted),
      );
      const conditions = met.length > 0 && { when: Object.fromEntries(met) };
      return { ...rest, optional: true, ...conditions };
    }
  }
}

/** Adds a field that not all servers and rows have. */
function addField(
  known: ResultField | undefined,
  field: ResultField,
  { server, all }: Editor,
): ResultField {
  const { presentIf: _, only: __, when: ___, ...rest } = known ?? field;
  const servers = known?.servers ?? (known ? all : []);
  const [first, ...more] = [...new Set([...servers, server])];
  const isEverywhere = all.every((each) => each === first || more.includes(each));
  const { servers: ____, ...kept } = rest;
  return {
    ...kept,
    is: known ? joinShapes(known.is, field.is) : field.is,
    optional: true,
    ...(!isEverywhere && first !== undefined && { servers: [first, ...more] }),
  };
}

/** Widens the shape of a value. PHP writes an empty object as an empty list. */
function widenShape(shape: ResultShape, is: ResultShape): ResultShape {
  const isEmptyList = typeof is === "object" && "list" in is && is.list === "unknown";
  if (!isEmptyList || typeof shape !== "object") return joinShapes(shape, is);
  if ("record" in shape || "map" in shape) return { ...shape, emptyIsList: true };
  if (!("anyOf" in shape) || !shape.anyOf.some(isObjectShape)) return joinShapes(shape, is);
  const [first, second, ...others] = shape.anyOf.map((each) =>
    isObjectShape(each) ? widenShape(each, is) : each,
  );
  return first === undefined || second === undefined
    ? shape
    : { anyOf: [first, second, ...others] };
}

function isObjectShape(shape: ResultShape): boolean {
  return typeof shape === "object" && ("record" in shape || "map" in shape);
}
