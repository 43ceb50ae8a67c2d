import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import { servedResponse, statusCode } from "../../model/exchange.js";
import type { EndpointOperation } from "../../model/operation.js";
import type { DirectoryModel } from "../../model/spec-model.js";

/** The successful responses of a service, by method and path, in the form that the runtime uses. */
export interface ServedResponses {
  /** Unless the response is `application/json`. Empty for a response without a body. */
  readonly mediaTypes: Readonly<Record<string, readonly string[]>>;
  /** Unless the status is 200 and the response has a body. */
  readonly statuses: Readonly<Record<string, number>>;
}

/**
 * Returns the media types and statuses of successful responses that are not the default. Operations
 * that describe no response have the default.
 */
export function servedResponses(model: DirectoryModel): ServedResponses {
  const operations = model.operations.filter(({ responses }) => responses.length > 0);
  const mediaTypes = operations.map(
    (operation) => [endpointLabel(operation), servedTypes(operation)] as const,
  );
  const statuses = operations.flatMap((operation) => {
    const { status, contents: [content] = [] } = servedResponse(operation.responses) ?? {};
    const code = statusCode(status ?? "204");
    return code === 200 && content ? [] : [[endpointLabel(operation), code] as const];
  });
  return {
    mediaTypes: Object.fromEntries(
      mediaTypes.filter(([, types]) => types.join(" ") !== "application/json"),
    ),
    statuses: Object.fromEntries(statuses),
  };
}

/**
 * The media types of the payload: the preferred one, and those of equal JSON. HAL has the schema of
 * the JSON whose links it adds.
 */
function servedTypes({ responses }: EndpointOperation): readonly string[] {
  const contents = servedResponse(responses)?.contents ?? [];
  const [first] = contents;
  if (!first) return [];
  if (first.form !== "json") return [first.contentType];
  const schema = JSON.stringify(first.schema);
  return contents
    .filter(
      ({ form, mediaType, schema: other }) =>
        form === "json" &&
        (mediaType === "application/hal+json" || JSON.stringify(other) === schema),
    )
    .map(({ contentType }) => contentType);
}
