import { appendFileSync, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { json, startServer } from "../support/http.js";
import type { Received, Reply, TestServer } from "../support/http.js";
import type { Json } from "../support/specs.js";
import { wikiApi } from "../support/wiki-api.js";

/** The origin of the server in the texts of sessions. */
export const ORIGIN = "http://wiki.test";

/**
 * Serves the folder `www` of a session. A file `….php` is a wiki: `{ "modules": […], "KEY=VALUE": RESPONSE }`,
 * where the first pair of the request's query decides. A file whose first line is `HTTP STATUS TYPE`
 * has this status and type. The requests are in `../requests.log`.
 */
export async function startSessionServer(folder: string): Promise<TestServer> {
  return startServer((request) => {
    const query = new URLSearchParams(request.query).toString();
    appendFileSync(join(folder, "..", "requests.log"), `${request.path} ${query}\n`);
    return replyFrom(join(folder, "www"), request);
  });
}

function replyFrom(folder: string, request: Received): Reply {
  const file = join(folder, request.path);
  if (!existsSync(file) || !statSync(file).isFile()) return { status: 404 };
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".php")) return wikiReply(JSON.parse(text), request);
  const [, status, type = "text/plain", location] =
    /^HTTP (\d+)(?: (\S+))?(?: -> (\S+))?\n/.exec(text) ?? [];
  if (status === undefined) return { body: text };
  const headers = { "content-type": type, ...(location !== undefined && { location }) };
  return { status: Number(status), headers, body: text.slice(text.indexOf("\n") + 1) };
}

function wikiReply({ modules, ...responses }: Json, request: Received): Reply {
  const pairs = new Set(Object.entries(request.query).map(([name, value]) => `${name}=${value}`));
  const found = Object.entries(responses).find(([name]) =>
    name.split("&").every((pair) => pairs.has(pair)),
  );
  if (found) return json(found[1]);
  return wikiApi(Array.isArray(modules) ? modules : [])(request);
}
