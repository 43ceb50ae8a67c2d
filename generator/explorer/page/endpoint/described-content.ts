import { ofStatus } from "../../../../templates/runtime/styles/response-headers.js";
import type { Content } from "../../../spec/model/exchange.js";
import type { EndpointOperation } from "../../../spec/model/operation.js";

/**
 * The description of a response's body: that of its status, in its media type. Undefined if there is
 * none.
 */
export function describedContent(
  { responses }: EndpointOperation,
  { status, contentType }: { readonly status: number; readonly contentType: string },
): Content | undefined {
  const byStatus = Object.fromEntries(responses.map((each) => [each.status, each]));
  const [type = ""] = contentType.toLowerCase().split(";");
  return ofStatus(byStatus, status)?.contents.find(({ mediaType }) => mediaType === type.trim());
}
