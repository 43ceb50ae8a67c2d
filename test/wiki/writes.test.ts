import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { isAvailable } from "../availability.ts";
import { jsonSender, listening, writeSteps } from "../templates/wiki/recorded/recorded-steps.ts";
import { compareSteps } from "./compare-steps.ts";
import type { Send } from "./compare-steps.ts";
import { requestOf, sendToStub, STUB_ORIGIN } from "./sending.ts";
import { startCopiedWiki } from "./copied-wiki.ts";
import type { UserName, Wiki } from "./server.ts";
import { readSteps, STEP_TABLES } from "./steps.ts";
import { twinsOf } from "./twins.ts";
import { isSince } from "./version.ts";

/** Tables of which an older version responds to some steps in another form. CI replays their recordings. */
const OF_NEWEST: ReadonlySet<string> = new Set(["user-writes", "file-writes", "admin-writes"]);
const isNewest = isAvailable(
  process.env["PARAMSMITH_MEDIAWIKI"] !== undefined,
  "the sources of MediaWiki 1.45",
);

it.each(STEP_TABLES.filter((name) => isNewest || !OF_NEWEST.has(name)))(
  "%s have the same responses and the same effects on the stub and on the wiki",
  async (name) => {
    const wiki = await startCopiedWiki();
    try {
      const { stub, content } = await twinsOf(wiki);
      const { send, exchanges } = listening(senderTo(wiki));
      const { compared, differences } = await compareSteps(readSteps(name), {
        server: send,
        stub: jsonSender(async (sent) => sendToStub(stub, sent)),
        version: wiki.version,
        nextSecond: async () => setTimeout(1100),
      });
      // A recording of steps has its own content, so that it is of the newest version.
      const isRecorded = process.env["UPDATE_ANSWERS"] === "1" && isSince(wiki.version, 45);
      if (isRecorded && differences.length === 0)
        writeSteps(name, { version: wiki.version, content, exchanges });
      const shown = differences.slice(0, Number(process.env["SHOW"] ?? 0));
      console.log([`${compared - differences.length} of ${compared} equal`, ...shown].join("\n"));
      expect(differences).toEqual([]);
    } finally {
      await wiki.stop();
    }
  },
  900_000,
);

function senderTo(wiki: Wiki): Send {
  const cookies = new Map<UserName, string>();
  return jsonSender(async ({ user, ...sent }) => {
    if (user !== undefined && !cookies.has(user)) cookies.set(user, await wiki.login(user));
    const request = requestOf(wiki.endpoint, sent);
    const cookie = user === undefined ? undefined : cookies.get(user);
    if (cookie !== undefined) request.headers.set("cookie", cookie);
    const text = await (await fetch(request)).text();
    return text.replaceAll(new URL(wiki.endpoint).origin, STUB_ORIGIN);
  });
}
