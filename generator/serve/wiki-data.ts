import { readWiki } from "../../templates/wiki/seed/create-wiki.js";
import type { ParsedWiki } from "../../templates/wiki/seed/create-wiki.js";
import { replaceHidden } from "../base/hidden-characters.js";
import type { SchemaError } from "../spec/source/validators.js";
import { wiki as fitsSchema } from "../spec/source/wiki-validators.js";
import { errorsOf, pointersAbove } from "../spec/source/validate-shape.js";
import type { DataIssue } from "./openapi-data.js";

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

function issueOf({
  keyword,
  instancePath,
  message = "does not fit",
  params,
}: SchemaError): DataIssue {
  const subject = instancePath === "" ? "The data" : instancePath;
  return {
    pointer: instancePath,
    reason: replaceHidden(`${subject} ${message}${detail(keyword, params)}.`, " "),
    help: helpOf(keyword, params),
  };
}

/** The part of an issue that ajv's message leaves to its parameters. */
function detail(keyword: string, params: Readonly<Record<string, unknown>>): string {
  switch (keyword) {
    case "enum":
      return `: ${JSON.stringify(params["allowedValues"])}`;
    case "const":
      return `: ${JSON.stringify(params["allowedValue"])}`;
    case "additionalProperties":
      return `: ${JSON.stringify(params["additionalProperty"])}`;
    default:
      return "";
  }
}

function helpOf(keyword: string, params: Readonly<Record<string, unknown>>): string {
  switch (keyword) {
    case "required":
      return `Give it the property ${JSON.stringify(params["missingProperty"])}.`;
    case "additionalProperties":
      return `Remove the property ${JSON.stringify(params["additionalProperty"])}.`;
    case "pattern":
      return "Write it as in 2024-01-31T09:00:00Z.";
    default:
      return "Change the value; spec/schemas/wiki.schema.json describes valid values.";
  }
}
