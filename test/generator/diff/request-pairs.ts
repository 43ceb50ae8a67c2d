/**
 * Pairs of OpenAPI documents about requests, each of which shows a branch of the comparison.
 *
 * @module
 */
import { DONE, get } from "./openapi-pairs.js";
import type { OpenApiPair } from "./openapi-pairs.js";

const TEXT = { type: "string" };
const NUMBER = { type: "number" };

const WITHOUT_BODY = { paths: { "/things": { post: { operationId: "make", responses: DONE } } } };

function body(content: object, more: object = {}): object {
  const requestBody = { content, ...more };
  return { paths: { "/things": { post: { operationId: "make", requestBody, responses: DONE } } } };
}

function parameters(...all: readonly object[]): object {
  return { paths: get({ parameters: all }) };
}

const JSON_TEXT = { "application/json": { schema: TEXT } };
const X = { name: "x", in: "query", schema: TEXT };

export const REQUEST_PAIRS: readonly OpenApiPair[] = [
  { label: "a body", old: WITHOUT_BODY, next: body(JSON_TEXT) },
  {
    label: "a body that is required",
    old: WITHOUT_BODY,
    next: body(JSON_TEXT, { required: true }),
  },
  {
    label: "a body that becomes required",
    old: body(JSON_TEXT),
    next: body(JSON_TEXT, { required: true, "x-a": 1, description: "D" }),
  },
  {
    label: "media types of a body",
    old: body({ ...JSON_TEXT, "text/plain": { schema: TEXT }, "a/b": {} }),
    next: body({ "application/json": { schema: NUMBER }, "c/d": {} }),
  },
  {
    label: "another media type of a body, with another schema",
    old: body({ "a/b": { schema: TEXT, "x-a": 1 } }),
    next: body({ "c/d": { schema: NUMBER } }),
  },
  {
    label: "the encoding of a form",
    old: body({
      "multipart/form-data": {
        schema: {},
        encoding: { a: { contentType: "a/b" }, "b/c": { style: "form" }, d: {} },
      },
    }),
    next: body({
      "multipart/form-data": { schema: {}, encoding: { a: { contentType: "c/d" }, d: {} } },
    }),
  },
  {
    label: "texts of a body",
    docs: true,
    old: body(
      { "application/json": { schema: { ...TEXT, title: "A" }, example: "a" } },
      { description: "A" },
    ),
    next: body(
      { "application/json": { schema: { ...TEXT, title: "B" }, examples: {} } },
      { description: "B" },
    ),
  },
  {
    label: "a body by reference, with a member beside it",
    old: {
      paths: get({ requestBody: { $ref: "#/components/requestBodies/B", description: "A" } }),
      components: { requestBodies: { B: { content: JSON_TEXT } } },
    },
    next: {
      paths: get({ requestBody: { $ref: "#/components/requestBodies/B", "x-a": 1, other: 1 } }),
      components: { requestBodies: { B: { content: { "application/json": { schema: NUMBER } } } } },
    },
  },
  {
    label: "parameters by reference, with members beside them and unknown ones",
    old: {
      paths: get({ parameters: [{ $ref: "#/components/parameters/P", "x-a": 1 }] }),
      components: { parameters: { P: { ...X, "x-b": 1, description: "A" } } },
    },
    next: {
      paths: get({ parameters: [{ $ref: "#/components/parameters/P" }] }),
      components: { parameters: { P: { ...X, "x-b": 2, description: "B" } } },
    },
    docs: true,
  },
  {
    label: "parameters of a path, which those of an operation override",
    old: {
      paths: get(
        { parameters: [X] },
        {
          parameters: [
            { ...X, schema: NUMBER },
            { ...X, name: "y" },
          ],
        },
      ),
    },
    next: { paths: get({}, { parameters: [{ ...X, schema: NUMBER }] }) },
  },
  {
    label: "a name in two locations, of which one moves",
    old: parameters(X, { ...X, in: "header" }),
    next: parameters(X, { ...X, in: "cookie" }),
  },
  {
    label: "a name in two locations, which both move",
    old: parameters(X, { ...X, in: "header" }),
    next: parameters({ ...X, in: "cookie" }),
  },
  {
    label: "a parameter that moves to a cookie, with another schema",
    old: parameters({ ...X, required: true }),
    next: parameters({ ...X, in: "cookie", schema: NUMBER }),
  },
  {
    label: "a similar name of another type",
    old: parameters({ ...X, name: "pageSize" }),
    next: parameters({ ...X, name: "page_size", schema: NUMBER }),
  },
  {
    label: "a similar name in another location",
    old: parameters({ ...X, name: "pageSize" }),
    next: parameters({ ...X, name: "page_size", in: "header" }),
  },
  {
    label: "the schema in the content of a parameter",
    old: parameters({
      name: "x",
      in: "query",
      content: { "application/json": { schema: { ...TEXT, default: "a" } } },
    }),
    next: parameters({
      name: "x",
      in: "query",
      content: { "application/json": { schema: { ...NUMBER, "x-a": 1 } } },
    }),
  },
  {
    label: "texts and unknown members of a parameter's schema",
    docs: true,
    old: parameters({
      ...X,
      schema: { ...TEXT, title: "A", "x-a": 1, deprecated: true },
      example: "a",
    }),
    next: parameters({ ...X, schema: { ...TEXT, title: "B" }, examples: {} }),
  },
  {
    label: "texts and unknown members of a parameter's items",
    docs: true,
    old: parameters({
      ...X,
      schema: { type: "array", items: { ...TEXT, title: "A", "x-a": 1 }, default: [] },
    }),
    next: parameters({
      ...X,
      schema: { type: "array", items: { ...TEXT, title: "B" }, default: ["a"] },
    }),
  },
  {
    label: "forms of headers, cookies and paths",
    old: parameters(
      { ...X, in: "header", explode: false },
      { ...X, in: "cookie", style: "form" },
      { ...X, name: "y", in: "header" },
    ),
    next: parameters(
      { ...X, in: "header", style: "simple" },
      { ...X, in: "cookie" },
      { ...X, name: "y", in: "header", explode: true },
    ),
  },
  {
    label: "the media type of a parameter's content",
    old: parameters({ name: "x", in: "query", content: { "text/plain": { schema: TEXT } } }),
    next: parameters({ name: "x", in: "query", content: { "application/json": { schema: TEXT } } }),
  },
  {
    label: "text/plain instead of a style",
    old: parameters(X),
    next: parameters({ name: "x", in: "query", content: { "text/plain": { schema: TEXT } } }),
  },
  {
    label: "no type of a parameter, and one of several",
    old: parameters(
      { ...X, schema: {} },
      { ...X, name: "y", schema: { type: ["integer", "string"] } },
    ),
    next: parameters(X, { ...X, name: "y", schema: { type: ["number", "string"] } }),
  },
  {
    label: "values of a parameter that are no texts",
    old: parameters({ ...X, schema: { enum: [1, true, "a"] } }),
    next: parameters({ ...X, schema: { enum: [1, null, "b"] } }),
  },
  {
    label: "alternatives of a parameter",
    old: parameters(
      { ...X, schema: { anyOf: [TEXT, NUMBER] } },
      { ...X, name: "y", schema: { oneOf: [TEXT] } },
      { ...X, name: "z", schema: { allOf: [TEXT] } },
    ),
    next: parameters(
      { ...X, schema: { anyOf: [TEXT] } },
      { ...X, name: "y", schema: NUMBER },
      { ...X, name: "z", schema: { allOf: [NUMBER] } },
    ),
  },
];
