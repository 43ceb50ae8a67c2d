// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { ServiceResponse } from "./service.js";

/** The answer to HEAD: as to GET, with the length of the body in its place. */
export function withoutBody(answer: ServiceResponse): ServiceResponse {
  const length = String(new TextEncoder().encode(answer.body).length);
  return { ...answer, headers: { ...answer.headers, "content-length": length }, body: "" };
}
