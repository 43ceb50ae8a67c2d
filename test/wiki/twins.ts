import { once } from "node:events";
import { createServer } from "node:http";
import { nodeListener } from "../../templates/runtime/adapters/node-listener.ts";
import type { ServiceHandler } from "../../templates/runtime/http/service.ts";
import type { Json } from "../../templates/runtime/model/json.ts";
import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import type { Wiki as WikiContent } from "../../templates/wiki/data/wiki.ts";
import { createWiki } from "../../templates/wiki/seed/create-wiki.ts";
import { wikiStub } from "../../templates/wiki/server/wiki-stub.ts";
import { textOrEmpty } from "../../templates/wiki/values/row.ts";
import { writableWiki } from "../../templates/wiki/writes/writable-wiki.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { exportWiki } from "./export.ts";
import type { ExportOptions } from "./export.ts";
import { learnedResults } from "./learned.ts";
import { sendToStub } from "./sending.ts";
import type { UserName, Wiki } from "./server.ts";
import { agreement, printed } from "./stub-agreement.ts";

/** A wiki, and a stub with the same content, which changes as requests change it. */
export interface Twins {
  readonly wiki: Wiki;
  readonly stub: ServiceHandler;
  readonly api: Api;
  readonly content: WikiContent;
}

/** Makes a stub with the content of a wiki. */
export async function twinsOf(wiki: Wiki, options: ExportOptions = {}): Promise<Twins> {
  const { api } = await wholeCatalogue(wiki);
  const content = createWiki(await exportWiki(wiki.directory, options));
  const stub = wikiStub({ api, results: learnedResults() }, writableWiki(content));
  return { wiki, stub, api, content };
}

/** Sends a request to a stub by GET, and returns its response. */
export async function askStub(
  stub: ServiceHandler,
  request: string,
  user?: UserName,
): Promise<Json> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- responses are JSON
  return JSON.parse(await sendToStub(stub, { method: "GET", request, user })) as Json;
}

/** A request, and the responses of a wiki and its stub. */
export interface Responses {
  readonly request: string;
  readonly server: Json;
  readonly stub: Json;
}

/** Sends requests to both. The texts of messages are plain. */
export async function askBoth(
  { wiki, stub, content }: Pick<Twins, "wiki" | "stub" | "content">,
  requests: readonly string[],
  user?: UserName,
): Promise<readonly Responses[]> {
  if (requests.length === 0) return [];
  const sent = requests.map((request) => `${request}&errorformat=plaintext&format=json`);
  const servers = await wiki.batch(sent, user === undefined ? {} : { user });
  const { server = "", time = "" } = content.site.general;
  return Promise.all(
    sent.map(async (request, index) => ({
      request,
      server: comparable(servers[index], (text) =>
        text
          .replaceAll(new URL(wiki.endpoint).origin, textOrEmpty(server))
          .replaceAll(/"time":"[^"]*"/g, () => `"time":${JSON.stringify(time)}`),
      ),
      stub: comparable(await askStub(stub, request, user)),
    })),
  );
}

/**
 * A response without secrets, without the addresses of functions, which hooks have for their names, and without
 * the number of jobs: a page that somebody looked at may leave one.
 */
export function comparable(response: unknown, change = (text: string): string => text): Json {
  const text = change(JSON.stringify(response))
    .replaceAll(/\*closure#[\da-f]+\*/g, "*closure*")
    .replaceAll(/"[\da-f]{40}\+\\\\"/g, '"token"')
    .replaceAll(/"jobs":\d+/g, '"jobs":0');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- responses are JSON
  return JSON.parse(text) as Json;
}

/** Where the response of the stub differs from the server's, and how; undefined if it does not. */
export function differenceOf({ request, server, stub }: Responses): string | undefined {
  const found = agreement(server, stub);
  return found.kind === "different" ? printed(decodeURIComponent(request), found) : undefined;
}

/** Lets a stub be reached over HTTP. */
export async function serveStub(
  stub: ServiceHandler,
): Promise<{ readonly endpoint: string; readonly stop: () => Promise<void> }> {
  const server = createServer(nodeListener(stub));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stub has no port.");
  return {
    endpoint: `http://127.0.0.1:${address.port}/api.php`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
