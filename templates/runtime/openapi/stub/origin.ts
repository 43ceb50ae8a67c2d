import type { SampleRule } from "../../sample/sample.js";
import type { OpenApiCall } from "../service.js";

/** Returns the scheme and host to which a request was sent. */
export function callOrigin({ request }: Pick<OpenApiCall, "request">): string {
  return new URL(request().url).origin;
}

/** Whether a sample contains absolute links, which are in the objects of wrappers. */
export function isAbsolute(sample: SampleRule): boolean {
  if ("ref" in sample) return false;
  return sample.kind === "object"
    ? Object.values(sample.members).some(isAbsolute)
    : sample.kind === "given" && sample.isAbsolute === true;
}
