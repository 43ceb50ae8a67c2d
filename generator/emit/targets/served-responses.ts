import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import { servedResponse, statusCode } from "../../spec/model/exchange.js";
import type { Content } from "../../spec/model/exchange.js";
import type { DirectoryModel } from "../../spec/model/spec-model.js";

/** The successful responses of a service, by method and path, in the form that the runtime uses. */
export interface ServedResponses {
  /** Unless the response is `application/json`. Empty for a response without a body. */
  readonly mediaTypes: Readonly<Record<string, readonly string[]>>;
  /** Unless the status is 200 and the response has a body. */
  readonly statuses: Readonly<Record<string, number>>;
}

/**
 * Returns the media types and statuses of successful responses that are not the default. Operations
 * that describe no success have the default.
 */
export function servedResponses(model: DirectoryModel): ServedResponses {
  const served = model.operations.flatMap((operation) => {
    const response = servedResponse(operation.responses);
    return response ? [{ label: endpointLabel(operation), response }] : [];
  });
  const mediaTypes = served.map(
    ({ label, response }) => [label, servedTypes(response.contents)] as const,
  );
  const statuses = served.flatMap(({ label, response: { status, contents } }) => {
    const code = statusCode(status);
    return code === 200 && contents.length > 0 ? [] : [[label, code] as const];
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
function servedTypes(contents: readonly Content[]): readonly string[] {
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
