import type { InterfaceDeclarationStructure, StatementStructures } from "ts-morph";
import { moduleParameters } from "../../spec/model/operation.js";
import type { Parameter } from "../../spec/model/parameter.js";
import type { ModuleResult, ResultCondition, ResultField } from "../../spec/model/result.js";
import type { PlannedModule, PlannedResult } from "../plan/planned.js";
import { contradicts, depends, rowSwitch } from "../../spec/model/condition.js";
import { shapesBelow } from "../../spec/model/result-fields.js";
import { commentLines, docComment } from "../../base/doc-comment.js";
import { resultMember, shapeType } from "./result-type.js";
import type { ResultContext } from "./result-type.js";
import { interfaceOf, property, typeAlias } from "./statement.js";
import { named, typeText } from "../../base/type-expression.js";
import type { ObjectMember, TypeExpression } from "../../base/type-expression.js";
import type { ResultPart } from "../../spec/model/result-fields.js";

/** The input for the statements of a result. */
export interface ResultWriter {
  readonly planned: PlannedResult;
  readonly result: ModuleResult;
  /** The name of the module in comments. */
  readonly label: string;
  /** The format version in comments, if the comment does not apply to every version. */
  readonly inVersion: string;
  readonly module: PlannedModule;
  readonly orEmptyList: ResultContext["orEmptyList"];
}

/** In the parts, the row is a type parameter, because requests select its fields. */
export const ROW = named("Row");

/** The context for converting the fields of a result to properties. */
export function contextOf({ planned, result, orEmptyList }: ResultWriter): ResultContext {
  return { planned, result, row: ROW, conditions: [], orEmptyList };
}

/** The type of a row, with the fields that each value of the selector adds. */
export function rowStatements(writer: ResultWriter): readonly StatementStructures[] {
  const { planned, result, label } = writer;
  const { row } = planned.parts;
  if (!row) return [];
  const { names } = planned;
  if (row.kind !== "record") {
    const type = shapeType(contextOf(writer), rowBody(row));
    return [typeAlias(names.row, docComment([`A row of ${label}.`]), type)];
  }
  const selector = result.rows?.selector;
  const base = row.fields.filter((field) => !isSelected(field, selector));
  const groups = selectedFields(writer).filter(({ members }) => members.length > 0);
  const qualifier = groups.length === 0 ? "" : " for any request";
  return [
    ...(base.length === 0
      ? []
      : [
          objectInterface(
            names.row,
            [`${rowText(result, label)}${qualifier}.`],
            base.map((field) => resultMember(contextOf(writer), field)),
          ),
        ]),
    ...groups.map(({ name, text, members }) =>
      objectInterface(
        name,
        [`The fields that each value of \`${selector ?? ""}\` adds${text}.`],
        members,
      ),
    ),
  ];
}

/** The fields added by the selector's values, as the type of a result member. */
export interface SelectedFields {
  readonly key: "props" | "with" | "without";
  readonly name: string;
  /** The requests that it applies to, for a comment. */
  readonly text: string;
  readonly members: readonly ObjectMember[];
}

/**
 * The fields that each value of the selector adds: in any request, and in requests with and without
 * the parameter that switches between two forms of rows.
 */
export function selectedFields(writer: ResultWriter): readonly SelectedFields[] {
  const { planned, result, module } = writer;
  const { names, parts } = planned;
  const row = parts.row?.kind === "record" ? parts.row : undefined;
  const selector = result.rows?.selector;
  if (!row || selector === undefined) return [];
  const fields = row.fields.filter((field) => isSelected(field, selector));
  const add = (
    own: readonly ResultField[],
    conditions: readonly ResultCondition[],
  ): readonly ObjectMember[] => addedMembers(writer, selector, own, conditions);
  const parameter = rowSwitch(row, selector);
  if (parameter === undefined)
    return [{ key: "props", name: names.rowProps, text: "", members: add(fields, []) }];
  const common = fields.filter((field) => !depends(field, parameter));
  const form = (isGiven: boolean): readonly ObjectMember[] => {
    const type = parameterNamed(module, parameter)?.type;
    const given = type?.kind === "enum" ? { parameter, values: type.values } : { parameter };
    const condition: ResultCondition = isGiven ? given : { parameter, values: false };
    const own = fields.filter((field) => depends(field, parameter));
    return add(
      own.filter(({ when }) => !contradicts(when, [condition])),
      [condition],
    );
  };
  return [
    { key: "props", name: names.rowProps, text: "", members: add(common, []) },
    {
      key: "with",
      name: names.rowPropsWith,
      text: ` with \`${parameter}\``,
      members: form(true),
    },
    {
      key: "without",
      name: names.rowPropsWithout,
      text: ` without \`${parameter}\``,
      members: form(false),
    },
  ];
}

/** The members for each value of the selector that adds fields. */
function addedMembers(
  writer: ResultWriter,
  selector: string,
  selected: readonly ResultField[],
  conditions: readonly ResultCondition[],
): readonly ObjectMember[] {
  const selecting = selectorParameter(writer.module, writer.result);
  const values = selecting?.type.kind === "enum" ? selecting.type.values : [];
  return values.flatMap((value): readonly ObjectMember[] => {
    const fields = selected.filter(({ when }) =>
      when.some(({ parameter, values: of }) => parameter === selector && of && of.includes(value)),
    );
    const meaning = valueText(selecting, value);
    const context = {
      ...contextOf(writer),
      conditions: [...selectedBy(selector, value), ...conditions],
    };
    const members = fields.map((field): ObjectMember => {
      const { description, ...plain } = field;
      const member = resultMember(context, plain);
      const isMeant = fields.length === 1 || field.name === value;
      const [sense = description?.text] = isMeant && description?.about !== "module" ? meaning : [];
      return {
        ...member,
        comment: [...(sense === undefined ? [] : commentLines(sense)), ...member.comment],
      };
    });
    return members.length === 0
      ? []
      : [{ name: value, type: { kind: "object", members }, optional: false, comment: [] }];
  });
}

function selectedBy(parameter: string, value: string): readonly ResultCondition[] {
  return [{ parameter, values: [value] }];
}

/**
 * The type of fields that every row contains. A row whose fields all depend on the request does not
 * have an interface.
 */
export function baseRowType(writer: ResultWriter): TypeExpression {
  const { planned, result } = writer;
  const { row } = planned.parts;
  const isEmpty =
    row?.kind === "record" && row.fields.every((field) => isSelected(field, result.rows?.selector));
  return named(isEmpty ? "{}" : planned.names.row);
}

function rowText({ rows }: ModuleResult, label: string): string {
  if (rows?.kind === "object") return `The fields of ${label}`;
  if (rows?.kind === "entry") return `The fields of each entry of ${label}`;
  return rows?.at.join(".") === "query.pages"
    ? `The fields that ${label} adds to each page`
    : `The fields of each row of ${label}`;
}

/** A copy, because the shape itself represents the row. */
function rowBody<Shape extends object>(row: Shape): Shape {
  return { ...row };
}

/** Returns true if a field requires a value of the selector. */
export function isSelected({ when }: ResultField, selector: string | undefined): boolean {
  return when.some(({ parameter, values }) => parameter === selector && Array.isArray(values));
}

/** The line about a value in the description of its parameter, if there is one. */
function valueText(parameter: Parameter | undefined, value: string): readonly string[] {
  const start = `- ${value}: `;
  const line = parameter?.description?.split("\n").find((each) => each.startsWith(start));
  return line === undefined ? [] : [line.slice(start.length)];
}

/** The parameter whose values select a row's fields. */
export function selectorParameter(
  { operation }: PlannedModule,
  { rows }: ModuleResult,
): Parameter | undefined {
  return parameterNamed({ operation }, rows?.selector);
}

/** The parameter of a name without prefix. */
export function parameterNamed(
  { operation }: Pick<PlannedModule, "operation">,
  name: string | undefined,
): Parameter | undefined {
  return moduleParameters(operation).closed.find(({ parameter }) => parameter.name === name)
    ?.parameter;
}

/** Creates an interface with a property for each member. */
export function objectInterface(
  name: string,
  comment: readonly string[],
  members: readonly ObjectMember[],
): InterfaceDeclarationStructure {
  const properties = members.map((member) =>
    property(member.name, member.type, member.optional, docComment(member.comment, member.tags)),
  );
  return interfaceOf(name, docComment(comment), properties);
}

/** A part of a response, with its type's name. */
export interface NamedPart {
  readonly name: string;
  readonly part: ResultPart;
  /** The location of the fields, for a comment. */
  readonly location: string;
}

/** A response's parts, in the result's order. */
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
  const { label, planned } = writer;
  const options = optionMembers(writer);
  const parts = namedParts(writer).flatMap(({ name, part, location }) => {
    if (part.kind === "row" || part.fields.length === 0) return [];
    const members = part.fields
      .filter((field) => part !== planned.parts.query || optionOf(writer, field) === undefined)
      .map((field) => resultMember(contextOf(writer), field));
    const parameter = members.some(({ type }) => mentionsRow(type))
      ? `<Row = ${typeText(baseRowType(writer))}>`
      : "";
    const text = isRoot(writer)
      ? `Fields that any query${writer.inVersion} may add to ${location}`
      : `Fields that ${label} adds to ${location}`;
    return [objectInterface(name + parameter, [`${text}.`], members)];
  });
  const text = `The members of \`query\`${writer.inVersion} that each option adds.`;
  return options.length === 0
    ? parts
    : [...parts, objectInterface(planned.names.queryOptions, [text], options)];
}

/** The members of `query` that each query option adds. */
export function optionMembers(writer: ResultWriter): readonly ObjectMember[] {
  const { query } = writer.planned.parts;
  const fields = query.kind === "fields" ? query.fields : [];
  const options = new Set(fields.flatMap((field) => optionOf(writer, field) ?? []));
  return [...options].map((name): ObjectMember => {
    const context = { ...contextOf(writer), conditions: [{ parameter: name }] };
    const members = fields
      .filter((field) => optionOf(writer, field) === name)
      .map((field) => resultMember(context, field));
    return { name, type: { kind: "object", members }, optional: false, comment: [] };
  });
}

/** The option that adds a member of `query`, if the member depends on nothing else. */
function optionOf(writer: ResultWriter, { when }: ResultField): string | undefined {
  const [only, ...others] = when;
  const isOption = isRoot(writer) && only && only.values === undefined && others.length === 0;
  return isOption ? only.parameter : undefined;
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
  const fields = [parts.response, parts.query, parts.page, parts.generator].flatMap((part) =>
    part.kind === "fields" ? part.fields : [],
  );
  return [...fields.map(({ shape }) => shape), ...(row ? [row] : [])]
    .flatMap(shapesBelow)
    .some(
      (shape) =>
        (shape.kind === "map" || (shape.kind === "record" && shape !== row)) && shape.emptyIsList,
    );
}
