import type {
  DataRestCondition,
  DataRestTest,
} from "../../../templates/runtime/data-rest/resource.js";

/** A query of Spring Data, from the name of its method. */
export interface DerivedQuery {
  /** All must hold. Parameters are in the order of the method's. */
  readonly conditions: readonly DataRestCondition[];
}

const METHOD =
  /^(?:find|read|get|query|search|stream)(?:All|First|Top1?)?(?:\p{Lu}[\p{Ll}\d]*)??By(?<rest>\p{Lu}.*)$/u;

/** Keywords at the end of a condition, longer ones first. */
const KEYWORDS: readonly (readonly [keyword: string, test: DataRestTest])[] = [
  ["GreaterThanEqual", "greaterOrEqual"],
  ["LessThanEqual", "lessOrEqual"],
  ["IsContaining", "containing"],
  ["StartingWith", "startingWith"],
  ["GreaterThan", "greater"],
  ["EndingWith", "endingWith"],
  ["StartsWith", "startingWith"],
  ["Containing", "containing"],
  ["EndsWith", "endingWith"],
  ["Contains", "containing"],
  ["LessThan", "less"],
  ["Equals", "equal"],
  ["IsNot", "notEqual"],
  ["Not", "notEqual"],
  ["Is", "equal"],
];

/**
 * Reads the conditions of a query from its name, by the grammar of Spring Data.
 *
 * @param parameters the names of its parameters, in order
 * @param properties the names of properties, with whether each is a number
 * @returns undefined if the name has another form, such as alternatives or an order
 */
export function derivedQuery(
  name: string,
  parameters: readonly string[],
  properties: ReadonlyMap<string, boolean>,
): DerivedQuery | undefined {
  const rest = METHOD.exec(name)?.groups?.["rest"];
  if (rest === undefined) return undefined;
  const parts = rest.split(/And(?=\p{Lu})/u);
  if (parts.length !== parameters.length) return undefined;
  const conditions = parts.map((part, index) =>
    conditionOf(part, parameters[index] ?? "", properties),
  );
  return conditions.every((each) => each !== undefined) ? { conditions } : undefined;
}

function conditionOf(
  part: string,
  parameter: string,
  properties: ReadonlyMap<string, boolean>,
): DataRestCondition | undefined {
  const ignores = part.endsWith("IgnoreCase");
  const text = ignores ? part.slice(0, -"IgnoreCase".length) : part;
  const [keyword, test] = KEYWORDS.find(
    ([each]) => text.endsWith(each) && properties.has(propertyIn(text, each)),
  ) ?? ["", "equal" as const];
  const property = propertyIn(text, keyword);
  const isNumber = properties.get(property);
  if (isNumber === undefined) return undefined;
  return {
    parameter,
    property,
    test,
    ...(ignores && { ignoreCase: true as const }),
    ...(isNumber && { isNumber: true as const }),
  };
}

function propertyIn(text: string, keyword: string): string {
  const name = text.slice(0, text.length - keyword.length);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
