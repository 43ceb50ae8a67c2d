/** Specs that grow in one respect: wide, deep, similar, wrong and ring-shaped ones. */

/**
 * @typedef {object} Shape
 * @property {"openapi.json" | "openapi.yaml" | "catalogue.json"} file
 * @property {number} size the smallest of the three sizes
 * @property {(size: number, mark: string) => Files} make specs with different marks have different names
 */
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

/** @type {Readonly<Record<string, Shape>>} */
export const SHAPES = {
  // Wide
  operations: {
    file: "openapi.json",
    size: 300,
    make: (size, mark) =>
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
  },
  "operations with one shared schema": {
    file: "openapi.json",
    size: 300,
    make: (size, mark) =>
      documentOf(
        record(size, (index) => [
          `/rows${mark}${index}`,
          { get: { operationId: `row${mark}${index}`, responses: response(refer("Row0")) } },
        ]),
        { Row0: row(0, mark) },
      ),
  },
  tags: {
    file: "openapi.json",
    size: 500,
    make: (size, mark) => ({
      ...documentOf({
        "/rows": {
          get: {
            operationId: "rows",
            tags: numbers(size).map((index) => `tag${mark}${index}`),
            responses: response(row(0)),
          },
        },
      }),
      tags: numbers(size).map((index) => ({ name: `tag${mark}${index}` })),
    }),
  },
  "parameters of one operation": {
    file: "openapi.json",
    size: 500,
    make: (size, mark) =>
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
  },
  "responses of one operation": {
    file: "openapi.json",
    size: 100,
    make: (size, mark) =>
      documentOf({
        "/rows": {
          get: {
            operationId: "rows",
            responses: record(size, (index) => [
              String(200 + index),
              { description: "", content: { "application/json": { schema: row(index, mark) } } },
            ]),
          },
        },
      }),
  },
  "media types of one response": {
    file: "openapi.json",
    size: 300,
    make: (size, mark) =>
      documentOf({
        "/rows": {
          get: {
            operationId: "rows",
            responses: {
              200: {
                description: "",
                content: record(size, (index) => [
                  `application/vnd.${mark}${index}+json`,
                  { schema: row(index, mark) },
                ]),
              },
            },
          },
        },
      }),
  },
  "schemas in anyOf": {
    file: "openapi.json",
    size: 300,
    make: (size, mark) =>
      rowsOf({
        Row0: { anyOf: numbers(size).map((index) => refer(`Part${index}`)) },
        ...record(size, (index) => [`Part${index}`, row(index, mark)]),
      }),
  },
  "schemas that nothing uses": {
    file: "openapi.json",
    size: 1000,
    make: (size, mark) => rowsOf(record(size, (index) => [`Row${index}`, row(index, mark)])),
  },
  "properties of one schema": {
    file: "openapi.json",
    size: 2500,
    make: (size, mark) =>
      rowOf({
        type: "object",
        required: numbers(size).map((index) => `p${mark}${index}`),
        properties: record(size, (index) => [`p${mark}${index}`, { type: "string" }]),
      }),
  },
  "values of one enum": {
    file: "openapi.json",
    size: 25_000,
    make: (size, mark) =>
      rowOf({ type: "string", enum: numbers(size).map((index) => `value${mark}${index}`) }),
  },
  "values of one enum, as parameter": {
    file: "openapi.json",
    size: 25_000,
    make: (size, mark) =>
      rowsOf(
        { Row0: row(0) },
        {
          parameters: [
            {
              name: "a",
              in: "query",
              schema: { enum: numbers(size).map((index) => `value${mark}${index}`) },
            },
          ],
        },
      ),
  },
  "numbers of one enum": {
    file: "openapi.json",
    size: 10_000,
    make: (size, mark) =>
      rowOf({ enum: numbers(size).map((index) => index + (mark === "a" ? 0 : 0.5)) }),
  },
  "objects of one enum": {
    file: "openapi.json",
    size: 2500,
    make: (size, mark) => rowOf({ enum: numbers(size).map((index) => ({ a: index, b: [mark] })) }),
  },
  "items of one example": {
    file: "openapi.json",
    size: 25_000,
    make: (size, mark) =>
      rowOf({ type: "array", items: {}, example: numbers(size).map((index) => `${mark}${index}`) }),
  },
  prefixItems: {
    file: "openapi.json",
    size: 500,
    make: (size, mark) =>
      rowOf({
        type: "array",
        prefixItems: numbers(size).map((index) => ({ const: `${mark}${index}` })),
      }),
  },
  "dependent keywords": {
    file: "openapi.json",
    size: 500,
    make: (size, mark) =>
      rowOf({
        type: "object",
        properties: record(size, (index) => [`p${mark}${index}`, { type: "string" }]),
        dependentRequired: record(size, (index) => [`p${mark}${index}`, [`p${mark}0`]]),
      }),
  },
  patternProperties: {
    file: "openapi.json",
    size: 500,
    make: (size, mark) =>
      rowOf({
        type: "object",
        patternProperties: record(size, (index) => [`^q${mark}${index}`, { type: "string" }]),
      }),
  },
  "a long description": {
    file: "openapi.json",
    size: 2_000_000,
    make: (size, mark) => rowOf({ ...row(0), description: `Rows ${mark} `.repeat(size / 8) }),
  },
  "a long description of many lines": {
    file: "openapi.json",
    size: 2_000_000,
    make: (size, mark) => rowOf({ ...row(0), description: `Row ${mark}\n`.repeat(size / 8) }),
  },
  "a description of one word": {
    file: "openapi.json",
    size: 1_000_000,
    make: (size, mark) => rowOf({ ...row(0), description: mark.repeat(size) }),
  },
  "a description of markup": {
    file: "openapi.json",
    size: 100_000,
    make: (size, mark) =>
      rowOf({ ...row(0), description: `<b>[${mark}](*\`_ {@link */ `.repeat(size / 20) }),
  },
  "a description of spaces": {
    file: "openapi.json",
    size: 100_000,
    make: (size, mark) => rowOf({ ...row(0), description: `${mark}${" ".repeat(size)}${mark}` }),
  },
  "a long name": {
    file: "openapi.json",
    size: 100_000,
    make: (size, mark) => rowOf({ type: "object", properties: { [mark.repeat(size)]: {} } }),
  },
  "a long name of a schema": {
    file: "openapi.json",
    size: 50_000,
    make: (size, mark) =>
      rowsOf({ Row0: refer(`A${mark.repeat(size)}`), [`A${mark.repeat(size)}`]: row(0) }),
  },
  "a long operationId": {
    file: "openapi.json",
    size: 50_000,
    make: (size, mark) => rowsOf({ Row0: row(0) }, { operationId: mark.repeat(size) }),
  },
  "a long path": {
    file: "openapi.json",
    size: 20_000,
    make: (size, mark) =>
      documentOf({
        [`/${mark}`.repeat(size)]: { get: { responses: response(row(0)) } },
      }),
  },
  "a long pattern": {
    file: "openapi.json",
    size: 1000,
    make: (size, mark) => rowOf({ type: "string", pattern: `^(${mark}|[0-9]+x)`.repeat(size) }),
  },
  "a pattern of alternatives": {
    file: "openapi.json",
    size: 500,
    make: (size, mark) =>
      rowOf({
        type: "string",
        pattern: `^(${numbers(size)
          .map((index) => `${mark}${index}`)
          .join("|")})+$`,
      }),
  },
  "a nested pattern": {
    file: "openapi.json",
    size: 50,
    make: (size, mark) =>
      rowOf({ type: "string", pattern: `^${"(".repeat(size)}${mark}${"+)".repeat(size)}$` }),
  },
  patterns: {
    file: "openapi.json",
    size: 500,
    make: (size, mark) =>
      rowOf({
        type: "object",
        properties: record(size, (index) => [
          `p${index}`,
          { type: "string", pattern: `^[a-z]+${mark}${index}$` },
        ]),
      }),
  },
  // Deep
  "nested objects": {
    file: "openapi.json",
    size: 20,
    make: (size, mark) =>
      rowOf(nested(size, (inner) => ({ type: "object", properties: { [`a${mark}`]: inner } }))),
  },
  "nested arrays": {
    file: "openapi.json",
    size: 40,
    make: (size, mark) =>
      rowOf(nested(size, (inner) => ({ type: "array", items: inner, description: mark }))),
  },
  "nested allOf": {
    file: "openapi.json",
    size: 20,
    make: (size, mark) =>
      rowOf(nested(size, (inner, index) => ({ allOf: [inner, row(index, mark)] }), row(0, mark))),
  },
  "nested oneOf": {
    file: "openapi.json",
    size: 20,
    make: (size, mark) =>
      rowOf(nested(size, (inner, index) => ({ oneOf: [inner, row(index, mark)] }), row(0, mark))),
  },
  "nested not": {
    file: "openapi.json",
    size: 40,
    make: (size, mark) => rowOf(nested(size, (inner) => ({ not: inner }), { const: mark })),
  },
  "schemas in a chain": {
    file: "openapi.json",
    size: 200,
    make: (size, mark) =>
      rowsOf(
        record(size, (index) => {
          const next = index + 1 < size ? { next: refer(`Row${index + 1}`) } : {};
          const own = row(index, mark);
          const properties = { ...own.properties, ...next };
          return [`Row${index}`, { ...own, properties, required: Object.keys(properties) }];
        }),
      ),
  },
  "a chain of $ref": {
    file: "openapi.json",
    size: 1000,
    make: (size, mark) =>
      rowsOf(
        record(size, (index) => [
          `Row${index}`,
          index + 1 < size ? refer(`Row${index + 1}`) : row(0, mark),
        ]),
      ),
  },
  "a chain of allOf": {
    file: "openapi.json",
    size: 100,
    make: (size, mark) =>
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
  },
  // Rings
  "a ring of $ref": {
    file: "openapi.json",
    size: 500,
    make: (size) =>
      rowsOf(record(size, (index) => [`Row${index}`, refer(`Row${(index + 1) % size}`)])),
  },
  "a ring of allOf": {
    file: "openapi.json",
    size: 100,
    make: (size, mark) =>
      rowsOf(
        record(size, (index) => [
          `Row${index}`,
          { allOf: [refer(`Row${(index + 1) % size}`), row(index, mark)] },
        ]),
      ),
  },
  "a ring of properties": {
    file: "openapi.json",
    size: 200,
    make: (size, mark) =>
      rowsOf(
        record(size, (index) => [
          `Row${index}`,
          {
            type: "object",
            properties: { [`p${mark}`]: refer(`Row${(index + 1) % size}`) },
          },
        ]),
      ),
  },
  "a ring of arrays": {
    file: "openapi.json",
    size: 200,
    make: (size, mark) =>
      rowsOf(
        record(size, (index) => [
          `Row${index}`,
          { type: "array", items: refer(`Row${(index + 1) % size}`), title: mark },
        ]),
      ),
  },
  "a ring of required properties": {
    file: "openapi.json",
    size: 200,
    make: (size) =>
      rowsOf(
        record(size, (index) => [
          `Row${index}`,
          { type: "object", required: ["p"], properties: { p: refer(`Row${(index + 1) % size}`) } },
        ]),
      ),
  },
  "schemas that all refer to each other": {
    file: "openapi.json",
    size: 20,
    make: (size, mark) =>
      rowsOf(
        record(size, (index) => [
          `Row${index}`,
          {
            type: "object",
            properties: record(size, (other) => [`p${mark}${other}`, refer(`Row${other}`)]),
          },
        ]),
      ),
  },
  "a doubled chain": {
    file: "openapi.json",
    size: 20,
    make: (size, mark) =>
      rowsOf(
        record(size, (index) => [
          `Row${index}`,
          index + 1 < size
            ? {
                type: "object",
                required: ["a", "b"],
                properties: { a: refer(`Row${index + 1}`), b: refer(`Row${index + 1}`) },
              }
            : { const: mark },
        ]),
      ),
  },
  "a doubled chain of allOf": {
    file: "openapi.json",
    size: 10,
    make: (size, mark) =>
      rowsOf(
        record(size, (index) => [
          `Row${index}`,
          index + 1 < size
            ? { allOf: [refer(`Row${index + 1}`), refer(`Row${index + 1}`)] }
            : row(0, mark),
        ]),
      ),
  },
  "a product of oneOf": {
    file: "openapi.json",
    size: 8,
    make: (size, mark) =>
      rowOf({
        allOf: numbers(size).map((index) => ({
          oneOf: ["a", "b"].map((each) => ({
            type: "object",
            required: [`p${index}`],
            properties: { [`p${index}`]: { const: `${each}${mark}` } },
          })),
        })),
      }),
  },
  "a product of oneOf in properties": {
    file: "openapi.json",
    size: 100,
    make: (size, mark) =>
      rowOf({
        type: "object",
        properties: record(size, (index) => [
          `p${index}`,
          { oneOf: [{ type: "string", title: mark }, { type: "integer" }, { type: "boolean" }] },
        ]),
      }),
  },
  "discriminator mappings": {
    file: "openapi.json",
    size: 100,
    make: (size, mark) =>
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
  },
  // Similar
  "equal schemas": {
    file: "openapi.json",
    size: 300,
    make: (size, mark) =>
      documentOf(
        record(size, (index) => [
          `/rows${index}`,
          {
            get: {
              operationId: `row${index}`,
              responses: response({ type: "array", items: row(0, mark) }),
            },
          },
        ]),
      ),
  },
  "schemas that differ at the end": {
    file: "openapi.json",
    size: 200,
    make: (size, mark) =>
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
  },
  "names that collide": {
    file: "openapi.json",
    size: 300,
    make: (size, mark) =>
      rowsOf({
        Row0: {
          type: "object",
          properties: record(size, (index) => [`p${index}`, refer(colliding(mark, index))]),
        },
        ...record(size, (index) => [colliding(mark, index), row(index, mark)]),
      }),
  },
  "operations whose names collide": {
    file: "openapi.json",
    size: 300,
    make: (size, mark) =>
      documentOf(
        record(size, (index) => [
          `/rows${index}`,
          {
            get: { operationId: colliding("row", index), responses: response(row(index, mark)) },
          },
        ]),
      ),
  },
  "operations without operationId": {
    file: "openapi.json",
    size: 300,
    make: (size, mark) =>
      documentOf(
        record(size, (index) => [
          `/${colliding(`a${mark}`, index)}/b`,
          { get: { responses: response(row(index)) } },
        ]),
      ),
  },
  "paths with equal shapes": {
    file: "openapi.json",
    size: 300,
    make: (size, mark) =>
      documentOf(
        record(size, (index) => [
          `/rows/{id${mark}${index}}`,
          {
            get: {
              operationId: `row${index}`,
              parameters: [
                {
                  name: `id${mark}${index}`,
                  in: "path",
                  required: true,
                  schema: { type: "string" },
                },
              ],
              responses: response(row(index % 3)),
            },
          },
        ]),
      ),
  },
  // Wrong
  "operations with errors": {
    file: "openapi.json",
    size: 1000,
    make: (size) =>
      documentOf(
        record(size, (index) => [
          `/rows${index}/{id}`,
          { get: { operationId: "row", parameters: [{ name: "x", in: "query" }], responses: {} } },
        ]),
      ),
  },
  "errors in schemas": {
    file: "openapi.json",
    size: 2000,
    make: (size) =>
      rowsOf(
        record(size, (index) => [
          `Row${index}`,
          { type: "object", properties: { name: { type: 1, maxLength: "x", required: "name" } } },
        ]),
      ),
  },
  "wrong values": {
    file: "openapi.json",
    size: 25_000,
    make: (size) => rowsOf({ Row0: { type: "object", required: numbers(size) } }),
  },
  "unknown keys": {
    file: "openapi.json",
    size: 5000,
    make: (size) =>
      rowsOf({ Row0: { type: "object", ...record(size, (index) => [`propertie${index}`, 1]) } }),
  },
  "unknown keys of an operation": {
    file: "openapi.json",
    size: 5000,
    make: (size) =>
      rowsOf(
        { Row0: row(0) },
        record(size, (index) => [`parameter${index}`, 1]),
      ),
  },
  "references without a target": {
    file: "openapi.json",
    size: 1000,
    make: (size) =>
      documentOf(
        record(size, (index) => [
          `/rows${index}`,
          { get: { operationId: `row${index}`, responses: response(refer(`Row${index}`)) } },
        ]),
        record(size, (index) => [`Row${index}`, refer(`Missing${index}`)]),
      ),
  },
  "unknown required properties": {
    file: "openapi.json",
    size: 2000,
    make: (size) =>
      rowOf({
        type: "object",
        required: numbers(size).map((index) => `name${index}`),
        properties: record(size, (index) => [`nam${index}`, { type: "string" }]),
        additionalProperties: false,
      }),
  },
  "slow patterns": {
    file: "openapi.json",
    size: 300,
    make: (size, mark) =>
      rowOf({
        type: "object",
        properties: record(size, (index) => [`p${mark}${index}`, { pattern: `^(a+)+${index}$` }]),
      }),
  },
  "one key many times": {
    file: "openapi.json",
    size: 10_000,
    make: (size) =>
      `{"openapi": "3.1.0", "paths": {\n${numbers(size)
        .map((index) => `"key": ${index}`)
        .join(",\n")}\n}}`,
  },
  "one line of errors": {
    file: "openapi.json",
    size: 2500,
    make: (size) => JSON.stringify(rowsOf({ Row0: { type: "object", required: numbers(size) } })),
  },
  // YAML
  "YAML of one line": {
    file: "openapi.yaml",
    size: 5000,
    make: (size, mark) =>
      JSON.stringify(
        rowOf({
          type: "object",
          properties: record(size, (index) => [`p${mark}${index}`, { type: "string" }]),
        }),
      ),
  },
  "YAML of many lines": {
    file: "openapi.yaml",
    size: 5000,
    make: (size, mark) =>
      `${yamlHead}    Row0:\n      type: object\n      properties:\n${numbers(size)
        .map((index) => `        p${mark}${index}: { type: string }\n`)
        .join("")}`,
  },
  "YAML with aliases": {
    file: "openapi.yaml",
    size: 2000,
    make: (size, mark) =>
      `${yamlHead}    Row0:\n      type: object\n      properties:\n        first: &a { type: string, title: ${mark} }\n${numbers(
        size,
      )
        .map((index) => `        p${index}: *a\n`)
        .join("")}`,
  },
  "YAML with merge keys": {
    file: "openapi.yaml",
    size: 100,
    make: (size, mark) =>
      `${yamlHead}    Row0: { type: object }\nx-0: &m0 { a: 1 }\n${numbers(size)
        .map((index) => `x-${index + 1}: &m${index + 1} { <<: *m${index}, b${mark}${index}: 1 }\n`)
        .join("")}`,
  },
  "YAML with anchors": {
    file: "openapi.yaml",
    size: 2000,
    make: (size, mark) =>
      `${yamlHead}    Row0:\n      type: object\n      properties:\n${numbers(size)
        .map(
          (index) =>
            `        p${index}: &a${index} { type: string, title: ${mark} }\n        q${index}: *a${index}\n`,
        )
        .join("")}`,
  },
  "YAML with a block text": {
    file: "openapi.yaml",
    size: 50_000,
    make: (size, mark) =>
      `${yamlHead}    Row0:\n      type: object\n      description: |\n${`        row ${mark}\n`.repeat(size)}`,
  },
  "YAML with repeated keys": {
    file: "openapi.yaml",
    size: 5000,
    make: (size) => `${yamlHead}    Row0: { type: object }\n${"x-a: 1\n".repeat(size)}`,
  },
  // Files
  "files in a row": {
    file: "openapi.json",
    size: 100,
    make: (size, mark) => ({
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
  },
  "files of one document": {
    file: "openapi.json",
    size: 100,
    make: (size, mark) => ({
      main: rowOf({ anyOf: numbers(size).map((index) => ({ $ref: `part${index}.json` })) }),
      others: record(size, (index) => [`part${index}.json`, row(index, mark)]),
    }),
  },
  "parts of one file": {
    file: "openapi.json",
    size: 500,
    make: (size, mark) => ({
      main: rowOf({ anyOf: numbers(size).map((index) => ({ $ref: `parts.json#/a/p${index}` })) }),
      others: { "parts.json": { a: record(size, (index) => [`p${index}`, row(index, mark)]) } },
    }),
  },
  // Catalogues
  modules: {
    file: "catalogue.json",
    size: 500,
    make: (size, mark) =>
      catalogueOf(
        numbers(size).map((index) =>
          listModule(index, mark, [
            { name: "from", type: "string" },
            { name: "dir", type: ["up", "down", `value${mark}${index}`], default: "up" },
            LIMIT,
          ]),
        ),
      ),
  },
  "parameters of one module": {
    file: "catalogue.json",
    size: 1000,
    make: (size, mark) =>
      catalogueOf([
        listModule(
          0,
          "",
          numbers(size).map((index) => ({ name: `text${mark}${index}`, type: "string" })),
        ),
      ]),
  },
  "templated parameters": {
    file: "catalogue.json",
    size: 500,
    make: (size, mark) =>
      catalogueOf([
        {
          ...listModule(0, "", [
            { name: "slots", type: "string", multi: "", limit: 50, lowlimit: 50, highlimit: 500 },
            ...numbers(size).map((index) => ({ name: `plain${mark}${index}`, type: "string" })),
          ]),
          templatedparameters: numbers(size).map((index) => ({
            index: size + index + 2,
            name: `text${mark}${index}-{slot}`,
            type: "string",
            templatevars: { slot: "slots" },
          })),
        },
      ]),
  },
  "templated parameters that begin with a variable": {
    file: "catalogue.json",
    size: 100,
    make: (size, mark) =>
      catalogueOf([
        {
          ...listModule(0, "", [{ name: "slots", type: "string", multi: "" }]),
          templatedparameters: numbers(size).map((index) => ({
            index: size + index + 2,
            name: `{slot}-${mark}${index}-{slot}`,
            type: "string",
            templatevars: { slot: "slots" },
          })),
        },
      ]),
  },
  "values of one parameter": {
    file: "catalogue.json",
    size: 10_000,
    make: (size, mark) =>
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
  },
  "wrong modules": {
    file: "catalogue.json",
    size: 3000,
    make: (size) =>
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
  },
  "wrong defaults": {
    file: "catalogue.json",
    size: 3000,
    make: (size) =>
      catalogueOf(
        numbers(size).map((index) =>
          listModule(index, "", [{ name: "dir", type: ["up", "down"], default: "left" }, LIMIT]),
        ),
      ),
  },
  "modules with one name": {
    file: "catalogue.json",
    size: 3000,
    make: (size) => catalogueOf(numbers(size).map(() => listModule(0, "", [LIMIT]))),
  },
  "modules with one prefix": {
    file: "catalogue.json",
    size: 1000,
    make: (size) =>
      catalogueOf(
        numbers(size).map((index) => ({ ...listModule(index, "", [LIMIT]), prefix: "r" })),
      ),
  },
  "modules without a prefix": {
    file: "catalogue.json",
    size: 500,
    make: (size) =>
      catalogueOf(
        numbers(size).map((index) => ({ ...listModule(index, "", [LIMIT]), prefix: "" })),
      ),
  },
  "parameters with one name": {
    file: "catalogue.json",
    size: 5000,
    make: (size) =>
      catalogueOf([
        listModule(
          0,
          "",
          numbers(size).map(() => ({ name: "text", type: "string" })),
        ),
      ]),
  },
  "required conditions": {
    file: "catalogue.json",
    size: 300,
    make: (size, mark) =>
      catalogueOf([
        listModule(
          0,
          "",
          numbers(size).map((index) => ({
            name: `text${mark}${index}`,
            type: "string",
            info: [{ name: "mustbeposted", values: [mark] }],
            deprecated: "",
          })),
        ),
      ]),
  },
  "modules whose names collide": {
    file: "catalogue.json",
    size: 300,
    make: (size, mark) =>
      catalogueOf(
        numbers(size).map((index) => ({
          ...listModule(index, mark, [LIMIT]),
          name: colliding("rows", index),
          path: `query+${colliding("rows", index)}`,
        })),
      ),
  },
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
