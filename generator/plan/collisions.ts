import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Position } from "../diagnostics/diagnostic.js";
import type { Origin } from "../model/parameter.js";

/** What a name of a spec takes in generated code. */
export interface NameUse {
  readonly name: string;
  /** As messages about collisions name it. */
  readonly label: string;
  readonly origin: Origin;
  /** Why the name cannot be one of generated code; undefined where it can. */
  readonly problem: string | undefined;
  readonly identifiers: readonly string[];
  /** What must differ in more than letter case. */
  readonly caseless: readonly string[];
}

/** Reports names that cannot be, and of the others those that take what an earlier one has. */
export function collisionDiagnostics(
  claims: readonly NameUse[],
  taken: readonly string[],
  locate: (origin: Origin) => Position,
): readonly Diagnostic[] {
  const owners = new Map(taken.map((identifier) => [identifier, identifier]));
  return claims.flatMap(({ name, label, origin, problem, identifiers, caseless }) => {
    if (problem !== undefined)
      return [diagnostic("unsafe-name", { name, detail: problem }, locate(origin))];
    const keys = [...caseless.map((text) => text.normalize().toLowerCase()), ...identifiers];
    const other = keys.map((key) => owners.get(key)).find((owner) => owner !== undefined);
    for (const key of keys) owners.set(key, label);
    return other === undefined
      ? []
      : [diagnostic("name-collision", { name: label, other }, locate(origin))];
  });
}
