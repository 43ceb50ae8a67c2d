import { afterAll, beforeAll, expect, it } from "vitest";
import { PAGE_ACTION_EFFECTS, PAGE_ACTION_STEPS } from "./page-action-steps.ts";
import { startWriteTwins } from "./write-run.ts";
import type { WriteTwins } from "./write-run.ts";

let twins: WriteTwins;

beforeAll(async () => {
  twins = await startWriteTwins("page-writes");
});
afterAll(async () => twins?.stop());

it("pages that are moved, protected, deleted and restored change on the stub as on the wiki", async () => {
  const { compared, differences } = await twins.compare(PAGE_ACTION_STEPS, PAGE_ACTION_EFFECTS);
  console.log(
    `${compared - differences.length} of ${compared} equal\n${differences.slice(0, Number(process.env["SHOW"] ?? 0)).join("\n")}`,
  );
  expect(differences).toEqual([]);
});
