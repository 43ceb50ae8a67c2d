// Modules that the test wiki does not implement, such as extension modules. The wiki's data
// contains their rows.

import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";
import { isJsonArray } from "../../runtime/model/json.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import type { Api } from "../../runtime/parse/parsed-request.js";
import type { Handler, Handlers } from "../../runtime/query-service/handler.js";
import { objectsIn } from "../../runtime/query-service/handlers-backend.js";
import type { ModuleOutput } from "../../runtime/query-service/module-output.js";
import type { PageFields } from "../../runtime/query-service/page-fields.js";
import type { QueryCall } from "../../runtime/query-service/query-call.js";
import type { WireParams } from "../../runtime/wire/wire-params.js";
import { splitValues } from "../../runtime/wire/wire-text.js";
import { argument } from "../call/module-call.js";
import { parseTitle, pageNameOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { PageSet, PageSource } from "../pages/page-set.js";
import type { Store } from "../store/store.js";
import type { TableRow } from "../values/row.js";

/** Module responses by name: rows, an object, or a function that returns them for each request. */
export type ModuleRows = Readonly<Record<string, Json | Handler<unknown>>>;

/** Functions in the rows, as handlers. A name can refer to a query module or an action. */
export function rowHandlers(rows: ModuleRows): Handlers {
  return new Map(
    Object.entries(rows).flatMap(([name, value]) =>
      isHandler(value) ? [[`query+${name}`, value] as const, [name, value] as const] : [],
    ),
  );
}

function isHandler(value: Json | Handler<unknown>): value is Handler<unknown> {
  return typeof value === "function";
}

/** A module's data, if any. */
export function rowsOfModule(rows: ModuleRows, name: string): Json | undefined {
  const value = Object.hasOwn(rows, name) ? rows[name] : undefined;
  return value === undefined || isHandler(value) ? undefined : value;
}

/**
 * A module's output from its data. For pages, it selects rows by `pageid` or `title`. Lists
 * continue by the number of rows sent.
 */
export function outputOfRows(
  value: Json,
  call: QueryCall<PageSet>,
  store: Store,
): ModuleOutput<PageSource> {
  const { name, group } = call.module;
  if (call.asGenerator) {
    const { part, ...continuation } = nextPart(isJsonArray(value) ? value : [], call);
    return { generated: pagesOfRows(part, store), ...continuation };
  }
  if (group === "prop") {
    const { part, ...continuation } = nextPart(fieldsOfRows(value, call.pages, store), call);
    return { pages: part, ...continuation };
  }
  if (group === "action") return { root: { [name]: value } };
  if (!isJsonArray(value)) return { query: { [name]: value } };
  const { part, ...continuation } = nextPart(value, call);
  return { query: { [name]: part }, ...continuation };
}

/** The output of a module without data. */
export function emptyOutput({
  module: { path, name, group },
  asGenerator,
}: QueryCall<PageSet>): ModuleOutput<PageSource> {
  const text = `The stub does not implement ${path}, and its data does not contain rows for it.`;
  const warnings = [{ code: "notimplemented", text }];
  if (asGenerator || group === "prop") return { warnings };
  return { query: { [name]: group === "list" ? [] : {} }, warnings };
}

/** The pages in a generator's rows: existing pages by number, others by title. */
export function pagesOfRows(value: Json, store: Store): PageSource {
  const rows: TableRow[] = [];
  const named: Title[] = [];
  for (const row of objectsIn(value)) {
    const page = store.pageById(row["pageid"]);
    const title = titleIn(row, store);
    if (page) rows.push(page);
    else if (title) named.push(title);
  }
  return { rows, named };
}

/**
 * Page fields by the page's number in the response; ignores pages that the request does not select.
 */
export function fieldsOfRows(
  value: Json,
  { entries }: PageSet,
  store: Store,
): readonly PageFields[] {
  const ids = new Map(
    entries.flatMap((entry) =>
      "ns" in entry ? [[pageNameOf(entry.ns, entry.key), entry.id] as const] : [],
    ),
  );
  return objectsIn(value).flatMap((row): readonly PageFields[] => {
    // The title identifies the page, and its spelling may differ, so it is omitted.
    const { title: _title, ...fields } = row;
    const title = titleIn(row, store);
    const named = title && ids.get(pageNameOf(title.ns, title.key));
    const id = typeof row["pageid"] === "number" ? row["pageid"] : named;
    return id === undefined ? [] : [{ id, fields }];
  });
}

function titleIn({ title }: JsonObject, { site }: Store): Title | undefined {
  const parsed = typeof title === "string" ? parseTitle(site, title) : undefined;
  return parsed?.kind === "title" ? parsed : undefined;
}

interface Part<Item> {
  readonly part: readonly Item[];
  readonly continueParams?: Readonly<Record<string, number>>;
}

/**
 * The items in one response: up to the module's limit, starting at the number in `continue`. The
 * catalogue may lack the module and its prefix. Extension prefixes consist of letters in the
 * module's name, such as `ex` for `extracts`.
 */
function nextPart<Item>(items: readonly Item[], call: QueryCall<PageSet>): Part<Item> {
  const { name, params } = call.module;
  const names = Object.keys(params);
  const prefix = names
    .filter((param) => param.endsWith("limit"))
    .map((param) => param.slice(0, -"limit".length))
    .find((letters) => Array.from(letters).every((letter) => name.includes(letter)));
  const [offset, after] = [`${prefix ?? ""}offset`, `${prefix ?? ""}continue`];
  const continueName = names.includes(offset) ? offset : after;
  const limit = Number(argument(call, `${prefix ?? ""}limit`));
  const start = Math.max(0, Math.trunc(Number(argument(call, continueName) ?? 0)) || 0);
  const end = limit >= 1 ? start + Math.trunc(limit) : items.length;
  return {
    part: items.slice(start, end),
    ...(end < items.length && { continueParams: { [continueName]: end } }),
  };
}

/** The parameters that select modules. */
const SELECTING = [
  { root: "main", param: "action", group: "action" },
  { root: "query", param: "prop", group: "prop" },
  { root: "query", param: "list", group: "list" },
  { root: "query", param: "meta", group: "meta" },
  { root: "query", param: "generator", group: "list" },
] as const;

/** Adds the requested modules that have rows but are missing from the catalogue. */
export function withRowModules(api: Api, wire: WireParams, rows: ModuleRows): Api {
  const modules = new Map(api.modules);
  for (const name of Object.keys(rows))
    for (const { root, group, param } of SELECTING) {
      const path = root === "query" ? `query+${name}` : name;
      const selecting = modules.get(root);
      const sent = wire.get(param);
      const isSelected = typeof sent === "string" && splitValues(sent).includes(name);
      if (!isSelected || !selecting || api.modules.has(path)) continue;
      const select = root === "query" ? { action: "query", [param]: name } : { action: name };
      const params = unknownParams(api, wire, param === "generator");
      modules.set(path, { name, path, group, prefix: "", select, generator: true, params });
      modules.set(root, withValue(selecting, param, name));
    }
  return modules.size === api.modules.size ? api : { ...api, modules };
}

/** Request parameters that no module in the catalogue accepts. */
function unknownParams(
  { modules }: Api,
  wire: WireParams,
  asGenerator: boolean,
): AnyModule["params"] {
  const known = new Set(
    [...modules.values()].flatMap(({ prefix, params }) =>
      Object.keys(params).flatMap((name) => [prefix + name, `g${prefix}${name}`]),
    ),
  );
  const names = [...wire.keys()].filter(
    (name) => !known.has(name) && (!asGenerator || name.startsWith("g")),
  );
  return Object.fromEntries(
    names.map((name) => [asGenerator ? name.slice(1) : name, { type: "string" }]),
  );
}

function withValue(module: AnyModule, name: string, value: string): AnyModule {
  const param = module.params[name];
  if (param?.type !== "enum") return module;
  const wider: ParamDescriptor = { ...param, values: [...param.values, value] };
  return { ...module, params: { ...module.params, [name]: wider } };
}
