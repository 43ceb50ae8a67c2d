import { diagnostic } from "../../base/diagnostic.js";
import type { Staged } from "../../base/diagnostic.js";
import type { Parameter } from "../model/parameter.js";
import { traitsOf } from "../parameters/registry.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";

/**
 * Removes request defaults that the root modules do not accept, and reports them. For example, an
 * old wiki's roots do not accept `errorformat`.
 */
export function withKnownDefaults(
  model: CatalogueModel,
  protocol: Document,
): Staged<CatalogueModel> & { readonly value: CatalogueModel } {
  const { operations, requestDefaults } = model;
  const main = operations.flatMap(({ path, parameters }) => (path === "main" ? parameters : []));
  const format = requestDefaults["format"];
  const isKnownFormat = format !== undefined && acceptsValue(main, "format", format);
  const formatOptions = operations.flatMap(({ role, name, parameters }) =>
    isKnownFormat && role === "format" && name === format ? parameters : [],
  );
  const options = [...main.filter(({ name }) => name !== "action"), ...formatOptions];
  const isKnown = ([name, value]: readonly [string, string]): boolean =>
    acceptsValue(options, name, value);
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

/** Returns true if one of the parameters accepts the value. */
function acceptsValue(parameters: readonly Parameter[], wanted: string, value: string): boolean {
  const type = parameters.find(({ name }) => name === wanted)?.type;
  if (!type) return false;
  return type.kind === "enum"
    ? type.values.includes(value)
    : traitsOf(type).scalars.includes("text");
}
