/** Documents of both kinds that grow in one respect, for the measurement of stages. */

/** @typedef {(size: number) => object | string} MakeDocument makes a document of so many parts, or its text */

/** @param {string} name */
const refer = (name) => ({ $ref: `#/components/schemas/${name}` });
/** @param {object} schema */
const response = (schema) => ({
  200: { description: "All.", content: { "application/json": { schema } } },
});
/** @param {number} count */
const numbers = (count) => Array.from({ length: count }, (_, index) => index);

/** @param {number} index */
function row(index) {
  return {
    type: "object",
    required: ["id", `name${index}`],
    properties: {
      id: { type: "integer", format: "int64" },
      [`name${index}`]: { type: "string", maxLength: 100 },
      state: { type: "string", enum: ["open", "closed", `state${index}`] },
      parts: { type: "array", items: { type: "object", properties: { size: { type: "number" } } } },
    },
  };
}

/**
 * @param {object} paths
 * @param {object} schemas
 */
function documentOf(paths, schemas) {
  return {
    openapi: "3.1.0",
    info: { title: "Rows", version: "1" },
    paths,
    components: { schemas },
  };
}

/** @param {readonly (readonly [string, unknown])[]} operations */
function pathsOf(operations) {
  return Object.fromEntries(operations.map(([path, get]) => [path, { get }]));
}

/** @type {Readonly<Record<string, MakeDocument>>} */
export const OPENAPI_DOCUMENTS = {
  "many operations": (size) => {
    const operations = numbers(size).map((index) => [
      `/rows${index}/{id}`,
      {
        operationId: `row${index}`,
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "integer" } },
          { name: "state", in: "query", schema: { type: "string", enum: ["open", "closed"] } },
        ],
        responses: response(row(index)),
      },
    ]);
    return documentOf(pathsOf(operations), {});
  },
  "many schemas": (size) => {
    const schemas = numbers(size).map((index) => [`Row${index}`, row(index)]);
    const all = { anyOf: numbers(size).map((index) => refer(`Row${index}`)) };
    const rows = { operationId: "rows", responses: response({ type: "array", items: all }) };
    return documentOf(pathsOf([["/rows", rows]]), Object.fromEntries(schemas));
  },
  "schemas in a chain": (size) => {
    const schemas = numbers(size).map((index) => {
      const next = index + 1 < size ? { next: refer(`Row${index + 1}`) } : {};
      const own = row(index);
      const properties = { ...own.properties, ...next };
      return [`Row${index}`, { ...own, properties, required: Object.keys(properties) }];
    });
    const first = { operationId: "first", responses: response(refer("Row0")) };
    return documentOf(pathsOf([["/first", first]]), Object.fromEntries(schemas));
  },
  "equal schemas": (size) => {
    const operations = numbers(size).map((index) => [
      `/rows${index}`,
      { operationId: `row${index}`, responses: response({ type: "array", items: row(0) }) },
    ]);
    return documentOf(pathsOf(operations), {});
  },
  "operations with errors": (size) => {
    const operations = numbers(size).map((index) => [
      `/rows${index}/{id}`,
      { operationId: "row", parameters: [{ name: "x", in: "query" }], responses: {} },
    ]);
    return documentOf(pathsOf(operations), {});
  },
  "errors in schemas": (size) => {
    const schemas = numbers(size).map((index) => [
      `Row${index}`,
      { type: "object", properties: { name: { type: 1, maxLength: "x", required: "name" } } },
    ]);
    const rows = { operationId: "rows", responses: response(refer("Row0")) };
    return documentOf(pathsOf([["/rows", rows]]), Object.fromEntries(schemas));
  },
  "references without a target": (size) => {
    const schemas = numbers(size).map((index) => [`Row${index}`, refer(`Missing${index}`)]);
    const operations = numbers(size).map((index) => [
      `/rows${index}`,
      { operationId: `row${index}`, responses: response(refer(`Row${index}`)) },
    ]);
    return documentOf(pathsOf(operations), Object.fromEntries(schemas));
  },
  "paths with equal shapes": (size) => {
    const operations = numbers(size).map((index) => [
      `/rows/{id${index}}`,
      {
        operationId: `row${index}`,
        parameters: [
          { name: `id${index}`, in: "path", required: true, schema: { type: "string" } },
        ],
        responses: response(row(index % 3)),
      },
    ]);
    return documentOf(pathsOf(operations), {});
  },
  "one key many times": (size) =>
    repeatedKeys(size, (members) => `{"openapi": "3.1.0", "paths": {\n${members}\n}}`),
};

/**
 * The text of an object with one key so many times, each in a line.
 *
 * @param {number} size
 * @param {(members: string) => string} around
 */
function repeatedKeys(size, around) {
  return around(
    numbers(size)
      .map((index) => `"key": ${index}`)
      .join(",\n"),
  );
}

/** @param {readonly object[]} modules */
function catalogueOf(modules) {
  return { paraminfo: { helpformat: "none", modules } };
}

/**
 * @param {number} index
 * @param {readonly object[]} parameters
 */
function listModule(index, parameters) {
  return {
    name: `rows${index}`,
    path: `query+rows${index}`,
    group: "list",
    prefix: `r${index}p`,
    readrights: "",
    parameters: parameters.map((parameter, at) => ({ index: at + 1, ...parameter })),
  };
}

const LIMIT = { name: "limit", type: "limit", default: 10, min: 1, max: 500, highmax: 5000 };

/** @type {Readonly<Record<string, MakeDocument>>} */
export const CATALOGUES = {
  "many modules": (size) =>
    catalogueOf(
      numbers(size).map((index) =>
        listModule(index, [
          { name: "from", type: "string" },
          { name: "dir", type: ["ascending", "descending", `value${index}`], default: "ascending" },
          LIMIT,
        ]),
      ),
    ),
  "many parameters": (size) =>
    catalogueOf([
      listModule(
        0,
        numbers(size).map((index) => ({ name: `text${index}`, type: "string" })),
      ),
    ]),
  "parameters with templates": (size) =>
    catalogueOf([
      {
        ...listModule(0, [
          { name: "slots", type: "string", multi: "", limit: 50, lowlimit: 50, highlimit: 500 },
          ...numbers(size).map((index) => ({ name: `plain${index}`, type: "string" })),
        ]),
        templatedparameters: numbers(size).map((index) => ({
          index: size + index + 2,
          name: `text${index}-{slot}`,
          type: "string",
          templatevars: { slot: "slots" },
        })),
      },
    ]),
  "one long list of values": (size) =>
    catalogueOf([
      listModule(0, [{ name: "prop", type: numbers(size).map((index) => `v${index}`), multi: "" }]),
    ]),
  "wrong modules": (size) =>
    catalogueOf(
      numbers(size).map((index) => ({
        ...listModule(index, [
          { name: "from", type: 1 },
          { ...LIMIT, max: "many" },
        ]),
        prefix: 7,
        unknown: true,
      })),
    ),
  "wrong defaults": (size) =>
    catalogueOf(
      numbers(size).map((index) =>
        listModule(index, [{ name: "dir", type: ["up", "down"], default: "left" }, LIMIT]),
      ),
    ),
  "modules with one name": (size) => catalogueOf(numbers(size).map(() => listModule(0, [LIMIT]))),
  "modules with one prefix": (size) =>
    catalogueOf(numbers(size).map((index) => ({ ...listModule(index, [LIMIT]), prefix: "r" }))),
  "parameters with one name": (size) =>
    catalogueOf([
      listModule(
        0,
        numbers(size).map(() => ({ name: "text", type: "string" })),
      ),
    ]),
  "one key many times": (size) =>
    repeatedKeys(size, (members) => `{"paraminfo": {"modules": [{\n${members}\n}]}}`),
};
