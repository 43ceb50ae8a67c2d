// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { OpenapiStubHandlers } from "./handlers.js";
import { openapiStubApi } from "./handlers.js";
import type { Book } from "./schemas.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** The data of a stub. Absent collections are generated from the seed. */
export interface OpenapiStubStubData {
  readonly books?: readonly Book[];
}

/** The options of a stub. */
export interface OpenapiStubStubOptions extends OpenApiStubOptions {
  /** Replaces data that is generated from the seed. */
  readonly data?: OpenapiStubStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<OpenapiStubHandlers> | undefined;
}

/** The stub's collections, the samples of their data, and the response of each operation. */
const stub: DialectStubDefinition = {
  samples: {
    Book: {
      kind: "object",
      members: {
        id: { kind: "number", step: 1, low: 1, high: 100000 },
        title: { kind: "text", as: "name" },
        genre: { kind: "enum", json: '["novel","play"]' },
        isbn: {
          kind: "pattern",
          parts: [
            { kind: "of", of: "9", min: 1, max: 1 },
            { kind: "of", of: "7", min: 1, max: 1 },
            { kind: "of", of: "89", min: 1, max: 1 },
            {
              kind: "either",
              either: [
                [
                  { kind: "of", of: "-", min: 1, max: 1 },
                  { kind: "of", of: "0123456789", min: 1, max: 4 },
                ],
              ],
              min: 2,
              max: 2,
            },
            { kind: "of", of: "-", min: 1, max: 1 },
            { kind: "of", of: "0123456789X", min: 1, max: 1 },
          ],
        },
        price: { kind: "number", step: 0.01, low: 100, high: 9900 },
        weight: {
          kind: "either",
          of: [{ kind: "number", step: 1, low: 1, high: 99999 }, { kind: "null" }],
        },
        printed: { kind: "text", as: "date" },
        sequels: { kind: "list", items: { ref: "Book" }, max: 2 },
      },
      optional: ["printed", "sequels"],
    },
  },
  collections: { books: { item: { ref: "Book" }, shape: { also: ["Book"] }, key: "id" } },
  operations: {
    listBooks: {
      kind: "list",
      collection: "books",
      embedded: {
        kind: "object",
        members: {
          _embedded: { kind: "object", members: { books: { kind: "given", name: "rows" } } },
          _links: {
            kind: "object",
            members: {
              self: {
                kind: "object",
                members: { href: { kind: "given", name: "linkSelf" } },
                whole: true,
              },
              next: {
                kind: "object",
                members: { href: { kind: "given", name: "linkNext" } },
                whole: true,
              },
            },
          },
          page: {
            kind: "object",
            members: {
              size: { kind: "given", name: "size" },
              totalElements: { kind: "given", name: "total" },
              totalPages: { kind: "given", name: "pages" },
              number: { kind: "given", name: "page" },
            },
          },
        },
      },
      paging: { page: "page", size: "size" },
      filters: [{ parameter: "genre", match: "equal", properties: ["genre"] }],
    },
    searchBooks: {
      kind: "list",
      collection: "books",
      bare: true,
      paging: {},
      filters: [{ parameter: "q", match: "part", properties: ["title", "isbn", "printed"] }],
      search: true,
    },
    getBook: {
      kind: "item",
      collection: "books",
      filters: [{ parameter: "bookId", match: "equal", properties: ["id"] }],
    },
    getStatus: {
      kind: "sample",
      sample: { kind: "object", members: { ready: { kind: "boolean" } } },
    },
    getEndless: {
      kind: "none",
      why: "No data can be made for the schema of getEndless; give it a handler.",
    },
  },
};

/**
 * Creates a service that responds from a store. Given handlers replace its responses.
 *
 * - `GET /books`: the `books`, in pages by `page`, `size`, those with the given `genre`; `sort` changes nothing.
 * - `GET /books/search`: the `books`, those with `q` in `title`, `isbn`, `printed`, in any letter case; nothing without one.
 * - `GET /books/{bookId}`: one of the `books`, those whose `id` is the given `bookId`.
 * - `GET /status`: a sample of the response, without stored data.
 * - `GET /endless`: status 501. No data can be made for the schema of getEndless; give it a handler.
 */
export function createOpenapiStubStub(options?: OpenapiStubStubOptions): OpenApiStub {
  return dialectStub({ ...openapiStubApi, ...stub }, options);
}
