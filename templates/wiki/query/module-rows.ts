// Modules that the test wiki does not implement, such as those of extensions: their rows are part of its data.

import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";
import { isJsonArray } from "../../runtime/model/json.js";
import type { Json } from "../../runtime/model/json.js";
import type { Api } from "../../runtime/parse/parsed-request.js";
import type { Handler, Handlers } from "../../runtime/query-service/handler.js";
import type { ModuleOutput } from "../../runtime/query-service/module-output.js";
import type { QueryCall } from "../../runtime/query-service/query-call.js";
import type { WireParams } from "../../runtime/wire/wire-params.js";
import { splitValues } from "../../runtime/wire/wire-text.js";
import { argument } from "../call/module-call.js";
import type { PageSet, PageSource } from "../pages/page-set.js";
import type { Store } from "../store/store.js";
import { fieldsFromHandler, pagesFromHandler } from "./override.js";

/** The responses of modules, by name: rows, an object, or a function that returns them for each request. */
export type ModuleRows = Readonly<Record<string, Json | Handler<unknown>>>;

/** The functions among the rows, as handlers. A name may be that of a query module or of an action. */
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

/** The data of a module; undefined if there are none. */
export function rowsOfModule(rows: ModuleRows, name: string): Json | undefined {
  const value = Object.hasOwn(rows, name) ? rows[name] : undefined;
  return value === undefined || isHandler(value) ? undefined : value;
}

/**
 * The output of a module from its data: for pages, the rows whose `pageid` or `title` is one of them. A
 * list is continued by the number of its rows that were sent.
 */
export function outputOfRows(
  value: Json,
  call: QueryCall<PageSet>,
  store: Store,
  lookUp: (source: PageSource) => PageSet,
): ModuleOutput<PageSet> {
  const { name, group } = call.module;
  if (call.asGenerator) {
    const { part, ...continuation } = nextPart(isJsonArray(value) ? value : [], call);
    return { generated: lookUp(pagesFromHandler(part, store)), ...continuation };
  }
  if (group === "prop") {
    const { part, ...continuation } = nextPart(fieldsFromHandler(value, call.pages, store), call);
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
}: QueryCall<PageSet>): ModuleOutput<PageSet> {
  const text = `The stub does not implement ${path}, and its data have no rows for it.`;
  const warnings = [{ code: "notimplemented", text }];
  if (asGenerator || group === "prop") return { warnings };
  return { query: { [name]: group === "list" ? [] : {} }, warnings };
}

interface Part<Item> {
  readonly part: readonly Item[];
  readonly continueParams?: Readonly<Record<string, number>>;
}

/** The items that a response has: as many as the module's limit, from the number that `continue` has. */
function nextPart<Item>(items: readonly Item[], call: QueryCall<PageSet>): Part<Item> {
  const { name, params } = call.module;
  const names = Object.keys(params);
  const limitName = names.find((each) => isLimitOf(each, name)) ?? "limit";
  const prefix = limitName.slice(0, -"limit".length);
  const continueName = names.includes(`${prefix}offset`) ? `${prefix}offset` : `${prefix}continue`;
  const limit = Number(argument(call, limitName));
  const start = Math.max(0, Math.trunc(Number(argument(call, continueName) ?? 0)) || 0);
  const end = limit >= 1 ? start + Math.trunc(limit) : items.length;
  return {
    part: items.slice(start, end),
    ...(end < items.length && { continueParams: { [continueName]: end } }),
  };
}

/**
 * Whether a parameter is the limit of a module. The catalogue may lack the module, and its prefix: those of
 * extensions are letters of the module's name, such as `ex` of `extracts`.
 */
function isLimitOf(param: string, module: string): boolean {
  if (!param.endsWith("limit")) return false;
  let at = 0;
  for (const letter of param.slice(0, -"limit".length)) {
    at = module.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** An API with the modules that have rows and that its catalogue lacks, as far as a request selects them. */
export function withRowModules(api: Api, wire: WireParams, rows: ModuleRows): Api {
  const added = Object.keys(rows).flatMap((name) =>
    SELECTING.flatMap(({ root, group, param }) => {
      const path = root === "query" ? `query+${name}` : name;
      const isSelected = valuesOf(wire, param).includes(name) && !api.modules.has(path);
      return isSelected ? [{ root, param, module: rowModule(name, path, group, param) }] : [];
    }),
  );
  if (added.length === 0) return api;
  const modules = new Map(api.modules);
  for (const { root, param, module } of added) {
    const params = unknownParams(api, wire, param === "generator");
    modules.set(module.path, { ...module, params });
    const selecting = modules.get(root);
    if (selecting) modules.set(root, withValue(selecting, param, module.name));
  }
  return { ...api, modules };
}

/** The parameters that select modules. */
const SELECTING = [
  { root: "main", param: "action", group: "action" },
  { root: "query", param: "prop", group: "prop" },
  { root: "query", param: "list", group: "list" },
  { root: "query", param: "meta", group: "meta" },
  { root: "query", param: "generator", group: "list" },
] as const;

function valuesOf(wire: WireParams, param: string): readonly string[] {
  const sent = wire.get(param);
  return typeof sent === "string" ? splitValues(sent) : [];
}

function rowModule(name: string, path: string, group: string, param: string): AnyModule {
  const select = path === name ? { action: name } : { action: "query", [param]: name };
  return { name, path, group, prefix: "", select, generator: true, params: {} };
}

/** The parameters of a request that no module of the catalogue has. */
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
