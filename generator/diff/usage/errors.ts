import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { UsageProgram } from "./program.js";

/** An error of the compiler in a file of the user. */
export interface CodeError {
  readonly file: TS.SourceFile;
  readonly start: number;
  readonly code: number;
  /** The message with what explains it. */
  readonly text: string;
  /** The declarations that the compiler names. */
  readonly related: readonly { readonly file: TS.SourceFile; readonly start: number }[];
}

/** The errors that code has with the new generated code only, by the location in the code. */
export function newErrors(
  before: UsageProgram,
  after: UsageProgram,
  path: string,
): readonly CodeError[] {
  const errors = errorsIn(after, path);
  const keyOf = ({ start, code }: CodeError): string => `${start} ${code}`;
  return errors.length === 0 ? [] : added(errorsIn(before, path), errors, keyOf);
}

/** The errors that were not there, or of which there is one more. */
export function added(
  before: readonly CodeError[],
  errors: readonly CodeError[],
  keyOf: (error: CodeError) => string,
): readonly CodeError[] {
  const known = before.map(keyOf);
  return errors.filter((error) => {
    const index = known.indexOf(keyOf(error));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

/** The errors of one file. */
export function errorsIn(program: UsageProgram, path: string): readonly CodeError[] {
  const compiled = program.program();
  const file = compiled.getSourceFile(path);
  if (!file) return [];
  return [...compiled.getSyntacticDiagnostics(file), ...compiled.getSemanticDiagnostics(file)]
    .filter(({ category }) => category === ts.DiagnosticCategory.Error)
    .map(({ start = 0, code, messageText, relatedInformation = [] }) => ({
      file,
      start,
      code,
      text: [messageText, ...relatedInformation.map((each) => each.messageText)]
        .map((each) => ts.flattenDiagnosticMessageText(each, "\n"))
        .join("\n"),
      related: relatedInformation.flatMap((each) =>
        each.file ? [{ file: each.file, start: each.start ?? 0 }] : [],
      ),
    }));
}
