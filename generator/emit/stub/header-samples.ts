import type { HeaderSamples } from "../../../templates/runtime/openapi/stub/headers.js";
import type { SampleRule } from "../../../templates/runtime/sample/sample.js";
import { endpointLabel } from "../../../templates/runtime/openapi/endpoint.js";
import { successResponses } from "../../spec/model/exchange.js";
import type { ResponseHeaders } from "../../spec/model/exchange.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import type { Samples } from "../../spec/schema/sample.js";

/**
 * Headers that depend on the body, the connection or the origin of a request: the service sends them
 * itself, or a sample would break the response.
 */
const NOT_SAMPLED =
  /^(?:content-(?:length|encoding|type|range)|transfer-encoding|connection|keep-alive|trailer|upgrade|etag|vary|date|set-cookie|access-control-.*)$/i;

/** The samples of headers by operation. They refer to other samples by name. */
interface NamedHeaderSamples {
  readonly headers: HeaderSamples;
  readonly named: Readonly<Record<string, SampleRule>>;
}

/** The samples of the headers of successful responses that have a schema. */
export function headerSamples(
  operations: readonly EndpointOperation[],
  samples: Samples,
): NamedHeaderSamples {
  const all = operations.flatMap((operation) =>
    successResponses(operation.responses).flatMap(({ status, headerValues }) => {
      const sample = headerValues && sampleOf(headerValues, samples);
      return sample ? [{ label: endpointLabel(operation), status, sample }] : [];
    }),
  );
  const headers: Record<string, Record<string, SampleRule>> = {};
  const named: Record<string, SampleRule> = {};
  const names = new Map<string, string>();
  for (const { label, status, sample } of all) {
    const key = JSON.stringify(sample);
    // No schema has a name with spaces.
    const name = names.get(key) ?? `headers of ${label} ${status}`;
    names.set(key, name);
    named[name] = sample;
    (headers[label] ??= {})[status] = { ref: name };
  }
  return { headers, named };
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
