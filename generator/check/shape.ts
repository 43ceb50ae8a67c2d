import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import type { Document } from "../read/document.js";
import { errorsOf } from "../spec/errors.js";
import type { SchemaError, SchemaValidator } from "../spec/validators.js";

/** The document with the type of its schema, or what the schema says against it. */
export function shaped<Shape>(
  document: Document,
  validate: SchemaValidator<Shape>,
): Staged<Document<Shape>> {
  const { value } = document;
  if (validate(value)) return { value: { ...document, value }, diagnostics: [] };
  return { value: undefined, diagnostics: shapeDiagnostics(document, errorsOf(validate)) };
}

/** For each place, only what is wrong deepest within it. */
function shapeDiagnostics(
  document: Document,
  errors: readonly SchemaError[],
): readonly Diagnostic[] {
  const deepest = errors.filter(
    (error) =>
      isTelling(error) &&
      !errors.some(
        (other) => other.instancePath.startsWith(`${error.instancePath}/`) && isTelling(other),
      ),
  );
  const byPlace = new Map<string, SchemaError[]>();
  for (const error of deepest.length > 0 ? deepest : errors) {
    byPlace.set(error.instancePath, [...(byPlace.get(error.instancePath) ?? []), error]);
  }
  return [...byPlace].map(([pointer, found]) => {
    const texts = [...new Set(closest(found).map(errorText))];
    return diagnostic(
      "schema-violation",
      { detail: `${pointer === "" ? "The document" : pointer} ${texts.join(", or ")}.` },
      document.locate(pointer),
    );
  });
}

/** Of alternatives that a schema lists, only those with the fewest faults were meant. */
function closest(errors: readonly SchemaError[]): readonly SchemaError[] {
  const faults = new Map<string, number>();
  for (const error of errors) {
    const name = alternativeOf(error);
    if (name !== undefined) faults.set(name, (faults.get(name) ?? 0) + 1);
  }
  const fewest = Math.min(...faults.values());
  return errors.filter((error) => {
    const name = alternativeOf(error);
    return name === undefined || faults.get(name) === fewest;
  });
}

function alternativeOf({ schemaPath }: SchemaError): string | undefined {
  return /^#\/anyOf\/\d+\//.exec(schemaPath)?.[0];
}

/** That no alternative fits says less than why each does not. */
function isTelling(error: SchemaError): boolean {
  return error.keyword !== "anyOf" && error.keyword !== "propertyNames";
}

function errorText(error: SchemaError): string {
  const { keyword, params, message = "does not fit its schema" } = error;
  if (keyword === "enum") return `must be one of ${JSON.stringify(params["allowedValues"])}`;
  if (keyword === "additionalProperties")
    return `must not have the key ${JSON.stringify(params["additionalProperty"])}`;
  if (keyword === "discriminator")
    return `must say with ${JSON.stringify(params["tag"])} which of the forms of its schema it has`;
  return message;
}
