import type { Selection } from "../select/selection.js";

/** The stub's response to `prop=contributors`. Observed on MediaWiki 1.39.17. */
export const contributors: Selection = {
  module: "query+contributors",
  params: {
    group: "*",
    excludegroup: "*",
    rights: "*",
    excluderights: "*",
    limit: "*",
    continue: "*",
  },
  kind: "own",
  by: "contributors",
  refuse: [
    {
      when: [{ given: "group" }, { given: "excludegroup" }],
      code: "invalidparammix",
      text: "group cannot be used together with excludegroup.",
    },
    {
      when: [{ given: "group" }, { given: "rights" }],
      code: "invalidparammix",
      text: "group cannot be used together with rights.",
    },
    {
      when: [{ given: "group" }, { given: "excluderights" }],
      code: "invalidparammix",
      text: "group cannot be used together with excluderights.",
    },
    {
      when: [{ given: "excludegroup" }, { given: "rights" }],
      code: "invalidparammix",
      text: "excludegroup cannot be used together with rights.",
    },
    {
      when: [{ given: "excludegroup" }, { given: "excluderights" }],
      code: "invalidparammix",
      text: "excludegroup cannot be used together with excluderights.",
    },
    {
      when: [{ given: "rights" }, { given: "excluderights" }],
      code: "invalidparammix",
      text: "rights cannot be used together with excluderights.",
    },
  ],
};
