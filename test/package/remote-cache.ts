/** A remote cache on the loopback address, as Turborepo and Nx speak to one: artifacts are put and got by their paths. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A running cache. */
export interface RemoteCache {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Paths of the artifacts that were put so far. */
  readonly stored: () => readonly string[];
  readonly close: () => void;
}

/** Starts an empty cache. */
export async function remoteCache(): Promise<RemoteCache> {
  const artifacts = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const kept = artifacts.get(path);
      if (request.method === "PUT") artifacts.set(path, Buffer.concat(chunks));
      if (request.method === "GET" && kept !== undefined)
        response.writeHead(200, { "content-type": "application/octet-stream" }).end(kept);
      else if (request.method === "GET" && !path.endsWith("/status")) response.writeHead(404).end();
      else
        response
          .writeHead(200, { "content-type": "application/json" })
          .end('{ "status": "enabled" }');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port, not at a pipe
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stored: () => [...artifacts.keys()],
    close: () => server.close(),
  };
}
