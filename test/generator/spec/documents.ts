/**
 * Documents that are taken for checked, whose positions are the pointers themselves.
 *
 * @module
 */
import type { Document } from "../../../generator/base/document.js";
import type { OpenApiDocument } from "../../../generator/spec/source/types.js";

/** An OpenAPI document of the given members. */
export function openApiDocument(members: Partial<OpenApiDocument>): Document<OpenApiDocument> {
  const value = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: {}, ...members };
  return {
    file: "a.json",
    value,
    locate: (pointer) => ({ file: pointer, line: 1, column: 1 }),
  };
}
