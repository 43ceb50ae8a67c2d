import { resolve } from "node:path";
import { hasErrors } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { readSource } from "../project/source.js";
import { parseDocument } from "../base/document.js";
import type { ServiceData } from "../serve/served-spec.js";
import { exactData } from "../serve/exact-data.js";
import type { ServedSpec } from "../serve/served-spec.js";
import { unknownDataDiagnostics } from "../serve/service-data.js";
import { openApiDataDiagnostics, readWikis } from "../serve/service-data.js";

/** Reads the data in a file, and reports every problem. */
export async function readServiceData(
  path: string,
  specs: readonly ServedSpec[],
  cwd: string,
): Promise<Staged<ServiceData>> {
  const source = readSource(resolve(cwd, path), path);
  if (!source.value) return { value: undefined, diagnostics: source.diagnostics };
  const { file, bytes } = source.value;
  const { value: document, diagnostics: syntax } = parseDocument(file, bytes);
  if (!document || hasErrors(syntax)) return { value: undefined, diagnostics: syntax };
  const { value: wikis, diagnostics: wikiProblems } = readWikis(document, specs);
  const data = exactData(document, bytes, specs);
  const diagnostics = [
    ...wikiProblems,
    ...(await openApiDataDiagnostics(document, data.value, specs)),
    ...unknownDataDiagnostics(document, specs),
  ];
  return wikis && diagnostics.length === 0
    ? { value: { data, wikis }, diagnostics }
    : { value: undefined, diagnostics };
}
