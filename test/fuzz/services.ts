import { responseOf } from "../../templates/runtime/http/service.js";
import type {
  Service,
  ServiceResponse,
  ServiceRequest,
} from "../../templates/runtime/http/service.js";
import { holds, wellFormed } from "./target.js";

/** A media type with parameters, by RFC 9110 (section 8.3.1); documents describe any. */
const MEDIA_TYPE =
  /^[-!#$%&'*+.^_`|~0-9A-Za-z]+\/[-!#$%&'*+.^_`|~0-9A-Za-z]+(?:[ \t]*;[ -~\x80-\xFF]*)?$/;

/** A media type of JSON (MIME Sniffing Standard, section 4.6), without parameters. */
const JSON_TYPE = /^(?:application|text)\/json$|\+json$/i;

/** A request as an HTTP server would hand it over, of one JSON value; what no server hands over is left out. */
export function requestIn(value: unknown): ServiceRequest | undefined {
  if (typeof value === "string") return requestIn({ url: value });
  if (typeof value !== "object" || value === null) return undefined;
  const { method, url, headers, body }: Record<string, unknown> = { ...value };
  return {
    method: typeof method === "string" && /^[A-Z]{1,20}$/.test(method) ? method : "GET",
    url: urlOf(url),
    headers: headersOf(headers),
    body: typeof body === "string" ? wellFormed(body) : "",
  };
}

/** What stands in the first line of a request holds neither spaces nor controls, nor anything beyond Latin-1. */
function urlOf(url: unknown): string {
  const text = typeof url === "string" ? url.replaceAll(/[^\x21-\xFF]/g, "") : "";
  return text.startsWith("/") || /^https?:/.test(text) || text === "*" ? text : `/${text}`;
}

function headersOf(headers: unknown): Readonly<Record<string, string>> {
  if (typeof headers !== "object" || headers === null) return {};
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      /^[a-z-]{1,40}$/.test(name) && typeof value === "string"
        ? [[name, value.replaceAll(/[^\x20-\xFF]/g, "").trim()]]
        : [],
    ),
  );
}

/** Asks a service: whatever is asked, there is an answer that a server can send. */
export async function askedOf(service: Service, request: ServiceRequest): Promise<ServiceResponse> {
  const answer = await service(request);
  const { status, headers, body } = answer;
  const what = (): string =>
    `${JSON.stringify(request).slice(0, 600)} → ${status} ${body.slice(0, 300)}`;
  holds(status !== 500, () => `The service failed: ${what()}`);
  holds(Number.isInteger(status) && status >= 200 && status <= 599, () => `No status: ${what()}`);
  const isEmpty = body === "" || status === 204 || status === 304;
  const type = headers["content-type"] ?? "";
  const [essence = ""] = type.split(";", 1);
  holds(isEmpty || MEDIA_TYPE.test(type), () => `No media type, ${type}: ${what()}`);
  holds(request.method !== "HEAD" || body === "", () => `A body in answer to HEAD: ${what()}`);
  if (!isEmpty && JSON_TYPE.test(essence.trim())) {
    try {
      JSON.parse(body);
    } catch {
      holds(false, () => `The body is no JSON: ${what()}`);
    }
  }
  holds(
    Object.values(headers).every((value) => !/[\0\r\n]/.test(value)),
    () => `A header breaks the head: ${what()}`,
  );
  responseOf(answer);
  return answer;
}
