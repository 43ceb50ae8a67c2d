import type { SampleRule } from "../../sample/sample.js";
import type { OpenApiCall } from "../service.js";

/** The scheme and the host that a request was sent to. */
export function callOrigin({ request }: Pick<OpenApiCall, "request">): string {
  return new URL(request().url).origin;
}

/** Links are in objects of wrappers. */
export function isAbsolute(sample: SampleRule): boolean {
  if ("ref" in sample) return false;
  return sample.kind === "object"
    ? Object.values(sample.members).some(isAbsolute)
    : sample.kind === "given" && sample.isAbsolute === true;
}
