import type { Content } from "../../../model/exchange.js";
import type { EndpointOperation } from "../../../model/operation.js";

/**
 * The description of a response's body: that of its status, of the class of its status, or of
 * `default` (OpenAPI 3.1, Responses Object), in its media type. Undefined if there is none.
 */
export function describedContent(
  { responses }: EndpointOperation,
  { status, contentType }: { readonly status: number; readonly contentType: string },
): Content | undefined {
  const named = [String(status), `${String(status).slice(0, 1)}XX`, "default"];
  const response = named
    .map((name) => responses.find((each) => each.status.toUpperCase() === name.toUpperCase()))
    .find((each) => each !== undefined);
  const [type = ""] = contentType.toLowerCase().split(";");
  return response?.contents.find(({ mediaType }) => mediaType === type.trim());
}
