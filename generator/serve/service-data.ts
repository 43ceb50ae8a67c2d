import { propertyOf } from "../../templates/runtime/model/member.js";
import type { Wiki } from "../../templates/wiki/data/wiki.js";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { below } from "../base/document.js";
import type { Document } from "../base/document.js";
import type { ServedSpec } from "./served-spec.js";
import { readWiki } from "../../templates/wiki/seed/create-wiki.js";
import type { ParsedWiki } from "../../templates/wiki/seed/create-wiki.js";
import type { SchemaError } from "../spec/source/validators.js";
import { wiki as fitsSchema } from "../spec/source/wiki-validators.js";
import { errorSentence, errorsOf, pointersAbove } from "../spec/source/validate-shape.js";
import type { DataIssue } from "./openapi-data.js";
import { isObject } from "../../templates/runtime/model/json.js";

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

/**
 * Creates the wiki of a data file, or returns every problem in the data. The data is checked
 * against spec/schemas/wiki.schema.json first, then for consistency.
 *
 * @param value the parsed content of the data file
 */
export function checkWikiData(value: unknown): ParsedWiki {
  if (fitsSchema(value)) return readWiki(value);
  return { kind: "issues", issues: mostSpecific(errorsOf(fitsSchema)).map(issueOf) };
}

/**
 * Removes errors about a union of types if there is a more specific error inside the same value.
 */
function mostSpecific(errors: readonly SchemaError[]): readonly SchemaError[] {
  const above = new Set(errors.flatMap(({ instancePath }) => pointersAbove(instancePath)));
  return errors.filter(
    ({ keyword, instancePath }) =>
      keyword !== "anyOf" && (keyword !== "type" || !above.has(instancePath)),
  );
}

function issueOf(error: SchemaError): DataIssue {
  const { keyword, instancePath: pointer, params } = error;
  return { pointer, reason: errorSentence(error), help: helpOf(keyword, params) };
}

function helpOf(keyword: string, params: Readonly<Record<string, unknown>>): string {
  switch (keyword) {
    case "required":
      return `Add the property ${JSON.stringify(params["missingProperty"])}.`;
    case "additionalProperties":
      return `Remove the property ${JSON.stringify(params["additionalProperty"])}.`;
    case "pattern":
      return "Write a timestamp such as 2024-01-31T09:00:00Z.";
    default:
      return "Change the value; spec/schemas/wiki.schema.json describes valid values.";
  }
}

/** Reports data that does not belong to a service. */
export function unknownDataDiagnostics(
  data: Document,
  specs: readonly ServedSpec[],
): readonly Diagnostic[] {
  const names = new Set(specs.map(({ name }) => name));
  if (!isObject(data.value)) {
    const detail =
      "the data is not an object; write an object that maps each service name to its data";
    return [diagnostic("data-unusable", { detail }, data.locate(""))];
  }
  const members = Object.keys(data.value);
  return members
    .filter((name) => !names.has(name))
    .map((name) => diagnostic("data-without-spec", { name }, data.locate(below("", name))));
}
