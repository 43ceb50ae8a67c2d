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

/** Names by what findings call the module. */
export type NamesByModule = ReadonlyMap<string, readonly ExportedNames[]>;

const RENAMES: ReadonlySet<string> = new Set([
  "module-renamed",
  "operation-id-changed",
  "schema-renamed",
]);

/**
 * Finds what generated code exports for the modules of findings, as code that was written for the base
 * knows it: renamed modules by their old name. Specs that have a module of the same name count both.
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

/** Findings call a schema by its pointer, and a renamed one formerly by its name. */
function oldNameOf(rule: string, old: string): string {
  return rule === "schema-renamed" ? `#/components/schemas/${old}` : old;
}
