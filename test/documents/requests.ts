/** Requests of a document's operations, made without our code. */
import { objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { bodyOf } from "./bodies.ts";
import { below } from "./operations.ts";
import type { At, DocumentOperation } from "./operations.ts";
import type { Sample, SampleOf } from "./samples.ts";
import { loadSerializers } from "./serialized.ts";

/** A request, or the required part for which no library finds a value. */
export type MadeRequest =
  | { readonly kind: "request"; readonly request: Request }
  | { readonly kind: "no-sample"; readonly of: string };

/** Makes a request with all parameters that have a sample, or with the required ones. */
export type MakeRequest = (
  operation: DocumentOperation,
  parameters: "all" | "required",
) => MadeRequest;

/** Any address; stubs are called without a network. */
export const BASE = "http://stub.example";

/** Creates the requests of a document. */
export async function requestsOf(
  document: UnknownObject,
  sampleOf: SampleOf,
): Promise<MakeRequest> {
  const write = await loadSerializers();
  return (operation, which) => {
    const { method, path, parameters } = operation;
    const chosen = parameters.filter(({ value }) => which === "all" || value["required"] === true);
    const samples = chosen.map((at) => ({
      parameter: at.value,
      sample: argumentOf(at, document, sampleOf),
    }));
    const missing = samples.find(
      ({ parameter, sample }) => parameter["required"] === true && !sample,
    );
    if (missing) return { kind: "no-sample", of: String(missing.parameter["name"]) };
    const body = bodyOf(operation, document, sampleOf);
    if (body.kind === "no-sample") return { kind: "no-sample", of: "the body" };
    const given = samples.flatMap(({ parameter, sample }) =>
      sample ? [{ parameter, value: distinct(sample.value, parameter, parameters) }] : [],
    );
    const headers = write.headers(given);
    const cookies = write.cookies(given);
    if (cookies !== "") headers.set("cookie", cookies);
    const query = write.query(given);
    const url = BASE + write.path(path, given) + (query === "" ? "" : `?${query}`);
    // The Fetch standard has no body of GET and HEAD.
    if (body.kind === "none" || method === "GET" || method === "HEAD")
      return { kind: "request", request: new Request(url, { method, headers }) };
    if (body.type !== undefined) headers.set("content-type", body.type);
    return { kind: "request", request: new Request(url, { method, headers, body: body.content }) };
  };
}

/** An object whose members are parameters, without those that have the name of another parameter. */
function distinct(value: unknown, parameter: UnknownObject, all: readonly At[]): unknown {
  const { in: location, style = "form", explode = style === "form" } = parameter;
  const isExploded = location === "query" && style === "form" && explode === true;
  if (!isExploded || typeof value !== "object" || value === null || Array.isArray(value))
    return value;
  const names = new Set(all.map((other) => other.value["name"]));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));
}

/** OpenAPI 3.1, Parameter Object: `content` in place of `schema` is written as its media type. */
function argumentOf(at: At, document: UnknownObject, sampleOf: SampleOf): Sample {
  const [type] = Object.keys(objectOf(at.value["content"]));
  if (type === undefined) return sampleOf(at);
  const sample = sampleOf(below(at, document, "content", type));
  return sample && { value: JSON.stringify(sample.value) };
}
