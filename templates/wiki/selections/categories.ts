import { allcategoriesModule } from "../../../generated/paraminfo/allcategories.js";
import { categoryinfoModule } from "../../../generated/paraminfo/categoryinfo.js";
import { categorymembersModule } from "../../../generated/paraminfo/categorymembers.js";
import type { RowCondition } from "../select/condition-types.js";
import type { Selection } from "../select/selection.js";
import { PAGE_COLUMNS, inPeriod, inTitles } from "./parts.js";
import { CATEGORY } from "../data/namespaces.js";

/** The modules about categories and their members. */
export const categoryModules: readonly Selection[] = [
  {
    module: allcategoriesModule,
    kind: "rows",
    from: "categories",
    where: [
      ...inTitles(CATEGORY),
      { param: "min", column: "size", test: "min" },
      { param: "max", column: "size", test: "max" },
    ],
    order: ["key"],
    pages: { by: "title" },
  },
  { module: categoryinfoModule, kind: "pages", from: "categories" },
  {
    module: categorymembersModule,
    kind: "rows",
    from: "categorylinks",
    where: [
      { page: { namespace: CATEGORY, code: "invalidcategory" } },
      { param: "namespace", column: "page.ns" },
    ],
    columns: PAGE_COLUMNS,
    pages: { by: "row" },
    variants: [
      {
        when: [{ param: "sort", is: ["timestamp"] }],
        where: inPeriod,
        order: ["timestamp", { column: "pageid", form: "number" }],
      },
      {
        when: [{ param: "sort", is: ["sortkey"] }],
        where: [
          { param: "type", column: "type", strict: true },
          {
            when: [{ absent: "continue" }],
            demand: [...sortkeyBound("start", "from"), ...sortkeyBound("end", "to")],
          },
        ],
        order: [
          { column: "type", by: "type", always: "up" },
          { column: "sortkey", form: "hexadecimal" },
          "pageid",
        ],
      },
    ],
  },
];

/** A bound of the sort key: the first of three parameters that the request has. */
function sortkeyBound(side: "start" | "end", test: "from" | "to"): readonly RowCondition[] {
  const [prefix, hexadecimal] = [`${side}sortkeyprefix`, `${side}hexsortkey`];
  return [
    { param: prefix, column: "sortkey", test, as: "bytes in upper case" },
    {
      when: [{ absent: prefix }],
      demand: [{ param: hexadecimal, column: "sortkey", test, as: "hexadecimal" }],
    },
    {
      when: [{ absent: prefix }, { absent: hexadecimal }],
      demand: [{ param: `${side}sortkey`, column: "sortkey", test, as: "bytes" }],
    },
  ];
}
