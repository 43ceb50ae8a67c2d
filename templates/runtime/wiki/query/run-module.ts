import type { ApiMessage } from "../../model/api-message.js";
import type { Json, JsonObject } from "../../model/json.js";
import type { FieldDescriptors, ResultDescriptor } from "../../model/result-descriptor.js";
import type { Asked } from "../call/module-call.js";
import { fieldsAt, isEmptyList, rowFields, showing } from "../select/fields.js";
import { allHold, refusal, warned } from "../select/precondition.js";
import type { ModuleAnswer } from "../call/module-response.js";
import { ownModules } from "../modules/registry.js";
import { nameOf } from "../pages/page-set.js";
import { paired } from "../values/paired.js";
import { ok, refused } from "../../query-service/outcome.js";
import type { Outcome } from "../../query-service/outcome.js";
import type { Row } from "../values/row.js";
import { numberIn, numberOrZero, textIn } from "../values/row.js";
import { selectRows } from "../select/select-rows.js";
import type { SelectedRows } from "../select/select-rows.js";
import type {
  Groups,
  PageRowsSelection,
  RowsSelection,
  Selected,
  Selection,
} from "../select/selection.js";
import { shows } from "../rows/registry.js";
import { columnReader } from "../columns/column-reader.js";

import { generated } from "../select/generated-pages.js";
import { fieldsOfPages } from "../select/page-fields.js";

/** Answers for one module, as its selection says. */
export function answerModule(
  selection: Selection,
  result: ResultDescriptor | undefined,
  asked: Asked,
): Outcome<ModuleAnswer> {
  switch (selection.kind) {
    case "rows":
      return rows(selection, result, asked);
    case "rows of pages":
      return rowsOfPages(selection, result, asked);
    case "pages":
      return fieldsOfPages(selection, result, asked);
    case "own": {
      const own = ownModules[selection.by];
      const reason = refusal(selection, asked);
      if (reason) return reason;
      return own
        ? own(asked, result)
        : refused("notimplemented", `The stub has no function ${selection.by}.`);
    }
  }
}

function rows(
  selection: RowsSelection,
  result: ResultDescriptor | undefined,
  asked: Asked,
): Outcome<ModuleAnswer> {
  if (isSilent(selection, asked)) return ok({});
  const selected = selectRows(selection, asked);
  if (selected.kind === "refused") return selected;
  if (asked.asGenerator)
    return ok({
      ...generated(selected.value, result, asked),
      ...told(selection, asked, selected.value.warnings),
    });
  const shown = shownRows(selection, rowFields(result), asked, selected.value);
  if (shown.kind === "refused") return shown;
  const { rows: fields, warnings } = shown.value;
  const { groups } = selection;
  const said = {
    [asked.module.name]: groups ? grouped(groups, selected.value, fields, result, asked) : fields,
  };
  return ok({
    ...told(selection, asked, [...selected.value.warnings, ...warnings]),
    // Some old modules answer beside what a query answers with.
    ...(result?.rows?.at[0] === asked.module.name ? { root: said } : { query: said }),
    ...proceedOf(selected.value),
  });
}

function rowsOfPages(
  selection: PageRowsSelection,
  result: ResultDescriptor | undefined,
  asked: Asked,
): Outcome<ModuleAnswer> {
  const owners = ownersOf(selection, asked);
  const candidates = asked.store
    .rows(selection.from)
    .filter((row) => owners.has(ownerName(row, selection.belongs)));
  if (owners.size === 0 || isSilent(selection, asked)) return ok({});
  const selected = selectRows(selection, asked, candidates);
  if (selected.kind === "refused") return selected;
  if (asked.asGenerator)
    return ok({
      ...generated(selected.value, result, asked),
      ...told(selection, asked, selected.value.warnings),
    });
  const shown = shownRows(selection, rowFields(result), asked, selected.value);
  if (shown.kind === "refused") return shown;
  const { rows: fields, warnings } = shown.value;
  const lists = new Map<number, Json[]>();
  for (const [row, shownFields] of paired(selected.value.rows, fields)) {
    const owner = owners.get(ownerName(row, selection.belongs));
    if (owner === undefined) continue;
    const list = lists.get(owner) ?? [];
    lists.set(owner, list);
    list.push(itemOf(shownFields, result));
  }
  return ok({
    ...told(selection, asked, [...selected.value.warnings, ...warnings]),
    pages: new Map([...lists].map(([id, list]) => [id, { [asked.module.name]: list }])),
    ...proceedOf(selected.value),
  });
}

/** A row that shows nothing is an empty list in some modules. */
function itemOf(fields: JsonObject, result: ResultDescriptor | undefined): Json {
  return isEmptyList(result) && Object.keys(fields).length === 0 ? [] : fields;
}

function isSilent({ silent = [] }: Selected, asked: Asked): boolean {
  return silent.some((guard) => allHold([guard], asked));
}

/** What the server warns of, whatever the rows are, and what it warns of because of them. */
function told(
  { warn }: Selected,
  asked: Asked,
  warnings: readonly ApiMessage[] = [],
): Pick<ModuleAnswer, "warnings"> {
  return { warnings: [...warned(warn, asked), ...warnings] };
}

interface ShownRows {
  /** As many as there are rows. */
  readonly rows: readonly JsonObject[];
  readonly warnings: readonly ApiMessage[];
}

function shownRows(
  selection: Selected,
  fields: FieldDescriptors,
  asked: Asked,
  { rows: selected, from, part }: SelectedRows,
): Outcome<ShownRows> {
  const { show: name } = selection;
  if (name === undefined) {
    const show = showing(fields, asked, from, part);
    return ok({ rows: selected.map(show), warnings: [] });
  }
  const show = shows[name]?.(asked);
  if (!show) return refused("notimplemented", `The stub has no function ${name}.`);
  const rowsOf: JsonObject[] = [];
  const warnings: ApiMessage[] = [];
  for (const row of selected) {
    const shown = show(row);
    if (shown.kind === "refused") return { ...shown, late: true, ...told(selection, asked) };
    rowsOf.push(shown.value.fields);
    for (const warning of shown.value.warnings ?? [])
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
  asked: Asked,
): readonly JsonObject[] {
  const at = ["query", asked.module.name];
  const { [list]: _list, ...others } = fieldsAt(result?.answer, at);
  const show = showing(others, asked, from, part);
  const readers = by.map((column) => columnReader(asked, from, column));
  const groups = new Map<string, { readonly first: JsonObject; readonly rows: Json[] }>();
  for (const [row, shownFields] of paired(selected, fields)) {
    const name = JSON.stringify(readers.map((read) => read(row)));
    const group = groups.get(name) ?? { first: show(row), rows: [] };
    groups.set(name, group);
    group.rows.push(itemOf(shownFields, result));
  }
  return [...groups.values()].map(({ first, rows: members }) => ({ ...first, [list]: members }));
}

/** The pages that rows belong to, by what the rows know of them. */
function ownersOf(
  { belongs, namespace }: PageRowsSelection,
  { pages }: Asked,
): ReadonlyMap<string, number> {
  if (belongs === "pageid") return new Map(pages.existing().map(({ id }) => [String(id), id]));
  const titles = pages.entries.filter((entry) => "ns" in entry);
  const fitting = titles.filter(({ ns }) => namespace === undefined || ns === namespace);
  return new Map(fitting.map(({ id, ns, key }) => [nameOf(ns, key), id]));
}

function ownerName(row: Row, belongs: PageRowsSelection["belongs"]): string {
  return belongs === "pageid"
    ? String(numberIn(row["pageid"]))
    : nameOf(numberOrZero(row["ns"]), textIn(row["key"]));
}

function proceedOf({ proceed, most }: SelectedRows): Pick<ModuleAnswer, "proceed" | "most"> {
  return { ...(proceed && { proceed }), ...(most !== undefined && { most }) };
}
