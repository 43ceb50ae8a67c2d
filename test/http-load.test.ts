import { createServer } from "node:http";
import { expect, it } from "vitest";
import { load } from "./bench/http-load.mjs";

/** More than a server can get in the time of this test. */
const PATHS = Array.from({ length: 50_000 }, (_, index) => `/${index}`);

it("requests no path of a list twice, on any connection or in the next run", async () => {
  const requested: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    requested.push(url);
    response.end("{}");
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
  const run = { connections: 4, milliseconds: 100 };
  const { next } = await load(port, PATHS, run);
  await load(port, PATHS, { ...run, first: next });
  await new Promise((resolve) => {
    server.close(resolve);
  });

  expect(requested.length).toBeGreaterThan(8);
  expect(new Set(requested).size).toBe(requested.length);
  expect(new Set(requested)).toEqual(new Set(PATHS.slice(0, requested.length)));
});
