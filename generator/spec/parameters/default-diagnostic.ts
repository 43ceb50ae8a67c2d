import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Position } from "../../base/diagnostic.js";
import type { DefaultProblem } from "./traits.js";

/** Reports the problem of a parameter's default. */
export function defaultDiagnostic(
  problem: DefaultProblem,
  name: string,
  position: Position,
): Diagnostic {
  switch (problem.kind) {
    case "outside-enum":
      return diagnostic("default-outside-enum", { name, value: problem.value }, position);
    case "wrong-type": {
      const { value, type } = problem;
      return diagnostic("default-wrong-type", { name, value, type }, position);
    }
    case "outside-bounds":
      return diagnostic("default-outside-bounds", { name, value: problem.value }, position);
  }
}
