import type { EndpointOperation } from "../../spec/model/operation.js";
import { shapeLiteral } from "../../spec/parameters/schema.js";
import type { Literal } from "../../base/literal.js";

/**
 * How the headers of responses are parsed, by status and by name. A status whose responses have the
 * headers of an earlier status refers to it. Undefined if no header has a schema. Otherwise, responses without such headers are empty objects, because a wider status such
 * as `default` does not include theirs.
 */
export function headersDescriptor({ responses }: EndpointOperation): Literal | undefined {
  if (!responses.some(({ headerValues }) => headerValues)) return undefined;
  const statuses = new Map<string, string>();
  return Object.fromEntries(
    responses.map(({ status, headerValues }) => {
      const fields = Object.entries(headerValues?.fields ?? {}).map(([name, field]) => {
        const { shape, isExploded, isJson } = field;
        const descriptor: Literal = {
          shape: shapeLiteral(shape),
          ...(isExploded && { explode: true }),
          ...(isJson && { content: "application/json" }),
        };
        return [name, descriptor] as const;
      });
      const headers = Object.fromEntries(fields);
      const key = JSON.stringify(headers);
      const earlier = statuses.get(key);
      if (earlier === undefined) statuses.set(key, status);
      return [status, fields.length === 0 ? headers : (earlier ?? headers)] as const;
    }),
  );
}
