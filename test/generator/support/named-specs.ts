import type { OpenApiInput, SpecInput } from "../../../generator/spec/input.js";
import {
  catalogue,
  catalogueInput,
  openApiDocument,
  openApiInput,
  parameter,
  query,
} from "./specs.js";
import type { Json } from "./specs.js";

/** A spec whose operations, and schemas of its responses, have chosen names. */
export type SpecOf = (
  folder: string,
  operations: readonly string[],
  schemas: readonly string[],
) => SpecInput;

/** Parameters of every type. */
const PARAMETERS = [
  parameter("text", "string", { maxchars: 9 }),
  parameter("flag", "boolean"),
  parameter("count", "integer", { multi: "" }),
  parameter("share", "float"),
  parameter("limit", "limit", { max: 9, highmax: 9 }),
  parameter("from", "timestamp"),
  parameter("until", "expiry"),
  parameter("in", "namespace"),
  parameter("by", "user"),
  parameter("title", "title"),
  parameter("file", "upload"),
  parameter("as", ["a", "b"]),
  parameter("token", "string", { tokentype: "csrf" }),
  ...["titles", "pageids", "revids"].map((name) => parameter(name, "string", { multi: "" })),
];
const TEMPLATED = { name: "{count}-text", type: "string", templatevars: { count: "count" } };
const REQUIRED = parameter("needed", "string", { required: "" });
const INHERITED = parameter("constructor", "string");

/** Modules with each kind of builder. */
const MODULES: readonly Json[] = [
  { group: "list", parameters: PARAMETERS, templatedparameters: [TEMPLATED] },
  { group: "list", parameters: [REQUIRED, INHERITED] },
  { group: "list", parameters: [] },
  { group: "action", parameters: PARAMETERS, templatedparameters: [TEMPLATED] },
  { group: "action", parameters: [REQUIRED, INHERITED] },
  { group: "action", parameters: [] },
];

function catalogueOf(module: Json): SpecOf {
  return (folder, operations) => {
    const modules = operations.map((name) => {
      const path = module["group"] === "action" ? name : `query+${name}`;
      return { name, path, prefix: name.toLowerCase(), ...module };
    });
    const results = modules.map(({ path }) => {
      const result = { module: path, servers: ["MediaWiki 1.45.0"], response: {}, bodies: [BODY] };
      return { file: `${path}.json`, bytes: new TextEncoder().encode(JSON.stringify(result)) };
    });
    return { ...catalogueInput(catalogue(...modules), folder), results };
  };
}

const BODY = { is: "text", seen: 1 };

const ITEM = { type: "object", properties: { id: { type: "integer", format: "int64" } } };
const FORMS = Object.fromEntries(
  ["application/json", "application/x-www-form-urlencoded"].map((type) => [type, { schema: ITEM }]),
);

/** Operations with paging, a body of one media type, and bodies of several. */
const OPERATIONS: readonly (readonly [method: string, operation: Json])[] = [
  [
    "get",
    {
      parameters: [
        query("page", { type: "integer" }),
        query("size", { type: "integer" }),
        query("ids", { type: "array", items: { type: "string" } }),
        query("like", ITEM, { style: "deepObject" }),
        query("since", { type: "string", format: "date" }),
      ],
    },
  ],
  ["post", { requestBody: { content: { "application/json": { schema: ITEM } } } }],
  [
    "put",
    {
      parameters: [query("constructor", { type: "string" }, { required: true })],
      requestBody: { content: FORMS },
    },
  ],
];

function response(schema: Json): Json {
  return {
    description: "",
    headers: { count: { schema: { type: "integer" } } },
    content: { "application/json": { schema } },
  };
}

function documentOf(
  [method, operation]: (typeof OPERATIONS)[number],
  more: Partial<OpenApiInput> = {},
): SpecOf {
  return (folder, operations, schemas) => {
    const named = schemas.map((name, index): [string, Json] => [
      String(400 + index),
      response({ $ref: `#/components/schemas/${name}` }),
    ]);
    const responses = {
      200: response({ type: "array", items: ITEM }),
      "4XX": response(ITEM),
      default: response(ITEM),
      ...Object.fromEntries(named),
    };
    const paths = operations.map((name, index): [string, Json] => [
      `/own/${index}`,
      { [method]: { ...operation, operationId: name, responses } },
    ]);
    const lists = schemas.map((name): [string, Json] => [
      `/lists/${name}`,
      {
        get: {
          responses: {
            200: response({ type: "array", items: { $ref: `#/components/schemas/${name}` } }),
          },
        },
      },
    ]);
    const document = openApiDocument(
      {},
      {
        paths: Object.fromEntries([...paths, ...lists]),
        servers: [{ url: "https://{host}", variables: { host: { default: "a.example" } } }],
        components: {
          securitySchemes: { login: { type: "http", scheme: "basic" } },
          schemas: Object.fromEntries(schemas.map((name) => [name, ITEM])),
        },
        security: [{ login: [] }],
      },
    );
    return { ...openApiInput(document, folder), ...more };
  };
}

/** Catalogues with modules of one kind. */
export const CATALOGUE_KINDS: readonly SpecOf[] = MODULES.map(catalogueOf);

/** OpenAPI documents with operations of one kind. */
export const OPENAPI_KINDS: readonly SpecOf[] = [
  ...OPERATIONS.map((each) => documentOf(each, { int64: "bigint" })),
  ...OPERATIONS.map((each) => documentOf(each, { dialect: "spring-data-rest" })),
];
