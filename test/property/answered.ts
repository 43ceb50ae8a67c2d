import { expect } from "vitest";
import { responseOf } from "../../templates/runtime/http/service.js";
import type {
  Service,
  ServiceRequest,
  ServiceResponse,
} from "../../templates/runtime/http/service.js";
import { propertyOf } from "../../templates/runtime/model/member.js";

/** A media type with parameters, by RFC 9110 (section 8.3.1); documents describe any. */
const MEDIA_TYPE =
  /^[-!#$%&'*+.^_`|~0-9A-Za-z]+\/[-!#$%&'*+.^_`|~0-9A-Za-z]+(?:[ \t]*;[ -~\x80-\xFF]*)?$/;

/** A media type of JSON (MIME Sniffing Standard, section 4.6). */
const JSON_TYPE = /^(?:(?:application|text)\/json|[^;]*\+json)\s*(?:;|$)/i;

/** A request as an HTTP server passes it on: without what no server passes on. */
export function requestIn(value: unknown): ServiceRequest {
  const [method, url, headers, body] = ["method", "url", "headers", "body"].map((name) =>
    propertyOf(value, name),
  );
  const target = typeof url === "string" ? url.replaceAll(/[^\x21-\xFF]/g, "") : "";
  return {
    method: typeof method === "string" && /^[A-Z]{1,20}$/.test(method) ? method : "GET",
    url: /^(?:\/|https?:|\*$)/.test(target) ? target : `/${target}`,
    headers: Object.fromEntries(
      Object.entries(Object(headers)).flatMap(([name, text]) =>
        /^[a-z-]{1,40}$/.test(name) && typeof text === "string"
          ? [[name, text.replaceAll(/[^\x20-\xFF]/g, "").trim()]]
          : [],
      ),
    ),
    body: typeof body === "string" ? body.replaceAll(/\p{Surrogate}/gu, "\uFFFD") : "",
  };
}

/** The response of a service, which a server can send. */
export async function answered(
  service: Service,
  request: ServiceRequest,
): Promise<ServiceResponse> {
  const answer = await service(request);
  const { status, headers, body } = answer;
  expect(status).not.toBe(500);
  expect([status, status >= 200 && status <= 599]).toEqual([Math.trunc(status), true]);
  const type = headers["content-type"] ?? "";
  if (body !== "" && status !== 204 && status !== 304) {
    expect(type).toMatch(MEDIA_TYPE);
    if (JSON_TYPE.test(type)) JSON.parse(body);
  }
  if (request.method === "HEAD") expect(body).toBe("");
  expect(Object.values(headers).join("")).not.toMatch(/[\0\r\n]/);
  responseOf(answer);
  return answer;
}
