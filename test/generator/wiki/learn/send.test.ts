import { describe, expect, it } from "vitest";
import { createClient } from "../../../../generator/wiki/client.js";
import { sendQuery } from "../../../../generator/wiki/learn/session.js";
import type { QueryResult } from "../../../../generator/wiki/learn/session.js";
import { json, startServer } from "../../support/http.js";
import { LIMITS, testClock } from "../../support/wiki-api.js";

/** The result of a request to a server that sends one response. */
async function resultOf(response: object, action = "query", status = 200): Promise<QueryResult> {
  const server = await startServer(() => json(response, { status }));
  const client = createClient({
    address: new URL(server.origin),
    userAgent: "paramsmith/0 (a test)",
    limits: LIMITS,
    environment: testClock().environment,
  });
  return sendQuery(client, { action, titles: "Rose" });
}

describe("a response of the API", () => {
  it.each([{ query: {} }, { batchcomplete: true }, { continue: { continue: "-||" } }])(
    "to a query has a member that responses of queries have: %j",
    async (response) => {
      const body = { kind: "object", value: response };
      expect(await resultOf(response)).toEqual({ kind: "received", body });
    },
  );

  it("to a query without such a member is not one", async () => {
    expect(await resultOf({ parse: {} })).toMatchObject({ kind: "failed" });
  });

  it("to another action may have any member", async () => {
    const body = { kind: "object", value: { parse: {} } };
    expect(await resultOf({ parse: {} }, "parse")).toMatchObject({ kind: "received", body });
  });

  it.each(["maxlag", "ratelimited"])("that is always the error %s ends the run", async (code) => {
    expect(await resultOf({ error: { code, info: "Later." } })).toMatchObject({ kind: "failed" });
  });

  it.each([200, 500])(
    "that is an error with status %i refuses this request only",
    async (status) => {
      const response = { error: { code: "badvalue", info: "No." } };
      expect(await resultOf(response, "query", status)).toMatchObject({
        kind: "refused",
        errorCode: "badvalue",
        why: { code: "api-error" },
      });
    },
  );
});
