// Generated from spec.json by `paramsmith generate`. Do not edit.

import type { RequestRoot } from "../runtime/client.js";
import type { JsonParams } from "./json.js";
import type { MainOptions } from "./main.js";
import type { PageOptions } from "./query.js";

/** Root parameters of a request: output format, errors, language, assertions. */
export interface RequestOptions extends MainOptions, JsonParams {}

/** Root parameters of a request to a query module, including the pages to query. */
export interface QueryOptions extends RequestOptions, PageOptions {}

/** Default root parameters of a request. */
export const requestDefaults: RequestOptions = {
  format: "json",
  p0: "x",
  p2: "x",
  p3: "x",
  p4: "x",
  p5: "x",
};

/** The root parameters for the builders. */
export const requestRoot: RequestRoot = { defaults: requestDefaults, lists: ["titles"] };
