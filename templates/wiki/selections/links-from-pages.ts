import { categoriesModule } from "../../../generated/paraminfo/categories.js";
import { imagesModule } from "../../../generated/paraminfo/images.js";
import { linksModule } from "../../../generated/paraminfo/links.js";
import { templatesModule } from "../../../generated/paraminfo/templates.js";
import type { AnyModule } from "../../runtime/model/descriptor.js";
import type { PageRowsSelection, Selection } from "../select/selection.js";
import { contradictory, flags } from "./parts.js";
import { CATEGORY, FILE } from "../data/namespaces.js";

/** What the modules below have in common: the links in pages. */
const ofPages = { kind: "rows of pages", belongs: "pageid", pages: { by: "title" } } as const;

/** The modules that add to pages the titles that they link to. */
export const linksFromPages: readonly Selection[] = [
  titlesIn(linksModule, "pagelinks", "titles"),
  titlesIn(templatesModule, "templatelinks", "templates"),
  {
    ...ofPages,
    module: imagesModule,
    from: "imagelinks",
    where: [{ param: "images", column: "title", test: "title", namespace: FILE, warn: "notfile" }],
    order: ["pageid", "key"],
  },
  {
    ...ofPages,
    module: categoriesModule,
    from: "categorylinks",
    refuse: contradictory("hidden"),
    where: [
      {
        param: "categories",
        column: "title",
        test: "title",
        namespace: CATEGORY,
        warn: "invalidcategory",
      },
      flags({ hidden: "category.hidden" }),
    ],
    order: ["pageid", "key"],
    columns: { hidden: "category.hidden" },
  },
];

/** A module with the titles that pages use in one way. The parameter `titles` selects some. */
function titlesIn(
  module: AnyModule,
  from: "pagelinks" | "templatelinks",
  titles: string,
): PageRowsSelection {
  return {
    ...ofPages,
    module,
    from,
    where: [
      { param: "namespace", column: "ns" },
      { param: titles, column: "title", test: "title", warn: "invalidtitle" },
    ],
    order: ["pageid", "ns", "key"],
  };
}
