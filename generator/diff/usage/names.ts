import { exportedNames } from "../../plan/exported-names.js";
import type { ExportedNames } from "../../plan/exported-names.js";
import type { Finding } from "../review/finding.js";
import { modelOf } from "../read/spec.js";
import type { ComparedSpec } from "../read/spec.js";

/** The base and the revision of one spec. */
export interface ComparedPair {
  readonly old: ComparedSpec;
  readonly new: ComparedSpec;
}

/** Exported names by the module of findings. */
export type NamesByModule = ReadonlyMap<string, readonly ExportedNames[]>;

const RENAMES: ReadonlySet<string> = new Set([
  "module-renamed",
  "operation-id-changed",
  "schema-renamed",
]);

/**
 * Finds the names that generated code exports for the modules of findings. Code was written for the
 * base, so renamed modules have their old name. If several specs have a module of one name, all of
 * them count.
 */
export function namesOfFindings(
  findings: readonly Finding[],
  pairs: readonly ComparedPair[],
): NamesByModule {
  const oldNames = new Map(
    findings.flatMap(({ rule, module, old }) =>
      RENAMES.has(rule) && typeof old === "string" ? [[module, oldNameOf(rule, old)] as const] : [],
    ),
  );
  const modules = new Set(findings.map(({ module }) => module).filter((module) => module !== ""));
  const named = pairs.map(({ old, new: next }) => ({
    base: exportedNames(modelOf(old)),
    revision: exportedNames(modelOf(next)),
  }));
  return new Map(
    [...modules].map((module) => {
      const name = oldNames.get(module) ?? module;
      const found = named.flatMap(
        ({ base, revision }) => base.get(name) ?? revision.get(module) ?? [],
      );
      return [module, found] as const;
    }),
  );
}

/** Findings contain the pointer of a schema, and for a renamed schema its old name. */
function oldNameOf(rule: string, old: string): string {
  return rule === "schema-renamed" ? `#/components/schemas/${old}` : old;
}
