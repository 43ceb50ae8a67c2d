import { rootFolder } from "../plan/replace-roots.js";
import { StructureKind } from "../../ts-morph.js";
import type {
  InterfaceDeclarationStructure,
  PropertySignatureStructure,
  StatementStructures,
} from "ts-morph";
import type { RecordShape, ResultField } from "../../spec/model/result.js";
import type { PlannedCatalogue, PlannedModule, PlannedRecord } from "../plan/planned.js";
import { isSeveral } from "../plan/result-names.js";
import { docComment } from "../../base/doc-comment.js";
import { types } from "../../base/fragment.js";
import type { Import, SourceFragment } from "../../base/fragment.js";
import { moduleHeader } from "../../base/file-header.js";
import { includesAny, RESULT_DATA_TARGETS } from "../../spec/model/target.js";
import type { Target } from "../../spec/model/target.js";
import { moduleLabel } from "./label.js";
import { bodyMembers } from "./result-bodies.js";
import { descriptorConstant } from "./result-constant.js";
import { resultFile, resultFileV1 } from "./result-file.js";
import { hasEmptyList, isUsed, mentionsRow, namedParts, partStatements } from "./result-parts.js";
import type { NamedPart } from "./result-parts.js";
import {
  baseRowType,
  contextOf,
  isSelected,
  objectInterface,
  rowStatements,
  selectorParameter,
} from "./result-rows.js";
import type { ResultWriter } from "./result-rows.js";
import { readAsEmpty, resultMember, unionWithEmptyList } from "./result-type.js";
import { mentionsOtherValue, variantMembers, variantStatements } from "./result-variants.js";
import { property } from "./statement.js";
import { generic, literalType, named, union } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";

/**
 * The learned result of each module: the types of its rows, and the result as data for targets that
 * read it. The types of format version 1, if they are generated and differ, have a separate file.
 */
export function results(
  module: PlannedModule,
  catalogue: PlannedCatalogue,
  targets: readonly Target[],
): readonly SourceFragment[] {
  const { operation, result: planned, version1 } = module;
  if (!planned || !operation.result) return [];
  const label = moduleLabel(operation);
  const writer: ResultWriter = {
    planned,
    result: operation.result,
    label,
    inVersion: "",
    module,
    orEmptyList: unionWithEmptyList,
  };
  const fragment = resultFragment(writer, catalogue, includesAny(targets, RESULT_DATA_TARGETS));
  if (!version1) return [fragment];
  const other: ResultWriter = {
    ...version1,
    label: `${label}${IN_VERSION_1}`,
    inVersion: IN_VERSION_1,
    module,
    orEmptyList: readAsEmpty,
  };
  return [fragment, version1Fragment(other, catalogue)];
}

const IN_VERSION_1 = " in format version 1";

/** Types only, because the descriptor describes both versions. */
function version1Fragment(
  writer: ResultWriter,
  { names: { folder }, model: { source } }: PlannedCatalogue,
): SourceFragment {
  const { module } = writer;
  return {
    kind: "source",
    path: `${resultFileV1(folder, module)}.ts`,
    header: moduleHeader(source, module.operation.path),
    unchecked: true,
    imports: [
      ...(hasEmptyList(writer) ? [types("runtime/client", "OrEmptyList")] : []),
      ...resultTypes(writer),
    ],
    statements: [...typeStatements(writer), resultInterface(writer, [])],
  };
}

function resultFragment(
  writer: ResultWriter,
  { names: specNames, model: { source, formatVersion1 }, root }: PlannedCatalogue,
  asData: boolean,
): SourceFragment {
  const { module, planned } = writer;
  const { operation, version1 } = module;
  const { folder } = specNames;
  const others = new Map<string, readonly [file: string, name: string]>([
    ...(isQueryModule(module) && root?.result
      ? [["root", [resultFile(rootFolder(specNames), root), root.result.names.result]] as const]
      : []),
    ...(version1
      ? [["version1", [resultFileV1(folder, module), version1.planned.names.result]] as const]
      : []),
  ]);
  return {
    kind: "source",
    path: `${resultFile(folder, module)}.ts`,
    header: moduleHeader(source, operation.path),
    unchecked: true,
    imports: [
      ...(asData ? [types("runtime/client", "ResultDescriptor")] : []),
      ...resultTypes(writer),
      ...[...others.values()].map(([file, name]): Import => types(file, name)),
    ],
    statements: [
      ...typeStatements(writer),
      resultInterface(writer, [
        ...[...others].map(([key, [, name]]) => plain(key, named(name))),
        ...(formatVersion1 && !version1 ? [plain("version1", named(planned.names.result))] : []),
      ]),
      ...(asData ? [descriptorConstant(writer)] : []),
    ],
  };
}

function resultTypes(writer: ResultWriter): readonly Import[] {
  const file = "runtime/client";
  return [
    ...(mentionsOtherValue(writer) ? [types(file, "OtherValue")] : []),
    types(file, "ResultType"),
  ];
}

function typeStatements(writer: ResultWriter): readonly StatementStructures[] {
  return [
    ...rowStatements(writer),
    ...variantStatements(writer),
    ...recordStatements(writer),
    ...partStatements(writer),
  ];
}

function isQueryModule({ operation }: PlannedModule): boolean {
  return operation.path.startsWith("query+");
}

/** The named records, each once. */
function recordStatements(writer: ResultWriter): readonly InterfaceDeclarationStructure[] {
  const first = new Map<string, readonly [RecordShape, PlannedRecord]>();
  for (const [shape, record] of writer.planned.records)
    if (!first.has(record.name)) first.set(record.name, [shape, record]);
  return [...first].map(([name, [{ fields }, { field, given }]]) =>
    objectInterface(
      name,
      [recordText(field, writer.label)],
      fields.map((each) => resultMember({ ...contextOf(writer), given }, each)),
    ),
  );
}

function recordText({ name, shape }: ResultField, label: string): string {
  if (name === "") return `A row of ${label} that is an object.`;
  return `${isSeveral(shape) ? "An item of" : "The"} \`${name}\` of ${label}.`;
}

/** The type that connects requests with their results and with the types of other files. */
function resultInterface(
  writer: ResultWriter,
  others: readonly PropertySignatureStructure[],
): InterfaceDeclarationStructure {
  const { planned, result, label, module } = writer;
  const { names, parts } = planned;
  const selector = result.rows?.selector;
  const selecting = selectorParameter(module, result);
  const all = selecting?.multi?.allspecifier;
  const defaults = [selecting?.default ?? []].flat().map(String);
  const hasProps =
    parts.row?.kind === "record" && parts.row.fields.some((field) => isSelected(field, selector));
  const partType = ({ name, part }: NamedPart): TypeExpression => {
    if (part.kind === "row") return named('this["row"]');
    const mentions = part.fields.some((field) =>
      mentionsRow(resultMember(contextOf(writer), field).type),
    );
    return mentions ? generic(name, named('this["row"]')) : named(name);
  };
  const keys = ["response", "query", "page", "generator"];
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: names.result,
    extends: ["ResultType"],
    docs: docComment([
      `The result of ${label}, for the types of responses.`,
      `Observed on ${result.servers.join(", ")}.`,
    ]),
    properties: [
      ...(parts.row && result.rows
        ? [
            plain("at", { kind: "list", items: result.rows.at.map(literalType) }),
            plain("kind", literalType(result.rows.kind)),
            plain("base", baseRowType(writer)),
          ]
        : []),
      ...(selector !== undefined && hasProps
        ? [
            plain("selector", literalType(selector)),
            ...(defaults.length === 0
              ? []
              : [plain("defaults", union(...defaults.map(literalType)))]),
            ...(all === undefined ? [] : [plain("all", literalType(all))]),
            plain("props", named(names.rowProps)),
          ]
        : []),
      ...bodyMembers(writer).map(([key, type]) => plain(key, type)),
      ...variantMembers(writer).map(([key, type]) => plain(key, type)),
      ...namedParts(writer).flatMap((part, index) =>
        isUsed(part.part) ? [plain(keys[index] ?? "", partType(part))] : [],
      ),
      ...others,
    ],
  };
}

function plain(name: string, type: TypeExpression): PropertySignatureStructure {
  return property(name, type, false, []);
}
