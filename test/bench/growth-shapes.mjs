/** Specs that grow in one respect: wide, deep, similar, wrong and ring-shaped ones, for `growth.mjs`. */

/** @typedef {object | string} Content a value of JSON, or a text */
/** @typedef {Content | { main: Content, others: Readonly<Record<string, Content>> }} Files */

/** @param {string} name */
const refer = (name) => ({ $ref: `#/components/schemas/${name}` });
/** @param {number} count */
const numbers = (count) => Array.from({ length: count }, (_, index) => index);
/**
 * @param {number} count
 * @param {(index: number) => readonly [string, unknown]} entry
 */
const record = (count, entry) => Object.fromEntries(numbers(count).map(entry));
/**
 * A short name, which in code is that of all others with the same beginning.
 *
 * @param {string} start
 * @param {number} index
 */
const colliding = (start, index) =>
  `${start}${index.toString(2).replaceAll("0", "-").replaceAll("1", ".")}`;
/** @param {object} schema */
const response = (schema) => ({
  200: { description: "All.", content: { "application/json": { schema } } },
});
/**
 * @param {object} paths
 * @param {object} schemas
 */
const documentOf = (paths, schemas = {}) => ({
  openapi: "3.1.0",
  info: { title: "Rows", version: "1" },
  paths,
  components: { schemas },
});
/**
 * A document with one operation, whose response is the schema `Row0`.
 *
 * @param {object} schemas
 * @param {object} [operation]
 */
const rowsOf = (schemas, operation = {}) =>
  documentOf(
    { "/rows": { get: { operationId: "rows", responses: response(refer("Row0")), ...operation } } },
    schemas,
  );
/**
 * A document with one schema.
 *
 * @param {object} schema
 */
const rowOf = (schema) => rowsOf({ Row0: schema });

/**
 * @param {number} index
 * @param {string} mark
 */
function row(index, mark = "") {
  return {
    type: "object",
    required: ["id", `name${mark}${index}`],
    properties: {
      id: { type: "integer", format: "int64" },
      [`name${mark}${index}`]: { type: "string", maxLength: 100 },
      state: { type: "string", enum: ["open", "closed", `state${index}`] },
      parts: { type: "array", items: { type: "object", properties: { size: { type: "number" } } } },
    },
  };
}

/**
 * @param {number} depth
 * @param {(inner: object, index: number) => object} wrap
 * @param {object} [innermost]
 */
function nested(depth, wrap, innermost = { type: "string" }) {
  let schema = innermost;
  for (const index of numbers(depth)) schema = wrap(schema, index);
  return schema;
}

/**
 * By name: the smallest of the three sizes, and specs with that size. Specs with different marks have
 * different names.
 *
 * @type {Readonly<Record<string, readonly [size: number, make: (size: number, mark: string) => Files]>>}
 */
export const SHAPES = {
  operations: [
    300,
    (size, mark) =>
      documentOf(
        record(size, (index) => [
          `/rows${mark}${index}/{id}`,
          {
            get: {
              operationId: `row${mark}${index}`,
              parameters: [
                { name: "id", in: "path", required: true, schema: { type: "integer" } },
                { name: "state", in: "query", schema: { type: "string", enum: ["a", "b"] } },
              ],
              responses: response(row(index, mark)),
            },
          },
        ]),
      ),
  ],
  "parameters of one operation": [
    500,
    (size, mark) =>
      documentOf({
        "/rows": {
          get: {
            operationId: "rows",
            parameters: numbers(size).map((index) => ({
              name: `p${mark}${index}`,
              in: "query",
              schema: { type: "string", maxLength: 9 },
            })),
            responses: response(row(0)),
          },
        },
      }),
  ],
  "properties of one schema": [
    2500,
    (size, mark) =>
      rowOf({
        type: "object",
        required: numbers(size).map((index) => `p${mark}${index}`),
        properties: record(size, (index) => [`p${mark}${index}`, { type: "string" }]),
      }),
  ],
  "values of one enum": [
    25_000,
    (size, mark) =>
      rowOf({ type: "string", enum: numbers(size).map((index) => `value${mark}${index}`) }),
  ],
  "numbers of one enum": [
    10_000,
    (size, mark) => rowOf({ enum: numbers(size).map((index) => index + (mark === "a" ? 0 : 0.5)) }),
  ],
  prefixItems: [
    500,
    (size, mark) =>
      rowOf({
        type: "array",
        prefixItems: numbers(size).map((index) => ({ const: `${mark}${index}` })),
      }),
  ],
  patternProperties: [
    500,
    (size, mark) =>
      rowOf({
        type: "object",
        patternProperties: record(size, (index) => [`^q${mark}${index}`, { type: "string" }]),
      }),
  ],
  "a long description of many lines": [
    2_000_000,
    (size, mark) => rowOf({ ...row(0), description: `Row ${mark}\n`.repeat(size / 8) }),
  ],
  "a nested pattern": [
    50,
    (size, mark) =>
      rowOf({ type: "string", pattern: `^${"(".repeat(size)}${mark}${"+)".repeat(size)}$` }),
  ],
  "nested arrays": [
    40,
    (size, mark) =>
      rowOf(nested(size, (inner) => ({ type: "array", items: inner, description: mark }))),
  ],
  "nested allOf": [
    20,
    (size, mark) =>
      rowOf(nested(size, (inner, index) => ({ allOf: [inner, row(index, mark)] }), row(0, mark))),
  ],
  "schemas in a chain": [
    200,
    (size, mark) =>
      rowsOf(
        record(size, (index) => {
          const next = index + 1 < size ? { next: refer(`Row${index + 1}`) } : {};
          const own = row(index, mark);
          const properties = { ...own.properties, ...next };
          return [`Row${index}`, { ...own, properties, required: Object.keys(properties) }];
        }),
      ),
  ],
  "a chain of $ref": [
    1000,
    (size, mark) =>
      rowsOf(
        record(size, (index) => [
          `Row${index}`,
          index + 1 < size ? refer(`Row${index + 1}`) : row(0, mark),
        ]),
      ),
  ],
  "a chain of allOf": [
    100,
    (size, mark) =>
      rowsOf(
        record(size, (index) => [
          `Row${index}`,
          index + 1 < size
            ? {
                allOf: [
                  refer(`Row${index + 1}`),
                  { type: "object", properties: { [`p${mark}${index}`]: { type: "string" } } },
                ],
              }
            : row(0, mark),
        ]),
      ),
  ],
  "a ring of $ref": [
    500,
    (size) => rowsOf(record(size, (index) => [`Row${index}`, refer(`Row${(index + 1) % size}`)])),
  ],
  "a ring of allOf": [
    100,
    (size, mark) =>
      rowsOf(
        record(size, (index) => [
          `Row${index}`,
          { allOf: [refer(`Row${(index + 1) % size}`), row(index, mark)] },
        ]),
      ),
  ],
  "a doubled chain of allOf": [
    10,
    (size, mark) =>
      rowsOf(
        record(size, (index) => [
          `Row${index}`,
          index + 1 < size
            ? { allOf: [refer(`Row${index + 1}`), refer(`Row${index + 1}`)] }
            : row(0, mark),
        ]),
      ),
  ],
  "rings that allOf combines": [
    6,
    (size, mark) =>
      rowsOf(
        record(size, (index) => {
          const part = (/** @type {number} */ step) => ({
            type: "object",
            properties: record(size, (at) => [
              `p${mark}${at}`,
              refer(`Row${(index + step * (at + 1)) % size}`),
            ]),
          });
          return [`Row${index}`, { allOf: [part(1), part(2)] }];
        }),
      ),
  ],
  "a product of oneOf": [
    8,
    (size, mark) =>
      rowOf({
        allOf: numbers(size).map((index) => ({
          oneOf: ["a", "b"].map((each) => ({
            type: "object",
            required: [`p${index}`],
            properties: { [`p${index}`]: { const: `${each}${mark}` } },
          })),
        })),
      }),
  ],
  "discriminator mappings": [
    100,
    (size, mark) =>
      rowsOf({
        Row0: {
          oneOf: numbers(size).map((index) => refer(`Part${index}`)),
          discriminator: {
            propertyName: "kind",
            mapping: record(size, (index) => [
              `kind${mark}${index}`,
              `#/components/schemas/Part${index}`,
            ]),
          },
        },
        ...record(size, (index) => [
          `Part${index}`,
          {
            type: "object",
            required: ["kind"],
            properties: { kind: { type: "string" }, [`p${mark}${index}`]: { type: "string" } },
          },
        ]),
      }),
  ],
  "schemas that differ at the end": [
    200,
    (size, mark) =>
      rowsOf({
        Row0: { anyOf: numbers(size).map((index) => refer(`Part${index}`)) },
        ...record(size, (index) => [
          `Part${index}`,
          {
            type: "object",
            properties: {
              ...record(20, (each) => [`p${each}`, { type: "string" }]),
              [`z${mark}`]: { const: index },
            },
          },
        ]),
      }),
  ],
  "names that collide": [
    300,
    (size, mark) =>
      rowsOf({
        Row0: {
          type: "object",
          properties: record(size, (index) => [`p${index}`, refer(colliding(mark, index))]),
        },
        ...record(size, (index) => [colliding(mark, index), row(index, mark)]),
      }),
  ],
  "operations without operationId": [
    300,
    (size, mark) =>
      documentOf(
        record(size, (index) => [
          `/${colliding(`a${mark}`, index)}/b`,
          { get: { responses: response(row(index)) } },
        ]),
      ),
  ],
  "operations with errors": [
    1000,
    (size) =>
      documentOf(
        record(size, (index) => [
          `/rows${index}/{id}`,
          { get: { operationId: "row", parameters: [{ name: "x", in: "query" }], responses: {} } },
        ]),
      ),
  ],
  "unknown keys": [
    5000,
    (size) =>
      rowsOf({ Row0: { type: "object", ...record(size, (index) => [`propertie${index}`, 1]) } }),
  ],
  "references without a target": [
    1000,
    (size) =>
      documentOf(
        record(size, (index) => [
          `/rows${index}`,
          { get: { operationId: `row${index}`, responses: response(refer(`Row${index}`)) } },
        ]),
        record(size, (index) => [`Row${index}`, refer(`Missing${index}`)]),
      ),
  ],
  "one line of errors": [
    2500,
    (size) => JSON.stringify(rowsOf({ Row0: { type: "object", required: numbers(size) } })),
  ],
  "YAML of one line": [
    5000,
    (size, mark) =>
      `---\n${JSON.stringify(
        rowOf({
          type: "object",
          properties: record(size, (index) => [`p${mark}${index}`, { type: "string" }]),
        }),
      )}`,
  ],
  "YAML of many lines": [
    5000,
    (size, mark) =>
      `${yamlHead}    Row0:\n      type: object\n      properties:\n${numbers(size)
        .map((index) => `        p${mark}${index}: { type: string }\n`)
        .join("")}`,
  ],
  "YAML with aliases": [
    2000,
    (size, mark) =>
      `${yamlHead}    Row0:\n      type: object\n      properties:\n        first: &a { type: string, title: ${mark} }\n${numbers(
        size,
      )
        .map((index) => `        p${index}: *a\n`)
        .join("")}`,
  ],
  "files in a row": [
    100,
    (size, mark) => ({
      main: rowsOf({ Row0: { $ref: "part0.json" } }),
      others: record(size, (index) => [
        `part${index}.json`,
        index + 1 < size
          ? {
              type: "object",
              properties: { [`p${mark}`]: { $ref: `part${index + 1}.json` } },
            }
          : row(0, mark),
      ]),
    }),
  ],
  modules: [
    500,
    (size, mark) =>
      catalogueOf(
        numbers(size).map((index) =>
          listModule(index, mark, [
            { name: "from", type: "string" },
            { name: "dir", type: ["up", "down", `value${mark}${index}`], default: "up" },
            LIMIT,
          ]),
        ),
      ),
  ],
  "values of one parameter": [
    10_000,
    (size, mark) =>
      catalogueOf([
        listModule(0, "", [
          {
            name: "prop",
            type: numbers(size).map((index) => `v${mark}${index}`),
            multi: "",
            default: `v${mark}0`,
          },
        ]),
      ]),
  ],
  "wrong modules": [
    3000,
    (size) =>
      catalogueOf(
        numbers(size).map((index) => ({
          ...listModule(index, "", [
            { name: "from", type: 1 },
            { ...LIMIT, max: "many" },
          ]),
          prefix: 7,
          unknown: true,
        })),
      ),
  ],
};

const yamlHead = `openapi: 3.1.0
info: { title: Rows, version: "1" }
paths:
  /rows:
    get:
      operationId: rows
      responses: { "200": { description: All, content: { application/json: { schema: { $ref: "#/components/schemas/Row0" } } } } }
components:
  schemas:
`;

const LIMIT = { name: "limit", type: "limit", default: 10, min: 1, max: 500, highmax: 5000 };

/** @param {readonly object[]} modules */
function catalogueOf(modules) {
  return { paraminfo: { helpformat: "none", modules } };
}

/**
 * @param {number} index
 * @param {string} mark
 * @param {readonly object[]} parameters
 */
function listModule(index, mark, parameters) {
  return {
    name: `rows${mark}${index}`,
    path: `query+rows${mark}${index}`,
    group: "list",
    prefix: `r${index}p`,
    readrights: "",
    parameters: parameters.map((parameter, at) => ({ index: at + 1, ...parameter })),
  };
}
