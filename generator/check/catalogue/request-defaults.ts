import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Staged } from "../../diagnostics/diagnostic.js";
import type { Parameter } from "../../model/parameter.js";
import type { CatalogueModel } from "../../model/spec-model.js";
import { below } from "../../read/document.js";
import type { Document } from "../../read/document.js";

/**
 * Leaves out request defaults that the roots do not take, such as `errorformat` where the catalogue
 * brings the roots of an old wiki, and reports them.
 */
export function withKnownDefaults(
  model: CatalogueModel,
  protocol: Document,
): Staged<CatalogueModel> & { readonly value: CatalogueModel } {
  const { operations, requestDefaults } = model;
  const main = operations.flatMap(({ path, parameters }) => (path === "main" ? parameters : []));
  const format = requestDefaults["format"];
  const isKnownFormat = format !== undefined && takes(main, "format", format);
  const formatOptions = operations.flatMap(({ role, name, parameters }) =>
    isKnownFormat && role === "format" && name === format ? parameters : [],
  );
  const options = [...main.filter(({ name }) => name !== "action"), ...formatOptions];
  const isKnown = ([name, value]: readonly [string, string]): boolean =>
    takes(options, name, value);
  const all = Object.entries(requestDefaults);
  return {
    value: { ...model, requestDefaults: Object.fromEntries(all.filter(isKnown)) },
    diagnostics: all
      .filter((entry) => !isKnown(entry))
      .map(([name, value]) =>
        diagnostic(
          "request-default-unknown",
          { name, value },
          protocol.locate(below("/requestDefaults", name)),
        ),
      ),
  };
}

/** Whether one of the parameters takes the text as it is. */
function takes(parameters: readonly Parameter[], wanted: string, value: string): boolean {
  const type = parameters.find(({ name }) => name === wanted)?.type;
  switch (type?.kind) {
    case "enum":
      return type.values.includes(value);
    case undefined:
    case "boolean":
    case "integer":
    case "float":
    case "limit":
    case "namespace":
      return false;
    default:
      return true;
  }
}
