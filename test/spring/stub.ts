import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { directoryStubApi } from "../../generator/emit/directory/stub-api.ts";
import { model } from "../../generator/pipeline.ts";
import { nodeListener } from "../../templates/runtime/adapters/node-listener.ts";
import { directoryStub } from "../../templates/runtime/directory/stub.ts";
import { inputOf } from "../generator/support/specs.ts";
import { sendTo } from "./server.ts";
import type { SpringServer } from "./server.ts";

/** The document of the real server's alliances. */
export const DOCUMENT = new URL("openapi.json", import.meta.url);

/** Starts the stub of the document, with the given alliances. */
export async function startStub(alliances: readonly unknown[]): Promise<SpringServer> {
  const { value: directory, diagnostics } = model(
    inputOf(JSON.parse(readFileSync(DOCUMENT, "utf8")), "spring"),
  );
  if (directory?.kind !== "directory") throw new Error(JSON.stringify(diagnostics));
  const stub = directoryStub(directoryStubApi(directory), { data: { alliances } });
  const server = createServer(nodeListener(stub));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens at a port has such an address
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    send: async (request) => sendTo(base, request),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
