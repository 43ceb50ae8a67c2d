import { afterAll, beforeAll, describe, it } from "vitest";
import { wholeCatalogue } from "./catalogue.ts";
import { SCRIPTS } from "./client-scripts.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { serveStub, stubOf } from "./stub-server.ts";

let wiki: Wiki;
let stub: Awaited<ReturnType<typeof serveStub>>;

beforeAll(async () => {
  wiki = await startFilledWiki("first", { workers: 2 });
  const { api } = await wholeCatalogue(wiki);
  stub = await serveStub(await stubOf(wiki, api));
}, 300_000);
afterAll(async () => {
  await stub?.stop();
  await wiki?.stop();
});

/**
 * Both servers have addresses of their own, and one of them has a clock: what is left out is told
 * here and nowhere else.
 */
function normalised(value: unknown, endpoint: string): unknown {
  const text = JSON.stringify(value).replaceAll(new URL(endpoint).origin, "http://wiki.example");
  return JSON.parse(text, (name, member: unknown) => (NOT_COMPARED.has(name) ? undefined : member));
}

const NOT_COMPARED: ReadonlySet<string> = new Set([
  // The time of the answer.
  "time",
  // Why a title is none: each says it in words of its own.
  "invalidreason",
]);

// All at once: they read, and wait for the wiki most of the time.
describe.concurrent.each(Object.entries(SCRIPTS))("a program with %s", (_name, script) => {
  it("gets the same from the stub as from the wiki", async ({ expect }) => {
    const [fromWiki, fromStub] = await Promise.all([script(wiki), script(stub)]);
    expect(Object.keys(fromWiki).length).toBeGreaterThan(5);
    expect(normalised(fromStub, stub.endpoint)).toEqual(normalised(fromWiki, wiki.endpoint));
  }, 120_000);
});
