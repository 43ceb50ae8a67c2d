import type { SampleRule } from "../../sample/sample.js";
import type { OpenApiCall } from "../service.js";
import type { StubOperation } from "./definition.js";

/** The scheme and the host that a request was sent to. */
export function callOrigin({ request }: Pick<OpenApiCall, "request">): string {
  return new URL(request().url).origin;
}

/** Whether the links of a list have the scheme and the host of the request. */
export function hasAbsoluteLinks(operation: StubOperation): boolean {
  return (
    operation.kind === "list" && operation.embedded !== undefined && isAbsolute(operation.embedded)
  );
}

/** Links are in objects of wrappers. */
export function isAbsolute(sample: SampleRule): boolean {
  if ("ref" in sample) return false;
  return sample.kind === "object"
    ? Object.values(sample.members).some(isAbsolute)
    : sample.kind === "given" && sample.isAbsolute === true;
}
