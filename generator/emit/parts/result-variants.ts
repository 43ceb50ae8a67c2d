import type { TypeAliasDeclarationStructure } from "ts-morph";
import type {
  PresenceClause,
  PresenceCondition,
  ResultField,
  ResultShape,
} from "../../spec/model/result.js";
import { docComment } from "../../base/doc-comment.js";
import { generic, literalType, named, union } from "../../base/type-expression.js";
import type { ObjectMember, TypeExpression } from "../../base/type-expression.js";
import { contextOf } from "./result-rows.js";
import type { ResultWriter } from "./result-rows.js";
import { shapeType } from "./result-type.js";
import { typeAlias } from "./statement.js";

/** A row with certain values of some fields, and the fields that all such rows have. */
interface Variant {
  readonly conditions: readonly Given[];
  readonly present: readonly (readonly string[])[];
}

/** The values of a field; without values, those that no other variant names. */
interface Given {
  readonly field: string;
  readonly values: readonly (string | boolean)[] | undefined;
  /** The values that other variants name. */
  readonly named: readonly (string | boolean)[];
}

/** An optional field with one of its clauses. The path has the names from the row. */
interface Need {
  readonly path: readonly string[];
  readonly clause: PresenceClause;
}

/** Objects that have fields which depend on the values of others. */
interface Varied {
  readonly fields: readonly ResultField[];
  /** The name of the variants' type. */
  readonly name: string;
  /** A description of the objects, for a comment. */
  readonly text: string;
}

/** Rows and pages with fields that depend on other fields' values. */
function variedObjects({ planned: { names, parts }, label }: ResultWriter): readonly Varied[] {
  const objects: readonly Varied[] = [
    { fields: fieldsOf(parts.row), name: names.rowVariants, text: `a row of ${label}` },
    {
      fields: parts.page.kind === "fields" ? parts.page.fields : [],
      name: names.pageVariants,
      text: "each page",
    },
  ];
  return objects.filter(({ fields }) => needsOf(fields).length > 0);
}

function fieldsOf(shape: ResultShape | undefined): readonly ResultField[] {
  return shape?.kind === "record" ? shape.fields : [];
}

/** A member of the result type. */
type VariantMember = readonly [name: string, type: TypeExpression];

/** The members of the result type for the fields that values of others decide on. */
export function variantMembers(writer: ResultWriter): readonly VariantMember[] {
  const { rowVariants } = writer.planned.names;
  return variedObjects(writer).flatMap(({ fields, name }): readonly VariantMember[] => {
    if (name !== rowVariants) return [["pageVariants", named(name)]];
    const [first = ""] = decidingFields(needsOf(fields));
    return [
      ["variants", named(name)],
      ["discriminant", literalType(first)],
    ];
  });
}

/** The types of fields that depend on other fields' values, as unions. */
export function variantStatements(writer: ResultWriter): readonly TypeAliasDeclarationStructure[] {
  return variedObjects(writer).map((varied) => variantAlias(writer, varied));
}

function variantAlias(
  writer: ResultWriter,
  { fields: all, name, text }: Varied,
): TypeAliasDeclarationStructure {
  const needs = needsOf(all);
  const fields = new Map(all.map((field) => [field.name, field]));
  const deciding = decidingFields(needs);
  const members = variantsOf(needs, fields).map((variant): TypeExpression => ({
    kind: "object",
    members: [
      ...deciding.map((each) => decidingMember(writer, variant, fields, each)),
      ...presentMembers(writer, variant, fields),
    ],
  }));
  const by = deciding.map((each) => `\`${each}\``).join(", ");
  const doc = docComment([`The fields of ${text} that depend on ${by}.`]);
  return typeAlias(name, doc, union(...members));
}

/** Returns true if a type names the values that no variant names. */
export function mentionsOtherValue(writer: ResultWriter): boolean {
  return variantStatements(writer).some(({ type }) => String(type).includes(OTHER_VALUE));
}

const OTHER_VALUE = "OtherValue";

function needsOf(fields: readonly ResultField[]): readonly Need[] {
  const names = new Set(fields.map(({ name }) => name));
  const isKnown = ({ clause }: Need): boolean => clause.every(({ field }) => names.has(field));
  return fields
    .flatMap(({ name, shape, presentIf }): readonly Need[] => [
      ...presentIf.flatMap((clause) => needIn([name], clause, "object")),
      ...(shape.kind === "record" ? shape.fields : []).flatMap((inner) =>
        inner.presentIf.flatMap((clause) => needIn([name, inner.name], clause, "parent")),
      ),
    ])
    .filter(isKnown);
}

/** The requirement of a clause whose fields are all in the row. */
function needIn(
  path: readonly string[],
  clause: PresenceClause,
  row: PresenceCondition["of"],
): readonly Need[] {
  return clause.every(({ of }) => of === row) ? [{ path, clause }] : [];
}

/** The fields that clauses name, the most frequent first. */
function decidingFields(needs: readonly Need[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { clause } of needs)
    for (const { field } of clause) counts.set(field, (counts.get(field) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([field]) => field);
}

/** Divides rows by the values of the field that most clauses name, then by the others. */
function variantsOf(
  needs: readonly Need[],
  fields: ReadonlyMap<string, ResultField>,
): readonly Variant[] {
  const [field] = decidingFields(needs);
  if (field === undefined)
    return [
      {
        conditions: [],
        present: [...new Map(needs.map(({ path }) => [path.join("/"), path])).values()],
      },
    ];
  const mentioned = valuesOf(needs, field);
  const groups = new Map<
    string,
    { readonly values: (string | boolean)[]; readonly own: readonly Need[] }
  >();
  for (const value of mentioned) {
    const own = withValue(needs, field, value);
    const key = JSON.stringify(own);
    const group = groups.get(key);
    if (group) group.values.push(value);
    else groups.set(key, { values: [value], own });
  }
  const others = hasOthers(fields.get(field)?.shape, mentioned)
    ? [{ values: undefined, own: withValue(needs, field, undefined) }]
    : [];
  return [...groups.values(), ...others].flatMap(({ values, own }) =>
    variantsOf(own, fields).map((variant): Variant => ({
      ...variant,
      conditions: [{ field, values, named: mentioned }, ...variant.conditions],
    })),
  );
}

/** The values of a field in clauses; both values for a flag. */
function valuesOf(needs: readonly Need[], field: string): readonly (string | boolean)[] {
  const mentioned = needs.flatMap(({ clause }) =>
    clause.flatMap((each) => (each.field === field ? each.values : [])),
  );
  return mentioned.some((value) => typeof value === "boolean")
    ? [true, false]
    : [...new Set(mentioned)];
}

/** The needs that a value does not exclude, without their conditions on its field. */
function withValue(
  needs: readonly Need[],
  field: string,
  value: string | boolean | undefined,
): readonly Need[] {
  return needs.flatMap(({ path, clause }) => {
    const isExcluded = clause.some(
      (each) => each.field === field && (value === undefined || !each.values.includes(value)),
    );
    return isExcluded ? [] : [{ path, clause: clause.filter((each) => each.field !== field) }];
  });
}

function hasOthers(shape: ResultShape | undefined, mentioned: readonly unknown[]): boolean {
  if (shape?.kind === "enum") return shape.values.some((value) => !mentioned.includes(value));
  return shape?.kind === "scalar" && shape.type !== "boolean";
}

/** A field whose values a variant limits. Each variant includes it as a discriminator. */
function decidingMember(
  writer: ResultWriter,
  { conditions }: Variant,
  fields: ReadonlyMap<string, ResultField>,
  name: string,
): ObjectMember {
  const field = fields.get(name);
  const shape = field?.shape ?? { kind: "scalar", type: "unknown" };
  const found = conditions.find((each) => each.field === name);
  const isFlag = shape.kind === "flag" || (shape.kind === "scalar" && shape.type === "boolean");
  const member = (type: TypeExpression, optional: boolean): ObjectMember => ({
    name,
    type,
    optional,
    comment: [],
  });
  if (!found) return member(shapeType(contextOf(writer), shape), isFlag);
  if (isFlag) {
    if (found.values?.includes(true))
      return member(shape.kind === "flag" ? literalType("") : named("true"), false);
    return member(named(shape.kind === "flag" ? "never" : "false"), true);
  }
  if (found.values)
    return member(union(...found.values.map((value) => literalType(String(value)))), false);
  return member(
    shape.kind === "enum"
      ? union(...shape.values.filter((value) => !found.named.includes(value)).map(literalType))
      : union(
          ...(field?.values ?? []).filter((value) => !found.named.includes(value)).map(literalType),
          named(OTHER_VALUE),
        ),
    false,
  );
}

/** The fields in all rows of a variant, and the objects that contain some of them. */
function presentMembers(
  writer: ResultWriter,
  { present }: Variant,
  fields: ReadonlyMap<string, ResultField>,
): readonly ObjectMember[] {
  const outer = [...new Set(present.flatMap(([name]) => (name === undefined ? [] : [name])))];
  return outer.flatMap((name): readonly ObjectMember[] => {
    const field = fields.get(name);
    if (!field) return [];
    const inner = present.flatMap(([owner, each]) =>
      owner === name && each !== undefined ? [literalType(each)] : [],
    );
    const isPresent = present.some(([owner, each]) => owner === name && each === undefined);
    const type = shapeType(contextOf(writer), field.shape);
    return [
      {
        name,
        type:
          inner.length === 0 ? type : generic("Required", generic("Pick", type, union(...inner))),
        optional: !isPresent,
        comment: [],
      },
    ];
  });
}
