import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { UsageProgram } from "./program.js";

/** The errors of one file. */
export function errorsIn(
  { program }: UsageProgram,
  path: string,
): readonly TS.DiagnosticWithLocation[] {
  const compiled = program();
  const file = compiled.getSourceFile(path);
  if (!file) return [];
  return [...compiled.getSyntacticDiagnostics(file), ...compiled.getSemanticDiagnostics(file)]
    .filter(({ category }) => category === ts.DiagnosticCategory.Error)
    .map((error) => ({ ...error, file, start: error.start ?? 0, length: error.length ?? 0 }));
}

/** New errors, and errors that occur more often. */
export function addedErrors(
  before: readonly TS.DiagnosticWithLocation[],
  errors: readonly TS.DiagnosticWithLocation[],
  keyOf: (error: TS.DiagnosticWithLocation) => string,
): readonly TS.DiagnosticWithLocation[] {
  const known = before.map(keyOf);
  return errors.filter((error) => {
    const index = known.indexOf(keyOf(error));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

/** The message of an error, with what explains it. */
export function errorText({ messageText, relatedInformation = [] }: TS.Diagnostic): string {
  return [messageText, ...relatedInformation.map((each) => each.messageText)]
    .map((text) => ts.flattenDiagnosticMessageText(text, "\n"))
    .join("\n");
}
