import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import type { Json } from "../../templates/runtime/model/json.ts";
import type { Wiki } from "../../templates/wiki/data/wiki.ts";
import { wikiStub } from "../../templates/wiki/server/wiki-stub.ts";
import { writableWiki } from "../../templates/wiki/writes/writable-wiki.ts";
import { learnedResults } from "./learned.ts";
import type { FileStep, Send } from "./write-comparison.ts";

/** The address of the stub, which is that of the export. */
export const STUB_ORIGIN = "http://127.0.0.1:8080";

const FORMAT = { format: "json", formatversion: "2", errorformat: "plaintext" };

/** Sends to a stub with this content, which changes. */
export function stubSend(api: Api, content: Wiki): Send {
  const { service } = wikiStub({ api, results: learnedResults() }, writableWiki(content));
  return async (method, params, user, files) => {
    const request = requestOf(`${STUB_ORIGIN}/api.php`, method, params, files);
    const headers = {
      ...Object.fromEntries(request.headers),
      ...(user !== undefined && { cookie: `paramsmith_user=${user}` }),
    };
    const { pathname, search } = new URL(request.url);
    const bytes = new Uint8Array(await request.arrayBuffer());
    const body = new TextDecoder().decode(bytes);
    const response = await service({ method, url: pathname + search, headers, body, bytes });
    return parsed(response.body);
  };
}

/** A request for JSON. */
export function requestOf(
  endpoint: string,
  method: "GET" | "POST",
  params: Readonly<Record<string, string>>,
  files: FileStep["files"] = {},
): Request {
  const all = new URLSearchParams({ ...params, ...FORMAT });
  if (method === "GET") return new Request(`${endpoint}?${all.toString()}`);
  if (Object.keys(files).length === 0) return new Request(endpoint, { method: "POST", body: all });
  const form = new FormData();
  for (const [name, value] of all) form.append(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)]), "file");
  return new Request(endpoint, { method: "POST", body: form });
}

/** The value of an answer. */
export function parsed(body: string): Json {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers are JSON
  return JSON.parse(body) as Json;
}
