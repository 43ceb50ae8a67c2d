import { fieldOf } from "../../templates/runtime/api-error.js";
import type { Wiki } from "../../templates/runtime/stub/wiki.js";
import { checkWikiData } from "../check/wiki-data.js";
import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import { below } from "../read/document.js";
import type { Document } from "../read/document.js";
import type { ServedSpec } from "./served-spec.js";

/** The wikis in the data of services, by the name of their service, or all that is wrong with them. */
export function wikisIn(
  data: Document,
  specs: readonly ServedSpec[],
): Staged<ReadonlyMap<string, Wiki>> {
  const wikis = new Map<string, Wiki>();
  const diagnostics: Diagnostic[] = [];
  for (const { kind, name } of specs) {
    const own = fieldOf(data.value, name);
    if (kind !== "catalogue" || own === undefined) continue;
    const reading = checkWikiData(own);
    if (reading.kind === "wiki") wikis.set(name, reading.wiki);
    else
      for (const { pointer, reason, remedy } of reading.issues)
        diagnostics.push(
          diagnostic(
            "data-unusable",
            { detail: `${reason} ${remedy}` },
            data.locate(`${below("", name)}${pointer}`),
          ),
        );
  }
  return { value: diagnostics.length > 0 ? undefined : wikis, diagnostics };
}
