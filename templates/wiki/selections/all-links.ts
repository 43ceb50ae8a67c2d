import { allfileusagesModule } from "../../../generated/paraminfo/allfileusages.js";
import { alllinksModule } from "../../../generated/paraminfo/alllinks.js";
import { allredirectsModule } from "../../../generated/paraminfo/allredirects.js";
import { alltransclusionsModule } from "../../../generated/paraminfo/alltransclusions.js";
import type { AnyModule } from "../../runtime/model/descriptor.js";
import type { RowsSelection, Selection } from "../select/selection.js";
import { FILE } from "../data/namespaces.js";

/** The modules that list the targets of links. */
export const allLinks: readonly Selection[] = [
  byTarget(targets(alllinksModule, "pagelinks")),
  byTarget(targets(alltransclusionsModule, "templatelinks")),
  targets(allredirectsModule, "redirects"),
  targets(allfileusagesModule, "imagelinks", { namespace: FILE }),
];

function targets(
  module: AnyModule,
  from: string,
  options: { readonly namespace?: number } = {},
): RowsSelection {
  return {
    module,
    kind: "rows",
    from,
    refuse: [
      {
        when: [{ given: "unique" }, { param: "prop", is: ["ids", "fragment", "interwiki"] }],
        code: "invalidparammix",
        text: "unique cannot be used together with ids, fragment or interwiki in prop.",
      },
    ],
    where: [
      { param: "namespace", column: "ns" },
      {
        when: [{ absent: "continue" }],
        demand: [{ param: "from", column: "key", test: "min", ...options }],
      },
      { param: "to", column: "key", test: "max", ...options },
      { param: "prefix", column: "key", test: "starts", ...options },
    ],
    order: ["key", "pageid"],
    columns: { fromid: "pageid" },
    pages: { by: "pageid" },
    variants: [
      { when: [{ given: "unique" }], distinct: ["key"], order: ["key"], pages: { by: "title" } },
    ],
  };
}

/** The server orders some links by the number of the target. */
function byTarget(selection: RowsSelection): RowsSelection {
  return {
    ...selection,
    order: [{ column: "target", always: "up" }, "pageid"],
    continue: {
      columns: [
        { column: "target", form: "number" },
        { column: "pageid", form: "number" },
      ],
    },
    variants: [
      ...(selection.variants ?? []),
      {
        when: [{ given: "unique" }],
        order: [{ column: "target", always: "up" }],
        continue: { columns: ["key"] },
      },
    ],
  };
}
