import { fileusageModule } from "../../../generated/paraminfo/fileusage.js";
import { linkshereModule } from "../../../generated/paraminfo/linkshere.js";
import { redirectsModule } from "../../../generated/paraminfo/redirects.js";
import { transcludedinModule } from "../../../generated/paraminfo/transcludedin.js";
import type { AnyModule } from "../../runtime/model/descriptor.js";
import type { PageRowsSelection, Selection } from "../select/selection.js";
import { PAGE_COLUMNS, contradictory, flags } from "./parts.js";
import { FILE } from "../data/namespaces.js";

/** The modules that add to pages the links to them. */
export const linksToPages: readonly Selection[] = [
  linksTo(linkshereModule, "pagelinks"),
  linksTo(transcludedinModule, "templatelinks"),
  linksTo(fileusageModule, "imagelinks", { namespace: FILE }),
  {
    ...linksTo(redirectsModule, "redirects"),
    refuse: contradictory("fragment"),
    where: [
      { column: "interwiki", is: [null, ""] },
      { param: "namespace", column: "page.ns", strict: true },
      {
        param: "show",
        cases: {
          fragment: [{ column: "fragment", isnt: [null, ""] }],
          "!fragment": [{ column: "fragment", is: [null, ""] }],
        },
      },
    ],
    order: [
      { column: "ns", form: "number", when: [{ pages: "several namespaces" }] },
      { column: "key", when: [{ pages: "several keys" }] },
      { column: "pageid", form: "number" },
    ],
  },
];

function linksTo(
  module: AnyModule,
  from: string,
  options: { readonly namespace?: number } = {},
): PageRowsSelection {
  return {
    module,
    kind: "rows of pages",
    from,
    belongs: "title",
    ...options,
    refuse: contradictory("redirect"),
    where: [
      { param: "namespace", column: "page.ns", strict: true },
      flags({ redirect: "page.redirect" }),
    ],
    order: [
      { column: "ns", form: "number", when: [{ pages: "several namespaces", ...options }] },
      { column: "key", when: [{ pages: "several keys", ...options }] },
      { column: "page.ns", form: "number", when: [{ several: "namespace" }] },
      { column: "pageid", form: "number" },
    ],
    pages: { by: "title", column: "pageid" },
    columns: { ...PAGE_COLUMNS, redirect: "page.redirect" },
  };
}
