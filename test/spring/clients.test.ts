import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/action-api/api-messages.ts";
import { installLocked } from "../install-locked.mjs";
import { startSpring } from "./server.ts";
import type { SpringServer } from "./server.ts";
import { rowsOf, startStub } from "./stub.ts";

const TOOLS = join(import.meta.dirname, "tools");

let spring: SpringServer;
let stub: SpringServer;
let ids: readonly string[];

beforeAll(async () => {
  const installation = installLocked(TOOLS);
  if (installation.kind === "missing")
    throw new Error(`The HAL clients cannot be installed from npm's registry: ${installation.why}`);
  spring = await startSpring();
  const rows = await rowsOf(spring);
  ids = rows.alliances.map((row) => String(propertyOf(row, "id")));
  stub = await startStub(rows);
});
afterAll(async () => {
  await stub?.stop();
  await spring?.stop();
});

/** The ids of the items of all pages, as a client follows them. */
async function idsOf(client: string, { base }: SpringServer): Promise<unknown> {
  const script = join(TOOLS, "pages.mjs");
  const { stdout } = await promisify(execFile)("node", [script, client, `${base}/alliances`]);
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
