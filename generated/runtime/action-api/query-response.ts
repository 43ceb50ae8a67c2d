// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { errorHeaders } from "./api-error-response.js";
import type { ApiFailure } from "./api-error-response.js";
import { writeError, writeWarnings } from "./api-messages.js";
import type { MessageForm } from "./api-messages.js";
import { formatVersion, inVersion1, isVersion1 } from "./format-version.js";
import type { ApiMessage } from "../model/api-message.js";
import type { JsonObject } from "../model/json.js";
import type { RequestReading } from "../read/request-reading.js";
import type { ServiceResponse } from "../http/service.js";
import { inOrder, messageOf } from "./warning-order.js";
import type { ModuleMessage } from "./warning-order.js";

/** The response to a request with an error; its status is 200, as that of the server. */
export function errorResponse(
  reading: RequestReading,
  further: readonly ModuleMessage[] = [],
): ServiceResponse {
  const error = reading.issues.find((issue) => issue.severity === "error");
  if (!error)
    return failedResponse(reading, 500, "internal", "main", "The request failed without an error.");
  return failureResponse(reading, messageOf(error), further);
}

/** A response with an error and its own status, without warnings. */
export function failedResponse(
  reading: RequestReading,
  status: number,
  code: string,
  module: string,
  text: string,
): ServiceResponse {
  const failure = { code, module, text, status };
  return respond(reading, errorMember(reading, failure), failure);
}

/** A response with an error, after the warnings of the request. */
export function failureResponse(
  reading: RequestReading,
  failure: ApiFailure,
  further: readonly ModuleMessage[] = [],
): ServiceResponse {
  const body = { ...warningsMember(reading, further), ...errorMember(reading, failure) };
  return respond(reading, body, failure);
}

/** The error of a response, in the form that the request asks for. */
function errorMember(
  reading: RequestReading,
  { code, text, data, module = "main" }: ApiMessage,
): JsonObject {
  return writeError({ code, text, module, ...(data && { data }) }, formOf(reading));
}

/** The warnings of a response, in the form that the request asks for: unknown parameters are one warning. */
export function warningsMember(
  reading: RequestReading,
  further: readonly ModuleMessage[] = [],
): JsonObject {
  const issues = reading.found.filter(
    ({ severity, code }) => severity === "warning" && code !== "unrecognizedparams",
  );
  const warnings = inOrder(reading, issues, further).map(fromModule);
  // The first deprecation is followed by a message about all of them.
  const deprecated = warnings.findIndex(({ code }) => code === "deprecation");
  if (deprecated >= 0) warnings.splice(deprecated + 1, 0, DEPRECATION_HELP);
  const unknown = reading.found.filter(({ code }) => code === "unrecognizedparams");
  const [first] = unknown;
  if (first) {
    const names = unknown.map(({ parameter }) => parameter).join(", ");
    const text = `No selected module has these parameters: ${names}`;
    warnings.push({ ...messageOf(first), text });
  }
  return writeWarnings(warnings, formOf(reading));
}

/** The server reports parameters that are written as arrays as messages of its root. */
function fromModule(message: ModuleMessage): ModuleMessage {
  return message.code === "unsupportedarray" ? { ...message, module: "main" } : message;
}

const DEPRECATION_HELP: ModuleMessage = {
  code: "deprecation-help",
  module: "main",
  text: "Deprecated features are removed in a later version; the wiki announces their replacements.",
};

function formOf(reading: RequestReading): MessageForm {
  const { errorformat } = reading.main;
  return {
    errorformat: typeof errorformat === "string" ? errorformat : "bc",
    formatversion: formatVersion(reading),
  };
}

function respond(
  reading: RequestReading,
  body: JsonObject,
  { code, status = 200, headers }: ApiFailure,
): ServiceResponse {
  return {
    status,
    headers: { ...errorHeaders(code), ...headers },
    body: JSON.stringify(isVersion1(reading) ? inVersion1(body) : body),
    issues: reading.issues,
  };
}
