// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { OpenapiStubHandlers } from "./handlers.js";
import { openapiStubApi } from "./handlers.js";
import type { Book } from "./schemas.js";
import type { DialectStubDefinition, OpenApiStub, OpenApiStubOptions } from "paramsmith/server";
import { dialectStub } from "paramsmith/server";

/** Data for a stub. Omitted collections are generated from the seed. */
export interface OpenapiStubStubData {
  readonly books?: readonly Book[];
}

/** Options for a stub. */
export interface OpenapiStubStubOptions extends OpenApiStubOptions {
  /** Replaces the data that is generated from the seed. */
  readonly data?: OpenapiStubStubData | undefined;
  /** Handlers that replace the stub's responses. */
  readonly handlers?: Partial<OpenapiStubHandlers> | undefined;
}

/** The stub's collections, their sample data, and each operation's response. */
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
      why: "The stub cannot generate data for the schema of getEndless. Add a handler for this operation.",
    },
  },
};

/**
 * Creates a service that responds with stored data. Handlers replace its responses.
 *
 * - `GET /books`: the rows of `books`, in pages by `page`, `size`, filtered by `genre`; `sort` is ignored.
 * - `GET /books/search`: the rows of `books`, filtered by `q` in `title`, `isbn`, `printed`, ignoring case; empty without a filter.
 * - `GET /books/{bookId}`: a row of `books`, filtered by `id` equal to `bookId`.
 * - `GET /status`: a sample response, without stored data.
 * - `GET /endless`: status 501. The stub cannot generate data for the schema of getEndless. Add a handler for this operation.
 */
export function createOpenapiStubStub(options?: OpenapiStubStubOptions): OpenApiStub {
  return dialectStub({ ...openapiStubApi, ...stub }, options);
}
