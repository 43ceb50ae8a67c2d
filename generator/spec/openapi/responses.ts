import type { EndpointResponse } from "../model/exchange.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import type { OpenApiDocument, OpenApiOperation } from "../source/types.js";
import { componentName, resolveReference } from "./resolve-reference.js";
import { lowerContents } from "./content.js";
import { headersOf, lowerResponseHeaders } from "./response-headers.js";
import type { ParameterSchemas } from "./parameter-type.js";

/** Statuses of responses without a body (RFC 9110, 15). */
const BODILESS: ReadonlySet<string> = new Set(["204", "205", "304"]);

/** The operation of responses, and the named schemas. */
interface ResponseContext extends ParameterSchemas {
  readonly method: string;
  /** The JSON pointer of the operation. */
  readonly pointer: string;
}

/**
 * The responses of an operation. Interim responses (status 1xx) are not returned to callers and
 * are omitted. Operations need not describe any (OpenAPI 3.1, Operation Object).
 */
export function lowerResponses(
  document: Document<OpenApiDocument>,
  { responses = {} }: OpenApiOperation,
  { method, pointer, ...context }: ResponseContext,
): readonly EndpointResponse[] {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith("1"))
    .map(([status, given]) => {
      const found = resolveReference(document.value.components?.responses, given);
      const component = componentName(given);
      const hasBody = method !== "HEAD" && !BODILESS.has(status);
      const description = found?.description ?? "";
      const headers = headersOf(document, found ?? {});
      const headerValues = lowerResponseHeaders(headers, context);
      return {
        origin: { file: document.file, pointer: below(pointer, "responses", status) },
        status,
        ...(description !== "" && { description }),
        ...(component !== undefined && { component }),
        headers: headers.map(([name]) => name.toLowerCase()),
        ...(headerValues && { headerValues }),
        contents: hasBody ? lowerContents(found?.content) : [],
      };
    });
}
