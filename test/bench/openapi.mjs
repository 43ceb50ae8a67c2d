/** OpenAPI documents that say what catalogues say, for tools that read nothing else. */

/** @typedef {import("./catalogues.mjs").Catalogue} Catalogue */

const TYPES = { limit: "integer", integer: "integer", boolean: "boolean" };

/**
 * An operation for each module and a query parameter for each parameter, as JSON of about so many
 * bytes: descriptions fill it up. The schemas of responses come on top.
 *
 * @param {Catalogue} catalogue
 * @param {number} bytes
 * @param {(module: import("./catalogues.mjs").Module, index: number) => object | undefined} responseOf the schema of a module's response
 * @returns {string}
 */
export function openApiText(catalogue, bytes, responseOf = () => undefined) {
  const bare = JSON.stringify(documentOf(catalogue, 0, () => undefined));
  const parameters = catalogue.paraminfo.modules.flatMap((module) => module.parameters).length;
  const missing = Math.round((bytes - bare.length) / parameters);
  if (missing < 0) throw new Error("The OpenAPI document is larger than the catalogue.");
  return JSON.stringify(documentOf(catalogue, missing, responseOf));
}

/**
 * @param {Catalogue} catalogue
 * @param {number} filling letters of each description
 * @param {NonNullable<Parameters<typeof openApiText>[2]>} responseOf
 */
function documentOf({ paraminfo }, filling, responseOf) {
  const description = "a".repeat(filling);
  const paths = paraminfo.modules.map((module, index) => [
    `/${module.path.replaceAll("+", "/")}`,
    {
      get: {
        operationId: module.path,
        parameters: module.parameters.map((parameter) => ({
          name: parameter.name,
          in: "query",
          description,
          ...("required" in parameter && { required: true }),
          ...("deprecated" in parameter && { deprecated: true }),
          schema: schemaOf(parameter),
        })),
        responses: { 200: { description: "The answer", ...contentOf(responseOf(module, index)) } },
      },
    },
  ]);
  return {
    openapi: "3.0.3",
    info: { title: "Catalogue", version: "1" },
    paths: Object.fromEntries(paths),
  };
}

/** @param {object | undefined} schema */
function contentOf(schema) {
  return schema && { content: { "application/json": { schema } } };
}

/** @param {import("./catalogues.mjs").Parameter} parameter */
function schemaOf({ type, max, default: given }) {
  if (Array.isArray(type)) return { type: "string", enum: type };
  const name = TYPES[type] ?? "string";
  return {
    type: name,
    ...(max !== undefined && { maximum: max }),
    ...(typeof given === "number" && { default: given }),
  };
}
