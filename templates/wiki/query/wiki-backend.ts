import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ModuleOutput } from "../../runtime/query-service/module-output.js";
import type { NamedPages, QueryBackend } from "../../runtime/query-service/query-backend.js";
import type { QueryCall } from "../../runtime/query-service/query-call.js";
import type { ModuleResponse } from "../call/module-response.js";
import { writeExport } from "../export/exported-pages.js";
import { entryFields } from "../pages/page-entry.js";
import { NO_PAGES } from "../pages/page-set.js";
import { pageSet } from "../pages/page-set-builder.js";
import type { PageOptions, PageSource, PageSet } from "../pages/page-set.js";
import { selections } from "../selections/registry.js";
import type { Caller } from "../store/caller.js";
import type { Store } from "../store/store.js";
import { fieldsFromHandler, pagesFromHandler } from "./override.js";
import { emptyOutput, outputOfRows, rowsOfModule } from "./module-rows.js";
import type { ModuleRows } from "./module-rows.js";
import { runSelection } from "./run-module.js";
import { unsupportedArgument } from "./unsupported.js";

/** The environment of queries: a wiki, the learned results of its modules, and the user who sends the request. */
export interface WikiSource {
  readonly store: Store;
  /** The responses of modules that the stub does not implement. */
  readonly rows: ModuleRows;
  readonly results: ReadonlyMap<string, ResultDescriptor>;
  readonly caller: Caller;
}

/** Runs queries on a wiki. */
export function wikiBackend(wiki: WikiSource): QueryBackend<PageSet> {
  const { store, caller } = wiki;
  return {
    noPages: NO_PAGES,
    // Without data, the part of a query module is empty, so that the rest of the query has a response.
    implements: (path) => path.startsWith("query+") || rowsOfModule(wiki.rows, path) !== undefined,
    findPages: (query) => findPages(wiki, query),
    run: (call) => runModule(wiki, call),
    listPages: (set, query) => ({
      pages: set.entries.map((entry) => ({
        id: entry.id,
        fields: { ...entryFields(entry, store), ...set.generatorFields.get(entry.id) },
      })),
      remarks: set.remarks,
      ...(query["export"] === true && {
        export: writeExport(
          store,
          set.existing().map(({ row }) => row),
        ),
      }),
    }),
    pagesForHandler: (set) => set.entries.map((entry) => entryFields(entry, store)),
    pagesFromHandler: (value, { query }) =>
      pageSet(store, pagesFromHandler(value, store), pageOptions(query, caller)),
    fieldsFromHandler: (value, { pages }) => fieldsFromHandler(value, pages, store),
  };
}

type Arguments = QueryCall<PageSet>["query"];

function pageOptions(query: Arguments, caller: Caller): PageOptions {
  return {
    redirects: query["redirects"] === true,
    caller: caller.name,
    seesDeleted: caller.rights.has("deletedhistory"),
    iwurl: query["iwurl"] === true,
  };
}

function findPages({ store, caller }: WikiSource, query: Arguments): Outcome<NamedPages<PageSet>> {
  const { titles, pageids, revids } = query;
  const source: PageSource = {
    ...(Array.isArray(titles) && { titles: titles.map(String) }),
    ...(Array.isArray(pageids) && { pageids: pageids.map(Number) }),
    ...(Array.isArray(revids) && { revids: revids.map(Number) }),
  };
  if (Object.keys(source).length === 0) return ok({ pages: NO_PAGES, warnings: [] });
  const options = pageOptions(query, caller);
  const isFixed = options.redirects && revids !== undefined;
  return ok({
    pages: pageSet(store, source, isFixed ? { ...options, redirects: false } : options),
    warnings: isFixed ? [REDIRECTS_AND_REVIDS] : [],
  });
}

const REDIRECTS_AND_REVIDS = {
  code: "redirectsandrevids",
  text: "Revisions are of the pages that they are of: redirects are not followed from there.",
};

function runModule(
  { store, rows, results, caller }: WikiSource,
  call: QueryCall<PageSet>,
): Outcome<ModuleOutput<PageSet>> {
  const { path, name } = call.module;
  const lookUp = (source: PageSource): PageSet =>
    pageSet(store, source, pageOptions(call.query, caller));
  const own = rowsOfModule(rows, name);
  if (own !== undefined) return ok(outputOfRows(own, call, store, lookUp));
  const selection = selections.get(path);
  if (!selection) return ok(emptyOutput(call));
  const reason = unsupportedArgument(selection, call);
  if (reason) return reason;
  const response = runSelection(selection, results.get(path), { ...call, store, caller });
  return response.kind === "refused" ? response : ok(outputOf(response.value, lookUp));
}

function outputOf(
  { pages, generated, continueParams, maxLimit, ...rest }: ModuleResponse,
  lookUp: (source: PageSource) => PageSet,
): ModuleOutput<PageSet> {
  return {
    ...rest,
    ...(pages && { pages: [...pages].map(([id, fields]) => ({ id, fields })) }),
    ...(generated && { generated: lookUp(generated) }),
    ...(continueParams && { continueParams }),
    ...(maxLimit !== undefined && { maxLimit }),
  };
}
