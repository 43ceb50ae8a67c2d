import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Position } from "../../base/diagnostic.js";
import type { DefaultProblem } from "./traits.js";

/** Reports a default that its parameter does not accept. */
export function defaultDiagnostics(
  name: string,
  problem: DefaultProblem | undefined,
  at: Position,
): readonly Diagnostic[] {
  switch (problem?.kind) {
    case undefined:
      return [];
    case "outside-enum":
      return [diagnostic("default-outside-enum", { name, value: problem.value }, at)];
    case "wrong-type":
      return [
        diagnostic("default-wrong-type", { name, value: problem.value, type: problem.type }, at),
      ];
    case "outside-bounds":
      return [diagnostic("default-outside-bounds", { name, value: problem.value }, at)];
  }
}
