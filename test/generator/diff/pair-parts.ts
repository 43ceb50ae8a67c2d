import { catalogue, module, parameter } from "../support/specs.js";
import type { Json } from "../support/specs.js";

/** The values of the files of a spec. */
export interface WrittenSpec {
  readonly spec: Json;
  readonly protocol?: unknown;
  readonly site?: unknown;
  readonly results?: readonly Json[];
}

/** A part of a spec, for specs that differ in it alone. */
export interface PairedPart {
  /** The operation or module with the part; findings about others show their own. */
  readonly module?: string;
  /** Names of pointers that are frequent in findings. */
  readonly pointers: Readonly<Record<string, string>>;
  /** The spec with a value of the part; undefined if it lacks the part. */
  readonly specOf: (value: Json | undefined) => WrittenSpec;
}

const INFO = { openapi: "3.1.0", info: { title: "Things", version: "1" } };

const OPERATION = "/paths/~1things/post";
const contentPointer = (at: string): string =>
  `${OPERATION}/${at}/content/application~1json/schema`;

const MODULES = "/paraminfo/modules/0";
const ROW = "/response/query/is/record/things/is/list/record";

/** The parts by their names in the files of `pairs/`. */
export const PAIRED_PARTS: Readonly<Record<string, PairedPart>> = {
  /** The members of an OpenAPI document. */
  document: {
    pointers: {},
    specOf: (members) => ({ spec: { ...INFO, paths: {}, ...members } }),
  },
  /**
   * An operation: schemas of the successful `response`, of an `error`, of the `body` and of the parameter
   * `query`, or one `schema` of the first three, the `parameters`, other members of the operation, and `components`, whose `schemas` may stand alone.
   */
  operation: {
    module: "find",
    pointers: {
      response: contentPointer("responses/200"),
      error: contentPointer("responses/404"),
      body: contentPointer("requestBody"),
      query: `${OPERATION}/parameters/0/schema`,
      parameters: `${OPERATION}/parameters`,
      schemas: "/components/schemas",
      operation: OPERATION,
    },
    specOf: (members) => ({ spec: documentOf(members ?? {}) }),
  },
  /** The `modules` of a catalogue, its other members, and the values of its `protocol`, `site` and `results`. */
  catalogue: {
    pointers: { modules: "/paraminfo/modules" },
    specOf: ({ modules = [], protocol, site, results, ...more } = {}) => ({
      spec: { ...catalogue(...listOf(modules)), ...more },
      ...(protocol !== undefined && { protocol }),
      ...(site !== undefined && { site }),
      ...(results !== undefined && { results: listOf(results) }),
    }),
  },
  /** The members of a query module. */
  module: {
    module: "query+m",
    pointers: { module: MODULES },
    specOf: (members) => ({
      spec: members ? catalogue(module("m", [], members)) : catalogue(),
    }),
  },
  /** The members of a parameter of a query module that has another. */
  parameter: {
    module: "query+m",
    pointers: { parameter: `${MODULES}/parameters/1` },
    specOf: (members) => ({
      spec: catalogue(
        module("m", [parameter("same"), ...(members ? [parameter("p", "string", members)] : [])]),
      ),
    }),
  },
  /** The fields of the rows of a query module, as they were learned; each was seen 10 times. */
  row: {
    module: "query+things",
    pointers: { row: ROW },
    specOf: (fields) => PAIRED_PARTS["result"]?.specOf(fields && rowsOf(fields)) ?? { spec: {} },
  },
  /** What was learned of a query module; without a `response`, its rows have a field `a`. */
  result: {
    module: "query+things",
    pointers: {},
    specOf: (members) => ({
      spec: catalogue(THINGS, module("others")),
      results: [
        OTHERS,
        ...(members
          ? [{ ...OTHERS, ...(!members["response"] && ROWS), ...members, module: "query+things" }]
          : []),
      ],
    }),
  },
};

function rowsOf(fields: Json): Json {
  const record = Object.fromEntries(
    Object.entries({ ...SELECTED, ...fields }).map(([name, field]) => [
      name,
      Object.assign({ seen: 10 }, field),
    ]),
  );
  const things = { is: { list: { record } }, seen: 10 };
  return {
    rows: { at: ["query", "things"], kind: "item", selector: "prop" },
    response: { query: { is: { record: { things } }, seen: 10 } },
  };
}

/** Fields that all rows have if they are requested. */
const SELECTED = {
  ofA: { is: "string", when: { prop: ["a"] } },
  ofB: { is: "string", when: { prop: ["b"] } },
};

const ROWS = rowsOf({ a: { is: "string" } });

const THINGS = module("things", [
  parameter("prop", ["a", "b"], { multi: true }),
  parameter("more", ["x"]),
  parameter("format", ["json", "php", "xml"]),
]);

const OTHERS = {
  module: "query+others",
  servers: ["MediaWiki 1.39.1"],
  response: { query: { is: { record: {} }, seen: 10 } },
};

function documentOf(members: Json): Json {
  const { schema, query, parameters, schemas, components = {}, ...others } = members;
  const { response = schema, error = schema, body = schema, ...more } = others;
  const given = query === undefined ? parameters : [{ name: "q", in: "query", schema: query }];
  const operation = {
    operationId: "find",
    ...(given !== undefined && { parameters: given }),
    ...(body !== undefined && { requestBody: { required: true, content: contentOf(body) } }),
    responses: {
      200: {
        description: "Found.",
        ...(response !== undefined && { content: contentOf(response) }),
      },
      ...(error !== undefined && { 404: { description: "None.", content: contentOf(error) } }),
    },
    ...more,
  };
  return {
    ...INFO,
    paths: { "/things": { post: operation } },
    components: { ...Object(components), ...(schemas !== undefined && { schemas }) },
  };
}

function contentOf(schema: unknown): Json {
  return { "application/json": { schema } };
}

function listOf(value: unknown): readonly Json[] {
  if (!Array.isArray(value)) throw new TypeError("It is not a list.");
  return value;
}
