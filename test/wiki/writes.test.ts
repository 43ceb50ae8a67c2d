import { afterAll, beforeAll, expect, it } from "vitest";
import { startWriteTwins } from "./write-run.ts";
import type { WriteTwins } from "./write-run.ts";
import { EDITS, effectsOf } from "./write-steps.ts";

let twins: WriteTwins;

beforeAll(async () => {
  twins = await startWriteTwins("writes");
});
afterAll(async () => twins?.stop());

it("edits have the same responses and the same effects on the stub and on the wiki", async () => {
  const steps = EDITS.map((step) => ({
    ...step,
    effects: effectsOf(step.params["title"] ?? ""),
  }));
  const { compared, differences } = await twins.compare(steps, []);
  console.log(
    `${compared - differences.length} of ${compared} equal\n${differences.slice(0, Number(process.env["SHOW"] ?? 0)).join("\n")}`,
  );
  expect(differences).toEqual([]);
});
