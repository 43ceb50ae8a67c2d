/** Whether a response is what a document describes, judged by ajv on the document's own schema. */
import { objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { below } from "./operations.ts";
import type { At, DocumentOperation } from "./operations.ts";
import type { CheckValue } from "./schemas.ts";

/** Returns what is wrong with a response; nothing if the document describes it as a success. */
export async function problemsOf(
  response: Response,
  { operation, method }: DocumentOperation,
  document: UnknownObject,
  check: CheckValue,
): Promise<readonly string[]> {
  const text = await response.text();
  const { status } = response;
  const responses = below(operation, document, "responses");
  const key = [String(status), `${String(status).charAt(0)}XX`, "default"].find(
    (each) => each in responses.value,
  );
  // A success that the document does not describe may be any; without one, errors are the responses.
  const isOnlyErrors = !describesSuccess(responses);
  if (key === undefined ? !isOnlyErrors : status >= 400 && !isOnlyErrors)
    return [`status ${status} ${text.slice(0, 200)}`];
  if (key === undefined) return [];
  const given = below(responses, document, key);
  // RFC 9110, sections 9.3.2, 15.3.5 and 15.3.6: no content, even if a document describes some.
  const isBodiless = status === 204 || status === 205 || method === "HEAD";
  const types = isBodiless ? [] : Object.keys(objectOf(given.value["content"]));
  if (types.length === 0)
    return text === "" ? [] : [`a body without content: ${text.slice(0, 80)}`];
  const mediaType = essenceOf(response.headers.get("content-type") ?? "");
  const type = types.find((each) => matches(mediaType, essenceOf(each)));
  if (type === undefined) return [`the media type ${mediaType} instead of ${types.join(", ")}`];
  const media = below(given, document, "content", type);
  if (!("schema" in media.value) || !mediaType.includes("json")) return [];
  const parsed = parseJson(text);
  if (!parsed) return [`no JSON: ${text.slice(0, 80)}`];
  return check(below(media, document, "schema").pointer, parsed.value);
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function describesSuccess({ value }: At): boolean {
  return Object.keys(value).some((key) => /^[123]|^default$/.test(key));
}

function essenceOf(mediaType: string): string {
  const [essence = ""] = mediaType.replaceAll("\\", "").split(";");
  return essence.trim().toLowerCase();
}

/** OpenAPI 3.1, Response Object: keys may be ranges. Names such as `gzip` are no media types, and may be any. */
function matches(mediaType: string, range: string): boolean {
  return (
    range === mediaType ||
    range === "*/*" ||
    !range.includes("/") ||
    (range.endsWith("/*") && mediaType.startsWith(range.slice(0, -1)))
  );
}
