import { afterAll, beforeAll, expect, it } from "vitest";
import { USER_EFFECTS, USER_STEPS } from "./user-steps.ts";
import { startWriteTwins } from "./write-run.ts";
import type { WriteTwins } from "./write-run.ts";

let twins: WriteTwins;

beforeAll(async () => {
  twins = await startWriteTwins("user-writes");
});
afterAll(async () => twins?.stop());

it("blocks, groups, watch lists and preferences change on the stub as on the wiki", async () => {
  const { compared, differences } = await twins.compare(USER_STEPS, USER_EFFECTS);
  console.log(
    `${compared - differences.length} of ${compared} equal\n${differences.slice(0, Number(process.env["SHOW"] ?? 0)).join("\n")}`,
  );
  expect(differences).toEqual([]);
});
