import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import type { FieldDescriptors, ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ModuleCall } from "../call/module-call.js";
import { fieldDescriptorsAt, isEmptyList, rowFields, fieldRenderer } from "../select/fields.js";
import { allHold, findRefusal, collectWarnings } from "../select/precondition.js";
import type { ModuleResponse } from "../call/module-response.js";
import { pageNameOf } from "../data/page-name.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { TableRow } from "../values/row.js";
import { numberOrUndefined, numberOrZero, textOrEmpty } from "../values/row.js";
import { selectRows } from "../select/select-rows.js";
import type { SelectedRows } from "../select/select-rows.js";
import type {
  Groups,
  PageRowsSelection,
  RowsSelection,
  Selected,
  Selection,
} from "../select/selection.js";
import { rowRenderers } from "../rows/registry.js";
import { columnReader } from "../columns/column-reader.js";

import { generatedPages } from "../select/generated-pages.js";
import { fieldsOfPages } from "../select/page-fields.js";

/** Runs one module as its selection describes it. */
export function runSelection(
  selection: Selection,
  result: ResultDescriptor | undefined,
  call: ModuleCall,
): Outcome<ModuleResponse> {
  switch (selection.kind) {
    case "rows":
      return rows(selection, result, call);
    case "rows of pages":
      return rowsOfPages(selection, result, call);
    case "pages":
      return fieldsOfPages(selection, result, call);
    case "own":
      return findRefusal(selection, call) ?? selection.run(call, result);
  }
}

function rows(
  selection: RowsSelection,
  result: ResultDescriptor | undefined,
  call: ModuleCall,
): Outcome<ModuleResponse> {
  if (isSilent(selection, call)) return ok({});
  const selected = selectRows(selection, call);
  if (selected.kind === "refused") return selected;
  if (call.asGenerator)
    return ok({
      ...generatedPages(selected.value, result, call),
      ...warningsOf(selection, call, selected.value.warnings),
    });
  const rendered = renderRows(selection, rowFields(result), call, selected.value);
  if (rendered.kind === "refused") return rendered;
  const { rows: fields, warnings } = rendered.value;
  const { groups } = selection;
  const members = {
    [call.module.name]: groups ? grouped(groups, selected.value, fields, result, call) : fields,
  };
  return ok({
    ...warningsOf(selection, call, [...selected.value.warnings, ...warnings]),
    // The output of some old modules is next to `query`.
    ...(result?.rows?.at[0] === call.module.name ? { root: members } : { query: members }),
    ...continuationOf(selected.value),
  });
}

function rowsOfPages(
  selection: PageRowsSelection,
  result: ResultDescriptor | undefined,
  call: ModuleCall,
): Outcome<ModuleResponse> {
  const owners = ownersOf(selection, call);
  const candidates = call.store
    .rows(selection.from)
    .filter((row) => owners.has(ownerName(row, selection.belongs)));
  if (owners.size === 0 || isSilent(selection, call)) return ok({});
  const selected = selectRows(selection, call, candidates);
  if (selected.kind === "refused") return selected;
  if (call.asGenerator)
    return ok({
      ...generatedPages(selected.value, result, call),
      ...warningsOf(selection, call, selected.value.warnings),
    });
  const rendered = renderRows(selection, rowFields(result), call, selected.value);
  if (rendered.kind === "refused") return rendered;
  const { rows: fields, warnings } = rendered.value;
  const lists = new Map<number, Json[]>();
  for (const [index, row] of selected.value.rows.entries()) {
    const item = fields[index] ?? {};
    const owner = owners.get(ownerName(row, selection.belongs));
    if (owner === undefined) continue;
    const list = lists.get(owner) ?? [];
    lists.set(owner, list);
    list.push(itemOf(item, result));
  }
  return ok({
    ...warningsOf(selection, call, [...selected.value.warnings, ...warnings]),
    pages: new Map([...lists].map(([id, list]) => [id, { [call.module.name]: list }])),
    ...continuationOf(selected.value),
  });
}

/** A row without fields is an empty list in some modules. */
function itemOf(fields: JsonObject, result: ResultDescriptor | undefined): Json {
  return isEmptyList(result) && Object.keys(fields).length === 0 ? [] : fields;
}

function isSilent({ silent }: Selected, call: ModuleCall): boolean {
  return silent !== undefined && allHold(silent, call);
}

/** The warnings of the selection, then those of its rows. */
function warningsOf(
  { warn }: Selected,
  call: ModuleCall,
  warnings: readonly ApiMessage[] = [],
): Pick<ModuleResponse, "warnings"> {
  return { warnings: [...collectWarnings(warn, call), ...warnings] };
}

interface RenderedRows {
  /** As many as there are rows. */
  readonly rows: readonly JsonObject[];
  readonly warnings: readonly ApiMessage[];
}

function renderRows(
  selection: Selected,
  fields: FieldDescriptors,
  call: ModuleCall,
  { rows: selected, from, part }: SelectedRows,
): Outcome<RenderedRows> {
  const { show: name } = selection;
  if (name === undefined) {
    const render = fieldRenderer(fields, call, from, part);
    return ok({ rows: selected.map(render), warnings: [] });
  }
  const render = rowRenderers[name](call);
  const rowsOf: JsonObject[] = [];
  const warnings: ApiMessage[] = [];
  for (const row of selected) {
    const rendered = render(row);
    if (rendered.kind === "refused")
      return { ...rendered, late: true, ...warningsOf(selection, call) };
    rowsOf.push(rendered.value.fields);
    for (const warning of rendered.value.warnings ?? [])
      if (!warnings.some(({ code, text }) => code === warning.code && text === warning.text))
        warnings.push(warning);
  }
  return ok({ rows: rowsOf, warnings });
}

/** Rows that belong together as one, whose other fields are those of the first of them. */
function grouped(
  { by, list }: Groups,
  { rows: selected, from, part }: SelectedRows,
  fields: readonly JsonObject[],
  result: ResultDescriptor | undefined,
  call: ModuleCall,
): readonly JsonObject[] {
  const at = ["query", call.module.name];
  const { [list]: _list, ...others } = fieldDescriptorsAt(result?.response, at);
  const render = fieldRenderer(others, call, from, part);
  const readers = by.map((column) => columnReader(call, from, column));
  const groups = new Map<string, { readonly first: JsonObject; readonly rows: Json[] }>();
  for (const [index, row] of selected.entries()) {
    const rendered = fields[index] ?? {};
    const name = JSON.stringify(readers.map((read) => read(row)));
    const group = groups.get(name) ?? { first: render(row), rows: [] };
    groups.set(name, group);
    group.rows.push(itemOf(rendered, result));
  }
  return [...groups.values()].map(({ first, rows: members }) => ({ ...first, [list]: members }));
}

/** The pages of rows, by the columns that identify them. */
function ownersOf(
  { belongs, namespace }: PageRowsSelection,
  { pages }: ModuleCall,
): ReadonlyMap<string, number> {
  if (belongs === "pageid") return new Map(pages.existing().map(({ id }) => [String(id), id]));
  const titles = pages.entries.filter((entry) => "ns" in entry);
  const fitting = titles.filter(({ ns }) => namespace === undefined || ns === namespace);
  return new Map(fitting.map(({ id, ns, key }) => [pageNameOf(ns, key), id]));
}

function ownerName(row: TableRow, belongs: PageRowsSelection["belongs"]): string {
  return belongs === "pageid"
    ? String(numberOrUndefined(row["pageid"]))
    : pageNameOf(numberOrZero(row["ns"]), textOrEmpty(row["key"]));
}

function continuationOf({
  continueParams,
  maxLimit,
}: SelectedRows): Pick<ModuleResponse, "continueParams" | "maxLimit"> {
  return { ...(continueParams && { continueParams }), ...(maxLimit !== undefined && { maxLimit }) };
}
