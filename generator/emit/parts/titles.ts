import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import { objectText } from "../../base/literal.js";
import { named } from "../../base/type-expression.js";
import type { WikiTitles } from "../../spec/model/spec-model.js";
import type { SiteNamespace } from "../../spec/source/types.js";
import type { Emitter } from "../target.js";
import { constant, pureCall } from "./statement.js";

/** The functions for titles on a wiki with known facts. */
export const titles: Emitter = {
  spec: ({ model, names, kind }) => {
    const facts = kind === "catalogue" ? model.site?.titles : undefined;
    if (!facts) return [];
    return [
      {
        kind: "source",
        path: `${names.folder}/title.ts`,
        imports: [types("runtime/client", "Titles"), values("runtime/client", "titles")],
        statements: [
          constant(
            "title",
            named("Titles"),
            pureCall("titles", [objectText({ ...titleFactsOf(facts) })]),
            docComment(["Functions for the wiki's titles, like those of `mw.Title`."]),
          ),
        ],
      },
    ];
  },
};

/** A wiki's facts as generated code. */
export function titleFactsOf({ namespaces, interwikis, localInterwikis, ...others }: WikiTitles) {
  return {
    ...others,
    ...(interwikis.length > 0 && { interwikis }),
    ...(localInterwikis.length > 0 && { localInterwikis }),
    namespaces: namespaces.map(namespaceFacts),
  };
}

/** A namespace's names: first the one used in titles. */
function namespaceFacts({ name, canonical, aliases = [], ...facts }: SiteNamespace) {
  const others = canonical === undefined ? aliases : [canonical, ...aliases];
  const names: readonly [string, ...string[]] = [
    name,
    ...new Set(others.filter((each) => each !== name)),
  ];
  return { ...facts, names };
}
