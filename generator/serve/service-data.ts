import { propertyOf } from "../../templates/runtime/model/member.js";
import type { Wiki } from "../../templates/wiki/data/wiki.js";
import { checkWikiData } from "./wiki-data.js";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { below } from "../base/document.js";
import type { Document } from "../base/document.js";
import type { ServedSpec } from "./served-spec.js";

/** Creates the wikis of the services' data, by service name, or reports every problem. */
export function readWikis(
  data: Document,
  specs: readonly ServedSpec[],
): Staged<ReadonlyMap<string, Wiki>> {
  const wikis = new Map<string, Wiki>();
  const diagnostics: Diagnostic[] = [];
  for (const { kind, name } of specs) {
    const own = propertyOf(data.value, name);
    if (kind !== "catalogue" || own === undefined) continue;
    const parsed = checkWikiData(own);
    if (parsed.kind === "wiki") wikis.set(name, parsed.wiki);
    else diagnostics.push(...parsed.issues.map((issue) => unusableData(data, name, issue)));
  }
  return { value: diagnostics.length > 0 ? undefined : wikis, diagnostics };
}

/**
 * Reports problems in the data of OpenAPI documents.
 *
 * @param exact the data with 64-bit integers that keep all digits
 */
export async function openApiDataDiagnostics(
  data: Document,
  exact: unknown,
  specs: readonly ServedSpec[],
): Promise<readonly Diagnostic[]> {
  const found = specs.map(async (spec) => {
    const own = propertyOf(data.value, spec.name);
    if (spec.kind !== "openapi" || own === undefined) return [];
    // Loading ajv takes long, and most data has no OpenAPI documents.
    const { checkOpenApiData } = await import("./openapi-data.js");
    const issues = await checkOpenApiData(spec.model, own, propertyOf(exact, spec.name));
    return issues.map((issue) => unusableData(data, spec.name, issue));
  });
  return (await Promise.all(found)).flat();
}

interface DataProblem {
  readonly pointer: string;
  readonly reason: string;
  readonly help: string;
}

function unusableData(
  data: Document,
  name: string,
  { pointer, reason, help }: DataProblem,
): Diagnostic {
  const detail = `${reason} ${help}`;
  return diagnostic("data-unusable", { detail }, data.locate(`${below("", name)}${pointer}`));
}
