import { nfc } from "../../../templates/runtime/wire/normal-form.js";
import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Position } from "../../base/diagnostic.js";
import type { Origin } from "../../spec/model/parameter.js";

/** The identifiers that a name of a spec needs in generated code. */
export interface NameUse {
  readonly name: string;
  /** The name in messages about collisions. */
  readonly label: string;
  readonly origin: Origin;
  /** The reason why the name cannot be used; undefined if it can. */
  readonly problem: string | undefined;
  readonly identifiers: readonly string[];
  /** Names that must differ in more than letter case. */
  readonly caseless: readonly string[];
}

/** Reports names that cannot be used, and names that collide with earlier ones. */
export function collisionDiagnostics(
  claims: readonly NameUse[],
  taken: readonly string[],
  locate: (origin: Origin) => Position,
): readonly Diagnostic[] {
  const owners = new Map(taken.map((identifier) => [identifier, identifier]));
  return claims.flatMap(({ name, label, origin, problem, identifiers, caseless }) => {
    if (problem !== undefined)
      return [diagnostic("unsafe-name", { name, detail: problem }, locate(origin))];
    const keys = [...caseless.map((text) => nfc(text).toLowerCase()), ...identifiers];
    const other = keys.map((key) => owners.get(key)).find((owner) => owner !== undefined);
    for (const key of keys) owners.set(key, label);
    return other === undefined
      ? []
      : [diagnostic("name-collision", { name: label, other }, locate(origin))];
  });
}
