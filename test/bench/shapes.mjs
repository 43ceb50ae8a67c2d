/** Specs that grow in one respect: wide, deep, similar, wrong and ring-shaped ones, for `growth.mjs`. */

/** @typedef {object | string} Content a value of JSON, or a text */
/** @typedef {Content | { main: Content, others: Readonly<Record<string, Content>> }} Files */

/**
 * @template Item
 * @param {number} count
 * @param {(index: number) => Item} make
 * @returns {Item[]}
 */
export const many = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/**
 * @param {number} count
 * @param {(index: number) => readonly [string, unknown]} entry
 */
export const record = (count, entry) => Object.fromEntries(many(count, entry));

/**
 * @param {number} least the smallest of the three sizes
 * @param {(size: number, mark: string) => Files} make specs with different marks have different names
 */
const specs = (least, make) => ({ least, make });
const refer = (name) => ({ $ref: `#/components/schemas/${name}` });
const response = (schema) => ({
  200: { description: "All.", content: { "application/json": { schema } } },
});
const document = (paths, schemas = {}) => ({
  openapi: "3.1.0",
  info: { title: "Rows", version: "1" },
  paths,
  components: { schemas },
});
/** A document with one operation, whose response is the schema `Row0`. */
const rows = (schemas) =>
  document(
    { "/rows": { get: { operationId: "rows", responses: response(refer("Row0")) } } },
    schemas,
  );
/** The same, of schemas that are numbered. */
const numbered = (least, make) =>
  specs(least, (size, mark) =>
    rows(record(size, (index) => [`Row${index}`, make(index, mark, index + 1 < size, size)])),
  );
/** The same, of one schema. */
const single = (least, make) => specs(least, (size, mark) => rows({ Row0: make(size, mark) }));
/** One schema that refers to numbered parts. */
const parts = (least, make, part) =>
  specs(least, (size, mark) =>
    rows({
      Row0: make(
        many(size, (index) => refer(`Part${index}`)),
        mark,
      ),
      ...record(size, (index) => [`Part${index}`, part(index, mark)]),
    }),
  );
const object = (properties, more = {}) => ({ type: "object", properties, ...more });
/** A short name, which in code is that of all others with the same beginning. */
const colliding = (start, index) =>
  `${start}${index.toString(2).replaceAll("0", "-").replaceAll("1", ".")}`;
const row = (index, mark = "") =>
  object(
    {
      id: { type: "integer", format: "int64" },
      [`name${mark}${index}`]: { type: "string", maxLength: 100 },
      state: { type: "string", enum: ["open", "closed", `state${index}`] },
      parts: { type: "array", items: object({ size: { type: "number" } }) },
    },
    { required: ["id", `name${mark}${index}`] },
  );
const nested = (depth, wrap, innermost) =>
  many(depth, (index) => index).reduce((inner, index) => wrap(inner, index), innermost);
const TEXT = { type: "string" };
const YAML = `openapi: 3.1.0
info: { title: Rows, version: "1" }
paths:
  /rows:
    get:
      operationId: rows
      responses: { "200": { description: All, content: { application/json: { schema: { $ref: "#/components/schemas/Row0" } } } } }
components:
  schemas:
    Row0:
      type: object
      properties:
`;

const LIMIT = { name: "limit", type: "limit", default: 10, min: 1, max: 500, highmax: 5000 };
const catalogue = (modules) => ({ paraminfo: { helpformat: "none", modules } });
const listModule = (index, mark, parameters) => ({
  name: `rows${mark}${index}`,
  path: `query+rows${mark}${index}`,
  group: "list",
  prefix: `r${index}p`,
  readrights: "",
  parameters: parameters.map((parameter, at) => ({ index: at + 1, ...parameter })),
});

/** @type {Readonly<Record<string, ReturnType<typeof specs>>>} */
export const SHAPES = {
  operations: specs(300, (size, mark) =>
    document(
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
  ),
  "parameters of one operation": specs(500, (size, mark) => {
    const schema = { type: "string", maxLength: 9 };
    const parameters = many(size, (index) => ({ name: `p${mark}${index}`, in: "query", schema }));
    const get = { operationId: "rows", parameters, responses: response(row(0)) };
    return document({ "/rows": { get } });
  }),
  "properties of one schema": single(2500, (size, mark) => {
    const properties = record(size, (index) => [`p${mark}${index}`, TEXT]);
    return object(properties, { required: Object.keys(properties) });
  }),
  "values of one enum": single(25_000, (size, mark) => ({
    ...TEXT,
    enum: many(size, (index) => `value${mark}${index}`),
  })),
  "numbers of one enum": single(10_000, (size, mark) => ({
    enum: many(size, (index) => index + (mark === "a" ? 0 : 0.5)),
  })),
  prefixItems: single(500, (size, mark) => {
    const prefixItems = many(size, (index) => ({ const: `${mark}${index}` }));
    return { type: "array", prefixItems };
  }),
  patternProperties: single(500, (size, mark) => {
    const patternProperties = record(size, (index) => [`^q${mark}${index}`, TEXT]);
    return { type: "object", patternProperties };
  }),
  "a long description of many lines": single(2_000_000, (size, mark) => ({
    ...row(0),
    description: `Row ${mark}\n`.repeat(size / 8),
  })),
  "a nested pattern": single(50, (size, mark) => {
    const pattern = `^${"(".repeat(size)}${mark}${"+)".repeat(size)}$`;
    return { ...TEXT, pattern };
  }),
  "nested arrays": single(40, (size, mark) =>
    nested(size, (items) => ({ type: "array", items, description: mark }), TEXT),
  ),
  "nested allOf": single(20, (size, mark) =>
    nested(size, (inner, index) => ({ allOf: [inner, row(index, mark)] }), row(0, mark)),
  ),
  "schemas in a chain": numbered(200, (index, mark, isFollowed) => {
    const next = isFollowed ? { next: refer(`Row${index + 1}`) } : {};
    const properties = { ...row(index, mark).properties, ...next };
    return object(properties, { required: Object.keys(properties) });
  }),
  "a chain of $ref": numbered(1000, (index, mark, isFollowed) =>
    isFollowed ? refer(`Row${index + 1}`) : row(0, mark),
  ),
  "a chain of allOf": numbered(100, (index, mark, isFollowed) =>
    isFollowed
      ? { allOf: [refer(`Row${index + 1}`), object({ [`p${mark}${index}`]: TEXT })] }
      : row(0, mark),
  ),
  "a ring of $ref": numbered(500, (index, _mark, _isFollowed, size) =>
    refer(`Row${(index + 1) % size}`),
  ),
  "a ring of allOf": numbered(100, (index, mark, _isFollowed, size) => ({
    allOf: [refer(`Row${(index + 1) % size}`), row(index, mark)],
  })),
  "rings that allOf combines": numbered(6, (index, mark, _isFollowed, size) => {
    const part = (/** @type {number} */ step) =>
      object(
        Object.fromEntries(
          many(size, (at) => [`p${mark}${at}`, refer(`Row${(index + step * (at + 1)) % size}`)]),
        ),
      );
    return { allOf: [part(1), part(2)] };
  }),
  "a doubled chain of allOf": numbered(10, (index, mark, isFollowed) =>
    isFollowed ? { allOf: many(2, () => refer(`Row${index + 1}`)) } : row(0, mark),
  ),
  "a product of oneOf": single(8, (size, mark) => ({
    allOf: many(size, (index) => ({
      oneOf: ["a", "b"].map((each) =>
        object({ [`p${index}`]: { const: `${each}${mark}` } }, { required: [`p${index}`] }),
      ),
    })),
  })),
  "discriminator mappings": parts(
    100,
    (oneOf, mark) => {
      const mapping = Object.fromEntries(
        oneOf.map(({ $ref }, index) => [`kind${mark}${index}`, $ref]),
      );
      return { oneOf, discriminator: { propertyName: "kind", mapping } };
    },
    (index, mark) => object({ kind: TEXT, [`p${mark}${index}`]: TEXT }, { required: ["kind"] }),
  ),
  "schemas that differ at the end": parts(
    200,
    (anyOf) => ({ anyOf }),
    (index, mark) =>
      object({ ...record(20, (each) => [`p${each}`, TEXT]), [`z${mark}`]: { const: index } }),
  ),
  "names that collide": specs(300, (size, mark) =>
    rows({
      Row0: object(record(size, (index) => [`p${index}`, refer(colliding(mark, index))])),
      ...record(size, (index) => [colliding(mark, index), row(index, mark)]),
    }),
  ),
  "operations without operationId": specs(300, (size, mark) =>
    document(
      record(size, (index) => {
        const get = { responses: response(row(index)) };
        return [`/${colliding(`a${mark}`, index)}/b`, { get }];
      }),
    ),
  ),
  "operations with errors": specs(1000, (size) =>
    document(
      record(size, (index) => {
        const parameters = [{ name: "x", in: "query" }];
        return [`/rows${index}/{id}`, { get: { operationId: "row", parameters, responses: {} } }];
      }),
    ),
  ),
  "unknown keys": single(5000, (size) => ({
    type: "object",
    ...record(size, (index) => [`propertie${index}`, 1]),
  })),
  "references without a target": specs(1000, (size) =>
    document(
      record(size, (index) => {
        const get = { operationId: `row${index}`, responses: response(refer(`Row${index}`)) };
        return [`/rows${index}`, { get }];
      }),
      record(size, (index) => [`Row${index}`, refer(`Missing${index}`)]),
    ),
  ),
  "one line of errors": specs(2500, (size) =>
    JSON.stringify(rows({ Row0: { type: "object", required: many(size, (index) => index) } })),
  ),
  "YAML of one line": specs(5000, (size, mark) => {
    const properties = record(size, (index) => [`p${mark}${index}`, TEXT]);
    return `---\n${JSON.stringify(rows({ Row0: object(properties) }))}`;
  }),
  "YAML of many lines": specs(
    5000,
    (size, mark) =>
      YAML + many(size, (index) => `        p${mark}${index}: { type: string }\n`).join(""),
  ),
  "YAML with aliases": specs(
    2000,
    (size, mark) =>
      `${YAML}        first: &a { type: string, title: ${mark} }\n` +
      many(size, (index) => `        p${index}: *a\n`).join(""),
  ),
  "files in a row": specs(100, (size, mark) => ({
    main: rows({ Row0: { $ref: "part0.json" } }),
    others: record(size, (index) => [
      `part${index}.json`,
      index + 1 < size ? object({ [`p${mark}`]: { $ref: `part${index + 1}.json` } }) : row(0, mark),
    ]),
  })),
  modules: specs(500, (size, mark) =>
    catalogue(
      many(size, (index) => {
        const values = ["up", "down", `value${mark}${index}`];
        const dir = { name: "dir", type: values, default: "up" };
        return listModule(index, mark, [{ name: "from", type: "string" }, dir, LIMIT]);
      }),
    ),
  ),
  "values of one parameter": specs(10_000, (size, mark) => {
    const type = many(size, (index) => `v${mark}${index}`);
    return catalogue([
      listModule(0, "", [{ name: "prop", type, multi: "", default: `v${mark}0` }]),
    ]);
  }),
  "wrong modules": specs(3000, (size) =>
    catalogue(
      many(size, (index) => {
        const parameters = [
          { name: "from", type: 1 },
          { ...LIMIT, max: "many" },
        ];
        return { ...listModule(index, "", parameters), prefix: 7, unknown: true };
      }),
    ),
  ),
};
