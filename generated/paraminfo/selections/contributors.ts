// Generated from spec/paraminfo/catalogue.json (query+contributors) by `paramsmith generate`. Do not edit.

import type { Selection } from "@paramsmith/runtime/internal/wiki/select/selection";

/** The stub's response to `prop=contributors`. Observed on MediaWiki 1.39.17. */
export const contributorsSelection: Selection = {
  module: "query+contributors",
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
