import type {
  Precondition,
  RowCondition,
} from "../../../../templates/wiki/select/condition-types.ts";
import type {
  ContinueRule,
  OrderTerm,
  RowsPart,
  Selection,
} from "../../../../templates/wiki/select/selection.ts";

/** A name in a selection that something else must have. */
export type SelectionName =
  | { readonly kind: "parameter" | "field" | "table"; readonly name: string }
  | { readonly kind: "argument"; readonly parameter: string; readonly value: unknown }
  /** A column of one of the tables. */
  | { readonly kind: "column"; readonly tables: readonly string[]; readonly name: string };

type Names = readonly SelectionName[];

/** All names in a selection, apart from those that its type checks. */
export function selectionNames(selection: Selection): Names {
  const { refuse = [], warn = [] } = selection;
  const own = [...refuse, ...warn].flatMap(({ when }) => when.flatMap(preconditionNames));
  switch (selection.kind) {
    case "own":
      return own;
    case "pages": {
      return [...own, table(selection.from)];
    }
    case "rows":
    case "rows of pages": {
      const { from, silent = [], variants = [] } = selection;
      const groups = selection.kind === "rows" ? selection.groups : undefined;
      return [
        ...own,
        ...silent.flatMap(preconditionNames),
        ...(groups ? [...columnsOf(groups.by, [from]), field(groups.list)] : []),
        ...partNames(selection, from),
        ...variants.flatMap((variant) => [
          ...variant.when.flatMap(preconditionNames),
          ...partNames(
            { ...(selection.join && { join: selection.join }), ...variant },
            variant.from ?? from,
          ),
        ]),
      ];
    }
  }
}

function partNames(part: RowsPart, from: string): Names {
  const { join, direction, limit, pages, columns = {}, falses = [], without = [] } = part;
  const tables = [from, ...(join ? [join.table] : [])];
  const names: Names = [
    table(from),
    ...(part.where ?? []).flatMap((each) => conditionNames(each, tables)),
    ...(join
      ? [
          table(join.table),
          ...columnsOf([join.on.theirs, ...Object.values(join.columns)], [join.table]),
          ...columnsOf([join.on.ours], [from]),
        ]
      : []),
    ...columnsOf(part.distinct ?? [], tables),
    ...(part.order ?? []).flatMap((term) => termNames(term, tables)),
    ...(direction ? argumentsOf(direction.param, direction.down) : []),
    ...(limit === undefined ? [] : [parameter(limit)]),
    ...(part.continue ? continueNames(part.continue, tables) : []),
    ...(pages?.column === undefined ? [] : columnsOf([pages.column], tables)),
    ...fieldColumns(columns, tables),
    ...[...falses, ...without].map(field),
  ];
  // Joined columns may have names of their own.
  const joined = new Set(Object.keys(join?.columns ?? {}));
  return names.filter((found) => found.kind !== "column" || !joined.has(found.name));
}

function continueNames(rule: ContinueRule, tables: readonly string[]): Names {
  return [
    ...(rule.param === undefined ? [] : [parameter(rule.param)]),
    ...(rule.columns ?? []).flatMap((term) => termNames(term, tables)),
  ];
}

function termNames(term: OrderTerm, tables: readonly string[]): Names {
  if (typeof term === "string") return columnsOf([term], tables);
  if ("literal" in term) return [];
  return [
    ...columnsOf([term.column], tables),
    ...(term.by === undefined ? [] : [parameter(term.by)]),
    ...(term.when ?? []).flatMap(preconditionNames),
  ];
}

function preconditionNames(condition: Precondition): Names {
  if ("not" in condition) return preconditionNames(condition.not);
  if ("anyOf" in condition) return condition.anyOf.flatMap(preconditionNames);
  if ("allOf" in condition) return condition.allOf.flatMap(preconditionNames);
  if ("given" in condition) return [parameter(condition.given)];
  if ("absent" in condition) return [parameter(condition.absent)];
  if ("filled" in condition) return [parameter(condition.filled)];
  if ("several" in condition) return [parameter(condition.several)];
  if ("untitled" in condition) return [parameter(condition.untitled)];
  if ("is" in condition) return argumentsOf(condition.param, condition.is);
  return "param" in condition ? [parameter(condition.param)] : [];
}

function conditionNames(condition: RowCondition, tables: readonly string[]): Names {
  const below = (list: readonly RowCondition[]): Names =>
    list.flatMap((each) => conditionNames(each, tables));
  if ("some" in condition) return below(condition.some);
  if ("none" in condition) return below(condition.none);
  if ("when" in condition)
    return [...condition.when.flatMap(preconditionNames), ...below(condition.demand)];
  if ("cases" in condition)
    return [
      ...argumentsOf(condition.param, Object.keys(condition.cases)),
      ...Object.values(condition.cases).flatMap(below),
    ];
  if ("exists" in condition) {
    const { exists, on, where = [] } = condition;
    return [
      table(exists),
      ...columnsOf(Object.keys(on), [exists]),
      ...columnsOf(Object.values(on), tables),
      ...where.flatMap((each) => conditionNames(each, [exists])),
    ];
  }
  if ("of" in condition) {
    const { param, columns, of } = condition;
    return [
      parameter(param),
      ...columnsOf(columns, tables),
      ...of.tables.flatMap((each) => [table(each), ...columnsOf([...columns, of.key], [each])]),
    ];
  }
  if ("first" in condition)
    return [parameter(condition.param), ...columnsOf([condition.first, condition.last], tables)];
  if ("page" in condition || "among" in condition || "visible" in condition) return [];
  return [
    ...("param" in condition ? [parameter(condition.param)] : []),
    ...columnsOf([condition.column], tables),
  ];
}

function fieldColumns(columns: Readonly<Record<string, string>>, tables: readonly string[]): Names {
  return [...Object.keys(columns).map(field), ...columnsOf(Object.values(columns), tables)];
}

function argumentsOf(name: string, values: readonly unknown[]): Names {
  return [
    parameter(name),
    ...values.map((value) => ({ kind: "argument", parameter: name, value }) as const),
  ];
}

function columnsOf(names: readonly string[], tables: readonly string[]): Names {
  return names.map((name) => ({ kind: "column", tables, name }));
}

function parameter(name: string): SelectionName {
  return { kind: "parameter", name };
}

function field(name: string): SelectionName {
  return { kind: "field", name };
}

function table(name: string): SelectionName {
  return { kind: "table", name };
}
