import { diagnostic } from "./diagnostic.js";
import type { Diagnostic, Position } from "./diagnostic.js";
import { MAX_DEPTH } from "./document.js";
import type { RequestAndResponse } from "./exchange-line.js";

/** Reports a line without a request and a response in JSON. */
export function lineDiagnostic(
  kind: Exclude<RequestAndResponse["kind"], "record">,
  at: Position,
): Diagnostic {
  switch (kind) {
    case "torn":
      return diagnostic("cassette-line-torn", {}, at);
    case "too-deep":
      return diagnostic("nested-too-deeply", { depth: MAX_DEPTH }, at);
    case "not-json":
      return diagnostic("record-not-json", {}, at);
    case "malformed":
      return diagnostic("record-malformed", {}, at);
  }
}

/** The position of a line, counted from 1. */
export function startOfLine(file: string, line: number): Position {
  return { file, line, column: 1, isLine: true };
}
