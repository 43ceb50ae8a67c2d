import type { InterfaceDeclarationStructure } from "ts-morph";
import type { ResultShape } from "../../spec/model/result.js";
import type { ResultPart } from "../../spec/model/result-parts.js";
import { baseRowType, contextOf, objectInterface, ROW } from "./result-rows.js";
import type { ResultWriter } from "./result-rows.js";
import { resultMember } from "./result-type.js";
import { typeText } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";

/** One part of a response, with the name of its type. */
export interface NamedPart {
  readonly name: string;
  readonly part: ResultPart;
  /** The location of the fields, for a comment. */
  readonly location: string;
}

/** The parts of a response, in the order of a result. */
export function namedParts({ planned: { parts, names } }: ResultWriter): readonly NamedPart[] {
  return [
    { name: names.responsePart, part: parts.response, location: "the response" },
    { name: names.queryPart, part: parts.query, location: "`query`" },
    { name: names.pagePart, part: parts.page, location: "each page" },
    { name: names.generatorPart, part: parts.generator, location: "each page as a generator" },
  ];
}

/** Creates an interface for each part that has fields. */
export function partStatements(writer: ResultWriter): readonly InterfaceDeclarationStructure[] {
  const { label } = writer;
  return namedParts(writer).flatMap(({ name, part, location }) => {
    if (part.kind === "row" || part.fields.length === 0) return [];
    const members = part.fields.map((field) => resultMember(contextOf(writer), field));
    const parameter = members.some(({ type }) => mentionsRow(type))
      ? `<Row = ${typeText(baseRowType(writer))}>`
      : "";
    const text = isRoot(writer)
      ? `Fields that any query${writer.inVersion} may add to ${location}`
      : `Fields that ${label} adds to ${location}`;
    return [objectInterface(name + parameter, [`${text}.`], members)];
  });
}

function isRoot({ module }: ResultWriter): boolean {
  return module.operation.path === "query";
}

/** Returns true if a type contains the row as a parameter. */
export function mentionsRow(type: TypeExpression): boolean {
  switch (type.kind) {
    case "name":
      return type === ROW;
    case "literal":
      return false;
    case "generic":
      return type.args.some(mentionsRow);
    case "union":
    case "intersection":
      return type.members.some(mentionsRow);
    case "list":
      return type.items.some(mentionsRow);
    case "array":
      return mentionsRow(type.item);
    case "object":
      return type.members.some((member) => mentionsRow(member.type));
  }
}

/** Returns true if a part has fields. */
export function isUsed(part: ResultPart): boolean {
  return part.kind === "row" || part.fields.length > 0;
}

/** Returns true if an object other than a row may be an empty list. */
export function hasEmptyList({ planned: { parts } }: ResultWriter): boolean {
  const { row } = parts;
  const isEmptiable = (shape: ResultShape): boolean => {
    switch (shape.kind) {
      case "scalar":
      case "enum":
      case "flag":
        return false;
      case "list":
        return isEmptiable(shape.items);
      case "map":
        return shape.emptyIsList || isEmptiable(shape.values);
      case "union":
        return shape.of.some(isEmptiable);
      case "record":
        return (
          (shape.emptyIsList && shape !== row) ||
          shape.fields.some((field) => isEmptiable(field.shape))
        );
    }
  };
  const fields = [parts.response, parts.query, parts.page, parts.generator].flatMap((part) =>
    part.kind === "fields" ? part.fields : [],
  );
  return [...fields.map(({ shape }) => shape), ...(row ? [row] : [])].some(isEmptiable);
}
