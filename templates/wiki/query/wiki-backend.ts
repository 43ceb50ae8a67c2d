import type { MessageForm } from "../../runtime/action-api/api-messages.js";
import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { QueryBackend } from "../../runtime/query-service/query-backend.js";
import type { QueryCall } from "../../runtime/query-service/query-call.js";
import { writeExport } from "../export/exported-pages.js";
import { entryFields } from "../pages/page-entry.js";
import { NO_PAGES } from "../pages/page-set.js";
import { namedSource, pageSet } from "../pages/page-set-builder.js";
import type { PageSource, PageSet } from "../pages/page-set.js";
import { selections } from "../selections/registry.js";
import type { Caller } from "../store/caller.js";
import type { Store } from "../store/store.js";
import {
  emptyOutput,
  fieldsOfRows,
  outputOfRows,
  pagesOfRows,
  rowsOfModule,
} from "./module-rows.js";
import type { ModuleRows } from "./module-rows.js";
import { runSelection } from "./run-module.js";
import { unsupportedArgument } from "./unsupported.js";
import { pageNameOf } from "../data/title.js";

/** The environment for queries: a wiki, its modules' learned results, and the caller. */
export interface WikiSource {
  readonly store: Store;
  /** Responses of modules that the stub does not implement. */
  readonly rows: ModuleRows;
  readonly results: ReadonlyMap<string, ResultDescriptor>;
  readonly caller: Caller;
  readonly form: MessageForm;
}

/** Runs queries on a wiki. */
export function wikiBackend({
  store,
  rows,
  results,
  caller,
  form,
}: WikiSource): QueryBackend<PageSet> {
  const find = (
    source: PageSource,
    query: QueryCall<PageSet>["query"],
    redirects = query["redirects"] === true,
  ): PageSet => {
    const seesDeleted = caller.rights.has("deletedhistory");
    const iwurl = query["iwurl"] === true;
    return pageSet(store, source, { redirects, seesDeleted, iwurl, form });
  };
  return {
    noPages: NO_PAGES,
    // Without data, the module's part is empty, so the rest of the query still returns a response.
    implements: (path) => path.startsWith("query+") || rowsOfModule(rows, path) !== undefined,
    findPages(query) {
      const source = namedSource(query);
      if (Object.keys(source).length === 0) return ok({ pages: NO_PAGES, warnings: [] });
      return query["redirects"] === true && source.revids
        ? ok({ pages: find(source, query, false), warnings: [REDIRECTS_AND_REVIDS] })
        : ok({ pages: find(source, query), warnings: [] });
    },
    run(call) {
      const { path, name } = call.module;
      const given = rowsOfModule(rows, name);
      const selection = selections.get(path);
      const output =
        given === undefined && selection
          ? (unsupportedArgument(selection, call) ??
            runSelection(selection, results.get(path), { ...call, store, caller }))
          : ok(given === undefined ? emptyOutput(call) : outputOfRows(given, call, store));
      if (output.kind === "refused") return output;
      const { generated, ...rest } = output.value;
      return ok({ ...rest, ...(generated && { generated: find(generated, call.query) }) });
    },
    listPages: (set, query) => ({
      pages: set.entries.map((entry) => {
        const fields = entryFields(entry, store);
        const added = "ns" in entry && set.generatorFields.get(pageNameOf(entry.ns, entry.key));
        return { id: entry.id, fields: { ...fields, ...added } };
      }),
      remarks: set.remarks,
      ...(query["export"] === true && {
        export: writeExport(
          store,
          set.existing().map(({ row }) => row),
        ),
      }),
    }),
    pagesForHandler: (set) => set.entries.map((entry) => entryFields(entry, store)),
    pagesFromHandler: (value, { query }) => find(pagesOfRows(value, store), query),
    fieldsFromHandler: (value, { pages }) => fieldsOfRows(value, pages, store),
  };
}

const REDIRECTS_AND_REVIDS = {
  code: "redirectsandrevids",
  text: "Redirects are not followed for pages that revids selects.",
};
