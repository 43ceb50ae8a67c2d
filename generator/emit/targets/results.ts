import { StructureKind } from "../../ts-morph.js";
import type {
  InterfaceDeclarationStructure,
  PropertySignatureStructure,
  VariableStatementStructure,
} from "ts-morph";
import type { ModuleResult, RecordShape, ResultField, ResultShape } from "../../model/result.js";
import type {
  PlannedModule,
  PlannedRecord,
  PlannedResult,
  PlannedSpec,
} from "../../plan/planned.js";
import { isSeveral } from "../../plan/result-names.js";
import type { ResultPart } from "../../plan/result-parts.js";
import { docComment } from "../doc-comment.js";
import { types } from "../fragment.js";
import type { Import, SourceFragment } from "../fragment.js";
import { moduleHeader } from "../header.js";
import { moduleLabel } from "../label.js";
import { resultLiteral } from "../result-descriptor.js";
import { resultFile } from "../result-file.js";
import {
  contextOf,
  isSelected,
  objectInterface,
  ROW,
  rowStatements,
  selectorParameter,
} from "../result-rows.js";
import type { ResultWriter } from "../result-rows.js";
import { resultMember } from "../result-type.js";
import { objectConstant, property } from "../statement.js";
import { generic, literalType, named } from "../type-expression.js";
import type { TypeExpression } from "../type-expression.js";

/** What each module puts into an answer, as it was learned: types of its rows, and the same as data. */
export function results(spec: PlannedSpec): readonly SourceFragment[] {
  if (spec.kind !== "catalogue") return [];
  const root = spec.modules.find(({ operation }) => operation.path === "query");
  return spec.modules.flatMap((module) =>
    module.result && module.operation.result
      ? [
          resultFragment(
            module,
            module.result,
            module.operation.result,
            spec.names.folder,
            root,
            spec.model.source,
          ),
        ]
      : [],
  );
}

function resultFragment(
  module: PlannedModule,
  planned: PlannedResult,
  result: ModuleResult,
  folder: string,
  root: PlannedModule | undefined,
  source: string,
): SourceFragment {
  const { operation } = module;
  const label = moduleLabel(operation);
  const writer: ResultWriter = { planned, result, label, module };
  const rootImport: readonly Import[] =
    isQueryModule(module) && root?.result
      ? [types(resultFile(folder, root), root.result.names.result)]
      : [];
  const rootName = rootImport.length > 0 ? root?.result?.names.result : undefined;
  return {
    kind: "source",
    path: `${resultFile(folder, module)}.ts`,
    header: moduleHeader(source, operation.path),
    imports: [
      types("runtime/result-descriptor", "ResultDescriptor"),
      types("runtime/result-types", "ResultType"),
      ...rootImport,
    ],
    statements: [
      ...rowStatements(writer),
      ...recordStatements(writer),
      ...partStatements(writer),
      resultInterface(writer, rootName),
      descriptorConstant(writer),
    ],
  };
}

/** A name that every object inherits keeps the compiler from seeing that the texts below it are literals. */
function descriptorConstant({
  planned,
  result,
  label,
  module,
}: ResultWriter): VariableStatementStructure {
  const structure = objectConstant(
    planned.names.descriptor,
    named("ResultDescriptor"),
    resultLiteral(module.operation.path, result),
    docComment([`What ${label} puts into an answer, as data: \`validateAnswer\` takes it.`]),
  );
  if (
    ![...result.answer, ...result.generator].some(
      ({ name, shape }) => isInherited(name) || hasInheritedField(shape),
    )
  )
    return structure;
  return {
    ...structure,
    declarations: structure.declarations.map((declaration) => ({
      ...declaration,
      initializer: `${String(declaration.initializer)} as const`,
    })),
  };
}

function hasInheritedField(shape: ResultShape): boolean {
  switch (shape.kind) {
    case "scalar":
    case "enum":
      return false;
    case "list":
      return hasInheritedField(shape.items);
    case "map":
      return hasInheritedField(shape.values);
    case "union":
      return shape.of.some(hasInheritedField);
    case "record":
      return shape.fields.some(
        ({ name, shape: own }) => isInherited(name) || hasInheritedField(own),
      );
  }
}

function isInherited(name: string): boolean {
  return name in Object.prototype;
}

function isQueryModule({ operation }: PlannedModule): boolean {
  return operation.path.startsWith("query+");
}

interface Part {
  readonly name: string;
  readonly part: ResultPart;
  /** Where the fields are, for a comment. */
  readonly place: string;
}

function partsOf({ planned: { parts, names } }: ResultWriter): readonly Part[] {
  return [
    { name: names.answerPart, part: parts.answer, place: "the answer" },
    { name: names.queryPart, part: parts.query, place: "`query`" },
    { name: names.pagePart, part: parts.page, place: "each page" },
    { name: names.generatorPart, part: parts.generator, place: "each page as a generator" },
  ];
}

function partStatements(writer: ResultWriter): readonly InterfaceDeclarationStructure[] {
  const { label, planned } = writer;
  return partsOf(writer).flatMap(({ name, part, place }) => {
    if (part.kind === "row" || part.fields.length === 0) return [];
    const members = part.fields.map((field) => resultMember(contextOf(writer), field));
    const parameter = members.some(({ type }) => mentionsRow(type))
      ? `<Row = ${planned.names.row}>`
      : "";
    const text = isRoot(writer)
      ? `What any query may add to ${place}`
      : `What ${label} adds to ${place}`;
    return [objectInterface(name + parameter, [`${text}.`], members)];
  });
}

function isRoot({ module }: ResultWriter): boolean {
  return module.operation.path === "query";
}

function mentionsRow(type: TypeExpression): boolean {
  switch (type.kind) {
    case "name":
      return type === ROW;
    case "literal":
      return false;
    case "generic":
      return type.args.some(mentionsRow);
    case "union":
      return type.members.some(mentionsRow);
    case "list":
      return type.items.some(mentionsRow);
    case "array":
      return mentionsRow(type.item);
    case "object":
      return type.members.some((member) => mentionsRow(member.type));
  }
}

/** Each record with a name of its own, once. */
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

/** The type by which requests are joined with what they get. */
function resultInterface(
  writer: ResultWriter,
  root: string | undefined,
): InterfaceDeclarationStructure {
  const { planned, result, label, module } = writer;
  const { names, parts } = planned;
  const selector = result.rows?.selector;
  const all = selectorParameter(module, result)?.multi?.allspecifier;
  const hasProps =
    parts.row?.kind === "record" && parts.row.fields.some((field) => isSelected(field, selector));
  const type = ({ name, part }: Part): TypeExpression => {
    if (part.kind === "row") return named('this["row"]');
    const mentions = part.fields.some((field) =>
      mentionsRow(resultMember(contextOf(writer), field).type),
    );
    return mentions ? generic(name, named('this["row"]')) : named(name);
  };
  const keys = ["answer", "query", "page", "generator"];
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: names.result,
    extends: ["ResultType"],
    docs: docComment([`What ${label} puts into an answer, for the types of answers.`]),
    properties: [
      ...(parts.row && result.rows
        ? [
            plain("at", { kind: "list", items: result.rows.at.map(literalType) }),
            plain("kind", literalType(result.rows.kind)),
            plain("base", named(names.row)),
          ]
        : []),
      ...(selector !== undefined && hasProps
        ? [
            plain("selector", literalType(selector)),
            ...(all === undefined ? [] : [plain("all", literalType(all))]),
            plain("props", named(names.rowProps)),
          ]
        : []),
      ...partsOf(writer).flatMap((part, index) =>
        isUsed(part.part) ? [plain(keys[index] ?? "", type(part))] : [],
      ),
      ...(root === undefined ? [] : [plain("root", named(root))]),
    ],
  };
}

function plain(name: string, type: TypeExpression): PropertySignatureStructure {
  return property(name, type, false, []);
}

function isUsed(part: ResultPart): boolean {
  return part.kind === "row" || part.fields.length > 0;
}
