/**
 * Pairs of OpenAPI documents about responses, each of which shows a branch of the comparison.
 *
 * @module
 */
import { get, success } from "./openapi-pairs.js";
import type { OpenApiPair } from "./openapi-pairs.js";

const TEXT = { type: "string" };
const NUMBER = { type: "number" };

function responses(all: object, components: object = {}): object {
  return { paths: get({ responses: all }), components };
}

const JSON_TEXT = { "application/json": { schema: TEXT } };

export const RESPONSE_PAIRS: readonly OpenApiPair[] = [
  {
    label: "responses with unknown members, by reference, and with texts",
    docs: true,
    old: responses(
      {
        200: { $ref: "#/components/responses/R", "x-a": 1 },
        404: { description: "A", "x-b": 1, content: { "a/b": { "x-c": 1, example: 1 } } },
      },
      { responses: { R: { description: "A", content: JSON_TEXT } } },
    ),
    next: responses(
      {
        200: { $ref: "#/components/responses/R" },
        404: { description: "B", content: { "a/b": { examples: {} } } },
      },
      {
        responses: { R: { description: "A", content: { "application/json": { schema: NUMBER } } } },
      },
    ),
  },
  {
    label: "media types of a response",
    old: responses({
      200: { description: "A", content: { "a/b": { schema: TEXT }, "c/d": { schema: TEXT } } },
    }),
    next: responses({
      200: {
        description: "A",
        content: { "e/f": { schema: NUMBER }, "g/h": {}, "c/d": { schema: TEXT } },
      },
    }),
  },
  {
    label: "a media type less of a response",
    old: responses({
      200: { description: "A", content: { "a/b": { schema: TEXT }, "c/d": { schema: TEXT } } },
    }),
    next: responses({ 200: { description: "A", content: { "c/d": { schema: TEXT } } } }),
  },
  {
    label: "the default as the only response, and as an error",
    old: responses({ default: { description: "A", content: JSON_TEXT } }),
    next: responses({
      ...success(TEXT),
      default: { description: "A", content: { "application/json": { schema: NUMBER } } },
    }),
  },
  {
    label: "statuses that a class includes",
    old: responses({ ...success(TEXT), "4XX": { description: "A", content: JSON_TEXT } }),
    next: responses({
      ...success(TEXT),
      404: { description: "A", content: JSON_TEXT },
      410: { description: "A", content: { "application/json": { schema: NUMBER } } },
    }),
  },
  {
    label: "a class, and another class",
    old: responses({
      "2XX": { description: "A", content: JSON_TEXT },
      "5XX": { description: "A" },
    }),
    next: responses({
      201: { description: "A", content: { "application/json": { schema: NUMBER } } },
      404: { description: "A" },
    }),
  },
  {
    label: "two errors instead of two",
    old: responses({ ...success(TEXT), 400: { description: "A" }, 401: { description: "A" } }),
    next: responses({ ...success(TEXT), 402: { description: "A" }, 403: { description: "A" } }),
  },
  {
    label: "headers by reference, with members that matter and texts",
    docs: true,
    old: responses(
      {
        200: {
          description: "A",
          headers: {
            H: { $ref: "#/components/headers/H" },
            I: { schema: TEXT, example: "a", "x-a": 1 },
          },
        },
      },
      { headers: { H: { schema: TEXT } } },
    ),
    next: responses(
      {
        200: {
          description: "A",
          headers: {
            H: { $ref: "#/components/headers/H" },
            i: { schema: TEXT, example: "b", "x-a": 2 },
          },
        },
      },
      { headers: { H: { schema: NUMBER } } },
    ),
  },
];
