// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  EndpointHandlerOf,
  OpenApiServiceOptions,
  ServedApi,
  ServiceHandler,
} from "../runtime/server.js";
import { openApiHandler, writeJson } from "../runtime/server.js";
import { getBookEndpoint } from "./getBook.js";
import { getEndlessEndpoint } from "./getEndless.js";
import { getStatusEndpoint } from "./getStatus.js";
import { listBooksEndpoint } from "./listBooks.js";
import { searchBooksEndpoint } from "./searchBooks.js";

/** Handlers for a server. Each receives typed arguments with defaults applied and returns a response. */
export interface OpenapiStubHandlers {
  readonly listBooks: EndpointHandlerOf<typeof listBooksEndpoint>;
  readonly searchBooks: EndpointHandlerOf<typeof searchBooksEndpoint>;
  readonly getBook: EndpointHandlerOf<typeof getBookEndpoint>;
  readonly getStatus: EndpointHandlerOf<typeof getStatusEndpoint>;
  readonly getEndless: EndpointHandlerOf<typeof getEndlessEndpoint>;
}

/** The endpoints, their media types, and the payload numbers that have a decimal point. */
export const openapiStubApi: ServedApi = {
  endpoints: {
    listBooks: listBooksEndpoint,
    searchBooks: searchBooksEndpoint,
    getBook: getBookEndpoint,
    getStatus: getStatusEndpoint,
    getEndless: getEndlessEndpoint,
  },
  shapes: {
    Book: {
      properties: { weight: { decimalPoint: true }, sequels: { items: { also: ["Book"] } } },
    },
    BookPage: {
      properties: { _embedded: { properties: { books: { items: { also: ["Book"] } } } } },
    },
    "GET /books": { also: ["BookPage"] },
    "GET /books/search": { items: { also: ["Book"] } },
    "GET /books/{bookId}": { also: ["Book"] },
  },
  writeJson,
  mediaTypes: {
    "GET /books": ["application/hal+json"],
  },
};

/** Creates a service from handlers. Requests without a handler receive status 501. */
export function createOpenapiStubHandler(
  handlers: Partial<OpenapiStubHandlers>,
  options?: OpenApiServiceOptions,
): ServiceHandler {
  return openApiHandler(openapiStubApi, handlers, options);
}
