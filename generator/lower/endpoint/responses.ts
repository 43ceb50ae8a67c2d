import type { EndpointResponse } from "../../model/exchange.js";
import { below } from "../../read/document.js";
import type { Document } from "../../read/document.js";
import type { Directory, OpenApiOperation } from "../../spec/types.js";
import { componentName, resolveReference } from "./component.js";
import { lowerContents } from "./content.js";

/** Statuses of responses without a body (RFC 9110, 15). */
const BODILESS: ReadonlySet<string> = new Set(["204", "205", "304"]);

/**
 * The responses of an operation. Interim responses (status 1xx) are not returned to callers and
 * are omitted. Operations need not describe any (OpenAPI 3.1, Operation Object).
 *
 * @param pointer of the operation
 */
export function lowerResponses(
  document: Document<Directory>,
  { responses = {} }: OpenApiOperation,
  method: string,
  pointer: string,
): readonly EndpointResponse[] {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith("1"))
    .map(([status, given]) => {
      const found = resolveReference(document.value.components?.responses, given);
      const component = componentName(given);
      const hasBody = method !== "HEAD" && !BODILESS.has(status);
      const description = found?.description ?? "";
      return {
        origin: { file: document.file, pointer: below(pointer, "responses", status) },
        status,
        ...(description !== "" && { description }),
        ...(component !== undefined && { component }),
        // OpenAPI 3.1, Response Object: a header of this name is ignored.
        headers: Object.keys(found?.headers ?? {})
          .map((name) => name.toLowerCase())
          .filter((name) => name !== "content-type"),
        contents: hasBody ? lowerContents(found?.content) : [],
      };
    });
}
