/** An OpenAPI document of one module, with the constraints that its JSON Schema has. */
import { narrowedSchema } from "./narrowed-schemas.mjs";

/** The operation, and the path that it has in the document. */
export const OPERATION = "allpages";

/** `list=allpages` as one operation; lists are joined with `|`, as the server reads them. */
export function moduleOpenApi() {
  const { properties } = narrowedSchema(OPERATION);
  const parameters = Object.entries(properties).map(([name, property]) => ({
    name: `ap${name}`,
    in: "query",
    ...parameterOf(property),
  }));
  return {
    openapi: "3.0.3",
    info: { title: "MediaWiki", version: "1" },
    servers: [{ url: "https://en.wikipedia.org" }],
    paths: {
      "/w/api.php": {
        get: {
          operationId: OPERATION,
          parameters: [
            ...Object.entries({ action: "query", list: OPERATION }).map(([name, value]) => ({
              name,
              in: "query",
              required: true,
              schema: { type: "string", enum: [value] },
            })),
            ...parameters,
          ],
          responses: {
            200: {
              description: "The answer",
              content: { "application/json": { schema: { type: "object" } } },
            },
          },
        },
      },
    },
  };
}

/** @param {any} property */
function parameterOf({ anyOf, ...property }) {
  if (!anyOf) return { schema: typed(property) };
  const list = anyOf.find(({ type }) => type === "array");
  if (list)
    return {
      schema: { ...list, items: typed(list.items) },
      style: "pipeDelimited",
      explode: false,
    };
  return { schema: { oneOf: anyOf.map(typed) } };
}

/** OpenAPI 3.0 has no `const`, and generators want the type of an enum. */
function typed({ default: _default, const: value, ...schema }) {
  const values = value === undefined ? schema.enum : [value];
  if (!values) return schema;
  return { type: typeof values[0] === "number" ? "integer" : "string", enum: values };
}
