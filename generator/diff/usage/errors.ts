import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { UsageProgram } from "./programs.js";

/** An error of the compiler in a file of the user. */
export interface CodeError {
  readonly file: TS.SourceFile;
  readonly start: number;
  readonly end: number;
  readonly code: number;
  /** The message with what explains it. */
  readonly text: string;
  /** The declarations that the compiler names. */
  readonly related: readonly { readonly file: TS.SourceFile; readonly start: number }[];
}

/** The errors that code has with the new generated code only, by the location in the code. */
export function newErrors(before: UsageProgram, after: UsageProgram): readonly CodeError[] {
  return after.selected.flatMap((path) => {
    const errors = errorsIn(after, path);
    if (errors.length === 0) return [];
    const known = errorsIn(before, path).map(keyOf);
    return errors.filter((error) => {
      const index = known.indexOf(keyOf(error));
      if (index >= 0) known.splice(index, 1);
      return index < 0;
    });
  });
}

function keyOf({ start, code }: CodeError): string {
  return `${start} ${code}`;
}

/** The errors of one file. */
export function errorsIn({ service }: UsageProgram, path: string): readonly CodeError[] {
  const program = service.getProgram();
  const file = program?.getSourceFile(path);
  if (!program || !file) return [];
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    .filter(({ category }) => category === ts.DiagnosticCategory.Error)
    .map(({ start = 0, length = 0, code, messageText, relatedInformation = [] }) => ({
      file,
      start,
      end: start + length,
      code,
      text: [messageText, ...relatedInformation.map((each) => each.messageText)]
        .map((each) => ts.flattenDiagnosticMessageText(each, "\n"))
        .join("\n"),
      related: relatedInformation.flatMap((each) =>
        each.file ? [{ file: each.file, start: each.start ?? 0 }] : [],
      ),
    }));
}
