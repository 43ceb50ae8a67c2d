import { isDeepStrictEqual } from "node:util";
import type { OpenApiAnswer, OpenApiRequest, RestServer } from "./server.ts";

/** The headers that are compared; others depend on the HTTP server. */
const HEADERS = [
  "content-type",
  "allow",
  "accept-patch",
  "link",
  "etag",
  "accept",
  "location",
] as const;

/** Sends requests to a server and to its stub, one after the other, and collects how the responses differ. */
export async function differences(
  server: RestServer,
  stub: RestServer,
  requests: readonly OpenApiRequest[],
): Promise<{
  readonly different: readonly string[];
  /** The number of the server's responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
}> {
  const different: string[] = [];
  const statuses = new Map<number, number>();
  for (const request of requests) {
    // oxlint-disable-next-line no-await-in-loop -- requests may change the data
    const [real, ours] = await Promise.all([server.send(request), stub.send(request)]);
    statuses.set(real.status, (statuses.get(real.status) ?? 0) + 1);
    const found = differenceOf(comparedAnswer(real, server.base), comparedAnswer(ours, stub.base));
    if (found !== undefined) different.push(`${JSON.stringify(request)}\n    ${found}`);
  }
  return { different, statuses };
}

/** The parts of a response that are compared. */
interface ComparedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as JSON, with each number as it is written; the text of other bodies. */
  readonly body: unknown;
}

/** The first difference of two responses; undefined if there is none. */
function differenceOf(a: ComparedAnswer, b: ComparedAnswer): string | undefined {
  if (a.status !== b.status) return `status ${a.status}, ${b.status}`;
  for (const name of HEADERS)
    if (a.headers[name] !== b.headers[name])
      return `${name}: ${String(a.headers[name])}, ${String(b.headers[name])}`;
  return differenceAt(a.body, b.body, "body");
}

function differenceAt(a: unknown, b: unknown, at: string): string | undefined {
  if (isDeepStrictEqual(a, b)) return undefined;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b))
    return `${at}: ${JSON.stringify(a)?.slice(0, 200)}, ${JSON.stringify(b)?.slice(0, 200)}`;
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = differenceAt(a[name], b[name], `${at}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/**
 * A response in the form that is compared: without the address of the server, and without the time
 * of errors and the messages of exceptions.
 */
function comparedAnswer({ status, headers, body }: OpenApiAnswer, base: string): ComparedAnswer {
  const found = HEADERS.flatMap((name) => {
    const value = headers[name];
    if (typeof value !== "string" || value === "") return [];
    const text = value.replaceAll(base, "");
    return [[name, name === "allow" ? comparedMethods(text) : text.replaceAll(", ", ",")] as const];
  });
  return { status, headers: Object.fromEntries(found), body: bodyOf(body.replaceAll(base, "")) };
}

/** The two methods of profiles are in another order after each start of the server. */
function comparedMethods(text: string): string {
  const methods = text.split(", ");
  return methods.length === 2 ? methods.toSorted().join(", ") : text;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function bodyOf(text: string): unknown {
  // Pages of errors have their time.
  if (!text.startsWith("{")) return text.replace(/(?<=<div id='created'>)[^<]*/, "");
  const value: unknown = JSON.parse(
    text.replaceAll(TOKEN, (token) => (token.startsWith('"') ? token : `"number ${token}"`)),
  );
  if (!isObject(value)) return value;
  if ("timestamp" in value) return { ...value, timestamp: "" };
  // The messages of exceptions name classes and positions. Their causes are nested as they were thrown.
  if ("cause" in value && "message" in value) return { exception: typeof value["message"] };
  return "alps" in value || "links" in value ? sortedLists(value) : value;
}

/** The server lists resources and searches in the order of sets. */
function sortedLists(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .map(sortedLists)
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sortedLists(each)]));
}
