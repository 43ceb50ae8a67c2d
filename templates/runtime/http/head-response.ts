import type { ServiceAnswer } from "./service.js";

/** The answer to HEAD: as to GET, with the length of the body in its place. */
export function withoutBody(answer: ServiceAnswer): ServiceAnswer {
  const length = String(new TextEncoder().encode(answer.body).length);
  return { ...answer, headers: { ...answer.headers, "content-length": length }, body: "" };
}
