/**
 * MSW as it is installed from npm, with services of this package behind it. It has fifty packages and
 * a script of its own, which is why it is no dependency of the project.
 *
 * @module
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchSender } from "../../templates/runtime/client/senders.js";
import { mswResolver } from "../../templates/runtime/adapters/msw-resolver.js";
import type { MswResolver } from "../../templates/runtime/adapters/msw-resolver.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";
import { startServer } from "../generator/support/http.js";
import { folderOf } from "../wiki/clients.ts";

/** The part of MSW that is used. */
interface Msw {
  readonly http: { all(path: string, resolver: MswResolver): object };
  readonly setupServer: (...handlers: readonly object[]) => {
    listen(options: { readonly onUnhandledRequest: "bypass" | "error" }): void;
    use(...handlers: readonly object[]): void;
    resetHandlers(): void;
    close(): void;
  };
}

const wiki = serviceHandler(async ({ url, body }) => ({
  status: 200,
  headers: { "content-type": "application/json" },
  cookies: ["a=1", "b=2"],
  body: JSON.stringify({ url, body }),
}));

describe("MSW", () => {
  let msw: Msw | undefined;
  let server: ReturnType<Msw["setupServer"]> | undefined;

  beforeAll(async () => {
    const folder = folderOf("msw");
    const inside = async (path: string): Promise<object> =>
      import(pathToFileURL(join(folder, ...path.split("/"))).href);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is not there when this is compiled
    msw = {
      ...(await inside("lib/core/index.mjs")),
      ...(await inside("lib/node/index.mjs")),
    } as Msw;
    server = msw.setupServer(
      msw.http.all(
        "*",
        mswResolver([
          { at: "https://wiki.example/w/api.php", handler: wiki },
          {
            at: "https://broken.example",
            handler: serviceHandler(async ({ url }) => ({
              status: 200,
              headers: {},
              body: "abcdef",
              breaksAfter: url === "/" ? 0 : 3,
            })),
          },
        ]),
      ),
    );
    server.listen({ onUnhandledRequest: "bypass" });
  });

  afterAll(() => server?.close());

  it("answers the platform's fetch from a service, by GET and by POST", async () => {
    const send = fetchSender("https://wiki.example/w/api.php");
    expect(await send({ action: "query" }, { method: "GET" })).toEqual({
      url: "/w/api.php?action=query",
      body: "",
    });
    expect(await send({ action: "query" }, { method: "POST" })).toEqual({
      url: "/w/api.php",
      body: "action=query",
    });
  });

  it("passes on what no route leads to", async () => {
    const real = await startServer(() => ({ body: "the network" }));
    expect(await (await fetch(real.origin)).text()).toBe("the network");
    expect(real.received).toHaveLength(1);
  });

  it("breaks connections where the service does", async () => {
    await expect(fetch("https://broken.example/")).rejects.toThrow(TypeError);
    const response = await fetch("https://broken.example/later");
    await expect(response.text()).rejects.toThrow();
  });

  it("takes one service at a path of its own, before the others", async () => {
    if (!msw || !server) throw new Error("MSW is not there.");
    const own = serviceHandler(async () => ({ status: 418, headers: {}, body: "" }));
    server.use(msw.http.all("https://wiki.example/w/api.php", mswResolver(own)));
    expect((await fetch("https://wiki.example/w/api.php?a=1")).status).toBe(418);
    server.resetHandlers();
    expect((await fetch("https://wiki.example/w/api.php?a=1")).status).toBe(200);
  });
});
