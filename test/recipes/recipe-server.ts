import { once } from "node:events";
import { createServer } from "node:http";
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from "node:http";
import { createParaminfoStub, createWiki } from "../../generated/paraminfo/stub.js";
import { nodeListener } from "../../templates/runtime/adapters/node-listener.js";

/** A reply in place of the stub's. */
export type Reply =
  | {
      readonly kind: "response";
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
    }
  /** The connection breaks. */
  | { readonly kind: "reset" }
  /** The stub's response, when the test asks for it. */
  | { readonly kind: "late"; readonly wanted: Promise<void> };

/** A request as the server received it. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** A stub on the loopback address, with the pages and the account that the recipes use. */
export interface RecipeServer {
  readonly endpoint: string;
  readonly received: Received[];
  /** Replies to the next requests. */
  readonly replies: Reply[];
  /** The number of requests without a response. */
  pending(): number;
  /** The most requests that were pending at the same time. */
  mostPending(): number;
  /** The number of connections that clients closed before a response. */
  abandoned(): number;
  stop(): Promise<void>;
}

const titles = Array.from({ length: 150 }, (_, index) => `Page ${index}`);
const wiki = createWiki({
  users: [{ name: "Admin", groups: ["sysop"] }],
  pages: ["Main Page", ...titles].map((title) => ({ title, text: `See [[${title}]].` })),
});

/** Starts the server on a free port. */
export async function startRecipeServer(): Promise<RecipeServer> {
  const listener = nodeListener(createParaminfoStub({ wiki }));
  const received: Received[] = [];
  const replies: Reply[] = [];
  let pending = 0;
  let most = 0;
  let abandoned = 0;
  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    received.push({ method, url, headers });
    pending += 1;
    most = Math.max(most, pending);
    response.on("close", () => {
      pending -= 1;
      if (!response.writableEnded) abandoned += 1;
    });
    const reply = replies.shift();
    if (reply) sendReply(reply, request, response, listener);
    else listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    endpoint: `http://127.0.0.1:${address.port}/w/api.php`,
    received,
    replies,
    pending: () => pending,
    mostPending: () => most,
    abandoned: () => abandoned,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function sendReply(
  reply: Reply,
  request: IncomingMessage,
  response: ServerResponse,
  listener: RequestListener,
): void {
  switch (reply.kind) {
    case "response":
      response.writeHead(reply.status, reply.headers).end(reply.body);
      return;
    case "reset":
      request.socket.destroy();
      return;
    case "late":
      void reply.wanted.then(() => listener(request, response));
  }
}
