/** OpenAPI documents that say what catalogues say, for tools that read nothing else. */

/** @typedef {import("./catalogues.mjs").Catalogue} Catalogue */

const TYPES = { limit: "integer", integer: "integer", boolean: "boolean" };

/**
 * An operation for each module and a query parameter for each parameter, as JSON of about so many
 * bytes: descriptions fill it up.
 *
 * @param {Catalogue} catalogue
 * @param {number} bytes
 * @returns {string}
 */
export function openApiText(catalogue, bytes) {
  const bare = JSON.stringify(documentOf(catalogue, 0));
  const parameters = catalogue.paraminfo.modules.flatMap((module) => module.parameters).length;
  const missing = Math.round((bytes - bare.length) / parameters);
  if (missing < 0) throw new Error("The OpenAPI document is larger than the catalogue.");
  return JSON.stringify(documentOf(catalogue, missing));
}

/**
 * @param {Catalogue} catalogue
 * @param {number} filling letters of each description
 */
function documentOf({ paraminfo }, filling) {
  const description = "a".repeat(filling);
  const paths = paraminfo.modules.map(({ path, parameters }) => [
    `/${path.replaceAll("+", "/")}`,
    {
      get: {
        operationId: path,
        parameters: parameters.map((parameter) => ({
          name: parameter.name,
          in: "query",
          description,
          ...("required" in parameter && { required: true }),
          ...("deprecated" in parameter && { deprecated: true }),
          schema: schemaOf(parameter),
        })),
        responses: { 200: { description: "The answer" } },
      },
    },
  ]);
  return {
    openapi: "3.0.3",
    info: { title: "Catalogue", version: "1" },
    paths: Object.fromEntries(paths),
  };
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
