import { afterAll, beforeAll, expect, it } from "vitest";
import { FILE_EFFECTS, FILE_STEPS, IMPORT_STEPS } from "./file-steps.ts";
import { startWriteTwins } from "./write-run.ts";
import type { WriteTwins } from "./write-run.ts";

let twins: WriteTwins;

beforeAll(async () => {
  twins = await startWriteTwins("file-writes");
});
afterAll(async () => twins?.stop());

it("uploads and imports have the same responses and the same effects on the stub and on the wiki", async () => {
  const { compared, differences } = await twins.compare(
    [...FILE_STEPS, ...IMPORT_STEPS],
    FILE_EFFECTS,
  );
  console.log(
    `${compared - differences.length} of ${compared} equal\n${differences.slice(0, Number(process.env["SHOW"] ?? 0)).join("\n")}`,
  );
  expect(differences).toEqual([]);
});
