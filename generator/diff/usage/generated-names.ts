import { exportedNames } from "../../emit/plan/exported-names.js";
import type { ExportedNames } from "../../emit/plan/exported-names.js";
import type { Finding } from "../finding.js";
import type { ComparedSpec } from "../compared-spec.js";

/** The base and the revision of one spec. */
export interface ComparedPair {
  readonly old: ComparedSpec;
  readonly new: ComparedSpec;
}

/** The exports of generated code that findings are about. */
export interface UsageSubjects {
  /** The exports of each module that has findings. */
  readonly names: ReadonlyMap<string, readonly ExportedNames[]>;
  /** The modules of an export, by its name. */
  readonly owners: ReadonlyMap<string, readonly string[]>;
  /** The modules of a generated file, by its name without extension. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** The exports whose members are parameters. */
  readonly requests: ReadonlySet<string>;
  /** The exports of modules without findings. */
  readonly others: ReadonlySet<string>;
  /** The parameters and fields of findings. */
  readonly members: ReadonlySet<string>;
  /** The names of templated parameters. */
  readonly templates: readonly string[];
  /** The values of findings. */
  readonly values: ReadonlySet<string>;
}

const RENAMES: ReadonlySet<string> = new Set([
  "module-renamed",
  "operation-id-changed",
  "schema-renamed",
]);

/** Modules whose parameters every request may have. */
const ROOTS: ReadonlySet<string> = new Set(["main", "query", "json"]);

/**
 * Finds the names that generated code exports for the subjects of findings. Code was written for the
 * base, so renamed modules have their old name. If several specs have a module of one name, all of
 * them count.
 */
export function subjectsOf(
  findings: readonly Finding[],
  pairs: readonly ComparedPair[],
): UsageSubjects {
  const oldNames = new Map(
    findings.flatMap(({ rule, module, old }) =>
      RENAMES.has(rule) && typeof old === "string" ? [[module, oldNameOf(rule, old)] as const] : [],
    ),
  );
  const modules = new Set(findings.map(({ module }) => module).filter((module) => module !== ""));
  const named = pairs.map(({ old, new: next }) => ({
    base: exportedNames(old.model),
    revision: exportedNames(next.model),
  }));
  const names = new Map(
    [...modules].map((module) => {
      const name = oldNames.get(module) ?? module;
      const found = named.flatMap(
        ({ base, revision }) => base.get(name) ?? revision.get(module) ?? [],
      );
      return [module, found] as const;
    }),
  );
  const owners = modulesBy(names, ({ all }) => all);
  const members = findings.flatMap(memberNames);
  const hasRoots = [...modules].some((module) => ROOTS.has(module));
  // Schemas of an OpenAPI document contain each other.
  const all = pairs
    .map(({ old }) => old)
    .filter(({ kind }) => kind === "catalogue")
    .flatMap((each) => [...exportedNames(each.model).values()].flatMap((exported) => exported.all));
  return {
    names,
    owners,
    files: modulesBy(names, ({ files }) => files),
    requests: new Set([...names.values()].flat().flatMap(({ requests }) => requests)),
    others: new Set(hasRoots ? [] : all.filter((name) => !owners.has(name))),
    members: new Set(members),
    templates: members.filter((name) => name.includes("{")),
    values: new Set(findings.flatMap(({ value }) => value ?? [])),
  };
}

function modulesBy(
  names: ReadonlyMap<string, readonly ExportedNames[]>,
  keysOf: (exported: ExportedNames) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [module, exported] of names)
    for (const key of new Set(exported.flatMap(keysOf)))
      found.set(key, [...(found.get(key) ?? []), module]);
  return found;
}

/** The names of the parameter or field of a finding, in the base and in the revision. */
function memberNames({ rule, parameter, old }: Finding): readonly string[] {
  const renamed = rule.endsWith("-renamed") && typeof old === "string" ? [fieldName(old)] : [];
  return [...(parameter === undefined ? [] : [parameter, fieldName(parameter)]), ...renamed].filter(
    (name) => name !== "",
  );
}

/** The last name in the path of a field. */
export function fieldName(path: string): string {
  return (
    path
      .replaceAll(/\[\]|\{\}/g, "")
      .split(".")
      .at(-1) ?? ""
  );
}

/** Findings contain the pointer of a schema, and for a renamed schema its old name. */
function oldNameOf(rule: string, old: string): string {
  return rule === "schema-renamed" ? `#/components/schemas/${old}` : old;
}
