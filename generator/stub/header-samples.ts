import type { HeaderSamples } from "../../templates/runtime/directory/stub/headers.js";
import type { SampleRule } from "../../templates/runtime/sample/sample.js";
import { endpointLabel } from "../../templates/runtime/directory/endpoint.js";
import { successResponses } from "../model/exchange.js";
import type { ResponseHeaders } from "../model/exchange.js";
import type { EndpointOperation } from "../model/operation.js";
import type { Samples } from "./sample.js";

/**
 * Headers that depend on the body, the connection or the origin of a request: the service sends them
 * itself, or a sample would break the response.
 */
const NOT_SAMPLED =
  /^(?:content-(?:length|encoding|type|range)|transfer-encoding|connection|keep-alive|trailer|upgrade|etag|vary|date|set-cookie|access-control-.*)$/i;

/** The samples of the headers of successful responses that have a schema. */
export function headerSamples(
  operations: readonly EndpointOperation[],
  samples: Samples,
): HeaderSamples {
  const all = operations.flatMap((operation) => {
    const statuses = successResponses(operation.responses).flatMap(({ status, headerValues }) => {
      const sample = headerValues && sampleOf(headerValues, samples);
      return sample ? [[status, sample] as const] : [];
    });
    return statuses.length > 0
      ? [[endpointLabel(operation), Object.fromEntries(statuses)] as const]
      : [];
  });
  return Object.fromEntries(all);
}

/** Each header has a sample, whether it is required or not. */
function sampleOf(
  { schema: { properties = {} } }: ResponseHeaders,
  samples: Samples,
): SampleRule | undefined {
  const members = Object.entries(properties).flatMap(([name, schema]) => {
    const sample = NOT_SAMPLED.test(name) ? undefined : samples.of(schema, name);
    return sample ? [[name, sample] as const] : [];
  });
  return members.length > 0 ? { kind: "object", members: Object.fromEntries(members) } : undefined;
}
