import { tagsModule } from "../../../generated/paraminfo/tags.js";
import type { Selection } from "../select/selection.js";
import { allLinks } from "./all-links.js";
import { categoryModules } from "./categories.js";
import { changeModules } from "./changes.js";
import { customModules } from "./custom.js";
import { deletedrevs } from "./deletedrevs.js";
import { externalLinks } from "./external-links.js";
import { fileModules } from "./files.js";
import { linksFromPages } from "./links-from-pages.js";
import { linksToPages } from "./links-to-pages.js";
import { logevents } from "./logevents.js";
import { pageModules } from "./pages.js";
import { revisionModules } from "./revisions.js";
import { usercontribs } from "./usercontribs.js";
import { userModules } from "./users.js";

const tags: Selection = { module: tagsModule, kind: "rows", from: "tags", order: ["name"] };

/** The selections of the query modules that the wiki knows, by module path. */
export const selections: ReadonlyMap<string, Selection> = new Map(
  [
    ...allLinks,
    ...categoryModules,
    ...changeModules,
    ...customModules,
    deletedrevs,
    ...externalLinks,
    ...fileModules,
    ...linksFromPages,
    ...linksToPages,
    logevents,
    ...pageModules,
    ...revisionModules,
    tags,
    usercontribs,
    ...userModules,
  ].map((each) => [each.module.path, each]),
);
