// Returns the responses in an OpenAPI document that the store does not implement.

import { ofStatus } from "../../http/of-status.js";
import { problemDetails, problemResponse } from "../../http/problem.js";
import type { ProblemDetail } from "../../http/problem.js";
import { responseOf } from "../../http/service.js";
import { ownMember, propertyOf } from "../../model/member.js";
import { writeJson } from "../../model/json.js";
import { drawFrom } from "../../sample/draw.js";
import { sampled } from "../../sample/sample.js";
import type { SampleRule, SampleScope } from "../../sample/sample.js";
import { endpointLabel } from "../endpoint.js";
import type { Representation } from "../representation.js";
import type { DescribeError, OpenApiCall, OpenApiResult, RoutedCall } from "../service.js";
import type { DescribedContent, OpenApiStubApi, OpenApiStubOptions } from "./definition.js";
import { parsePreference } from "./prefer.js";
import { sampleBody } from "./sample-body.js";

/** The described responses for a stub. */
export interface DescribedResponses {
  /** Returns the response with a status; undefined if the document does not describe one. */
  readonly respond: (call: RoutedCall, status: number) => OpenApiResult | undefined;
  /** Returns the response to an error; undefined if the document does not describe one. */
  readonly respondToError: DescribeError;
  /** Adds bodies in other media types to a response of the operation. */
  readonly withOthers: (result: OpenApiResult, call: OpenApiCall) => OpenApiResult;
  /** Returns the response that a request prefers, like Prism; undefined for the usual response. */
  readonly preferred: (call: OpenApiCall) => OpenApiResult | undefined;
}

type Contents = readonly DescribedContent[];

/** Creates the described responses for a stub's operations. */
export function describedResponses(
  api: OpenApiStubApi,
  { seed = 1 }: OpenApiStubOptions,
): DescribedResponses {
  const byName = new Map<string, Record<string, Contents>>();
  for (const { status, of, contents } of api.responses ?? [])
    for (const name of of)
      byName.set(name, Object.assign(byName.get(name) ?? {}, { [status]: contents }));
  const contentsOf = ({ name }: RoutedCall, status: number): Contents | undefined =>
    ofStatus(byName.get(name) ?? {}, status);
  const usualStatus = ({ name, endpoint }: RoutedCall): number => {
    const operation = ownMember(api.operations, name);
    if (operation?.kind === "response") return operation.status;
    const usual = ownMember(api.statuses ?? {}, endpointLabel(endpoint));
    return usual ?? (operation?.kind === "empty" ? 204 : 200);
  };
  const body = (
    call: RoutedCall,
    sample: SampleRule,
    mediaType: string,
    problem?: unknown,
  ): Representation => {
    const { shapes } = api;
    const value = sampled(sample, drawFrom(seed, call.url), scopeOf(api, call, problem));
    const shape = shapes[endpointLabel(call.endpoint)];
    return sampleBody(value, mediaType, (each) => writeJson(each, shape, shapes));
  };
  const bodies = (call: RoutedCall, contents: Contents, problem?: unknown) =>
    contents.flatMap(({ sample, mediaType }) =>
      sample ? [body(call, sample, mediaType, problem)] : [],
    );
  const respond = (
    call: RoutedCall,
    contents: Contents,
    status: number,
    error: ProblemDetail = { detail: "The request prefers this response." },
  ): OpenApiResult => {
    const [first, ...others] = bodies(call, contents, problemDetails(status, error));
    return first ? { ...first, status, others } : { kind: "empty", status };
  };
  return {
    respond: (call, status) => {
      const contents = contentsOf(call, status);
      return contents && respond(call, contents, status);
    },
    respondToError: (call, { status, body: text, issues }) => {
      const own = byName.get(call.name) ?? {};
      // Some documents use status 422 for validation errors.
      const isOther = status === 400 && !Object.hasOwn(own, "400") && Object.hasOwn(own, "422");
      const code = isOther ? 422 : status;
      const contents = ofStatus(own, code);
      const detail = String(propertyOf(JSON.parse(text), "detail"));
      return contents && respond(call, contents, code, { detail, ...(issues && { issues }) });
    },
    withOthers: (result, call) => {
      if (result.kind !== "json" && result.kind !== "content") return result;
      const offered = ownMember(api.mediaTypes ?? {}, endpointLabel(call.endpoint)) ?? JSON_ONLY;
      const contents = contentsOf(call, result.status ?? usualStatus(call)) ?? [];
      const others = bodies(
        call,
        contents.filter(({ mediaType }) => !offered.includes(mediaType)),
      );
      return others.length > 0 ? { ...result, others } : result;
    },
    preferred: (call) => {
      const preference = parsePreference(call.headers["prefer"]);
      if (!preference)
        return preferenceError(
          422,
          "In `Prefer`, `code` is a status and `dynamic` is true or false.",
        );
      const { code, example } = preference;
      const usual = usualStatus(call);
      const status = code ?? usual;
      if (example !== undefined) {
        const found = (contentsOf(call, status) ?? []).flatMap(({ examples = {}, mediaType }) => {
          const sample = ownMember(examples, example);
          return sample ? [{ sample, mediaType }] : [];
        });
        return found.length > 0
          ? respond(call, found, status)
          : preferenceError(404, `The response with status ${status} has no example "${example}".`);
      }
      if (status === usual) return undefined;
      const contents = contentsOf(call, status);
      return contents
        ? respond(call, contents, status)
        : preferenceError(
            404,
            `The document does not describe status ${status} for this operation.`,
          );
    },
  };
}

const JSON_ONLY: readonly string[] = ["application/json"];

/** Returns the scope of the samples for a call. */
export function scopeOf(
  { samples }: OpenApiStubApi,
  { base, headers }: Pick<RoutedCall, "base" | "headers">,
  problem?: unknown,
): SampleScope {
  const { isDynamic = false } = parsePreference(headers["prefer"]) ?? {};
  return { named: samples, sampleValues: { base, problem }, isRandom: isDynamic };
}

/** An error about the `Prefer` header, which the document does not describe. */
function preferenceError(status: number, detail: string): OpenApiResult {
  return { kind: "response", response: responseOf(problemResponse(status, { detail })) };
}
