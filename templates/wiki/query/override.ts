// Running queries on a wiki.

import type { Json, JsonObject } from "../../runtime/model/json.js";
import { objectsIn } from "../../runtime/query-service/handlers-backend.js";
import type { PageFields } from "../../runtime/query-service/page-fields.js";
import { pageNameOf } from "../data/page-name.js";
import { parseTitle } from "../data/title.js";
import type { PageSet, PageSource } from "../pages/page-set.js";
import type { Store } from "../store/store.js";
import type { TableRow } from "../values/row.js";

/** The pages of a generator's rows: existing ones by their numbers, others by their titles. */
export function pagesFromHandler(value: Json, store: Store): PageSource {
  const rows = objectsIn(value);
  const known = rows.flatMap(({ pageid }): readonly TableRow[] => {
    const page = store.pageById(pageid);
    return page ? [page] : [];
  });
  const named = rows
    .filter(({ pageid }) => store.pageById(pageid) === undefined)
    .flatMap(({ title }) => {
      const parsed = typeof title === "string" ? parseTitle(store.site, title) : undefined;
      return parsed?.kind === "title" ? [parsed] : [];
    });
  return { rows: known, named };
}

/** The fields of pages by their numbers in the response; pages that the request is not about are ignored. */
export function fieldsFromHandler(
  value: Json,
  { entries }: PageSet,
  store: Store,
): readonly PageFields[] {
  const byName = new Map(
    entries.flatMap((entry) =>
      "ns" in entry ? [[pageNameOf(entry.ns, entry.key), entry.id] as const] : [],
    ),
  );
  return objectsIn(value).flatMap((fields): readonly PageFields[] => {
    const id = numberOf(fields, byName, store);
    // A title only identifies the page: it may be written in another way.
    const { title: _title, ...others } = fields;
    return id === undefined ? [] : [{ id, fields: others }];
  });
}

function numberOf(
  { pageid, title }: JsonObject,
  byName: ReadonlyMap<string, number>,
  store: Store,
): number | undefined {
  if (typeof pageid === "number") return pageid;
  const parsed = typeof title === "string" ? parseTitle(store.site, title) : undefined;
  return parsed?.kind === "title" ? byName.get(pageNameOf(parsed.ns, parsed.key)) : undefined;
}
