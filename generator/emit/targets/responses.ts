import { rootFolder } from "../plan/planned.js";
import type {
  InterfaceDeclarationStructure,
  PropertySignatureStructure,
  StatementStructures,
} from "ts-morph";
import type {
  RecordShape,
  ResultField,
  ResultBody,
  ResultCondition,
} from "../../spec/model/result.js";
import { rowSwitch } from "../../spec/model/condition.js";
import type { PlannedRecord } from "../plan/planned.js";
import { isSeveral } from "../plan/result-names.js";
import { docComment } from "../../base/doc-comment.js";
import { types } from "../../base/fragment.js";
import type { Import, SourceFragment } from "../../base/fragment.js";
import type { TargetDefinition, ModuleCode, OperationCode } from "../target.js";
import { indexFile } from "../parts/index-file.js";
import { resultFile, resultFileV1 } from "../parts/operation.js";
import { payloadTypes } from "../parts/payloads.js";
import { descriptorConstant, resultData } from "../parts/result-descriptor.js";
import {
  hasEmptyList,
  isUsed,
  mentionsRow,
  optionMembers,
  namedParts,
  partStatements,
  baseRowType,
  contextOf,
  objectInterface,
  rowStatements,
  selectedFields,
  selectorParameter,
  parameterNamed,
} from "../parts/result-rows.js";
import type { NamedPart, ResultWriter } from "../parts/result-rows.js";
import { readAsEmpty, resultMember, unionWithEmptyList, shapeType } from "../parts/result-type.js";
import { mentionsOtherValue, variantMembers, variantStatements } from "../parts/result-variants.js";
import { interfaceOf, property } from "../parts/statement.js";
import { generic, literalType, named, union } from "../../base/type-expression.js";
import type { TypeExpression, ObjectMember } from "../../base/type-expression.js";

/** Response types: the modules' learned results, and the endpoints' payloads. */
export const responses: TargetDefinition = {
  door: "client",
  emitters: [{ operation: resultFiles }, payloadTypes, indexFile],
};

/**
 * The learned result of a module: the types of its rows, and the result as data for targets that
 * read it. The types of format version 1, if they are generated and differ, have a separate file.
 */
function resultFiles(code: OperationCode): readonly SourceFragment[] {
  if (code.kind === "endpoint") return [];
  const { module, label } = code;
  const { operation, result: planned, version1 } = module;
  if (!planned || !operation.result) return [];
  const writer: ResultWriter = {
    planned,
    result: operation.result,
    label,
    inVersion: "",
    module,
    orEmptyList: unionWithEmptyList,
  };
  const fragment = resultFragment(writer, code);
  if (!version1) return [fragment];
  const other: ResultWriter = {
    ...version1,
    label: `${label}${IN_VERSION_1}`,
    inVersion: IN_VERSION_1,
    module,
    orEmptyList: readAsEmpty,
  };
  return [fragment, version1Fragment(other, code)];
}

const IN_VERSION_1 = " in format version 1";

/** Types only, because the descriptor describes both versions. */
function version1Fragment(writer: ResultWriter, { spec }: ModuleCode): SourceFragment {
  return {
    kind: "source",
    path: `${resultFileV1(spec.folder, writer.module)}.ts`,
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
  { spec, catalogue: { root, model }, chosen: { emitters } }: ModuleCode,
): SourceFragment {
  const { module, planned } = writer;
  const { operation, version1 } = module;
  const { folder } = spec;
  const asData = emitters.has(resultData);
  const isQuery = operation.path.startsWith("query+");
  const others = new Map<string, readonly [file: string, name: string]>([
    ...(isQuery && root?.result
      ? [["root", [resultFile(rootFolder(spec), root), root.result.names.result]] as const]
      : []),
    ...(version1
      ? [["version1", [resultFileV1(folder, module), version1.planned.names.result]] as const]
      : []),
  ]);
  return {
    kind: "source",
    path: `${resultFile(folder, module)}.ts`,
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
        ...(model.formatVersion1 && !version1
          ? [plain("version1", named(planned.names.result))]
          : []),
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

/** The named records, each once. */
function recordStatements(writer: ResultWriter): readonly InterfaceDeclarationStructure[] {
  const first = new Map<string, readonly [RecordShape, PlannedRecord]>();
  for (const [shape, record] of writer.planned.records)
    if (!first.has(record.name)) first.set(record.name, [shape, record]);
  return [...first].map(([name, [{ fields }, { field, conditions }]]) =>
    objectInterface(
      name,
      [recordText(field, writer.label)],
      fields.map((each) => resultMember({ ...contextOf(writer), conditions }, each)),
    ),
  );
}

function recordText({ name, shape }: ResultField, label: string): string {
  if (name === "") return `An object row of ${label}.`;
  return `${isSeveral(shape) ? "An item in the" : "The"} \`${name}\` field of ${label}.`;
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
  const groups = selectedFields(writer).filter(({ members }) => members.length > 0);
  const switching = parts.row && rowSwitch(parts.row, selector);
  const partType = ({ name, part }: NamedPart): TypeExpression => {
    if (part.kind === "row") return named('this["row"]');
    const mentions = part.fields.some((field) =>
      mentionsRow(resultMember(contextOf(writer), field).type),
    );
    return mentions ? generic(name, named('this["row"]')) : named(name);
  };
  const keys = ["response", "query", "page", "generator"];
  const doc = docComment([
    `The result of ${label}, for response types.`,
    `Observed on ${result.servers.join(", ")}.`,
  ]);
  const properties = [
    ...(parts.row && result.rows
      ? [
          plain("at", { kind: "list", items: result.rows.at.map(literalType) }),
          plain("kind", literalType(result.rows.kind)),
          plain("base", baseRowType(writer)),
        ]
      : []),
    ...(selector !== undefined && groups.length > 0
      ? [
          plain("selector", literalType(selector)),
          ...(defaults.length === 0
            ? []
            : [plain("defaults", union(...defaults.map(literalType)))]),
          ...(all === undefined ? [] : [plain("all", literalType(all))]),
          ...(switching === undefined ? [] : [plain("switch", literalType(switching))]),
          ...groups.map(({ key, name }) => plain(key, named(name))),
        ]
      : []),
    ...bodyMembers(writer).map(([key, type]) => plain(key, type)),
    ...variantMembers(writer).map(([key, type]) => plain(key, type)),
    ...namedParts(writer).flatMap((part, index) =>
      isUsed(part.part) ? [plain(keys[index] ?? "", partType(part))] : [],
    ),
    ...(optionMembers(writer).length === 0 ? [] : [plain("options", named(names.queryOptions))]),
    ...others,
  ];
  return interfaceOf(names.result, doc, properties, ["ResultType"]);
}

function plain(name: string, type: TypeExpression): PropertySignatureStructure {
  return property(name, type, false, []);
}

/** The result type's members for responses that are not objects, and for errors. */
function bodyMembers(
  writer: ResultWriter,
): readonly (readonly [name: string, type: TypeExpression])[] {
  const { bodies, errors } = writer.result;
  return [
    ...(bodies.length > 0
      ? [["bodies", { kind: "list", items: bodies.map((body) => bodyType(writer, body)) }] as const]
      : []),
    ...(errors.length > 0
      ? [["errors", union(...errors.map(({ code }) => literalType(code)))] as const]
      : []),
  ];
}

function bodyType(writer: ResultWriter, { is, when, unless }: ResultBody): TypeExpression {
  const type: TypeExpression =
    is === "text"
      ? named("string")
      : { kind: "list", items: is.tuple.map((each) => shapeType(contextOf(writer), each)) };
  return {
    kind: "object",
    members: [
      member("is", type),
      ...(when.length > 0 ? [member("when", conditionsType(writer, when))] : []),
      ...(unless.length > 0 ? [member("unless", conditionsType(writer, unless))] : []),
    ],
  };
}

function member(name: string, type: TypeExpression): ObjectMember {
  return { name, type, optional: false, comment: [] };
}

/** The values that parameters have; undefined is the default of one that is absent. */
function conditionsType(
  { module }: ResultWriter,
  conditions: readonly ResultCondition[],
): TypeExpression {
  return {
    kind: "object",
    members: conditions.map(({ parameter, values }) => {
      const known = parameterNamed(module, parameter);
      const usual = known?.default;
      if (values === false) return member(parameter, named("undefined"));
      const isUsual = typeof usual === "string" && values?.includes(usual) === true;
      const typesOf = values?.map(literalType) ?? [
        named(known?.type.kind === "boolean" ? "true" : "{}"),
      ];
      return member(parameter, union(...typesOf, ...(isUsual ? [named("undefined")] : [])));
    }),
  };
}
