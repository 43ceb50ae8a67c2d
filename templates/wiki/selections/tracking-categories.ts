// `list=trackingcategories`, which newer wikis than the shipped catalogue support. Observed on
// MediaWiki 1.45.

import { allcategoriesModule } from "../../../generated/paraminfo/allcategories.js";
import type { AnyModule } from "../../runtime/model/descriptor.js";
import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import { argumentList } from "../call/module-call.js";
import type { ColumnContext } from "../columns/column.js";
import { trackingCategories } from "../data/site.js";
import type { RowsSelection } from "../select/selection.js";
import { textOrEmpty } from "../values/row.js";
import { inRange } from "./parts.js";

export const trackingcategoriesModule: AnyModule = {
  ...allcategoriesModule,
  path: "query+trackingcategories",
  params: {
    ...allcategoriesModule.params,
    trackingcatname: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
  },
};

export const trackingcategoriesResult: ResultDescriptor = {
  module: trackingcategoriesModule.path,
  rows: { at: ["query", "trackingcategories"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          trackingcategories: {
            is: {
              list: {
                record: {
                  category: { is: "string", formatversion1: { name: "*" } },
                  size: { is: "integer", when: { prop: ["size"] } },
                  pages: { is: "integer", when: { prop: ["size"] } },
                  files: { is: "integer", when: { prop: ["size"] } },
                  subcats: { is: "integer", when: { prop: ["size"] } },
                  hidden: {
                    is: "boolean",
                    when: { prop: ["hidden"] },
                    formatversion1: { as: "flag" },
                  },
                  catid: { is: "string" },
                },
              },
            },
          },
        },
      },
    },
  },
};

/** The identifiers of the requested or all tracking categories, by title key. */
function idsOf(call: ColumnContext): ReadonlyMap<unknown, string> {
  const names = argumentList(call, "trackingcatname");
  const titles = Object.entries(trackingCategories(call.store.site));
  return new Map(
    titles
      .filter(([id]) => names.length === 0 || names.includes(id))
      .map(([id, title]) => [textOrEmpty(title).replaceAll(" ", "_"), id]),
  );
}

export const trackingcategories: RowsSelection = {
  from: "categories",
  silent: (call) => idsOf(call).size === 0,
  where: [
    ({ call }) => {
      const ids = idsOf(call);
      return ({ key }) => ids.has(key);
    },
    ...inRange("size", "min", "max"),
  ],
  order: ["key"],
  pages: { by: "title" },
  columns: { catid: ({ key }, call) => idsOf(call).get(key) },
};
