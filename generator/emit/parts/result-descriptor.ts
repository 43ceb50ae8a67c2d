import type {
  BodyConditions,
  ParamConditions,
} from "../../../templates/runtime/model/response-form.js";
import type {
  BodyDescriptor,
  FieldDescriptors,
  ResultDescriptor,
  ShapeDescriptor,
} from "../../../templates/runtime/model/result-descriptor.js";
import type {
  ModuleResult,
  ResultBody,
  ResultCondition,
  ResultField,
  ResultShape,
} from "../../spec/model/result.js";
import { clausesByField } from "../../spec/model/presence.js";
import type { Emitter } from "../target.js";
import { fieldsBelow } from "../../spec/model/result-fields.js";
import { objectText } from "../../base/literal.js";
import type { Literal, LiteralObject } from "../../base/literal.js";
import type { VariableStatementStructure } from "ts-morph";
import { docComment } from "../../base/doc-comment.js";
import type { ResultWriter } from "./result-rows.js";
import { constant } from "./statement.js";
import { named } from "../../base/type-expression.js";

/** The result of a module in the form that the runtime interprets. */
export function resultDescriptor(module: string, result: ModuleResult): ResultDescriptor {
  return {
    module,
    ...(result.rows && { rows: result.rows }),
    response: fieldDescriptors(result.response),
    ...(result.generator.length > 0 && { generator: fieldDescriptors(result.generator) }),
    ...(result.bodies.length > 0 && { bodies: result.bodies.map(bodyDescriptor) }),
  };
}

function bodyDescriptor({ is, ...conditions }: ResultBody): BodyDescriptor {
  return {
    is: is === "text" ? is : { tuple: is.tuple.map(shapeDescriptor) },
    ...bodyConditions(conditions),
  };
}

/** The conditions for a response that is not an object. */
export function bodyConditions({ when, unless }: Omit<ResultBody, "is">): BodyConditions {
  return {
    ...(when.length > 0 && { when: conditionDescriptors(when) }),
    ...(unless.length > 0 && { unless: conditionDescriptors(unless) }),
  };
}

function conditionDescriptors(conditions: readonly ResultCondition[]): ParamConditions {
  return Object.fromEntries(
    conditions.map(({ parameter, values }) => [parameter, values ?? true] as const),
  );
}

/** A module's result as a literal in generated code. */
function resultLiteral(module: string, result: ModuleResult): LiteralObject {
  return Object.fromEntries(Object.entries(resultDescriptor(module, result)).map(asLiteral));
}

/** Descriptors are plain data. */
function asLiteral([name, value]: readonly [string, unknown]): [string, Literal] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- descriptors hold strings, true, lists and objects only
  return [name, value as Literal];
}

function fieldDescriptors(fields: readonly ResultField[]): FieldDescriptors {
  return Object.fromEntries(
    fields.map(({ name, shape, presence, when, presentIf, formatversion1 }) => [
      name,
      {
        is: shapeDescriptor(shape),
        ...(presence === "sometimes" && { optional: true }),
        ...(when.length > 0 && { when: conditionDescriptors(when) }),
        ...(presentIf.length > 0 && { presentIf: clausesByField(presentIf) }),
        ...(formatversion1 && { formatversion1 }),
      },
    ]),
  );
}

function shapeDescriptor(shape: ResultShape): ShapeDescriptor {
  switch (shape.kind) {
    case "scalar":
      return shape.type;
    case "flag":
      return "string";
    case "enum":
      return { enumOf: shape.parameter };
    case "list":
      return { list: shapeDescriptor(shape.items) };
    case "map":
      return { map: shapeDescriptor(shape.values), ...emptyIsList(shape) };
    case "record":
      return { record: fieldDescriptors(shape.fields), ...emptyIsList(shape) };
    case "union":
      return { anyOf: shape.of.map(shapeDescriptor) };
  }
}

function emptyIsList(shape: { readonly emptyIsList: boolean }): { readonly emptyIsList?: true } {
  return shape.emptyIsList ? { emptyIsList: true } : {};
}

/** Marks targets that read results as data, which `responses` writes into the files of results. */
export const resultData: Emitter = {};

/**
 * A result as data. Under an inherited name, the compiler does not recognise strings as literals.
 */
export function descriptorConstant({
  planned,
  result,
  label,
  module,
}: ResultWriter): VariableStatementStructure {
  const doc = docComment([`The result of ${label} as data, for \`validateResponse\`.`]);
  const literal = objectText(resultLiteral(module.operation.path, result));
  const inherits = fieldsBelow([...result.response, ...result.generator]).some(
    ({ name }) => name in Object.prototype,
  );
  const initializer = inherits ? `${literal} as const` : literal;
  return constant(planned.names.descriptor, named("ResultDescriptor"), initializer, doc);
}
