import { once } from "node:events";
import { createServer } from "node:http";
import { nodeListener } from "../../templates/runtime/adapters/node-listener.ts";
import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import type { ServiceHandler } from "../../templates/runtime/http/service.ts";
import { createWiki } from "../../templates/wiki/seed/create-wiki.ts";
import { wikiStub } from "../../templates/wiki/server/wiki-stub.ts";
import { exportWiki } from "./export.ts";
import { learnedResults } from "./learned.ts";
import type { Wiki } from "./server.ts";

/** A stub with the content of a real wiki. */
export async function stubOf({ directory }: Wiki, api: Api): Promise<ServiceHandler> {
  const content = createWiki(await exportWiki(directory));
  return wikiStub({ api, results: learnedResults() }, content);
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
