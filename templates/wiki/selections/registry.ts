import { paraminfoApi } from "../../../generated/paraminfo/handlers.js";
import type { AnyModule } from "../../runtime/model/descriptor.js";
import type { KnownParams } from "../query/unsupported.js";
import type { Selection, Selections } from "../select/selection.js";
import { changeModules } from "./changes.js";
import { customModules } from "./custom.js";
import { fileModules } from "./files.js";
import { externalLinks, pageLinks } from "./links.js";
import { pageModules } from "./pages.js";
import { revisionModules } from "./revisions.js";
import { trackingcategories, trackingcategoriesModule } from "./tracking-categories.js";
import { userModules } from "./users.js";

const byName: Selections = {
  ...changeModules,
  ...customModules,
  ...externalLinks,
  ...fileModules,
  ...pageLinks,
  ...pageModules,
  ...revisionModules,
  trackingcategories,
  ...userModules,
  tags: { from: "tags", order: ["name"] },
};

/**
 * Selections for the query modules that the wiki supports, by module path, with the shipped
 * descriptors.
 */
export const selections: ReadonlyMap<string, Selection & KnownParams> = new Map(
  Object.entries<AnyModule>({
    ...paraminfoApi,
    trackingcategories: trackingcategoriesModule,
  }).flatMap(([name, module]) => {
    const selection = Object.hasOwn(byName, name) ? byName[name] : undefined;
    return selection ? [[module.path, { ...selection, module }] as const] : [];
  }),
);
