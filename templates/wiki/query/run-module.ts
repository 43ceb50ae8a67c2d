import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ModuleCall } from "../call/module-call.js";
import { fieldDescriptorsAt, isEmptyList, rowFields, fieldRenderer } from "../select/fields.js";
import { findRefusal } from "../select/request-condition.js";
import type { ModuleResponse } from "../call/module-response.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { PageFields } from "../../runtime/query-service/page-fields.js";
import type { TableRow } from "../values/row.js";
import { numberOrUndefined, numberOrZero, textOrEmpty } from "../values/row.js";
import { selectRows } from "../select/select-rows.js";
import type { RowsAmong, SelectedRows } from "../select/select-rows.js";
import type { Groups, RowsSelection, Selection } from "../select/selection.js";
import { columnReader } from "../columns/column-reader.js";
import { generatedPages } from "../select/generated-pages.js";
import { pageNameOf } from "../data/title.js";

/** Runs a module as its selection describes. */
export function runSelection(
  selection: Selection,
  result: ResultDescriptor | undefined,
  call: ModuleCall,
): Outcome<ModuleResponse> {
  return "run" in selection
    ? (findRefusal(selection.refuse, call) ?? selection.run(call, result))
    : runRows(selection, result, call);
}

function runRows(
  selection: RowsSelection,
  result: ResultDescriptor | undefined,
  call: ModuleCall,
): Outcome<ModuleResponse> {
  const { silent, warn } = selection;
  if (silent?.(call)) return ok({});
  const owners = selection.belongs && ownersOf(selection, call);
  if (owners?.size === 0) return ok({});
  const selected = selectRows(selection, call, owners && rowsAmong(selection, call, owners));
  if (selected.kind === "refused")
    return selected.late ? { ...selected, warnings: warn?.(call) ?? [] } : selected;
  const { rows, continueParams, maxLimit } = selected.value;
  const warnings = [...(warn?.(call) ?? []), ...selected.value.warnings];
  if (call.asGenerator) return ok({ ...generatedPages(selected.value, call), warnings });
  const rendered = renderRows(selection, result, call, selected.value);
  if (rendered.kind === "refused") return { ...rendered, late: true, warnings };
  // In some modules, a row without fields is an empty list.
  const fields = isEmptyList(result)
    ? rendered.value.fields.map((each) => (Object.keys(each).length === 0 ? [] : each))
    : rendered.value.fields;
  return ok({
    ...(owners
      ? { pages: byOwner(rows, fields, (row) => owners.get(ownerName(row, selection)), call) }
      : listed(selection, selected.value, fields, result, call)),
    warnings: [...warnings, ...rendered.value.warnings],
    ...(continueParams && { continueParams }),
    ...(maxLimit !== undefined && { maxLimit }),
  });
}

/** Rows by page number. */
function byOwner(
  rows: readonly TableRow[],
  fields: readonly Json[],
  ownerOf: (row: TableRow) => number | undefined,
  { module: { name } }: ModuleCall,
): readonly PageFields[] {
  const lists = new Map<number, Json[]>();
  for (const [index, row] of rows.entries()) {
    const owner = ownerOf(row);
    if (owner === undefined) continue;
    const list = lists.get(owner) ?? [];
    lists.set(owner, list);
    list.push(fields[index] ?? {});
  }
  return Array.from(lists, ([id, list]) => ({ id, fields: { [name]: list } }));
}

function listed(
  { groups }: RowsSelection,
  selected: SelectedRows,
  fields: readonly Json[],
  result: ResultDescriptor | undefined,
  call: ModuleCall,
): ModuleResponse {
  const { name } = call.module;
  const members = { [name]: groups ? grouped(groups, selected, fields, result, call) : fields };
  // Some old modules write their output next to `query`.
  return result?.rows?.at[0] === name ? { root: members } : { query: members };
}

interface RenderedRows {
  /** One for each row. */
  readonly fields: readonly JsonObject[];
  readonly warnings: readonly ApiMessage[];
}

function renderRows(
  { show }: RowsSelection,
  result: ResultDescriptor | undefined,
  call: ModuleCall,
  { rows, part }: SelectedRows,
): Outcome<RenderedRows> {
  if (!show) {
    const render = fieldRenderer(rowFields(result), call, part.from, part);
    return ok({ fields: rows.map(render), warnings: [] });
  }
  const render = show(call);
  const fields: JsonObject[] = [];
  const warnings: ApiMessage[] = [];
  for (const row of rows) {
    const rendered = render(row);
    if (rendered.kind === "refused") return rendered;
    const { fields: members, warnings: found = [] } = rendered.value;
    fields.push(members);
    for (const warning of found)
      if (!warnings.some(({ code, text }) => code === warning.code && text === warning.text))
        warnings.push(warning);
  }
  return ok({ fields, warnings });
}

/** Groups related rows into one row. Its other fields come from the first row in the group. */
function grouped(
  { by, list }: Groups,
  { rows, part }: SelectedRows,
  fields: readonly Json[],
  result: ResultDescriptor | undefined,
  call: ModuleCall,
): readonly JsonObject[] {
  const at = ["query", call.module.name];
  const { [list]: _list, ...others } = fieldDescriptorsAt(result?.response, at);
  const render = fieldRenderer(others, call, part.from, part);
  const readers = by.map((column) => columnReader(call, part.from, column));
  const groups = new Map<string, { readonly first: JsonObject; readonly rows: Json[] }>();
  for (const [index, row] of rows.entries()) {
    const name = JSON.stringify(readers.map((read) => read(row)));
    const group = groups.get(name) ?? { first: render(row), rows: [] };
    groups.set(name, group);
    group.rows.push(fields[index] ?? {});
  }
  return [...groups.values()].map(({ first, rows: members }) => ({ ...first, [list]: members }));
}

/** The pages in rows, by the columns that identify them. */
function ownersOf(
  { belongs, namespace }: RowsSelection,
  { pages }: ModuleCall,
): ReadonlyMap<string, number> {
  if (belongs === "pageid") return new Map(pages.existing().map(({ id }) => [String(id), id]));
  const titles = pages.entries.filter((entry) => "ns" in entry);
  const fitting = titles.filter(({ ns }) => namespace === undefined || ns === namespace);
  return new Map(fitting.map(({ id, ns, key }) => [pageNameOf(ns, key), id]));
}

/** Finds the rows of the given pages. */
function rowsAmong(
  { from, belongs }: RowsSelection,
  { store, pages }: ModuleCall,
  owners: ReadonlyMap<string, number>,
): RowsAmong {
  const [first = "", ...others] = owners.keys();
  const rows = (): readonly TableRow[] =>
    belongs === "pageid"
      ? [...owners.values()].flatMap((id) => store.find(from, "pageid", id))
      : pages.entries.flatMap((entry) =>
          "ns" in entry && owners.get(pageNameOf(entry.ns, entry.key)) === entry.id
            ? store.find(from, "key", entry.key).filter(({ ns }) => ns === entry.ns)
            : [],
        );
  return { ...(others.length === 0 && { name: first }), rows };
}

function ownerName(row: TableRow, { belongs }: RowsSelection): string {
  return belongs === "pageid"
    ? String(numberOrUndefined(row["pageid"]))
    : pageNameOf(numberOrZero(row["ns"]), textOrEmpty(row["key"]));
}
