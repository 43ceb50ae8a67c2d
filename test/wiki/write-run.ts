import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Wiki as WikiContent } from "../../templates/wiki/data/wiki.ts";
import { requestText, writeSteps } from "../templates/wiki/recorded/recorded-steps.ts";
import type { SentRequest } from "../templates/wiki/recorded/recorded-steps.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { exportWiki } from "./export.ts";
import { startWiki } from "./server.ts";
import type { UserName, Wiki } from "./server.ts";
import { isSince } from "./version.ts";
import { compareSteps } from "./write-comparison.ts";
import type { Comparison, FileStep, Send } from "./write-comparison.ts";
import { parsed, requestOf, STUB_ORIGIN, stubSend } from "./write-stub.ts";

/** A real wiki and a stub that change in the same way. */
export interface WriteTwins {
  readonly wiki: Wiki;
  /** Runs steps on both, and returns how many responses there are and the differences of them. */
  compare(steps: readonly FileStep[], effects: readonly string[]): Promise<Comparison>;
  stop(): Promise<void>;
}

/** Starts a wiki of its own, and a stub with the same content. */
export async function startWriteTwins(name: string): Promise<WriteTwins> {
  const directory = join(tmpdir(), `paramsmith-${name}-wiki-${process.pid}`);
  const wiki = await startWiki({ directory });
  const { api } = await wholeCatalogue(wiki);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an export has this form, as its schema says
  const content = (await exportWiki(wiki.directory)) as unknown as WikiContent;
  const server = serverOf(wiki);
  const stub = stubSend(api, content);
  return {
    wiki,
    async compare(steps, effects) {
      const { send, exchanges } = listening(server);
      const compared = await compareSteps(steps, effects, {
        server: send,
        stub,
        version: wiki.version,
        nextSecond: async () => setTimeout(1100),
      });
      // A recording of steps has its own content, so that it is of the newest version.
      const isNewest = process.env["UPDATE_ANSWERS"] === "1" && isSince(wiki.version, 45);
      if (isNewest && compared.differences.length === 0)
        writeSteps(name, { version: wiki.version, content, exchanges });
      return compared;
    },
    async stop() {
      await wiki.stop();
      // Another run needs a wiki without these changes.
      for (const path of [directory, `${directory}.lock`])
        rmSync(path, { recursive: true, force: true });
    },
  };
}

function serverOf(wiki: Wiki): Send {
  const cookies = new Map<UserName, string>();
  return async (method, params, user, files) => {
    if (user !== undefined && !cookies.has(user)) cookies.set(user, await wiki.login(user));
    const request = requestOf(wiki.endpoint, method, params, files);
    const cookie = user === undefined ? undefined : cookies.get(user);
    if (cookie !== undefined) request.headers.set("cookie", cookie);
    const text = await (await fetch(request)).text();
    return parsed(text.replaceAll(new URL(wiki.endpoint).origin, STUB_ORIGIN));
  };
}

/** Sends as before, and keeps what was sent and answered. */
function listening(server: Send): {
  readonly send: Send;
  readonly exchanges: readonly SentRequest[];
} {
  const exchanges: SentRequest[] = [];
  return {
    exchanges,
    async send(...sent) {
      const answer = await server(...sent);
      exchanges.push({ request: requestText(...sent), answer });
      return answer;
    },
  };
}
