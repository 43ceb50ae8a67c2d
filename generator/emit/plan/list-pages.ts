import type { JsonSchema } from "../../spec/schema/json-schema.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import type { PlannedListPages } from "./planned.js";
import { payloadSchema } from "../../spec/model/exchange.js";
import { isReserved } from "./identifier.js";

const SCHEMA_PREFIX = "#/components/schemas/";
const PAGE = "page";
const SIZE = "size";
/**
 * The maximum number of references, alternatives and members between a payload and its list.
 * Schemas may be recursive.
 */
const STEPS = 8;

/**
 * The paging of an operation; undefined if it has none. A paged operation has a page parameter, a
 * size parameter and one list in its response.
 *
 * @param operations the names of all operations
 */
export function planListPages(
  operation: EndpointOperation,
  schemas: Readonly<Record<string, JsonSchema>>,
  operations: readonly string[],
): PlannedListPages | undefined {
  if (operation.method !== "GET") return undefined;
  const isPaged = [PAGE, SIZE].every((wanted) =>
    operation.parameters.some(
      ({ name, type, multi }) => name === wanted && type.kind === "integer" && !multi,
    ),
  );
  if (!isPaged) return undefined;
  const payload = payloadSchema(operation.responses);
  if (!payload) return undefined;
  const paths = listPaths(payload, schemas, STEPS);
  const wrapped = paths.filter((path) => path.length > 0);
  const [at = []] = wrapped;
  const isOne = wrapped.every((path) => JSON.stringify(path) === JSON.stringify(at));
  return paths.length > 0 && isOne
    ? { name: pagesName(operation.name, operations), at, page: PAGE }
    : undefined;
}

/**
 * The name of an iterator: `listAlliances` gets `alliancePages`, other operations get the suffix
 * `Pages`. Reserved names get an underscore.
 */
function pagesName(operation: string, operations: readonly string[]): string {
  const [, first, rest] = /^list(\p{Lu})(.*)s$/u.exec(operation) ?? [];
  const name =
    first === undefined || rest === undefined
      ? `${operation}Pages`
      : `${first.toLowerCase()}${rest.replace(/ie$/, "y")}Pages`;
  return isReserved(name, "endpoint") || operations.includes(name) ? `${name}_` : name;
}

/** The paths to the lists of a payload. The empty path is the payload itself. */
function listPaths(
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
  left: number,
): readonly (readonly string[])[] {
  if (left === 0) return [];
  const { $ref: reference, items, properties = {}, allOf = [], anyOf = [], oneOf = [] } = schema;
  if (items) return [[]];
  const name = reference?.slice(SCHEMA_PREFIX.length);
  const target = name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  return [
    ...(target ? listPaths(target, schemas, left - 1) : []),
    ...[...allOf, ...anyOf, ...oneOf].flatMap((each) => listPaths(each, schemas, left - 1)),
    ...Object.entries(properties).flatMap(([member, below]) =>
      listPaths(below, schemas, left - 1).map((path) => [member, ...path]),
    ),
  ];
}
