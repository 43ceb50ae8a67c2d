import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import { catalogueType } from "../parameters/registry.js";
import { traitsOf } from "../parameters/registry.js";
import { defaultDiagnostic } from "../parameters/default-diagnostic.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { defaultValues, allowedValues, isSet } from "../parameters/source-parameter.js";
import type { Parameter } from "../types.js";

/**
 * Reports contradictions within a parameter, such as reversed bounds or a default that it does not
 * accept.
 */
export function parameterDiagnostics(
  document: Document,
  parameter: Parameter,
  pointer: string,
): readonly Diagnostic[] {
  return [
    ...boundsDiagnostics(document, parameter, pointer),
    ...enumDiagnostics(document, parameter, pointer),
    ...defaultDiagnostics(document, parameter, pointer),
  ];
}

function boundsDiagnostics(
  document: Document,
  parameter: Parameter,
  pointer: string,
): readonly Diagnostic[] {
  const { name, min, max, highmax, lowlimit, highlimit } = parameter;
  const found: Diagnostic[] = [];
  const bounds = Object.entries({ min, max, highmax }).filter(
    (bound): bound is [string, number] => bound[1] !== undefined,
  );
  for (const [index, [bound, value]] of bounds.entries()) {
    const lower = bounds[index - 1];
    if (!lower || lower[1] <= value) continue;
    const detail = `${lower[0]} ${lower[1]} exceeds ${bound} ${value}`;
    found.push(
      diagnostic("bounds-reversed", { name, detail }, document.locate(below(pointer, lower[0]))),
    );
  }
  if (lowlimit !== undefined && highlimit !== undefined && lowlimit > highlimit) {
    const detail = `lowlimit ${lowlimit} exceeds highlimit ${highlimit}`;
    found.push(
      diagnostic(
        "value-counts-reversed",
        { name, detail },
        document.locate(below(pointer, "lowlimit")),
      ),
    );
  }
  return found;
}

function enumDiagnostics(
  document: Document,
  parameter: Parameter,
  pointer: string,
): readonly Diagnostic[] {
  const { name, allspecifier, deprecatedvalues = [] } = parameter;
  const values = allowedValues(parameter);
  if (!values) return [];
  const found = deprecatedvalues
    .map((value, index) => ({ value, valuePointer: below(pointer, "deprecatedvalues", index) }))
    .filter(({ value }) => !values.includes(value))
    .map(({ value, valuePointer }) =>
      diagnostic("deprecated-value-unlisted", { name, value }, document.locate(valuePointer)),
    );
  const ambiguous = allspecifier !== undefined && values.includes(allspecifier);
  return ambiguous
    ? [
        ...found,
        diagnostic(
          "allspecifier-listed",
          { name, value: allspecifier },
          document.locate(below(pointer, "allspecifier")),
        ),
      ]
    : found;
}

function defaultDiagnostics(
  document: Document,
  parameter: Parameter,
  pointer: string,
): readonly Diagnostic[] {
  if (parameter.default === undefined) return [];
  if (isSet(parameter.multi) && parameter.default === parameter.allspecifier) return [];
  return defaultValues(parameter).flatMap((value) =>
    valueDiagnostics(document, parameter, value, below(pointer, "default")),
  );
}

function valueDiagnostics(
  document: Document,
  parameter: Parameter,
  text: string,
  pointer: string,
): readonly Diagnostic[] {
  const problem = traitsOf(catalogueType(parameter)).defaultProblem(text);
  return problem ? [defaultDiagnostic(problem, parameter.name, document.locate(pointer))] : [];
}
