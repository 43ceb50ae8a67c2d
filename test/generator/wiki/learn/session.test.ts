import { describe, expect, it, vi } from "vitest";
import { openSession } from "../../../../generator/wiki/learn/session.js";
import { json, startServer } from "../../support/http.js";
import { LIMITS, testClock } from "../../support/wiki-api.js";

const ADDRESS = new URL("http://127.0.0.1:1/api.php");

/** A session whose requests a function receives as `fetch` does. */
function sessionWith(respond: (init: RequestInit) => Response, signal?: AbortSignal) {
  return openSession({
    address: ADDRESS,
    userAgent: "test",
    limits: LIMITS,
    environment: {
      ...testClock().environment,
      fetch: async (address, init = {}) => {
        expect(address).toEqual(ADDRESS);
        return respond(init);
      },
    },
    signal,
  });
}

describe("a session of a scenario", () => {
  it("sends the cookies that the wiki set in it, and no longer those that it removed", async () => {
    const sent: (string | null)[] = [];
    const answers = ["a=1; path=/", "b=2", "a=deleted; Max-Age=0"];
    const session = sessionWith(({ headers }) => {
      sent.push(new Headers(headers).get("cookie"));
      const cookie = answers.shift();
      return new Response("{}", { headers: cookie === undefined ? {} : { "set-cookie": cookie } });
    });
    for (let count = 0; count < 4; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- each request depends on the cookies before it
      await session.post({ action: "edit" });
    expect(sent).toEqual([null, "a=1", "a=1; b=2", "b=2"]);
  });

  it.each<readonly [header: string, sent: string | null]>([
    [" a =1; Secure", "a=1"],
    ["a= 1=2 ;x", "a=1=2"],
    ["a=deletedx", "a=deletedx"],
    ["a=; Path=/", null],
    ["a= ; Path=/", null],
    ["a=deleted", null],
    ["=1", null],
    [" =1", null],
    ["a", null],
    ["", null],
  ])("takes from Set-Cookie: %s the cookie %s", async (header, cookie) => {
    const sent: (string | null)[] = [];
    const session = sessionWith(({ headers }) => {
      sent.push(new Headers(headers).get("cookie"));
      const headersOf = new Headers();
      vi.spyOn(headersOf, "getSetCookie").mockReturnValue([header]);
      const response = new Response("{}");
      vi.spyOn(response, "headers", "get").mockReturnValue(headersOf);
      return response;
    });
    await session.post({ action: "edit" });
    await session.post({ action: "edit" });
    expect(sent).toEqual([null, cookie]);
  });

  it("sends a form to the address, and no credentials of its own", async () => {
    const inits: RequestInit[] = [];
    const session = sessionWith((init) => {
      inits.push(init);
      return new Response("{}");
    });
    expect(await session.post({ action: "edit", text: "a b" })).toEqual({
      kind: "received",
      value: { kind: "object", value: {} },
    });
    expect(inits).toMatchObject([
      {
        method: "POST",
        body: new URLSearchParams("action=edit&text=a+b"),
        headers: { "user-agent": "test" },
        redirect: "manual",
        credentials: "omit",
      },
    ]);
  });

  it.each([301, 302, 303, 307, 308])("sends nothing to the target of status %i", async (status) => {
    const other = await startServer(() => json({}));
    const server = await startServer(() => ({
      status,
      headers: { location: `${other.origin}/api.php?token=secret`, "set-cookie": "s=1" },
    }));
    const session = openSession({
      address: new URL(server.origin),
      userAgent: "test",
      limits: LIMITS,
      environment: testClock().environment,
    });
    expect(await session.post({ lgpassword: "secret" })).toMatchObject({
      kind: "failed",
      diagnostic: {
        code: "bad-redirect",
        message: `redirect to "${other.origin}/api.php" not followed: a form is sent to this URL only`,
      },
    });
    expect(other.received).toEqual([]);
  });

  it("ends with the reason of its signal", async () => {
    const reason = new Error("interrupted");
    const session = sessionWith(() => {
      throw new TypeError("fetch failed");
    }, AbortSignal.abort(reason));
    await expect(session.post({ action: "edit" })).rejects.toBe(reason);
  });

  it("sends files in a form with their names", async () => {
    let body: RequestInit["body"];
    const session = sessionWith((init) => {
      body = init.body;
      return new Response("{}");
    });
    await session.post({ action: "upload" }, { file: { name: "a.txt", base64: "YWI=" } });
    if (!(body instanceof FormData)) throw new Error("The body is no form.");
    const file = body.get("file");
    if (!(file instanceof File)) throw new Error("The form has no file.");
    expect([file.name, await file.text(), body.get("action")]).toEqual(["a.txt", "ab", "upload"]);
  });

  it("returns the code of an error", async () => {
    const session = sessionWith(
      () => new Response('{"error":{"code":"editconflict","info":"Edit conflict."}}'),
    );
    expect(await session.post({ action: "edit" })).toMatchObject({
      kind: "failed",
      errorCode: "editconflict",
    });
  });

  it("fails without a code if nothing responds", async () => {
    const session = sessionWith(() => {
      throw new TypeError("fetch failed");
    });
    const outcome = await session.post({ action: "edit" });
    expect(outcome.kind).toBe("failed");
    expect(outcome).not.toHaveProperty("errorCode");
  });
});
