// Generated from spec.json by `paramsmith generate`. Do not edit.

import type {
  DirectoryApi,
  DirectoryServiceOptions,
  EndpointHandlerOf,
  ServiceHandler,
} from "../runtime/server.js";
import { directoryHandler, writeJson } from "../runtime/server.js";
import { getBookEndpoint } from "./getBook.js";
import { getEndlessEndpoint } from "./getEndless.js";
import { getStatusEndpoint } from "./getStatus.js";
import { listBooksEndpoint } from "./listBooks.js";
import { searchBooksEndpoint } from "./searchBooks.js";

/** The handlers of a server. Each gets typed arguments, with defaults applied, and returns a response. */
export interface DirectoryStubHandlers {
  readonly listBooks: EndpointHandlerOf<typeof listBooksEndpoint>;
  readonly searchBooks: EndpointHandlerOf<typeof searchBooksEndpoint>;
  readonly getBook: EndpointHandlerOf<typeof getBookEndpoint>;
  readonly getStatus: EndpointHandlerOf<typeof getStatusEndpoint>;
  readonly getEndless: EndpointHandlerOf<typeof getEndlessEndpoint>;
}

/** The endpoints, the numbers with a decimal point in their payloads, and their media types. */
export const directoryStubApi: DirectoryApi = {
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

/** Creates a service from handlers. Requests without a handler get status 501. */
export function createDirectoryStubHandler(
  handlers: Partial<DirectoryStubHandlers>,
  options?: DirectoryServiceOptions,
): ServiceHandler {
  return directoryHandler(directoryStubApi, handlers, options);
}
