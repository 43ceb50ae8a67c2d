import type { ts as TS } from "ts-morph";
import { groupBy } from "../../base/group.js";
import { exportedNames } from "../../emit/plan/exported-names.js";
import type { ExportedNames } from "../../emit/plan/exported-names.js";
import type { ComparedSpec } from "../compared-spec.js";
import type { Finding } from "../finding.js";
import { ruleById } from "../rules.js";
import { topLevelName } from "./nodes.js";

/** The base and the revision of one spec. */
export interface ComparedPair {
  readonly old: ComparedSpec;
  readonly new: ComparedSpec;
}

/** The modules of findings by the names and files of the code that is generated for them. */
export interface UsageSubjects {
  /** The exports of a module in the base, or in the revision if the base does not have it. */
  readonly exportsOf: (module: string) => readonly ExportedNames[];
  /** The modules that export a name. */
  readonly modulesOf: (name: string) => readonly string[];
  /** The modules of a declaration in generated code. */
  readonly modulesAt: (declaration: TS.Node, output: string) => readonly string[];
}

const RENAMES: ReadonlySet<string> = new Set([
  "module-renamed",
  "operation-id-changed",
  "schema-renamed",
]);

/** Finds the exports of generated code for findings. Code was written for the base, so renamed modules have their old name. */
export function subjectsOf(
  findings: readonly Finding[],
  pairs: readonly ComparedPair[],
): UsageSubjects {
  const oldNames = new Map(
    findings.flatMap(({ rule, module, old }) =>
      RENAMES.has(rule) && typeof old === "string"
        ? [[module, rule === "schema-renamed" ? `#/components/schemas/${old}` : old] as const]
        : [],
    ),
  );
  const named = pairs.map(({ old, new: next }) => [
    exportedNames(old.model),
    exportedNames(next.model),
  ]);
  const modules = new Set(findings.map(({ module }) => module).filter((module) => module !== ""));
  const exported = new Map(
    [...modules].map((module) => {
      const name = oldNames.get(module) ?? module;
      const found = named.flatMap(
        ([base, revision]) => base?.get(name) ?? revision?.get(module) ?? [],
      );
      return [module, found] as const;
    }),
  );
  // File names contain a dot, names of exports do not.
  const owned = [...exported].flatMap(([module, names]) =>
    [
      ...new Set(names.flatMap(({ all, files }) => [...all, ...files.map((file) => `${file}.`)])),
    ].map((name) => ({ name, module })),
  );
  const owners = groupBy(owned, ({ name }) => name);
  const modulesOf = (name: string): readonly string[] =>
    (owners.get(name) ?? []).map(({ module }) => module);
  return {
    exportsOf: (module) => exported.get(module) ?? [],
    modulesOf,
    modulesAt: (declaration, output) => {
      const own = modulesOf(topLevelName(declaration) ?? "");
      return own.length > 0 ? own : modulesOf(`${baseName(output)}.`);
    },
  };
}

/** A generated file's name, without the suffix of format version 1. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/(?:\.v1)?\.ts$/, "");
}

/** The name of the parameter or field in code that was written for the base; empty for a module. */
export function memberOf({ rule, parameter = "", old }: Finding): string {
  const isRenamed = ruleById(rule).affects === "old-name" && typeof old === "string";
  const path = (isRenamed ? old : parameter).replaceAll(/\[\]|\{\}/g, "");
  return path.slice(path.lastIndexOf(".") + 1);
}

/** The value that affected code writes; undefined if any value is affected. */
export function affectedValue({ rule, value, old }: Finding): string | undefined {
  const { affects } = ruleById(rule);
  if (affects === "value") return value;
  return affects === "all-values" ? String(old) : undefined;
}
