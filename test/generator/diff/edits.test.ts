import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openApiChanges } from "../../../generator/diff/openapi.js";
import { expectGolden } from "../support/golden-text.js";
import { changeLine } from "./schema-lines.js";
import { findings, parsed, unchecked } from "./specs.js";
import type { EditedSpec } from "./specs.js";

const LETTERS = { breaking: "B", risky: "R", info: "i", none: "-" } as const;

interface Edited {
  readonly parameters?: readonly object[];
  readonly responses?: object;
  readonly operation?: object;
  readonly root?: object;
  readonly components?: object;
}

const OK = { 200: { description: "Found.", content: { "application/json": { schema: {} } } } };

/** An OpenAPI document of one operation. */
function openApiDocument(given: Edited): EditedSpec {
  const { parameters = [], responses = OK, operation = {}, root = {}, components = {} } = given;
  const get = { operationId: "find", parameters, responses, ...operation };
  return {
    spec: parsed(
      JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Things", version: "1" },
        paths: { "/things": { get } },
        components,
        ...root,
      }),
    ),
  };
}

/**
 * The findings between two OpenAPI documents: each rule with its levels for wire, types, validators
 * and handlers.
 */
function found(old: Edited, next: Edited): string {
  const all = findings(openApiDocument(old), openApiDocument(next)).map(
    ({ rule, value, classes }) => {
      const { wire, types, validators, handlers } = classes;
      const levels = [wire, types, validators, handlers].map((level) => LETTERS[level]).join(" ");
      return `${rule}${value === undefined ? "" : ` ${value}`}: ${levels}`;
    },
  );
  return all.join("; ");
}

/** All that the changes between two OpenAPI documents have, under a heading. */
function changeText(label: string, old: Edited, next: Edited): string {
  const [before, after] = [old, next].map((each) => unchecked(openApiDocument(each)));
  if (before?.kind !== "openapi" || after?.kind !== "openapi") throw new TypeError(label);
  const lines = openApiChanges(before, after, true).map((each) => `${changeLine(each)}\n`);
  return `# ${label}\n${lines.join("")}`;
}

const TEXT = { type: "string" };
const NUMBER = { type: "number" };
const INTEGER = { type: "integer" };
const LIST = { type: "array", items: TEXT };
const AB = { type: "string", enum: ["a", "b"] };

function query(schema: object, more: object = {}): object {
  return { name: "q", in: "query", schema, ...more };
}

const OTHER = { name: "other", in: "query", schema: { type: "integer", default: 1 } };

type Row = readonly [
  label: string,
  old: readonly object[],
  next: readonly object[],
  expected: string,
];

const PARAMETERS: readonly Row[] = [
  [
    "an integer becomes any number",
    [query(INTEGER)],
    [query(NUMBER)],
    "query-param-type-widened: i - i R",
  ],
  [
    "any number becomes an integer",
    [query(NUMBER)],
    [query(INTEGER)],
    "query-param-type-narrowed: B - B R",
  ],
  [
    "an integer becomes a text",
    [query(INTEGER)],
    [query(TEXT)],
    "query-param-type-widened: i B B B",
  ],
  [
    "a text becomes an integer",
    [query(TEXT)],
    [query(INTEGER)],
    "query-param-type-narrowed: B B B B",
  ],
  [
    "a text becomes a number or a flag",
    [query(TEXT)],
    [query({ type: ["number", "boolean"] })],
    "query-param-type-narrowed: B B B B",
  ],
  [
    "a flag becomes a flag or a number",
    [query({ type: "boolean" })],
    [query({ type: ["boolean", "number"] })],
    "query-param-type-widened: i - i B",
  ],
  [
    "a text gets a list of values",
    [query(TEXT)],
    [query(AB)],
    "query-param-type-narrowed: B B B R",
  ],
  [
    "a text loses its list of values",
    [query(AB)],
    [query(TEXT)],
    "query-param-type-widened: i R i R",
  ],
  [
    "a list of values has others",
    [query(AB)],
    [query({ type: "string", enum: ["b", "c"] })],
    "query-param-type-narrowed a: B B B B; query-param-type-widened c: i R i R",
  ],
  ["values become an integer", [query(AB)], [query(INTEGER)], "query-param-type-narrowed: B B B B"],
  [
    "an integer becomes values",
    [query(INTEGER)],
    [query(AB)],
    "query-param-type-narrowed: B B B B",
  ],
  [
    "a bound comes",
    [query(INTEGER)],
    [query({ ...INTEGER, maximum: 9 })],
    "query-param-bound-tightened maximum: B - B -",
  ],
  [
    "a bound goes",
    [query({ ...TEXT, minLength: 2 })],
    [query(TEXT)],
    "query-param-bound-loosened minLength: i - i R",
  ],
  [
    "a bound moves",
    [query({ ...TEXT, maxLength: 2 })],
    [query({ ...TEXT, maxLength: 3 })],
    "query-param-bound-loosened maxLength: i - i R",
  ],
  [
    "a pattern changes",
    [query({ ...TEXT, pattern: "^a" })],
    [query({ ...TEXT, pattern: "^b" })],
    "query-param-bound-tightened pattern: B - B -",
  ],
  [
    "a format comes that is checked",
    [query(TEXT)],
    [query({ ...TEXT, format: "uuid" })],
    "query-param-format-tightened: B - B R",
  ],
  [
    "a format comes that is not",
    [query(TEXT)],
    [query({ ...TEXT, format: "isbn" })],
    "query-param-format-changed: R - - R",
  ],
  [
    "a format goes",
    [query({ ...TEXT, format: "uuid" })],
    [query(TEXT)],
    "query-param-format-changed: R - - R",
  ],
  [
    "a default comes",
    [query(INTEGER)],
    [query({ ...INTEGER, default: 2 })],
    "query-param-default-changed: R - - i",
  ],
  [
    "a default comes beside others",
    [query(INTEGER), OTHER],
    [query({ ...INTEGER, default: 2 }), OTHER],
    "query-param-default-changed: R - - i",
  ],
  [
    "a default comes to a required parameter",
    [query(INTEGER, { required: true })],
    [query({ ...INTEGER, default: 2 }, { required: true })],
    "query-param-default-changed: i - - i",
  ],
  [
    "a default changes",
    [query({ ...INTEGER, default: 1 })],
    [query({ ...INTEGER, default: 2 })],
    "query-param-default-changed: R - - R",
  ],
  [
    "a default goes",
    [query({ ...INTEGER, default: 1 })],
    [query(INTEGER)],
    "query-param-default-changed: R - - B",
  ],
  [
    "it becomes required",
    [query(TEXT)],
    [query(TEXT, { required: true })],
    "query-param-became-required: B B B -",
  ],
  [
    "it becomes required, with a default",
    [query({ ...TEXT, default: "a" })],
    [query({ ...TEXT, default: "a" }, { required: true })],
    "query-param-became-required: i - - -",
  ],
  [
    "it becomes optional",
    [query(TEXT, { required: true })],
    [query(TEXT)],
    "query-param-became-optional: i - - B",
  ],
  [
    "it becomes optional, with a default",
    [query(TEXT, { required: true }), OTHER],
    [query({ ...TEXT, default: "a" }), OTHER],
    "query-param-became-optional: i - - i; query-param-default-changed: i - - i",
  ],
  [
    "it becomes optional, and had a default",
    [query({ ...TEXT, default: "a" }, { required: true })],
    [query({ ...TEXT, default: "a" })],
    "query-param-became-optional: i - - -",
  ],
  [
    "it is deprecated",
    [query(TEXT)],
    [query(TEXT, { deprecated: true })],
    "query-param-deprecated: i R - -",
  ],
  [
    "it is no longer deprecated",
    [query(TEXT, { deprecated: true })],
    [query(TEXT)],
    "query-param-undeprecated: i - - -",
  ],
  ["it comes", [], [query(TEXT)], "query-param-added-optional: i - - i"],
  [
    "it comes with a default",
    [],
    [query({ ...TEXT, default: "a" })],
    "query-param-added-optional: i - - i",
  ],
  [
    "it comes with a default beside others",
    [OTHER],
    [query({ ...TEXT, default: "a" }), OTHER],
    "query-param-added-optional: i - - i",
  ],
  [
    "it comes and is required",
    [],
    [query(TEXT, { required: true })],
    "query-param-added-required: B B B -",
  ],
  [
    "it comes and is required, with a default",
    [],
    [query({ ...TEXT, default: "a" }, { required: true })],
    "query-param-added-required: i - - i",
  ],
  [
    "it comes and is required, with a default beside others",
    [OTHER],
    [query({ ...TEXT, default: "a" }, { required: true }), OTHER],
    "query-param-added-required: i - - i",
  ],
  ["it goes", [query(TEXT)], [], "query-param-removed: R B B B"],
  [
    "it moves to a header",
    [query(TEXT)],
    [query(TEXT, { in: "header" })],
    "query-param-location-changed: R - - -",
  ],
  [
    "it moves to a header and is required",
    [query(TEXT, { required: true })],
    [query(TEXT, { in: "header", required: true })],
    "query-param-location-changed: B - - -",
  ],
  [
    "it is renamed",
    [query(TEXT)],
    [query(TEXT, { name: "query" })],
    "query-param-removed: R B B B; query-param-added-optional: i - - i",
  ],
  [
    "it is renamed, with a name that is alike",
    [query(TEXT, { name: "pageSize" })],
    [query(TEXT, { name: "page_size" })],
    "query-param-renamed: R B B B",
  ],
  [
    "it is renamed and required",
    [query(TEXT, { name: "pageSize", required: true })],
    [query(TEXT, { name: "page_size", required: true })],
    "query-param-renamed: B B B B",
  ],
  [
    "headers that credentials and media types describe come and go",
    [
      query(TEXT, { name: "Accept", in: "header" }),
      query(TEXT, { name: "authorization", in: "header" }),
    ],
    [query(TEXT, { name: "Content-Type", in: "header" })],
    "",
  ],
  [
    "a list is written with commas",
    [query(LIST)],
    [query(LIST, { explode: false })],
    "query-param-style-changed: B - - -",
  ],
  [
    "a text has another style",
    [query(TEXT)],
    [query(TEXT, { style: "pipeDelimited" })],
    "query-param-style-changed: i - - -",
  ],
  [
    "a list has the style that it had by default",
    [query(LIST)],
    [query(LIST, { style: "form", explode: true })],
    "",
  ],
  [
    "a list has another style",
    [query(LIST, { explode: false })],
    [query(LIST, { style: "pipeDelimited" })],
    "query-param-style-changed: B - - -",
  ],
  [
    "values are single without a type",
    [query({ enum: ["a", 1] })],
    [query({ enum: ["a", 1] }, { style: "spaceDelimited" })],
    "query-param-style-changed: i - - -",
  ],
  [
    "values may be lists",
    [query({ enum: ["a", ["b"]] })],
    [query({ enum: ["a", ["b"]] }, { style: "spaceDelimited" })],
    "query-param-style-changed: B - - -",
  ],
  [
    "a value becomes JSON",
    [query(TEXT)],
    [{ name: "q", in: "query", content: { "application/json": { schema: TEXT } } }],
    "query-param-style-changed: B - - -",
  ],
  [
    "reserved characters are sent",
    [query(TEXT)],
    [query(TEXT, { allowReserved: true })],
    "query-param-reserved-allowed: i - - -",
  ],
  [
    "reserved characters are encoded",
    [query(TEXT, { allowReserved: true })],
    [query(TEXT)],
    "query-param-reserved-disallowed: R - - -",
  ],
  [
    "reserved characters are sent in a header",
    [query(TEXT, { in: "header" })],
    [query(TEXT, { in: "header", allowReserved: true })],
    "",
  ],
  [
    "an optional text may be empty",
    [query(TEXT)],
    [query(TEXT, { allowEmptyValue: true })],
    "query-param-empty-allowed: i - - -",
  ],
  [
    "a required text may be empty",
    [query(TEXT, { required: true })],
    [query(TEXT, { required: true, allowEmptyValue: true })],
    "query-param-empty-allowed: i - B B",
  ],
  [
    "a number may be empty",
    [query(INTEGER)],
    [query(INTEGER, { allowEmptyValue: true })],
    "query-param-empty-allowed: i - B B",
  ],
  [
    "a text with a shortest length may be empty",
    [query({ ...TEXT, minLength: 1 })],
    [query({ ...TEXT, minLength: 1 }, { allowEmptyValue: true })],
    "query-param-empty-allowed: i - B B",
  ],
  [
    "a number may no longer be empty",
    [query(INTEGER, { allowEmptyValue: true })],
    [query(INTEGER)],
    "query-param-empty-disallowed: B B B -",
  ],
  [
    "an optional text may no longer be empty",
    [query(TEXT, { allowEmptyValue: true })],
    [query(TEXT)],
    "query-param-empty-disallowed: i - - -",
  ],
  [
    "the items of a list become numbers",
    [query(LIST)],
    [query({ ...LIST, items: NUMBER })],
    "query-param-type-narrowed: B B B B",
  ],
  [
    "the items of a list become integers",
    [query({ ...LIST, items: NUMBER })],
    [query({ ...LIST, items: INTEGER })],
    "query-param-type-narrowed: B - B R",
  ],
  [
    "the items of a list become any number",
    [query({ ...LIST, items: INTEGER })],
    [query({ ...LIST, items: NUMBER })],
    "query-param-type-widened: i - i R",
  ],
  [
    "the items of a list get another value",
    [query({ ...LIST, items: AB })],
    [query({ ...LIST, items: { enum: ["a", "b", "c"], type: "string" } })],
    "query-param-type-widened c: i R i R",
  ],
  [
    "the items of a list lose a value",
    [query({ ...LIST, items: AB })],
    [query({ ...LIST, items: { enum: ["a"], type: "string" } })],
    "query-param-type-narrowed b: B B B B",
  ],
  [
    "a list may be longer",
    [query({ ...LIST, maxItems: 2 })],
    [query({ ...LIST, maxItems: 3 })],
    "query-param-bound-loosened maxItems: i - i R",
  ],
  [
    "a list may be less long",
    [query({ ...LIST, maxItems: 3 })],
    [query({ ...LIST, maxItems: 2 })],
    "query-param-bound-tightened maxItems: B - B -",
  ],
  [
    "the pattern of items changes",
    [query({ ...LIST, items: { ...TEXT, pattern: "^a" } })],
    [query({ ...LIST, items: { ...TEXT, pattern: "^b" } })],
    "query-param-bound-tightened pattern: B - B -",
  ],
  [
    "the format of items changes",
    [query({ ...LIST, items: { ...TEXT, format: "isbn" } })],
    [query({ ...LIST, items: { ...TEXT, format: "issn" } })],
    "query-param-format-changed: R - - R",
  ],
  ["a text becomes a list", [query(TEXT)], [query(LIST)], "query-param-type-narrowed: B B B B"],
  ["a list becomes a text", [query(LIST)], [query(TEXT)], "query-param-type-narrowed: B B B B"],
  [
    "an object gets an optional member",
    [query({ type: "object", properties: { a: TEXT } })],
    [query({ type: "object", properties: { a: TEXT, b: TEXT } })],
    "query-param-type-widened: i - i R",
  ],
  [
    "an object gets a required member",
    [query({ type: "object", properties: { a: TEXT } })],
    [query({ type: "object", properties: { a: TEXT, b: TEXT }, required: ["b"] })],
    "query-param-type-narrowed: B B B R",
  ],
  [
    "an object loses a member",
    [query({ type: "object", properties: { a: TEXT, b: TEXT } })],
    [query({ type: "object", properties: { a: TEXT } })],
    "query-param-type-widened: i B i B",
  ],
  [
    "a member becomes required",
    [query({ type: "object", properties: { a: TEXT } })],
    [query({ type: "object", properties: { a: TEXT }, required: ["a"] })],
    "query-param-type-narrowed: B B B R",
  ],
  [
    "a member becomes optional",
    [query({ type: "object", properties: { a: TEXT }, required: ["a"] })],
    [query({ type: "object", properties: { a: TEXT } })],
    "query-param-type-widened: i - i B",
  ],
  [
    "a member is deprecated",
    [query({ type: "object", properties: { a: TEXT } })],
    [query({ type: "object", properties: { a: { ...TEXT, deprecated: true } } })],
    "query-param-deprecated: i R - -",
  ],
  [
    "a member is no longer deprecated",
    [query({ type: "object", properties: { a: { ...TEXT, deprecated: true } } })],
    [query({ type: "object", properties: { a: TEXT } })],
    "query-param-undeprecated: i - - -",
  ],
  [
    "a member may be null",
    [query({ type: "object", properties: { a: TEXT } })],
    [query({ type: "object", properties: { a: { type: ["string", "null"] } } })],
    "query-param-type-widened: i - i B",
  ],
  [
    "a list gets a default",
    [query(LIST)],
    [query({ ...LIST, default: ["a"] })],
    "query-param-default-changed: R - - i",
  ],
];

describe("A parameter of an OpenAPI document", () => {
  it.each(PARAMETERS)("%s", (_, old, next, expected) => {
    expect(found({ parameters: old }, { parameters: next })).toBe(expected);
  });
});

function body(schema: object, type = "application/json"): object {
  return { description: "Found.", content: { [type]: { schema } } };
}

function headers(all: object): object {
  return { 200: { ...body({}), headers: all } };
}

const NONE = { description: "Nothing." };

type Response = readonly [label: string, old: object, next: object, expected: string];

const RESPONSES: readonly Response[] = [
  [
    "another success",
    { 200: body({}) },
    { 200: body({}), 204: NONE },
    "success-status-added: R R - R",
  ],
  [
    "a success less",
    { 200: body({}), 204: NONE },
    { 200: body({}) },
    "success-status-removed: B B - R",
  ],
  [
    "a success less, which a class includes",
    { 200: body({}), 204: NONE, "2XX": body({}) },
    { 200: body({}), "2XX": body({}) },
    "success-status-removed: i - - -",
  ],
  [
    "another code of success",
    { 200: body({}) },
    { 206: body({}) },
    "success-status-removed: B B - R",
  ],
  [
    "a code instead of a class",
    { "2XX": body({}) },
    { 200: body({}) },
    "success-status-removed: i - - -",
  ],
  [
    "a class instead of a code",
    { 200: body({}) },
    { "2XX": body({}) },
    "success-status-added: R R - R",
  ],
  [
    "another error",
    { 200: body({}) },
    { 200: body({}), 404: NONE },
    "error-status-changed: i R - i",
  ],
  [
    "an error less",
    { 200: body({}), 404: NONE },
    { 200: body({}) },
    "error-status-changed: i B - i",
  ],
  [
    "an error less, which the default includes",
    { 200: body({}), 404: NONE, default: NONE },
    { 200: body({}), default: NONE },
    "error-status-changed: i R - i",
  ],
  [
    "another code of an error",
    { 200: body({}), 404: NONE },
    { 200: body({}), 410: NONE },
    "error-status-changed: i B - i",
  ],
  [
    "another media type",
    { 200: body({}) },
    { 200: body({}, "application/hal+json") },
    "media-type-changed: B - - R",
  ],
  [
    "a media type more",
    { 200: body({}) },
    { 200: { ...NONE, content: { "application/json": {}, "text/plain": {} } } },
    "media-type-changed: R - - i",
  ],
  ["a first body", { 200: NONE }, { 200: body({}) }, "media-type-changed: R - - B"],
  ["no body", { 200: body({}) }, { 200: NONE }, "media-type-changed: B B - B"],
  [
    "the media type of an error",
    { 200: body({}), 404: body({}, "text/plain") },
    { 200: body({}), 404: body({}) },
    "other-schema-changed media type text/plain to application/json: R R - i",
  ],
  [
    "the body of an error",
    { 200: body({}), 404: body(TEXT) },
    { 200: body({}), 404: body(INTEGER) },
    "other-schema-changed response-type-changed: R B B i",
  ],
  [
    "a longer text of an error",
    { 200: body({}), 404: body({ ...TEXT, maxLength: 9 }) },
    { 200: body({}), 404: body(TEXT) },
    "other-schema-changed response-bound-loosened maxLength: R R B i",
  ],
  [
    "another body behind another media type",
    { 200: body(TEXT) },
    { 200: body(INTEGER, "application/hal+json") },
    "media-type-changed: B - - R; response-type-changed: B B B B",
  ],
  [
    "a header",
    headers({}),
    headers({ "X-A": { schema: TEXT } }),
    "response-header-added x-a: i - - -",
  ],
  [
    "no header, which had no schema",
    headers({ "X-A": {} }),
    headers({}),
    "response-header-removed x-a: R - - -",
  ],
  [
    "no header, which had one",
    headers({ "X-A": { schema: TEXT } }),
    headers({}),
    "response-header-removed x-a: R B - -",
  ],
  [
    "no header, which was required",
    headers({ "X-A": { required: true } }),
    headers({}),
    "response-header-removed x-a: B - - -",
  ],
  [
    "no header, which had JSON",
    headers({ "X-A": { required: true, content: { "application/json": {} } } }),
    headers({}),
    "response-header-removed x-a: B B - -",
  ],
  [
    "another type of a header",
    headers({ "X-A": { schema: TEXT } }),
    headers({ "X-A": { schema: INTEGER } }),
    "response-header-changed x-a: R B - R",
  ],
  [
    "another bound of a header",
    headers({ "X-A": { schema: { ...TEXT, maxLength: 2 } } }),
    headers({ "X-A": { schema: { ...TEXT, maxLength: 3 } } }),
    "response-header-changed x-a: R - - R",
  ],
  [
    "a header that becomes optional",
    headers({ "X-A": { required: true, schema: TEXT } }),
    headers({ "X-A": { schema: TEXT } }),
    "response-header-changed x-a: R B - R",
  ],
  [
    "a header that becomes required",
    headers({ "X-A": { schema: TEXT } }),
    headers({ "X-A": { required: true, schema: TEXT } }),
    "response-header-changed x-a: R - - R",
  ],
  [
    "a header in other letters",
    headers({ "X-A": { schema: TEXT } }),
    headers({ "x-a": { schema: TEXT } }),
    "",
  ],
  [
    "other words about a header",
    headers({ "X-A": { schema: TEXT, description: "One." } }),
    headers({ "X-A": { schema: TEXT, description: "Two." } }),
    "",
  ],
  ["a content type as a header", headers({}), headers({ "Content-Type": { schema: TEXT } }), ""],
];

describe("A response of an OpenAPI document has", () => {
  it.each(RESPONSES)("%s", (_, old, next, expected) => {
    expect(found({ responses: old }, { responses: next })).toBe(expected);
  });
});

function servers(...all: readonly object[]): Edited {
  return { root: { servers: all } };
}

const ONE = { url: "https://one.example" };
const TWO = { url: "https://two.example" };

/** A server with a variable. */
function variable(...values: readonly string[]): object {
  const more = values.length > 0 && { enum: values };
  return { url: "https://{v}.example", variables: { v: { default: "a", ...more } } };
}

const KEY = { type: "apiKey", in: "header", name: "X-Key" };
const BEARER = { type: "http", scheme: "bearer" };
const OAUTH = {
  type: "oauth2",
  flows: {
    clientCredentials: { tokenUrl: "https://one.example/token", scopes: { read: "", write: "" } },
  },
};

function secured(security: readonly object[], schemes: object = {}): Edited {
  const securitySchemes = { key: KEY, bearer: BEARER, oauth: OAUTH, ...schemes };
  return { operation: { security }, components: { securitySchemes } };
}

type Whole = readonly [label: string, old: Edited, next: Edited, expected: string];

const WHOLE: readonly Whole[] = [
  ["another address", servers(ONE), servers(TWO), "server-changed: R - - -"],
  ["a server more", servers(ONE), servers(ONE, TWO), "server-changed: R - - -"],
  ["a server less", servers(ONE, TWO), servers(ONE), "server-changed: R B - -"],
  [
    "other words about a server",
    servers({ ...ONE, description: "A" }),
    servers({ ...ONE, description: "B" }),
    "",
  ],
  [
    "a value more of a variable",
    servers(variable("a", "b")),
    servers(variable("a", "b", "c")),
    "server-changed: R R - -",
  ],
  [
    "a value less of a variable",
    servers(variable("a", "b")),
    servers(variable("a")),
    "server-changed: R B - -",
  ],
  [
    "values of a variable that had none",
    servers(variable()),
    servers(variable("a", "b")),
    "server-changed: R B - -",
  ],
  [
    "no values of a variable any more",
    servers(variable("a", "b")),
    servers(variable()),
    "server-changed: R B - -",
  ],
  ["no variable any more", servers(variable("a")), servers(ONE), "server-changed: R B - -"],
  [
    "a value less and one more",
    servers(variable("a", "b"), variable("a")),
    servers(variable("a"), variable("a", "b")),
    "server-changed: R B - -",
  ],
  [
    "servers of an operation",
    servers(ONE),
    { root: { servers: [ONE] }, operation: { servers: [TWO] } },
    "server-changed: R - - -",
  ],
  [
    "servers of an operation, which are those of the document",
    servers(ONE),
    { root: { servers: [ONE] }, operation: { servers: [ONE] } },
    "",
  ],
  ["a key that is required", secured([]), secured([{ key: [] }]), "security-added: B - - -"],
  ["a key that is not required", secured([{ key: [] }]), secured([]), "security-removed: i B - -"],
  [
    "a key that is optional",
    secured([{ key: [] }]),
    secured([{ key: [] }, {}]),
    "security-removed: i - - -",
  ],
  [
    "another alternative",
    secured([{ key: [] }]),
    secured([{ key: [] }, { bearer: [] }]),
    "security-loosened: i - - -",
  ],
  [
    "an alternative less",
    secured([{ key: [] }, { bearer: [] }]),
    secured([{ key: [] }]),
    "security-added: B B - -",
  ],
  [
    "both instead of one",
    secured([{ key: [] }]),
    secured([{ key: [], bearer: [] }]),
    "security-added: B - - -",
  ],
  ["another scheme", secured([{ key: [] }]), secured([{ bearer: [] }]), "security-added: B B - -"],
  [
    "another scope",
    secured([{ oauth: ["read"] }]),
    secured([{ oauth: ["read", "write"] }]),
    "security-added: B - - -",
  ],
  [
    "a scope less",
    secured([{ oauth: ["read", "write"] }]),
    secured([{ oauth: ["read"] }]),
    "security-loosened: i - - -",
  ],
  [
    "another name of a key",
    secured([{ key: [] }]),
    secured([{ key: [] }], { key: { ...KEY, name: "X-Token" } }),
    "security-scheme-changed key: B - - -",
  ],
  [
    "a key at another location",
    secured([{ key: [] }]),
    secured([{ key: [] }], { key: { ...KEY, in: "query" } }),
    "security-scheme-changed key: B - - -",
  ],
  [
    "another kind of scheme",
    secured([{ key: [] }]),
    secured([{ key: [] }], { key: { type: "http", scheme: "basic" } }),
    "security-scheme-changed key: B B - -",
  ],
  [
    "another kind of scheme, whose credentials are a text, too",
    secured([{ key: [] }]),
    secured([{ key: [] }], { key: BEARER }),
    "security-scheme-changed key: B - - -",
  ],
  [
    "other schemes that nothing requires",
    secured([], { basic: { type: "http", scheme: "basic" } }),
    secured([], { key: { ...KEY, name: "X-Token" } }),
    "",
  ],
  [
    "another name of a scheme",
    secured([{ token: [] }], { token: BEARER }),
    secured([{ bearer: [] }]),
    "security-scheme-renamed: - B - -",
  ],
  [
    "another address of tokens",
    secured([{ oauth: [] }]),
    secured([{ oauth: [] }], {
      oauth: {
        ...OAUTH,
        flows: {
          clientCredentials: {
            ...OAUTH.flows.clientCredentials,
            tokenUrl: "https://two.example/token",
          },
        },
      },
    }),
    "security-flow-changed oauth: R - - -",
  ],
  [
    "a deprecated operation",
    {},
    { operation: { deprecated: true } },
    "operation-deprecated: i R - -",
  ],
  [
    "an operation that is not deprecated",
    { operation: { deprecated: true } },
    {},
    "operation-undeprecated: i - - -",
  ],
  ["another id", {}, { operation: { operationId: "search" } }, "operation-id-changed: - B - B"],
  ["other words", { operation: { summary: "A" } }, { operation: { summary: "B" } }, ""],
];

describe("An OpenAPI document has", () => {
  it.each(WHOLE)("%s", (_, old, next, expected) => {
    expect(found(old, next)).toBe(expected);
  });
});

describe("The changes of an OpenAPI document", () => {
  it("have their values and where they are", () => {
    const rows = [
      ...PARAMETERS.map(
        ([label, old, next]) => [label, { parameters: old }, { parameters: next }] as const,
      ),
      ...RESPONSES.map(
        ([label, old, next]) => [label, { responses: old }, { responses: next }] as const,
      ),
      ...WHOLE,
    ];
    const text = rows.map(([label, old, next]) => changeText(label, old, next)).join("");
    expectGolden(join(import.meta.dirname, "edits.txt"), text);
  });
});
