// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ServiceResponse } from "../http/service.js";
import type { JsonObject } from "../model/json.js";
import type { FieldDescriptors } from "../model/result-descriptor.js";

/** A response before it is written in the output format of its request. */
export interface ResponseContent {
  readonly status: number;
  /** The members in the form of format version 2, without the pages of a query. */
  readonly body: JsonObject;
  /** The name of the root element in XML. Default: `api`. */
  readonly root?: string | undefined;
  /** The pages of a query, in the order in which they were found. */
  readonly pages: readonly ContentPage[];
  /** The known fields of the response, for format version 1. */
  readonly fields?: (() => FieldDescriptors) | undefined;
  /** The response as JSON, in the format version of the request. */
  readonly json: () => string;
}

/** A page of a response with its number, which format version 1 and XML have. */
export interface ContentPage {
  readonly id: number;
  readonly fields: JsonObject;
}

/** Writes a response in another format than JSON. */
export type EncodeResponse = (
  content: ResponseContent,
) => Pick<ServiceResponse, "status" | "headers" | "body">;
