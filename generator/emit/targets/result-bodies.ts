import type { ResultBody, ResultCondition } from "../../spec/model/result.js";
import { literalType, named, union } from "../../base/type-expression.js";
import type { ObjectMember, TypeExpression } from "../../base/type-expression.js";
import { contextOf, parameterNamed } from "./result-rows.js";
import type { ResultWriter } from "./result-rows.js";
import { shapeType } from "./result-type.js";

/** The members of the result type for responses that are no object, and for errors. */
export function bodyMembers(
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
      plain("is", type),
      ...(when.length > 0 ? [plain("when", conditionsType(writer, when))] : []),
      ...(unless.length > 0 ? [plain("unless", conditionsType(writer, unless))] : []),
    ],
  };
}

function plain(name: string, type: TypeExpression): ObjectMember {
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
      const isUsual = typeof usual === "string" && values?.includes(usual) === true;
      const types = values?.map(literalType) ?? [
        named(known?.type.kind === "boolean" ? "true" : "{}"),
      ];
      return plain(parameter, union(...types, ...(isUsual ? [named("undefined")] : [])));
    }),
  };
}
