import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import { installLocked } from "../install-locked.mjs";
import { serverAt } from "./server.ts";
import type { RestServer, StartedServer } from "./server.ts";
import { rowsOf, startPlainStub, startStub } from "./stub.ts";

const TOOLS = join(import.meta.dirname, "tools");

const spring = serverAt(inject("spring"));
let stub: StartedServer;
let plain: StartedServer;
let ids: readonly string[];

beforeAll(async () => {
  const installation = installLocked(TOOLS);
  if (installation.kind === "missing")
    throw new Error(`The HAL clients cannot be installed from npm's registry: ${installation.why}`);
  const rows = await rowsOf(spring);
  ids = rows.alliances.map((row) => String(propertyOf(row, "id")));
  stub = await startStub(rows);
  plain = await startPlainStub(rows);
});
afterAll(async () => {
  await plain?.stop();
  await stub?.stop();
});

/** The ids of the items of all pages, as a client follows them. */
async function idsOf(client: string, { base }: RestServer, path = "/alliances") {
  return runClient("pages.mjs", client, base + path);
}

async function runClient(script: string, client: string, url: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)("node", [join(TOOLS, script), client, url]);
  return JSON.parse(stdout);
}

it.each(["ketting", "traverson-hal", "hal-rest-client"])(
  "%s follows the pages of 300 items of the server and of the stub",
  async (client) => {
    expect(ids).toHaveLength(300);
    expect(await idsOf(client, spring)).toEqual(ids);
    expect(await idsOf(client, stub)).toEqual(ids);
  },
);

// Links of the plain stub have no host. hal-rest-client does not resolve such links (RFC 3986, 5.2).
it.each(["ketting", "traverson-hal"])("%s follows the pages of the plain stub", async (client) => {
  // Without `size`, the list is a single page.
  expect(await idsOf(client, plain, "/alliances?size=20")).toEqual(ids);
});

it("ketting follows the links of items to the items themselves, on the server and on both stubs", async () => {
  const expected = ids.slice(0, 3).map((id) => ({ id, self: `/alliances/${id}`, followed: id }));
  for (const server of [spring, stub, plain])
    // oxlint-disable-next-line no-await-in-loop -- one process at a time
    expect(await runClient("items.mjs", "ketting", `${server.base}/alliances?size=3`)).toEqual(
      expected,
    );
});
