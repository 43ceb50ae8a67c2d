import { identifierOf, isTaken, upperFirst } from "../../plan/identifier.js";
import type { Finding } from "../finding.js";

/** What generated code exports for a module or an operation, and what for a schema. */
export interface ExportedNames {
  readonly builder: string;
  /** Every export, the builder among them. */
  readonly all: readonly string[];
  /** File names without ending that export them, besides indexes. */
  readonly files: readonly string[];
}

/** Names by what findings call the module, as old code knows it: renamed modules by their old name. */
export function exportedNames(findings: readonly Finding[]): ReadonlyMap<string, ExportedNames> {
  const oldNames = new Map(
    findings.flatMap(({ rule, module, old }) =>
      RENAMES.has(rule) && typeof old === "string" ? [[module, old] as const] : [],
    ),
  );
  const modules = new Set(findings.map(({ module }) => module).filter((module) => module !== ""));
  return new Map([...modules].map((module) => [module, namesOf(oldNames.get(module) ?? module)]));
}

const RENAMES: ReadonlySet<string> = new Set([
  "module-renamed",
  "operation-id-changed",
  "schema-renamed",
]);

function namesOf(module: string): ExportedNames {
  if (module.startsWith("#/")) {
    const schema = upperFirst(identifierOf(module.slice(module.lastIndexOf("/") + 1)));
    return { builder: schema, all: [schema], files: ["schemas"] };
  }
  const name = module.slice(module.lastIndexOf("+") + 1);
  const identifier = identifierOf(name);
  const builder = isTaken(identifier) ? `${identifier}_` : identifier;
  const upper = upperFirst(identifier);
  return {
    builder,
    all: [
      builder,
      `${upper}Params`,
      `${upper}Defaults`,
      `${identifier}Module`,
      `${identifier}Endpoint`,
      `validate${upper}`,
      `read${upper}`,
      `${upper}Row`,
      `${upper}RowProps`,
      `${upper}Result`,
      `${identifier}Result`,
    ],
    files: [name, name.replaceAll(".", "-")],
  };
}
