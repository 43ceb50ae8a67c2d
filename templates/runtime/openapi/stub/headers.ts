import { isObject } from "../../model/json.js";
import { drawFrom } from "../../sample/draw.js";
import { sampled } from "../../sample/sample.js";
import type { SampleRule, SampleScope } from "../../sample/sample.js";
import { endpointLabel } from "../endpoint.js";
import { ofStatus } from "../../http/of-status.js";
import { headersOfStatus, writeResponseHeaders } from "../../styles/response-headers.js";
import type { OpenApiResult, RoutedCall } from "../service.js";

/** The sample headers of described responses, by method and path, and by status. */
export type HeaderSamples = Readonly<Record<string, Readonly<Record<string, SampleRule>>>>;

/** The scope of samples, and the status codes of successful responses. */
interface HeaderContext {
  readonly scope: SampleScope;
  readonly seed: number;
  readonly statuses?: Readonly<Record<string, number>>;
}

/** Adds the headers in a document to a result, unless the result already has them. */
export function withSampleHeaders(
  result: OpenApiResult,
  call: RoutedCall,
  samples: HeaderSamples,
  { scope, seed, statuses = {} }: HeaderContext,
): OpenApiResult {
  const label = endpointLabel(call.endpoint);
  if (!Object.hasOwn(samples, label)) return result;
  switch (result.kind) {
    case "json":
    case "content":
    case "empty": {
      const usual = Object.hasOwn(statuses, label) ? statuses[label] : undefined;
      const status = ("status" in result ? result.status : undefined) ?? usual ?? 200;
      const sample = ofStatus(samples[label] ?? {}, status);
      const fields = headersOfStatus(call.endpoint.responseHeaders, status);
      if (!sample || !fields) return result;
      const values = sampled(sample, drawFrom(seed, `${call.url} headers`), scope);
      if (!isObject(values)) return result;
      return { ...result, headers: { ...writeResponseHeaders(fields, values), ...result.headers } };
    }
    case "problem":
    case "response":
      return result;
  }
}
