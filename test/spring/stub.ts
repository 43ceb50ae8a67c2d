import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openApiStubApi } from "../../generator/emit/parts/stub-api.ts";
import { model } from "../generator/support/model.ts";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import { nodeListener } from "../../templates/runtime/adapters/node-listener.ts";
import { dialectStub } from "../../templates/runtime/data-rest/stub.ts";
import { inputOf } from "../generator/support/specs.ts";
import { serverAt } from "./server.ts";
import type { RestServer, StartedServer } from "./server.ts";

/** The document of the real server's alliances. */
export const DOCUMENT = new URL("openapi.json", import.meta.url);

/** The rows of the real server, by collection. */
export interface Rows {
  readonly alliances: readonly unknown[];
  readonly towns: readonly unknown[];
  readonly players: readonly unknown[];
  readonly notes: readonly unknown[];
}

/** The rows of a server, by its lists. */
export async function rowsOf(server: RestServer): Promise<Rows> {
  const of = async (name: string): Promise<readonly unknown[]> => {
    const { body } = await server.send({ url: `/${name}?size=1000` });
    const list = ["_embedded", name].reduce<unknown>(propertyOf, JSON.parse(body));
    return Array.isArray(list) ? list : [];
  };
  return {
    alliances: await of("alliances"),
    towns: await of("towns"),
    players: await of("players"),
    notes: await of("notes"),
  };
}

/** Starts the stub of the document, with the given rows. */
export async function startStub(data: Rows): Promise<StartedServer> {
  return startStubOf(JSON.parse(readFileSync(DOCUMENT, "utf8")), data);
}

/** Starts the stub of the document in the plain dialect, with the given rows. */
export async function startPlainStub(data: Rows): Promise<StartedServer> {
  const { "x-paramsmith-dialect": _, ...document } = JSON.parse(readFileSync(DOCUMENT, "utf8"));
  return startStubOf(document, data);
}

/** Starts the stub of a document, with the given rows. */
export async function startStubOf(document: object, data: Rows): Promise<StartedServer> {
  const { value: openapi, diagnostics } = model(inputOf(document, "spring"));
  if (openapi?.kind !== "openapi") throw new Error(JSON.stringify(diagnostics));
  const stub = dialectStub(openApiStubApi(openapi), { data });
  const server = createServer(nodeListener(stub));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens at a port has such an address
  const { port } = server.address() as AddressInfo;
  return {
    ...serverAt(`http://127.0.0.1:${port}`),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
