/** Common parts of all clients: `fetch` options, errors, and types of values. */
export type { FetchOptions, Middleware, SendRequest } from "../http/fetched.js";
export { HttpError } from "../http/http-error.js";
export { ResponseError } from "../http/response-error.js";
export type { FileContent } from "../model/values.js";

// For generated code.
export type { Exact, Inheriting, OneOrMore } from "../model/values.js";
