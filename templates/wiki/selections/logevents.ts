import { logeventsModule } from "../../../generated/paraminfo/logevents.js";
import type { Selection } from "../select/selection.js";
import { inPeriod } from "./parts.js";

/** The rows of `list=logevents` in the stub's responses. */
export const logevents: Selection = {
  module: {
    ...logeventsModule,
    // Wikis newer than the shipped catalogue have this parameter.
    params: { ...logeventsModule.params, ids: { type: "integer" } },
  },
  anyValue: ["type", "action"],
  kind: "rows",
  from: "logevents",
  refuse: [
    {
      when: [{ given: ["prefix", "namespace"] }, { given: "title" }],
      code: "invalidparammix",
      text: "title, prefix and namespace cannot be used together.",
    },
    {
      when: [{ given: "prefix" }, { given: "namespace" }],
      code: "invalidparammix",
      text: "title, prefix and namespace cannot be used together.",
    },
    ...["title", "prefix"].map((param) => ({
      when: [{ untitled: param }],
      code: "invalidtitle",
      text: `${param} is not a valid title.`,
    })),
  ],
  where: [
    { param: "ids", column: "logid" },
    {
      when: [{ not: { right: "suppressionlog" } }],
      demand: [{ column: "type", isnt: "suppress" }],
    },
    { param: "action", column: "typeaction" },
    { when: [{ absent: "action" }], demand: [{ param: "type", column: "type" }] },
    ...inPeriod,
    { param: "user", column: "user" },
    { param: "title", column: "title", test: "title" },
    { param: "namespace", column: "ns" },
    { param: "prefix", column: "title", test: "title starts" },
    { param: "tag", column: "tags", test: "has" },
    { when: [{ given: ["title", "prefix", "namespace"] }], demand: [{ visible: "title" }] },
    { when: [{ given: "user" }], demand: [{ visible: "user" }] },
  ],
  order: [
    { column: "timestamp", form: "number" },
    { column: "logid", form: "number" },
  ],
  veils: { actionhidden: ["title", "ns", "params", "pageid", "logpage"] },
  variants: [{ when: [{ not: { param: "prop", is: ["ids"] } }], without: ["revid"] }],
};
