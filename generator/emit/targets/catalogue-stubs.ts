import { StructureKind, VariableDeclarationKind } from "../../ts-morph.js";
import type {
  ExportDeclarationStructure,
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
  VariableStatementStructure,
} from "ts-morph";
import { WIKI } from "../../base/runtime-door.js";
import type { PlannedCatalogue } from "../plan/planned.js";
import { moduleFolder } from "../plan/replace-roots.js";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import { specHeader } from "../../base/file-header.js";
import { moduleHelp } from "./module-help.js";
import { localNames, withAliases } from "../../base/local-names.js";
import type { LocalName } from "../../base/local-names.js";
import { expandedObject, objectText } from "../../base/literal.js";
import { resultFile } from "./result-file.js";

/**
 * A catalogue stub that serves a wiki: its module descriptions and the function that creates it.
 */
export function catalogueStubs(spec: PlannedCatalogue): readonly SourceFragment[] {
  const { model, names, modules } = spec;
  const { folder } = names;
  const local = localNames(Object.values(names));
  return [
    {
      kind: "source",
      path: `${folder}/stub.ts`,
      header: specHeader(model.source),
      imports: [
        ...withAliases(
          [
            types(WIKI, "CatalogueStubData", "CatalogueStubOptions", "ServiceHandler"),
            values(WIKI, "allRules", "catalogueStub"),
          ],
          local,
        ),
        ...(model.namespaces ? [values(`${folder}/site`, "namespace")] : []),
        types(`${folder}/handlers`, names.handlers),
        values(`${folder}/handlers`, names.api),
        ...modules.flatMap((module) =>
          module.result
            ? [
                values(
                  resultFile(moduleFolder(names, module), module),
                  module.result.names.descriptor,
                ),
              ]
            : [],
        ),
      ],
      statements: [
        optionsInterface(spec, local),
        dataConstant(spec, local),
        createFunction(spec, local),
        exported(WIKI, "createWiki", "seededWiki", "seededWikiData"),
        { ...exported(WIKI, "Wiki", "WikiData"), isTypeOnly: true },
      ],
    },
  ];
}

function optionsInterface(
  { names }: PlannedCatalogue,
  local: LocalName,
): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: names.stubOptions,
    extends: [local("CatalogueStubOptions")],
    docs: docComment(["The options of a stub."]),
    properties: [
      {
        kind: StructureKind.PropertySignature,
        name: "handlers",
        isReadonly: true,
        hasQuestionToken: true,
        type: `Partial<${names.handlers}> | undefined`,
        docs: docComment(["Handlers that replace the stub's responses."]),
      },
    ],
  };
}

function dataConstant({ modules }: PlannedCatalogue, local: LocalName): VariableStatementStructure {
  const results = modules.flatMap(({ result }) => result?.names.descriptor ?? []);
  const help = Object.entries(moduleHelp(modules.map(({ operation }) => operation))).map(
    ([path, text]) => [path, { ...text }] as const,
  );
  const texts = help.length === 0 ? [] : [`help: ${objectText(Object.fromEntries(help))}`];
  return {
    kind: StructureKind.VariableStatement,
    docs: docComment(["The learned results of the modules, and their descriptions."]),
    declarationKind: VariableDeclarationKind.Const,
    declarations: [
      {
        name: "stub",
        type: local("CatalogueStubData"),
        initializer: expandedObject([`results: [${results.join(", ")}]`, ...texts]),
      },
    ],
  };
}

function createFunction(
  { names, model }: PlannedCatalogue,
  local: LocalName,
): FunctionDeclarationStructure {
  const allRules = local("allRules");
  const rules = model.namespaces ? `{ ...${allRules}, namespace }` : allRules;
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: names.createStub,
    docs: docComment([
      "Creates a service that responds from a wiki. Given handlers replace its responses.",
    ]),
    parameters: [{ name: "options", hasQuestionToken: true, type: names.stubOptions }],
    returnType: local("ServiceHandler"),
    statements: [`return ${local("catalogueStub")}(${names.api}, ${rules}, stub, options);`],
  };
}

function exported(from: string, ...names: readonly string[]): ExportDeclarationStructure {
  return {
    kind: StructureKind.ExportDeclaration,
    moduleSpecifier: from,
    namedExports: [...names],
  };
}
