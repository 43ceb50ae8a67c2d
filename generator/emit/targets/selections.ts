import { WIKI } from "../../files/runtime-door.js";
import type { VariableStatementStructure } from "ts-morph";
import type { ModuleOperation } from "../../model/operation.js";
import type { SelectionData } from "../../model/selection.js";
import type { CatalogueFrame, PlannedModule, PlannedSelection } from "../../plan/planned.js";
import { docComment } from "../../typescript/doc-comment.js";
import { types } from "../../typescript/fragment.js";
import type { SourceFragment } from "../../typescript/fragment.js";
import { moduleHeader } from "../../typescript/header.js";
import { moduleLabel } from "../requests/label.js";
import type { Literal } from "../../typescript/literal.js";
import { selectionFile } from "../results/selection-file.js";
import { objectConstant } from "../requests/statement.js";
import { named } from "../../typescript/type-expression.js";

/** The rows of a stub's responses for a module, as data. */
export function selections(
  module: PlannedModule,
  { model, names }: CatalogueFrame,
): readonly SourceFragment[] {
  const { operation, selection } = module;
  if (!selection) return [];
  return [
    {
      kind: "source",
      path: `${selectionFile(names.folder, module)}.ts`,
      header: moduleHeader(model.source, operation.path),
      imports: [types(WIKI, "Selection")],
      statements: [selectionConstant(selection, operation)],
    },
  ];
}

function selectionConstant(
  { name, selection, servers }: PlannedSelection,
  operation: ModuleOperation,
): VariableStatementStructure {
  const structure = objectConstant(
    name,
    named("Selection"),
    Object.fromEntries(Object.entries(selection).map(asLiteral)),
    docComment([
      `${selectionText(selection, moduleLabel(operation))} Observed on ${servers.join(", ")}.`,
    ]),
  );
  if (!hasInheritedKey(selection)) return structure;
  // Below an inherited name, the compiler does not recognise that texts are literals.
  return {
    ...structure,
    declarations: structure.declarations.map((declaration) => ({
      ...declaration,
      initializer: `${String(declaration.initializer)} as const`,
    })),
  };
}

function selectionText({ kind }: SelectionData, label: string): string {
  switch (kind) {
    case "rows":
      return `The rows of ${label} in the stub's responses.`;
    case "rows of pages":
      return `The rows that ${label} adds to pages in the stub's responses.`;
    case "pages":
      return `The fields that ${label} adds to pages in the stub's responses.`;
    case "own":
      return `The stub's response to ${label}.`;
  }
}

/** Selections are plain data. */
function asLiteral([name, value]: readonly [string, unknown]): [string, Literal] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- selections hold scalars, lists and objects only, as their schema says
  return [name, value as Literal];
}

function hasInheritedKey(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some(hasInheritedKey);
  return Object.entries(value).some(
    ([name, member]) => name in Object.prototype || hasInheritedKey(member),
  );
}
