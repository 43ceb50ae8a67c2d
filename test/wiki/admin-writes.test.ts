import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN_EFFECTS, ADMIN_STEPS } from "./admin-steps.ts";
import { startWriteTwins } from "./write-run.ts";
import type { WriteTwins } from "./write-run.ts";

let twins: WriteTwins;

beforeAll(async () => {
  twins = await startWriteTwins("admin-writes");
});
afterAll(async () => twins?.stop());

it("content models, histories, tags, accounts and hidden parts change on the stub as on the wiki", async () => {
  const { compared, differences } = await twins.compare(ADMIN_STEPS, ADMIN_EFFECTS);
  console.log(
    `${compared - differences.length} of ${compared} equal\n${differences.slice(0, Number(process.env["SHOW"] ?? 0)).join("\n")}`,
  );
  expect(differences).toEqual([]);
});
