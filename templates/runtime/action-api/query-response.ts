import { errorHeaders } from "./api-error-response.js";
import type { ApiFailure } from "./api-error-response.js";
import { writeError, writeWarnings } from "./api-messages.js";
import type { MessageForm } from "./api-messages.js";
import { requestedVersion, inVersion1, isVersion1 } from "./format-version.js";
import { isJsonObject } from "../model/json.js";
import type { JsonObject } from "../model/json.js";
import type { ParsedRequest } from "../parse/parsed-request.js";
import type { ServiceResponse } from "../http/service.js";
import { inOrder, messageOf } from "./warning-order.js";
import type { ModuleMessage } from "./warning-order.js";
import { rootMembers } from "./root-members.js";
import type { RootFacts } from "./root-members.js";

/** Returns the response to an invalid request. Its status is 200, like the server's. */
export function errorResponse(
  parsed: ParsedRequest,
  facts: RootFacts,
  additional: readonly ModuleMessage[] = [],
): ServiceResponse {
  const error = parsed.issues.find((issue) => issue.severity === "error");
  if (!error)
    return failureResponse(
      parsed,
      { code: "internal", text: "The request failed without an error.", status: 500 },
      facts,
    );
  return failureResponse(parsed, messageOf(error), facts, additional);
}

/** Returns an error response that includes the request's warnings. */
export function failureResponse(
  parsed: ParsedRequest,
  failure: ApiFailure,
  facts: RootFacts,
  additional: readonly ModuleMessage[] = [],
): ServiceResponse {
  const body = {
    ...warningsMember(parsed, additional),
    ...errorMember(parsed, failure, facts),
    ...rootMembers(parsed, facts),
  };
  return respond(parsed, body, failure, facts);
}

/** The error member of a response in the form that the request selects. */
function errorMember(
  parsed: ParsedRequest,
  { code, text, data, module = "main", others = [] }: ApiFailure,
  { docref }: RootFacts,
): JsonObject {
  const form = messageForm(parsed);
  const written = writeError(
    { code, text, module, ...(data && { data }) },
    form,
    others.map((other) => ({ ...other, module })),
  );
  if (docref === undefined || !isVersion1(parsed)) return written;
  const reference = { "*": `See ${docref} for the API.` };
  const { error } = written;
  return isJsonObject(error) ? { error: { ...error, ...reference } } : { ...written, ...reference };
}

/**
 * Returns the warnings member of a response in the form that the request selects. Unknown
 * parameters are combined into one warning.
 */
export function warningsMember(
  parsed: ParsedRequest,
  additional: readonly ModuleMessage[] = [],
): JsonObject {
  if (parsed.found.length === 0 && additional.length === 0) return {};
  const issues = parsed.found.filter(
    ({ severity, code }) => severity === "warning" && code !== "unrecognizedparams",
  );
  const warnings = inOrder(parsed, issues, additional).map(fromModule);
  // A message about all deprecations follows the first one.
  const deprecated = warnings.findIndex(({ code }) => code === "deprecation");
  if (deprecated >= 0) warnings.splice(deprecated + 1, 0, DEPRECATION_HELP);
  const unknown = parsed.found.filter(({ code }) => code === "unrecognizedparams");
  const [first] = unknown;
  if (first) {
    const names = unknown.map(({ parameter }) => parameter).join(", ");
    const text = `No selected module has these parameters: ${names}`;
    warnings.push({ ...messageOf(first), text });
  }
  return writeWarnings(warnings, messageForm(parsed));
}

/** The server attributes messages about parameters that are written as arrays to its root. */
function fromModule(message: ModuleMessage): ModuleMessage {
  return message.code === "unsupportedarray" ? { ...message, module: "main" } : message;
}

const DEPRECATION_HELP: ModuleMessage = {
  code: "deprecation-help",
  module: "main",
  text: "Deprecated features are removed in a later version; the wiki announces their replacements.",
};

/** Returns the form of messages that a request selects. */
export function messageForm(parsed: ParsedRequest): MessageForm {
  const { errorformat } = parsed.main;
  return {
    errorformat: typeof errorformat === "string" ? errorformat : "bc",
    formatversion: requestedVersion(parsed),
  };
}

function respond(
  parsed: ParsedRequest,
  body: JsonObject,
  { code, status = 200, headers, others = [] }: ApiFailure,
  { encode }: RootFacts,
): ServiceResponse {
  const { issues } = parsed;
  const json = JSON.stringify(isVersion1(parsed) ? inVersion1(body) : body);
  const codes = [...new Set([code, ...others.map((other) => other.code)])];
  const failed = { ...errorHeaders(codes.join(", ")), ...headers };
  if (!encode) return { status, headers: failed, body: json, issues };
  const encoded = encode(json);
  return { status, headers: { ...failed, ...encoded.headers }, body: encoded.body, issues };
}
